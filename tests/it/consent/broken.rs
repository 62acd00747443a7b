//! Providers and protected servers that do it wrong: each has its answer, and the answer says what to do.

use serde_json::{Value, json};

use super::rig::Rig;
use crate::support::oauth_provider::{Asked, Does};

const AS_METADATA: &str = "/.well-known/oauth-authorization-server";
const PRM: &str = "/.well-known/oauth-protected-resource/mcp";

/// Answers one path.
fn at(path: &'static str, does: Does) -> impl Fn(&Asked) -> Option<Does> + Send + Sync {
    move |asked| (asked.path == path).then(|| does.clone())
}

/// The metadata with members changed; null removes one.
fn changed(rig: &Rig, changes: &Value) -> Does {
    let mut metadata = rig.provider.metadata();
    for (key, value) in changes.as_object().expect("an object") {
        if value.is_null() {
            metadata.as_object_mut().expect("an object").remove(key);
        } else {
            metadata[key] = value.clone();
        }
    }
    Does::json(200, &metadata)
}

#[tokio::test]
async fn unusable_metadata_is_refused_with_the_reason_and_a_way_out() {
    let rig = Rig::new().await;
    let issuer = rig.provider.issuer().to_owned();
    for (changes, says, helps) in [
        (json!({"issuer": format!("{issuer}/")}), "issuer is", "character for character"),
        (json!({"issuer": "https://evil.example"}), "https://evil.example", "character for character"),
        (json!({"code_challenge_methods_supported": null}), "PKCE with S256", "turn PKCE on"),
        (json!({"code_challenge_methods_supported": ["plain"]}), "PKCE with S256", "turn PKCE on"),
        (json!({"response_types_supported": ["token"]}), "authorization code flow", "cannot be used"),
        (json!({"token_endpoint": null}), "token endpoint", "cannot be used"),
        (json!({"authorization_endpoint": null}), "authorization endpoint", "cannot be used"),
        (json!({"authorization_endpoint": "javascript:alert(1)"}), "authorization endpoint", "https"),
        (json!({"token_endpoint": "http://example.com/token"}), "token endpoint", "https"),
        (json!({"token_endpoint_auth_methods_supported": ["private_key_jwt"]}), "authenticate", "register the client"),
    ] {
        rig.provider.script(at(AS_METADATA, changed(&rig, &changes)));
        let text = rig.step("authorize").await.refused("OAUTH_DISCOVERY_FAILED");
        assert!(text.contains(says) && text.contains(helps), "{changes}: {text}");
        assert_eq!(rig.status().await.0, "authorization-required", "{changes}");
    }
    for document in [
        Does::text(200, "text/html", "<html>please sign in</html>"),
        Does::text(200, "application/json", "not json"),
        Does::text(500, "text/plain", "oops"),
        Does::Answer(302, "", String::new(), vec![("location", "http://evil.example/".to_owned())]),
        Does::text(200, "application/json", &"x".repeat(2 << 20)),
    ] {
        rig.provider.script(at(AS_METADATA, document));
        let text = rig.step("authorize").await.refused("OAUTH_DISCOVERY_FAILED");
        assert!(text.contains("no usable metadata") && text.contains("/.well-known/openid-configuration"), "{text}");
    }
    rig.provider.script(|_| None);
    rig.consent().await;
}

