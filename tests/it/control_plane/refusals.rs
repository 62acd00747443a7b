//! What a deploy is refused for although its content is sound: releases and middleware that this server does not have, and
//! imports that supply a reserved name.

use std::sync::Arc;

use futures::FutureExt;
use futures::future::BoxFuture;
use mcpctl::model::ToolName;
use mcpctl::projection::{ImportSurface, ImportedTool};
use mcpctl::server::{ImportReadError, ImportReader, ImportTarget, ReadImport};
use serde_json::{Value, json};

use super::service::{Reply, Service, id_in};

super::on_every_engine! {
    releases_and_middleware_are_refused_by_name
    an_administrator_impersonates_and_the_trail_knows_who_it_was
    a_text_that_no_database_can_hold_is_refused_wherever_it_stands
}

async fn a_text_that_no_database_can_hold_is_refused_wherever_it_stands(service: Service) {
    let env = service.environment("shop").await;
    for path in [
        "/v1/me/visible-environments?account_email=%00".to_owned(),
        "/v1/me/visible-environments?app_name=%00&env_name=%00".to_owned(),
        format!("/v1/envs/{env}/deployments?version=%00"),
    ] {
        let status = service.get(&path).await.status;
        assert!(matches!(status, 200 | 400), "{path}: {status}");
    }
    let account = service.post("/v1/accounts", &json!({"name": "a\u{0}b", "email": "x@y.com", "roles": []})).await;
    account.expect(400);
    let scheme = json!({
        "name": "s", "providerType": {"type": "Google"}, "clientId": "a\u{0}", "clientSecret": "s",
        "redirectUrl": "http://localhost/x", "scopes": [],
    });
    service.post(&format!("/v1/envs/{env}/security-schemes"), &scheme).await.expect(400);
}

async fn releases_and_middleware_are_refused_by_name(service: Service) {
    let env = service.environment("shop").await;
    let hash = service.staged_hash(&env).await;
    let body = json!({
        "expectedDeploymentHash": hash, "version": "", "agentSecretDefaults": [], "quotaResourceDefaults": [],
        "retryPolicyDefaults": [],
        "remoteTools": [{"name": "paint", "releaseId": "01890000-0000-7000-8000-000000000000"}],
        "publishTools": [{"name": "brush", "plugins": ["p"]}],
        "universalToolMiddlewares": [{"name": "audit-log"}],
        "agentToolMiddlewareBindings": {"Painter": []},
    });
    let path = format!("/v1/envs/{env}/deployments");
    let refused = service.post(&path, &body).await.refused(400, "DEPLOYMENT_VALIDATION_FAILED");
    assert_eq!(
        refused,
        [
            "TOOL_RELEASE_NOT_GRANTED: this environment has no grant for the release `paint`",
            "TOOL_PUBLISHING_NOT_SUPPORTED: this cannot be published here: `brush`",
            "TOOL_MIDDLEWARE_NOT_SUPPORTED: this server runs no middleware: `audit-log`",
            "TOOL_MIDDLEWARE_NOT_SUPPORTED: this server runs no middleware: `Painter`",
        ]
    );
    let environment = service.get(&format!("/v1/envs/{env}")).await.expect(200);
    assert_eq!(environment["currentDeployment"], Value::Null, "nothing was deployed");
}

async fn an_administrator_impersonates_and_the_trail_knows_who_it_was(service: Service) {
    let (account, stranger) = service.stranger().await;
    let path = format!("/v1/admin/impersonate/{account}");
    let until = json!({"expiresAt": "2100-01-01T00:00:00Z"});
    let session = service.post(&path, &until).await.expect(200);
    assert_eq!(session["accountId"], account);
    let who = service.call(&id_in(&session, "secret"), reqwest::Method::GET, "/v1/me/token", None).await.expect(200);
    assert_eq!(who["accountId"], account);
    let reply = service.call(&stranger, reqwest::Method::POST, &path, Some(&until)).await;
    reply.refused(403, "AUTH_FORBIDDEN");
    let unknown = "/v1/admin/impersonate/01890000-0000-7000-8000-000000000000";
    service.post(unknown, &until).await.refused(404, "ACCOUNT_NOT_FOUND");
}

