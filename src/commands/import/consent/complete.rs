//! `mcpctl import complete`: takes the callback URL that the browser ended at.

use std::io::{IsTerminal, Read};

use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;

use super::{Chosen, ConsentArgs, ConsentDocument, selector_beside};
use crate::api::consent::OauthCallback;
use crate::commands::Context;
use crate::oauth::{Callback, Outcome};
use crate::secrets::Secret;
use crate::ui::printer::style;
use crate::ui::{Document, DocumentBody, Exit, Failure, Progress, ask};

/// Longer texts are no callback URLs.
const LONGEST: u64 = 64 << 10;

/// Complete the OAuth consent for an import
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  mcpctl import complete catalog --manifest 'http://localhost:9007/mcp/oauth/callback?code=…&state=…'
  mcpctl import complete catalog --revision 3       # asks for the callback URL
  pbpaste | mcpctl import complete catalog --manifest -

Give the target that `authorize` printed, and leave the declaration and its variables as they are in between.")]
pub(in crate::commands::import) struct CompleteArgs {
    #[command(flatten)]
    consent: ConsentArgs,
    /// The whole URL that the browser ended at (`-` reads it from standard input; without it, it is asked for)
    #[arg(value_name = "CALLBACK-URL")]
    callback: Option<String>,
}

/// A consent after its completion.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct CompleteDocument(ConsentDocument);

impl DocumentBody for CompleteDocument {
    const KIND: &'static str = "import.complete";
}

/// Runs the command.
pub(in crate::commands::import) fn run(context: &Context, args: &CompleteArgs) -> Result<Exit, Failure> {
    let selector = selector_beside(&args.consent.selector, args.callback.as_deref())?;
    let callback = parse(&callback_text(context, args.callback.as_deref())?)?;
    let loaded = context.load_telling(&args.consent.variables)?;
    context.block_on(async {
        let chosen = Chosen::find(context, &loaded, &args.consent, &selector).await?;
        let progress = Progress::start(&context.printer, "exchanging the provider's answer for tokens");
        let completed = chosen.remote.client.complete_import(chosen.found.id, chosen.target(), &callback).await;
        drop(progress);
        let consent = completed.map_err(|error| chosen.failed(error))?;
        let document = CompleteDocument(ConsentDocument::of(&chosen, consent));
        let strong = style::STRONG;
        context.printer.result(&Document::of(&document), || {
            format!("{strong}{}{strong:#}: consent completed\n{}", chosen.title(), document.0.text())
        })?;
        if !document.0.granted {
            return Ok(Exit::SignIn);
        }
        context.printer.hint(format_args!("`{}` shows what it provides", chosen.command("tools")));
        Ok(Exit::Done)
    })
}

fn callback_text(context: &Context, given: Option<&str>) -> Result<String, Failure> {
    let missing = || {
        Failure::usage("no-callback", "the callback URL is missing")
            .help("give the whole address that the browser ended at, in quotes, or `-` to read it from standard input")
    };
    match given {
        Some("-") if std::io::stdin().is_terminal() => ask::line("Callback URL"),
        Some("-") => {
            let mut text = String::new();
            std::io::stdin().lock().take(LONGEST).read_to_string(&mut text).map_err(|error| missing().cause(error))?;
            if text.trim().is_empty() { Err(missing()) } else { Ok(text) }
        }
        Some(text) => Ok(text.to_owned()),
        None if context.settings.no_input || !ask::can_ask() => Err(missing()),
        None => ask::line("Callback URL"),
    }
}

/// The provider's answer. Nothing of the text is repeated: it holds the code.
fn parse(text: &str) -> Result<OauthCallback, Failure> {
    let callback = Callback::parse(text).map_err(|error| {
        Failure::usage("bad-callback", format!("the callback URL {error}"))
            .help("copy the whole address of the page that the browser ended at, and keep it in quotes")
    })?;
    let (code, error) = match callback.outcome {
        Outcome::Code(code) => (Some(Secret::new(code)), None),
        Outcome::Error(error) => (None, Some(error)),
    };
    Ok(OauthCallback { state: Secret::new(callback.state), issuer: callback.issuer, code, error })
}
