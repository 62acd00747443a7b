//! `mcpctl domain`: which domains an environment may serve. A domain belongs to one environment of a whole server.

use clap::{Args, Subcommand};
use schemars::JsonSchema;
use serde::Serialize;

use super::Context;
use super::control_plane::{Remote, ServerArgs};
use super::load::VariableArgs;
use crate::api::Code;
use crate::api::domains::DomainRegistration;
use crate::model::Domain;
use crate::ui::{Document, DocumentBody, Exit, Failure, Table};

/// Manage the domains that an environment may serve
#[derive(Debug, Args)]
pub struct DomainArgs {
    #[command(subcommand)]
    command: DomainCommand,
}

#[derive(Debug, Subcommand)]
enum DomainCommand {
    List(ListArgs),
    Register(RegisterArgs),
    Delete(DeleteArgs),
}

/// List the domains of an environment
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  mcpctl domain list
  mcpctl domain list -E prod -F json")]
struct ListArgs {
    #[command(flatten)]
    variables: VariableArgs,
    #[command(flatten)]
    server: ServerArgs,
}

/// Register a domain for an environment
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  mcpctl domain register mcp-demo.localhost:9007
  mcpctl domain register tools.example.com -E prod

A deploy registers the domains of its manifest by itself; this reserves one beforehand.")]
struct RegisterArgs {
    /// The domain, `host` or `host:port`
    #[arg(value_parser = domain)]
    domain: Domain,
    #[command(flatten)]
    variables: VariableArgs,
    #[command(flatten)]
    server: ServerArgs,
}

/// Give a domain up, so that another environment can have it
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  mcpctl domain delete mcp-demo.localhost:9007
  mcpctl domain delete mcp-demo.localhost:9007 --yes")]
struct DeleteArgs {
    /// The domain, `host` or `host:port`
    #[arg(value_parser = domain)]
    domain: Domain,
    #[command(flatten)]
    variables: VariableArgs,
    #[command(flatten)]
    server: ServerArgs,
}

fn domain(text: &str) -> Result<Domain, String> {
    Domain::parse(text).map_err(|error| error.to_string())
}

/// A registered domain.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
#[schemars(inline)]
struct DomainDocument {
    /// Id of the registration.
    id: String,
    /// The environment's id.
    environment_id: String,
    /// The domain.
    domain: String,
}

impl From<DomainRegistration> for DomainDocument {
    fn from(registration: DomainRegistration) -> Self {
        Self {
            id: registration.id.to_string(),
            environment_id: registration.environment_id.to_string(),
            domain: registration.domain,
        }
    }
}

/// The domains of an environment.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct DomainListDocument {
    /// `application/environment`.
    environment: String,
    /// The control plane's URL.
    server: String,
    /// By name.
    domains: Vec<DomainDocument>,
}

impl DocumentBody for DomainListDocument {
    const KIND: &'static str = "domain.list";
}

/// A domain that is registered now.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct DomainRegisterDocument(DomainDocument);

impl DocumentBody for DomainRegisterDocument {
    const KIND: &'static str = "domain.register";
}

/// A domain that was given up.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct DomainDeleteDocument {
    /// Always true: a domain that was not there is a failure.
    deleted: bool,
    /// The domain.
    domain: String,
    /// Id of its registration.
    id: String,
    /// The environment's id.
    environment_id: String,
}

impl DocumentBody for DomainDeleteDocument {
    const KIND: &'static str = "domain.delete";
}

/// Runs the command.
pub(crate) fn run(context: &Context, args: &DomainArgs) -> Result<Exit, Failure> {
    match &args.command {
        DomainCommand::List(args) => list(context, args),
        DomainCommand::Register(args) => register(context, args),
        DomainCommand::Delete(args) => delete(context, args),
    }
}

