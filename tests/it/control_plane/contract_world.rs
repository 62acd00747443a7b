//! A world in which every operation has something to succeed on. What is deleted is made for that: the rest stays, so
//! that failures are tried on things that exist.

use serde_json::{Value, json};

use super::contract::Driver;
use super::service::{ROOT, environment as an_environment, id, id_in};

const DOMAIN: &str = "contract.localhost:9007";
const LATER: &str = "2100-01-01T00:00:00Z";

/// Drives everything once.
pub(super) async fn drive(driver: &mut Driver) {
    system(driver).await;
    let account = accounts(driver).await;
    let application = applications(driver, &account).await;
    let environment = environments(driver, &application).await;
    schemes(driver, &environment).await;
    domains(driver, &environment).await;
    components(driver, &environment).await;
    endpoints(driver, &environment).await;
    deployments(driver, &environment).await;
    imports(driver, &environment).await;
    pins(driver, &environment).await;
    releases(driver, &account, &environment).await;
    consents(driver, &environment).await;
    deletions(driver, &account).await;
}

async fn system(driver: &mut Driver) {
    driver.ok("system.healthcheck", "GET", "/healthcheck", None).await;
    driver.ok("system.readiness", "GET", "/readiness", None).await;
    driver.ok("system.version", "GET", "/version", None).await;
}

async fn accounts(driver: &mut Driver) -> String {
    let token = driver.ok("tokens.me-token", "GET", "/v1/me/token", None).await;
    let account = id_in(&token, "accountId");
    driver.ok("tokens.get-token", "GET", &format!("/v1/tokens/{}", id(&token)), None).await;
    let path = format!("/v1/accounts/{account}");
    driver.ok("accounts.get", "GET", &path, None).await;
    driver.ok("accounts.update", "PATCH", &path, Some(json!({"currentRevision": 0, "name": "Root"}))).await;
    let new = json!({"name": "Zoe", "email": "zoe@example.com", "roles": []});
    let stranger = id(&driver.ok("accounts.create", "POST", "/v1/accounts", Some(new)).await);
    let tokens = format!("/v1/accounts/{account}/tokens");
    driver.ok("tokens.create-token", "POST", &tokens, Some(json!({"expiresAt": LATER}))).await;
    driver.ok("tokens.tokens", "GET", &tokens, None).await;
    let path = format!("/v1/admin/impersonate/{stranger}");
    let session = driver.ok("accounts.impersonate", "POST", &path, Some(json!({"expiresAt": LATER}))).await;
    driver.stranger = id_in(&session, "secret");
    account
}

async fn applications(driver: &mut Driver, account: &str) -> String {
    let path = format!("/v1/accounts/{account}/apps");
    let application = id(&driver.ok("applications.create", "POST", &path, Some(json!({"name": "shop"}))).await);
    driver.ok("applications.list", "GET", &path, None).await;
    driver.ok("applications.by-name", "GET", &format!("{path}/shop"), None).await;
    let path = format!("/v1/apps/{application}");
    driver.ok("applications.get", "GET", &path, None).await;
    driver.ok("applications.update", "PATCH", &path, Some(json!({"currentRevision": 0}))).await;
    application
}

async fn environments(driver: &mut Driver, application: &str) -> String {
    let path = format!("/v1/apps/{application}/envs");
    let body = an_environment("local");
    let environment = id(&driver.ok("environments.create", "POST", &path, Some(body)).await);
    driver.ok("environments.list", "GET", &path, None).await;
    driver.ok("environments.by-name", "GET", &format!("{path}/local"), None).await;
    let path = format!("/v1/envs/{environment}");
    driver.ok("environments.get", "GET", &path, None).await;
    driver.ok("environments.update", "PATCH", &path, Some(json!({"currentRevision": 0}))).await;
    let visible = "/v1/me/visible-environments?app_name=shop";
    driver.ok("environments.visible-environments", "GET", visible, None).await;
    environment
}

