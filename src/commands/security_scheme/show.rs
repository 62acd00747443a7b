//! `mcpctl security-scheme get` and `list`.

use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;

use super::{PlaceArgs, SchemeDocument, need, scheme_name};
use crate::commands::Context;
use crate::commands::control_plane::Remote;
use crate::model::SchemeName;
use crate::ui::printer::style;
use crate::ui::{Document, DocumentBody, Exit, Failure, Table};

/// Show a security scheme
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  mcpctl security-scheme get mcp-oauth
  mcpctl security-scheme get mcp-oauth -F json")]
pub(super) struct GetArgs {
    /// Its name
    #[arg(value_parser = scheme_name)]
    name: SchemeName,
    #[command(flatten)]
    place: PlaceArgs,
}

/// List the security schemes of an environment
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  mcpctl security-scheme list
  mcpctl security-scheme list -E prod -F json")]
pub(super) struct ListArgs {
    #[command(flatten)]
    place: PlaceArgs,
}

/// A security scheme.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct GetDocument(SchemeDocument);

impl DocumentBody for GetDocument {
    const KIND: &'static str = "security-scheme.get";
}

/// The security schemes of an environment.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ListDocument {
    /// `application/environment`.
    environment: String,
    /// The control plane's URL.
    server: String,
    /// By name.
    security_schemes: Vec<SchemeDocument>,
}

impl DocumentBody for ListDocument {
    const KIND: &'static str = "security-scheme.list";
}

/// Runs `security-scheme get`.
pub(super) fn get(context: &Context, args: &GetArgs) -> Result<Exit, Failure> {
    let loaded = context.load(&args.place.variables)?;
    let (name, environment) = context.environment(&loaded)?;
    context.block_on(async {
        let remote = Remote::of(&loaded, name, environment, &args.place.server).await?;
        let found = remote.need().await?;
        let document = GetDocument(need(&remote, &found, &args.name).await?.into());
        let strong = style::STRONG;
        context.printer.result(&Document::of(&document), || {
            format!("{strong}{}{strong:#} in {}\n{}", args.name, remote.title(), document.0.fields())
        })?;
        Ok(Exit::Done)
    })
}

/// Runs `security-scheme list`.
pub(super) fn list(context: &Context, args: &ListArgs) -> Result<Exit, Failure> {
    let loaded = context.load(&args.place.variables)?;
    let (name, environment) = context.environment(&loaded)?;
    context.block_on(async {
        let remote = Remote::of(&loaded, name, environment, &args.place.server).await?;
        let found = remote.need().await?;
        let mut schemes = remote.client.security_schemes(found.id).await.map_err(|error| remote.failure(error))?;
        schemes.sort_by(|a, b| a.name.cmp(&b.name));
        let document = ListDocument {
            environment: remote.title(),
            server: remote.target.shown(),
            security_schemes: schemes.into_iter().map(Into::into).collect(),
        };
        context.printer.result(&Document::of(&document), || text(&document, context.printer.width()))?;
        Ok(Exit::Done)
    })
}

fn text(document: &ListDocument, width: usize) -> String {
    if document.security_schemes.is_empty() {
        return format!("{} has no security schemes\n", document.environment);
    }
    let mut table = Table::new(["NAME", "PROVIDER", "CLIENT ID", "SCOPES"]);
    for scheme in &document.security_schemes {
        let provider = scheme.provider_type.name.as_deref().unwrap_or(scheme.provider_type.kind);
        table.row([&*scheme.name, provider, &*scheme.client_id, &*scheme.scopes.join(" ")]);
    }
    table.render(width, 0)
}
