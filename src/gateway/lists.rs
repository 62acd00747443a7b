//! Lists as bytes, rendered once per deployment and era: a request only gets its id spliced in.

use axum::body::Bytes;
use serde_json::{Map, Value, json};

use crate::mcp::{Era, meta};
use crate::projection::Endpoint;

/// How long a modern client may reuse a list. Short: a deployment can change it at any moment, and clients that need
/// to know at once listen.
const TTL_MS: u64 = 5_000;

/// One result for both eras.
pub(super) struct Rendered {
    legacy: Bytes,
    modern: Bytes,
}

impl Rendered {
    /// The result as it stands in an answer of this era.
    pub(super) fn of(&self, era: Era) -> Bytes {
        match era {
            Era::Legacy => self.legacy.clone(),
            Era::Modern => self.modern.clone(),
        }
    }
}

/// The four lists of an endpoint.
pub(super) struct Lists {
    pub(super) tools: Rendered,
    pub(super) resources: Rendered,
    pub(super) templates: Rendered,
    pub(super) prompts: Rendered,
}

impl Lists {
    /// Renders all of them.
    pub(super) fn render(endpoint: &Endpoint, protected: bool) -> Self {
        Self {
            tools: list("tools", endpoint.tools.iter().map(|tool| &*tool.definition), protected),
            resources: list("resources", endpoint.resources.iter().map(|resource| &resource.definition), protected),
            templates: list("resourceTemplates", endpoint.templates.iter().map(|it| &it.definition), protected),
            prompts: list("prompts", endpoint.prompts.iter().map(|prompt| &prompt.definition), protected),
        }
    }
}

fn list<'a>(member: &str, items: impl Iterator<Item = &'a Value>, protected: bool) -> Rendered {
    let result = Map::from_iter([(member.to_owned(), items.cloned().collect::<Value>())]);
    let legacy = Value::Object(result.clone()).to_string().into();
    Rendered { legacy, modern: Value::Object(modern(cacheable(result, protected))).to_string().into() }
}

/// Adds what a modern client needs to know before it keeps a result.
pub(super) fn cacheable(mut result: Map<String, Value>, protected: bool) -> Map<String, Value> {
    result.insert("ttlMs".to_owned(), TTL_MS.into());
    result.insert("cacheScope".to_owned(), if protected { "private" } else { "public" }.into());
    result
}

/// A complete result of the modern era. A `_meta` that is there already keeps its members.
pub(super) fn modern(mut result: Map<String, Value>) -> Map<String, Value> {
    result.insert("resultType".to_owned(), "complete".into());
    let own = result.entry("_meta").or_insert_with(|| json!({}));
    if let Value::Object(own) = own {
        own.insert(meta::SERVER_INFO.to_owned(), meta::implementation());
    }
    result
}
