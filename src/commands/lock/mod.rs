//! `mcpctl lock`: pins what the imports of an environment provide in `mcp.lock`, or compares with what is pinned.

mod file;
mod render;

use std::collections::BTreeMap;

use clap::Args;
use futures::StreamExt;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

use super::Context;
use super::import::read::{Reader, Reading};
use super::import::{ReadFrom, ReadingArgs};
use super::mcp_client::render::{first_line, harmless};
use crate::check::proposed_names;
use crate::diagnostics::Severity;
use crate::lock::{Change, Kind, LOCK_NAME, LockedImport, compare_import, tools_of};
use crate::manifest::Loaded;
use crate::model::{EnvironmentName, Import, ImportName};
use crate::projection::import::sanitize;
use crate::ui::{Document, DocumentBody, ErrorDocument, Exit, Failure, Progress};

pub(super) use render::changes as changes_text;

/// Upstreams that are asked at the same time.
const CONCURRENT: usize = 64;

/// Pin what imports provide in `mcp.lock`, and find what changed since
#[derive(Debug, Args)]
#[command(
    long_about = "Pin what imports provide in `mcp.lock`, and find what changed since\n\n\
        Asks the servers of the environment's imports and writes down, beside the manifest, what agents would see of \
        them: validate, surface and why then know the imported tools offline, and a later change does not go \
        unnoticed. New imports are added, undeclared ones dropped. What is pinned already and differs is shown and \
        kept: agree to it with `--update`.\n\n\
        This program asks the servers itself, unless `--manifest` or `--revision` says that the control plane shall, \
        which holds the consents of imports with a security scheme.",
    after_help = "Examples:\n  \
        mcpctl lock                              # pin what is not pinned yet\n  \
        mcpctl lock --check                      # in CI: exit 6 when anything differs\n  \
        mcpctl lock --update --only search       # agree to what changed\n  \
        mcpctl lock -E prod --manifest           # ask through the control plane of `prod`\n\n\
        Exit codes: 0 pinned and equal, 1 an import has no name or the manifest is wrong, 2 usage, or an import cannot \
        be asked (an unset variable), 3 consent is needed, 4 an upstream failed (its pins stay), 6 something differs."
)]
pub struct LockArgs {
    /// Write nothing; compare what is pinned with what the servers say now
    #[arg(long, conflicts_with = "update")]
    check: bool,
    /// Agree to what changed: replace what is pinned
    #[arg(long)]
    update: bool,
    /// Only this import (repeatable)
    #[arg(long, value_name = "IMPORT")]
    only: Vec<String>,
    #[command(flatten)]
    reading: ReadingArgs,
}

impl LockArgs {
    /// Whether `--local` was meant as the way to read, not as the environment of that name.
    pub(crate) fn reads_locally(&self) -> bool {
        self.reading.local
    }
}

/// What was compared and written.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct LockDocument {
    /// The environment.
    environment: String,
    /// How the imports were read.
    read_from: ReadFrom,
    /// The file, relative to the application root.
    file: String,
    /// Whether the file was written.
    written: bool,
    /// In list order, then those that are pinned and not declared.
    imports: Vec<LockedDocument>,
    /// What differs from what was pinned, in the order of the imports.
    changes: Vec<ChangeDocument>,
}

impl DocumentBody for LockDocument {
    const KIND: &'static str = "lock";
}

/// What became of an import's entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
enum State {
    /// Pinned as it was.
    Unchanged,
    /// Pinned for the first time (with `--check`: it is not pinned).
    Added,
    /// Pinned anew.
    Updated,
    /// It differs, and what was pinned stays.
    Differs,
    /// It is not declared any more.
    Removed,
    /// Its server could not be read; what was pinned stays.
    Failed,
    /// It has no name to pin it by.
    Unnamed,
}