async fn schemes(driver: &mut Driver, environment: &str) {
    let path = format!("/v1/envs/{environment}/security-schemes");
    let body = json!({
        "name": "login", "providerType": {"type": "Google"}, "clientId": "id", "clientSecret": "secret",
        "redirectUrl": "https://app.example.com/callback", "scopes": ["openid"],
    });
    let scheme = id(&driver.ok("security-schemes.create", "POST", &path, Some(body)).await);
    driver.ok("security-schemes.list", "GET", &path, None).await;
    let path = format!("/v1/security-schemes/{scheme}");
    driver.ok("security-schemes.get", "GET", &path, None).await;
    driver.ok("security-schemes.update", "PATCH", &path, Some(json!({"currentRevision": 0}))).await;
}

async fn domains(driver: &mut Driver, environment: &str) {
    let path = format!("/v1/envs/{environment}/domain-registrations");
    let domain = id(&driver.ok("domains.create", "POST", &path, Some(json!({"domain": DOMAIN}))).await);
    driver.ok("domains.list", "GET", &path, None).await;
    driver.ok("domains.get", "GET", &format!("/v1/domain-registrations/{domain}"), None).await;
}

fn component() -> Value {
    json!({
        "definitions": {
            "tools": {"greeter": {"version": "1.0.0", "root": {"name": "greeter", "doc": {}, "commands": [], "body": {}}}},
            "agents": {"Counter": {"methods": []}},
        },
        "bindings": {"greeter": {}}, "implements": ["greeter"],
    })
}

async fn components(driver: &mut Driver, environment: &str) {
    let list = format!("/v1/mcpctl/envs/{environment}/components");
    let path = format!("{list}/demo:greeter");
    driver.ok("components.put", "PUT", &path, Some(component())).await;
    driver.ok("components.list", "GET", &list, None).await;
    driver.ok("components.get", "GET", &path, None).await;
}

async fn endpoints(driver: &mut Driver, environment: &str) {
    let path = format!("/v1/envs/{environment}/mcp-deployments");
    let body = json!({"domain": DOMAIN, "agents": {}, "tools": {"greeter": {"ownerComponent": "demo:greeter"}}});
    let endpoint = id(&driver.ok("mcp-deployments.create", "POST", &path, Some(body)).await);
    driver.ok("mcp-deployments.list", "GET", &path, None).await;
    driver.ok("mcp-deployments.by-domain", "GET", &format!("{path}/{DOMAIN}"), None).await;
    let revision = format!("/v1/mcp-deployment/{endpoint}/revisions/0");
    driver.ok("mcp-deployments.revision", "GET", &revision, None).await;
    let path = format!("/v1/mcp-deployments/{endpoint}");
    driver.ok("mcp-deployments.get", "GET", &path, None).await;
    driver.ok("mcp-deployments.update", "PATCH", &path, Some(json!({"currentRevision": 0}))).await;
}

async fn deployments(driver: &mut Driver, environment: &str) {
    let env = format!("/v1/envs/{environment}");
    let plan = driver.ok("deployments.plan", "GET", &format!("{env}/plan"), None).await;
    let hash = id_in(&plan, "deploymentHash");
    let body = |current: Option<u64>, hash: &str, imports: Value| {
        json!({
            "currentRevision": current, "expectedDeploymentHash": hash, "version": "", "agentSecretDefaults": [],
            "quotaResourceDefaults": [], "retryPolicyDefaults": [], "mcpImports": imports,
        })
    };
    let path = format!("{env}/deployments");
    driver.ok("deployments.create", "POST", &path, Some(body(None, &hash, json!([])))).await;
    // With an import, so that the operations on imports have one.
    let imports = json!([{"url": "https://tools.example.com/mcp"}]);
    let refused = driver.service.post(&path, &body(Some(0), &hash, imports.clone())).await;
    let text = refused.refused(409, "DEPLOYMENT_HASH_MISMATCH").remove(0);
    let computed = text.split_whitespace().find(|word| word.trim_end_matches(',').len() == 64).expect("the hash");
    let apply = json!({
        "currentRevision": 0, "expectedDeploymentHash": computed.trim_end_matches(','), "version": "two",
        "components": {}, "mcpDeployments": {}, "mcpImports": imports,
    });
    driver.ok("deployments.apply", "POST", &format!("/v1/mcpctl/envs/{environment}/apply"), Some(apply)).await;
    driver.ok("deployments.list", "GET", &path, None).await;
    driver.ok("deployments.summary", "GET", &format!("{path}/1/summary"), None).await;
    for (operation, part) in [
        ("deployed.agent-types", "agent-types"),
        ("deployed.agent-type", "agent-types/Counter"),
        ("deployed.components", "components"),
        ("deployed.component", "components/demo:greeter"),
        ("deployed.tools", "tools"),
        ("deployed.tool", "tools/greeter"),
        ("deployed.mcp-deployments", "mcp-deployments"),
    ] {
        driver.ok(operation, "GET", &format!("{path}/1/{part}"), None).await;
    }
    driver.ok("deployed.mcp-deployment", "GET", &format!("{path}/1/mcp-deployments/{DOMAIN}"), None).await;
    driver.ok("deployed.snapshot", "GET", &format!("/v1/mcpctl/envs/{environment}/deployments/1/snapshot"), None).await;
    driver.ok("operations.status", "GET", &format!("/v1/mcpctl/envs/{environment}/status"), None).await;
    driver.ok("operations.audit", "GET", &format!("/v1/mcpctl/envs/{environment}/audit?limit=5"), None).await;
    let current = format!("{env}/current-deployment");
    let body = json!({"currentRevision": 1, "deploymentRevision": 0});
    driver.ok("deployments.rollback", "PUT", &current, Some(body)).await;
}

