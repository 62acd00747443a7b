//! Deploying: what is there, what shall be there, and the way from one to the other.
//!
//! On our own server that is one request and one transaction. A Golem server is led through its own sequence: staged
//! entities one by one, then the deploy that names the hash of all of it. Components are never touched there.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use super::environment::Found;
use super::error::ClientError;
use super::releases;
use super::routes::Client;
use crate::api::Code;
use crate::api::apply::ApplyRequest;
use crate::api::deployments::{CurrentDeployment, DeploymentCreation, DeploymentPlan, Releases};
use crate::api::mcp_deployments::{EndpointContent, McpDeploymentCreation, McpDeploymentUpdate};
use crate::api::system::{Version, capability};
use crate::model::ids::EnvironmentId;
use crate::model::{ComponentName, DeploymentRevision, Domain};
use crate::plan::hash::Parts;
use crate::plan::{ContentHash, Desired, GrantChange, Model, Snapshot, hash};

/// What a server can hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    /// Our server: everything.
    Whole,
    /// A Golem server: MCP deployments of agents. Components and HTTP APIs are its own business.
    Agents,
}

impl Scope {
    /// By what the server announces.
    pub fn of(version: &Version) -> Self {
        let whole = [capability::APPLY, capability::STATUS, capability::COMPONENTS];
        if whole.iter().all(|name| version.has(name)) { Self::Whole } else { Self::Agents }
    }

    /// What of a content the server would silently drop, in words; empty when it can hold all of it.
    pub fn cannot_hold(self, content: &Snapshot) -> Vec<String> {
        if self == Self::Whole {
            return Vec::new();
        }
        let mut dropped: Vec<String> = content
            .mcp_deployments
            .iter()
            .flat_map(|(domain, endpoint)| {
                endpoint.tools.keys().map(move |tool| format!("the tool `{tool}` of `{domain}`"))
            })
            .collect();
        dropped.extend((0..content.mcp_imports.len()).map(|index| format!("import {index}")));
        dropped
    }

    /// The part of a content that the server holds.
    pub fn part_of(self, mut content: Snapshot) -> Snapshot {
        if self == Self::Agents {
            content.components.clear();
            content.remote_tools.clear();
            content.published_tools.clear();
        }
        content
    }
}

/// What a deploy brings.
#[derive(Debug, Clone, Copy)]
pub struct Wanted<'a> {
    /// What the environment shall hold.
    pub desired: &'a Desired,
    /// The grants that are made and taken back with it.
    pub grants: &'a [GrantChange],
    /// A version text.
    pub version: &'a str,
}

