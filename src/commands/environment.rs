//! `mcpctl environment`: the environments of an application, in the manifest and on their control planes.

use std::collections::BTreeMap;

use clap::{Args, Subcommand};
use schemars::JsonSchema;
use serde::Serialize;

use super::Context;
use super::control_plane::{Remote, ServerArgs, names_of, target_of};
use super::load::VariableArgs;
use super::plan::DeployedDocument;
use crate::api::environments::EnvironmentWithDetails;
use crate::client::Found;
use crate::manifest::Loaded;
use crate::model::ids::AccountId;
use crate::model::{Environment, EnvironmentName};
use crate::ui::printer::style;
use crate::ui::{Document, DocumentBody, ErrorDocument, Exit, Failure, Progress, Table};

/// Show and make the environments of the application
#[derive(Debug, Args)]
pub struct EnvironmentArgs {
    #[command(subcommand)]
    command: EnvironmentCommand,
}

#[derive(Debug, Subcommand)]
enum EnvironmentCommand {
    List(ListArgs),
    Create(CreateArgs),
}

/// List the environments of the manifest, and those that only the server knows
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  mcpctl environment list
  mcpctl environment list -F json

Every control plane that the manifest means is asked. Exit codes: 0 all answered, 3 one wants a sign-in,
4 one cannot be reached; the list is whole in any case.")]
struct ListArgs {
    #[command(flatten)]
    variables: VariableArgs,
    #[command(flatten)]
    server: ServerArgs,
}

/// Make an environment, with its application, on its control plane
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  mcpctl environment create            # the default environment of the manifest
  mcpctl environment create -E prod

A deploy does this by itself; an import that is authorized before the first deploy needs it.")]
struct CreateArgs {
    #[command(flatten)]
    variables: VariableArgs,
    #[command(flatten)]
    server: ServerArgs,
}

/// The environments of an application.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct EnvironmentListDocument {
    /// The application.
    application: String,
    /// Those of the manifest in its order, then others that a server has.
    environments: Vec<ListedDocument>,
}

impl DocumentBody for EnvironmentListDocument {
    const KIND: &'static str = "environment.list";
}

/// An environment.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct ListedDocument {
    /// Its name.
    name: String,
    /// Whether the manifest declares it.
    declared: bool,
    /// Whether it is the one that commands use when none is named.
    default: bool,
    /// The control plane's URL.
    server: String,
    /// Its id on the server; null where the server does not have it or was not reached.
    id: Option<String>,
    /// What is deployed.
    deployed: Option<DeployedDocument>,
    /// Why the server could not be asked.
    error: Option<ErrorDocument>,
}

/// An environment that is there now.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct EnvironmentCreateDocument {
    /// The application.
    application: String,
    /// The environment.
    environment: String,
    /// The control plane's URL.
    server: String,
    /// Its id.
    id: String,
    /// Whether this run made it.
    created: bool,
}

impl DocumentBody for EnvironmentCreateDocument {
    const KIND: &'static str = "environment.create";
}

/// Runs the command.
pub(crate) fn run(context: &Context, args: &EnvironmentArgs) -> Result<Exit, Failure> {
    match &args.command {
        EnvironmentCommand::List(args) => list(context, args),
        EnvironmentCommand::Create(args) => create(context, args),
    }
}

fn create(context: &Context, args: &CreateArgs) -> Result<Exit, Failure> {
    let loaded = context.load(&args.variables)?;
    let (name, environment) = context.environment(&loaded)?;
    context.block_on(async {
        let remote = Remote::of(&loaded, name, environment, &args.server).await?;
        let before = remote.find().await?;
        let created = before.is_none();
        let found = if let Some(found) = before {
            found
        } else {
            let made = remote.client.find_or_create_environment(&remote.names, remote.target.kind).await;
            made.map_err(|error| remote.failure(error))?
        };
        let document = EnvironmentCreateDocument {
            application: remote.names.application.to_string(),
            environment: name.to_string(),
            server: remote.target.shown(),
            id: found.id.to_string(),
            created,
        };
        context.printer.result(&Document::of(&document), || {
            let (verb, title, server) =
                (if created { "created" } else { "already there:" }, remote.title(), &document.server);
            format!("{verb} {title} on {server}\n")
        })?;
        Ok(Exit::Done)
    })
}

/// What one server said about the application.
type Answer = Result<(AccountId, Vec<EnvironmentWithDetails>), Failure>;

