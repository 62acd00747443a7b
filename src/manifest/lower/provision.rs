//! What layers of components, templates, agents and tools provision: variables, files, dependencies, scopes of secrets.
//! All of it concerns Golem alone, so it is checked here and does not reach the model.

use std::collections::HashMap;

use super::{keys, present};
use crate::diagnostics::registry::codes;
use crate::diagnostics::{Finding, Severity, Subject};
use crate::manifest::grammar::suggest::suggest;
use crate::model::{ComponentName, ToolName};
use crate::yaml::Node;

/// Checks every layer of the manifest.
pub(super) fn check(root: &Node, findings: &mut Vec<Finding>) {
    for section in ["componentTemplates", "components", "agents", "tools"] {
        for entry in root.get(section).map(Node::entries).unwrap_or_default() {
            let subject = Subject::manifest().keys([section, &*entry.key.text]);
            layer(root, &entry.value, &subject, component_of(section, &entry.key.text), findings);
            for preset in entry.value.get("presets").map(Node::entries).unwrap_or_default() {
                let subject = subject.clone().keys(["presets", &*preset.key.text]);
                layer(root, &preset.value, &subject, component_of(section, &entry.key.text), findings);
            }
        }
    }
    for entry in root.get("environments").map(Node::entries).unwrap_or_default() {
        let subject = Subject::manifest().keys(["environments", &*entry.key.text]);
        scopes(&entry.value, &subject, findings);
    }
}

/// The component that a layer is of; a component cannot depend on itself.
fn component_of<'a>(section: &str, name: &'a str) -> Option<&'a str> {
    (section == "components").then_some(name)
}

fn layer(root: &Node, node: &Node, subject: &Subject, of: Option<&str>, findings: &mut Vec<Finding>) {
    variables(node, subject, findings);
    files(node, subject, findings);
    scopes(node, subject, findings);
    for kind in ["agents", "tools"] {
        let list = node.get("dependencies").and_then(|dependencies| dependencies.get(kind));
        for (at, item) in list.map(Node::items).unwrap_or_default().iter().enumerate() {
            if let Err((message, help)) = dependency(root, item, kind, of) {
                let subject = subject.clone().keys(["dependencies", kind]).index(at);
                findings.push(Finding::new(codes::INVALID_DEPENDENCY, message).about(subject).help(help));
            }
        }
    }
}

fn variables(node: &Node, subject: &Subject, findings: &mut Vec<Finding>) {
    for entry in node.get("env").map(Node::entries).unwrap_or_default() {
        let name = &*entry.key.text;
        if name.starts_with("GOLEM_") {
            findings.push(
                Finding::new(codes::RESERVED_VARIABLE, format!("the variable `{name}` begins with `GOLEM_`"))
                    .about(subject.clone().keys(["env", name]).at_key())
                    .help("rename it: Golem sets variables of this prefix itself"),
            );
        }
    }
}

fn files(node: &Node, subject: &Subject, findings: &mut Vec<Finding>) {
    let mut first: HashMap<&str, usize> = HashMap::new();
    for (at, item) in node.get("files").map(Node::items).unwrap_or_default().iter().enumerate() {
        let Some(target) = item.get("targetPath").and_then(Node::as_text) else { continue };
        let place = |at: usize| subject.clone().key("files").index(at).key("targetPath");
        if let Some(earlier) = first.get(target) {
            findings.push(
                Finding::new(codes::DUPLICATE_TARGET, format!("two files have the target `{target}`"))
                    .about(place(at))
                    .also(place(*earlier), "the first one")
                    .help("give one of them another `targetPath`, or remove it"),
            );
        } else {
            first.insert(target, at);
        }
    }
}

/// A secret that may be revealed but not read is dropped from the scope without a word.
fn scopes(node: &Node, subject: &Subject, findings: &mut Vec<Finding>) {
    for entry in node.get("tools").map(Node::entries).unwrap_or_default() {
        let scope = |key: &str| present(&entry.value, key).and_then(Node::as_sequence);
        let (Some(readable), Some(revealable)) = (scope("secretKeysReadable"), scope("secretKeysRevealable")) else {
            continue;
        };
        let covered = |path: &str| {
            let below =
                |outer: &str| path.strip_prefix(outer).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'));
            readable.iter().filter_map(Node::as_text).any(below)
        };
        for (at, item) in revealable.iter().enumerate() {
            let Some(path) = item.as_text().filter(|path| !covered(path)) else { continue };
            findings.push(
                Finding::new(codes::REVEALABLE, format!("the secret `{path}` may be revealed but not read"))
                    .about(subject.clone().keys(["tools", &*entry.key.text, "secretKeysRevealable"]).index(at))
                    .help("add it to `secretKeysReadable` too; Golem drops it otherwise"),
            );
        }
    }
}

