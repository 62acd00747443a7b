//! `mcpctl security-scheme create`.

use std::path::PathBuf;

use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;

use super::{PlaceArgs, ProviderArgs, SchemeDocument, redirect, refused, scheme_name};
use crate::api::imports::McpImportDeployment;
use crate::api::security_schemes::{SecurityScheme, SecuritySchemeCreation, SecuritySchemeRegistration};
use crate::api::system::capability;
use crate::commands::Context;
use crate::commands::control_plane::Remote;
use crate::commands::import::select;
use crate::commands::secret_input;
use crate::model::SchemeName;
use crate::plan;
use crate::secrets::Secret;
use crate::settings::env;
use crate::ui::{Document, DocumentBody, Exit, Failure, Progress};

/// Create a security scheme, with its environment where that does not exist yet
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  mcpctl security-scheme create mcp-oauth --custom-issuer-url http://localhost:9099/golem \\
    --client-id golem-mcp-client --scope openid --scope email \\
    --redirect-url http://mcp-demo.localhost:9007/mcp/oauth/callback     # asks for the secret
  mcpctl security-scheme create google --provider-type google --client-id … --redirect-url … \\
    --client-secret-file secret.txt
  pass show idp/client | mcpctl security-scheme create … --client-secret -
  mcpctl security-scheme create catalog-oauth --register-at catalog \\
    --redirect-url http://localhost:9007/callback        # registers a client by itself

The client secret comes from `--client-secret-file`, from standard input (`--client-secret -`), from
MCPCTL_CLIENT_SECRET, or from a question on the terminal; as an argument others can see it.")]
pub(super) struct CreateArgs {
    /// Its name, which `securityScheme` in the manifest refers to
    #[arg(value_parser = scheme_name)]
    name: SchemeName,
    #[command(flatten)]
    provider: ProviderArgs,
    /// The OAuth client's id at the provider
    #[arg(long, value_name = "ID", required_unless_present = "register_at")]
    client_id: Option<String>,
    /// Let the control plane register a client of its own at the provider that protects this import
    #[arg(
        long,
        value_name = "IMPORT",
        conflicts_with_all = ["client_id", "client_secret", "client_secret_file", "public_client", "provider_type", "custom_provider_name"]
    )]
    register_at: Option<String>,
    #[command(flatten)]
    secret: SecretArgs,
    /// The client is a public one, without a secret
    #[arg(long, conflicts_with_all = ["client_secret", "client_secret_file"])]
    public_client: bool,
    /// A scope to request (repeatable); without any, those that discovery finds
    #[arg(long = "scope", value_name = "SCOPE")]
    scopes: Vec<String>,
    /// Where the provider sends people back to, as registered there
    #[arg(long, value_name = "URL", value_parser = redirect)]
    redirect_url: String,
    #[command(flatten)]
    place: PlaceArgs,
}

/// Where the client secret comes from, as flags say it.
#[derive(Debug, Args)]
pub(super) struct SecretArgs {
    /// The client's secret, or better `-` to read it from standard input
    #[arg(long, value_name = "SECRET", conflicts_with = "client_secret_file", allow_hyphen_values = true)]
    client_secret: Option<String>,
    /// The file that holds the client's secret (`-` is standard input)
    #[arg(long, value_name = "FILE")]
    client_secret_file: Option<PathBuf>,
}

const WHAT: &str = "client secret";

impl SecretArgs {
    /// The secret that a flag gives. One in the arguments is taken, with a warning.
    pub(super) fn given(&self, context: &Context) -> Result<Option<Secret>, Failure> {
        if let Some(path) = &self.client_secret_file {
            return secret_input::from_file(context, path, WHAT).map(Some);
        }
        match self.client_secret.as_deref() {
            None => Ok(None),
            Some("-") => secret_input::from_stdin(context, WHAT).map(Some),
            Some(text) => {
                context.printer.warning(format_args!(
                    "a secret among the arguments stands in the process list and in the shell's history; safer are \
                     `--client-secret-file FILE`, `--client-secret -` (standard input), {}, or no flag at all, which \
                     asks on a terminal",
                    env::CLIENT_SECRET.name
                ));
                secret_input::checked(Secret::new(text), WHAT, "`--client-secret`").map(Some)
            }
        }
    }
}

