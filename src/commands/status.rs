//! `mcpctl status`: what is deployed, what of it runs, and whether it is what the manifest says.

use std::collections::BTreeMap;

use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;

use super::Context;
use super::control_plane::ServerArgs;
use super::deployments::{EndpointDocument, endpoints, for_people};
use super::load::VariableArgs;
use super::plan::{DeployedDocument, Planned};
use crate::api::apply::EnvironmentStatus;
use crate::client::Scope;
use crate::plan::{Grant, Snapshot, Summary};
use crate::ui::printer::style;
use crate::ui::{Document, DocumentBody, Exit, Failure};

/// Show what is deployed, what runs, and whether it is what the manifest says
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  mcpctl status
  mcpctl status -E prod --exit-code       # 6 when anything differs")]
pub struct StatusArgs {
    /// Exit with 6 when the manifest differs from what is deployed, or a component is not ready
    #[arg(long)]
    exit_code: bool,
    #[command(flatten)]
    variables: VariableArgs,
    #[command(flatten)]
    server: ServerArgs,
}

/// The state of an environment.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct StatusDocument {
    /// The application.
    application: String,
    /// The environment.
    environment: String,
    /// The control plane's URL.
    server: String,
    /// What is deployed; null before the first deploy.
    deployed: Option<DeployedDocument>,
    /// Who deployed it, where the server tells.
    deployed_by: Option<String>,
    /// When, where the server tells.
    deployed_at: Option<String>,
    /// Whether the manifest wants exactly what is deployed.
    matches_manifest: bool,
    /// How much a deploy would change.
    pending: Summary,
    /// Releases that the manifest names and the server does not have, which a deploy would be refused for.
    missing_releases: Vec<String>,
    /// Whether something is staged that is not deployed.
    staged_differs: Option<bool>,
    /// Components, where the server tells.
    components: Vec<ComponentStatusDocument>,
    /// Imports, where the server tells.
    imports: Vec<ImportStatusDocument>,
    /// Tools that are releases, with their grants.
    releases: Vec<ReleaseStatusDocument>,
    /// Own tools that the deployment published.
    published: Vec<String>,
    /// Endpoints as they are deployed.
    endpoints: Vec<EndpointDocument>,
}

impl DocumentBody for StatusDocument {
    const KIND: &'static str = "status";
}

/// Whether a component is served.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ComponentStatusDocument {
    /// Its name.
    name: String,
    /// Whether the server's machine has exactly the deployed definitions, so that it is served.
    ready: bool,
    /// The digest of the deployed definitions.
    digest: Option<String>,
    /// The digest of the definitions on the server's machine.
    local_digest: Option<String>,
}

/// What an import is pinned to.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ImportStatusDocument {
    /// Its name in the manifest, where the deployed configuration is the declared one; else null.
    import: Option<String>,
    /// Its position in the deployment.
    index: u32,
    /// The digests of its pinned tools by upstream name; null where it is not pinned.
    pins: Option<BTreeMap<String, String>>,
}

/// A tool of the deployment that is a release.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReleaseStatusDocument {
    /// The tool, by its name in this application.
    tool: String,
    /// The release, as `account/name@version`.
    release: String,
    /// The release's id.
    release_id: String,
    /// Who lets the environment use it; null where nobody does any more.
    grant: Option<GrantOrigin>,
}

/// Who made a grant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum GrantOrigin {
    /// A deploy, from the manifest.
    Deploy,
    /// An operator; no deploy takes it back.
    Operator,
}

impl StatusDocument {
    fn differs(&self) -> bool {
        !self.matches_manifest || self.components.iter().any(|component| !component.ready)
    }
}

/// Runs the command.
pub(crate) fn run(context: &Context, args: &StatusArgs) -> Result<Exit, Failure> {
    let document = context.block_on(async {
        let planned = Planned::survey(context, &args.variables, &args.server).await?;
        gather(&planned).await
    })?;
    context.printer.result(&Document::of(&document), || text(&document))?;
    Ok(if args.exit_code && document.differs() { Exit::Different } else { Exit::Done })
}

async fn gather(planned: &Planned) -> Result<StatusDocument, Failure> {
    let remote = &planned.remote;
    let failed = |error| remote.failure(error);
    let (mut status, mut content) = (None, Snapshot::default());
    if let Some(found) = planned.found.as_ref().filter(|found| found.current.is_some()) {
        if remote.scope == Scope::Whole {
            status = Some(remote.client.status(found.id).await.map_err(failed)?);
        }
        content = remote.client.current_content(remote.scope, Some(found)).await.map_err(failed)?;
    }
    let record = status.as_ref().and_then(|status| status.deployment.as_ref());
    Ok(StatusDocument {
        application: remote.names.application.to_string(),
        environment: remote.names.name.to_string(),
        server: remote.target.shown(),
        deployed: DeployedDocument::of(planned.found.as_ref()),
        deployed_by: record.and_then(|record| record.deployed_by.clone()),
        deployed_at: record.map(|record| record.deployed_at.to_string()),
        matches_manifest: planned.up_to_date(),
        pending: planned.difference.summary(),
        missing_releases: planned.unresolved.iter().flat_map(|failure| failure.causes.clone()).collect(),
        staged_differs: status.as_ref().map(|status| status.staged_differs),
        imports: status.iter().flat_map(|status| imports(status, planned, &content)).collect(),
        components: status.map(components).unwrap_or_default(),
        releases: releases(&content, &planned.grants),
        published: content.published_tools.iter().map(ToString::to_string).collect(),
        endpoints: endpoints(&content),
    })
}

