//! `mcpctl import list`: every import of an environment, asked at the same time, whatever happens to some of them.

use clap::Args;
use futures::StreamExt;
use schemars::JsonSchema;
use serde::Serialize;

use super::read::{Reader, Reading};
use super::spoken::without_subject;
use super::{ReadFrom, ReadingArgs};
use crate::api::consent::ConsentStatus;
use crate::commands::Context;
use crate::commands::mcp_client::render;
use crate::mcp::Version;
use crate::model::Import;
use crate::ui::printer::style;
use crate::ui::{Document, DocumentBody, ErrorDocument, Exit, Failure, Lines, Recovery, Table};

/// Upstreams that are asked at the same time.
const CONCURRENT: usize = 64;

/// List the imports: health, era and counts
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  mcpctl import list --local
  mcpctl import list --manifest -E prod --timeout 5

Exit codes: 0 all were read, 2 usage, or one cannot be asked (an unset variable), 3 consent is needed, 4 some could not
be read; the document is whole in any case.")]
pub(super) struct ListArgs {
    #[command(flatten)]
    pub(super) reading: ReadingArgs,
}

/// The imports of an environment.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ImportListDocument {
    /// The environment.
    environment: String,
    /// How they were read.
    read_from: ReadFrom,
    /// In list order, which is the order of precedence.
    imports: Vec<ImportDocument>,
}

impl DocumentBody for ImportListDocument {
    const KIND: &'static str = "import.list";
}

/// One import.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct ImportDocument {
    /// Its name; null for one without.
    import: Option<String>,
    /// Its position in the environment's list.
    index: usize,
    /// Whether it could be read.
    healthy: bool,
    /// Where its OAuth consent stands; null for one without, and where the control plane was not asked.
    consent: Option<&'static str>,
    /// `legacy` or `modern`.
    era: Option<&'static str>,
    /// The MCP revision spoken with its server.
    protocol_version: Option<String>,
    /// Name and version of its server, where this program asked it.
    server: Option<String>,
    /// How many tools it provides.
    tools: Option<usize>,
    /// How many of its tools are left out.
    excluded: Option<usize>,
    /// Why it could not be read.
    error: Option<ErrorDocument>,
}

/// Runs the command.
pub(super) fn run(context: &Context, args: &ListArgs) -> Result<Exit, Failure> {
    let loaded = context.load_telling(&args.reading.variables)?;
    let (environment, _) = context.environment(&loaded)?;
    let imports = loaded.application.imports_of(environment);
    let outcomes = context.block_on(async {
        if imports.is_empty() {
            return Ok(Vec::new());
        }
        let reader = Reader::new(context, &loaded, &args.reading, false).await?;
        let progress = Lines::start(&context.printer);
        let answers = futures::stream::iter(imports).map(async |import| {
            let _line = progress.line(name_of(import));
            (import, reader.read(import).await, reader.consent(import).await)
        });
        // In any order: one that hangs must not keep others from being asked.
        let mut outcomes: Vec<_> = answers.buffer_unordered(CONCURRENT).collect().await;
        outcomes.sort_by_key(|(import, ..)| import.index);
        Ok(outcomes)
    })?;
    let exit = outcomes.iter().fold(Exit::Done, |exit, (_, outcome, _)| match outcome {
        Ok(_) => exit,
        // One that cannot be asked at all counts as one that does not answer.
        Err(failure) if matches!(failure.exit, Exit::SignIn | Exit::Usage) => exit.worst(failure.exit),
        Err(_) => exit.worst(Exit::Unreachable),
    });
    let document = ImportListDocument {
        environment: environment.to_string(),
        read_from: args.reading.read_from(),
        imports: outcomes.into_iter().map(|(import, outcome, consent)| describe(import, outcome, consent)).collect(),
    };
    context.printer.result(&Document::of(&document), || text(&document, context.printer.width()))?;
    Ok(exit)
}

fn describe(import: &Import, outcome: Result<Reading, Failure>, consent: Option<ConsentStatus>) -> ImportDocument {
    let consent = consent.map(ConsentStatus::as_str);
    let name = import.name.as_ref().map(ToString::to_string);
    match outcome {
        Ok(reading) => ImportDocument {
            import: name,
            index: import.index,
            healthy: true,
            consent,
            era: Version::parse(&reading.protocol_version).map(|version| version.era().as_str()),
            server: reading.server(),
            protocol_version: Some(reading.protocol_version),
            tools: Some(reading.tools.len()),
            excluded: Some(reading.excluded.len()),
            error: None,
        },
        Err(failure) => ImportDocument {
            import: name,
            index: import.index,
            healthy: false,
            consent,
            era: None,
            protocol_version: None,
            server: None,
            tools: None,
            excluded: None,
            error: Some(ErrorDocument::from(&failure)),
        },
    }
}

fn text(document: &ImportListDocument, width: usize) -> String {
    if document.imports.is_empty() {
        return format!("`{}` has no imports\n", document.environment);
    }
    let with_consent = document.imports.iter().any(|import| import.consent.is_some());
    // The server's own name is known where this program asked it, the consent where the control plane did.
    let with_server = !with_consent && document.imports.iter().any(|import| import.server.is_some());
    let last = match (with_consent, with_server) {
        (true, _) => Some("CONSENT"),
        (false, true) => Some("SERVER"),
        (false, false) => None,
    };
    let mut table = Table::new(["IMPORT", "STATE", "ERA", "TOOLS", "LEFT OUT"].into_iter().chain(last));
    for import in &document.imports {
        let count = |count: Option<usize>| count.map(|count| count.to_string()).unwrap_or_default();
        let server = import.server.as_deref().map(|server| render::first_line(server, 60));
        let needs_consent = import.error.as_ref().is_some_and(|error| error.recovery == Recovery::Consent);
        let mut cells = vec![
            title(import),
            match (import.healthy, needs_consent) {
                (true, _) => "ok",
                (false, true) => "needs consent",
                (false, false) => "failed",
            }
            .to_owned(),
            import.era.unwrap_or_default().to_owned(),
            count(import.tools),
            count(import.excluded),
        ];
        match last {
            Some("CONSENT") => cells.push(import.consent.unwrap_or_default().to_owned()),
            Some(_) => cells.push(server.unwrap_or_default()),
            None => {}
        }
        table.row(cells);
    }
    let mut text = table.render(width, 0);
    let (error_style, note) = (style::ERROR, style::NOTE);
    for import in &document.imports {
        let Some(error) = &import.error else { continue };
        let message = without_subject(&error.message, import.import.as_deref());
        text.push_str(&format!("\n{error_style}{}{error_style:#}: {message}\n", title(import)));
        if let Some(help) = &error.help {
            text.push_str(&format!("{note}help{note:#}: {help}\n"));
        }
    }
    text
}

fn title(import: &ImportDocument) -> String {
    import.import.clone().unwrap_or_else(|| unnamed(import.index))
}

fn name_of(import: &Import) -> String {
    import.name.as_ref().map_or_else(|| unnamed(import.index), ToString::to_string)
}

fn unnamed(index: usize) -> String {
    format!("(unnamed, position {index})")
}
