//! Calling a tool: headers from its annotations, rounds of "ask again", and what a result must look like.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serde_json::{Map, Value};

use crate::mcp::{Era, RpcError, method};
use crate::projection::param_headers;

use super::answers::Answers;
use super::client::Upstream;
use super::error::UpstreamError;
use super::listing::ListKind;
use super::schema;

/// How a call is made.
#[derive(Debug, Clone, Default)]
pub struct CallOptions {
    /// The key under which a server may recognise a repeated call; a fresh one when `None`.
    pub idempotency_key: Option<String>,
    /// Time for the call; the connection's own when `None`.
    pub timeout: Option<Duration>,
    /// More members of `_meta`.
    pub meta: Map<String, Value>,
    /// Sends arguments that the tool's schema refuses, too: for whoever tests a server's own checks.
    pub unchecked: bool,
}

/// What a tool answered, as it was sent.
#[derive(Debug, Clone, PartialEq)]
pub struct CallResult {
    /// The whole result.
    pub raw: Value,
}

impl CallResult {
    /// Whether the tool says that it failed.
    pub fn is_error(&self) -> bool {
        self.raw.get("isError").and_then(Value::as_bool).unwrap_or(false)
    }

    /// The content blocks; some servers leave the member out.
    pub fn content(&self) -> &[Value] {
        self.raw.get("content").and_then(Value::as_array).map_or(&[], Vec::as_slice)
    }

    /// The structured result; an explicit null is one.
    pub fn structured(&self) -> Option<&Value> {
        self.raw.get("structuredContent")
    }
}

/// The definitions that were listed, by name.
#[derive(Debug, Default)]
pub(super) struct ToolCache {
    tools: Mutex<Option<HashMap<String, Arc<Value>>>>,
}

impl ToolCache {
    pub(super) fn remember(&self, items: &[Value]) {
        let mut tools = HashMap::new();
        for item in items {
            if let Some(name) = item.get("name").and_then(Value::as_str) {
                tools.entry(name.to_owned()).or_insert_with(|| Arc::new(item.clone()));
            }
        }
        *self.tools.lock().unwrap_or_else(PoisonError::into_inner) = Some(tools);
    }

    fn is_empty(&self) -> bool {
        self.tools.lock().unwrap_or_else(PoisonError::into_inner).is_none()
    }

    fn get(&self, name: &str) -> Option<Arc<Value>> {
        self.tools.lock().unwrap_or_else(PoisonError::into_inner).as_ref()?.get(name).cloned()
    }
}

impl Upstream {
    /// Calls a tool by the server's own name for it. Where the definition is known, the arguments are checked before
    /// they are sent and the structured result after it came.
    ///
    /// # Errors
    /// [`UpstreamError::kind`] says what helps. A result with `isError` is no error here.
    pub async fn call(
        &self,
        name: &str,
        arguments: Map<String, Value>,
        options: &CallOptions,
    ) -> Result<CallResult, UpstreamError> {
        let headers_matter = self.is_http() && self.info().era() == Era::Modern;
        if headers_matter && self.tools.is_empty() {
            self.list(ListKind::Tools).await?;
        }
        let arguments = Value::Object(arguments);
        let key = options.idempotency_key.clone().unwrap_or_else(|| uuid::Uuid::new_v4().to_string());
        let tool = self.tools.get(name);
        match self.call_once(name, tool.as_deref(), &arguments, &key, options).await {
            // The server refused the headers, so nothing ran: its schema may have changed since we listed.
            Err(UpstreamError::Rpc { error, .. }) if headers_matter && error.code == RpcError::HEADER_MISMATCH => {
                self.list(ListKind::Tools).await?;
                let tool = self.tools.get(name);
                self.call_once(name, tool.as_deref(), &arguments, &key, options).await
            }
            other => other,
        }
    }

