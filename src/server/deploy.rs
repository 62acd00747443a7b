//! Deploying: what is staged, what the request changes of it, the checks in their order, one transaction.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use super::convert::MODEL;
use super::error::ApiError;
use super::imports::{self, Readings};
use super::releases::{self, Resolved};
use super::state::State;
use super::validate;
use crate::api::Code;
use crate::api::deployments::CurrentDeployment;
use crate::model::{EnvironmentId, Revision, ToolName};
use crate::plan::{ComponentSnapshot, ContentHash, ImportDeclaration, Snapshot, hash};
use crate::store::{Actor, Apply, ApplyError, Entity, Environment, ReleaseChanges, Staged, StagedChanges};

/// How often a deploy is computed again because something was staged meanwhile.
const ATTEMPTS: usize = 5;

/// The longest that a deploy waits for the servers of its imports.
const DISCOVERY: Duration = Duration::from_secs(10);

/// A deploy as asked for.
#[derive(Debug, Clone)]
pub(super) struct Deploy {
    /// The counter that the caller read.
    pub(super) base: Option<Revision>,
    /// The hash that the caller computed.
    pub(super) expected: ContentHash,
    /// Version text.
    pub(super) version: String,
    /// What to change of the staged state first; nothing for Golem's deploy.
    pub(super) changes: StagedChanges,
    /// All imports, in order.
    pub(super) imports: Vec<ImportDeclaration>,
    /// What it says about releases.
    pub(super) releases: releases::Wanted,
}

impl State {
    /// Deploys. Checks in the order of the contract: counter, hash, validation, no-op, version.
    pub(super) async fn deploy(
        &self,
        actor: &Actor,
        environment: EnvironmentId,
        deploy: Deploy,
    ) -> Result<CurrentDeployment, ApiError> {
        let mut readings = None;
        for _ in 0..ATTEMPTS {
            let staged = self.store.staged(environment).await?;
            let staged = staged.ok_or_else(|| ApiError::missing(Entity::Environment))?;
            let (apply, mut warnings) = self.prepare(&staged, &deploy).await?;
            if readings.is_none() {
                readings = Some(self.discover(&staged.environment, &deploy.imports).await);
            }
            let native = native_tools(&apply.snapshot);
            warnings.extend(readings.iter().flat_map(|readings| imports::warnings(&native, readings)));
            match self.store.apply(actor, &apply).await {
                // Somebody staged something between reading and writing: look again.
                Err(ApplyError::StaleStaged) => {}
                Err(error) => return Err(error.into()),
                Ok(current) => {
                    return Ok(CurrentDeployment {
                        environment_id: environment,
                        revision: current.deployment_revision,
                        version: current.version,
                        deployment_hash: current.hash,
                        current_revision: current.counter,
                        validation_warnings: warnings,
                    });
                }
            }
        }
        Err(ApplyError::StaleStaged.into())
    }

    /// Reads the imports, as far as that is possible in a part of the request's time. Nothing of it blocks a deploy.
    async fn discover(&self, environment: &Environment, imports: &[ImportDeclaration]) -> Readings {
        let limit = DISCOVERY.min(self.config.request_timeout / 3);
        // A server that does not read imports knows nothing of them, and says nothing.
        self.read_imports(environment, imports.to_vec(), limit, false).await.unwrap_or_default()
    }

