//! The name of a default tool is reserved: a deploy is refused when an import lists a tool of that name, or when it
//! could supply one and cannot be read.

use crate::diagnostics::registry::codes::RESERVED_TOOL_NAME;
use crate::diagnostics::{Finding, Severity};
use crate::projection::Known;
use crate::projection::catalog::{could_supply, title_of};

use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    for name in &context.catalog.default_tools {
        for (import, surface) in &context.catalog.imports {
            let title = title_of(import);
            let finding = match surface {
                Known::Yes(surface) if surface.tools.iter().any(|tool| tool.name == *name) => {
                    Finding::new(RESERVED_TOOL_NAME, format!("{title} lists a tool `{name}`, which is the name of a default tool"))
                }
                Known::No(_) if could_supply(import, name) => Finding::new(
                    RESERVED_TOOL_NAME,
                    format!("{title} could supply a tool `{name}`, which is the name of a default tool; a deploy is refused if it does, or if it cannot be read then"),
                )
                .severity(Severity::Note),
                _ => continue,
            };
            findings.push(finding.about(subjects::import(context.environment, import.index)).help(format!(
                "give the import a `prefix`, leave `{name}` out with `exclude`, or take it from the environment's `defaultTools`"
            )));
        }
    }
}
