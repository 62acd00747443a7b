//! `mcpctl inspect`: what any MCP server is and offers.

use std::ffi::OsString;

use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

use super::Context;
use super::mcp_client::{Connected, TargetArgs, render};
use crate::ui::printer::style;
use crate::ui::wrap::wrap;
use crate::ui::{Document, DocumentBody, Exit, Failure, Table};
use crate::upstream::{ListKind, UpstreamError};

/// Show what any MCP server is and offers
#[derive(Debug, Args)]
#[command(
    override_usage = "mcpctl inspect [OPTIONS] <TARGET>\n       mcpctl inspect [OPTIONS] -- <COMMAND>...",
    long_about = "Show what any MCP server is and offers\n\n\
        TARGET is a URL, a deployment's domain or an import of the manifest; a program after `--` is started and spoken \
        to on stdin and stdout. `-F json` gives every definition as the server sent it.",
    after_help = "Examples:\n  \
        mcpctl inspect http://127.0.0.1:9007/mcp\n  \
        mcpctl inspect mcp-demo.localhost:9007 --era legacy\n  \
        mcpctl inspect -F json -- mcp-server-time"
)]
pub struct InspectArgs {
    /// A URL, a deployment's domain, or an import
    target: Option<String>,
    /// The program of a stdio server and its arguments
    #[arg(last = true, value_name = "COMMAND")]
    command: Vec<OsString>,
    #[command(flatten)]
    connection: TargetArgs,
}

/// What a server is and offers. Definitions are as it sent them.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct InspectDocument {
    /// `legacy` or `modern`.
    era: String,
    /// The protocol revision in use.
    protocol_version: String,
    /// Its name, version and the like; null when it did not say.
    server: Value,
    /// Its capabilities; null when it did not say.
    capabilities: Value,
    /// How it wants to be used.
    instructions: Option<String>,
    /// Tools; null when it does not offer any at all.
    tools: Option<Vec<Value>>,
    /// Resources.
    resources: Option<Vec<Value>>,
    /// Resource templates.
    resource_templates: Option<Vec<Value>>,
    /// Prompts.
    prompts: Option<Vec<Value>>,
    /// What was wrong with the lists.
    notes: Vec<String>,
}

impl DocumentBody for InspectDocument {
    const KIND: &'static str = "inspect";
}

/// Runs the command.
pub(crate) fn run(context: &Context, args: &InspectArgs) -> Result<Exit, Failure> {
    let document = args.connection.with_server(context, args.target.as_deref(), &args.command, inspect)?;
    context.printer.result(&Document::of(&document), || text(&document, context.printer.width()))?;
    Ok(Exit::Done)
}

async fn inspect(server: &Connected) -> Result<InspectDocument, Failure> {
    let mut notes = Vec::new();
    let changes = server.upstream.tool_changes();
    let mut tools = list(server, ListKind::Tools, &mut notes).await?;
    let resources = list(server, ListKind::Resources, &mut notes).await?;
    let resource_templates = list(server, ListKind::ResourceTemplates, &mut notes).await?;
    let prompts = list(server, ListKind::Prompts, &mut notes).await?;
    if changes.is_some_and(|changes| changes.has_changed().unwrap_or(false)) {
        // It said meanwhile that these are not its tools any more.
        let mut again = Vec::new();
        tools = list(server, ListKind::Tools, &mut again).await?;
        notes.retain(|note| !note.starts_with("tools: "));
        notes.extend(again);
    }
    let info = server.upstream.info();
    let (noise, _) = server.upstream.program_output();
    notes.extend(noise.iter().map(|line| format!("it wrote to stdout what is no message: {line:?}")));
    Ok(InspectDocument {
        era: info.era().to_string(),
        protocol_version: info.version.to_string(),
        server: info.server.clone(),
        capabilities: info.capabilities.clone(),
        instructions: info.instructions.clone(),
        tools,
        resources,
        resource_templates,
        prompts,
        notes,
    })
}

