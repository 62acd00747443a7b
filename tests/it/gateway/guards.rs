//! Host, origin, protection, media type, size.

use reqwest::{Method, StatusCode};
use serde_json::json;

use super::rig::{DOMAIN, Rig, answer, deploy, initialize, quickstart};

#[tokio::test]
async fn a_host_finds_its_deployment_and_no_other() {
    let rig = Rig::quickstart().await;
    let status = async |host: &str| {
        let url = format!("http://{}/mcp", rig.address);
        let request = reqwest::Client::builder().no_proxy().build().expect("client").post(url);
        let request = request.header("host", host).header("content-type", "application/json");
        let response = request.body(initialize("2025-11-25").to_string()).send().await.expect("answer");
        (response.status().as_u16(), response.text().await.expect("text"))
    };
    let port = rig.address.port();
    for host in [DOMAIN, "MCP-Demo.localhost:9007", &format!("mcp-demo.localhost:{port}"), "mcp-demo.localhost"] {
        assert_eq!(status(host).await.0, 200, "{host}");
    }
    for host in [format!("127.0.0.1:{port}"), format!("localhost:{port}"), format!("[::1]:{port}")] {
        assert_eq!(status(&host).await.0, 200, "{host}: the only deployment");
    }
    for host in ["other.localhost:9007", "example.com", "mcp-demo.localhost.example.com:9007", "mcp-demo"] {
        let (code, text) = status(host).await;
        assert_eq!(code, 404, "{host}");
        assert!(!text.contains("mcp-demo"), "the answer names a domain: {text}");
    }
    deploy(&rig.store, rig.environment, &quickstart(), "second.localhost:9007", None).await;
    rig.state.refresh().await.expect("refresh");
    assert_eq!(status("second.localhost:1").await.0, 200);
}

#[tokio::test]
async fn foreign_pages_are_kept_out() {
    let rig = Rig::quickstart().await;
    for (origin, status) in [
        ("https://evil.example", StatusCode::FORBIDDEN),
        ("null", StatusCode::FORBIDDEN),
        ("http://mcp-demo.localhost:9007", StatusCode::OK),
        ("http://localhost:6274", StatusCode::OK),
    ] {
        let response = rig.post(&initialize("2025-11-25")).header("origin", origin).send().await.expect("answer");
        assert_eq!(response.status(), status, "{origin}");
        let shared = response.headers().get("access-control-allow-origin").is_some();
        assert_eq!(shared, status == StatusCode::OK, "{origin}");
    }
}

#[tokio::test]
async fn a_protected_endpoint_stays_shut() {
    let rig = Rig::quickstart().await;
    deploy(&rig.store, rig.environment, &quickstart(), DOMAIN, Some("some-scheme")).await;
    rig.state.refresh().await.expect("refresh");
    for request in [
        rig.post(&initialize("2025-11-25")),
        rig.modern("tools/list", json!({})),
        rig.request(Method::GET),
        rig.request(Method::DELETE),
    ] {
        let response = request.send().await.expect("answer");
        // The scheme does not exist: no token could open this.
        assert_eq!(response.status(), StatusCode::SERVICE_UNAVAILABLE);
        assert!(!response.text().await.expect("text").contains("read_file"));
    }
}

#[tokio::test]
async fn what_is_no_message_is_refused() {
    let rig = Rig::quickstart().await;
    let raw = |body: &str| rig.request(Method::POST).header("content-type", "application/json").body(body.to_owned());
    let deep = format!("{}{}", "[".repeat(500), "]".repeat(500));
    for (body, code) in [("{", -32700), ("", -32700), ("[]", -32600), ("{}", -32600), (deep.as_str(), -32600)] {
        let (status, answer) = answer(raw(body)).await;
        assert_eq!((status.as_u16(), answer["error"]["code"].as_i64()), (400, Some(code)), "{body:.20}");
    }
    let (status, _) = answer(rig.request(Method::POST).header("content-type", "text/plain").body("{}")).await;
    assert_eq!(status, StatusCode::UNSUPPORTED_MEDIA_TYPE);
    let (status, _) = answer(raw(&"x".repeat(34 << 20))).await;
    assert_eq!(status, StatusCode::PAYLOAD_TOO_LARGE);
    assert_eq!(rig.request(Method::PUT).send().await.expect("answer").status(), StatusCode::METHOD_NOT_ALLOWED);
}
