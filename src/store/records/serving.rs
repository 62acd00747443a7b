//! What the gateway reads: sessions, and what is served.

use std::collections::BTreeMap;
use std::sync::Arc;

use jiff::Timestamp;
use serde_json::Value;

use super::CurrentDeployment;
use crate::model::{AccountId, AppName, DeploymentRevision, Domain, EnvironmentId, EnvironmentName};
use crate::plan::Snapshot;
use crate::secrets::TokenHash;

/// A session of the legacy era.
#[derive(Debug, Clone, PartialEq)]
pub struct McpSession {
    /// The hash of its id.
    pub id: TokenHash,
    /// Its endpoint.
    pub domain: Domain,
    /// The endpoint's environment.
    pub environment_id: EnvironmentId,
    /// The deployment that served its last `initialize` or list request.
    pub deployment_revision: DeploymentRevision,
    /// Who holds it, where the endpoint is protected: another principal cannot use it.
    pub principal: Option<String>,
    /// The negotiated protocol version.
    pub protocol_version: String,
    /// What else the gateway remembers of the client (its info and capabilities); small.
    pub client: Value,
    /// When it began.
    pub created_at: Timestamp,
    /// When it was last used.
    pub last_seen: Timestamp,
}

/// Everything that is served now.
#[derive(Debug, Clone, Default)]
pub struct Served {
    /// The change counter that this is at least as new as.
    pub counter: u64,
    /// One entry per deployed environment, sorted by id.
    pub environments: Vec<ServedEnvironment>,
    /// Who serves a domain: an index into `environments`.
    pub domains: BTreeMap<Domain, usize>,
}

/// What one environment serves.
#[derive(Debug, Clone)]
pub struct ServedEnvironment {
    /// The environment.
    pub environment_id: EnvironmentId,
    /// Its owner, who holds the grants of its imports.
    pub owner_account_id: AccountId,
    /// Its name.
    pub environment: EnvironmentName,
    /// Its application's name.
    pub application: AppName,
    /// Which deployment.
    pub current: CurrentDeployment,
    /// The content; shared between reads, since it never changes.
    pub snapshot: Arc<Snapshot>,
}
