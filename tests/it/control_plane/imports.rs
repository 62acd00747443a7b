//! Imports: carried by deploys, sealed, read through what the embedding program gives.

use std::sync::Arc;

use futures::FutureExt;
use futures::future::BoxFuture;
use mcpctl::api::imports::McpImportDeployment;
use mcpctl::model::ToolName;
use mcpctl::plan::{ContentHash, Snapshot};
use mcpctl::projection::{ImportSurface, ImportedTool};
use mcpctl::server::{ImportReadError, ImportReader, ImportTarget, ReadImport};
use reqwest::Method;
use serde_json::{Value, json};

use super::service::{ROOT, Service};

super::on_every_engine! {
    an_import_is_deployed_without_showing_it
    wrong_declarations_are_refused_together
    a_server_that_cannot_read_says_so
}

fn import() -> Value {
    json!({
        "url": "https://tools.example.com/mcp?key=planted-url-key", "auth": {"bearer": "planted-bearer"},
        "prefix": "acme", "include": ["get-*"],
    })
}

/// The hash that the client computes for a deployment of only these imports.
fn expected(imports: &Value, environment: &str) -> String {
    let imports: Vec<McpImportDeployment> = serde_json::from_value(imports.clone()).expect("imports");
    let environment = environment.parse().expect("an id");
    let snapshot = Snapshot {
        mcp_imports: imports
            .iter()
            .map(|import| {
                let declaration = import.declaration().expect("valid");
                declaration.snapshot(mcpctl::plan::hash::import(&declaration, environment))
            })
            .collect(),
        ..Snapshot::default()
    };
    let hash: ContentHash = snapshot.hash(mcpctl::plan::Model::V4);
    hash.to_string()
}

async fn deploy(service: &Service, env: &str, imports: &Value) -> super::service::Reply {
    let body = json!({
        "expectedDeploymentHash": expected(imports, env), "version": "", "agentSecretDefaults": [],
        "quotaResourceDefaults": [], "retryPolicyDefaults": [], "mcpImports": imports,
    });
    service.post(&format!("/v1/envs/{env}/deployments"), &body).await
}

async fn an_import_is_deployed_without_showing_it(service: Service) {
    let env = service.environment("shop").await;
    deploy(&service, &env, &json!([import()])).await.expect(200);
    for path in [
        format!("/v1/envs/{env}/plan"),
        format!("/v1/envs/{env}/deployments/0/summary"),
        format!("/v1/mcpctl/envs/{env}/deployments/0/snapshot"),
        format!("/v1/mcpctl/envs/{env}/audit"),
        format!("/v1/mcpctl/envs/{env}/status"),
    ] {
        let reply = service.get(&path).await;
        reply.expect(200);
        assert!(!reply.body.contains("planted"), "{reply:?}");
        assert!(!reply.body.contains("tools.example.com"), "{reply:?}");
    }
    let plan = service.get(&format!("/v1/envs/{env}/plan")).await.expect(200);
    assert_eq!(plan["mcpImports"][0]["index"], 0);
    assert_eq!(plan["deploymentHash"], expected(&json!([import()]), &env).as_str());
}

async fn wrong_declarations_are_refused_together(service: Service) {
    let env = service.environment("shop").await;
    let both = json!({"url": "https://user:planted@x/", "auth": null});
    let filters = json!({"url": "https://x/", "include": [], "exclude": []});
    let body = json!({
        "expectedDeploymentHash": "0".repeat(64), "version": "", "agentSecretDefaults": [],
        "quotaResourceDefaults": [], "retryPolicyDefaults": [], "mcpImports": [both, filters],
    });
    let errors = service.post(&format!("/v1/envs/{env}/deployments"), &body).await.refused(400, "VALIDATION_ERROR");
    assert_eq!(errors.len(), 2);
    assert!(errors[0].starts_with("import 0: `url`") && !errors[0].contains("planted"), "{errors:?}");
    let mut unknown = body.clone();
    unknown["mcpImports"] = json!([{"url": "https://x/", "surprise": 1}]);
    service.post(&format!("/v1/envs/{env}/deployments"), &unknown).await.plain(400);
    let scheme = json!([{"url": "https://x/", "securityScheme": "nope"}]);
    let errors = deploy(&service, &env, &scheme).await.refused(400, "DEPLOYMENT_VALIDATION_FAILED");
    assert!(errors[0].starts_with("MCP_UNKNOWN_SECURITY_SCHEME: import 0"), "{errors:?}");
}

async fn a_server_that_cannot_read_says_so(service: Service) {
    let env = service.environment("shop").await;
    deploy(&service, &env, &json!([import()])).await.expect(200);
    service.get(&format!("/v1/envs/{env}/deployments/0/mcp-imports/0/tools")).await.refused(403, "FEATURE_DISABLED");
    let resolve = json!({"imports": [], "nativeToolNames": []});
    service.post(&format!("/v1/envs/{env}/mcp-imports/resolve"), &resolve).await.refused(403, "FEATURE_DISABLED");
}

