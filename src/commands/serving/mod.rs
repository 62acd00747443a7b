//! What `up` and `server run` have in common: ports, services in this process, signals.

pub(super) mod database;
pub(super) mod listen;
pub(super) mod services;
pub(super) mod signals;