/// A list, or `None` where the server does not offer the kind. Tools must be had; another list that fails is a note.
async fn list(server: &Connected, kind: ListKind, notes: &mut Vec<String>) -> Result<Option<Vec<Value>>, Failure> {
    let listing = match kind {
        ListKind::Tools => server.upstream.settled_tools().await,
        _ => server.upstream.list(kind).await,
    };
    match listing {
        Ok(mut listing) => {
            let mask = server.upstream.mask();
            listing.items.iter_mut().for_each(|item| mask.hide_keys_in(item));
            notes.extend(listing.unreadable.iter().map(|(at, why)| format!("{}: item {at}: {why}", kind.member())));
            notes.extend(listing.notes.iter().map(|note| format!("{}: {note}", kind.member())));
            Ok(Some(listing.items))
        }
        Err(UpstreamError::NoCapability(_)) => Ok(None),
        Err(error) if kind == ListKind::Tools => Err(server.failure(&error)),
        Err(error) => {
            notes.push(format!("{}: the server {error}", kind.member()));
            Ok(Some(Vec::new()))
        }
    }
}

fn text(document: &InspectDocument, width: usize) -> String {
    let (strong, dim) = (style::STRONG, style::DIM);
    let member =
        |name: &str| document.server.get(name).and_then(Value::as_str).map(|text| render::first_line(text, 60));
    let name = member("title").or_else(|| member("name")).unwrap_or_else(|| "an unnamed server".to_owned());
    let version = member("version").map(|version| format!(" {version}")).unwrap_or_default();
    let mut text =
        format!("{strong}{name}{strong:#}{version} {dim}({}, {}){dim:#}\n", document.protocol_version, document.era);
    if let Some(instructions) = &document.instructions {
        for line in wrap(render::harmless(instructions.trim()).as_str(), width) {
            text.push_str(&format!("{line}\n"));
        }
    }
    for (heading, none, items, key) in [
        ("TOOL", "tools", &document.tools, "name"),
        ("RESOURCE", "resources", &document.resources, "uri"),
        ("RESOURCE TEMPLATE", "resource templates", &document.resource_templates, "uriTemplate"),
        ("PROMPT", "prompts", &document.prompts, "name"),
    ] {
        match items {
            Some(items) if none == "tools" && !items.is_empty() => text.push_str(&tools(items, width)),
            Some(items) if !items.is_empty() => text.push_str(&table(heading, items, key, width)),
            Some(_) => text.push_str(&format!("\n{dim}no {none}{dim:#}\n")),
            None if none == "tools" => text.push_str("\nit does not offer tools\n"),
            None => {}
        }
    }
    for note in &document.notes {
        text.push_str(&format!("\nnote: {}\n", render::harmless(note)));
    }
    text
}

/// Arguments of a tool that are named; `-F json` has the whole schema.
const MOST_ARGUMENTS: usize = 8;

/// What a tool takes, those that need not be given in brackets.
fn takes(tool: &Value) -> String {
    let schema = tool.get("inputSchema");
    let required = schema.and_then(|schema| schema.get("required")?.as_array());
    let is_required = |name: &str| required.is_some_and(|names| names.iter().any(|known| known == name));
    let properties = schema.and_then(|schema| schema.get("properties")?.as_object());
    let mut names: Vec<&String> = properties.into_iter().flat_map(serde_json::Map::keys).collect();
    names.sort_by_key(|name| !is_required(name));
    let shown = names.iter().take(MOST_ARGUMENTS).map(|name| {
        let shown = render::first_line(name, 40);
        if is_required(name) { shown } else { format!("[{shown}]") }
    });
    let mut words: Vec<String> = shown.collect();
    if names.len() > MOST_ARGUMENTS {
        words.push("…".to_owned());
    }
    words.join(" ")
}

fn tools(items: &[Value], width: usize) -> String {
    if items.iter().all(|item| takes(item).is_empty()) {
        return table("TOOL", items, "name", width);
    }
    let mut table = Table::new(["TOOL", "TAKES", "DESCRIPTION"]);
    for item in items {
        let (name, about) = described(item, "name");
        table.row([name, takes(item), about]);
    }
    format!("\n{}", table.render(width, 0))
}

fn described(item: &Value, key: &str) -> (String, String) {
    let member = |name: &str| item.get(name).and_then(Value::as_str);
    let name = member(key).map_or_else(|| "(no name)".to_owned(), render::harmless);
    let about = member("description").or_else(|| member("title")).unwrap_or_default();
    (name, render::first_line(about, 200))
}

fn table(heading: &'static str, items: &[Value], key: &str, width: usize) -> String {
    let mut table = Table::new([heading, "DESCRIPTION"]);
    for item in items {
        let (name, about) = described(item, key);
        table.row([name, about]);
    }
    format!("\n{}", table.render(width, 0))
}
