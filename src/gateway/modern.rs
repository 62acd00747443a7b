//! The modern era: every request describes itself, in its headers and in its body, and both must agree.

use std::sync::Arc;

use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::mcp::{Era, Message, Request, RpcError, Version, headers, meta, method, version};
use crate::projection::param_headers;

use super::answer::{self, Ask};
use super::calls::Caller;
use super::errors::{self, Refusal};
use super::state::Shared;
use super::surfaces::Surface;
use super::{lists, streams, wire};

/// One message.
pub(super) async fn post(
    shared: &Arc<Shared>,
    surface: &Arc<Surface>,
    headers: &HeaderMap,
    message: Message,
) -> Response {
    let request = match message {
        Message::Request(request) => request,
        // Closing the connection is what cancels; other notifications say nothing to a server that keeps nothing.
        Message::Notification(_) => return wire::accepted(),
        Message::Response(_) => {
            let message = "clients of this revision send no responses";
            return wire::refuse(None, Refusal::bad_request(RpcError::INVALID_REQUEST, message));
        }
    };
    let id = Some(&request.id);
    if let Err(refusal) = prove(surface, headers, &request) {
        return wire::refuse(id, refusal);
    }
    let result = match request.method.as_str() {
        method::LISTEN => return streams::listen(shared, surface, &request),
        method::DISCOVER => Ok(wire::object(discovered(surface))),
        _ => {
            answer::answer(Ask { shared, surface, era: Era::Modern, request: &request, caller: Caller::Stateless })
                .await
        }
    };
    match result {
        Ok(result) => wire::json(StatusCode::OK, wire::success(&request.id, &result)),
        Err(error) => wire::refuse(id, Refusal { status: errors::modern_status(&error), error }),
    }
}

/// The methods that exist.
fn is_known(name: &str) -> bool {
    matches!(
        name,
        method::DISCOVER
            | method::LISTEN
            | method::TOOLS_LIST
            | method::TOOLS_CALL
            | method::RESOURCES_LIST
            | method::RESOURCE_TEMPLATES_LIST
            | method::RESOURCES_READ
            | method::PROMPTS_LIST
            | method::PROMPTS_GET
    )
}

/// Holds a request against the rules of the transport: version, method, name and parameters, body against headers.
fn prove(surface: &Surface, headers: &HeaderMap, request: &Request) -> Result<(), Refusal> {
    let params = request
        .params_value()
        .map_err(|_| Refusal::bad_request(RpcError::INVALID_PARAMS, "`params` cannot be read"))?;
    let version = described(&params)?;
    expect(headers, "MCP-Protocol-Version", version)?;
    if version != version::MODERN {
        let supported = [Version::NEWEST.as_str()];
        let refusal = Refusal::bad_request(
            RpcError::UNSUPPORTED_VERSION,
            format!("Unsupported protocol version: {}", errors::excerpt(version)),
        );
        let data = json!({ "supported": supported, "requested": errors::excerpt(version) });
        return Err(Refusal { error: refusal.error.data(data), ..refusal });
    }
    expect(headers, "Mcp-Method", &request.method)?;
    if !is_known(&request.method) {
        let error = RpcError::method_not_found(&errors::excerpt(&request.method));
        return Err(Refusal { status: StatusCode::NOT_FOUND, error });
    }
    if let Some(member) = method::name_member(&request.method)
        && let Some(name) = params.get(member).and_then(Value::as_str)
    {
        expect(headers, "Mcp-Name", name)?;
        if request.method == method::TOOLS_CALL {
            expect_arguments(headers, surface.param_headers(name), params.get("arguments").unwrap_or(&Value::Null))?;
        }
    }
    Ok(())
}

/// The version that `_meta` names. The other required member is only looked for: this server asks clients for nothing.
fn described(params: &Value) -> Result<&str, Refusal> {
    let missing = |key: &str| Refusal::bad_request(RpcError::INVALID_PARAMS, format!("`params._meta` needs `{key}`"));
    let member = |key: &str| params.get("_meta").and_then(|meta| meta.get(key));
    let version =
        member(meta::PROTOCOL_VERSION).and_then(Value::as_str).ok_or_else(|| missing(meta::PROTOCOL_VERSION))?;
    if !member(meta::CLIENT_CAPABILITIES).is_some_and(Value::is_object) {
        return Err(missing(meta::CLIENT_CAPABILITIES));
    }
    Ok(version)
}

/// The decoded value of a header that must be there.
fn value(headers: &HeaderMap, name: &str) -> Result<String, Refusal> {
    let mut values = headers.get_all(name.to_ascii_lowercase()).iter();
    let (Some(value), None) = (values.next(), values.next()) else {
        return Err(Refusal::header(format!("the `{name}` header must be there exactly once")));
    };
    let text = value.to_str().ok().and_then(|text| headers::decode(text.trim()).ok());
    text.map(std::borrow::Cow::into_owned).ok_or_else(|| Refusal::header(format!("the `{name}` header is malformed")))
}

fn expect(headers: &HeaderMap, name: &str, body: &str) -> Result<(), Refusal> {
    if value(headers, name)? == body {
        return Ok(());
    }
    Err(Refusal::header(format!("the `{name}` header differs from the body")))
}

/// The headers that repeat arguments, as a tool's schema demands.
fn expect_arguments(
    headers: &HeaderMap,
    declared: &[param_headers::ParamHeader],
    arguments: &Value,
) -> Result<(), Refusal> {
    let expected = param_headers::of_call(declared, arguments)
        .map_err(|error| Refusal::bad_request(RpcError::INVALID_PARAMS, error.to_string()))?;
    for (name, body) in &expected {
        let header = value(headers, name)?;
        let same_number =
            matches!((header.parse::<f64>(), body.parse::<f64>()), (Ok(a), Ok(b)) if a.to_bits() == b.to_bits());
        if header != *body && !same_number {
            return Err(Refusal::header(format!("the `{name}` header differs from the body")));
        }
    }
    Ok(())
}

/// `server/discover`. Only versions that a client can name in its next request: the legacy ones need `initialize`.
fn discovered(surface: &Surface) -> Map<String, Value> {
    let result = Map::from_iter([
        ("supportedVersions".to_owned(), json!([Version::NEWEST.as_str()])),
        ("capabilities".to_owned(), answer::capabilities()),
    ]);
    lists::modern(lists::cacheable(result, surface.protected))
}

/// What a listener wants to hear of.
#[derive(Debug, Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
#[allow(clippy::struct_field_names, reason = "the names of the protocol")]
pub(super) struct Wanted {
    pub(super) tools_list_changed: bool,
    pub(super) prompts_list_changed: bool,
    pub(super) resources_list_changed: bool,
}