#[tokio::test]
async fn metadata_is_found_at_every_place_where_it_may_be() {
    for place in [AS_METADATA, "/.well-known/openid-configuration"] {
        let rig = Rig::new().await;
        let metadata = rig.provider.metadata();
        rig.provider.script(move |asked| match asked.path.as_str() {
            path if path == place => Some(Does::json(200, &metadata)),
            AS_METADATA => Some(Does::text(404, "text/plain", "no")),
            _ => None,
        });
        rig.consent().await;
    }
    // A document of another issuer at an earlier place is discarded.
    let rig = Rig::new().await;
    let (own, other) = (rig.provider.metadata(), changed(&rig, &json!({"issuer": "https://other.example"})));
    rig.provider.script(move |asked| match asked.path.as_str() {
        AS_METADATA => Some(other.clone()),
        "/.well-known/openid-configuration" => Some(Does::json(200, &own)),
        _ => None,
    });
    rig.consent().await;
    // An issuer with a path has three places.
    for place in [
        "/.well-known/oauth-authorization-server/tenant",
        "/.well-known/openid-configuration/tenant",
        "/tenant/.well-known/openid-configuration",
    ] {
        let mut rig = Rig::new().await;
        let issuer = format!("{}/tenant", rig.provider.issuer());
        let mut metadata = rig.provider.metadata();
        metadata["issuer"] = issuer.clone().into();
        metadata["authorization_response_iss_parameter_supported"] = false.into();
        let resource = json!({"resource": rig.provider.mcp(), "authorization_servers": [issuer.clone()]});
        rig.provider.script(move |asked| match asked.path.as_str() {
            path if path == place => Some(Does::json(200, &metadata)),
            PRM => Some(Does::json(200, &resource)),
            _ => None,
        });
        let provider = json!({"type": "Custom", "name": "test", "issuerUrl": issuer});
        rig.update_scheme(&json!({"providerType": provider})).await;
        let back = rig.provider.consent(&rig.authorize().await);
        let mut body = super::rig::callback(&back);
        body.as_object_mut().expect("an object").remove("issuer");
        let reply = rig.step_at(0, super::rig::ROOT, "complete", &rig.import(), Some(&body)).await;
        assert_eq!(reply.ok()["status"], "granted", "{place}");
    }
}

#[tokio::test]
async fn resource_metadata_is_found_in_all_its_variants() {
    let rig = Rig::new().await;
    let document = |resource: &str| json!({"resource": resource, "authorization_servers": [rig.provider.issuer()], "scopes_supported": ["all"]});
    let (origin, full) = (rig.provider.issuer().to_owned(), rig.provider.mcp());
    // Where the challenge says; at the path; at the root; nowhere. The resource is what the document says, byte by byte.
    for (place, challenge, resource) in [
        (
            "/elsewhere/prm.json",
            Some(format!("Bearer resource_metadata=\"{origin}/elsewhere/prm.json\"")),
            full.clone(),
        ),
        (PRM, None, format!("{full}/")),
        (PRM, Some("Bearer".to_owned()), origin.clone()),
        ("/.well-known/oauth-protected-resource", None, format!("{origin}/")),
        ("/nowhere", None, full.clone()),
    ] {
        let found = document(&resource);
        let answer = challenge.clone().unwrap_or_default();
        rig.provider.script(move |asked| match asked.path.as_str() {
            path if path == place => Some(Does::json(200, &found)),
            PRM | "/.well-known/oauth-protected-resource" => Some(Does::text(404, "text/plain", "no")),
            "/mcp" => Some(Does::challenge(401, &answer)),
            _ => None,
        });
        let url = url::Url::parse(&rig.authorize().await).expect("a URL");
        let sent = url.query_pairs().find(|(name, _)| name == "resource").expect("a resource").1.into_owned();
        assert_eq!(sent, resource, "{place}");
    }
    // A server whose metadata cannot be read may name another provider: it is not taken for one without metadata.
    let named = |place: &str| format!("Bearer resource_metadata=\"{place}\"");
    let gone = format!("{origin}/gone");
    for (challenge, does, says) in [
        ("Bearer".to_owned(), Does::text(500, "text/plain", "oops"), "HTTP 500"),
        ("Bearer".to_owned(), Does::text(429, "text/plain", "slow down"), "HTTP 429"),
        (named(&format!("{origin}{PRM}")), Does::text(200, "text/html", "<html>"), "an HTML page"),
        (named(&gone), Does::json(200, &document(&full)), "HTTP 404"),
        (named("nonsense"), Does::json(200, &document(&full)), "metadata's URL"),
        (named("http://example.com/prm"), Does::json(200, &document(&full)), "metadata's URL"),
    ] {
        rig.provider.script(move |asked| match asked.path.as_str() {
            "/mcp" => Some(Does::challenge(401, &challenge)),
            PRM => Some(does.clone()),
            _ => None,
        });
        let text = rig.step("authorize").await.refused("OAUTH_DISCOVERY_FAILED");
        assert!(text.contains(says), "{text}");
    }
    for (document, says) in [
        (
            json!({"resource": "https://other.example/mcp", "authorization_servers": [origin]}),
            "not the server being called",
        ),
        (json!({"resource": full, "authorization_servers": []}), "names no authorization server"),
        (json!({"resource": full, "authorization_servers": ["https://other.example"]}), "another provider"),
    ] {
        rig.provider.script(at(PRM, Does::json(200, &document)));
        let text = rig.step("authorize").await.refused("OAUTH_DISCOVERY_FAILED");
        assert!(text.contains(says), "{text}");
    }
}

