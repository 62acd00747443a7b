//! The budgets that the user set for an endpoint: how many tools, and what their definitions cost a client's model.

use crate::diagnostics::Finding;
use crate::diagnostics::registry::rules::{TOO_MANY_TOKENS, TOO_MANY_TOOLS};
use crate::projection::Endpoint;

use super::{Context, subjects};

/// Bytes of compact JSON that make about one token. A rule of thumb for English and JSON; tokenizers differ.
const BYTES_PER_TOKEN: usize = 4;

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    for (deployment, projection) in &context.deployments {
        let endpoint = &projection.endpoint;
        let subject = || subjects::deployment(context.environment, deployment.index);
        let count = endpoint.tools.len();
        if let Some(most) = context.options.max_tools.filter(|most| count > *most) {
            findings.push(
                Finding::new(
                    TOO_MANY_TOOLS,
                    format!("`{}` shows {count} tools; the budget is {most}", endpoint.domain),
                )
                .about(subject())
                .help("select fewer commands with `include`, or drop aliases"),
            );
        }
        // Counting costs as much as projecting: only where somebody set a budget.
        let Some(most) = context.options.max_tokens else { continue };
        let tokens = estimated_tokens(endpoint);
        if tokens > most {
            findings.push(
                Finding::new(
                    TOO_MANY_TOKENS,
                    format!(
                        "the tools of `{}` cost about {tokens} tokens; the budget is {most} (estimate: compact JSON of `tools/list`, {BYTES_PER_TOKEN} bytes a token)",
                        endpoint.domain
                    ),
                )
                .about(subject())
                .help("select fewer commands, or shorten their descriptions and schemas"),
            );
        }
    }
}

/// What the tool definitions of an endpoint cost a model, by estimate.
pub fn estimated_tokens(endpoint: &Endpoint) -> usize {
    endpoint.tools.iter().map(|tool| tool.definition.to_string().len()).sum::<usize>().div_ceil(BYTES_PER_TOKEN)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    #[test]
    fn budgets_hold_only_where_they_are_set() {
        let mut fixture = Fixture::quickstart(json!({}));
        assert!(fixture.codes().is_empty());
        fixture.options.max_tools = Some(3);
        insta::assert_snapshot!(fixture.only(TOO_MANY_TOOLS), @"`mcp-demo.localhost:9007` shows 4 tools; the budget is 3 @ mcp.deployments.local[0] | select fewer commands with `include`, or drop aliases");
        fixture.options = crate::check::Options { max_tools: Some(4), max_tokens: Some(10), locked: false };
        let found = fixture.findings(TOO_MANY_TOKENS);
        assert!(found[0].message.contains("(estimate: compact JSON of `tools/list`, 4 bytes a token)"), "{found:?}");
        assert_eq!(fixture.codes(), ["too-many-tokens"]);
    }
}