impl CreateArgs {
    fn client_secret(&self, context: &Context) -> Result<Secret, Failure> {
        // The wire form of a client without a secret is an empty one.
        if self.public_client {
            return Ok(Secret::new(""));
        }
        if let Some(secret) = self.secret.given(context)? {
            return Ok(secret);
        }
        if let Some(text) = env::CLIENT_SECRET.read() {
            return secret_input::checked(Secret::new(text), WHAT, env::CLIENT_SECRET.name);
        }
        secret_input::typed(context, WHAT)?.ok_or_else(|| {
            Failure::usage("no-secret", "the client secret is missing, and there is nobody to ask").help(format!(
                "use `--client-secret-file FILE`, `--client-secret -` (standard input) or {}; a client without a \
                 secret is created with `--public-client`",
                env::CLIENT_SECRET.name
            ))
        })
    }
}

/// A new security scheme.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct CreateDocument(SchemeDocument);

impl DocumentBody for CreateDocument {
    const KIND: &'static str = "security-scheme.create";
}

/// Runs the command.
pub(super) fn run(context: &Context, args: &CreateArgs) -> Result<Exit, Failure> {
    match (&args.register_at, &args.client_id) {
        (Some(import), _) => register(context, args, import),
        (None, client_id) => create(context, args, client_id.as_deref().unwrap_or_default()),
    }
}

fn create(context: &Context, args: &CreateArgs, client_id: &str) -> Result<Exit, Failure> {
    let provider_type = args.provider.provider(None)?.ok_or_else(|| {
        Failure::usage("provider", "who issues the tokens is missing")
            .help("add `--provider-type google|facebook|microsoft|gitlab`, or `--custom-issuer-url URL`")
    })?;
    let loaded = context.load(&args.place.variables)?;
    let (name, environment) = context.environment(&loaded)?;
    let creation = SecuritySchemeCreation {
        name: args.name.clone(),
        provider_type,
        client_id: client_id.to_owned(),
        client_secret: args.client_secret(context)?,
        redirect_url: args.redirect_url.clone(),
        scopes: args.scopes.clone(),
    };
    context.block_on(async {
        let remote = Remote::of(&loaded, name, environment, &args.place.server).await?;
        let found = remote.find_or_create(&context.printer).await?;
        let created = remote.client.create_security_scheme(found.id, &creation).await;
        let scheme = created.map_err(|error| refused(&remote, args.name.as_str(), error))?;
        written(context, &remote, scheme)
    })
}

/// Creates a scheme whose client the control plane registers (RFC 7591) at the provider of an import.
fn register(context: &Context, args: &CreateArgs, given: &str) -> Result<Exit, Failure> {
    let selector = select::selector(given)?;
    let loaded = context.load(&args.place.variables)?;
    let (name, environment) = context.environment(&loaded)?;
    let import = select::select(&selector, name, loaded.application.imports_of(name))?;
    let declaration = plan::import_declaration(name, import)?;
    let registration = SecuritySchemeRegistration {
        name: args.name.clone(),
        import: McpImportDeployment::from(&declaration),
        redirect_url: args.redirect_url.clone(),
        scopes: args.scopes.clone(),
        issuer_url: args.provider.custom_issuer_url.clone(),
    };
    context.block_on(async {
        let remote = Remote::of(&loaded, name, environment, &args.place.server).await?;
        let version = remote.client.version().await.map_err(|error| remote.failure(error))?;
        if !version.has(capability::SCHEME_REGISTRATION) {
            let message = format!("{} registers no clients at providers", remote.target.shown());
            return Err(Failure::refused("not-supported", message)
                .help("register a client at the provider yourself, and give its `--client-id`"));
        }
        let found = remote.find_or_create(&context.printer).await?;
        let progress = Progress::start(&context.printer, "registering a client at the provider");
        let created = remote.client.register_security_scheme(found.id, &registration).await;
        drop(progress);
        let scheme = created.map_err(|error| refused(&remote, args.name.as_str(), error))?;
        written(context, &remote, scheme)
    })
}

fn written(context: &Context, remote: &Remote, scheme: SecurityScheme) -> Result<Exit, Failure> {
    let document = CreateDocument(scheme.into());
    let name = &document.0.name;
    context.printer.result(&Document::of(&document), || {
        format!("created security scheme {name} in {}\n{}", remote.title(), document.0.fields())
    })?;
    context.printer.hint(format_args!("refer to it in the manifest: `securityScheme: {name}`"));
    Ok(Exit::Done)
}
