//! Client scenarios `auth/…`: the consent of a protected server, obtained by a control plane and used through it.
//!
//! What a person does between the steps is done here: choosing a client registration, following the authorization URL
//! (the suite's provider consents at once), handing the callback back, and consenting anew where that is asked for.

use mcpctl::net::{Sender, SenderOptions};
use mcpctl::oauth::{UrlRule, discovery};
use reqwest::redirect::Policy;
use serde_json::{Value, json};
use url::Url;

use super::client::Task;
use crate::consent::rig::{ROOT, Reply, Rig, callback};

/// How often a person consents before giving up.
const CONSENTS: usize = 3;
/// The client that the suite expects where a provider takes metadata documents as client ids.
const METADATA_DOCUMENT: &str = "https://conformance-test.local/client-metadata.json";
const REDIRECT: &str = "http://localhost:8765/callback";

/// Runs a scenario.
pub(super) async fn run(task: &Task) -> Result<(), String> {
    let rig = Rig::new().await;
    let mut person = Person { rig, task, schemes: 0 };
    let mut import = person.new_scheme().await?;
    let mut outcome = Err("nothing was tried".to_owned());
    for _ in 0..CONSENTS {
        let begun = match person.authorize(&import).await {
            // The server has moved to another provider: that takes another client.
            Err(text) if text.contains("another provider") => {
                import = person.new_scheme().await?;
                person.authorize(&import).await?
            }
            other => other?,
        };
        person.complete(&import, &begun).await?;
        outcome = person.use_tools(&import).await;
        if !matches!(&outcome, Err(text) if text.contains("consent")) {
            return outcome;
        }
    }
    outcome
}

struct Person<'a> {
    rig: Rig,
    task: &'a Task,
    schemes: usize,
}

impl Person<'_> {
    /// A client at the provider that protects the server: the one that is known beforehand, or a registered one.
    async fn new_scheme(&mut self) -> Result<Value, String> {
        self.schemes += 1;
        let name = format!("client-{}", self.schemes);
        let endpoint = Url::parse(&self.task.url).map_err(|error| error.to_string())?;
        let sender = Sender::new(SenderOptions::default());
        let issuers = discovery::issuers(&sender, &endpoint, UrlRule::HttpOnLoopback).await;
        let issuers = issuers.map_err(|error| error.to_string())?;
        // Servers of the oldest revision name no provider: it is the server's own origin.
        let issuer = issuers.first().cloned().unwrap_or_else(|| endpoint.origin().ascii_serialization());
        let context = &self.task.context;
        // A document under a URL is a client without a secret: an operator writes its URL into the scheme.
        let by_document = (self.task.scenario == "auth/basic-cimd").then_some(METADATA_DOCUMENT);
        let reply = if let Some(id) = context["client_id"].as_str().or(by_document) {
            let body = json!({
                "name": name, "providerType": {"type": "Custom", "name": "suite", "issuerUrl": issuer},
                "clientId": id, "clientSecret": context["client_secret"].as_str().unwrap_or_default(),
                "redirectUrl": REDIRECT, "scopes": [],
            });
            self.rig.post(&format!("/v1/envs/{}/security-schemes", self.rig.env), &body).await
        } else {
            let body = json!({
                "name": name, "import": {"url": self.task.url}, "redirectUrl": REDIRECT, "issuerUrl": issuer,
            });
            self.rig.post(&format!("/v1/mcpctl/envs/{}/security-schemes/register", self.rig.env), &body).await
        };
        told(&reply)?;
        let mut import = json!({"url": self.task.url, "securityScheme": name});
        if self.task.revision != super::MODERN {
            import["version"] = self.task.revision.as_str().into();
        }
        Ok(import)
    }

    async fn authorize(&self, import: &Value) -> Result<String, String> {
        let reply = self.rig.step_at(0, ROOT, "authorize", import, None).await;
        Ok(told(&reply)?["authorizationUrl"].as_str().unwrap_or_default().to_owned())
    }

    /// Follows the authorization URL as a browser would, and hands in where it ends.
    async fn complete(&self, import: &Value, url: &str) -> Result<(), String> {
        let browser = reqwest::Client::builder().no_proxy().redirect(Policy::none()).build().expect("a browser");
        let response = browser.get(url).send().await.map_err(|error| error.to_string())?;
        let location = response.headers().get("location").and_then(|value| value.to_str().ok());
        let back = location.and_then(|text| Url::parse(text).ok()).ok_or("the provider sends nobody back")?;
        let reply = self.rig.step_at(0, ROOT, "complete", import, Some(&callback(&back))).await;
        told(&reply).map(drop)
    }

    async fn use_tools(&self, import: &Value) -> Result<(), String> {
        let body = json!({"imports": [import], "nativeToolNames": []});
        let reply = self.rig.post(&format!("/v1/envs/{}/mcp-imports/resolve", self.rig.env), &body).await;
        let listing = told(&reply)?;
        for tool in listing["tools"].as_array().into_iter().flatten() {
            let body = json!({"import": import, "tool": tool["upstreamName"], "arguments": {}});
            let path = format!("/v1/mcpctl/envs/{}/mcp-imports/call", self.rig.env);
            told(&self.rig.post(&path, &body).await)?;
        }
        Ok(())
    }
}

/// The answer, or what the refusal says.
fn told(reply: &Reply) -> Result<Value, String> {
    if reply.status == 200 { Ok(reply.body.clone()) } else { Err(reply.body.to_string()) }
}
