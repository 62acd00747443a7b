//! What the operator decides about the service. Listening addresses and the database are the embedding program's.

use std::time::Duration;

use crate::lock::Drift;

/// The service's settings.
#[derive(Debug, Clone)]
pub struct Config {
    /// Host names that the service answers to, without port, beside the loopback names and addresses.
    pub hosts: Vec<String>,
    /// The largest body of an ordinary request, in bytes.
    pub body_limit: usize,
    /// The largest body of an `apply`, which carries a whole application.
    pub apply_limit: usize,
    /// How long a request may take.
    pub request_timeout: Duration,
    /// Whether the issuer of a custom provider must be a public https URL.
    pub strict_issuers: bool,
    /// What is done with imported definitions that differ from their pins.
    pub on_drift: Drift,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            hosts: Vec::new(),
            body_limit: 8 << 20,
            apply_limit: 64 << 20,
            request_timeout: Duration::from_secs(60),
            strict_issuers: false,
            on_drift: Drift::default(),
        }
    }
}
