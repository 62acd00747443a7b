//! Tool releases and grants: what references lead to, and what an environment may use.

use super::error::ClientError;
use super::routes::Client;
use crate::api::Values;
use crate::api::tool_releases::{
    EnvironmentToolGrantCreation, EnvironmentToolGrantLifecycle, EnvironmentToolGrantReconciliation,
    EnvironmentToolGrantWithDetails, RemoteToolDeployment, ResolvedToolRelease, ToolReleaseReference,
    ToolReleaseResolution,
};
use crate::model::EnvironmentId;
use crate::plan::{Action, Grant, GrantChange, ReleaseReference, RemoteToolSnapshot, Snapshot, release_title};

impl Client {
    /// What references lead to, in their order; `None` for a release that is not there (or not for this caller). Only
    /// where [`capability::TOOL_RELEASES`] is announced.
    ///
    /// [`capability::TOOL_RELEASES`]: crate::api::system::capability::TOOL_RELEASES
    pub async fn resolve_releases(
        &self,
        references: &[ReleaseReference],
    ) -> Result<Vec<Option<RemoteToolSnapshot>>, ClientError> {
        if references.is_empty() {
            return Ok(Vec::new());
        }
        let request = ToolReleaseResolution { references: references.iter().map(Into::into).collect() };
        let call = self.http.post(&["v1", "mcpctl", "tool-releases", "resolve"]).json(&request);
        let found = call.read::<Values<Option<ResolvedToolRelease>>>().await?.values;
        if found.len() != references.len() {
            return Err(ClientError::Shape {
                server: self.server(),
                request: "POST /v1/mcpctl/tool-releases/resolve".to_owned(),
                reason: format!("{} references were asked for, and {} answered", references.len(), found.len()),
            });
        }
        Ok(found.into_iter().map(|release| release.map(Into::into)).collect())
    }

    /// The active grants of an environment. Only where [`capability::TOOL_RELEASES`] is announced.
    ///
    /// [`capability::TOOL_RELEASES`]: crate::api::system::capability::TOOL_RELEASES
    pub async fn tool_grants(&self, environment: EnvironmentId) -> Result<Vec<Grant>, ClientError> {
        let call = self.http.get(&["v1", "envs", &environment.to_string(), "tools"]);
        let found = call.read::<Values<EnvironmentToolGrantWithDetails>>().await?.values;
        let active = found.into_iter().filter(|entry| entry.grant.lifecycle == EnvironmentToolGrantLifecycle::Active);
        let grants = active.map(|EnvironmentToolGrantWithDetails { grant, release, release_owner }| Grant {
            id: grant.id,
            release: grant.tool_release_id,
            title: release_title(&release_owner.email, &release.name, &release.version),
            automatic: grant.automatic,
        });
        Ok(grants.collect())
    }
}

impl From<&ReleaseReference> for ToolReleaseReference {
    fn from(reference: &ReleaseReference) -> Self {
        match reference.clone() {
            ReleaseReference::Id(release_id) => Self::Id { release_id },
            ReleaseReference::Name { account, name, version } => Self::Name { account, name, version },
        }
    }
}

impl From<ResolvedToolRelease> for RemoteToolSnapshot {
    fn from(resolved: ResolvedToolRelease) -> Self {
        let ResolvedToolRelease { release, release_owner, component_name, component_digest } = resolved;
        Self {
            release_id: release.id,
            account: release_owner.email,
            name: release.name,
            version: release.version,
            component: component_name,
            component_digest,
            metadata_digest: release.metadata_digest,
            definition: release.definition,
        }
    }
}

/// The releases of a content, each by its id: exactly what was looked at.
pub(super) fn remote_tools(content: &Snapshot) -> Vec<RemoteToolDeployment> {
    let tools = content.remote_tools.iter();
    tools
        .map(|(name, tool)| RemoteToolDeployment {
            name: name.clone(),
            release: ToolReleaseReference::Id { release_id: tool.release_id },
        })
        .collect()
}

/// The grants that a deploy makes and takes back.
pub(super) fn reconciliation(changes: &[GrantChange]) -> EnvironmentToolGrantReconciliation {
    let made = changes.iter().filter(|change| change.action == Action::Create);
    EnvironmentToolGrantReconciliation {
        creations: made
            .map(|change| EnvironmentToolGrantCreation {
                release: ToolReleaseReference::Id { release_id: change.release_id },
                automatic: true,
            })
            .collect(),
        deletions: changes.iter().filter_map(|change| change.grant).collect(),
    }
}
