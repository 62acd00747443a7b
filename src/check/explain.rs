//! What `why` knows, as sentences with subjects: the same words in text and in documents.

use crate::diagnostics::Subject;
use crate::model::{Application, EnvironmentName, ToolSource};
use crate::projection::Source;
use crate::projection::catalog::title_of;
use crate::projection::problem::spoken;
use crate::projection::why::{Explanation, Fact, PatternPlace};

use super::subjects;

/// One sentence of an explanation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Statement {
    /// The sentence, without a period.
    pub text: String,
    /// What it is about; `manifest` knows where that stands.
    pub subject: Option<Subject>,
}

/// The sentences of an explanation, in its order.
pub fn statements(
    explanation: &Explanation,
    application: &Application,
    environment: &EnvironmentName,
) -> Vec<Statement> {
    let teller = Teller { application, environment };
    explanation.facts.iter().flat_map(|fact| teller.tell(fact)).collect()
}

struct Teller<'a> {
    application: &'a Application,
    environment: &'a EnvironmentName,
}

impl Teller<'_> {
    fn tell(&self, fact: &Fact) -> Vec<Statement> {
        let (text, subject) = match fact {
            Fact::Shown { deployment, domain, kind, source, selected_by } => {
                let mut told = vec![Statement {
                    text: format!("`{domain}` shows it as a {}: {}", kind.as_str(), self.origin(source)),
                    subject: Some(self.exporter(*deployment, source)),
                }];
                told.extend(selected_by.as_ref().and_then(|pattern| self.selected(*deployment, source, pattern)));
                return told;
            }
            Fact::Hidden { deployment, domain, tool, name, command, pattern } => match pattern {
                Some(PatternPlace { list, index, text }) => (
                    format!("`{domain}` hides `{name}` (`{command}`): `{text}` in `{}` removes it", list.key()),
                    Some(subjects::pattern(self.environment, *deployment, tool, *list, *index)),
                ),
                None => (
                    format!("`{domain}` hides `{name}` (`{command}`): no pattern of `include` selects it"),
                    Some(subjects::deployment(self.environment, *deployment).keys(["tools", tool.as_str(), "include"])),
                ),
            },
            Fact::Wrong { deployment, domain, problem } => {
                (format!("wrong at `{domain}`: {problem}"), Some(subjects::deployment(self.environment, *deployment)))
            }
            Fact::RenamedArgument { exposed, parameter, of_constructor } => {
                let of = if *of_constructor { "constructor" } else { "method" };
                let reason = "because constructor and method both have that name";
                (format!("{of} parameter `{parameter}` is the argument `{exposed}`, {reason}"), None)
            }
            Fact::Declared { tool, source } => {
                let place = match source {
                    ToolSource::Component(component) => format!("its implementation is in `{component}`"),
                    ToolSource::ReleaseId(_) | ToolSource::Release { .. } => format!(
                        "it is the release `{}`; `mcpctl plan` shows what that offers",
                        source.release().unwrap_or_default()
                    ),
                    ToolSource::Discovered => "its implementation is found among the components".to_owned(),
                };
                (format!("`{tool}` is declared: {place}"), Some(subjects::tool(tool)))
            }
            Fact::Implemented { tool, component } => {
                (format!("`{component}` implements `{tool}`"), Some(subjects::runtime_tool(component, tool)))
            }
            Fact::Bound { tool, component, layer } => (
                format!("`{component}` may invoke `{tool}`, by a binding in `{}`", layer.keys().join(".")),
                Some(subjects::binding(layer, tool)),
            ),
            Fact::Supplied { tool, import, upstream_name } => (
                format!("{} provides `{tool}`; its server calls it `{upstream_name}`", self.import(*import)),
                Some(subjects::import(self.environment, *import)),
            ),
            Fact::Shadowed { tool, import, by } => {
                let winner = match by {
                    Some(winner) => format!("{}, which comes earlier, wins", self.import(*winner)),
                    None => "the application's own tool wins".to_owned(),
                };
                (
                    format!("{} has a `{tool}` too, but {winner}", self.import(*import)),
                    Some(subjects::import(self.environment, *import)),
                )
            }
            Fact::LeftOut { import, upstream_name, reason } => (
                format!("{} leaves `{upstream_name}` out: {reason}", self.import(*import)),
                Some(subjects::import(self.environment, *import)),
            ),
            Fact::NotKnown(what) => (format!("not known: {what}"), None),
        };
        vec![Statement { text, subject }]
    }

    fn selected(&self, deployment: usize, source: &Source, pattern: &PatternPlace) -> Option<Statement> {
        let Source::Native { tool, .. } = source else { return None };
        Some(Statement {
            text: format!("`{}` in `{}` selects it", pattern.text, pattern.list.key()),
            subject: Some(subjects::pattern(self.environment, deployment, tool, pattern.list, pattern.index)),
        })
    }

    fn origin(&self, source: &Source) -> String {
        match source {
            Source::Native { tool, command_path, alias_of: Some(canonical) } => {
                format!("an alias of `{canonical}`, which is the command `{}`", spoken(tool, command_path))
            }
            Source::Import { index, upstream_name } => format!("`{upstream_name}` of {}", self.import(*index)),
            Source::Component { component } => format!("static content of `{component}`"),
            Source::Native { .. } | Source::Agent { .. } => format!("the {source}"),
        }
    }

    fn exporter(&self, deployment: usize, source: &Source) -> Subject {
        match source {
            Source::Native { tool, .. } => subjects::tool_export(self.environment, deployment, tool),
            Source::Agent { agent, .. } => subjects::agent_export(self.environment, deployment, agent),
            Source::Import { .. } | Source::Component { .. } => subjects::deployment(self.environment, deployment),
        }
    }

    fn import(&self, index: usize) -> String {
        let imports = self.application.imports_of(self.environment);
        imports.iter().find(|import| import.index == index).map_or_else(|| format!("import {index}"), title_of)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::{Fixture, environment};
    use crate::projection::{Catalog, why};

    fn told(fixture: &Fixture, name: &str) -> String {
        let local = environment("local");
        let mut catalog = Catalog::of(&fixture.application, &local, Some(&fixture.runtime));
        for ((_, index), surface) in &fixture.imports {
            catalog = catalog.with_known(*index, surface.clone());
        }
        let explanation = why(name, &fixture.application, &local, &catalog);
        let mut lines: Vec<String> = statements(&explanation, &fixture.application, &local)
            .into_iter()
            .map(|told| format!("{} @ {}", told.text, told.subject.map(|it| it.to_string()).unwrap_or_default()))
            .collect();
        lines.extend(explanation.near.iter().map(|near| format!("near: {near}")));
        lines.join("\n")
    }

    #[test]
    fn a_shown_name_leads_down_to_its_declarations() {
        let fixture = Fixture::quickstart(json!({ "include": ["read-file", "list **"] }));
        insta::assert_snapshot!(told(&fixture, "file_tools_list_ls"), @r"
        `mcp-demo.localhost:9007` shows it as a tool: an alias of `file_tools_list_files`, which is the command `file-tools list files` @ mcp.deployments.local[0].tools.file-tools
        `list **` in `include` selects it @ mcp.deployments.local[0].tools.file-tools.include[1]
        `file-tools` is declared: its implementation is in `my-app:file-tools` @ tools.file-tools
        `my-app:file-tools` implements `file-tools` @ components.my-app:file-tools.tools.file-tools
        `my-app:tool-owner` may invoke `file-tools`, by a binding in `components.my-app:tool-owner` @ components.my-app:tool-owner.tools.file-tools
        ");
        assert_eq!(told(&fixture, "file-tools list ls"), told(&fixture, "file_tools_list_ls"), "paths are names too");
    }

    #[test]
    fn a_hidden_name_says_by_which_pattern() {
        insta::assert_snapshot!(told(&Fixture::quickstart(json!({ "exclude": ["list **"] })), "file_tools_list_files"), @r"
        `mcp-demo.localhost:9007` hides `file_tools_list_files` (`file-tools list files`): `list **` in `exclude` removes it @ mcp.deployments.local[0].tools.file-tools.exclude[0]
        `file-tools` is declared: its implementation is in `my-app:file-tools` @ tools.file-tools
        `my-app:file-tools` implements `file-tools` @ components.my-app:file-tools.tools.file-tools
        `my-app:tool-owner` may invoke `file-tools`, by a binding in `components.my-app:tool-owner` @ components.my-app:tool-owner.tools.file-tools
        ");
        insta::assert_snapshot!(told(&Fixture::quickstart(json!({ "include": ["list"] })), "file_tools_read_file"), @r"
        `mcp-demo.localhost:9007` hides `file_tools_read_file` (`file-tools read-file`): no pattern of `include` selects it @ mcp.deployments.local[0].tools.file-tools.include
        `file-tools` is declared: its implementation is in `my-app:file-tools` @ tools.file-tools
        `my-app:file-tools` implements `file-tools` @ components.my-app:file-tools.tools.file-tools
        `my-app:tool-owner` may invoke `file-tools`, by a binding in `components.my-app:tool-owner` @ components.my-app:tool-owner.tools.file-tools
        ");
    }

    #[test]
    fn an_imported_name_says_who_wins() {
        let fixture = Fixture::default()
            .component("my-app:consumer", &["search"])
            .import(json!({ "name": "a" }))
            .import(json!({ "name": "b", "url": "https://b.example.com/mcp" }))
            .provides(0, &["search"])
            .provides(1, &["search"]);
        insta::assert_snapshot!(told(&fixture, "search"), @r"
        `my-app:consumer` may invoke `search`, by a binding in `components.my-app:consumer` @ components.my-app:consumer.tools.search
        import `a` provides `search`; its server calls it `search` @ mcp.imports.local[0]
        import `b` has a `search` too, but import `a`, which comes earlier, wins @ mcp.imports.local[1]
        ");
        let unlocked = Fixture::default().import(json!({ "name": "a" }));
        insta::assert_snapshot!(told(&unlocked, "search"), @"not known: whether it comes from an import (import `a` has no lock entry) @");
    }

    #[test]
    fn an_agent_tool_says_what_was_renamed() {
        let text = json!({ "kind": "string", "value": {} });
        let fixture = Fixture::default()
            .component("my-app:a", &[])
            .defines_agent("my-app:a", "Counter", json!({
                "constructor": [{ "name": "name", "type": text, "required": true }],
                "methods": [{ "name": "rename", "parameters": [{ "name": "name", "type": text, "required": true }] }],
            }))
            .deployment(json!({ "subdomain": "x", "agents": { "Counter": {} } }));
        insta::assert_snapshot!(told(&fixture, "Counter-rename"), @r"
        `x.localhost:9007` shows it as a tool: the method `rename` of agent `Counter` @ mcp.deployments.local[0].agents.Counter
        constructor parameter `name` is the argument `constructor_name`, because constructor and method both have that name @ 
        method parameter `name` is the argument `method_name`, because constructor and method both have that name @
        ");
    }

    #[test]
    fn an_unknown_name_gets_its_neighbours() {
        insta::assert_snapshot!(told(&Fixture::quickstart(json!({})), "file_tools_raed_file"), @"near: file_tools_read_file");
    }
}
