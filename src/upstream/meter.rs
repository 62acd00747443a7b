//! Counts requests to upstreams of this process, by what became of them, for whoever shows numbers.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use super::error::{FailureKind, UpstreamError};

/// What became of a request.
const OUTCOMES: [&str; 7] =
    ["ok", "invalid-request", "unavailable", "timed-out", "consent-needed", "tool-failed", "invalid-result"];

/// Requests by outcome, and the time that all of them took together.
#[derive(Debug)]
struct Counters {
    requests: [AtomicU64; OUTCOMES.len()],
    micros: AtomicU64,
}

static COUNTERS: Counters =
    Counters { requests: [const { AtomicU64::new(0) }; OUTCOMES.len()], micros: AtomicU64::new(0) };

/// The word for an outcome, in spans and in numbers.
pub(super) fn outcome<T>(result: &Result<T, UpstreamError>) -> &'static str {
    match result {
        Ok(_) => OUTCOMES[0],
        Err(error) => match error.kind() {
            FailureKind::InvalidRequest => OUTCOMES[1],
            FailureKind::Unavailable => OUTCOMES[2],
            FailureKind::TimedOut => OUTCOMES[3],
            FailureKind::ConsentNeeded => OUTCOMES[4],
            FailureKind::ToolFailed => OUTCOMES[5],
            FailureKind::InvalidResult => OUTCOMES[6],
        },
    }
}

/// Counts a request.
pub(super) fn count(outcome: &str, took: Duration) {
    if let Some(index) = OUTCOMES.iter().position(|name| *name == outcome) {
        COUNTERS.requests[index].fetch_add(1, Ordering::Relaxed);
        COUNTERS.micros.fetch_add(u64::try_from(took.as_micros()).unwrap_or(u64::MAX), Ordering::Relaxed);
    }
}

/// The numbers in the text format of Prometheus.
pub fn write(text: &mut String) {
    let name = "mcpctl_upstream_requests_total";
    // Writing to a text cannot fail.
    let _ = writeln!(text, "# HELP {name} Requests to MCP servers, by what became of them.\n# TYPE {name} counter");
    for (outcome, count) in OUTCOMES.iter().zip(&COUNTERS.requests) {
        let _ = writeln!(text, "{name}{{outcome=\"{outcome}\"}} {}", count.load(Ordering::Relaxed));
    }
    let name = "mcpctl_upstream_request_seconds_total";
    let _ = writeln!(text, "# HELP {name} Time that these requests took together.\n# TYPE {name} counter");
    let micros = Duration::from_micros(COUNTERS.micros.load(Ordering::Relaxed));
    let _ = writeln!(text, "{name} {}", micros.as_secs_f64());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_outcome_has_a_line_and_counts() {
        count("timed-out", Duration::from_millis(1500));
        let mut text = String::new();
        write(&mut text);
        assert!(text.contains("mcpctl_upstream_requests_total{outcome=\"ok\"} "), "{text}");
        let line = text.lines().find(|line| line.contains("timed-out")).expect("a line");
        assert!(!line.ends_with(" 0"), "{line}");
    }
}
