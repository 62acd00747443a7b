//! What `up` and `server run` have in common: ports, services in this process, signals.

pub(super) mod database;
mod imports;
pub(super) mod listen;
mod metrics;
pub(super) mod services;
pub(super) mod signals;

use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::lock::Drift;

/// What `--on-drift` takes.
pub(super) fn drift() -> impl TypedValueParser<Value = Drift> {
    PossibleValuesParser::new([Drift::Serve, Drift::Hide, Drift::Fail].map(Drift::as_str))
        .map(|word| word.parse().unwrap_or_default())
}
