//! What `up` says while it runs, one document an event.

use schemars::JsonSchema;
use serde::Serialize;

use crate::commands::deployments::EndpointDocument;
use crate::model::Domain;
use crate::plan::Summary;
use crate::ui::findings::{CheckedEnvironment, FindingDocument, Summary as FindingSummary, ValidateDocument};
use crate::ui::{DocumentBody, ErrorDocument, Recovery};

/// Control plane and gateway are listening.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct UpReadyDocument {
    /// The application.
    pub(super) application: String,
    /// The environment.
    pub(super) environment: String,
    /// The control plane's URL.
    pub(super) server: String,
    /// The control plane's port.
    pub(super) router_port: u16,
    /// The gateway's port.
    pub(super) mcp_port: u16,
    /// Where the state is kept.
    pub(super) data_folder: String,
}

impl DocumentBody for UpReadyDocument {
    const KIND: &'static str = "up.ready";
}

/// The manifest is deployed and served.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct UpDeployedDocument {
    /// The number of the current deployment.
    pub(super) revision: u64,
    /// Counts deploys and rollbacks.
    pub(super) current_revision: u64,
    /// Whether this made a new deployment; false when the environment held all of it already.
    pub(super) changed: bool,
    /// How much changed.
    pub(super) summary: Summary,
    /// What is served, and where.
    pub(super) endpoints: Vec<ServedDocument>,
    /// What the server found worth saying.
    pub(super) warnings: Vec<String>,
}

impl DocumentBody for UpDeployedDocument {
    const KIND: &'static str = "up.deployed";
}

/// An endpoint with the URLs that lead to it on this machine.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ServedDocument {
    /// Its URLs with the real port; the first one is its own.
    pub(super) urls: Vec<String>,
    /// What it is and shows.
    pub(super) endpoint: EndpointDocument,
}

/// The manifest has errors; the last good deployment goes on.
#[derive(Debug, Serialize, JsonSchema)]
pub struct UpFindingsDocument {
    /// In source order.
    findings: Vec<FindingDocument>,
    /// The environments that were looked at.
    environments: Vec<CheckedEnvironment>,
    /// How many findings of each severity there are.
    summary: FindingSummary,
}

impl DocumentBody for UpFindingsDocument {
    const KIND: &'static str = "up.findings";
}

impl From<ValidateDocument> for UpFindingsDocument {
    fn from(document: ValidateDocument) -> Self {
        let ValidateDocument { findings, environments, summary } = document;
        Self { findings, environments, summary }
    }
}

/// An edit could not be deployed; the last good deployment goes on.
#[derive(Debug, Serialize, JsonSchema)]
pub struct UpFailedDocument {
    /// A short kebab code.
    code: String,
    /// What happened, with its causes.
    message: String,
    /// What to do next.
    help: Option<String>,
    /// What kind of action helps.
    recovery: Recovery,
}

impl DocumentBody for UpFailedDocument {
    const KIND: &'static str = "up.failed";
}

impl From<ErrorDocument> for UpFailedDocument {
    fn from(document: ErrorDocument) -> Self {
        let ErrorDocument { code, message, help, recovery } = document;
        Self { code, message, help, recovery }
    }
}

/// The URLs of an endpoint on this machine. A single one answers at the bare address too, since not every resolver
/// knows `*.localhost`.
pub(super) fn urls(domain: &Domain, port: u16, is_only: bool) -> Vec<String> {
    let mut urls = Vec::new();
    if domain.is_loopback() {
        urls.push(format!("http://{}:{port}/mcp", domain.host()));
    }
    let bare = format!("http://127.0.0.1:{port}/mcp");
    if is_only && !urls.contains(&bare) {
        urls.push(bare);
    }
    urls
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn urls_have_the_real_port() {
        let domain = |text: &str| Domain::parse(text).expect("a domain");
        assert_eq!(urls(&domain("a.localhost:9007"), 4242, false), ["http://a.localhost:4242/mcp"]);
        assert_eq!(
            urls(&domain("a.localhost:9007"), 4242, true),
            ["http://a.localhost:4242/mcp", "http://127.0.0.1:4242/mcp"]
        );
        assert_eq!(urls(&domain("127.0.0.1:9007"), 1, true), ["http://127.0.0.1:1/mcp"]);
        assert_eq!(urls(&domain("tools.example.com"), 1, false), Vec::<String>::new());
    }
}