    async fn prepare(
        &self,
        staged: &Staged,
        deploy: &Deploy,
    ) -> Result<(Apply, Vec<crate::api::deployments::ValidationWarning>), ApiError> {
        let current = staged.environment.current.as_ref();
        if current.map(|current| current.counter) != deploy.base {
            return Err(ApplyError::StaleDeployment.into());
        }
        let environment = staged.environment.id;
        let releases = self.resolve_releases(&deploy.releases).await?;
        let snapshot = content(staged, deploy, &releases);
        let hash = snapshot.hash(MODEL);
        if hash != deploy.expected {
            return Err(ApiError::new(
                Code::DeploymentHashMismatch,
                format!("the deployment would have the hash {hash}, but {} was expected", deploy.expected),
            ));
        }
        let schemes = self.store.security_schemes(environment).await?.into_iter().map(|scheme| scheme.name).collect();
        let mut verdict = validate::judge(&snapshot, &schemes);
        if verdict.errors.is_empty() {
            verdict.errors = self.reserved_names(&staged.environment, &snapshot, &deploy.imports).await;
        }
        let changes = releases.changes(&snapshot).unwrap_or_else(|errors| {
            verdict.errors.extend(errors);
            ReleaseChanges::default()
        });
        if !verdict.errors.is_empty() {
            return Err(ApiError::many(Code::DeploymentValidationFailed, verdict.errors));
        }
        let apply = Apply {
            environment_id: environment,
            base_counter: deploy.base,
            staged_version: staged.version,
            changes: needed(staged, deploy.changes.clone()),
            snapshot,
            hash,
            version: deploy.version.clone(),
            import_secrets: deploy.imports.iter().map(imports::secret).collect(),
            releases: changes,
        };
        Ok((apply, verdict.warnings))
    }
}

/// The tools that components of a content implement, and those that are releases.
fn native_tools(content: &Snapshot) -> BTreeSet<ToolName> {
    let definitions = content.components.values().filter_map(|component| component.definition.as_ref());
    definitions
        .flat_map(|definition| definition.tools.keys().cloned())
        .chain(content.remote_tools.keys().cloned())
        .collect()
}

/// What is staged.
pub(super) fn staged_content(staged: &Staged) -> Snapshot {
    Snapshot {
        components: staged.components.iter().map(|item| (item.name.clone(), item.content.clone())).collect(),
        mcp_deployments: staged.endpoints.iter().map(|item| (item.domain.clone(), item.content.clone())).collect(),
        mcp_imports: Vec::new(),
        ..Snapshot::default()
    }
}

/// What will be deployed: the staged state with the changes, and the imports of the request.
fn content(staged: &Staged, deploy: &Deploy, releases: &Resolved) -> Snapshot {
    let mut content = staged_content(staged);
    let changes = &deploy.changes;
    change(&mut content.components, &changes.put_components, &changes.delete_components);
    change(&mut content.mcp_deployments, &changes.put_endpoints, &changes.delete_endpoints);
    let environment = staged.environment.id.as_uuid();
    content.mcp_imports =
        deploy.imports.iter().map(|import| import.snapshot(hash::import(import, environment))).collect();
    content.remote_tools.clone_from(&releases.remote);
    content.published_tools.clone_from(&releases.publish);
    content
}

/// The changes that change something: asking for what is staged already is not a change, and must not hide a no-op.
fn needed(staged: &Staged, mut changes: StagedChanges) -> StagedChanges {
    let components: BTreeMap<_, _> = staged.components.iter().map(|item| (&item.name, &item.content)).collect();
    let endpoints: BTreeMap<_, _> = staged.endpoints.iter().map(|item| (&item.domain, &item.content)).collect();
    changes.put_components.retain(|name, content| components.get(name) != Some(&&*content));
    changes.put_endpoints.retain(|domain, content| endpoints.get(domain) != Some(&&*content));
    changes.delete_components.retain(|name| components.contains_key(name));
    changes.delete_endpoints.retain(|domain| endpoints.contains_key(domain));
    let put = &changes.put_endpoints;
    changes.register_domains.retain(|domain| put.contains_key(domain));
    changes
}

fn change<K: Ord + Clone, V: Clone>(map: &mut BTreeMap<K, V>, put: &BTreeMap<K, V>, delete: &[K]) {
    for key in delete {
        map.remove(key);
    }
    map.extend(put.iter().map(|(key, value)| (key.clone(), value.clone())));
}

/// A component as given, with its digest proved.
pub(super) fn proved(mut component: ComponentSnapshot) -> Result<ComponentSnapshot, ApiError> {
    let computed = component.definition.as_ref().map(crate::model::ComponentDefinition::digest);
    if component.digest.is_some() && component.digest != computed {
        return Err(ApiError::new(Code::ValidationError, "`digest` is not that of `definitions`"));
    }
    component.digest = computed;
    Ok(component)
}