/// One import.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct LockedDocument {
    /// Its name; null for one without.
    import: Option<String>,
    /// Its position; null when it is not declared any more.
    index: Option<usize>,
    /// What became of its entry.
    state: State,
    /// How many tools are pinned now.
    tools: usize,
    /// Tools that cannot be pinned.
    not_locked: Vec<NotLockedDocument>,
    /// Tools that the filter selects and that agents do not see all the same: they are not pinned either.
    left_out: Vec<NotLockedDocument>,
    /// A free name, for an import without one.
    proposed_name: Option<String>,
    /// Why it could not be read.
    error: Option<ErrorDocument>,
}

/// A tool that is not pinned.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct NotLockedDocument {
    /// Its verbatim name.
    tool: String,
    /// Why.
    reason: String,
}

/// One difference.
#[derive(Debug, Clone, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::commands) struct ChangeDocument {
    /// The import.
    import: String,
    /// The verbatim name of the tool; null where it is about the import.
    tool: Option<String>,
    /// What it means: `added`, `removed`, `text-changed`, `schema-widened`, `schema-narrowed`, `schema-changed`,
    /// `annotation-weakened`, `annotation-strengthened`, `identity-changed`, `filter-changed`, `form-changed`,
    /// `other-changed`, `import-added`, `import-removed`.
    kind: &'static str,
    /// Where in the definition, as a JSON pointer.
    place: Option<String>,
    /// A sentence.
    message: String,
    /// What was pinned there.
    before: Option<Value>,
    /// What is there now.
    after: Option<Value>,
}

impl ChangeDocument {
    /// The difference in one line.
    pub(super) fn summary(&self) -> String {
        let tool = self.tool.as_deref().map(|tool| format!(", tool `{}`", first_line(tool, 80))).unwrap_or_default();
        let place = self.place.as_deref().map(|place| format!(" at `{}`", harmless(place))).unwrap_or_default();
        format!("import `{}`{tool}: {}{place}", self.import, self.kind)
    }

    pub(super) fn of(import: &ImportName, change: Change) -> Self {
        let Change { tool, kind, place, message, before, after } = change;
        Self { import: import.to_string(), tool, kind: kind.as_str(), place, message, before, after }
    }
}

/// Runs the command.
pub(crate) fn run(context: &Context, args: &LockArgs) -> Result<Exit, Failure> {
    let mut reading = args.reading.clone();
    // Without another word it is this program that asks: a lock is about the manifest, deployed or not.
    reading.local |= !reading.manifest && reading.revision.is_none();
    let loaded = context.load(&reading.variables)?;
    // What was wrong is absent from the model, and would count as not declared.
    let has_errors = loaded.findings.iter().any(|finding| finding.severity == Severity::Error);
    if has_errors || !loaded.complete || (loaded.lock.is_none() && file::exists(&loaded)) {
        return Err(context.refuse(&loaded)?);
    }
    let (environment, _) = context.environment(&loaded)?;
    let imports = chosen(&loaded, environment, &args.only)?;
    let outcomes = read_all(context, &loaded, &reading, &imports)?;
    let mut lock = loaded.lock.clone().unwrap_or_default();
    let mut run = Run {
        args,
        document: LockDocument {
            environment: environment.to_string(),
            read_from: reading.read_from(),
            file: LOCK_NAME.to_owned(),
            written: false,
            imports: Vec::new(),
            changes: Vec::new(),
        },
        exit: Exit::Done,
    };
    let proposals = proposed_names(loaded.application.imports_of(environment));
    let entries = lock.environments.entry(environment.clone()).or_default();
    for (import, outcome) in imports.iter().zip(outcomes) {
        match (&import.name, outcome) {
            (Some(name), Ok(reading)) => run.read(import, name, &reading, entries),
            (Some(name), Err(failure)) => run.failed(import, &failure, entries.get(name)),
            (None, _) => run.unnamed(import, proposals.get(&import.index).cloned()),
        }
    }
    if args.only.is_empty() {
        run.undeclared(loaded.application.imports_of(environment), entries);
    }
    if !args.check {
        if args.only.is_empty() {
            lock.environments.retain(|name, _| loaded.application.environments.contains_key(name));
        }
        // A first file that pins nothing would say that somebody agreed to something.
        let pins_nothing = run.exit != Exit::Done && lock.environments.values().all(BTreeMap::is_empty);
        if loaded.lock.is_some() || !pins_nothing {
            run.document.written = file::write(&loaded, &lock)?;
        }
    }
    let Run { document, exit, .. } = run;
    context
        .printer
        .result(&Document::of(&document), || render::text(&document, args.check, context.printer.width()))?;
    Ok(exit)
}