/// Answers from the declaration alone.
struct Upstream;

impl ImportReader for Upstream {
    fn read(&self, target: ImportTarget) -> BoxFuture<'_, Result<ReadImport, ImportReadError>> {
        async move {
            if target.declaration.url.contains("down") {
                return Err(ImportReadError::Unavailable("the server did not answer".to_owned()));
            }
            assert!(!target.declaration.url.contains("panics"), "a planted panic");
            if target.declaration.url.contains("hangs") {
                std::future::pending::<()>().await;
            }
            if target.declaration.security_scheme.is_some() {
                return Err(ImportReadError::ConsentNeeded);
            }
            let tool = ImportedTool {
                name: ToolName::parse(if target.refresh { "fresh" } else { "greet" }).expect("a name"),
                upstream_name: "Greet".to_owned(),
                digest: "d".to_owned(),
                definition: json!({"version": "0.0.0"}).into(),
                upstream: json!({}),
            };
            let diagnostics = vec![("bad/".to_owned(), "no name".to_owned())];
            let surface = ImportSurface { tools: vec![tool], diagnostics };
            Ok(ReadImport { protocol_version: "2026-07-28".to_owned(), server: json!({}), surface })
        }
        .boxed()
    }
}

#[tokio::test]
async fn imports_are_read_deployed_and_declared() {
    let service = Service::with(|state| state.with_imports(Arc::new(Upstream))).await;
    let version = service.get("/version").await.expect(200);
    assert!(version["capabilities"].as_array().expect("a list").contains(&json!("mcp-import-reading")), "{version}");
    let env = service.environment("shop").await;
    let imports = json!([import(), {"url": "https://down.example/"}]);
    let deployed = deploy(&service, &env, &imports).await.expect(200);
    assert_eq!(
        deployed["validationWarnings"],
        json!([
            {"type": "McpImportDiscovery", "importIndex": 1, "reason": "its tools are not known now: the server did not answer"},
            {"type": "McpImportDiscovery", "importIndex": 0, "upstreamToolName": "bad/", "reason": "no name"},
        ]),
        "what an import loses is told and blocks nothing"
    );
    let base = format!("/v1/envs/{env}/deployments/0/mcp-imports");
    let listing = service.get(&format!("{base}/0/tools")).await.expect(200);
    assert_eq!(
        listing,
        json!({
            "environmentId": env, "deploymentRevision": 0, "importIndex": 0, "protocolVersion": "2026-07-28",
            "tools": [{"upstreamName": "Greet", "digest": "d", "definition": {"version": "0.0.0"}}],
            "diagnostics": [{"upstreamName": "bad/", "reason": "no name"}],
        })
    );
    service.call(ROOT, Method::POST, &format!("{base}/0/refresh"), None).await.expect(200);
    let down = service.get(&format!("{base}/1/tools")).await.refused(500, "MCP_IMPORT_UPSTREAM_UNAVAILABLE");
    assert_eq!(down, ["import 1: the server did not answer"]);
    service.get(&format!("{base}/2/tools")).await.refused(404, "MCP_IMPORT_NOT_FOUND");
    service.get(&format!("{base}/-1/tools")).await.plain(400);

    let path = format!("/v1/envs/{env}/mcp-imports/resolve");
    let resolve = json!({"imports": [{"url": "https://a/"}, {"url": "https://b/"}], "nativeToolNames": []});
    let resolved = service.post(&path, &resolve).await.expect(200);
    assert_eq!(resolved["tools"].as_array().map(Vec::len), Some(1));
    assert_eq!(resolved["protocolVersions"], json!(["2026-07-28", "2026-07-28"]));
    assert!(resolved["diagnostics"].to_string().contains("the earlier import at position 0"), "{resolved}");
    let consent = json!({"imports": [{"url": "https://a/", "securityScheme": "oidc"}], "nativeToolNames": []});
    service.post(&path, &consent).await.refused(409, "MCP_IMPORT_AUTHORIZATION_REQUIRED");
}

#[tokio::test]
async fn a_panic_and_a_hanging_upstream_end_one_request_only() {
    let service = Service::hurried(|state| state.with_imports(Arc::new(Upstream))).await;
    let env = service.environment("shop").await;
    let resolve = async |url: &str| {
        let body = json!({"imports": [{"url": url}], "nativeToolNames": []});
        service.post(&format!("/v1/envs/{env}/mcp-imports/resolve"), &body).await
    };
    let error = resolve("https://panics/").await.refused(500, "INTERNAL_UNKNOWN");
    assert!(!error[0].contains("planted"), "{error:?}");
    let error = resolve("https://hangs/").await.refused(500, "MCP_IMPORT_UPSTREAM_UNAVAILABLE");
    assert!(error[0].starts_with("import 0: ") && !error[0].contains("hangs/"), "{error:?}");
    resolve("https://works/").await.expect(200);
}
