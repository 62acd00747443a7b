//! Domain registrations: which environment may serve a domain. A domain is unique in the whole installation.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::model::Domain;
use crate::model::ids::{DomainRegistrationId, EnvironmentId};

/// A registered domain.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DomainRegistration {
    /// Id.
    pub id: DomainRegistrationId,
    /// The environment that owns it.
    pub environment_id: EnvironmentId,
    /// The domain.
    pub domain: String,
}

/// `POST /v1/envs/{id}/domain-registrations`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DomainRegistrationCreation {
    /// The domain.
    pub domain: Domain,
}