/// The imports that are meant, in list order.
fn chosen<'a>(loaded: &'a Loaded, environment: &EnvironmentName, only: &[String]) -> Result<Vec<&'a Import>, Failure> {
    let imports = loaded.application.imports_of(environment);
    for name in only {
        if !imports.iter().any(|import| import.name.as_ref().is_some_and(|known| known.as_str() == name)) {
            let known: Vec<&str> = imports.iter().filter_map(|import| Some(import.name.as_ref()?.as_str())).collect();
            let help = match known.as_slice() {
                [] => "none of its imports has a name".to_owned(),
                known => format!("it has `{}`", known.join("`, `")),
            };
            return Err(
                Failure::usage("unknown-import", format!("`{environment}` has no import named `{name}`")).help(help)
            );
        }
    }
    let wanted = |import: &&Import| {
        only.is_empty() || import.name.as_ref().is_some_and(|name| only.iter().any(|only| only == name.as_str()))
    };
    Ok(imports.iter().filter(wanted).collect())
}

/// Reads the imports at the same time; in their order. Those without a name are not asked.
fn read_all(
    context: &Context,
    loaded: &Loaded,
    args: &ReadingArgs,
    imports: &[&Import],
) -> Result<Vec<Result<Reading, Failure>>, Failure> {
    if imports.iter().all(|import| import.name.is_none()) {
        return Ok(imports.iter().map(|_| Err(Failure::bug("not asked"))).collect());
    }
    context.block_on(async {
        let progress = Progress::start(&context.printer, format!("asking {} imports", imports.len()));
        let reader = Reader::new(context, loaded, args, args.read_from() == ReadFrom::Deployed).await?.verbatim();
        let mut answers = futures::stream::iter(imports)
            .map(async |import| match import.name {
                Some(_) => reader.read(import).await,
                None => Err(Failure::bug("not asked")),
            })
            .buffered(CONCURRENT);
        let mut outcomes = Vec::new();
        while let Some(outcome) = answers.next().await {
            outcomes.push(outcome);
            progress.step(format!("asked {} of {} imports", outcomes.len(), imports.len()));
        }
        Ok(outcomes)
    })
}

/// What an import provides now, as it would be pinned.
pub(super) fn entry_of(import: &Import, reading: &Reading) -> (LockedImport, Vec<crate::lock::NotLocked>) {
    let (tools, not_locked) = tools_of(&reading.surface());
    let entry = LockedImport { identity: reading.identity.clone(), filter: (&import.filter).into(), tools };
    (entry, not_locked)
}

/// What differs from the pins; a pinned tool that is listed still and left out says why.
pub(super) fn compared(pinned: &LockedImport, now: &LockedImport, reading: &Reading) -> Vec<Change> {
    let surface = reading.surface();
    let mut changes = compare_import(pinned, now);
    for change in changes.iter_mut().filter(|change| change.kind == Kind::Removed) {
        let left_out = surface.diagnostics.iter().find(|(name, _)| change.tool.as_ref() == Some(name));
        if let Some((_, reason)) = left_out {
            change.message = format!("the pinned tool is left out now: {reason}");
        }
    }
    changes
}

/// One run over the imports.
struct Run<'a> {
    args: &'a LockArgs,
    document: LockDocument,
    exit: Exit,
}

type Entries = BTreeMap<ImportName, LockedImport>;

