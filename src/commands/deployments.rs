//! `mcpctl deployments`: what was deployed, and what each deployment holds.

use clap::{Args, Subcommand};
use schemars::JsonSchema;
use serde::Serialize;

use super::Context;
use super::control_plane::{Remote, ServerArgs};
use super::load::VariableArgs;
use crate::api::Timestamp;
use crate::model::DeploymentRevision;
use crate::plan::Snapshot;
use crate::ui::{Document, DocumentBody, Exit, Failure, Table};

/// List deployments, or show one
#[derive(Debug, Args)]
pub struct DeploymentsArgs {
    #[command(subcommand)]
    command: DeploymentsCommand,
}

#[derive(Debug, Subcommand)]
enum DeploymentsCommand {
    /// List the deployments of the environment, newest first
    List(ListArgs),
    /// Show what a deployment holds
    Show(ShowArgs),
}

/// Arguments of `deployments list`.
#[derive(Debug, Args)]
struct ListArgs {
    #[command(flatten)]
    variables: VariableArgs,
    #[command(flatten)]
    server: ServerArgs,
}

/// Arguments of `deployments show`.
#[derive(Debug, Args)]
struct ShowArgs {
    /// Its number; without one, the current deployment
    #[arg(value_name = "N")]
    revision: Option<u64>,
    #[command(flatten)]
    variables: VariableArgs,
    #[command(flatten)]
    server: ServerArgs,
}

/// The deployments of an environment.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct DeploymentsListDocument {
    /// The application.
    application: String,
    /// The environment.
    environment: String,
    /// The control plane's URL.
    server: String,
    /// Newest first.
    deployments: Vec<StoredDocument>,
}

impl DocumentBody for DeploymentsListDocument {
    const KIND: &'static str = "deployments.list";
}

/// A stored deployment.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct StoredDocument {
    /// Its number.
    revision: u64,
    /// Its version text.
    version: String,
    /// Its hash.
    hash: String,
    /// Whether it is the current one.
    current: bool,
    /// Who deployed it, where the server tells.
    deployed_by: Option<String>,
    /// When, where the server tells.
    deployed_at: Option<String>,
}

/// What a deployment holds.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct DeploymentsShowDocument {
    /// The application.
    application: String,
    /// The environment.
    environment: String,
    /// The control plane's URL.
    server: String,
    /// Its number.
    revision: u64,
    /// Components with the digests of their definitions.
    components: Vec<ComponentDocument>,
    /// Endpoints with what they show.
    endpoints: Vec<EndpointDocument>,
    /// Imports by position.
    imports: Vec<ImportDocument>,
    /// Tools that are releases, by name.
    releases: Vec<ReleaseDocument>,
    /// Own tools that the deployment published.
    published: Vec<String>,
}

impl DocumentBody for DeploymentsShowDocument {
    const KIND: &'static str = "deployments.show";
}

/// A component of a deployment.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ComponentDocument {
    /// Its name.
    name: String,
    /// The digest of its definitions; null where it is known by name only.
    digest: Option<String>,
}

/// A tool that is a release.
#[derive(Debug, Clone, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReleaseDocument {
    /// The tool, by its name in this application.
    pub tool: String,
    /// The release, as `account/name@version`.
    pub release: String,
    /// The release's id.
    pub release_id: String,
}

/// An endpoint of a deployment.
#[derive(Debug, Clone, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct EndpointDocument {
    /// Its domain.
    pub domain: String,
    /// The scheme that protects it.
    pub security_scheme: Option<String>,
    /// The tools that clients see.
    pub tools: Vec<String>,
    /// The resources that clients see.
    pub resources: Vec<String>,
    /// The resource templates that clients see.
    pub resource_templates: Vec<String>,
    /// The prompts that clients see.
    pub prompts: Vec<String>,
}

/// An import of a deployment. Its URL and its credentials are never shown.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ImportDocument {
    /// Its position.
    index: usize,
    /// The prefix of its tools.
    prefix: Option<String>,
    /// The OAuth scheme.
    security_scheme: Option<String>,
    /// `bearer`, `basic`, or null.
    auth_kind: Option<String>,
}

/// The tools of a content that are releases.
pub(crate) fn releases(content: &Snapshot) -> Vec<ReleaseDocument> {
    let tools = content.remote_tools.iter();
    tools
        .map(|(tool, release)| ReleaseDocument {
            tool: tool.to_string(),
            release: release.title(),
            release_id: release.release_id.to_string(),
        })
        .collect()
}

/// What the endpoints of a content show.
pub(crate) fn endpoints(content: &Snapshot) -> Vec<EndpointDocument> {
    let shown = content.endpoints();
    shown
        .values()
        .map(|endpoint| EndpointDocument {
            domain: endpoint.domain.to_string(),
            security_scheme: endpoint.scheme.as_ref().map(ToString::to_string),
            tools: endpoint.tools.iter().map(|tool| tool.name.clone()).collect(),
            resources: endpoint.resources.iter().map(|resource| resource.uri.clone()).collect(),
            resource_templates: endpoint.templates.iter().map(|template| template.uri_template.clone()).collect(),
            prompts: endpoint.prompts.iter().map(|prompt| prompt.name.clone()).collect(),
        })
        .collect()
}

/// Runs the command.
pub(crate) fn run(context: &Context, args: &DeploymentsArgs) -> Result<Exit, Failure> {
    match &args.command {
        DeploymentsCommand::List(args) => list(context, args),
        DeploymentsCommand::Show(args) => show(context, args),
    }
}