async fn imports(driver: &mut Driver, environment: &str) {
    let path = format!("/v1/envs/{environment}/deployments/1/mcp-imports/0");
    driver.ok("mcp-imports.tools", "GET", &format!("{path}/tools"), None).await;
    driver.ok("mcp-imports.refresh", "POST", &format!("{path}/refresh"), None).await;
    let body = json!({"imports": [{"url": "https://tools.example.com/mcp"}], "nativeToolNames": []});
    let path = format!("/v1/envs/{environment}/mcp-imports/resolve");
    driver.ok("mcp-imports.resolve", "POST", &path, Some(body)).await;
}

async fn pins(driver: &mut Driver, environment: &str) {
    let path = format!("/v1/mcpctl/envs/{environment}/pins");
    driver.ok("deployments.get", "GET", &path, None).await;
    let body = json!({"currentRevision": null, "pins": {"version": 1, "imports": {}}});
    driver.ok("deployments.put", "PUT", &path, Some(body)).await;
}

/// Publishes the tool of the component, and grants it to the environment itself.
async fn releases(driver: &mut Driver, account: &str, environment: &str) {
    let env = format!("/v1/envs/{environment}");
    let plan = driver.service.get(&format!("{env}/plan")).await.expect(200);
    let summary = driver.service.get(&format!("{env}/deployments/0/summary")).await.expect(200);
    let body = json!({
        "currentRevision": plan["currentRevision"], "expectedDeploymentHash": summary["deploymentHash"],
        "publishTools": ["greeter"],
    });
    driver.service.post(&format!("/v1/mcpctl/envs/{environment}/apply"), &body).await.expect(200);
    let list = driver.ok("tool-releases.list", "GET", &format!("/v1/accounts/{account}/tool-releases"), None).await;
    let release = id(&list["values"][0]);
    let path = format!("/v1/tool-releases/{release}");
    driver.ok("tool-releases.get", "GET", &path, None).await;
    let references = json!({ "references": [{ "releaseId": release }, { "releaseId": environment }] });
    let resolve = "/v1/mcpctl/tool-releases/resolve";
    let found = driver.ok("tool-releases.resolve", "POST", resolve, Some(references)).await;
    assert_eq!((&found["values"][0]["release"]["id"], &found["values"][1]), (&json!(release), &Value::Null));

    let new = json!({ "release": { "releaseId": release } });
    let tools = format!("{env}/tools");
    driver.ok("environment-tools.validate", "POST", &format!("{tools}/validate"), Some(new.clone())).await;
    let made = driver.ok("environment-tools.create", "POST", &tools, Some(new)).await;
    driver.ok("environment-tools.list", "GET", &tools, None).await;
    let grant = format!("/v1/environment-tools/{}", id(&made["grant"]));
    driver.ok("environment-tools.get", "GET", &grant, None).await;
    driver.ok("environment-tools.delete", "DELETE", &grant, Some(json!({ "automatic": false }))).await;
    driver.ok("environment-tools.restore", "POST", &format!("{grant}/restore"), None).await;
    driver.ok("tool-releases.de-publish", "DELETE", &path, None).await;
    driver.ok("tool-releases.restore", "POST", &format!("{path}/restore"), None).await;
}

