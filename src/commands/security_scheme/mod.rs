//! `mcpctl security-scheme`: the OAuth client registrations of an environment, for endpoints and for imports.

mod change;
mod create;
mod show;

use clap::{Args, Subcommand, ValueEnum};
use schemars::JsonSchema;
use serde::Serialize;
use url::Url;

pub use change::{DeleteDocument, UpdateDocument};
pub use create::CreateDocument;
pub use show::{GetDocument, ListDocument};

use super::Context;
use super::control_plane::{Remote, ServerArgs, plain_url};
use super::load::VariableArgs;
use crate::api::Code;
use crate::api::security_schemes::SecurityScheme;
use crate::client::{ClientError, Found};
use crate::model::{ProviderType, SchemeName};
use crate::ui::{Exit, Failure, Fields, Recovery};

/// Manage the OAuth clients that protect endpoints and open imports
#[derive(Debug, Args)]
pub struct SecuritySchemeArgs {
    #[command(subcommand)]
    command: SchemeCommand,
}

#[derive(Debug, Subcommand)]
enum SchemeCommand {
    Create(create::CreateArgs),
    Get(show::GetArgs),
    List(show::ListArgs),
    Update(change::UpdateArgs),
    Delete(change::DeleteArgs),
}

/// Runs the command.
pub(crate) fn run(context: &Context, args: &SecuritySchemeArgs) -> Result<Exit, Failure> {
    match &args.command {
        SchemeCommand::Create(args) => create::run(context, args),
        SchemeCommand::Get(args) => show::get(context, args),
        SchemeCommand::List(args) => show::list(context, args),
        SchemeCommand::Update(args) => change::update(context, args),
        SchemeCommand::Delete(args) => change::delete(context, args),
    }
}

/// Whose schemes are meant.
#[derive(Debug, Args)]
struct PlaceArgs {
    #[command(flatten)]
    variables: VariableArgs,
    #[command(flatten)]
    server: ServerArgs,
}

/// The words of `--provider-type`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum ProviderWord {
    Google,
    Facebook,
    Microsoft,
    Gitlab,
    Custom,
}

/// Who issues the tokens, as flags say it.
#[derive(Debug, Args)]
struct ProviderArgs {
    /// Who issues the tokens: google, facebook, microsoft, gitlab or custom
    #[arg(long, value_name = "TYPE", value_enum, hide_possible_values = true)]
    provider_type: Option<ProviderWord>,
    /// Name of a custom provider, for people [default: the issuer's host]
    #[arg(long, value_name = "NAME")]
    custom_provider_name: Option<String>,
    /// Issuer of a custom provider, exactly as its metadata says
    #[arg(long, value_name = "URL", value_parser = issuer)]
    custom_issuer_url: Option<String>,
}

impl ProviderArgs {
    /// The provider that the flags mean, on top of what a scheme has now; `None` when they say nothing.
    fn provider(&self, now: Option<&ProviderType>) -> Result<Option<ProviderType>, Failure> {
        let custom = self.custom_provider_name.is_some() || self.custom_issuer_url.is_some();
        let known = match self.provider_type {
            None if !custom => return Ok(None),
            None | Some(ProviderWord::Custom) => return self.custom(now).map(Some),
            Some(ProviderWord::Google) => ProviderType::Google,
            Some(ProviderWord::Facebook) => ProviderType::Facebook,
            Some(ProviderWord::Microsoft) => ProviderType::Microsoft,
            Some(ProviderWord::Gitlab) => ProviderType::Gitlab,
        };
        if custom {
            return Err(Failure::usage(
                "provider",
                "`--custom-provider-name` and `--custom-issuer-url` describe a custom provider",
            )
            .help("leave them out, or use `--provider-type custom`"));
        }
        Ok(Some(known))
    }

    fn custom(&self, now: Option<&ProviderType>) -> Result<ProviderType, Failure> {
        let (old_name, old_issuer) = match now {
            Some(ProviderType::Custom { name, issuer_url }) => (Some(name.clone()), Some(issuer_url.clone())),
            _ => (None, None),
        };
        let issuer_url = self.custom_issuer_url.clone().or(old_issuer).ok_or_else(|| {
            Failure::usage("provider", "a custom provider needs its issuer")
                .help("add `--custom-issuer-url https://…`, exactly the `issuer` of its metadata")
        })?;
        let name = self.custom_provider_name.clone().or(old_name).unwrap_or_else(|| host(&issuer_url));
        Ok(ProviderType::Custom { name, issuer_url })
    }
}

fn host(url: &str) -> String {
    Url::parse(url).ok().and_then(|url| url.host_str().map(str::to_owned)).unwrap_or_else(|| "custom".to_owned())
}

/// The issuer stays the text that it is: providers compare it byte by byte.
fn issuer(text: &str) -> Result<String, String> {
    plain_url(text).map(|_| text.to_owned())
}

fn redirect(text: &str) -> Result<String, String> {
    match plain_url(text)?.fragment() {
        None => Ok(text.to_owned()),
        Some(_) => Err("a redirect URL has no fragment".to_owned()),
    }
}

