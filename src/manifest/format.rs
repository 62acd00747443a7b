//! Which format a file is in: current, older, or not a manifest at all.

use crate::diagnostics::registry::codes;
use crate::diagnostics::{Edit, FileId, Finding, Fix, Place, Span};
use crate::yaml::{Content, Mapping, Node};

use super::grammar::root::{is_top_level_key, means_top_level_key};

/// The formats that are read.
const SUPPORTED: [&str; 2] = ["1.5.0", "1.6.0"];
/// The format of new files.
const NEWEST: &str = "1.6.0";

/// What a file turned out to be.
pub(super) enum Format {
    /// Current, with its version where it says one.
    Current { version: Option<(String, Place)> },
    /// Not to be read any further; there is exactly one finding about it.
    Refused,
}

/// Keys that only the formats of Golem 1.1 to 1.4 and older had, anywhere near the top.
const OLD_KEYS: &[&str] = &[
    "witDeps",
    "tempDir",
    "templates",
    "profiles",
    "defaultProfile",
    "sourceWit",
    "generatedWit",
    "linkedWasm",
    "componentType",
    "definitions",
    "template",
    "inputWasm",
    "apiVersion",
    "generateAgentWrapper",
    "composeAgentWrapper",
    "basedOnCompiledWasm",
];

/// Judges a file; pushes at most one finding when it is refused, at most two otherwise. `included` says whether another
/// file brought it in: then the way on is another one.
pub(super) fn judge(file: FileId, text: &str, root: &Node, included: bool, findings: &mut Vec<Finding>) -> Format {
    let refuse = |finding: Finding, findings: &mut Vec<Finding>| {
        findings.push(finding);
        Format::Refused
    };
    let mapping = match &root.content {
        Content::Mapping(mapping) => mapping,
        Content::Null => {
            let finding = Finding::new(codes::EMPTY_MANIFEST, "the file holds nothing").at(file, Span::new(0, 0)).help(
                if included {
                    "remove the file, or keep it out of `includes`"
                } else {
                    "`mcpctl init` writes a small working application"
                },
            );
            return refuse(finding, findings);
        }
        Content::Broken => return Format::Refused,
        _ => {
            let message = format!("a manifest must be a mapping, found {}", root.describe());
            let finding = Finding::new(codes::WRONG_TYPE, message).at(file, first_line(text, root));
            return refuse(finding.help("a manifest begins with keys such as `app:`"), findings);
        }
    };
    let first = mapping.entries().first().map_or(root.place, |entry| entry.key.place);
    if let Some(version) = mapping.entry("manifestVersion").filter(|entry| !entry.value.is_null()) {
        return match version.value.as_text() {
            Some(text) => judge_version(text, &version.value, findings),
            None => Format::Current { version: None }, // The grammar says what is wrong with it.
        };
    }
    if let Some(old) = old_format(text, root) {
        let finding =
            Finding::new(codes::UNSUPPORTED_FORMAT, format!("this file is in {old}")).at(first.file, first.span).help(
                "upgrade it with the `golem` of that time up to 1.5, or create the application anew with `mcpctl init`",
            );
        return refuse(finding, findings);
    }
    if !mapping.entries().iter().any(|entry| is_top_level_key(&entry.key.text) || means_top_level_key(&entry.key.text))
    {
        let finding = Finding::new(codes::UNSUPPORTED_FORMAT, "this is not a Golem application manifest")
            .at(first.file, first.span)
            .help(if included {
                "`includes` of the root manifest takes it in: narrow the glob, or give the file keys such as `components`"
            } else {
                "another product uses the same file name; name the right file with `-A`"
            });
        return refuse(finding, findings);
    }
    findings.push(missing_version(first));
    Format::Current { version: None }
}

fn missing_version(first: Place) -> Finding {
    let start = first.span.start as usize;
    let at = Place { file: first.file, span: Span::new(start, start) };
    Finding::new(codes::MISSING_VERSION, "the file has no `manifestVersion`; it is read as 1.6.0")
        .at(first.file, first.span)
        .help(format!("add `manifestVersion: {NEWEST}`"))
        .fix(Fix {
            title: format!("add `manifestVersion: {NEWEST}`"),
            certain: true,
            edits: vec![Edit { place: at, replacement: format!("manifestVersion: {NEWEST}\n") }],
        })
}

