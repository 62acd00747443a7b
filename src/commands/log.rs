//! Logs of the commands that serve: to stderr, by the filter of `MCPCTL_LOG`.

use tracing_subscriber::EnvFilter;

use super::Context;
use crate::settings::env;

/// Begins to log. `quiet` is the filter where neither variable nor `-v` says more.
pub(crate) fn start(context: &Context, quiet: &str) {
    let by_flag = match context.printer.verbose() {
        0 => quiet,
        1 => "mcpctl=info,warn",
        2 => "mcpctl=debug,info",
        _ => "mcpctl=trace,debug",
    };
    let filter = env::LOG
        .read()
        .and_then(|text| match EnvFilter::try_new(&text) {
            Ok(filter) => Some(filter),
            Err(error) => {
                context.printer.warning(format_args!("{} is no log filter: {error}", env::LOG.name));
                None
            }
        })
        .unwrap_or_else(|| EnvFilter::new(by_flag));
    let logs = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(context.printer.colors_stderr())
        .with_writer(std::io::stderr);
    // A second start in one process (tests) keeps the first subscriber.
    let _ = if context.printer.is_text() { logs.compact().try_init() } else { logs.json().try_init() };
}
