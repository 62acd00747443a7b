//! The definitions of imported tools, text by text, with the place of each: what the scanning rules walk over.
//!
//! Places are in `mcp.lock`; where the upstream was asked instead, the import's declaration stands for them. A
//! `# mcpctl: allow(CODE)` at the declaration silences them.

use serde_json::Value;

use crate::diagnostics::{Code, Finding, Step, Subject};
use crate::model::Import;
use crate::projection::catalog::title_of;
use crate::projection::{ImportedTool, Known};

use super::{Context, subjects};

/// A tool of an import.
pub(super) struct Imported<'c> {
    pub(super) import: &'c Import,
    pub(super) tool: &'c ImportedTool,
}

/// One text of a definition.
pub(super) struct Text<'c> {
    /// Where it stands in the definition.
    pub(super) path: &'c [Step],
    /// The text: a value, or a key.
    pub(super) content: &'c str,
    /// Whether it is a key.
    pub(super) is_key: bool,
}

/// Every tool that imports are known to provide.
pub(super) fn imported<'c>(context: &'c Context<'_>) -> impl Iterator<Item = Imported<'c>> {
    context.catalog.imports.iter().flat_map(|(import, surface)| {
        let tools = match surface {
            Known::Yes(surface) => surface.tools.as_slice(),
            Known::No(_) => &[],
        };
        tools.iter().map(move |tool| Imported { import, tool })
    })
}

impl Imported<'_> {
    fn definition(&self) -> (&'static str, &Value) {
        if self.tool.upstream.is_null() {
            ("projected", &self.tool.definition)
        } else {
            ("definition", &self.tool.upstream)
        }
    }

    /// Calls a function with every text of the definition, keys included.
    pub(super) fn texts(&self, mut each: impl FnMut(&Text<'_>)) {
        walk(self.definition().1, &mut Vec::new(), &mut each);
    }

    /// A finding about a place of the definition; `what` completes "`tool` of import `x` ".
    pub(super) fn finding(&self, code: Code, context: &Context<'_>, path: &[Step], what: &str) -> Finding {
        let message = format!("`{}` of {} {what}", shown(&self.tool.upstream_name), title_of(self.import));
        let declared = subjects::import(context.environment, self.import.index);
        let Some(name) = &self.import.name else { return Finding::new(code, message).about(declared) };
        let root = ["environments", context.environment.as_str(), name.as_str(), "tools", &self.tool.upstream_name];
        let mut subject = Subject::lock().keys(root).key(self.definition().0);
        subject.steps.extend_from_slice(path);
        Finding::new(code, message).about(subject.at_key()).also(declared, "imported here")
    }
}

fn walk(value: &Value, path: &mut Vec<Step>, each: &mut impl FnMut(&Text<'_>)) {
    match value {
        Value::String(text) => each(&Text { path, content: text, is_key: false }),
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                path.push(Step::Index(index));
                walk(item, path, each);
                path.pop();
            }
        }
        Value::Object(members) => {
            let mut members: Vec<_> = members.iter().collect();
            members.sort_by_key(|(key, _)| *key);
            for (key, member) in members {
                path.push(Step::Key(key.clone()));
                each(&Text { path, content: key, is_key: true });
                walk(member, path, each);
                path.pop();
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// A place in words: a JSON pointer without what cannot be seen.
pub(super) fn pointer(path: &[Step]) -> String {
    let steps = path.iter().map(|step| match step {
        Step::Key(key) => format!("/{}", shown(&key.replace('~', "~0").replace('/', "~1"))),
        Step::Index(index) => format!("/{index}"),
    });
    steps.collect()
}

/// A stranger's text as it may be shown: nothing hidden, and not endless.
pub(super) fn shown(text: &str) -> String {
    let mut shown: String = text
        .chars()
        .take(80)
        .flat_map(|c| if crate::model::text::is_hidden(c) { c.escape_unicode().collect() } else { vec![c] })
        .collect();
    if text.chars().nth(80).is_some() {
        shown.push('…');
    }
    shown
}
