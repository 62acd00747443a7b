//! `mcpctl import authorize`: begins a consent and says how to complete it.

use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;
use url::Url;

use super::{Chosen, ConsentArgs, is_usable, selector_beside};
use crate::api::consent::ConsentStatus;
use crate::commands::Context;
use crate::ui::printer::style;
use crate::ui::{Document, DocumentBody, Exit, Failure, Fields, Progress, ask, browse};

/// Begin the OAuth consent for an import
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  mcpctl import authorize catalog --manifest     # before any deploy
  mcpctl import authorize catalog                # as it is deployed now
  mcpctl import authorize catalog -F json | jq -r .authorizationUrl

Open the printed URL in any browser, on any machine. When the provider is done, the browser ends at the callback
URL, where nothing needs to answer: copy the whole address into the printed command.")]
pub(in crate::commands::import) struct AuthorizeArgs {
    #[command(flatten)]
    consent: ConsentArgs,
    /// Begin anew although there is a consent that works
    #[arg(long)]
    replace: bool,
    /// Open the URL in the browser of this machine
    #[arg(long)]
    open: bool,
}

/// A consent that has begun.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct AuthorizeDocument {
    /// The import's name; null for one without.
    import: Option<String>,
    /// `application/environment`.
    environment: String,
    /// What the person opens. It is good for ten minutes.
    authorization_url: String,
    /// The deployment that the consent is for; null for a declared import.
    deployment_revision: Option<u64>,
    /// The import's place in the deployment; null for a declared import.
    import_index: Option<u32>,
    /// The command that completes it, up to the callback URL.
    next: String,
}

impl DocumentBody for AuthorizeDocument {
    const KIND: &'static str = "import.authorize";
}

/// Runs the command.
pub(in crate::commands::import) fn run(context: &Context, args: &AuthorizeArgs) -> Result<Exit, Failure> {
    let selector = selector_beside(&args.consent.selector, None)?;
    let loaded = context.load_telling(&args.consent.variables)?;
    context.block_on(async {
        let chosen = Chosen::find(context, &loaded, &args.consent, &selector).await?;
        may_begin(context, args, &chosen).await?;
        let progress = Progress::start(&context.printer, "finding the provider of the import");
        let begun = chosen.remote.client.authorize_import(chosen.found.id, chosen.target()).await;
        drop(progress);
        let begun = begun.map_err(|error| chosen.failed(error))?;
        let page = Url::parse(&begun.authorization_url)
            .ok()
            .filter(|url| matches!(url.scheme(), "http" | "https"))
            .ok_or_else(|| Failure::unreachable("bad-answer", "the control plane answers no web page to open"))?;
        let document = AuthorizeDocument {
            import: chosen.name(),
            environment: chosen.remote.title(),
            authorization_url: begun.authorization_url,
            deployment_revision: chosen.deployed.map(|(revision, _)| revision.get()),
            import_index: chosen.deployed.map(|(_, index)| index),
            next: format!("{} '<callback-url>'", chosen.command("complete")),
        };
        context.printer.result(&Document::of(&document), || text(&chosen, &document))?;
        if args.open {
            browse::open(&context.printer, &page);
        }
        Ok(Exit::Done)
    })
}

/// A consent that works is replaced only by whoever says so.
async fn may_begin(context: &Context, args: &AuthorizeArgs, chosen: &Chosen<'_>) -> Result<(), Failure> {
    let status = chosen.consent().await?.status;
    if args.replace || !(is_usable(status) || status == ConsentStatus::Exchanging) {
        return Ok(());
    }
    if context.settings.no_input || !ask::can_ask() {
        return Err(Failure::usage(
            "already-granted",
            format!("{} has a consent: {}", chosen.title(), status.as_str()),
        )
        .help("there is nothing left to do; `--replace` begins a new one all the same"));
    }
    let question = format!("{} has a consent that works. Begin a new one?", chosen.title());
    context.confirm(false, &question, false)
}

fn text(chosen: &Chosen<'_>, document: &AuthorizeDocument) -> String {
    let strong = style::STRONG;
    let target = document
        .deployment_revision
        .map_or_else(|| "the manifest's declaration".to_owned(), |revision| format!("deployment {revision}"));
    let fields = Fields::new().with("environment", &document.environment).with("target", target).render();
    format!(
        "{strong}{}{strong:#}: MCP import authorization started\n{fields}\n\
         Open this URL in a browser and sign in; it is good for ten minutes:\n\n  {}\n\n\
         Then copy the whole address that the browser ends at, even if no page answers there, and run:\n\n  {}\n",
        chosen.title(),
        document.authorization_url,
        document.next
    )
}
