//! `mcpctl schema`: JSON Schemas of what people write and of what the program writes.

use clap::{Args, ValueEnum};
use serde_json::Value;

use super::{Context, documents};
use crate::manifest::{manifest_schema, runtime_schema};
use crate::ui::{Exit, Failure, Format};

/// Print a JSON Schema
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  mcpctl schema output > output.schema.json   # the documents of `-F json`")]
pub struct SchemaArgs {
    /// Of what
    #[arg(value_enum)]
    of: SchemaOf,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum SchemaOf {
    /// golem.yaml
    Manifest,
    /// mcpctl.runtime.yaml
    Runtime,
    /// Every document that `-F json` and `-F yaml` write
    Output,
}

/// Runs the command.
pub(crate) fn run(context: &Context, args: &SchemaArgs) -> Result<Exit, Failure> {
    let schema = match args.of {
        SchemaOf::Manifest => manifest_schema(),
        SchemaOf::Runtime => runtime_schema(),
        SchemaOf::Output => documents::schema(),
    };
    context.printer.stdout(&text(&schema, context.printer.format()))?;
    Ok(Exit::Done)
}

/// A schema is no document of ours: it is printed as it is, for people as for programs.
fn text(schema: &Value, format: Format) -> String {
    match format {
        Format::Yaml => serde_yaml::to_string(schema).unwrap_or_else(|_| schema.to_string()),
        Format::Json => format!("{schema}\n"),
        _ => format!("{schema:#}\n"),
    }
}