/// Where a deploy is, for progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step<'a> {
    /// An MCP deployment is staged.
    Stage(&'a Domain),
    /// An MCP deployment is removed from what is staged.
    Unstage(&'a Domain),
    /// A domain is registered.
    Register(&'a Domain),
    /// What is staged is deployed.
    Deploy,
    /// The answer was lost; the outcome is read back.
    ReadBack,
}

/// Why a deploy did not happen, or is not known to have happened.
#[derive(Debug, thiserror::Error)]
pub enum DeployError {
    /// The exchange failed.
    #[error(transparent)]
    Client(#[from] ClientError),
    /// The environment already holds this.
    #[error("the environment already holds exactly this")]
    Noop,
    /// The environment's hash rules are not known here.
    #[error("the environment uses diff model {reported}, and this program has verified model {} only", Model::NUMBER)]
    DiffModel {
        /// The reported number.
        reported: u64,
    },
    /// What the server has staged is not what the client computed.
    #[error("the server would deploy something else: {reason}")]
    HashMismatch {
        /// Which parts differ.
        reason: String,
    },
    /// A deploy in several steps ended after some of them. What they staged is left as it is, for whoever deploys next.
    #[error("{error}")]
    LeftStaged {
        /// What ended it.
        error: Box<DeployError>,
        /// The steps that were taken, in words.
        staged: Vec<String>,
    },
    /// The answer was lost, and reading back did not show the outcome.
    #[error("whether the deploy took place is not known: its answer was lost, and the environment shows no change yet")]
    Unknown(#[source] ClientError),
}

impl Client {
    /// The hash rules of an environment: the verified ones by their number, and the newest known shape where its number
    /// was named as an experiment.
    pub fn model_of(&self, environment: &Found) -> Result<Model, DeployError> {
        let reported = environment.diff_model_version;
        match Model::from_number(reported) {
            Some(model) => Ok(model),
            None if self.experimental_model == Some(reported) => Ok(Model::Newest),
            None => Err(DeployError::DiffModel { reported }),
        }
    }

    /// The content of a stored deployment, as far as the server tells it.
    pub async fn content(
        &self,
        scope: Scope,
        environment: EnvironmentId,
        revision: DeploymentRevision,
    ) -> Result<Snapshot, ClientError> {
        if scope == Scope::Whole {
            return self.snapshot(environment, revision).await;
        }
        let mut content = Snapshot::default();
        for endpoint in self.deployed_endpoints(environment, revision).await? {
            // A domain that no manifest could hold cannot be compared with one either.
            let Ok(domain) = Domain::parse(&endpoint.domain) else { continue };
            let exports = EndpointContent { agents: endpoint.agents, tools: endpoint.tools.unwrap_or_default() };
            content.mcp_deployments.insert(domain, exports.into());
        }
        Ok(content)
    }

    /// The content that is deployed now; empty before the first deploy.
    pub async fn current_content(&self, scope: Scope, environment: Option<&Found>) -> Result<Snapshot, ClientError> {
        match environment.and_then(|found| Some((found.id, found.current.as_ref()?))) {
            Some((id, current)) => self.content(scope, id, current.deployment_revision).await,
            None => Ok(Snapshot::default()),
        }
    }

    /// Deploys a desired content onto what the caller has seen (`environment`). One writer wins; the others get a
    /// conflict.
    pub async fn deploy_desired(
        &self,
        scope: Scope,
        environment: &Found,
        wanted: &Wanted<'_>,
        progress: &(dyn Fn(Step<'_>) + Sync),
    ) -> Result<CurrentDeployment, DeployError> {
        let model = self.model_of(environment)?;
        let content = scope.part_of(wanted.desired.snapshot(environment.id.as_uuid()));
        match scope {
            Scope::Whole => self.apply_whole(model, environment, wanted, &content, progress).await,
            Scope::Agents => self.stage_and_deploy(model, environment, &content, wanted.version, progress).await,
        }
    }

    async fn apply_whole(
        &self,
        model: Model,
        environment: &Found,
        wanted: &Wanted<'_>,
        content: &Snapshot,
        progress: &(dyn Fn(Step<'_>) + Sync),
    ) -> Result<CurrentDeployment, DeployError> {
        let staged = Staged::from(self.plan(environment.id).await?);
        let expected = content.hash(model);
        let request = ApplyRequest {
            current_revision: environment.current.as_ref().map(|current| current.revision),
            expected_deployment_hash: expected,
            version: wanted.version.to_owned(),
            components: changes(&staged.components, &content.components, hash::component),
            mcp_deployments: changes(&staged.mcp_deployments, &content.mcp_deployments, |endpoint| {
                hash::endpoint(model, endpoint)
            }),
            mcp_imports: wanted.desired.imports.iter().map(Into::into).collect(),
            remote_tools: releases::remote_tools(content),
            publish_tools: content.published_tools.iter().cloned().collect(),
            tool_grants: releases::reconciliation(wanted.grants),
        };
        progress(Step::Deploy);
        let outcome = self.apply(environment.id, &request).await;
        self.settled(environment, &content.parts(model), expected, outcome, progress).await
    }

    async fn stage_and_deploy(
        &self,
        model: Model,
        environment: &Found,
        content: &Snapshot,
        version: &str,
        progress: &(dyn Fn(Step<'_>) + Sync),
    ) -> Result<CurrentDeployment, DeployError> {
        let mut staged = Vec::new();
        let outcome = self.stage_then_deploy(model, environment, content, version, progress, &mut staged).await;
        outcome.map_err(|error| match error {
            error if staged.is_empty() => error,
            error => DeployError::LeftStaged { error: Box::new(error), staged },
        })
    }

    /// Takes the steps, and says in `staged` which ones were taken.
    async fn stage_then_deploy(
        &self,
        model: Model,
        environment: &Found,
        content: &Snapshot,
        version: &str,
        progress: &(dyn Fn(Step<'_>) + Sync),
        staged_steps: &mut Vec<String>,
    ) -> Result<CurrentDeployment, DeployError> {
        let plan = self.plan(environment.id).await?;
        let mut parts = Parts {
            components: plan.components.iter().map(|part| (part.name.clone(), part.hash)).collect(),
            http_api_deployments: plan.http_api_deployments.iter().map(|p| (p.domain.clone(), p.hash)).collect(),
            mcp_deployments: BTreeMap::new(),
            mcp_imports: Vec::new(),
            remote_tools: BTreeMap::new(),
        };
        for (domain, endpoint) in &content.mcp_deployments {
            let wanted = hash::endpoint(model, endpoint);
            parts.mcp_deployments.insert(domain.clone(), wanted);
            let staged = plan.mcp_deployments.iter().find(|part| part.domain == domain.as_str());
            let exports = EndpointContent::from(endpoint.clone());
            match staged {
                Some(part) if part.hash == wanted => {}
                Some(part) => {
                    progress(Step::Stage(domain));
                    let update = McpDeploymentUpdate {
                        current_revision: part.revision,
                        agents: Some(exports.agents),
                        tools: None,
                    };
                    self.update_endpoint(part.id, &update).await?;
                    staged_steps.push(format!("`{domain}` is staged as the manifest has it"));
                }
                None => {
                    progress(Step::Stage(domain));
                    let creation =
                        McpDeploymentCreation { domain: domain.clone(), agents: exports.agents, tools: None };
                    self.create_registered(environment.id, &creation, progress).await?;
                    staged_steps.push(format!("`{domain}` is staged as the manifest has it"));
                }
            }
        }
        for part in &plan.mcp_deployments {
            if let Ok(domain) = Domain::parse(&part.domain)
                && !content.mcp_deployments.contains_key(&domain)
            {
                progress(Step::Unstage(&domain));
                self.delete_endpoint(part.id, part.revision).await?;
                staged_steps.push(format!("`{domain}` is removed from what is staged"));
            }
        }
        let expected = parts.hash(model);
        let request = DeploymentCreation {
            current_revision: environment.current.as_ref().map(|current| current.revision),
            expected_deployment_hash: expected,
            version: version.to_owned(),
            agent_secret_defaults: Vec::new(),
            quota_resource_defaults: Vec::new(),
            retry_policy_defaults: Vec::new(),
            replace_incompatible_agent_secrets: false,
            mcp_imports: Vec::new(),
            releases: Releases::default(),
        };
        progress(Step::Deploy);
        let outcome = self.deploy(environment.id, &request).await;
        self.settled(environment, &parts, expected, outcome, progress).await
    }

    /// Creates an MCP deployment, registering its domain first where the server asks for that.
    async fn create_registered(
        &self,
        environment: EnvironmentId,
        creation: &McpDeploymentCreation,
        progress: &(dyn Fn(Step<'_>) + Sync),
    ) -> Result<(), ClientError> {
        match self.create_endpoint(environment, creation).await {
            Err(error) if error.code() == Some(&Code::DomainNotRegistered) => {
                progress(Step::Register(&creation.domain));
                self.register_domain(environment, &creation.domain).await?;
                self.create_endpoint(environment, creation).await.map(drop)
            }
            other => other.map(drop),
        }
    }

    /// The outcome of a deploy request. A lost answer is settled by reading back; nothing is ever posted twice.
    async fn settled(
        &self,
        before: &Found,
        parts: &Parts,
        expected: ContentHash,
        outcome: Result<CurrentDeployment, ClientError>,
        progress: &(dyn Fn(Step<'_>) + Sync),
    ) -> Result<CurrentDeployment, DeployError> {
        let lost = match outcome {
            Ok(deployed) => return Ok(deployed),
            Err(lost @ ClientError::LostAnswer { .. }) => lost,
            Err(error) if error.code() == Some(&Code::DeploymentNoop) => return Err(DeployError::Noop),
            Err(error) if error.code() == Some(&Code::DeploymentHashMismatch) => {
                let unlike = self.plan(before.id).await.map(|plan| unlike(parts, &plan)).unwrap_or_default();
                let reason = if unlike.is_empty() { error.to_string() } else { unlike.join(", ") };
                return Err(DeployError::HashMismatch { reason });
            }
            Err(error) => return Err(error.into()),
        };
        progress(Step::ReadBack);
        let base = before.current.as_ref().map(|current| current.revision);
        for wait in [0, 250, 1000, 3000] {
            tokio::time::sleep(Duration::from_millis(wait)).await;
            let Ok(environment) = self.environment_by_id(before.id).await else { continue };
            let Some(current) = environment.current_deployment else { continue };
            if Some(current.revision) != base && current.deployment_hash == expected {
                return Ok(CurrentDeployment {
                    environment_id: before.id,
                    revision: current.deployment_revision,
                    version: current.deployment_version,
                    deployment_hash: current.deployment_hash,
                    current_revision: current.revision,
                    validation_warnings: Vec::new(),
                });
            }
        }
        Err(DeployError::Unknown(lost))
    }
}

/// The parts that the server has staged otherwise than the client computed, in words.
fn unlike(parts: &Parts, plan: &DeploymentPlan) -> Vec<String> {
    fn compare<'a>(
        what: &str,
        ours: impl Iterator<Item = (&'a str, ContentHash)>,
        theirs: impl Iterator<Item = (&'a str, ContentHash)>,
    ) -> Vec<String> {
        let (ours, theirs): (BTreeMap<_, _>, BTreeMap<_, _>) = (ours.collect(), theirs.collect());
        let names: BTreeSet<&str> = ours.keys().chain(theirs.keys()).copied().collect();
        let differs = names.into_iter().filter(|name| ours.get(name) != theirs.get(name));
        differs.map(|name| format!("{what} `{name}`")).collect()
    }
    let mut differing = compare(
        "component",
        parts.components.iter().map(|(name, hash)| (name.as_str(), *hash)),
        plan.components.iter().map(|part| (part.name.as_str(), part.hash)),
    );
    differing.extend(compare(
        "endpoint",
        parts.mcp_deployments.iter().map(|(domain, hash)| (domain.as_str(), *hash)),
        plan.mcp_deployments.iter().map(|part| (part.domain.as_str(), part.hash)),
    ));
    differing
}

/// What is staged, by name.
struct Staged {
    components: BTreeMap<ComponentName, ContentHash>,
    mcp_deployments: BTreeMap<Domain, ContentHash>,
}

impl From<DeploymentPlan> for Staged {
    fn from(plan: DeploymentPlan) -> Self {
        Self {
            components: plan
                .components
                .into_iter()
                .filter_map(|part| Some((ComponentName::parse(&part.name).ok()?, part.hash)))
                .collect(),
            mcp_deployments: plan
                .mcp_deployments
                .into_iter()
                .filter_map(|part| Some((Domain::parse(&part.domain).ok()?, part.hash)))
                .collect(),
        }
    }
}

/// What leads from the staged entries to the wanted ones: a value stages, none removes.
fn changes<K: Ord + Clone, T: Clone, C: From<T>>(
    staged: &BTreeMap<K, ContentHash>,
    wanted: &BTreeMap<K, T>,
    hash: impl Fn(&T) -> ContentHash,
) -> BTreeMap<K, Option<C>> {
    let gone = staged.keys().filter(|name| !wanted.contains_key(*name)).map(|name| (name.clone(), None));
    let new = wanted
        .iter()
        .filter(|(name, entry)| staged.get(*name) != Some(&hash(entry)))
        .map(|(name, entry)| (name.clone(), Some(C::from(entry.clone()))));
    gone.chain(new).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::{Surroundings, target};
    use crate::model::ServerTarget;

    #[test]
    fn an_unverified_model_is_refused_unless_its_very_number_is_named() {
        let target = target::resolve(&ServerTarget::Local, None, &Surroundings::default());
        let environment = |number| Found { id: EnvironmentId::new(), diff_model_version: number, current: None };
        let client = Client::new(&target);
        assert_eq!(client.model_of(&environment(4)).ok(), Some(Model::V4));
        assert!(matches!(client.model_of(&environment(10)), Err(DeployError::DiffModel { reported: 10 })));
        let client = client.with_experimental_model(Some(10));
        assert_eq!(client.model_of(&environment(10)).ok(), Some(Model::Newest));
        assert_eq!(client.model_of(&environment(4)).ok(), Some(Model::V4));
        assert!(client.model_of(&environment(11)).is_err());
    }
}