#[tokio::test]
async fn challenges_are_read_in_every_odd_form() {
    let rig = Rig::new().await;
    let place = format!("{}{PRM}", rig.provider.issuer());
    for (header, scope) in [
        (format!("Bearer resource_metadata=\"{place}\", scope=\"a b\""), Some("a b")),
        (format!("bearer SCOPE=\"a b\" ,resource_metadata={place}"), Some("a b")),
        (format!("Basic realm=\"x, Bearer y\", Bearer scope=\"a\", resource_metadata=\"{place}\""), Some("a")),
        ("Bearer error=\"invalid_token\", error_description=\"say \\\"a\\\", b\"".to_owned(), None),
        ("Bearer scope=\"\"".to_owned(), None),
        ("Negotiate".to_owned(), None),
        ("===, ,,\"".to_owned(), None),
    ] {
        rig.provider.script(at("/mcp", Does::challenge(401, &header)));
        let url = url::Url::parse(&rig.authorize().await).expect("a URL");
        let sent = url.query_pairs().find(|(name, _)| name == "scope").map(|(_, value)| value.into_owned());
        assert_eq!(sent.as_deref(), Some(scope.unwrap_or("tools:read")), "{header}");
    }
    // No header at all; then a server that protects nothing it was asked for.
    rig.provider.script(at("/mcp", Does::text(401, "text/plain", "no")));
    rig.authorize().await;
    rig.provider.script(at("/mcp", Does::text(200, "text/html", "<html>")));
    rig.authorize().await;
    for status in [403, 500, 302] {
        rig.provider.script(at("/mcp", Does::text(status, "text/plain", "no")));
        let text = rig.step("authorize").await.refused("OAUTH_DISCOVERY_FAILED");
        assert!(text.contains(&status.to_string()) && text.contains("`url`"), "{text}");
    }
}

#[tokio::test]
async fn slow_providers_end_in_time() {
    let rig = Rig::hurried().await;
    rig.provider.script(at("/mcp", Does::Hang));
    let text = rig.step("authorize").await.refused("OAUTH_DISCOVERY_FAILED");
    assert!(text.contains("cannot be reached") && text.contains("authorize"), "{text}");
    rig.provider.script(at(AS_METADATA, Does::Hang));
    rig.step("authorize").await.refused("OAUTH_DISCOVERY_FAILED");
    rig.provider.script(|_| None);
    let back = rig.provider.consent(&rig.authorize().await);
    rig.provider.script(at("/token", Does::Hang));
    let text = rig.complete(&back).await.refused("OAUTH_EXCHANGE_FAILED");
    assert!(text.contains("unclear") && text.contains("`authorize` again"), "{text}");
    rig.provider.script(|_| None);
    assert_eq!(rig.status().await.0, "authorization-required");
    rig.consent().await;
}