fn judge_version(text: &str, value: &Node, findings: &mut Vec<Finding>) -> Format {
    if SUPPORTED.contains(&text) {
        return Format::Current { version: Some((text.to_owned(), value.place)) };
    }
    let Place { file, span } = value.place;
    let finding = |message: String| Finding::new(codes::UNSUPPORTED_FORMAT, message).at(file, span);
    let meant =
        SUPPORTED.iter().find(|full| full.strip_suffix(".0") == Some(text) || text.starts_with(&format!("{full}-")));
    if let Some(meant) = meant {
        // The rest is surely of that format: go on.
        findings.push(
            finding(format!("manifest version `{text}` does not exist")).help(format!("write `{meant}`")).fix(Fix {
                title: format!("write `{meant}`"),
                certain: true,
                edits: vec![Edit { place: value.place, replacement: (*meant).to_owned() }],
            }),
        );
        return Format::Current { version: None };
    }
    let numbers: Vec<Option<u64>> = text.split('.').map(|part| part.parse().ok()).collect();
    findings.push(match numbers.as_slice() {
        [Some(major), Some(minor), _] if (*major, *minor) > (1, 6) => {
            finding(format!("manifest version `{text}` is newer than this program"))
                .help("update `mcpctl`; it reads 1.5.0 and 1.6.0")
        }
        [Some(_), Some(_), ..] => finding(format!("manifest version `{text}` is not supported")).help(
            "it reads 1.5.0 and 1.6.0; upgrade the file with the `golem` of that time, or create the application anew",
        ),
        _ => finding(format!("`{text}` is not a manifest version")).help("write 1.6.0 or 1.5.0"),
    });
    Format::Refused
}

/// Files of one application must have one format.
pub(super) fn agree(versions: &[(String, Place)], findings: &mut Vec<Finding>) {
    let Some(((first, at), rest)) = versions.split_first() else { return };
    if let Some((other, place)) = rest.iter().find(|(version, _)| version != first) {
        findings.push(
            Finding::new(
                codes::CONFLICTING_VERSIONS,
                format!("this file is {other}, and the root manifest is {first}"),
            )
            .at(place.file, place.span)
            .also_at(at.file, at.span, format!("{first} here"))
            .help("write the same `manifestVersion` into every file"),
        );
    }
}

/// The `bridge` section of 1.5.0 has another shape, which Golem refuses to upgrade: one finding, and the section is
/// passed over.
pub(super) fn without_old_bridge(root: Node, findings: &mut Vec<Finding>) -> Node {
    let Some(bridge) = root.as_mapping().and_then(|mapping| mapping.entry("bridge")) else { return root };
    let Place { file, span } = bridge.key.place;
    findings.push(
        Finding::new(codes::OLD_BRIDGE, "`bridge` of format 1.5.0 cannot be upgraded by a program")
            .at(file, span)
            .help("write `manifestVersion: 1.6.0`, and move each language's targets below `external` or `internal`"),
    );
    let mut rest = Mapping::default();
    for entry in root.entries().iter().filter(|entry| &*entry.key.text != "bridge") {
        // Keys of one mapping are unique.
        let _ = rest.insert(entry.clone());
    }
    Node::mapping(root.place, rest)
}

/// The name of an older or foreign format, from the schema named in the first comments or from keys of the time.
fn old_format(text: &str, root: &Node) -> Option<String> {
    let schema = text.lines().take_while(|line| line.trim().is_empty() || line.trim_start().starts_with('#'));
    for line in schema {
        if let Some((_, rest)) = line.split_once("/app/golem/")
            && let Some((version, _)) = rest.split_once('/')
        {
            let mut numbers = version.split(['.', '-']).map(|part| part.parse::<u64>().unwrap_or(0));
            if (numbers.next()?, numbers.next().unwrap_or(0)) < (1, 5) {
                return Some(format!("the format of Golem {version}, which is not supported"));
            }
        }
    }
    if root.get("apiVersion").is_some() && root.get("kind").is_some() {
        return Some("the format of Golem 0.x (`apiVersion` and `kind`), which is not supported".to_owned());
    }
    has_old_key(root, LEVELS).then(|| "a format of Golem 1.4 or older, which is not supported".to_owned())
}

/// How deep old keys are looked for: a build step in a preset of a template, the deepest place that had some.
const LEVELS: usize = 7;

/// Keys below which any key may stand.
const LEVELS_WITHOUT: &[&str] =
    &["config", "env", "parameters", "secretDefaults", "retryPolicyDefaults", "resourceDefaults", "includes", "tools"];

/// Whether a key of the old formats stands within some levels, outside of places where any key may stand.
fn has_old_key(node: &Node, levels: usize) -> bool {
    if let Some(items) = node.as_sequence() {
        return levels > 1 && items.iter().any(|item| has_old_key(item, levels - 1));
    }
    let top = levels == LEVELS;
    node.entries().iter().any(|entry| {
        let key = &*entry.key.text;
        if LEVELS_WITHOUT.contains(&key) {
            return false;
        }
        // `templates` below the top is a key of today.
        OLD_KEYS.contains(&key) && (top || key != "templates") || levels > 1 && has_old_key(&entry.value, levels - 1)
    })
}

fn first_line(text: &str, root: &Node) -> Span {
    let span = root.place.span;
    let line = text.get(span.range()).and_then(|text| text.lines().next()).unwrap_or_default();
    Span::new(span.start as usize, span.start as usize + line.len())
}
