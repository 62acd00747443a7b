//! Protected endpoints: tokens of the scheme's provider let in, everything else says where to get one.

use aws_lc_rs::rand::SystemRandom;
use aws_lc_rs::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use jsonwebtoken::{Algorithm, EncodingKey, Header, encode};
use mcpctl::gateway::Config;
use mcpctl::model::{ProviderType, SchemeName};
use mcpctl::net::EgressPolicy;
use mcpctl::oauth::UrlRule;
use mcpctl::secrets::Secret;
use mcpctl::store::{Actor, NewSecurityScheme};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use super::rig::{DOMAIN, Rig, answer, deploy, initialize, quickstart};
use crate::support::oauth_provider::{Does, Provider};

/// A signing key of the provider.
struct Key {
    id: &'static str,
    private: EncodingKey,
    public: Value,
}

impl Key {
    fn new(id: &'static str) -> Self {
        let pkcs8 =
            EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new()).expect("a key");
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, pkcs8.as_ref()).expect("a key");
        let point = pair.public_key().as_ref();
        let part = |range: std::ops::Range<usize>| URL_SAFE_NO_PAD.encode(&point[range]);
        let public = json!({
            "kty": "EC", "crv": "P-256", "alg": "ES256", "use": "sig", "kid": id, "x": part(1..33), "y": part(33..65),
        });
        Self { id, private: EncodingKey::from_ec_der(pkcs8.as_ref()), public }
    }

    fn sign(&self, claims: &Value) -> String {
        let header = Header { kid: Some(self.id.to_owned()), ..Header::new(Algorithm::ES256) };
        encode(&header, claims, &self.private).expect("a token")
    }
}

fn serve(provider: &Provider, keys: &[&Key]) {
    let keys = json!({"keys": keys.iter().map(|key| key.public.clone()).collect::<Vec<_>>()}).to_string();
    provider.script(move |asked| {
        let cached = vec![("cache-control", "public, max-age=600".to_owned())];
        (asked.path == "/jwks").then(|| Does::Answer(200, "application/json", keys.clone(), cached))
    });
}

fn claims(provider: &Provider, changes: &Value) -> Value {
    let now = jiff::Timestamp::now().as_second();
    let mut claims = json!({
        "iss": provider.issuer(), "sub": "ada", "client_id": "editor", "aud": format!("http://{DOMAIN}/mcp"),
        "exp": now + 300, "iat": now, "scope": "files:read openid",
    });
    for (key, value) in changes.as_object().expect("an object") {
        claims[key] = value.clone();
    }
    claims
}

/// A gateway with a protected endpoint, its provider and the provider's key.
async fn protected() -> (Rig, Provider, Key) {
    let config = Config { egress: EgressPolicy::Any, urls: UrlRule::HttpOnLoopback, ..Config::default() };
    let rig = Rig::with(config, quickstart()).await;
    let (provider, key) = (Provider::start(), Key::new("first"));
    serve(&provider, &[&key]);
    let scheme = NewSecurityScheme {
        name: SchemeName::parse("some-scheme").expect("a name"),
        provider: ProviderType::Custom { name: "test".to_owned(), issuer_url: provider.issuer().to_owned() },
        client_id: "gateway".to_owned(),
        client_secret: Secret::from("planted-secret"),
        redirect_url: format!("http://{DOMAIN}/mcp/oauth/callback"),
        scopes: vec!["openid".to_owned(), "files:read".to_owned(), "offline_access".to_owned()],
    };
    rig.store.create_security_scheme(&Actor::default(), rig.environment, scheme).await.expect("a scheme");
    deploy(&rig.store, rig.environment, &quickstart(), DOMAIN, Some("some-scheme")).await;
    rig.state.refresh().await.expect("refresh");
    (rig, provider, key)
}

fn challenge(response: &reqwest::Response) -> String {
    response.headers()["www-authenticate"].to_str().expect("text").to_owned()
}

