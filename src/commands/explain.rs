//! `mcpctl explain CODE`: the long text of a diagnostic code.

use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;

use super::Context;
use crate::diagnostics::{Code, CodeInfo};
use crate::ui::findings::Severity;
use crate::ui::printer::style;
use crate::ui::wrap::wrap;
use crate::ui::{Document, DocumentBody, Exit, Failure};

/// Explain a diagnostic code
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  mcpctl explain include-with-exclude\n  mcpctl explain            # lists every code"
)]
pub struct ExplainArgs {
    /// The code, as shown in brackets after `error` or `warning`
    code: Option<String>,
}

/// A diagnostic code.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ExplainDocument {
    /// The code.
    code: String,
    /// Former names.
    aliases: Vec<String>,
    /// How bad it usually is.
    severity: Severity,
    /// One line.
    title: String,
    /// What is wrong, why it matters, what to do.
    explanation: String,
    /// A wrong snippet; can be empty.
    wrong: String,
    /// The same, right; can be empty.
    right: String,
}

impl DocumentBody for ExplainDocument {
    const KIND: &'static str = "explain";
}

/// All diagnostic codes.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ExplainListDocument {
    /// In name order.
    codes: Vec<ExplainDocument>,
}

impl DocumentBody for ExplainListDocument {
    const KIND: &'static str = "explain.list";
}

impl From<&CodeInfo> for ExplainDocument {
    fn from(info: &CodeInfo) -> Self {
        Self {
            code: info.name.to_owned(),
            aliases: info.aliases.iter().map(|&alias| alias.to_owned()).collect(),
            severity: info.severity.into(),
            title: info.title.to_owned(),
            explanation: info.explanation.to_owned(),
            wrong: info.wrong.to_owned(),
            right: info.right.to_owned(),
        }
    }
}

/// Runs the command.
pub(crate) fn run(context: &Context, args: &ExplainArgs) -> Result<Exit, Failure> {
    let Some(name) = &args.code else { return list(context) };
    let Some(code) = Code::find(name) else {
        let near = Code::all()
            .map(|code| (strsim::jaro_winkler(name, code.as_str()), code))
            .filter(|(score, _)| *score > 0.8)
            .max_by(|a, b| a.0.total_cmp(&b.0));
        return Err(Failure::usage("unknown-code", format!("there is no diagnostic code `{name}`")).help(match near {
            Some((_, code)) => format!("did you mean `{code}`?"),
            None => "`mcpctl explain` without a code lists them all".to_owned(),
        }));
    };
    let info = code.info();
    context.printer.result(&Document::of(&ExplainDocument::from(info)), || text(info, context.printer.width()))?;
    Ok(Exit::Done)
}

fn list(context: &Context) -> Result<Exit, Failure> {
    let codes: Vec<&CodeInfo> = Code::all().map(Code::info).collect();
    let document = ExplainListDocument { codes: codes.iter().map(|info| ExplainDocument::from(*info)).collect() };
    context.printer.result(&Document::of(&document), || {
        let width = codes.iter().map(|info| info.name.len()).max().unwrap_or(0);
        codes
            .iter()
            .map(|info| format!("{:width$}  {:7}  {}\n", info.name, info.severity.as_str(), info.title))
            .collect()
    })?;
    Ok(Exit::Done)
}

fn text(info: &CodeInfo, width: usize) -> String {
    let strong = style::STRONG;
    let mut text = format!(
        "{strong}{}{strong:#} ({}): {}\n\n{}\n",
        info.name,
        info.severity.as_str(),
        info.title,
        wrap(info.explanation, width.min(90)).join("\n")
    );
    for (heading, snippet) in [("Wrong", info.wrong), ("Right", info.right)] {
        if !snippet.is_empty() {
            text.push_str(&format!("\n{strong}{heading}{strong:#}\n"));
            for line in snippet.lines() {
                text.push_str("  ");
                text.push_str(line);
                text.push('\n');
            }
        }
    }
    text
}
