//! What the embedded server's runtime cannot honour: middleware around tools, and permission cards. A deploy there is
//! refused with these places, because leaving them out would serve tools without the guards that were asked for.

use crate::model::{EnvironmentName, Unhonoured};
use crate::yaml::Node;

/// Where middleware or permission cards are declared, in words that complete "it would drop …".
pub(super) fn unhonoured(root: &Node) -> Unhonoured {
    let mut found = Unhonoured { everywhere: everywhere(root), ..Unhonoured::default() };
    for entry in root.get("toolMiddlewareReleases").map(Node::entries).unwrap_or_default() {
        let Ok(environment) = EnvironmentName::parse(&entry.key.text) else { continue };
        let places = entry.value.entries().iter();
        let places = places.map(|released| {
            format!("the published middleware `toolMiddlewareReleases.{environment}.{}`", released.key.text)
        });
        found.by_environment.entry(environment.clone()).or_default().extend(places);
    }
    found
}

fn everywhere(root: &Node) -> Vec<String> {
    let mut found = Vec::new();
    if let Some(tools) = root.get("tools") {
        middleware(tools, "tools", &mut found);
    }
    for section in ["componentTemplates", "components", "agents"] {
        for entry in root.get(section).map(Node::entries).unwrap_or_default() {
            layer(&entry.value, &format!("{section}.{}", entry.key.text), &mut found);
        }
    }
    found
}

fn layer(node: &Node, path: &str, found: &mut Vec<String>) {
    if node.get("initialCard").is_some_and(says_something) {
        found.push(format!("the permission card `{path}.initialCard`"));
    }
    if let Some(tools) = node.get("tools") {
        let path = format!("{path}.tools");
        middleware(tools, &path, found);
        for entry in tools.entries().iter().filter(|entry| &*entry.key.text != "middleware") {
            middleware(&entry.value, &format!("{path}.{}", entry.key.text), found);
        }
    }
    for entry in node.get("presets").map(Node::entries).unwrap_or_default() {
        layer(&entry.value, &format!("{path}.presets.{}", entry.key.text), found);
    }
}

fn middleware(node: &Node, path: &str, found: &mut Vec<String>) {
    if node.get("middleware").is_some_and(says_something) {
        found.push(format!("the middleware `{path}.middleware`"));
    }
}

/// Whether more is written than nothing, an empty list or an empty map.
fn says_something(node: &Node) -> bool {
    let empty = node.items().is_empty() && node.entries().is_empty() && node.as_text().is_none();
    !(node.is_null() || empty)
}
