//! `mcpctl security-scheme update` and `delete`. Both end the consents that were given through the scheme.

use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;

use super::create::SecretArgs;
use super::{PlaceArgs, ProviderArgs, SchemeDocument, need, redirect, refused, scheme_name};
use crate::api::security_schemes::SecuritySchemeUpdate;
use crate::commands::Context;
use crate::commands::control_plane::Remote;
use crate::model::{Revision, SchemeName};
use crate::ui::{Document, DocumentBody, Exit, Failure};

/// Change a security scheme; consents given through it end
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  mcpctl security-scheme update mcp-oauth --scope openid --scope email   # replaces all scopes
  mcpctl security-scheme update mcp-oauth --client-secret-file new-secret.txt
  mcpctl security-scheme update mcp-oauth --client-id new --revision 3   # only if it is still at 3")]
pub(super) struct UpdateArgs {
    /// Its name
    #[arg(value_parser = scheme_name)]
    name: SchemeName,
    #[command(flatten)]
    provider: ProviderArgs,
    /// A new client id
    #[arg(long, value_name = "ID")]
    client_id: Option<String>,
    #[command(flatten)]
    secret: SecretArgs,
    /// The scopes from now on (repeatable)
    #[arg(long = "scope", value_name = "SCOPE", conflicts_with = "no_scopes")]
    scopes: Vec<String>,
    /// No scopes of its own: those that discovery finds
    #[arg(long)]
    no_scopes: bool,
    /// A new redirect URL
    #[arg(long, value_name = "URL", value_parser = redirect)]
    redirect_url: Option<String>,
    #[command(flatten)]
    revision: RevisionArgs,
    #[command(flatten)]
    place: PlaceArgs,
}

/// Delete a security scheme; consents given through it end
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  mcpctl security-scheme delete mcp-oauth
  mcpctl security-scheme delete mcp-oauth --yes")]
pub(super) struct DeleteArgs {
    /// Its name
    #[arg(value_parser = scheme_name)]
    name: SchemeName,
    #[command(flatten)]
    revision: RevisionArgs,
    #[command(flatten)]
    place: PlaceArgs,
}

/// Which state of the scheme is meant.
#[derive(Debug, Args)]
struct RevisionArgs {
    /// Only if the scheme is still at this revision (see `get`)
    #[arg(long, value_name = "N")]
    revision: Option<u64>,
}

impl RevisionArgs {
    /// The revision to name to the server: the one that the caller saw, else the one just read.
    fn or(&self, now: Revision) -> Result<Revision, Failure> {
        self.revision.map_or(Ok(now), |number| {
            Revision::new(number).ok_or_else(|| Failure::usage("revision", format!("there is no revision {number}")))
        })
    }
}

/// A security scheme after its change.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct UpdateDocument(SchemeDocument);

impl DocumentBody for UpdateDocument {
    const KIND: &'static str = "security-scheme.update";
}

/// A security scheme that is gone.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct DeleteDocument {
    /// Always true: a scheme that was not there is a failure.
    deleted: bool,
    /// Id.
    id: String,
    /// Name.
    name: String,
    /// The environment's id.
    environment_id: String,
    /// Its last revision.
    revision: u64,
}

impl DocumentBody for DeleteDocument {
    const KIND: &'static str = "security-scheme.delete";
}

/// Runs `security-scheme update`.
pub(super) fn update(context: &Context, args: &UpdateArgs) -> Result<Exit, Failure> {
    let client_secret = args.secret.given(context)?;
    let scopes = (args.no_scopes || !args.scopes.is_empty()).then(|| args.scopes.clone());
    let nothing = client_secret.is_none()
        && scopes.is_none()
        && args.client_id.is_none()
        && args.redirect_url.is_none()
        && args.provider.provider(None).is_ok_and(|provider| provider.is_none());
    if nothing {
        return Err(Failure::usage("no-change", "nothing to change was given")
            .help("say what changes, such as `--scope openid` or `--client-secret-file FILE`"));
    }
    let loaded = context.load(&args.place.variables)?;
    let (name, environment) = context.environment(&loaded)?;
    context.block_on(async {
        let remote = Remote::of(&loaded, name, environment, &args.place.server).await?;
        let found = remote.need().await?;
        let scheme = need(&remote, &found, &args.name).await?;
        let change = SecuritySchemeUpdate {
            current_revision: args.revision.or(scheme.revision)?,
            provider_type: args.provider.provider(Some(&scheme.provider_type))?,
            client_id: args.client_id.clone(),
            client_secret,
            redirect_url: args.redirect_url.clone(),
            scopes,
        };
        let updated = remote.client.update_security_scheme(scheme.id, &change).await;
        let scheme = updated.map_err(|error| refused(&remote, args.name.as_str(), error))?;
        let document = UpdateDocument(scheme.into());
        context.printer.result(&Document::of(&document), || {
            format!("changed security scheme {} in {}\n{}", args.name, remote.title(), document.0.fields())
        })?;
        context.printer.hint("consents that were given through it have ended: authorize its imports again");
        Ok(Exit::Done)
    })
}

/// Runs `security-scheme delete`.
pub(super) fn delete(context: &Context, args: &DeleteArgs) -> Result<Exit, Failure> {
    let loaded = context.load(&args.place.variables)?;
    let (name, environment) = context.environment(&loaded)?;
    context.block_on(async {
        let remote = Remote::of(&loaded, name, environment, &args.place.server).await?;
        let found = remote.need().await?;
        let scheme = need(&remote, &found, &args.name).await?;
        let revision = args.revision.or(scheme.revision)?;
        let question = format!(
            "Delete the security scheme `{}` of {} on {}? Consents given through it end.",
            args.name,
            remote.title(),
            remote.target.shown()
        );
        context.confirm(environment.auto_confirm, &question, false)?;
        let deleted = remote.client.delete_security_scheme(scheme.id, revision).await;
        let scheme = deleted.map_err(|error| refused(&remote, args.name.as_str(), error))?;
        let document = DeleteDocument {
            deleted: true,
            id: scheme.id.to_string(),
            name: scheme.name,
            environment_id: scheme.environment_id.to_string(),
            revision: scheme.revision.get(),
        };
        context.printer.result(&Document::of(&document), || {
            format!("deleted security scheme {} of {}\n", args.name, remote.title())
        })?;
        Ok(Exit::Done)
    })
}
