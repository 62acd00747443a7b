//! OAuth: discovery, consent, exchange, refresh; validation of inbound tokens in its own file.
//!
//! The protocol alone: what is asked, in which order, and when an answer is refused. Who may consent, where grants
//! are kept and how they are sealed is the control plane's business (`server`, `store`). Uses `net` for every
//! request, so the egress policy holds here too. Sources: MCP authorization 2026-07-28, RFC 6749, 7591, 7636, 8414,
//! 8707, 9207 and 9728.

pub mod callback;
pub mod challenge;
pub mod discovery;
pub mod exchange;
pub mod inbound;
pub mod metadata;
pub mod register;

pub use callback::{Callback, InvalidCallback, Outcome};
pub use challenge::Challenge;
pub use discovery::{Discovered, DiscoveryError, UrlRule, discover};
pub use exchange::{AuthorizationRequest, ClientIdentity, ExchangeError, Tokens};
pub use inbound::{Algorithm, Principal, Refusal, TokenPolicy, TokenValidator};
pub use metadata::{AuthorizationServer, InvalidMetadata, ProtectedResource};
pub use register::{Registered, Registration, RegistrationError, register};

/// A text of a stranger, fit to be shown in one line: printable, without backticks, of bounded length.
pub fn shown(text: &str, most: usize) -> String {
    text.chars().filter(|c| c.is_ascii_graphic() && *c != '`').take(most).collect()
}
