//! `mcpctl explain CODE`: the long text of a diagnostic code.

use clap::Args;
use serde_json::json;

use super::Context;
use crate::diagnostics::{Code, CodeInfo};
use crate::ui::printer::style;
use crate::ui::{Document, Exit, Failure};

/// Explain a diagnostic code
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  mcpctl explain include-with-exclude\n  mcpctl explain            # lists every code"
)]
pub struct ExplainArgs {
    /// The code, as shown in brackets after `error` or `warning`
    code: Option<String>,
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
    let document = Document::new("explain", &to_json(info));
    context.printer.result(&document, || text(info))?;
    Ok(Exit::Done)
}

fn list(context: &Context) -> Result<Exit, Failure> {
    let codes: Vec<_> = Code::all().map(Code::info).collect();
    let document =
        Document::new("explain.list", &json!({ "codes": codes.iter().map(|info| to_json(info)).collect::<Vec<_>>() }));
    context.printer.result(&document, || {
        let width = codes.iter().map(|info| info.name.len()).max().unwrap_or(0);
        codes
            .iter()
            .map(|info| format!("{:width$}  {:7}  {}\n", info.name, info.severity.as_str(), info.title))
            .collect()
    })?;
    Ok(Exit::Done)
}

fn to_json(info: &CodeInfo) -> serde_json::Value {
    json!({
        "code": info.name,
        "aliases": info.aliases,
        "severity": info.severity.as_str(),
        "title": info.title,
        "explanation": info.explanation,
        "wrong": info.wrong,
        "right": info.right,
    })
}

fn text(info: &CodeInfo) -> String {
    let strong = style::STRONG;
    let mut text = format!(
        "{strong}{}{strong:#} ({}): {}\n\n{}\n",
        info.name,
        info.severity.as_str(),
        info.title,
        info.explanation
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