type Complaint = (String, String);

fn dependency(root: &Node, item: &Node, kind: &str, of: Option<&str>) -> Result<(), Complaint> {
    let (component, name) = match item.as_text() {
        Some(text) => match text.rsplit_once('/') {
            Some((component, name)) => (component, name),
            None if kind == "tools" => return tool(text),
            None => {
                return Err((
                    format!("`{text}` names no component"),
                    format!("write `COMPONENT/{text}`, such as `my-app:agents/{text}`"),
                ));
            }
        },
        // What is wrong in the long form has its finding already.
        None => match (item.get("component").and_then(Node::as_text), item.get("name").and_then(Node::as_text)) {
            (Some(component), Some(name)) => (component, name),
            _ => return Ok(()),
        },
    };
    if let Err(error) = ComponentName::parse(component) {
        return Err((format!("`{component}` is not a component name"), error.to_string()));
    }
    if Some(component) == of {
        return Err((format!("`{component}` depends on itself"), "remove the dependency".to_owned()));
    }
    let declared = keys(root, "components");
    if !declared.contains(component) {
        let help = match suggest(component, declared.iter().copied()) {
            Some(meant) => format!("did you mean `{}`?", meant.name),
            None => "declare it under `components`".to_owned(),
        };
        return Err((format!("`{component}` is not a component of this application"), help));
    }
    if name.is_empty() {
        return Err((format!("`{component}/` names nothing in the component"), format!("write `{component}/NAME`")));
    }
    if kind == "tools" { tool(name) } else { Ok(()) }
}

fn tool(name: &str) -> Result<(), Complaint> {
    ToolName::parse(name).map(drop).map_err(|error| (format!("`{name}` is not a tool name"), error.to_string()))
}

/// `resourceDefaults`: what each kind of limit needs.
pub(super) fn limits(root: &Node, findings: &mut Vec<Finding>) {
    for environment in root.get("resourceDefaults").map(Node::entries).unwrap_or_default() {
        for resource in environment.value.entries() {
            let Some(limit) = resource.value.get("limit") else { continue };
            let rate = match limit.get("type").and_then(Node::as_text) {
                Some("Rate") => true,
                Some(_) => false,
                None => continue,
            };
            let at =
                Subject::manifest().keys(["resourceDefaults", &*environment.key.text, &*resource.key.text, "limit"]);
            for key in ["period", "max"] {
                let finding = match (rate, present(limit, key).is_some()) {
                    (true, false) => Finding::new(codes::MISSING_KEY, format!("a limit of type `Rate` needs `{key}`"))
                        .about(at.clone().key("type"))
                        .help(if key == "period" {
                            "add `period: second` or longer"
                        } else {
                            "add `max: N`, the most that can be saved up"
                        }),
                    (false, true) => {
                        Finding::new(codes::UNKNOWN_KEY, format!("only a limit of type `Rate` has `{key}`"))
                            .about(at.clone().key(key).at_key())
                            .help("remove it, or write `type: Rate`")
                    }
                    _ => continue,
                };
                findings.push(finding);
            }
        }
    }
}

/// Sections of defaults for environments that do not exist are never used.
pub(super) fn defaults(root: &Node, findings: &mut Vec<Finding>) {
    let declared = keys(root, "environments");
    let sections =
        ["secretDefaults", "retryPolicyDefaults", "resourceDefaults", "toolReleases", "toolMiddlewareReleases"];
    for section in sections {
        for entry in root.get(section).map(Node::entries).unwrap_or_default() {
            if !declared.contains(&*entry.key.text) {
                let at = Subject::manifest().keys([section, &*entry.key.text]).at_key();
                findings.push(undeclared(&entry.key.text, at, &declared));
            }
        }
    }
}

/// A warning: nothing is lost but what stands below the name.
pub(super) fn undeclared(name: &str, at: Subject, declared: &std::collections::HashSet<&str>) -> Finding {
    let help = match suggest(name, declared.iter().copied()) {
        Some(meant) => format!("did you mean `{}`?", meant.name),
        None => "declare it under `environments`, or remove the section: nothing uses it".to_owned(),
    };
    Finding::new(
        crate::diagnostics::registry::rules::UNKNOWN_ENVIRONMENT,
        format!("the environment `{name}` is not declared"),
    )
    .severity(Severity::Warning)
    .about(at)
    .help(help)
}
