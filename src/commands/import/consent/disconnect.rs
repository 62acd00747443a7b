//! `mcpctl import disconnect`: ends a consent.

use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;

use super::{Chosen, ConsentArgs, ConsentDocument, selector_beside};
use crate::commands::Context;
use crate::ui::printer::style;
use crate::ui::{Document, DocumentBody, Exit, Failure};

/// End the OAuth consent for an import
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  mcpctl import disconnect catalog --manifest
  mcpctl import disconnect catalog --revision 3

Doing it again changes nothing. Imports with the same URL and security scheme share one consent.")]
pub(in crate::commands::import) struct DisconnectArgs {
    #[command(flatten)]
    consent: ConsentArgs,
}

/// A consent that has ended.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct DisconnectDocument(ConsentDocument);

impl DocumentBody for DisconnectDocument {
    const KIND: &'static str = "import.disconnect";
}

/// Runs the command.
pub(in crate::commands::import) fn run(context: &Context, args: &DisconnectArgs) -> Result<Exit, Failure> {
    let selector = selector_beside(&args.consent.selector, None)?;
    let loaded = context.load_telling(&args.consent.variables)?;
    context.block_on(async {
        let chosen = Chosen::find(context, &loaded, &args.consent, &selector).await?;
        let ended = chosen.remote.client.disconnect_import(chosen.found.id, chosen.target()).await;
        let document = DisconnectDocument(ConsentDocument::of(&chosen, ended.map_err(|error| chosen.failed(error))?));
        let strong = style::STRONG;
        context.printer.result(&Document::of(&document), || {
            format!("{strong}{}{strong:#}: disconnected\n{}", chosen.title(), document.0.text())
        })?;
        match document.0.provider_revocation {
            Some("not-offered") => context.printer.hint(
                "the provider offers no revocation: tokens that it gave out end by themselves, or in its own settings",
            ),
            Some("failed") => context.printer.warning(
                "the tokens are gone here, but the provider did not revoke them: they end by themselves, or in its own settings",
            ),
            _ => {}
        }
        Ok(Exit::Done)
    })
}