fn list(context: &Context, args: &ListArgs) -> Result<Exit, Failure> {
    let loaded = context.load(&args.variables)?;
    let Some((default, first)) = loaded.application.default_environment() else {
        return Err(Failure::usage("no-environment", "the manifest declares no environment")
            .help("add one: `environments: { local: { server: local } }`"));
    };
    let application = names_of(&loaded, default, first)?.application;
    let answers = context.block_on(ask_all(context, &loaded, args))?;
    let exit = answers.values().fold(Exit::Done, |exit, (_, answer)| match answer {
        Ok(_) => exit,
        Err(failure) => exit.worst(if failure.exit == Exit::SignIn { Exit::SignIn } else { Exit::Unreachable }),
    });
    let mut environments = Vec::new();
    for (name, environment) in &loaded.application.environments {
        let server = target_of(&loaded, environment, &args.server)?.shown();
        environments.push(declared(name, environment, name == default, &server, &answers[&server].1));
    }
    for (server, (_, answer)) in &answers {
        let Ok((own, visible)) = answer else { continue };
        for entry in visible.iter().filter(|entry| entry.account.id == *own) {
            let known =
                environments.iter().any(|listed| listed.server == *server && listed.name == entry.environment.name);
            if !known {
                environments.push(undeclared(server, entry));
            }
        }
    }
    let document = EnvironmentListDocument { application: application.to_string(), environments };
    context.printer.result(&Document::of(&document), || text(&document, context.printer.width()))?;
    Ok(exit)
}

/// Asks every server that the manifest means, once each, at the same time.
async fn ask_all(
    context: &Context,
    loaded: &Loaded,
    args: &ListArgs,
) -> Result<BTreeMap<String, (EnvironmentName, Answer)>, Failure> {
    let _progress = Progress::start(&context.printer, "asking the control planes");
    let mut asked: BTreeMap<String, (&EnvironmentName, &Environment)> = BTreeMap::new();
    for (name, environment) in &loaded.application.environments {
        asked.entry(target_of(loaded, environment, &args.server)?.shown()).or_insert((name, environment));
    }
    let answers = asked.into_iter().map(async |(server, (name, environment))| {
        (server, (name.clone(), ask(loaded, name, environment, &args.server).await))
    });
    Ok(futures::future::join_all(answers).await.into_iter().collect())
}

async fn ask(loaded: &Loaded, name: &EnvironmentName, environment: &Environment, args: &ServerArgs) -> Answer {
    let remote = Remote::of(loaded, name, environment, args).await?;
    let own = remote.client.token().await.map_err(|error| remote.failure(error))?.account_id;
    let visible = remote.client.environments_of(&remote.names.application).await;
    Ok((own, visible.map_err(|error| remote.failure(error))?))
}

fn declared(
    name: &EnvironmentName,
    environment: &Environment,
    default: bool,
    server: &str,
    answer: &Answer,
) -> ListedDocument {
    let mut listed = ListedDocument {
        name: name.to_string(),
        declared: true,
        default,
        server: server.to_owned(),
        id: None,
        deployed: None,
        error: None,
    };
    match answer {
        Err(failure) => listed.error = Some(ErrorDocument::from(failure)),
        Ok((own, visible)) => {
            let mine = |entry: &&EnvironmentWithDetails| match &environment.account {
                Some(account) => entry.account.email.eq_ignore_ascii_case(account),
                None => entry.account.id == *own,
            };
            let entry = visible.iter().filter(mine).find(|entry| entry.environment.name == name.as_str());
            if let Some(entry) = entry {
                (listed.id, listed.deployed) = (Some(entry.environment.id.to_string()), deployed(entry));
            }
        }
    }
    listed
}

fn undeclared(server: &str, entry: &EnvironmentWithDetails) -> ListedDocument {
    ListedDocument {
        name: entry.environment.name.clone(),
        declared: false,
        default: false,
        server: server.to_owned(),
        id: Some(entry.environment.id.to_string()),
        deployed: deployed(entry),
        error: None,
    }
}

fn deployed(entry: &EnvironmentWithDetails) -> Option<DeployedDocument> {
    DeployedDocument::of(Some(&Found {
        id: entry.environment.id,
        diff_model_version: entry.environment.diff_model_version,
        current: entry.environment.current_deployment.clone(),
    }))
}

fn text(document: &EnvironmentListDocument, width: usize) -> String {
    let mut table = Table::new(["ENVIRONMENT", "SERVER", "STATE"]);
    for listed in &document.environments {
        let mut state = match (&listed.error, &listed.id, &listed.deployed) {
            (Some(error), ..) if error.recovery == crate::ui::Recovery::SignIn => "sign-in needed".to_owned(),
            (Some(_), ..) => "not reached".to_owned(),
            (None, None, _) => "not created".to_owned(),
            (None, Some(_), None) => "nothing deployed".to_owned(),
            (None, Some(_), Some(deployed)) => format!("revision {}", deployed.revision),
        };
        if !listed.declared {
            state.push_str(", not in the manifest");
        }
        let name = if listed.default { format!("{} (default)", listed.name) } else { listed.name.clone() };
        table.row([name, listed.server.clone(), state]);
    }
    let mut text = table.render(width, 0);
    let (error_style, note) = (style::ERROR, style::NOTE);
    let mut told = Vec::new();
    for listed in &document.environments {
        let Some(error) = &listed.error else { continue };
        if told.contains(&&listed.server) {
            continue;
        }
        told.push(&listed.server);
        text.push_str(&format!("\n{error_style}{}{error_style:#}: {}\n", listed.name, error.message));
        if let Some(help) = &error.help {
            text.push_str(&format!("{note}help{note:#}: {help}\n"));
        }
    }
    text
}
