//! A plan as text for people.

use std::fmt::Write;

use anstyle::{AnsiColor, Style};
use serde_json::Value;

use super::Planned;
use crate::plan::{Action, Difference, FieldChange, NameChanges, SurfaceChange};
use crate::ui::printer::style;

/// How many names of one kind are listed before the rest is counted.
const NAMES_SHOWN: usize = 25;
/// How much of a value is shown.
const VALUE_SHOWN: usize = 100;

const CREATE: Style = AnsiColor::Green.on_default();
const UPDATE: Style = AnsiColor::Yellow.on_default();
const DELETE: Style = AnsiColor::Red.on_default();

/// What stands above a plan.
pub(crate) struct Head {
    title: String,
    server: String,
    deployed: Option<String>,
}

impl Head {
    pub(super) fn of(planned: &Planned) -> Self {
        Self {
            title: planned.remote.title(),
            server: planned.remote.target.shown(),
            deployed: planned
                .found
                .as_ref()
                .and_then(|found| found.current.as_ref())
                .map(|current| format!("revision {} is deployed", current.deployment_revision)),
        }
    }
}

/// The whole plan.
pub(crate) fn plan(head: &Head, difference: &Difference, imports: &[Option<String>], verbose: bool) -> String {
    let strong = style::STRONG;
    let deployed = head.deployed.as_deref().unwrap_or("nothing is deployed yet");
    let mut text = format!("{strong}{}{strong:#} on {} ({deployed})\n", head.title, head.server);
    if difference.is_empty() {
        let what = if head.deployed.is_some() { "Nothing would change." } else { "An empty deployment would be made." };
        return text + "\n" + what + "\n";
    }
    text.push('\n');
    changes(&mut text, difference, imports, verbose);
    let summary = difference.summary();
    text.push_str(&format!(
        "\n{} to create, {} to change, {} to delete\n",
        summary.create, summary.update, summary.delete
    ));
    text
}

/// The changes alone.
pub(crate) fn changes(text: &mut String, difference: &Difference, imports: &[Option<String>], verbose: bool) {
    for change in &difference.components {
        item(text, change.action, &format!("component {}", change.name));
        if change.action == Action::Update {
            fields(text, &change.changes);
        }
    }
    for change in &difference.deployments {
        item(text, change.action, &format!("endpoint {}", change.domain));
        if change.action != Action::Delete {
            fields(text, &change.changes);
        }
        surface(text, &change.surface, verbose);
    }
    for change in &difference.imports {
        let name = imports.get(change.index).and_then(Option::as_deref);
        let name = name.map_or_else(|| change.index.to_string(), str::to_owned);
        item(text, change.action, &format!("import {name}"));
        if change.action != Action::Delete {
            fields(text, &change.changes);
        }
        if change.hidden_change {
            text.push_str("      its URL or its credentials change\n");
        }
    }
    releases(text, difference);
}

/// What is used and published, and who may use it.
fn releases(text: &mut String, difference: &Difference) {
    for change in &difference.releases {
        item(text, change.action, &format!("tool {}, the release {}", change.tool, change.release));
        if change.action == Action::Update {
            fields(text, &change.changes);
        }
    }
    for change in &difference.published {
        let what = match change.action {
            Action::Update => "published anew with another content",
            _ => "published",
        };
        item(text, change.action, &format!("release {}, {what}", change.title()));
    }
    for change in &difference.grants {
        item(text, change.action, &format!("grant of the release {}", change.release));
    }
}

fn item(text: &mut String, action: Action, what: &str) {
    let (sign, style) = match action {
        Action::Create => ('+', CREATE),
        Action::Update => ('~', UPDATE),
        Action::Delete => ('-', DELETE),
        Action::Unchanged => (' ', Style::new()),
    };
    let _ = writeln!(text, "  {style}{sign} {what}{style:#}");
}

fn fields(text: &mut String, changes: &[FieldChange]) {
    for change in changes {
        let path = &change.path;
        let _ = match (&change.from, &change.to) {
            (Value::Null, to) => writeln!(text, "      {path}: {}", value(to)),
            (from, Value::Null) => writeln!(text, "      {path}: {} is removed", value(from)),
            (from, to) => writeln!(text, "      {path}: {} → {}", value(from), value(to)),
        };
    }
}

/// A value as the manifest would say it, without its empty members.
fn value(value: &Value) -> String {
    let text = match value {
        Value::String(text) if text.len() == 64 && text.bytes().all(|b| b.is_ascii_hexdigit()) => text[..12].to_owned(),
        Value::String(text) => text.clone(),
        Value::Array(items) => format!("[{}]", items.iter().map(self::value).collect::<Vec<_>>().join(", ")),
        Value::Object(members) => {
            let members = members.iter().filter(|(_, member)| !member.is_null());
            let members: Vec<_> = members.map(|(key, member)| format!("{key} {}", self::value(member))).collect();
            if members.is_empty() { "{}".to_owned() } else { members.join(", ") }
        }
        other => other.to_string(),
    };
    if text.chars().count() <= VALUE_SHOWN {
        return text;
    }
    text.chars().take(VALUE_SHOWN - 1).chain(['…']).collect()
}

fn surface(text: &mut String, surface: &SurfaceChange, verbose: bool) {
    if !surface.is_empty() {
        text.push_str("      clients see:\n");
    }
    if let Some(scheme) = &surface.scheme {
        let name = |scheme: &Option<crate::model::SchemeName>| {
            scheme.as_ref().map_or_else(|| "no sign-in".to_owned(), ToString::to_string)
        };
        let _ = writeln!(text, "        {UPDATE}~ sign-in{UPDATE:#}: {} → {}", name(&scheme.from), name(&scheme.to));
    }
    for (kind, changes) in [
        ("tool", &surface.tools),
        ("resource", &surface.resources),
        ("resource template", &surface.resource_templates),
        ("prompt", &surface.prompts),
    ] {
        names(text, kind, changes, verbose);
    }
    for reason in &surface.not_checked {
        let _ = writeln!(text, "      not known: {reason}");
    }
}

fn names(text: &mut String, kind: &str, changes: &NameChanges, verbose: bool) {
    let shown = if verbose { usize::MAX } else { NAMES_SHOWN };
    for (sign, style, names) in
        [('+', CREATE, &changes.added), ('~', UPDATE, &changes.changed), ('-', DELETE, &changes.removed)]
    {
        for name in names.iter().take(shown) {
            let _ = writeln!(text, "        {style}{sign} {kind} {name}{style:#}");
        }
        if let Some(rest) = names.len().checked_sub(shown).filter(|rest| *rest > 0) {
            let _ = writeln!(text, "        {style}{sign} {rest} more{style:#} (`-v` lists them)");
        }
    }
}
