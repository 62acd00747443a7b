//! `mcpctl call`: one tool call on any MCP server.

use std::ffi::OsString;
use std::io::Read;
use std::path::{Path, PathBuf};

use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value};

use super::Context;
use super::mcp_client::{Connected, TargetArgs, arguments, render};
use crate::ui::{Document, DocumentBody, Exit, Failure};
use crate::upstream::{CallOptions, CallResult, ListKind, UpstreamError};

/// Call a tool of any MCP server
#[derive(Debug, Args)]
#[command(
    override_usage = "mcpctl call [OPTIONS] <TARGET> <TOOL> [ARGUMENT]...\n       \
        mcpctl call [OPTIONS] <TOOL> [ARGUMENT]... -- <COMMAND>...",
    long_about = "Call a tool of any MCP server\n\n\
        TARGET is a URL, a deployment's domain or an import of the manifest; a program after `--` is started and spoken \
        to on stdin and stdout. An argument is `key=value`, typed as the tool's schema says, or `key:=JSON`. Arguments \
        are checked against the schema before they are sent. A call is never repeated.",
    after_help = "Examples:\n  \
        mcpctl call http://127.0.0.1:9007/mcp file_tools_read_file path=golem.yaml\n  \
        mcpctl call mcp-demo.localhost:9007 file_tools_list_files all:=true\n  \
        mcpctl call microsoft-learn microsoft_docs_search query=agents -F json\n  \
        mcpctl call get_current_time timezone=UTC -- mcp-server-time\n\n\
        Exit codes: 0 done, 1 the tool failed, 2 usage, 3 credentials, 4 unreachable."
)]
pub struct CallArgs {
    /// TARGET, TOOL and its arguments (without TARGET where a program stands after `--`)
    #[arg(value_name = "WORD", required = true)]
    words: Vec<String>,
    /// The program of a stdio server and its arguments
    #[arg(last = true, value_name = "COMMAND")]
    command: Vec<OsString>,
    /// Read the arguments from a file with a JSON object (`-` for standard input); words add to it
    #[arg(long, value_name = "FILE")]
    input: Option<PathBuf>,
    /// Send the arguments even where the tool's schema refuses them, to test the server's own checks
    #[arg(long)]
    unchecked: bool,
    #[command(flatten)]
    target: TargetArgs,
}

/// What a tool answered.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct CallDocument {
    /// The tool.
    tool: String,
    /// Whether the tool says that it failed.
    is_error: bool,
    /// The whole result as the server sent it.
    result: Value,
}

impl DocumentBody for CallDocument {
    const KIND: &'static str = "call";
}

/// Runs the command.
pub(crate) fn run(context: &Context, args: &CallArgs) -> Result<Exit, Failure> {
    let mut words = args.words.iter();
    let target = if args.command.is_empty() { words.next() } else { None };
    let Some(tool) = words.next() else {
        return Err(Failure::usage("no-tool", "no tool is named").help("`mcpctl inspect` lists a server's tools"));
    };
    let words = words.as_slice();
    let given = args.input.as_deref().map(read_input).transpose()?.unwrap_or_default();
    let target = target.map(String::as_str);
    let through_control_plane = match target {
        // Its schema is not at hand there: `key:=JSON` gives a value that is no text.
        Some(target) => args.target.call_with_consent(context, target, tool, || {
            let mut all = given.clone();
            all.extend(arguments::parse(words, None)?);
            Ok(all)
        })?,
        None => None,
    };
    let result = match through_control_plane {
        Some(result) => result,
        None => args.target.with_server(context, target, &args.command, async |server| {
            call(server, tool, given, words, args.unchecked).await
        })?,
    };
    let document = CallDocument { tool: tool.clone(), is_error: result.is_error(), result: result.raw.clone() };
    context.printer.result(&Document::of(&document), || render::result(result.content(), result.structured()))?;
    if !result.is_error() {
        return Ok(Exit::Done);
    }
    if context.printer.is_text() {
        context.printer.warning(format_args!("the tool `{tool}` says that it failed"));
    }
    Ok(Exit::Findings)
}

async fn call(
    server: &Connected,
    tool: &str,
    mut given: Map<String, Value>,
    words: &[String],
    unchecked: bool,
) -> Result<CallResult, Failure> {
    let listing = server.upstream.list(ListKind::Tools).await.map_err(|error| server.failure(&error))?;
    let name_of = |item: &Value| item.get("name").and_then(Value::as_str).map(str::to_owned);
    let Some(definition) = listing.items.iter().find(|item| name_of(item).as_deref() == Some(tool)) else {
        let near = listing
            .items
            .iter()
            .filter_map(name_of)
            .map(|name| (strsim::jaro_winkler(tool, &name), name))
            .filter(|(score, _)| *score > 0.75)
            .max_by(|a, b| a.0.total_cmp(&b.0))
            .map(|(_, name)| render::harmless(&name));
        return Err(server.failure(&UpstreamError::UnknownTool { name: tool.to_owned(), near }));
    };
    given.extend(arguments::parse(words, definition.get("inputSchema"))?);
    let options = CallOptions { unchecked, ..CallOptions::default() };
    let mut result = server.upstream.call(tool, given, &options).await.map_err(|error| server.failure(&error))?;
    server.upstream.mask().hide_keys_in(&mut result.raw);
    Ok(result)
}

/// No honest set of arguments is larger.
const MAX_INPUT: u64 = 8 << 20;

fn read_input(path: &Path) -> Result<Map<String, Value>, Failure> {
    let mut bytes = Vec::new();
    let read = if path.as_os_str() == "-" {
        std::io::stdin().lock().take(MAX_INPUT + 1).read_to_end(&mut bytes)
    } else {
        fs_err::File::open(path).and_then(|file| file.take(MAX_INPUT + 1).read_to_end(&mut bytes))
    };
    read.map_err(|error| Failure::usage("bad-input", "the file of `--input` cannot be read").cause(error))?;
    if bytes.len() as u64 > MAX_INPUT {
        return Err(Failure::usage("bad-input", "the file of `--input` is larger than 8 MiB"));
    }
    serde_json::from_slice(&bytes)
        .map_err(|error| Failure::usage("bad-input", "the file of `--input` holds no JSON object").cause(error))
}
