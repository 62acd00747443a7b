//! The typed client of a control plane: our own server's and Golem's.
//!
//! It knows routes, tokens and the order of a deploy. It must not know manifests, flags or the terminal: commands say
//! which server is meant ([`target`]) and what is desired, and turn its errors into messages.

pub mod consent;
pub mod deploy;
pub mod entities;
pub mod environment;
pub mod error;
mod http;
mod releases;
pub mod routes;
pub mod target;

pub use consent::ConsentTarget;
pub use deploy::{DeployError, Scope, Step, Wanted};
pub use environment::{EnvironmentError, EnvironmentRef, Found};
pub use error::ClientError;
pub use routes::Client;
pub use target::{LocalServer, ServerKind, Surroundings, Target, TokenSource};
