//! Every operation of `docs/openapi.json`, driven over HTTP: once with success, and with each failure that any operation
//! can have. A new operation without a case here fails the test. That every answer has the documented shape is proved
//! for all tests of this folder by `openapi::prove`.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use futures::FutureExt;
use futures::future::BoxFuture;
use mcpctl::projection::ImportSurface;
use mcpctl::server::{ImportReadError, ImportReader, ImportTarget, ReadImport};
use reqwest::Method;
use serde_json::Value;

use super::service::{ROOT, Service};
use super::{contract_world as world, openapi};

/// Operations that answer "not available here" to everyone.
const NEVER: [&str; 4] = ["login.direct", "login.authorize", "login.callback", "login.poll"];

/// Imports whose servers are empty.
struct Empty;

impl ImportReader for Empty {
    fn read(&self, _: ImportTarget) -> BoxFuture<'_, Result<ReadImport, ImportReadError>> {
        let surface = ImportSurface { tools: Vec::new(), diagnostics: Vec::new() };
        async move { Ok(ReadImport { protocol_version: "2026-07-28".to_owned(), server: Value::Null, surface }) }
            .boxed()
    }
}

/// A request that succeeded.
#[derive(Debug, Clone)]
struct Case {
    method: Method,
    path: String,
    body: Option<Value>,
}

/// Drives a service and remembers which operations it has driven.
pub(super) struct Driver {
    pub(super) service: Service,
    cases: BTreeMap<String, Case>,
    /// A token of another account.
    pub(super) stranger: String,
}

impl Driver {
    /// Sends a request that must succeed, and be this operation.
    pub(super) async fn ok(&mut self, operation: &str, method: &str, path: &str, body: Option<Value>) -> Value {
        let method: Method = method.parse().expect("a method");
        let reply = self.service.call(ROOT, method.clone(), path, body.as_ref()).await;
        let found = openapi::operation(&method, path).unwrap_or_else(|| panic!("{method} {path} is not documented"));
        assert_eq!(found, operation, "{method} {path}");
        assert!((200..300).contains(&reply.status), "{operation}: {reply:?}");
        self.cases.entry(operation.to_owned()).or_insert(Case { method, path: path.to_owned(), body });
        reply.expect(reply.status)
    }
}

impl Driver {
    /// Sends a request to something that needs a consent manager, which this service does not have: its success is driven
    /// by the tests of consents.
    pub(super) async fn without_consents(&mut self, operation: &str, method: &str, path: &str, body: Option<Value>) {
        let method: Method = method.parse().expect("a method");
        let reply = self.service.call(ROOT, method.clone(), path, body.as_ref()).await;
        let found = openapi::operation(&method, path).unwrap_or_else(|| panic!("{method} {path} is not documented"));
        assert_eq!(found, operation, "{method} {path}");
        match operation {
            // Calls need the reader that the whole program has.
            "mcp-imports.call" => reply.refused(500, "MCP_IMPORT_UPSTREAM_UNAVAILABLE"),
            _ => reply.refused(403, "FEATURE_DISABLED"),
        };
        self.cases.insert(operation.to_owned(), Case { method, path: path.to_owned(), body });
    }
}

async fn every_operation(service: Service) {
    let mut driver = Driver { service, cases: BTreeMap::new(), stranger: String::new() };
    world::drive(&mut driver).await;
    let documented: BTreeSet<String> = openapi::operations().into_iter().map(|operation| operation.name).collect();
    let driven: BTreeSet<String> = driver.cases.keys().cloned().chain(NEVER.map(str::to_owned)).collect();
    let missing: Vec<_> = documented.difference(&driven).collect();
    assert!(missing.is_empty(), "give these operations a case in contract_world.rs: {missing:?}");
    for operation in openapi::operations() {
        fails_as_documented(&driver, &operation).await;
    }
}

/// The failures that any operation can have, as far as this one can have them.
async fn fails_as_documented(driver: &Driver, operation: &openapi::Operation) {
    let service = &driver.service;
    let method: Method = operation.method.to_uppercase().parse().expect("a method");
    if NEVER.contains(&operation.name.as_str()) {
        service.send(service.anonymous(method, &operation.template)).await.refused(403, "FEATURE_DISABLED");
        return;
    }
    let case = &driver.cases[&operation.name];
    assert_eq!(case.method, method, "{}", operation.name);
    let with = |request: reqwest::RequestBuilder| match &case.body {
        Some(body) => request.json(body),
        None => request,
    };
    if operation.protected {
        service.send(with(service.anonymous(method.clone(), &case.path))).await.plain(401);
        let request = service.anonymous(method.clone(), &case.path).bearer_auth("well-formed-but-unknown");
        service.send(with(request)).await.refused(401, "AUTH_UNAUTHORIZED");
    }
    let wrong = Method::from_bytes(b"TRACE").expect("a method");
    service.send(service.anonymous(wrong, &case.path).bearer_auth(ROOT)).await.plain(405);
    if case.body.is_some() {
        let request = || service.anonymous(method.clone(), &case.path).bearer_auth(ROOT);
        service.send(request().header("content-type", "application/json").body("{\"open")).await.plain(400);
        service.send(request().header("content-type", "application/json").body("[]")).await.plain(400);
        service.send(request().header("content-type", "text/plain").body("{}")).await.plain(415);
    }
    // What is not there, and what a stranger may not know of, answer alike.
    if let Some(path) = with_unknown_id(&operation.template, &case.path) {
        let reply = service.call(ROOT, method.clone(), &path, case.body.as_ref()).await;
        assert_eq!(reply.status, 404, "{}: {reply:?}", operation.name);
        let code = reply.expect(404)["code"].as_str().expect("a code").to_owned();
        assert!(code.ends_with("_NOT_FOUND"), "{}: {code}", operation.name);
        let malformed = path.replace(UNKNOWN, "not-an-id");
        service.call(ROOT, method.clone(), &malformed, case.body.as_ref()).await.plain(400);
    }
    if operation.template.contains("_id}") && operation.name != "accounts.impersonate" {
        let reply = service.call(&driver.stranger, method, &case.path, case.body.as_ref()).await;
        assert_eq!(reply.status, 404, "{} tells a stranger that it exists: {reply:?}", operation.name);
    }
}

const UNKNOWN: &str = "01890000-0000-7000-8000-000000000000";

/// The path with its first id replaced by one that nothing has.
fn with_unknown_id(template: &str, path: &str) -> Option<String> {
    let at = template.split('/').position(|segment| segment.starts_with('{') && segment.ends_with("_id}"))?;
    let (path, query) = path.split_once('?').map_or((path, None), |(path, query)| (path, Some(query)));
    let mut segments: Vec<&str> = path.split('/').collect();
    segments[at] = UNKNOWN;
    let path = segments.join("/");
    Some(query.map_or_else(|| path.clone(), |query| format!("{path}?{query}")))
}

#[tokio::test]
async fn every_operation_on_sqlite() {
    every_operation(Service::with(|state| state.with_imports(Arc::new(Empty))).await).await;
}

#[tokio::test]
async fn every_operation_on_postgres() {
    if let Some(service) = Service::on_postgres_with(|state| state.with_imports(Arc::new(Empty))).await {
        every_operation(service).await;
    }
}
