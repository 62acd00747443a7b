//! The HTTP layer: what needs no account, how tokens are judged, which refusals are plain text, whom the server
//! answers at all.

use reqwest::Method;
use serde_json::json;

use super::service::{ROOT, Service};

super::on_every_engine! {
    anybody_may_ask_whether_it_works
    tokens_are_judged_as_the_contract_says
    refusals_of_the_http_layer_are_one_line_of_text
    logins_by_browser_are_disabled
    foreign_names_and_pages_are_refused
    requests_have_ids
}

async fn anybody_may_ask_whether_it_works(service: Service) {
    let reply = service.send(service.anonymous(Method::GET, "/healthcheck")).await;
    assert_eq!(reply.expect(200), json!({}));
    let reply = service.send(service.anonymous(Method::GET, "/readiness")).await;
    assert_eq!(reply.expect(200), json!({"ready": true}));
    let version = service.send(service.anonymous(Method::GET, "/version")).await.expect(200);
    assert_eq!(version["product"], "mcpctl");
    assert_eq!(version["version"], env!("CARGO_PKG_VERSION"));
    let capabilities = version["capabilities"].as_array().expect("a list");
    assert!(capabilities.contains(&json!("apply")) && capabilities.contains(&json!("components")), "{version}");
    assert!(!capabilities.contains(&json!("mcp-import-reading")), "{version}");
}

async fn tokens_are_judged_as_the_contract_says(service: Service) {
    let me = "/v1/me/token";
    service.send(service.anonymous(Method::GET, me)).await.plain(401);
    for malformed in ["Basic abc", "Bearer", "Bearer short", "Bearer with!illegal!characters!", "root-token-0123456789"]
    {
        let request = service.anonymous(Method::GET, me).header("authorization", malformed);
        service.send(request).await.plain(401);
    }
    for path in [me, "/v1/me/visible-environments"] {
        let reply = service.call("unknown-token-0123456789", Method::GET, path, None).await;
        reply.refused(401, "AUTH_UNAUTHORIZED");
    }
    let cookie = format!("theme=dark; GOLEM_SESSION={ROOT}");
    service.send(service.anonymous(Method::GET, me).header("cookie", &cookie)).await.expect(200);
    let foreign = service.anonymous(Method::POST, "/v1/accounts").header("cookie", &cookie);
    service.send(foreign.header("origin", "http://localhost:3000").json(&json!({}))).await.plain(403);
    let own = service.anonymous(Method::POST, "/v1/accounts").header("cookie", &cookie);
    service.send(own.header("origin", &service.base).json(&json!({}))).await.plain(400);

    let account = service.root().await;
    let expired = service.token_of(&account, "2020-01-01T00:00:00+00:00").await;
    let token = service.call(&expired, Method::GET, me, None).await.expect(200);
    assert_eq!(token["expiresAt"], "2020-01-01T00:00:00+00:00");
    let reply = service.call(&expired, Method::GET, &format!("/v1/accounts/{account}"), None).await;
    reply.refused(401, "AUTH_UNAUTHORIZED");
    let never = service.get(me).await.expect(200);
    assert_eq!(never["expiresAt"], "+262142-12-31T23:59:59.999999999+00:00");
    assert!(never["createdAt"].as_str().is_some_and(|text| text.ends_with("+00:00")), "{never}");
}

async fn refusals_of_the_http_layer_are_one_line_of_text(service: Service) {
    let account = service.root().await;
    let apps = format!("/v1/accounts/{account}/apps");
    service.get("/v1/nothing").await.plain(404);
    service.get("/v1/accounts/not-a-uuid").await.plain(400);
    service.call(ROOT, Method::PUT, &apps, None).await.plain(405);
    let raw = |body: &'static str| service.anonymous(Method::POST, &apps).bearer_auth(ROOT).body(body);
    let json = "application/json";
    service.send(raw("{").header("content-type", json)).await.plain(400);
    let missing = service.send(raw("{}").header("content-type", json)).await;
    assert!(missing.plain(400).contains("missing field `name`"), "{missing:?}");
    service.send(raw(r#"{"name":1}"#).header("content-type", json)).await.plain(400);
    service.send(raw(r#"{"name":"Not Kebab"}"#).header("content-type", json)).await.plain(400);
    service.send(raw(r#"{"name":"a"}"#).header("content-type", "text/plain")).await.plain(415);
    service.send(raw(r#"{"name":"a"}"#)).await.plain(415);
    let large = json!({"name": "a".repeat(65 << 10)});
    service.post(&apps, &large).await.plain(413);
    let application = service.application("a").await;
    service.delete(&format!("/v1/apps/{application}")).await.plain(400);
    service.delete(&format!("/v1/apps/{application}?current_revision=-1")).await.plain(400);
    service.delete(&format!("/v1/apps/{application}?current_revision=9223372036854775808")).await.plain(400);
}

async fn logins_by_browser_are_disabled(service: Service) {
    for (method, path) in [
        (Method::POST, "/v1/login/oauth2?provider=github&access-token=x"),
        (Method::POST, "/v1/login/oauth2/web/authorize"),
        (Method::GET, "/v1/login/oauth2/web/callback?code=x&state=y"),
        (Method::GET, "/v1/login/oauth2/web/poll?state=x"),
    ] {
        service.send(service.anonymous(method, path)).await.refused(403, "FEATURE_DISABLED");
    }
}

async fn foreign_names_and_pages_are_refused(service: Service) {
    let check = |host: &'static str| service.anonymous(Method::GET, "/healthcheck").header("host", host);
    for host in ["localhost:1", "127.0.0.1", "[::1]:9881", "api.localhost", "plane.example", "PLANE.example:443"] {
        service.send(check(host)).await.expect(200);
    }
    for host in ["evil.example", "localhost.evil.example:9881", "10.0.0.1"] {
        let reply = service.send(check(host)).await;
        assert!(!reply.plain(421).contains("evil"), "{reply:?}");
    }
    for origin in ["http://evil.example", "null", "https://plane.example.evil", "file://"] {
        let request = service.anonymous(Method::GET, "/healthcheck").header("origin", origin);
        service.send(request).await.plain(403);
    }
    for origin in ["http://localhost:3000", "https://plane.example", "http://127.0.0.1:8080"] {
        let request = service.anonymous(Method::GET, "/healthcheck").header("origin", origin);
        service.send(request).await.expect(200);
    }
}

async fn requests_have_ids(service: Service) {
    let reply = service.get("/v1/nothing").await;
    assert_eq!(reply.request_id.len(), 36, "{reply:?}");
    let given = service.anonymous(Method::GET, "/healthcheck").header("x-request-id", "trace-7.a_b");
    assert_eq!(service.send(given).await.request_id, "trace-7.a_b");
    let odd = service.anonymous(Method::GET, "/healthcheck").header("x-request-id", "a\" injected=\"b");
    assert_eq!(service.send(odd).await.request_id.len(), 36);
}
