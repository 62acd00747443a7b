//! `mcpctl why NAME`: which declaration, filter, binding and rule produced, renamed, shadowed or hid a name.

use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;

use super::Context;
use super::load::{Checked, VariableArgs, check};
use super::surface::catalog;
use super::validate::environments;
use crate::check::explain::{Statement, statements};
use crate::check::{KnownImports, Options};
use crate::model::EnvironmentName;
use crate::projection::why;
use crate::ui::findings::SpanDocument;
use crate::ui::printer::style;
use crate::ui::wrap::wrap;
use crate::ui::{Document, DocumentBody, Exit, Failure};

/// Explain how a name came about, or why it is not there
#[derive(Debug, Args)]
#[command(
    long_about = "Explain how a name came about, or why it is not there\n\n\
        Which declaration, filter, binding and rule produced, renamed, shadowed or hid it, each with its place. \
        Computed from the files alone, for all environments or for one with `-E`.",
    after_help = "Examples:\n  \
        mcpctl why file_tools_read_file        # a name that clients see\n  \
        mcpctl why 'file-tools list files'     # a command of a tool\n  \
        mcpctl why file-tools                  # a tool: where it comes from, who may call it"
)]
pub struct WhyArgs {
    /// An exposed name, a URI, a tool, a command path, an agent type or an upstream tool
    name: String,
    #[command(flatten)]
    variables: VariableArgs,
}

/// Everything that is known about a name.
#[derive(Debug, Serialize, JsonSchema)]
pub struct WhyDocument {
    /// The name that was asked about.
    name: String,
    /// The environments in which it means something.
    environments: Vec<EnvironmentFacts>,
}

impl DocumentBody for WhyDocument {
    const KIND: &'static str = "why";
}

/// What is known in one environment.
#[derive(Debug, Serialize, JsonSchema)]
struct EnvironmentFacts {
    /// Its name.
    name: String,
    /// From the surface down to the declarations.
    facts: Vec<FactDocument>,
}

/// One thing about the name.
#[derive(Debug, Serialize, JsonSchema)]
struct FactDocument {
    /// A sentence.
    message: String,
    /// The file, relative to the application root, where there is a place.
    file: Option<String>,
    /// The place.
    span: Option<SpanDocument>,
}

/// Runs the command.
pub(crate) fn run(context: &Context, args: &WhyArgs) -> Result<Exit, Failure> {
    let loaded = context.load(&args.variables)?;
    let environments = environments(context, &loaded)?;
    let checked = check(loaded, &environments, KnownImports::new(), Options::default());
    if !checked.loaded.complete {
        context.printer.refusal(&checked.report())?;
        return Err(Failure::reported(Exit::Findings));
    }
    let mut document = WhyDocument { name: args.name.clone(), environments: Vec::new() };
    let mut near = Vec::new();
    for name in &environments {
        let explanation = why(&args.name, &checked.loaded.application, name, &catalog(&checked, name));
        let statements = statements(&explanation, &checked.loaded.application, name);
        near.extend(explanation.near);
        if !statements.is_empty() {
            document.environments.push(facts(&checked, name, statements));
        }
    }
    if document.environments.is_empty() {
        near.sort();
        near.dedup();
        let help = match near.first() {
            Some(near) => format!("did you mean `{near}`?"),
            None => "`mcpctl surface` lists the names that clients see".to_owned(),
        };
        return Err(Failure::usage("unknown-name", format!("nothing here has the name `{}`", args.name)).help(help));
    }
    context.printer.result(&Document::of(&document), || text(&document, &checked, context.printer.width()))?;
    Ok(Exit::Done)
}

fn facts(checked: &Checked, environment: &EnvironmentName, statements: Vec<Statement>) -> EnvironmentFacts {
    let facts = statements
        .into_iter()
        .map(|statement| {
            let place = statement.subject.as_ref().and_then(|subject| checked.loaded.resolve(subject));
            let file = place.and_then(|place| Some((place, checked.loaded.sources.get(place.file)?)));
            FactDocument {
                message: statement.text,
                file: file.map(|(_, file)| file.name.clone()),
                span: file.map(|(place, file)| SpanDocument::of(file, place.span)),
            }
        })
        .collect();
    EnvironmentFacts { name: environment.to_string(), facts }
}

fn text(document: &WhyDocument, checked: &Checked, width: usize) -> String {
    let (strong, dim) = (style::STRONG, style::DIM);
    let prefix = checked.prefix();
    let mut text = String::new();
    for environment in &document.environments {
        if !text.is_empty() {
            text.push('\n');
        }
        text.push_str(&format!("{strong}{}{strong:#} in environment {}\n", document.name, environment.name));
        for fact in &environment.facts {
            let lines = wrap(&fact.message, width.saturating_sub(4).max(30));
            text.push_str(&format!("  - {}\n", lines.join("\n    ")));
            if let (Some(file), Some(span)) = (&fact.file, &fact.span) {
                text.push_str(&format!("    {dim}{prefix}{file}:{}:{}{dim:#}\n", span.line, span.column));
            }
        }
    }
    text
}