fn scheme_name(text: &str) -> Result<SchemeName, String> {
    SchemeName::parse(text).map_err(|error| error.to_string())
}

/// A security scheme; its secret is nowhere in it.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
#[schemars(inline)]
struct SchemeDocument {
    /// Id.
    id: String,
    /// Concurrency counter: it counts changes, and each change ends the consents given before.
    revision: u64,
    /// Name.
    name: String,
    /// The environment's id.
    environment_id: String,
    /// Who issues the tokens.
    provider_type: ProviderDocument,
    /// The OAuth client.
    client_id: String,
    /// Where consent returns to.
    redirect_url: String,
    /// Requested scopes.
    scopes: Vec<String>,
}

/// Who issues the tokens.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct ProviderDocument {
    /// `Google`, `Facebook`, `Microsoft`, `Gitlab` or `Custom`.
    #[serde(rename = "type")]
    kind: &'static str,
    /// Name of a custom one.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    /// Issuer of a custom one.
    #[serde(skip_serializing_if = "Option::is_none")]
    issuer_url: Option<String>,
}

impl From<&ProviderType> for ProviderDocument {
    fn from(provider: &ProviderType) -> Self {
        let (kind, name, issuer_url) = match provider {
            ProviderType::Google => ("Google", None, None),
            ProviderType::Facebook => ("Facebook", None, None),
            ProviderType::Microsoft => ("Microsoft", None, None),
            ProviderType::Gitlab => ("Gitlab", None, None),
            ProviderType::Custom { name, issuer_url } => ("Custom", Some(name.clone()), Some(issuer_url.clone())),
        };
        Self { kind, name, issuer_url }
    }
}

impl From<SecurityScheme> for SchemeDocument {
    fn from(scheme: SecurityScheme) -> Self {
        Self {
            id: scheme.id.to_string(),
            revision: scheme.revision.get(),
            provider_type: ProviderDocument::from(&scheme.provider_type),
            name: scheme.name,
            environment_id: scheme.environment_id.to_string(),
            client_id: scheme.client_id,
            redirect_url: scheme.redirect_url,
            scopes: scheme.scopes,
        }
    }
}

impl SchemeDocument {
    fn provider(&self) -> String {
        match (&self.provider_type.name, &self.provider_type.issuer_url) {
            (Some(name), Some(issuer)) => format!("{name} ({issuer})"),
            _ => self.provider_type.kind.to_owned(),
        }
    }

    fn fields(&self) -> String {
        Fields::new()
            .with("provider", self.provider())
            .with("client id", &self.client_id)
            .with("redirect URL", &self.redirect_url)
            .with(
                "scopes",
                if self.scopes.is_empty() { "those that discovery finds".to_owned() } else { self.scopes.join(" ") },
            )
            .with("revision", self.revision.to_string())
            .with("id", &self.id)
            .render()
    }
}

/// The scheme of a name, which must be there.
async fn need(remote: &Remote, found: &Found, name: &SchemeName) -> Result<SecurityScheme, Failure> {
    let mut schemes = remote.client.security_schemes(found.id).await.map_err(|error| remote.failure(error))?;
    if let Some(at) = schemes.iter().position(|scheme| scheme.name == name.as_str()) {
        return Ok(schemes.swap_remove(at));
    }
    let names: Vec<String> = schemes.iter().map(|scheme| format!("`{}`", scheme.name)).collect();
    let missing = format!("{} has no security scheme `{name}`", remote.title());
    Err(Failure::refused("no-security-scheme", missing).help(if names.is_empty() {
        format!("`mcpctl security-scheme create {name} …` makes it")
    } else {
        format!("it has {}; `mcpctl security-scheme create {name} …` makes another", names.join(", "))
    }))
}

/// Why a change was refused, in the words of schemes.
fn refused(remote: &Remote, name: &str, error: ClientError) -> Failure {
    let conflict = |code, message| Failure::new(code, Exit::Conflict, Recovery::Retry, message);
    match error.code() {
        Some(Code::ConcurrentUpdate) => {
            conflict("conflict", format!("somebody else changed the security scheme `{name}` meanwhile"))
                .help(format!("look at it with `mcpctl security-scheme get {name}`, then run this again"))
        }
        Some(Code::SecuritySchemeAlreadyExists) => {
            conflict("scheme-exists", format!("{} has a security scheme `{name}` already", remote.title()))
                .help(format!("change it with `mcpctl security-scheme update {name} …`, or choose another name"))
        }
        Some(Code::InvalidCustomProviderIssuerUrl) => remote
            .failure(error)
            .help("the server takes public https issuers alone; on one machine `mcpctl up` takes loopback ones, too"),
        Some(Code::OauthDiscoveryFailed | Code::OauthRegistrationFailed) => {
            Failure::unreachable("oauth-provider", error.to_string()).help(
                "register a client at the provider yourself and give its `--client-id`; `--custom-issuer-url` names \
                 the provider where the import's server does not",
            )
        }
        _ => remote.failure(error),
    }
}