fn list(context: &Context, args: &ListArgs) -> Result<Exit, Failure> {
    let loaded = context.load(&args.variables)?;
    let document = context.block_on(async {
        let (name, environment) = context.environment(&loaded)?;
        let remote = Remote::of(&loaded, name, environment, &args.server).await?;
        let mut deployments = Vec::new();
        if let Some(found) = remote.find().await? {
            let current = found.current.as_ref().map(|current| current.deployment_revision);
            let stored = remote.client.deployments(found.id, None).await.map_err(|error| remote.failure(error))?;
            deployments.extend(stored.into_iter().map(|deployment| StoredDocument {
                revision: deployment.revision.get(),
                version: deployment.version,
                hash: deployment.deployment_hash.to_string(),
                current: Some(deployment.revision) == current,
                deployed_by: deployment.deployed_by,
                deployed_at: deployment.deployed_at.map(|at| at.to_string()),
            }));
        }
        deployments.sort_by_key(|deployment| std::cmp::Reverse(deployment.revision));
        Ok(DeploymentsListDocument {
            application: remote.names.application.to_string(),
            environment: remote.names.name.to_string(),
            server: remote.target.shown(),
            deployments,
        })
    })?;
    context.printer.result(&Document::of(&document), || list_text(&document, context.printer.width()))?;
    Ok(Exit::Done)
}

fn list_text(document: &DeploymentsListDocument, width: usize) -> String {
    if document.deployments.is_empty() {
        return format!("{}/{} has no deployment yet\n", document.application, document.environment);
    }
    let all = &document.deployments;
    let is_told = |of: fn(&StoredDocument) -> bool| all.iter().any(of);
    // A column that no row fills is left out: a Golem server tells neither who nor when.
    let (versions, tells) = (is_told(|row| !row.version.is_empty()), is_told(|row| row.deployed_at.is_some()));
    let mut headings = vec!["REVISION"];
    headings.extend(versions.then_some("VERSION"));
    headings.extend(tells.then_some(["DEPLOYED", "BY"]).into_iter().flatten());
    headings.push("HASH");
    let mut table = Table::new(headings);
    for row in all {
        let mut cells = vec![format!("{}{}", row.revision, if row.current { " (current)" } else { "" })];
        cells.extend(versions.then(|| row.version.clone()));
        if tells {
            cells.push(row.deployed_at.as_deref().map(for_people).unwrap_or_default());
            cells.push(row.deployed_by.clone().unwrap_or_default());
        }
        cells.push(row.hash.chars().take(12).collect());
        table.row(cells);
    }
    table.render(width, 0)
}

/// A time of a document as people read it.
pub(crate) fn for_people(at: &str) -> String {
    Timestamp::parse(at).map_or_else(|| at.to_owned(), Timestamp::for_people)
}

fn show(context: &Context, args: &ShowArgs) -> Result<Exit, Failure> {
    let loaded = context.load(&args.variables)?;
    let document = context.block_on(async {
        let (name, environment) = context.environment(&loaded)?;
        let remote = Remote::of(&loaded, name, environment, &args.server).await?;
        let found = remote.need().await?;
        let current = found.current.as_ref().map(|current| current.deployment_revision);
        let revision = args.revision.and_then(DeploymentRevision::new).or(current).ok_or_else(|| {
            Failure::refused("not-deployed", format!("`{}` has no deployment yet", remote.title()))
                .help("`mcpctl deploy` makes the first one")
        })?;
        let content = remote.client.content(remote.scope, found.id, revision).await;
        let content = content.map_err(|error| remote.failure(error))?;
        Ok(DeploymentsShowDocument {
            application: remote.names.application.to_string(),
            environment: remote.names.name.to_string(),
            server: remote.target.shown(),
            revision: revision.get(),
            endpoints: endpoints(&content),
            releases: releases(&content),
            published: content.published_tools.iter().map(ToString::to_string).collect(),
            components: content
                .components
                .into_iter()
                .map(|(name, component)| ComponentDocument { name: name.to_string(), digest: component.digest })
                .collect(),
            imports: content
                .mcp_imports
                .iter()
                .enumerate()
                .map(|(index, import)| ImportDocument {
                    index,
                    prefix: import.prefix.as_ref().map(ToString::to_string),
                    security_scheme: import.security_scheme.as_ref().map(ToString::to_string),
                    auth_kind: import.auth_kind.clone(),
                })
                .collect(),
        })
    })?;
    context.printer.result(&Document::of(&document), || show_text(&document))?;
    Ok(Exit::Done)
}

fn show_text(document: &DeploymentsShowDocument) -> String {
    let mut text = format!(
        "{}/{} on {}, revision {}\n",
        document.application, document.environment, document.server, document.revision
    );
    for component in &document.components {
        let digest = component.digest.as_deref().map_or("no definition of its own", |digest| &digest[..12]);
        text.push_str(&format!("  component {}  {digest}\n", component.name));
    }
    for endpoint in &document.endpoints {
        let scheme = endpoint.security_scheme.as_deref().map_or_else(String::new, |name| format!(" (sign-in {name})"));
        text.push_str(&format!("  endpoint {}{scheme}\n", endpoint.domain));
        for (kind, names) in [
            ("tool", &endpoint.tools),
            ("resource", &endpoint.resources),
            ("resource template", &endpoint.resource_templates),
            ("prompt", &endpoint.prompts),
        ] {
            for name in names {
                text.push_str(&format!("    {kind} {name}\n"));
            }
        }
    }
    for import in &document.imports {
        let prefix = import.prefix.as_deref().map_or_else(String::new, |prefix| format!(", prefix {prefix}"));
        text.push_str(&format!("  import {}{prefix}\n", import.index));
    }
    for tool in &document.releases {
        text.push_str(&format!("  tool {}, the release {}\n", tool.tool, tool.release));
    }
    for tool in &document.published {
        text.push_str(&format!("  tool {tool}, published\n"));
    }
    text
}
