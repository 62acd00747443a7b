//! `mcpctl import status`: where a consent stands; scripts can wait for it.

use std::time::Duration;

use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;
use tokio::time::Instant;

use super::{Chosen, ConsentArgs, ConsentDocument, is_usable, selector_beside};
use crate::api::consent::{ConsentStatus, ImportConsent};
use crate::commands::Context;
use crate::ui::printer::style;
use crate::ui::{Document, DocumentBody, Exit, Failure, Progress};

/// How long between two questions: short at first, when the person is likely to be on it.
const FIRST_PAUSE: Duration = Duration::from_secs(1);
const LONGEST_PAUSE: Duration = Duration::from_secs(10);
/// Nobody waits longer.
const LONGEST_WAIT: Duration = Duration::from_secs(24 * 3600);

/// Show where the OAuth consent for an import stands
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  mcpctl import status catalog
  mcpctl import status catalog --manifest --exit-code     # 0 granted, 3 not
  mcpctl import status catalog --wait 10m                 # until somebody has consented")]
pub(in crate::commands::import) struct StatusArgs {
    #[command(flatten)]
    consent: ConsentArgs,
    /// Exit with 3 unless consent is granted
    #[arg(long)]
    exit_code: bool,
    /// Wait until consent is granted, at most this long (90s, 10m, 1h); then as `--exit-code`
    #[arg(long, value_name = "TIME", value_parser = duration)]
    wait: Option<Duration>,
}

/// Where a consent stands.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct StatusDocument(ConsentDocument);

impl DocumentBody for StatusDocument {
    const KIND: &'static str = "import.status";
}

/// Runs the command.
pub(in crate::commands::import) fn run(context: &Context, args: &StatusArgs) -> Result<Exit, Failure> {
    let selector = selector_beside(&args.consent.selector, None)?;
    let loaded = context.load_telling(&args.consent.variables)?;
    context.block_on(async {
        let chosen = Chosen::find(context, &loaded, &args.consent, &selector).await?;
        let consent = match args.wait {
            Some(limit) => wait(context, &chosen, limit).await?,
            None => chosen.consent().await?,
        };
        let document = StatusDocument(ConsentDocument::of(&chosen, consent));
        let strong = style::STRONG;
        context.printer.result(&Document::of(&document), || {
            format!("{strong}{}{strong:#}\n{}", chosen.title(), document.0.text())
        })?;
        if document.0.granted {
            return Ok(Exit::Done);
        }
        context.printer.hint(format_args!("`{}` begins a consent", chosen.command("authorize")));
        Ok(if args.exit_code || args.wait.is_some() { Exit::SignIn } else { Exit::Done })
    })
}

/// Asks again and again until consent is granted, refused, or the time is over. What fails after the first answer may
/// be a moment's trouble, and is asked again.
async fn wait(context: &Context, chosen: &Chosen<'_>, limit: Duration) -> Result<ImportConsent, Failure> {
    let _progress = Progress::start(&context.printer, format!("waiting for the consent of {}", chosen.title()));
    let deadline = Instant::now() + limit;
    let mut last = chosen.consent().await?;
    let mut pause = FIRST_PAUSE;
    while !is_usable(last.status) && Instant::now() + pause < deadline {
        tokio::time::sleep(pause).await;
        pause = (pause * 3 / 2).min(LONGEST_PAUSE);
        let Ok(now) = chosen.consent().await else { continue };
        let under_way = |status| matches!(status, ConsentStatus::PendingConsent | ConsentStatus::Exchanging);
        let ended = under_way(last.status) && !under_way(now.status);
        last = now;
        if ended {
            break;
        }
    }
    Ok(last)
}

fn duration(text: &str) -> Result<Duration, String> {
    let (number, unit) = text.split_at(text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len()));
    let seconds = match unit {
        "" | "s" => 1,
        "m" => 60,
        "h" => 3600,
        _ => 0,
    };
    number
        .parse::<u64>()
        .ok()
        .and_then(|number| number.checked_mul(seconds))
        .map(Duration::from_secs)
        .filter(|time| *time > Duration::ZERO && *time <= LONGEST_WAIT)
        .ok_or_else(|| "must be a time up to 24h, such as 90s, 10m or 1h".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_units() {
        assert_eq!(duration("10m"), Ok(Duration::from_secs(600)));
        assert_eq!(duration("45"), Ok(Duration::from_secs(45)));
        assert_eq!(duration("1h"), Ok(Duration::from_secs(3600)));
        for bad in ["", "m", "0", "1d", "25h", "-1", "1.5m", "99999999999999999999h"] {
            assert!(duration(bad).is_err(), "{bad}");
        }
    }
}
