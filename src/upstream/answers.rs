//! What servers may ask of their client, and who answers.

use std::fmt;

use serde_json::{Map, Value};

use crate::mcp::{Request, Response, RpcError, jsonrpc, method};

/// Answers questions of servers: elicitation, sampling, roots. Without one nothing is offered, so that an honest server
/// asks nothing.
pub trait Answers: fmt::Debug + Send + Sync {
    /// The client capabilities that it means, such as `{"elicitation": {"form": {}}}`.
    fn capabilities(&self) -> Map<String, Value>;

    /// The result of a question; `None` leaves it unanswered.
    fn answer(&self, method: &str, params: &Value) -> Option<Value>;
}

/// Answers nothing, and offers nothing.
#[derive(Debug, Clone, Copy, Default)]
pub struct NoAnswers;

impl Answers for NoAnswers {
    fn capabilities(&self) -> Map<String, Value> {
        Map::new()
    }

    fn answer(&self, _: &str, _: &Value) -> Option<Value> {
        None
    }
}

/// The answer to a request that a legacy server sends to its client.
pub(super) fn answer_to(request: &Request, answers: &dyn Answers) -> Response {
    let result = if request.method == method::PING {
        Some(Value::Object(Map::new()))
    } else {
        request.params_value().ok().and_then(|params| answers.answer(&request.method, &params))
    };
    match result.and_then(|result| jsonrpc::raw(&result).ok()) {
        Some(result) => Response::ok(request.id.clone(), result),
        None => Response::failed(Some(request.id.clone()), RpcError::method_not_found(&request.method)),
    }
}
