//! Which parts of the sources are secret: they are hidden before anything can show them.
//!
//! Values and templates of secret fields, and everything of an import's URL that can hold credentials, appear in no
//! output, not even in the code frame of a finding about the line they stand on.

use std::ops::Range;

use crate::diagnostics::{FileId, Place, SourceMap};
use crate::yaml::{Content, Node};

/// Words in the name of a variable or parameter that make its value secret (Golem masks by the same ones).
const WORDS: [&str; 7] = ["CREDENTIAL", "KEY", "PASS", "PWD", "SECRET", "TOKEN", "AUTH"];
/// Keys whose values are secret wherever they stand.
const KEYS: [&str; 5] = ["bearer", "password", "user", "staticToken", "clientSecret"];

/// Hides the secrets of the merged manifest and the runtime file. Texts that could not be read as a whole are
/// searched line by line as well, since no tree says where their secrets are.
pub(super) fn hide(sources: &mut SourceMap, manifest: Option<&Node>, runtime: Option<&Node>, complete: bool) {
    let mut hidden = Vec::new();
    if let Some(tree) = manifest {
        of_manifest(tree, &mut hidden);
    }
    for component in runtime.and_then(|tree| tree.get("components")).into_iter().flat_map(Node::entries) {
        named(component.value.get("env"), &mut hidden);
    }
    for (place, url) in hidden {
        let Some(text) = sources.get(place.file).map(|file| file.text[clamp(&file.text, place)].to_owned()) else {
            continue;
        };
        let part = if url { secret_part_of_url(&text) } else { 0..text.len() };
        sources.hide(place, part);
    }
    if !complete {
        let found: Vec<(FileId, Range<usize>)> =
            sources.iter().flat_map(|(id, file)| lines(&file.text).into_iter().map(move |range| (id, range))).collect();
        for (id, range) in found {
            sources.hide_in(id, range);
        }
    }
}

/// Places of secret scalars; the flag says that it is a URL, of which scheme and host may be shown.
type Hidden = Vec<(Place, bool)>;

fn of_manifest(tree: &Node, hidden: &mut Hidden) {
    let imports = tree.get("mcp").and_then(|mcp| mcp.get("imports"));
    for import in imports.into_iter().flat_map(Node::entries).flat_map(|environment| environment.value.items()) {
        scalars(import.get("auth"), hidden);
        if let Some(url) = import.get("url") {
            hidden.push((url.place, true));
        }
    }
    for environment in entries(tree, "environments") {
        scalars(environment.get("server").and_then(|server| server.get("auth")?.get("staticToken")), hidden);
    }
    scalars(tree.get("secretDefaults"), hidden);
    for section in ["componentTemplates", "components", "agents"] {
        for layer in entries(tree, section) {
            layers(layer, hidden);
            for preset in entries(layer, "presets") {
                layers(preset, hidden);
            }
        }
    }
}

fn layers(layer: &Node, hidden: &mut Hidden) {
    named(layer.get("env"), hidden);
    named(layer.get("config"), hidden);
    for plugin in layer.get("plugins").into_iter().flat_map(Node::items) {
        named(plugin.get("parameters"), hidden);
    }
    for binding in entries(layer, "tools") {
        named(binding.get("parameters"), hidden);
    }
}

fn entries<'a>(node: &'a Node, key: &str) -> impl Iterator<Item = &'a Node> {
    node.get(key).into_iter().flat_map(Node::entries).map(|entry| &entry.value)
}

/// Every scalar below.
fn scalars(node: Option<&Node>, hidden: &mut Hidden) {
    let Some(node) = node else { return };
    match &node.content {
        Content::Scalar(_) => hidden.push((node.place, false)),
        Content::Sequence(items) => items.iter().for_each(|item| scalars(Some(item), hidden)),
        Content::Mapping(mapping) => mapping.entries().iter().for_each(|entry| scalars(Some(&entry.value), hidden)),
        Content::Null | Content::Broken => {}
    }
}

/// Scalars below whose name says that they are secret.
fn named(node: Option<&Node>, hidden: &mut Hidden) {
    for entry in node.into_iter().flat_map(Node::entries) {
        let name = entry.key.text.to_ascii_uppercase();
        if WORDS.iter().any(|word| name.contains(word)) {
            scalars(Some(&entry.value), hidden);
        } else {
            named(Some(&entry.value), hidden);
        }
    }
}

fn clamp(text: &str, place: Place) -> Range<usize> {
    let range = place.span.range();
    let fits = range.end <= text.len() && text.is_char_boundary(range.start) && text.is_char_boundary(range.end);
    if fits { range } else { 0..0 }
}

/// All of a URL but its scheme, host and port: user info, path and query can hold credentials, and so can whatever
/// is no URL at all.
fn secret_part_of_url(text: &str) -> Range<usize> {
    let Some(start) = text.find("://").map(|at| at + 3) else { return 0..text.len() };
    let end = text[start..].find(['/', '?', '#', '"', '\'']).map_or(text.len(), |at| start + at);
    match text[start..end].rfind('@') {
        Some(_) => start..text.len(),
        None if text[start..end].contains("{{") => start..text.len(),
        None => end..text.len(),
    }
}

/// Values after secret keys and URLs, line by line, for texts without a tree.
fn lines(text: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        for key in KEYS {
            for (start, _) in line.match_indices(key) {
                let rest = line[start + key.len()..].trim_start_matches(['"', '\'', ' ']);
                if let Some(value) = rest.strip_prefix(':') {
                    found.push(at + line.len() - value.len()..at + line.trim_end().len().max(line.len() - value.len()));
                }
            }
        }
        for (start, _) in line.match_indices("://") {
            let from = line[..start].rfind([' ', '"', '\'']).map_or(0, |space| space + 1);
            let part = secret_part_of_url(line[from..].trim_end());
            found.push(at + from + part.start..at + from + part.end);
        }
        at += line.len();
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_url_only_scheme_and_host_are_shown() {
        for (url, shown) in [
            ("https://h.example/mcp?key=1", "https://h.example"),
            ("\"https://h:8/x\"", "\"https://h:8"),
            ("https://user:pw@h/x", "https://"),
            ("https://{{ HOST }}/x", "https://"),
            ("{{ URL }}", ""),
        ] {
            assert_eq!(&url[..secret_part_of_url(url).start], shown, "{url}");
        }
    }

    #[test]
    fn a_text_without_a_tree_hides_by_line() {
        let text = "auth: { bearer: abc\nurl: https://h/secret\n\"password\" : x\npassword:\n";
        let shown: String = lines(text).into_iter().fold(text.to_owned(), |text, range| {
            format!("{}{}{}", &text[..range.start], "*".repeat(range.len()), &text[range.end..])
        });
        assert_eq!(shown, "auth: { bearer:****\nurl: https://h*******\n\"password\" :**\npassword:\n");
    }
}