impl Run<'_> {
    fn report(&mut self, import: &Import, state: State, tools: usize) -> &mut LockedDocument {
        self.document.imports.push(LockedDocument {
            import: import.name.as_ref().map(ToString::to_string),
            index: Some(import.index),
            state,
            tools,
            not_locked: Vec::new(),
            left_out: Vec::new(),
            proposed_name: None,
            error: None,
        });
        let last = self.document.imports.len() - 1;
        &mut self.document.imports[last]
    }

    fn read(&mut self, import: &Import, name: &ImportName, reading: &Reading, entries: &mut Entries) {
        let (now, not_locked) = entry_of(import, reading);
        let (state, changes) = match entries.get(name) {
            None => (State::Added, vec![not_pinned()]),
            Some(pinned) => {
                let changes = compared(pinned, &now, reading);
                let state = match (changes.is_empty(), self.args.update) {
                    (true, _) => State::Unchanged,
                    (false, true) => State::Updated,
                    (false, false) => State::Differs,
                };
                (state, changes)
            }
        };
        let agreed = matches!(state, State::Updated) || (state == State::Added && !self.args.check);
        if !agreed && !changes.is_empty() {
            self.exit = self.exit.worst(Exit::Different);
        }
        if agreed {
            entries.insert(name.clone(), now);
        }
        if !not_locked.is_empty() {
            self.exit = self.exit.worst(Exit::Different);
        }
        let tools = entries.get(name).map_or(0, |entry| entry.tools.len());
        // What is pinned for the first time differs from nothing.
        let shown = state != State::Added || self.args.check;
        self.document
            .changes
            .extend(changes.into_iter().filter(|_| shown).map(|change| ChangeDocument::of(name, change)));
        let report = self.report(import, state, tools);
        report.not_locked = not_locked
            .into_iter()
            .map(|item| NotLockedDocument { tool: item.tool, reason: item.reason.to_owned() })
            .collect();
        report.left_out = reading
            .surface()
            .diagnostics
            .iter()
            .filter(|(tool, _)| import.filter.admits(&sanitize(tool)))
            .map(|(tool, reason)| NotLockedDocument { tool: tool.clone(), reason: reason.clone() })
            .collect();
    }

    fn failed(&mut self, import: &Import, failure: &Failure, pinned: Option<&LockedImport>) {
        // One that cannot be asked at all counts as one that does not answer.
        let exit = if matches!(failure.exit, Exit::SignIn | Exit::Usage) { failure.exit } else { Exit::Unreachable };
        self.exit = self.exit.worst(exit);
        let tools = pinned.map_or(0, |entry| entry.tools.len());
        self.report(import, State::Failed, tools).error = Some(ErrorDocument::from(failure));
    }

    fn unnamed(&mut self, import: &Import, proposal: Option<String>) {
        self.exit = self.exit.worst(Exit::Findings);
        self.report(import, State::Unnamed, 0).proposed_name = proposal;
    }

    fn undeclared(&mut self, declared: &[Import], entries: &mut Entries) {
        let gone: Vec<ImportName> = entries
            .keys()
            .filter(|name| !declared.iter().any(|import| import.name.as_ref() == Some(*name)))
            .cloned()
            .collect();
        for name in gone {
            let mut tools = entries.get(&name).map_or(0, |entry| entry.tools.len());
            if self.args.check {
                self.exit = self.exit.worst(Exit::Different);
                let message = "it is pinned and not declared any more".to_owned();
                let change =
                    Change { tool: None, kind: Kind::ImportRemoved, place: None, message, before: None, after: None };
                self.document.changes.push(ChangeDocument::of(&name, change));
            } else {
                entries.remove(&name);
                tools = 0;
            }
            self.document.imports.push(LockedDocument {
                import: Some(name.to_string()),
                index: None,
                state: State::Removed,
                tools,
                not_locked: Vec::new(),
                left_out: Vec::new(),
                proposed_name: None,
                error: None,
            });
        }
    }
}

/// That there is nothing to compare with.
pub(super) fn not_pinned() -> Change {
    let message = "it is not pinned: there is nothing to compare with".to_owned();
    Change { tool: None, kind: Kind::ImportAdded, place: None, message, before: None, after: None }
}