fn releases(content: &Snapshot, grants: &[Grant]) -> Vec<ReleaseStatusDocument> {
    let tools = content.remote_tools.iter();
    tools
        .map(|(tool, release)| {
            let grant = grants.iter().find(|grant| grant.release == release.release_id);
            let origin = |grant: &Grant| if grant.automatic { GrantOrigin::Deploy } else { GrantOrigin::Operator };
            ReleaseStatusDocument {
                tool: tool.to_string(),
                release: release.title(),
                release_id: release.release_id.to_string(),
                grant: grant.map(origin),
            }
        })
        .collect()
}

fn imports(status: &EnvironmentStatus, planned: &Planned, deployed: &Snapshot) -> Vec<ImportStatusDocument> {
    let name = |index: u32| {
        // Names do not reach the server: they are known where the manifest has an import of the same configuration.
        let hash = deployed.mcp_imports.get(usize::try_from(index).ok()?)?.hash;
        let at = planned.content.mcp_imports.iter().position(|import| import.hash == hash)?;
        planned.desired.imports.get(at)?.name.as_ref().map(ToString::to_string)
    };
    let imports = status.imports.iter();
    imports
        .map(|import| ImportStatusDocument {
            import: name(import.import_index),
            index: import.import_index,
            pins: import.pins.clone(),
        })
        .collect()
}

fn components(status: EnvironmentStatus) -> Vec<ComponentStatusDocument> {
    status
        .components
        .into_iter()
        .map(|component| ComponentStatusDocument {
            name: component.name,
            ready: component.ready,
            digest: component.digest,
            local_digest: component.local_digest,
        })
        .collect()
}

/// Enough of a digest to compare by eye.
fn short(digest: &str) -> &str {
    digest.get(..12).unwrap_or(digest)
}

fn text(document: &StatusDocument) -> String {
    let strong = style::STRONG;
    let title = format!("{}/{}", document.application, document.environment);
    let mut text = format!("{strong}{title}{strong:#} on {}\n", document.server);
    let Some(deployed) = &document.deployed else {
        text.push_str("  nothing is deployed yet\n");
        return text;
    };
    text.push_str(&format!("  revision {}", deployed.revision));
    if !deployed.version.is_empty() {
        text.push_str(&format!(" ({})", deployed.version));
    }
    if let Some(by) = &document.deployed_by {
        text.push_str(&format!(", deployed by {by}"));
    }
    if let Some(at) = &document.deployed_at {
        text.push_str(&format!(" at {}", for_people(at)));
    }
    text.push('\n');
    text.push_str(&if document.matches_manifest {
        "  the manifest wants exactly this\n".to_owned()
    } else if !document.missing_releases.is_empty() {
        let missing = document.missing_releases.iter().map(|what| format!("    {what}\n"));
        format!("  the manifest names releases that are not there:\n{}", missing.collect::<String>())
    } else {
        let pending = document.pending;
        format!(
            "  the manifest differs: {} to create, {} to change, {} to delete (`mcpctl plan` shows them)\n",
            pending.create, pending.update, pending.delete
        )
    });
    if document.staged_differs == Some(true) {
        text.push_str("  something is staged that is not deployed; the next deploy replaces it\n");
    }
    for component in &document.components {
        let state = match (component.ready, &component.digest) {
            (true, _) => "ready",
            (false, _) if component.local_digest.is_none() => "not ready: the server's runtime file does not define it",
            (false, _) => "not ready: on the server's machine it is defined otherwise than what is deployed",
        };
        let digest = component.digest.as_deref().map(|digest| format!(", definition {}", short(digest)));
        text.push_str(&format!("  component {}: {state}{}\n", component.name, digest.unwrap_or_default()));
    }
    for import in &document.imports {
        let name = import.import.clone().unwrap_or_else(|| import.index.to_string());
        let state = match &import.pins {
            None => "not pinned".to_owned(),
            Some(pins) if pins.len() == 1 => "1 tool pinned".to_owned(),
            Some(pins) => format!("{} tools pinned", pins.len()),
        };
        text.push_str(&format!("  import {name}: {state}\n"));
    }
    for tool in &document.releases {
        let grant = match tool.grant {
            Some(GrantOrigin::Deploy) => "granted by a deploy",
            Some(GrantOrigin::Operator) => "granted by an operator",
            None => "not granted any more: it is served on, and the next deploy needs a grant",
        };
        text.push_str(&format!("  tool {}: release {}, {grant}\n", tool.tool, tool.release));
    }
    for tool in &document.published {
        text.push_str(&format!("  tool {tool}: published\n"));
    }
    for endpoint in &document.endpoints {
        let scheme = endpoint.security_scheme.as_deref().map_or_else(String::new, |name| format!(", sign-in {name}"));
        let count = endpoint.tools.len();
        let tools = if count == 1 { "1 tool".to_owned() } else { format!("{count} tools") };
        text.push_str(&format!("  endpoint {}: {tools}{scheme}\n", endpoint.domain));
    }
    text
}
