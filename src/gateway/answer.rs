//! The methods that both eras share.

use std::sync::Arc;

use axum::body::Bytes;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::mcp::{Era, Request, RpcError, method};

use super::calls::Caller;
use super::lists::{self, Rendered};
use super::state::Shared;
use super::surfaces::Surface;
use super::{calls, prompts, resources, wire};

/// A request that has been proved.
#[derive(Clone, Copy)]
pub(super) struct Ask<'a> {
    pub(super) shared: &'a Arc<Shared>,
    pub(super) surface: &'a Arc<Surface>,
    pub(super) era: Era,
    pub(super) request: &'a Request,
    pub(super) caller: Caller<'a>,
}

/// What an endpoint can do. Always all of it: the next deployment may add what this one lacks.
pub(super) fn capabilities() -> Value {
    json!({ "tools": { "listChanged": true }, "resources": { "listChanged": true }, "prompts": { "listChanged": true } })
}

/// The JSON text of the result.
pub(super) async fn answer(ask: Ask<'_>) -> Result<Bytes, RpcError> {
    let lists = &ask.surface.lists;
    let result = match ask.request.method.as_str() {
        method::TOOLS_LIST => return list(&lists.tools, ask),
        method::RESOURCES_LIST => return list(&lists.resources, ask),
        method::RESOURCE_TEMPLATES_LIST => return list(&lists.templates, ask),
        method::PROMPTS_LIST => return list(&lists.prompts, ask),
        method::TOOLS_CALL => calls::call(ask).await?,
        method::RESOURCES_READ => resources::read(ask).await?,
        method::PROMPTS_GET => prompts::get(ask)?,
        unknown => return Err(RpcError::method_not_found(&super::errors::excerpt(unknown))),
    };
    Ok(wire::object(match ask.era {
        Era::Legacy => result,
        Era::Modern => lists::modern(result),
    }))
}

/// The parameters of a request, as far as they are understood here.
pub(super) fn params<'a, T: Deserialize<'a>>(request: &'a Request, needs: &str) -> Result<T, RpcError> {
    let text = request.params.as_ref().map_or("{}", |params| params.get());
    serde_json::from_str(text).map_err(|_| RpcError::invalid_params(format!("`{}` needs {needs}", request.method)))
}

/// An argument object that may be left out or null.
pub(super) type Arguments = Option<Map<String, Value>>;

/// A whole list. There is one page, so no cursor was ever given out.
fn list(rendered: &Rendered, ask: Ask<'_>) -> Result<Bytes, RpcError> {
    #[derive(Deserialize)]
    struct Page {
        #[serde(default)]
        cursor: Option<Value>,
    }
    if let Some(params) = &ask.request.params
        && params.get().contains("cursor")
    {
        let page: Page = self::params(ask.request, "an object")?;
        if page.cursor.is_some() {
            return Err(RpcError::invalid_params("unknown cursor: begin the list again without one"));
        }
    }
    Ok(rendered.of(ask.era))
}