#[tokio::test]
async fn a_failed_exchange_is_never_repeated_and_says_why() {
    let rig = Rig::new().await;
    for (does, says) in [
        (Does::json(400, &json!({"error": "invalid_grant"})), "invalid_grant"),
        (Does::json(401, &json!({"error": "invalid_client"})), "mcpctl security-scheme update"),
        (Does::json(400, &json!({"error": "\u{1b}]0;x`"})), "refuses"),
        (Does::text(500, "text/plain", "oops"), "HTTP 500"),
        (Does::text(502, "text/html", "<html>"), "unclear"),
        (Does::text(200, "text/html", "<html>signed in</html>"), "unclear"),
        (Does::text(200, "application/json", "{}"), "unclear"),
        (Does::ActAndCut, "unclear"),
    ] {
        let back = rig.provider.consent(&rig.authorize().await);
        let before = rig.provider.token_requests("authorization_code").len();
        rig.provider.script(at("/token", does.clone()));
        let reply = rig.complete(&back).await;
        let text = reply.refused("OAUTH_EXCHANGE_FAILED");
        assert!(text.contains(says) && text.contains("`authorize` again"), "{does:?}: {text}");
        assert!(!text.contains('\u{1b}'), "{text}");
        rig.provider.script(|_| None);
        rig.complete(&back).await.refused("INVALID_OAUTH_SESSION");
        assert_eq!(rig.provider.token_requests("authorization_code").len(), before + 1, "{does:?}: repeated");
        let (status, reason) = rig.status().await;
        assert_eq!(status, "authorization-required");
        assert!(!reason.is_empty());
    }
    rig.consent().await;
}

#[tokio::test]
async fn disconnecting_succeeds_whatever_the_provider_does() {
    let rig = Rig::hurried().await;
    for (does, told) in
        [(Some(Does::text(503, "text/plain", "no")), "failed"), (Some(Does::Hang), "failed"), (None, "revoked")]
    {
        rig.provider.script(|_| None);
        rig.consent().await;
        if let Some(does) = does {
            rig.provider.script(at("/revoke", does));
        }
        let ended = rig.step("disconnect").await.ok();
        assert_eq!((&ended["status"], &ended["providerRevocation"]), (&json!("revoked"), &json!(told)));
        rig.tell(0).await.refused("MCP_IMPORT_AUTHORIZATION_REQUIRED");
    }
    // None, and one that would get the token and the client's secret in clear.
    for endpoint in [json!(null), json!("http://example.com/revoke")] {
        rig.provider.script(at(AS_METADATA, changed(&rig, &json!({"revocation_endpoint": endpoint}))));
        rig.consent().await;
        assert_eq!(rig.step("disconnect").await.ok()["providerRevocation"], "not-offered");
    }
}

#[tokio::test]
async fn registration_fails_with_a_way_out() {
    let rig = Rig::new().await;
    let body = json!({"name": "fresh", "import": {"url": rig.provider.mcp()}, "redirectUrl": super::rig::CALLBACK});
    let path = format!("/v1/mcpctl/envs/{}/security-schemes/register", rig.env);
    for (script, says) in [
        (at(AS_METADATA, changed(&rig, &json!({"registration_endpoint": null}))), "offers no dynamic registration"),
        (at("/register", Does::text(401, "text/plain", "no")), "access token of its own"),
        (at("/register", Does::json(400, &json!({"error": "invalid_redirect_uri"}))), "another redirect URL"),
        (at("/register", Does::text(200, "text/html", "<html>")), "cannot be read"),
    ] {
        rig.provider.script(script);
        let text = rig.post(&path, &body).await.refused("OAUTH_REGISTRATION_FAILED");
        assert!(text.contains(says), "{text}");
    }
    rig.provider.script(|asked| match asked.path.as_str() {
        "/mcp" => Some(Does::challenge(401, "Bearer")),
        PRM => Some(Does::text(404, "text/plain", "no")),
        _ => None,
    });
    let text = rig.post(&path, &body).await.refused("OAUTH_REGISTRATION_FAILED");
    assert!(text.contains("name the provider's issuer"), "{text}");
    let asked = rig.provider.asked("/register").len();
    let mut nowhere = body.clone();
    nowhere["redirectUrl"] = "http://example.com/callback".into();
    rig.post(&path, &nowhere).await.refused("INVALID_REDIRECT_URL");
    assert_eq!(rig.provider.asked("/register").len(), asked, "no client is left behind that nobody can use");
    rig.provider.script(|_| None);
    rig.post(&path, &body).await.ok();
}
