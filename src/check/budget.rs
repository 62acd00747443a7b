//! The budgets that the user set for an endpoint: how many tools, and what their definitions cost a client's model.

use crate::diagnostics::Finding;
use crate::diagnostics::registry::codes::{TOO_MANY_TOKENS, TOO_MANY_TOOLS};
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
                Finding::new(TOO_MANY_TOOLS, format!("`{}` shows {count} tools; the budget is {most}", endpoint.domain))
                    .about(subject())
                    .help("select fewer commands with `include`, or drop aliases"),
            );
        }
        let tokens = estimated_tokens(endpoint);
        if let Some(most) = context.options.max_tokens.filter(|most| tokens > *most) {
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
