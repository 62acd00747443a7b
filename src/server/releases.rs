//! Tool releases in a deploy: what references lead to, what is published, and what cannot be.

use std::collections::{BTreeMap, BTreeSet};

use super::error::{ApiError, not_granted};
use super::state::State;
use crate::api::Code;
use crate::api::tool_releases::{EnvironmentToolGrantReconciliation, RemoteToolDeployment, ToolReleaseReference};
use crate::model::ToolName;
use crate::model::ids::EnvironmentToolGrantId;
use crate::model::text::is_one_word;
use crate::plan::{RemoteToolSnapshot, Snapshot, release_title};
use crate::projection::ToolLookup;
use crate::store::{Publication, ReleaseChanges, ReleaseLifecycle, StoreError, ToolRelease};

/// What a deploy says about releases.
#[derive(Debug, Clone, Default)]
pub(super) struct Wanted {
    /// Tools that are releases.
    pub(super) remote: Vec<RemoteToolDeployment>,
    /// Own tools to publish.
    pub(super) publish: Vec<ToolName>,
    /// Grants to make and to take back.
    pub(super) grants: EnvironmentToolGrantReconciliation,
}

/// The same, looked up.
#[derive(Debug, Clone, Default)]
pub(super) struct Resolved {
    pub(super) remote: BTreeMap<ToolName, RemoteToolSnapshot>,
    pub(super) publish: BTreeSet<ToolName>,
    grant: Vec<ToolRelease>,
    take_back: Vec<EnvironmentToolGrantId>,
}

/// A reference for people.
pub(super) fn title(reference: &ToolReleaseReference) -> String {
    match reference {
        ToolReleaseReference::Id { release_id } => release_id.to_string(),
        ToolReleaseReference::Name { account, name, version } => release_title(account, name, version),
    }
}

impl State {
    /// The published release that a reference leads to. Publishing means that anybody who knows the exact reference may.
    pub(super) async fn published_release(
        &self,
        reference: &ToolReleaseReference,
    ) -> Result<Option<ToolRelease>, StoreError> {
        let found = match reference {
            ToolReleaseReference::Id { release_id } => self.store.tool_release(*release_id).await?,
            ToolReleaseReference::Name { account, name, version } => {
                self.store.tool_release_by_name(account, name, version).await?
            }
        };
        Ok(found.filter(|release| release.lifecycle == ReleaseLifecycle::Published))
    }

    /// Looks up what a deploy says about releases.
    pub(super) async fn resolve_releases(&self, wanted: &Wanted) -> Result<Resolved, ApiError> {
        let mut resolved = Resolved { publish: wanted.publish.iter().cloned().collect(), ..Resolved::default() };
        let mut errors = Vec::new();
        for RemoteToolDeployment { name, release } in &wanted.remote {
            match self.published_release(release).await? {
                None => errors.push(not_granted(name, &title(release))),
                Some(found) if found.content.name != *name => errors.push(format!(
                    "TOOL_RELEASE_NAME_MISMATCH: the tool `{name}` cannot be the release `{}`, which has another name",
                    found.title()
                )),
                Some(found) => {
                    if resolved.remote.insert(name.clone(), found.snapshot()).is_some() {
                        errors.push(format!("TOOL_DECLARED_TWICE: the tool `{name}` is declared twice"));
                    }
                }
            }
        }
        // A release that is gone is told with its tool's name, not as a grant that cannot be made.
        if !errors.is_empty() {
            return Err(ApiError::many(Code::DeploymentValidationFailed, errors));
        }
        for creation in &wanted.grants.creations {
            match self.published_release(&creation.release).await? {
                Some(found) if creation.automatic => resolved.grant.push(found),
                Some(_) => {
                    let text = "a deploy makes automatic grants only; others are made with `POST /v1/envs/{id}/tools`";
                    return Err(ApiError::new(Code::ValidationError, text));
                }
                None => return Err(ApiError::missing(crate::store::Entity::ToolRelease)),
            }
        }
        resolved.take_back.clone_from(&wanted.grants.deletions);
        Ok(resolved)
    }
}

impl Resolved {
    /// What the store shall do, or what is wrong with it.
    pub(super) fn changes(&self, content: &Snapshot) -> Result<ReleaseChanges, Vec<String>> {
        let catalog = content.catalog();
        let mut errors: Vec<String> = content
            .remote_tools
            .keys()
            .filter(|tool| {
                let own = content.components.values().filter_map(|component| component.definition.as_ref());
                own.into_iter().any(|definition| definition.tools.contains_key(*tool))
            })
            .map(|tool| format!("TOOL_IMPLEMENTED_TWICE: the tool `{tool}` is a release, and a component has it too"))
            .collect();
        let mut publish = Vec::new();
        for tool in &self.publish {
            let implemented = match catalog.tool(tool) {
                ToolLookup::Native { component, definition } if !content.remote_tools.contains_key(tool) => {
                    let digest = content.components.get(component).and_then(|found| found.digest.clone());
                    digest.map(|digest| (component, definition, digest))
                }
                _ => None,
            };
            let Some((component, definition, component_digest)) = implemented else {
                errors
                    .push(format!("TOOL_NOT_PUBLISHABLE: no component of this environment implements `{tool}` alone"));
                continue;
            };
            let Some(version) = definition.version.clone() else {
                errors.push(format!("TOOL_WITHOUT_VERSION: `{tool}` has no version, which a release needs"));
                continue;
            };
            if !is_one_word(&version) {
                errors.push(format!("TOOL_WITHOUT_VERSION: no reference can name the version of `{tool}`"));
                continue;
            }
            publish.push(Publication {
                name: tool.clone(),
                version,
                component: component.clone(),
                component_digest,
                metadata_digest: definition.digest(),
                definition: definition.clone(),
            });
        }
        if !errors.is_empty() {
            return Err(errors);
        }
        let grant = self.grant.iter().map(|release| release.id).collect();
        Ok(ReleaseChanges { grant, take_back: self.take_back.clone(), publish })
    }
}
