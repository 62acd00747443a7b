//! `mcpctl import tools` and `refresh`: what one import provides, before native tools and earlier imports take names.

use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

use super::read::{Reader, Reading};
use super::select::{select, selector};
use super::{ReadFrom, ReadingArgs};
use crate::commands::Context;
use crate::commands::control_plane::ServerArgs;
use crate::commands::load::VariableArgs;
use crate::commands::mcp_client::render;
use crate::commands::mcp_client::target::seconds;
use crate::model::DeploymentRevision;
use crate::ui::printer::style;
use crate::ui::{Document, DocumentBody, Exit, Failure, Progress, Table};

/// Show the tools that an import provides, and why others are left out
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  mcpctl import tools microsoft-learn --local           # read by this program
  mcpctl import tools microsoft-learn --manifest        # read by the control plane
  mcpctl import tools microsoft-learn --revision 42     # as it was deployed
  printf %s \"$URL\" | mcpctl import tools - --local       # select by the exact URL")]
pub(super) struct ToolsArgs {
    /// The import's name or its exact rendered URL (`-` reads it from standard input)
    selector: String,
    #[command(flatten)]
    pub(super) reading: ReadingArgs,
}

/// Make the control plane ask the server of a deployed import again
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  mcpctl import refresh microsoft-learn
  mcpctl import refresh microsoft-learn --revision 42")]
pub(super) struct RefreshArgs {
    /// The import's name or its exact rendered URL (`-` reads it from standard input)
    selector: String,
    /// The deployment (default: the current one)
    #[arg(long, value_name = "N")]
    revision: Option<u64>,
    /// Time for the upstream, in seconds
    #[arg(long, value_name = "SECONDS", default_value = "30", value_parser = seconds)]
    timeout: std::time::Duration,
    #[command(flatten)]
    variables: VariableArgs,
    #[command(flatten)]
    server: ServerArgs,
}

/// What an import provides.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ImportToolsDocument {
    /// The import's name; null for one without.
    import: Option<String>,
    /// Its environment.
    environment: String,
    /// How it was read.
    read_from: ReadFrom,
    /// The deployment that was looked at; null for a declared import.
    deployment_revision: Option<u64>,
    /// The MCP revision spoken with its server.
    protocol_version: String,
    /// Projected tools, sorted by name.
    tools: Vec<ToolDocument>,
    /// Upstream tools that are left out.
    diagnostics: Vec<ExcludedDocument>,
    /// What was wrong with the listing itself.
    notes: Vec<String>,
}

impl DocumentBody for ImportToolsDocument {
    const KIND: &'static str = "import.tools";
}

/// A projected tool.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct ToolDocument {
    /// The exposed name, with prefix.
    name: String,
    /// The verbatim upstream name.
    upstream_name: String,
    /// Digest of the projected definition.
    digest: String,
    /// The projected definition.
    definition: Value,
}

/// An upstream tool that is left out.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct ExcludedDocument {
    /// The verbatim upstream name.
    upstream_name: String,
    /// Why.
    reason: String,
}

/// Runs `import tools`.
pub(super) fn run(context: &Context, args: &ToolsArgs) -> Result<Exit, Failure> {
    show(context, &args.selector, &args.reading, false)
}

/// Runs `import refresh`.
pub(super) fn refresh(context: &Context, args: &RefreshArgs) -> Result<Exit, Failure> {
    let reading = ReadingArgs {
        revision: args.revision,
        manifest: false,
        local: false,
        timeout: args.timeout,
        variables: args.variables.clone(),
        server: args.server.clone(),
    };
    show(context, &args.selector, &reading, true)
}

fn show(context: &Context, given: &str, args: &ReadingArgs, refresh: bool) -> Result<Exit, Failure> {
    let selector = selector(given)?;
    let loaded = context.load_telling(&args.variables)?;
    let (environment, _) = context.environment(&loaded)?;
    let import = select(&selector, environment, loaded.application.imports_of(environment))?;
    let reading = context.block_on(async {
        let _progress = Progress::start(&context.printer, "reading the import");
        Reader::new(context, &loaded, args, refresh).await?.read(import).await
    })?;
    let document = document(import.name.as_ref().map(ToString::to_string), environment.as_str(), args, reading);
    context.printer.result(&Document::of(&document), || text(&document, context.printer.width()))?;
    Ok(Exit::Done)
}

fn document(import: Option<String>, environment: &str, args: &ReadingArgs, reading: Reading) -> ImportToolsDocument {
    ImportToolsDocument {
        import,
        environment: environment.to_owned(),
        read_from: args.read_from(),
        deployment_revision: reading.revision.map(DeploymentRevision::get),
        protocol_version: reading.protocol_version,
        tools: reading
            .tools
            .into_iter()
            .map(|tool| ToolDocument {
                name: tool.name,
                upstream_name: tool.upstream_name,
                digest: tool.digest,
                definition: tool.definition,
            })
            .collect(),
        diagnostics: reading
            .excluded
            .into_iter()
            .map(|(upstream_name, reason)| ExcludedDocument { upstream_name, reason })
            .collect(),
        notes: reading.notes,
    }
}

fn text(document: &ImportToolsDocument, width: usize) -> String {
    let (strong, dim) = (style::STRONG, style::DIM);
    let title = document.import.as_deref().unwrap_or("Unnamed MCP import");
    let mut text =
        format!("{strong}{title}{strong:#} {dim}({}){dim:#}\n", render::harmless(&document.protocol_version));
    let mut table = Table::new(["TOOL", "UPSTREAM NAME"]);
    for tool in &document.tools {
        table.row([tool.name.clone(), render::first_line(&tool.upstream_name, 200)]);
    }
    text.push('\n');
    text.push_str(&if table.is_empty() { format!("{dim}no tools{dim:#}\n") } else { table.render(width, 0) });
    let mut excluded = Table::new(["LEFT OUT", "WHY"]);
    for item in &document.diagnostics {
        excluded.row([render::first_line(&item.upstream_name, 200), render::harmless(&item.reason)]);
    }
    if !excluded.is_empty() {
        text.push('\n');
        text.push_str(&excluded.render(width, 0));
    }
    for note in &document.notes {
        text.push_str(&format!("\nnote: {note}\n"));
    }
    text
}
