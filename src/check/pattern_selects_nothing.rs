//! A pattern of `include` or `exclude` that selects no executable command.

use crate::diagnostics::registry::codes::PATTERN_SELECTS_NOTHING;
use crate::diagnostics::{Finding, Rewrite};
use crate::model::{CommandName, CommandPattern, ToolDefinition, ToolName};
use crate::projection::command::Exposure;
use crate::projection::{CommandView, Problem, ToolLookup, exposed_name};

use super::suggest::{Suggestion, there_are};
use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    for (deployment, problem) in context.problems() {
        let Problem::PatternSelectsNothing { tool, list, index, pattern } = problem else { continue };
        let subject = subjects::pattern(context.environment, deployment.index, tool, *list, *index);
        let finding = Finding::new(PATTERN_SELECTS_NOTHING, format!("`{pattern}` selects no command of `{tool}`"))
            .about(subject.clone());
        let ToolLookup::Native { definition, .. } = context.catalog.tool(tool) else {
            findings.push(finding.help("an imported tool is one command without a path; only `**` selects it"));
            continue;
        };
        let commands = Commands::of(tool, definition);
        let suggestion = commands.suggest(pattern.as_str());
        let mut finding = finding.help(suggestion.help(there_are("commands", commands.spoken())));
        if let Some(value) = suggestion.unambiguous() {
            finding = finding.rewrite(Rewrite {
                title: format!("write `{value}`"),
                certain: true,
                subject,
                value: value.to_owned(),
            });
        }
        findings.push(finding);
    }
}

/// The commands of a tool as patterns can name them.
struct Commands<'a> {
    tool: &'a ToolName,
    exposures: Vec<Exposure>,
}

impl<'a> Commands<'a> {
    fn of(tool: &'a ToolName, definition: &ToolDefinition) -> Self {
        Self { tool, exposures: CommandView::all(definition).iter().flat_map(CommandView::exposures).collect() }
    }

    fn spoken(&self) -> Vec<String> {
        let canonical = self.exposures.iter().filter(|exposure| !exposure.alias);
        canonical.map(Exposure::spoken).filter(|path| !path.is_empty()).collect()
    }

    fn selects(&self, pattern: &str) -> bool {
        CommandPattern::parse(pattern)
            .is_ok_and(|pattern| self.exposures.iter().any(|exposure| pattern.matches(&exposure.path)))
    }

    /// Well-known slips first, then the nearest path, then the nearest word.
    fn suggest(&self, pattern: &str) -> Suggestion {
        let prefix = format!("{} ", self.tool);
        if let Some(rest) = pattern.strip_prefix(&prefix).filter(|rest| self.selects(rest)) {
            return Suggestion::exactly(rest);
        }
        let dashed = pattern.replace('_', "-");
        if dashed != pattern && self.selects(&dashed) {
            return Suggestion::exactly(dashed);
        }
        let is_named = |exposure: &&Exposure| {
            exposure.name == pattern || exposed_name([self.tool.as_str(), pattern]) == exposure.name
        };
        if let Some(exposure) = self.exposures.iter().find(is_named).filter(|exposure| !exposure.path.is_empty()) {
            return Suggestion::exactly(exposure.spoken());
        }
        if pattern.contains('*') { self.suggest_words(pattern) } else { Suggestion::of(pattern, self.paths()) }
    }

    fn paths(&self) -> Vec<String> {
        self.exposures.iter().map(Exposure::spoken).filter(|path| !path.is_empty()).collect()
    }

    /// Exchanges one literal word of a pattern with wildcards for a near one, so that it selects something.
    fn suggest_words(&self, pattern: &str) -> Suggestion {
        let words: Vec<&str> = self.exposures.iter().flat_map(|e| &e.path).map(CommandName::as_str).collect();
        let parts: Vec<&str> = pattern.split(' ').collect();
        let mut mended = Vec::new();
        for (at, part) in parts.iter().enumerate().filter(|(_, part)| !part.contains('*')) {
            if let Some(word) = Suggestion::of(part, &words).unambiguous() {
                let mut parts = parts.clone();
                parts[at] = word;
                mended.push(parts.join(" "));
            }
        }
        mended.retain(|candidate| self.selects(candidate));
        Suggestion::of(pattern, mended)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    fn mended(pattern: &str) -> Option<String> {
        let fixture = Fixture::quickstart(json!({ "include": ["read-file", pattern] }));
        let found = fixture.findings(PATTERN_SELECTS_NOTHING);
        let [finding] = found.as_slice() else { panic!("{pattern}: {found:#?}") };
        finding.rewrite.as_ref().map(|rewrite| rewrite.value.clone())
    }

    #[test]
    fn a_dead_pattern_is_an_error_with_a_mend() {
        let fixture = Fixture::quickstart(json!({ "include": ["raed-file"] }));
        insta::assert_snapshot!(fixture.only(PATTERN_SELECTS_NOTHING), @"`raed-file` selects no command of `file-tools` @ mcp.deployments.local[0].tools.file-tools.include[0] | did you mean `read-file`?");
        assert_eq!(fixture.codes(), ["pattern-selects-nothing"], "one mistake, one finding");
        assert!(
            Fixture::quickstart(json!({ "exclude": ["list ls", "list **"] }))
                .findings(PATTERN_SELECTS_NOTHING)
                .is_empty()
        );
    }

    #[test]
    fn the_mend_is_certain_only_when_one_thing_can_be_meant() {
        assert_eq!(mended("raed-file").as_deref(), Some("read-file"));
        assert_eq!(
            mended("file-tools read-file").as_deref(),
            Some("read-file"),
            "the tool's name does not belong there"
        );
        assert_eq!(mended("read_file").as_deref(), Some("read-file"));
        assert_eq!(mended("file_tools_list_files").as_deref(), Some("list files"), "an exposed name is no path");
        assert_eq!(mended("lsit **").as_deref(), Some("list **"));
        assert_eq!(mended("unlike anything"), None);
    }
}
