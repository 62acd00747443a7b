//! A component that is named but not declared: by `tools.<name>.component`, or as a key of the runtime file.

use crate::diagnostics::registry::rules::UNKNOWN_COMPONENT;
use crate::diagnostics::{Finding, Severity, Subject};
use crate::model::{ComponentName, ToolSource};

use super::Input;
use super::subjects;
use super::suggest::{Suggestion, there_are};

pub(super) fn check(input: &Input<'_>, findings: &mut Vec<Finding>) {
    for (tool, declaration) in &input.application.tools {
        if let ToolSource::Component(component) = &declaration.source {
            findings.extend(finding(input, component, subjects::tool(tool).key("component")));
        }
    }
    // Nothing of the manifest is wrong here: the definitions are just never used.
    for component in input.runtime.iter().flat_map(|runtime| runtime.components.keys()) {
        let finding = finding(input, component, subjects::runtime_component(component));
        findings.extend(finding.map(|finding| finding.severity(Severity::Warning)));
    }
}

fn finding(input: &Input<'_>, component: &ComponentName, subject: Subject) -> Option<Finding> {
    let declared = &input.application.components;
    if declared.contains_key(component) {
        return None;
    }
    let suggestion = Suggestion::of(component.as_str(), declared.keys());
    Some(
        Finding::new(UNKNOWN_COMPONENT, format!("`{component}` is not a component of this application"))
            .about(subject)
            .help(suggestion.help(there_are("declared components", declared.keys()))),
    )
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    #[test]
    fn declarations_and_the_runtime_file_name_components() {
        assert!(Fixture::quickstart(json!({})).findings(UNKNOWN_COMPONENT).is_empty());
        let declared = Fixture::quickstart(json!({})).tool("file-tools", Some("my-app:file-tool"));
        insta::assert_snapshot!(declared.only(UNKNOWN_COMPONENT), @"`my-app:file-tool` is not a component of this application @ tools.file-tools.component | did you mean `my-app:file-tools`?");
        let defined = Fixture::quickstart(json!({})).defines_nothing("my-app:stray");
        insta::assert_snapshot!(defined.only(UNKNOWN_COMPONENT), @"`my-app:stray` is not a component of this application @ components.my-app:stray | declared components: `my-app:file-tools` and `my-app:tool-owner`");
        assert_eq!(defined.findings(UNKNOWN_COMPONENT)[0].severity, Severity::Warning);
    }
}
