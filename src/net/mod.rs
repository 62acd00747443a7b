//! Everything that goes out over HTTP (egress policy, bounded sender, retries, TLS settings), and how connections come in
//! (limits, who may connect, counters).
//!
//! No error of this room shows a URL, a header or a body: URLs of imports can hold credentials. Callers add which
//! server they meant in their own words. Knows no other room.

pub mod address;
pub mod error;
pub mod listen;
pub mod meter;
pub mod request;
pub mod resolver;
pub mod retry;
pub mod sender;

pub use address::{AddressClass, EgressPolicy};
pub use error::NetError;
pub use listen::{Inbound, Network, Peers, serve};
pub use meter::{Gauge, Meter};
pub use request::{Answer, Outgoing};
pub use resolver::is_this_machine;
pub use retry::RetryPolicy;
pub use sender::{Proxy, Sender, SenderOptions, Streaming};

pub use reqwest::header::{self, HeaderMap, HeaderName, HeaderValue};
pub use reqwest::{Method, StatusCode};