#[tokio::test]
async fn a_client_learns_where_to_get_a_token() {
    let (rig, provider, _) = protected().await;
    let place = format!("http://{DOMAIN}/.well-known/oauth-protected-resource/mcp");
    for request in [
        rig.post(&initialize("2025-11-25")),
        rig.modern("tools/list", json!({})),
        rig.request(Method::GET),
        rig.request(Method::DELETE),
        rig.post(&initialize("2025-11-25")).header("authorization", "Basic YTpi"),
    ] {
        let response = request.send().await.expect("answer");
        assert_eq!(response.status(), StatusCode::UNAUTHORIZED);
        assert_eq!(challenge(&response), format!("Bearer resource_metadata=\"{place}\", scope=\"files:read\""));
        assert!(!response.text().await.expect("text").contains("read_file"));
    }
    for path in ["/.well-known/oauth-protected-resource/mcp", "/.well-known/oauth-protected-resource"] {
        let (status, document) = answer(rig.at(Method::GET, path)).await;
        assert_eq!(status, StatusCode::OK);
        assert_eq!(
            document,
            json!({
                "resource": format!("http://{DOMAIN}/mcp"), "authorization_servers": [provider.issuer()],
                "bearer_methods_supported": ["header"], "scopes_supported": ["openid", "files:read"],
            })
        );
    }
    let malformed = rig.post(&initialize("2025-11-25")).header("authorization", "Bearer").send().await.expect("answer");
    assert_eq!(malformed.status(), StatusCode::BAD_REQUEST);
    assert!(challenge(&malformed).contains("error=\"invalid_request\""));
    // An open endpoint has no such document.
    let open = Rig::quickstart().await;
    let response = open.at(Method::GET, "/.well-known/oauth-protected-resource/mcp").send().await.expect("answer");
    assert_eq!(response.status(), StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_token_of_the_provider_opens_both_eras_and_a_session_belongs_to_it() {
    let (rig, provider, key) = protected().await;
    let token = key.sign(&claims(&provider, &json!({})));
    let (status, listed) = answer(rig.modern("tools/list", json!({})).bearer_auth(&token)).await;
    assert_eq!(status, StatusCode::OK, "{listed}");
    assert_eq!(listed["result"]["cacheScope"], "private");
    for audience in [json!(format!("http://{DOMAIN}/mcp/")), json!(["other", format!("http://{DOMAIN}/mcp")])] {
        let token = key.sign(&claims(&provider, &json!({"aud": audience})));
        let (status, _) = answer(rig.modern("tools/list", json!({})).bearer_auth(token)).await;
        assert_eq!(status, StatusCode::OK, "{audience}");
    }
    let response = rig.post(&initialize("2025-11-25")).bearer_auth(&token).send().await.expect("answer");
    assert_eq!(response.status(), StatusCode::OK);
    let session = response.headers()["mcp-session-id"].to_str().expect("text").to_owned();
    let list = json!({"jsonrpc": "2.0", "id": 2, "method": "tools/list"});
    let ask = async |token: Option<String>| {
        let request = rig.post(&list).header("mcp-session-id", &session).header("mcp-protocol-version", "2025-11-25");
        let request = match token {
            Some(token) => request.bearer_auth(token),
            None => request,
        };
        request.send().await.expect("answer").status()
    };
    assert_eq!(ask(Some(token)).await, StatusCode::OK);
    // A later token of the same person through the same client is the same principal.
    let later = key.sign(&claims(&provider, &json!({"jti": "other"})));
    assert_eq!(ask(Some(later)).await, StatusCode::OK);
    let others = [json!({"sub": "eve"}), json!({"client_id": "other"})];
    for other in others {
        let token = key.sign(&claims(&provider, &other));
        assert_eq!(ask(Some(token)).await, StatusCode::NOT_FOUND, "{other}: not theirs");
    }
    assert_eq!(ask(None).await, StatusCode::UNAUTHORIZED, "a session id is no credential");
}

#[tokio::test]
async fn tokens_that_are_not_for_here_are_refused() {
    let (rig, provider, key) = protected().await;
    let foreign = Key::new("first");
    let now = jiff::Timestamp::now().as_second();
    let shared = encode(
        &Header { kid: Some("first".to_owned()), ..Header::new(Algorithm::HS256) },
        &claims(&provider, &json!({})),
        &EncodingKey::from_secret(key.public.to_string().as_bytes()).expect("a key"),
    );
    let unsigned = {
        let part = |value: &Value| URL_SAFE_NO_PAD.encode(value.to_string());
        format!("{}.{}.", part(&json!({"alg": "none"})), part(&claims(&provider, &json!({}))))
    };
    for (token, why) in [
        (
            key.sign(&claims(&provider, &json!({"aud": "http://other.localhost:9007/mcp"}))),
            "meant for another resource",
        ),
        (key.sign(&claims(&provider, &json!({"aud": format!("https://{DOMAIN}/mcp")}))), "meant for another resource"),
        (key.sign(&claims(&provider, &json!({"aud": null}))), ""),
        (key.sign(&claims(&provider, &json!({"iss": "https://other.example"}))), "of another issuer"),
        (key.sign(&claims(&provider, &json!({"exp": now - 600}))), "has expired"),
        (key.sign(&claims(&provider, &json!({"nbf": now + 600}))), "not valid yet"),
        (key.sign(&claims(&provider, &json!({"sub": null}))), ""),
        (foreign.sign(&claims(&provider, &json!({}))), "signature does not match"),
        (shared.expect("a token"), "algorithm is not accepted"),
        (unsigned, ""),
        ("opaque-token".to_owned(), "not a JWT"),
        ("x".repeat(20_000), ""),
    ] {
        let response = rig.modern("tools/list", json!({})).bearer_auth(&token).send().await.expect("answer");
        assert_eq!(response.status(), StatusCode::UNAUTHORIZED, "{why}");
        let challenge = challenge(&response);
        assert!(challenge.contains("error=\"invalid_token\"") && challenge.contains(why), "{challenge}");
        assert!(challenge.contains("resource_metadata="), "{challenge}");
    }
    let narrow = key.sign(&claims(&provider, &json!({"scope": "openid"})));
    let response = rig.modern("tools/list", json!({})).bearer_auth(narrow).send().await.expect("answer");
    assert_eq!(response.status(), StatusCode::FORBIDDEN);
    let challenge = challenge(&response);
    assert!(
        challenge.contains("error=\"insufficient_scope\"") && challenge.contains("scope=\"files:read\""),
        "{challenge}"
    );
}

#[tokio::test]
async fn keys_are_fetched_once_and_strangers_cannot_make_it_more() {
    let (rig, provider, key) = protected().await;
    let token = key.sign(&claims(&provider, &json!({})));
    let all = (0..40).map(|_| rig.modern("tools/list", json!({})).bearer_auth(&token).send());
    for response in futures::future::join_all(all).await {
        assert_eq!(response.expect("answer").status(), StatusCode::OK);
    }
    assert_eq!(provider.asked("/jwks").len(), 1);
    assert_eq!(provider.asked("/.well-known/oauth-authorization-server").len(), 1);
    // The provider rotates: the unknown key id causes one fetch.
    let second = Key::new("second");
    serve(&provider, &[&key, &second]);
    let rotated = second.sign(&claims(&provider, &json!({})));
    let (status, _) = answer(rig.modern("tools/list", json!({})).bearer_auth(rotated)).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(provider.asked("/jwks").len(), 2);
    let unknown = Key::new("unknown");
    for _ in 0..10 {
        let token = unknown.sign(&claims(&provider, &json!({})));
        let response = rig.modern("tools/list", json!({})).bearer_auth(token).send().await.expect("answer");
        assert_eq!(response.status(), StatusCode::UNAUTHORIZED);
    }
    assert_eq!(provider.asked("/jwks").len(), 2, "at most once a minute");
}

#[tokio::test]
async fn a_provider_in_trouble_is_no_fault_of_the_token() {
    let (rig, provider, key) = protected().await;
    let token = key.sign(&claims(&provider, &json!({})));
    provider.script(|asked| (asked.path == "/jwks").then(|| Does::text(503, "text/plain", "no")));
    let begun = std::time::Instant::now();
    for _ in 0..10 {
        let response = rig.modern("tools/list", json!({})).bearer_auth(&token).send().await.expect("answer");
        assert_eq!(response.status(), StatusCode::SERVICE_UNAVAILABLE);
        assert!(response.headers().contains_key("retry-after"));
    }
    assert!(
        provider.asked("/jwks").len() == 1 || begun.elapsed().as_secs() >= 5,
        "strangers cannot make this server hammer a provider in trouble"
    );
    serve(&provider, &[&key]);
    // It is left alone for a few seconds.
    let deadline = begun + std::time::Duration::from_secs(60);
    while answer(rig.modern("tools/list", json!({})).bearer_auth(&token)).await.0 != StatusCode::OK {
        assert!(std::time::Instant::now() < deadline, "it is never asked again");
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    }
    // Known keys outlive a provider that is down.
    provider.script(|_| Some(Does::text(503, "text/plain", "no")));
    let (status, _) = answer(rig.modern("tools/list", json!({})).bearer_auth(&token)).await;
    assert_eq!(status, StatusCode::OK);
}

#[tokio::test]
async fn the_page_where_a_consent_ends_says_what_to_do_and_nothing_else() {
    let rig = Rig::quickstart().await;
    let path = "/mcp/oauth/callback?code=planted-code&state=planted-state";
    let response = rig.at(Method::GET, path).send().await.expect("answer");
    assert_eq!(response.status(), StatusCode::OK);
    assert_eq!(response.headers()["referrer-policy"], "no-referrer");
    assert_eq!(response.headers()["cache-control"], "no-store");
    let page = response.text().await.expect("text");
    assert!(page.contains("mcpctl import complete") && !page.contains("planted"), "{page}");
}

#[tokio::test]
async fn a_key_of_an_unknown_kind_harms_no_other() {
    let (rig, provider, key) = protected().await;
    let keys = json!({"keys": [{"kty": "quantum", "kid": "q"}, key.public.clone()]}).to_string();
    provider.script(move |asked| {
        (asked.path == "/jwks").then(|| Does::Answer(200, "application/json", keys.clone(), Vec::new()))
    });
    let token = key.sign(&claims(&provider, &json!({})));
    let (status, _) = answer(rig.modern("tools/list", json!({})).bearer_auth(token)).await;
    assert_eq!(status, StatusCode::OK);
}