/// Imports that list these tools, or cannot be read.
struct Lists(Option<&'static [&'static str]>);

impl ImportReader for Lists {
    fn read(&self, target: ImportTarget) -> BoxFuture<'_, Result<ReadImport, ImportReadError>> {
        async move {
            let names = self.0.ok_or_else(|| ImportReadError::Unavailable("it is down".to_owned()))?;
            let prefixed = |name: &str| match &target.declaration.prefix {
                Some(prefix) => format!("{}-{name}", prefix.as_str()),
                None => name.to_owned(),
            };
            let tools = names.iter().map(|name| ImportedTool {
                name: ToolName::parse(&prefixed(name)).expect("a name"),
                upstream_name: (*name).to_owned(),
                digest: String::new(),
                definition: Value::Null.into(),
                upstream: Value::Null,
            });
            let surface = ImportSurface { tools: tools.collect(), diagnostics: Vec::new() };
            Ok(ReadImport { protocol_version: "2026-07-28".to_owned(), server: Value::Null, surface })
        }
        .boxed()
    }
}

/// Deploys one import beside the staged content, whatever its hash is.
async fn deploy(service: &Service, env: &str, import: Value) -> Reply {
    let path = format!("/v1/envs/{env}/deployments");
    let body = |hash: &str| {
        json!({
            "expectedDeploymentHash": hash, "version": "", "agentSecretDefaults": [], "quotaResourceDefaults": [],
            "retryPolicyDefaults": [], "mcpImports": [import],
        })
    };
    let text = service.post(&path, &body(&"0".repeat(64))).await.refused(409, "DEPLOYMENT_HASH_MISMATCH").remove(0);
    let hash = text.split([' ', ',']).find(|word| word.len() == 64).expect("the hash").to_owned();
    service.post(&path, &body(&hash)).await
}

async fn with_bash(reader: Lists, has_bash: bool) -> (Service, String) {
    let service = Service::with(|state| state.with_imports(Arc::new(reader))).await;
    let env = service.environment("shop").await;
    if has_bash {
        let root = json!({"name": "bash", "doc": {}, "commands": [], "body": {}});
        let component = json!({
            "definitions": {"tools": {"bash": {"version": "1.0.0", "root": root}}, "agents": {}},
            "bindings": {"bash": {}}, "implements": ["bash"],
        });
        service.put(&format!("/v1/mcpctl/envs/{env}/components/demo:shell"), &component).await.expect(200);
    }
    (service, env)
}

#[tokio::test]
async fn an_import_may_not_supply_a_reserved_name() {
    let url = "https://tools.example.com/mcp";
    let code = "DEPLOYMENT_VALIDATION_FAILED";
    let (service, env) = with_bash(Lists(Some(&["bash", "search"])), true).await;
    let refused = deploy(&service, &env, json!({"url": url})).await.refused(400, code);
    insta::assert_snapshot!(refused.join("\n"), @"MCP_IMPORT_RESERVED_TOOL_NAME: import 0 lists a tool of the reserved name `bash`; give it a prefix, or leave the name out with `exclude`");
    deploy(&service, &env, json!({"url": url, "prefix": "acme"})).await.expect(200);

    let (service, env) = with_bash(Lists(Some(&["search"])), true).await;
    deploy(&service, &env, json!({"url": url})).await.expect(200);

    // Of an import that cannot be read, what it could supply decides.
    let (service, env) = with_bash(Lists(None), true).await;
    let refused = deploy(&service, &env, json!({"url": url})).await.refused(400, code);
    assert!(refused[0].contains("cannot be read"), "{refused:?}");
    deploy(&service, &env, json!({"url": url, "exclude": ["bash"]})).await.expect(200);

    let (service, env) = with_bash(Lists(None), false).await;
    deploy(&service, &env, json!({"url": url})).await.expect(200);
}
