//! The result for people: what became of each import, then every difference with what it means.

use serde_json::Value;

use super::{ChangeDocument, LockDocument, LockedDocument, State};
use crate::commands::import::spoken::without_subject;
use crate::commands::mcp_client::render::{first_line, harmless};
use crate::ui::Table;
use crate::ui::printer::style;

/// Tools of an import that are named as left out; the document has all.
const MOST_LEFT_OUT: usize = 5;

pub(super) fn text(document: &LockDocument, check: bool, width: usize) -> String {
    if document.imports.is_empty() {
        return format!("`{}` has no imports\n", document.environment);
    }
    let mut table = Table::new(["IMPORT", "STATE", "TOOLS"]);
    for import in &document.imports {
        table.row([title(import), word(import.state, check).to_owned(), import.tools.to_string()]);
    }
    let mut text = table.render(width, 0);
    text.push_str(&changes(&document.changes));
    let (error_style, note) = (style::ERROR, style::NOTE);
    for import in &document.imports {
        for item in &import.not_locked {
            let tool = first_line(&item.tool, 80);
            text.push_str(&format!(
                "\n{error_style}error{error_style:#}: `{tool}` cannot be locked: {}\n",
                item.reason
            ));
        }
        for item in import.left_out.iter().take(MOST_LEFT_OUT) {
            let (tool, reason) = (first_line(&item.tool, 80), first_line(&item.reason, 200));
            text.push_str(&format!("\n{note}note{note:#}: `{tool}` of {} is left out: {reason}\n", title(import)));
        }
        if let Some(more @ 1..) = import.left_out.len().checked_sub(MOST_LEFT_OUT) {
            text.push_str(&format!("\n{note}note{note:#}: {more} more of {} are left out\n", title(import)));
        }
        if let Some(name) = &import.proposed_name {
            text.push_str(&format!("\n{error_style}{}{error_style:#}: it has no name to lock it by\n", title(import)));
            text.push_str(&format!("{note}help{note:#}: add `name: {name}`\n"));
        }
        if let Some(error) = &import.error {
            let message = without_subject(&error.message, import.import.as_deref());
            text.push_str(&format!("\n{error_style}{}{error_style:#}: {message}\n", title(import)));
            if let Some(help) = &error.help {
                text.push_str(&format!("{note}help{note:#}: {help}\n"));
            }
        }
    }
    let differs = document.imports.iter().any(|import| import.state == State::Differs);
    if document.written {
        let done = style::DONE;
        text.push_str(&format!("\n{done}wrote{done:#} {}\n", document.file));
    }
    if differs {
        text.push_str(&format!("\n{note}help{note:#}: look at it, then agree with `mcpctl lock --update`\n"));
    }
    text
}

/// Differences for people, by import and tool.
pub(in crate::commands) fn changes(changes: &[ChangeDocument]) -> String {
    let (strong, dim) = (style::STRONG, style::DIM);
    let mut text = String::new();
    let mut before: Option<(&str, Option<&str>)> = None;
    for change in changes {
        let head = (change.import.as_str(), change.tool.as_deref());
        if before != Some(head) {
            let tool = head.1.map(|tool| format!(", tool {}", first_line(tool, 80))).unwrap_or_default();
            text.push_str(&format!("\n{strong}import {}{tool}{strong:#}\n", head.0));
            before = Some(head);
        }
        let place =
            change.place.as_deref().map(|place| format!(" {dim}{}{dim:#}", harmless(place))).unwrap_or_default();
        text.push_str(&format!("  {}: {}{place}\n", change.kind, harmless(&change.message)));
        // Of a whole tool the definition is in the file, or will be.
        if change.place.is_some() || change.kind == "identity-changed" {
            for (sign, value) in [('-', &change.before), ('+', &change.after)] {
                if let Some(value) = value {
                    text.push_str(&format!("    {sign} {}\n", excerpt(value)));
                }
            }
        }
    }
    text
}

fn excerpt(value: &Value) -> String {
    let written = match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    // Escapes, not line breaks: what is hidden must be seen here too.
    let mut shown: String = written
        .chars()
        .take(200)
        .map(|c| if crate::model::text::is_hidden(c) { c.escape_default().to_string() } else { c.to_string() })
        .collect();
    if written.chars().nth(200).is_some() {
        shown.push('…');
    }
    shown
}

fn word(state: State, check: bool) -> &'static str {
    match state {
        State::Unchanged => "unchanged",
        State::Added if check => "not locked",
        State::Added => "added",
        State::Updated => "updated",
        State::Differs => "differs",
        State::Removed if check => "not declared",
        State::Removed => "dropped",
        State::Failed => "failed",
        State::Unnamed => "no name",
    }
}

fn title(import: &LockedDocument) -> String {
    import.import.clone().unwrap_or_else(|| format!("(unnamed, position {})", import.index.unwrap_or_default()))
}
