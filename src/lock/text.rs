//! The text of a lock: YAML that is the same on every run, sorted, one block a tool, with nothing hidden in it.
//!
//! Characters that cannot be seen, or that turn the text around them, are written as escapes: what a reviewer sees in
//! a difference is what an agent would read. Every line of a longer text is a line of the file.

use std::fmt::Write;

use serde_json::Value;

use crate::model::text::is_hidden;

use super::{Filter, Lock, LockedImport, LockedTool, VERSION};

const HEADER: &str = "\
# What the imports provided when it was looked at and agreed, written by `mcpctl lock`.
# Keep it in version control and review its changes like code: agents read these texts.
";

/// The text of a lock.
pub fn render(lock: &Lock) -> String {
    let mut out = format!("{HEADER}version: {VERSION}\n");
    let environments: Vec<_> = lock.environments.iter().filter(|(_, imports)| !imports.is_empty()).collect();
    if environments.is_empty() {
        out.push_str("environments: {}\n");
        return out;
    }
    out.push_str("environments:\n");
    for (name, imports) in environments {
        line(&mut out, 1, name.as_str(), "");
        for (name, import) in imports {
            out.push('\n');
            line(&mut out, 2, name.as_str(), "");
            write_import(&mut out, import);
        }
    }
    out
}

fn write_import(out: &mut String, import: &LockedImport) {
    let members: Vec<_> =
        import.identity.members().into_iter().filter_map(|(name, value)| Some((name, value?))).collect();
    if members.is_empty() {
        line(out, 3, "identity", " {}");
    } else {
        line(out, 3, "identity", "");
        for (name, value) in members {
            out.push_str(&"  ".repeat(4));
            out.push_str(name);
            out.push(':');
            write_value(out, &Value::from(value), 4, true);
        }
    }
    let Filter { include, exclude } = &import.filter;
    for (name, globs) in [("include", include), ("exclude", exclude)] {
        if let Some(globs) = globs {
            out.push_str(&"  ".repeat(3));
            out.push_str(name);
            out.push(':');
            write_value(out, &Value::from(globs.clone()), 3, true);
        }
    }
    if import.tools.is_empty() {
        line(out, 3, "tools", " {}");
        return;
    }
    line(out, 3, "tools", "");
    for (at, (name, tool)) in import.tools.iter().enumerate() {
        if at > 0 {
            out.push('\n');
        }
        write_tool(out, name, tool);
    }
}

fn write_tool(out: &mut String, name: &str, tool: &LockedTool) {
    line(out, 4, name, "");
    line(out, 5, "digest", &format!(" {}", tool.digest));
    out.push_str(&"  ".repeat(5));
    out.push_str(tool.definition.key());
    out.push(':');
    write_value(out, tool.definition.value(), 5, true);
}

/// A key at a level of nesting, with what follows its colon on the line.
fn line(out: &mut String, level: usize, key: &str, rest: &str) {
    out.push_str(&"  ".repeat(level));
    write_key(out, key, level);
    out.push(':');
    out.push_str(rest);
    out.push('\n');
}

/// A value after `key:` or `-`. `after_key` says which: collections begin on the next line after a key, and on the
/// same line after a dash.
fn write_value(out: &mut String, value: &Value, level: usize, after_key: bool) {
    match value {
        Value::Object(members) if !members.is_empty() => {
            let mut members: Vec<_> = members.iter().collect();
            members.sort_by_key(|(key, _)| *key);
            for (at, (key, member)) in members.into_iter().enumerate() {
                begin(out, level + 1, at == 0, after_key);
                write_key(out, key, level + 1);
                out.push(':');
                write_value(out, member, level + 1, true);
            }
        }
        Value::Array(items) if !items.is_empty() => {
            for (at, item) in items.iter().enumerate() {
                begin(out, level + 1, at == 0, after_key);
                out.push('-');
                write_value(out, item, level + 1, false);
            }
        }
        Value::Object(_) => out.push_str(" {}\n"),
        Value::Array(_) => out.push_str(" []\n"),
        Value::String(text) => {
            out.push(' ');
            write_text(out, text, level + 1);
            out.push('\n');
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {
            // Writing into a `String` cannot fail.
            let _ = writeln!(out, " {value}");
        }
    }
}

/// Begins an entry of a collection: on a line of its own, or behind the dash that the collection is an item of.
fn begin(out: &mut String, level: usize, first: bool, after_key: bool) {
    if first && !after_key {
        out.push(' ');
        return;
    }
    if first {
        out.push('\n');
    }
    out.push_str(&"  ".repeat(level));
}

fn write_key(out: &mut String, key: &str, level: usize) {
    if is_plain(key.strip_prefix(['$', '_']).unwrap_or(key)) {
        out.push_str(key);
    } else {
        // A key is one line: a long text as a key would otherwise be cut in two.
        write_quoted(out, key, level, false);
    }
}

fn write_text(out: &mut String, text: &str, level: usize) {
    if is_plain(text) {
        out.push_str(text);
    } else {
        write_quoted(out, text, level, true);
    }
}

/// Words that need no quotes in any YAML.
fn is_plain(text: &str) -> bool {
    const WORDS: [&str; 8] = ["true", "false", "null", "yes", "no", "on", "off", "y"];
    let bytes = text.as_bytes();
    bytes.first().is_some_and(u8::is_ascii_alphabetic)
        && bytes.len() <= 64
        && bytes.iter().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_' | b'.' | b'/'))
        && !WORDS.contains(&text.to_ascii_lowercase().as_str())
        && !text.eq_ignore_ascii_case("n")
}

/// A double-quoted scalar; with `folded`, every line of the text stands on a line of its own.
fn write_quoted(out: &mut String, text: &str, level: usize, folded: bool) {
    out.push('"');
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\t' => out.push_str("\\t"),
            '\r' => out.push_str("\\r"),
            '\n' => {
                out.push_str("\\n");
                if folded && rest.peek().is_some() {
                    out.push_str("\\\n");
                    out.push_str(&"  ".repeat(level));
                    // Leading spaces of a continued line count only when they are escaped.
                    if rest.next_if_eq(&' ').is_some() {
                        out.push_str("\\ ");
                    }
                }
            }
            c if is_hidden(c) => {
                let code = u32::from(c);
                let _ = if code <= 0xFFFF { write!(out, "\\u{code:04x}") } else { write!(out, "\\U{code:08x}") };
            }
            c => out.push(c),
        }
    }
    out.push('"');
}