    async fn call_once(
        &self,
        name: &str,
        tool: Option<&Value>,
        arguments: &Value,
        key: &str,
        options: &CallOptions,
    ) -> Result<CallResult, UpstreamError> {
        let mut headers = vec![("Idempotency-Key".to_owned(), key.to_owned())];
        if let Some(input) = tool.and_then(|tool| tool.get("inputSchema")) {
            if !options.unchecked {
                schema::check(input, arguments)
                    .map_err(|v| UpstreamError::BadArgument { pointer: v.pointer, reason: v.reason })?;
            }
            headers.extend(self.param_headers(input, arguments)?);
        }
        let mut params =
            Map::from_iter([("name".to_owned(), Value::from(name)), ("arguments".to_owned(), arguments.clone())]);
        if !options.meta.is_empty() {
            params.insert("_meta".to_owned(), Value::Object(options.meta.clone()));
        }
        let timeout = options.timeout.unwrap_or(self.options.timeout);
        for _ in 0..self.options.max_rounds {
            let raw = self.request(method::TOOLS_CALL, params.clone(), headers.clone(), timeout).await?;
            let result: Value =
                serde_json::from_str(raw.get()).map_err(|error| UpstreamError::result(error.to_string()))?;
            match result.get("resultType").map(|kind| kind.as_str().unwrap_or_default()) {
                None | Some("complete") => return checked(result, tool),
                Some("input_required") => {
                    params.shift_remove("requestState");
                    params.shift_remove("inputResponses");
                    params.extend(next_round(&result, &*self.answers)?);
                }
                Some(other) => {
                    return Err(UpstreamError::InvalidResult {
                        pointer: "/resultType".to_owned(),
                        reason: format!("is `{other}`, which was not agreed on"),
                    });
                }
            }
        }
        Err(UpstreamError::NeedsInput(format!("it asked again {} times", self.options.max_rounds)))
    }

    fn param_headers(&self, input: &Value, arguments: &Value) -> Result<Vec<(String, String)>, UpstreamError> {
        if !self.is_http() || self.info().era() == Era::Legacy {
            return Ok(Vec::new());
        }
        // A tool whose declarations break the rules is not listed for import; calling it by name is the user's choice.
        let declared = param_headers::declared(input).unwrap_or_default();
        param_headers::of_call(&declared, arguments).map_err(|error| UpstreamError::BadArgument {
            pointer: format!("/{}", error.argument.replace('.', "/")),
            reason: error.reason.to_owned(),
        })
    }
}

/// What the next round sends beside the same arguments: the server's own state as it came, and answers to its questions.
fn next_round(result: &Value, answers: &dyn Answers) -> Result<Map<String, Value>, UpstreamError> {
    let mut next = Map::new();
    match result.get("inputRequests") {
        Some(Value::Object(questions)) if !questions.is_empty() => {
            next.insert("inputResponses".to_owned(), answered(questions, answers)?);
        }
        _ => {}
    }
    match result.get("requestState") {
        Some(state @ Value::String(_)) => {
            next.insert("requestState".to_owned(), state.clone());
        }
        None if next.is_empty() => return Err(UpstreamError::result("asks for input without saying which")),
        None => {}
        Some(_) => {
            return Err(UpstreamError::InvalidResult {
                pointer: "/requestState".to_owned(),
                reason: "must be a text".to_owned(),
            });
        }
    }
    Ok(next)
}

fn answered(questions: &Map<String, Value>, answers: &dyn Answers) -> Result<Value, UpstreamError> {
    let mut responses = Map::new();
    let mut open = Vec::new();
    for (key, question) in questions {
        let method = question.get("method").and_then(Value::as_str).unwrap_or_default();
        match answers.answer(method, question.get("params").unwrap_or(&Value::Null)) {
            Some(answer) => {
                responses.insert(key.clone(), answer);
            }
            None => open.push(method),
        }
    }
    if open.is_empty() {
        return Ok(Value::Object(responses));
    }
    open.sort_unstable();
    open.dedup();
    Err(UpstreamError::NeedsInput(open.join(", ")))
}

fn checked(result: Value, tool: Option<&Value>) -> Result<CallResult, UpstreamError> {
    let wrong = |pointer: &str, reason: &str| {
        Err(UpstreamError::InvalidResult { pointer: pointer.to_owned(), reason: reason.to_owned() })
    };
    if !result.is_object() {
        return wrong("", "must be an object");
    }
    if result.get("content").is_some_and(|content| !content.is_array()) {
        return wrong("/content", "must be a list");
    }
    if result.get("isError").is_some_and(|flag| !flag.is_boolean() && !flag.is_null()) {
        return wrong("/isError", "must be true or false");
    }
    let result = CallResult { raw: result };
    if !result.is_error()
        && let Some(output) = tool.and_then(|tool| tool.get("outputSchema"))
        && output.is_object()
    {
        let Some(structured) = result.structured() else {
            return wrong("/structuredContent", "is missing although the tool declares an output schema");
        };
        schema::check(output, structured).map_err(|violation| UpstreamError::InvalidResult {
            pointer: format!("/structuredContent{}", violation.pointer),
            reason: violation.reason,
        })?;
    }
    Ok(result)
}
