//! Asking again: only what may be asked twice, with growing and scattered pauses, within one total time.

use std::time::Duration;

use reqwest::StatusCode;
use tokio::time::Instant;

use super::error::NetError;
use super::request::{Answer, Outgoing};
use super::sender::Sender;

/// How often and how long.
#[derive(Debug, Clone, Copy)]
pub struct RetryPolicy {
    /// Attempts, the first included.
    pub attempts: u32,
    /// The first pause; it doubles each time.
    pub base: Duration,
    /// The longest pause of our own choosing.
    pub cap: Duration,
    /// Time for everything; no pause that would end later is begun.
    pub total: Duration,
}

impl Default for RetryPolicy {
    fn default() -> Self {
        Self {
            attempts: 4,
            base: Duration::from_millis(200),
            cap: Duration::from_secs(5),
            total: Duration::from_secs(30),
        }
    }
}

impl Sender {
    /// Sends a request, again where that is safe and may help: transient failures, 429, 502, 503 and 504, honouring
    /// `Retry-After`. A request that is not idempotent is repeated only when it certainly never arrived.
    ///
    /// # Errors
    /// The last attempt's failure.
    pub async fn send_with_retries(&self, request: &Outgoing, policy: &RetryPolicy) -> Result<Answer, NetError> {
        let deadline = Instant::now() + policy.total;
        let mut attempt = 1;
        loop {
            let outcome = self.send(request).await;
            let wanted = match &outcome {
                Ok(answer) if request.idempotent && is_transient(answer.status) => Some(retry_after(answer)),
                Err(error) if error.is_transient() && (request.idempotent || error.before_sending()) => Some(None),
                _ => None,
            };
            let Some(server_says) = wanted else { return outcome };
            let pause = server_says.unwrap_or_else(|| policy.pause(attempt, random()));
            if attempt >= policy.attempts || Instant::now() + pause > deadline {
                return outcome;
            }
            tokio::time::sleep(pause).await;
            attempt += 1;
        }
    }
}

impl RetryPolicy {
    /// The pause after an attempt: between half and the whole of the doubled base.
    fn pause(&self, attempt: u32, random: f64) -> Duration {
        let full = self.base.saturating_mul(2_u32.saturating_pow(attempt.saturating_sub(1))).min(self.cap);
        full.mul_f64(0.5 + random / 2.0)
    }
}

fn is_transient(status: StatusCode) -> bool {
    matches!(status.as_u16(), 429 | 502..=504)
}

fn retry_after(answer: &Answer) -> Option<Duration> {
    let text = answer.header("retry-after")?.trim();
    if let Ok(seconds) = text.parse::<u64>() {
        return Some(Duration::from_secs(seconds));
    }
    let at = jiff::fmt::rfc2822::DateTimeParser::new().parse_timestamp(text).ok()?;
    let wait = at.duration_since(jiff::Timestamp::now());
    Some(Duration::try_from(wait).unwrap_or_default())
}

/// A number from 0 to 1. It only scatters pauses.
fn random() -> f64 {
    f64::from(uuid::Uuid::new_v4().as_fields().0) / f64::from(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_and_scatter_and_stay_capped() {
        let policy = RetryPolicy::default();
        assert_eq!(policy.pause(1, 0.0), Duration::from_millis(100));
        assert_eq!(policy.pause(1, 1.0), Duration::from_millis(200));
        assert_eq!(policy.pause(3, 1.0), Duration::from_millis(800));
        assert_eq!(policy.pause(30, 1.0), policy.cap);
    }

    #[test]
    fn retry_after_is_seconds_or_a_date() {
        let with = |text: &str| {
            let headers = reqwest::header::HeaderMap::from_iter([(
                reqwest::header::RETRY_AFTER,
                text.parse().expect("a header value"),
            )]);
            retry_after(&Answer { status: StatusCode::SERVICE_UNAVAILABLE, headers, body: Vec::new() })
        };
        assert_eq!(with("3"), Some(Duration::from_secs(3)));
        assert_eq!(with("Wed, 21 Oct 2015 07:28:00 GMT"), Some(Duration::ZERO));
        assert_eq!(with("soon"), None);
    }
}