fn list(context: &Context, args: &ListArgs) -> Result<Exit, Failure> {
    let loaded = context.load(&args.variables)?;
    let (name, environment) = context.environment(&loaded)?;
    context.block_on(async {
        let remote = Remote::of(&loaded, name, environment, &args.server).await?;
        let found = remote.need().await?;
        let mut domains = remote.client.domains(found.id).await.map_err(|error| remote.failure(error))?;
        domains.sort_by(|a, b| a.domain.cmp(&b.domain));
        let document = DomainListDocument {
            environment: remote.title(),
            server: remote.target.shown(),
            domains: domains.into_iter().map(Into::into).collect(),
        };
        context.printer.result(&Document::of(&document), || text(&document, context.printer.width()))?;
        Ok(Exit::Done)
    })
}

fn text(document: &DomainListDocument, width: usize) -> String {
    if document.domains.is_empty() {
        return format!("{} has no domains\n", document.environment);
    }
    let mut table = Table::new(["DOMAIN", "ID"]);
    for domain in &document.domains {
        table.row([&*domain.domain, &*domain.id]);
    }
    table.render(width, 0)
}

fn register(context: &Context, args: &RegisterArgs) -> Result<Exit, Failure> {
    let loaded = context.load(&args.variables)?;
    let (name, environment) = context.environment(&loaded)?;
    context.block_on(async {
        let remote = Remote::of(&loaded, name, environment, &args.server).await?;
        let found = remote.find_or_create(&context.printer).await?;
        let registered = match remote.client.register_domain(found.id, &args.domain).await {
            Ok(registered) => registered,
            Err(error) if error.code() == Some(&Code::DomainAlreadyExists) => {
                let own = remote.client.domains(found.id).await.map_err(|error| remote.failure(error))?;
                if own.iter().any(|domain| domain.domain == args.domain.as_str()) {
                    return Err(Failure::new(
                        "domain-registered",
                        Exit::Conflict,
                        crate::ui::Recovery::Correct,
                        format!("{} has the domain `{}` already", remote.title(), args.domain),
                    )
                    .help("there is nothing left to do"));
                }
                return Err(remote.failure(error));
            }
            Err(error) => return Err(remote.failure(error)),
        };
        let document = DomainRegisterDocument(registered.into());
        context
            .printer
            .result(&Document::of(&document), || format!("registered {} for {}\n", args.domain, remote.title()))?;
        Ok(Exit::Done)
    })
}

fn delete(context: &Context, args: &DeleteArgs) -> Result<Exit, Failure> {
    let loaded = context.load(&args.variables)?;
    let (name, environment) = context.environment(&loaded)?;
    context.block_on(async {
        let remote = Remote::of(&loaded, name, environment, &args.server).await?;
        let found = remote.need().await?;
        let domains = remote.client.domains(found.id).await.map_err(|error| remote.failure(error))?;
        let Some(registration) = domains.iter().find(|domain| domain.domain == args.domain.as_str()) else {
            let names: Vec<String> = domains.iter().map(|domain| format!("`{}`", domain.domain)).collect();
            let missing = format!("{} has no domain `{}`", remote.title(), args.domain);
            return Err(Failure::refused("no-domain", missing).help(if names.is_empty() {
                "it has none at all".to_owned()
            } else {
                format!("it has {}", names.join(", "))
            }));
        };
        let question = format!(
            "Give up `{}`, which belongs to {} on {}? Endpoints that are deployed stay until the next deploy.",
            args.domain,
            remote.title(),
            remote.target.shown()
        );
        context.confirm(environment.auto_confirm, &question, false)?;
        remote.client.delete_domain(registration.id).await.map_err(|error| remote.failure(error))?;
        let document = DomainDeleteDocument {
            deleted: true,
            domain: registration.domain.clone(),
            id: registration.id.to_string(),
            environment_id: registration.environment_id.to_string(),
        };
        context
            .printer
            .result(&Document::of(&document), || format!("gave up {}, which {} had\n", args.domain, remote.title()))?;
        Ok(Exit::Done)
    })
}