async fn consents(driver: &mut Driver, environment: &str) {
    let deployed = format!("/v1/envs/{environment}/deployments/1/mcp-imports/0/oauth");
    let declared = format!("/v1/envs/{environment}/mcp-imports/oauth");
    let import = json!({"url": "https://tools.example.com/mcp", "securityScheme": "login"});
    let callback = json!({"state": "a-state", "code": "a-code"});
    let only = json!({"import": import});
    let completion = json!({"import": import, "callback": callback});
    let ours = format!("/v1/mcpctl/envs/{environment}");
    let registration = json!({"name": "made", "import": import, "redirectUrl": "https://app.example.com/callback"});
    let call = json!({"import": import, "tool": "search", "arguments": {}});
    for (operation, method, path, body) in [
        ("mcp-import-consent.authorize", "POST", format!("{deployed}/authorize"), None),
        ("mcp-import-consent.complete", "POST", format!("{deployed}/complete"), Some(callback)),
        ("mcp-import-consent.status", "GET", deployed.clone(), None),
        ("mcp-import-consent.disconnect", "DELETE", deployed, None),
        ("mcp-import-consent.authorize-declared", "POST", format!("{declared}/authorize"), Some(only.clone())),
        ("mcp-import-consent.complete-declared", "POST", format!("{declared}/complete"), Some(completion)),
        ("mcp-import-consent.status-declared", "POST", format!("{declared}/status"), Some(only.clone())),
        ("mcp-import-consent.disconnect-declared", "POST", format!("{declared}/disconnect"), Some(only)),
        ("security-schemes.register", "POST", format!("{ours}/security-schemes/register"), Some(registration)),
        ("mcp-imports.call", "POST", format!("{ours}/mcp-imports/call"), Some(call)),
    ] {
        driver.without_consents(operation, method, &path, body).await;
    }
}

async fn deletions(driver: &mut Driver, account: &str) {
    let service = &driver.service;
    let application = service.application("spare").await;
    let body = an_environment("local");
    let environment = id(&service.post(&format!("/v1/apps/{application}/envs"), &body).await.expect(200));
    let staged = id(&service.stage(&environment, "spare.localhost:9007", json!({})).await);
    let env = format!("/v1/envs/{environment}");
    let domain = id(&service.get(&format!("{env}/domain-registrations")).await.expect(200)["values"][0]);
    let scheme = json!({
        "name": "spare", "providerType": {"type": "Google"}, "clientId": "id", "clientSecret": "secret",
        "redirectUrl": "https://app.example.com/callback", "scopes": [],
    });
    let scheme = id(&service.post(&format!("{env}/security-schemes"), &scheme).await.expect(200));
    let component_path = format!("/v1/mcpctl/envs/{environment}/components/demo:spare");
    service.put(&component_path, &json!({"definitions": {}, "bindings": {}})).await.expect(200);
    let spare = id(&service
        .post("/v1/accounts", &json!({"name": "Spare", "email": "spare@example.com", "roles": []}))
        .await
        .expect(200));
    let tokens = format!("/v1/accounts/{account}/tokens");
    let token = id(&service.post(&tokens, &json!({"expiresAt": LATER})).await.expect(200));

    for (operation, path) in [
        ("components.delete", component_path),
        ("mcp-deployments.delete", format!("/v1/mcp-deployments/{staged}?current_revision=0")),
        ("domains.delete", format!("/v1/domain-registrations/{domain}")),
        ("security-schemes.delete", format!("/v1/security-schemes/{scheme}?current_revision=0")),
        ("environments.delete", format!("{env}?current_revision=0")),
        ("applications.delete", format!("/v1/apps/{application}?current_revision=0")),
        ("accounts.delete", format!("/v1/accounts/{spare}?current_revision=0")),
        ("tokens.delete-token", format!("/v1/tokens/{token}")),
    ] {
        driver.ok(operation, "DELETE", &path, None).await;
    }
    assert_eq!(driver.service.get(&format!("/v1/accounts/{account}")).await.status, 200, "{ROOT} is still good");
}
