//! The saved plan: what was decided against which state, so that exactly that is deployed later or nothing.
//!
//! It holds no secret and nothing that secrets could be guessed from: credentials of imports are only `present`, and
//! their hashes, which cover URL and credentials, are left out, or sealed with a key that is elsewhere.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::model::{
    AppName, ComponentName, DeploymentRevision, Domain, EnvironmentName, NameGlob, Prefix, Revision, SchemeName,
    ToolName,
};

use super::grants::{self, GrantChange};
use super::snapshot::{ComponentSnapshot, EndpointSnapshot, ImportSnapshot, RemoteToolSnapshot, Snapshot};

/// The `$type` of a saved plan.
pub const SAVED_PLAN_TYPE: &str = "plan.saved";
/// Its version.
pub const SAVED_PLAN_VERSION: u32 = 1;

/// A plan as a file.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SavedPlan {
    /// [`SAVED_PLAN_TYPE`].
    #[serde(rename = "$type")]
    pub kind: String,
    /// [`SAVED_PLAN_VERSION`].
    pub version: u32,
    /// The control plane's URL.
    pub server: String,
    /// The application.
    pub application: AppName,
    /// The environment.
    pub environment: EnvironmentName,
    /// Its id; null where the deploy creates it.
    pub environment_id: Option<Uuid>,
    /// What was deployed when the plan was made; null where nothing was.
    pub base: Option<Base>,
    /// What shall be deployed.
    pub desired: SavedContent,
    /// Positions of imports whose URL or credentials the plan sets or replaces. Neither they nor digests of them are in
    /// the plan; but an import that was to stay as it is and would be replaced now is noticed.
    #[serde(default)]
    pub replaced_imports: Vec<usize>,
    /// Their hashes, sealed with a key of whoever made the plan: with it a second edit of URL or credentials is noticed,
    /// without it nothing can be read or guessed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sealed_imports: Option<String>,
    /// Grants that the deploy makes and takes back.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub grants: Vec<GrantChange>,
}

/// The deployed state that a plan starts from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Base {
    /// The counter of deploys and rollbacks.
    pub current_revision: Revision,
    /// The deployment revision.
    pub deployment_revision: DeploymentRevision,
}

/// A content without anything that secrets enter.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SavedContent {
    components: BTreeMap<ComponentName, ComponentSnapshot>,
    mcp_deployments: BTreeMap<Domain, EndpointSnapshot>,
    mcp_imports: Vec<SavedImport>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    remote_tools: BTreeMap<ToolName, RemoteToolSnapshot>,
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    published_tools: BTreeSet<ToolName>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct SavedImport {
    auth: Option<SavedAuth>,
    security_scheme: Option<SchemeName>,
    prefix: Option<Prefix>,
    include: Option<Vec<NameGlob>>,
    exclude: Option<Vec<NameGlob>>,
    version: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct SavedAuth {
    kind: String,
    credentials: Present,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Present {
    Present,
}

impl From<&ImportSnapshot> for SavedImport {
    fn from(import: &ImportSnapshot) -> Self {
        Self {
            auth: import.auth_kind.clone().map(|kind| SavedAuth { kind, credentials: Present::Present }),
            security_scheme: import.security_scheme.clone(),
            prefix: import.prefix.clone(),
            include: import.include.clone(),
            exclude: import.exclude.clone(),
            version: import.version.clone(),
        }
    }
}

impl From<&Snapshot> for SavedContent {
    fn from(snapshot: &Snapshot) -> Self {
        Self {
            components: snapshot.components.clone(),
            mcp_deployments: snapshot.mcp_deployments.clone(),
            mcp_imports: snapshot.mcp_imports.iter().map(SavedImport::from).collect(),
            remote_tools: snapshot.remote_tools.clone(),
            published_tools: snapshot.published_tools.clone(),
        }
    }
}

/// Why a text is no saved plan.
#[derive(Debug, thiserror::Error)]
pub enum SavedPlanError {
    /// Not JSON, or not of the shape.
    #[error("it is not a saved plan: {0}")]
    Shape(#[from] serde_json::Error),
    /// Another kind of document, or from a newer program.
    #[error("it is a `{kind}` document of version {version}, not a saved plan of version {SAVED_PLAN_VERSION}")]
    Kind {
        /// Its `$type`.
        kind: String,
        /// Its version.
        version: u32,
    },
}

impl SavedPlan {
    /// Reads a saved plan.
    pub fn parse(bytes: &[u8]) -> Result<Self, SavedPlanError> {
        #[derive(Deserialize)]
        struct Head {
            #[serde(rename = "$type")]
            kind: String,
            version: u32,
        }
        let head: Head = serde_json::from_slice(bytes)?;
        if head.kind != SAVED_PLAN_TYPE || head.version != SAVED_PLAN_VERSION {
            return Err(SavedPlanError::Kind { kind: head.kind, version: head.version });
        }
        Ok(serde_json::from_slice(bytes)?)
    }

    /// What is different now, in words that complete "the plan is stale: "; empty when it still holds.
    pub fn stale_against(&self, now: &Self) -> Vec<String> {
        let mut reasons = Vec::new();
        let mut differs = |what: &str, then: &str, now: &str| {
            if then != now {
                reasons.push(format!("{what} was `{then}` and is `{now}` now"));
            }
        };
        differs("the server", &self.server, &now.server);
        differs("the application", self.application.as_str(), now.application.as_str());
        differs("the environment", self.environment.as_str(), now.environment.as_str());
        if self.environment_id != now.environment_id {
            reasons.push(match self.environment_id {
                None => "the environment has been created since".to_owned(),
                Some(_) => "the environment is not the one that was planned for".to_owned(),
            });
        }
        if self.base != now.base {
            reasons.push(moved(self.base, now.base));
        }
        reasons.extend(self.desired.differences(&now.desired));
        reasons.extend(grants::stale(&self.grants, &now.grants));
        // Against another base other imports are replaced: that is told already.
        if self.base == now.base && self.desired.mcp_imports.len() == now.desired.mcp_imports.len() {
            let edited = now.replaced_imports.iter().filter(|index| !self.replaced_imports.contains(index));
            reasons.extend(edited.map(|index| {
                format!("URL or credentials of import {index} were to stay as they are, and would be replaced now")
            }));
        }
        reasons
    }
}

fn moved(then: Option<Base>, now: Option<Base>) -> String {
    let name = |base: Option<Base>| match base {
        Some(base) => format!("revision {} (change {})", base.deployment_revision, base.current_revision),
        None => "nothing".to_owned(),
    };
    format!("{} was deployed and {} is deployed now", name(then), name(now))
}

impl SavedContent {
    fn differences(&self, now: &Self) -> Vec<String> {
        fn changed<K: Ord + std::fmt::Display, V: PartialEq>(
            what: &str,
            then: &BTreeMap<K, V>,
            now: &BTreeMap<K, V>,
        ) -> Vec<String> {
            let mut names: Vec<&K> =
                then.keys().chain(now.keys()).filter(|name| then.get(name) != now.get(name)).collect();
            names.sort_unstable();
            names.dedup();
            names.into_iter().map(|name| format!("the manifest now wants another {what} `{name}`")).collect()
        }
        let mut reasons = changed("component", &self.components, &now.components);
        reasons.extend(changed("endpoint", &self.mcp_deployments, &now.mcp_deployments));
        if self.mcp_imports != now.mcp_imports {
            reasons.push("the manifest now wants other imports".to_owned());
        }
        reasons.extend(self.other_releases(now));
        if self.published_tools != now.published_tools {
            reasons.push("the manifest now publishes other tools".to_owned());
        }
        reasons
    }
}

impl SavedContent {
    fn other_releases(&self, now: &Self) -> Vec<String> {
        let tools: BTreeSet<&ToolName> = self.remote_tools.keys().chain(now.remote_tools.keys()).collect();
        let told = |tool: &ToolName| match (self.remote_tools.get(tool), now.remote_tools.get(tool)) {
            (then, now) if then == now => None,
            (Some(then), Some(now)) if then.title() == now.title() => {
                Some(format!("the release `{}` of the tool `{tool}` is another one now", now.title()))
            }
            (Some(then), Some(now)) => Some(format!(
                "the tool `{tool}` was to be the release `{}` and would be `{}` now",
                then.title(),
                now.title()
            )),
            (Some(then), None) => Some(format!("the tool `{tool}` is not the release `{}` any more", then.title())),
            (None, now) => Some(format!(
                "the tool `{tool}` would be the release `{}` now",
                now.map(RemoteToolSnapshot::title).unwrap_or_default()
            )),
        };
        tools.into_iter().filter_map(told).collect()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn plan(content: serde_json::Value, base: Option<u64>) -> SavedPlan {
        let snapshot: Snapshot = serde_json::from_value(content).expect("a content");
        SavedPlan {
            kind: SAVED_PLAN_TYPE.to_owned(),
            version: SAVED_PLAN_VERSION,
            server: "http://localhost:9881/".to_owned(),
            application: "demo".parse().expect("a name"),
            environment: "local".parse().expect("a name"),
            environment_id: None,
            base: base
                .and_then(Revision::new)
                .map(|current_revision| Base { current_revision, deployment_revision: DeploymentRevision::ZERO }),
            desired: SavedContent::from(&snapshot),
            replaced_imports: Vec::new(),
            sealed_imports: None,
            grants: Vec::new(),
        }
    }

    #[test]
    fn a_release_that_was_replaced_and_a_new_publication_are_named() {
        let content = |id: &str, published: &[&str]| {
            json!({ "publishedTools": published, "remoteTools": { "search": {
                "releaseId": format!("019a3f5e-7c1b-7000-8000-0000000000{id}"), "account": "alice@example.com",
                "name": "search", "version": "1.0.0", "component": "alice:search", "componentDigest": id,
                "metadataDigest": id, "definition": { "root": { "name": "search" } },
            } } })
        };
        let saved = plan(content("01", &[]), Some(3));
        let text = serde_json::to_string(&saved).expect("JSON");
        assert_eq!(SavedPlan::parse(text.as_bytes()).expect("it reads its own file"), saved);
        assert_eq!(
            saved.stale_against(&plan(content("02", &["own"]), Some(3))),
            [
                "the release `alice@example.com/search@1.0.0` of the tool `search` is another one now",
                "the manifest now publishes other tools",
            ]
        );
        let text = serde_json::to_string(&plan(json!({}), None)).expect("JSON");
        assert!(!text.contains("remoteTools") && !text.contains("grants"), "older programs read it: {text}");
    }

    #[test]
    fn a_plan_survives_its_file_and_shows_no_hash() {
        let saved = plan(json!({ "mcpImports": [{ "hash": "ab".repeat(32), "authKind": "bearer" }] }), Some(3));
        let text = serde_json::to_string(&saved).expect("JSON");
        assert!(text.contains(r#""credentials":"present""#) && !text.contains("abab"), "{text}");
        let read = SavedPlan::parse(text.as_bytes()).expect("it reads its own file");
        assert_eq!((read.stale_against(&saved), read), (Vec::new(), saved));
    }

    #[test]
    fn a_moved_server_and_an_edited_manifest_are_named() {
        let saved = plan(json!({ "mcpDeployments": { "a.localhost": {} } }), Some(3));
        let now = plan(json!({ "mcpDeployments": { "b.localhost": {} } }), Some(4));
        assert_eq!(
            saved.stale_against(&now),
            [
                "revision 0 (change 3) was deployed and revision 0 (change 4) is deployed now",
                "the manifest now wants another endpoint `a.localhost`",
                "the manifest now wants another endpoint `b.localhost`",
            ]
        );
    }

    #[test]
    fn an_import_that_was_to_stay_is_not_replaced() {
        let saved = plan(json!({ "mcpImports": [{ "hash": "ab".repeat(32) }] }), Some(3));
        let now = SavedPlan { replaced_imports: vec![0], ..saved.clone() };
        let reasons = saved.stale_against(&now);
        assert_eq!(reasons, ["URL or credentials of import 0 were to stay as they are, and would be replaced now"]);
        assert!(now.stale_against(&now).is_empty(), "a plan that replaces it does so");
    }

    #[test]
    fn other_documents_are_refused_by_name() {
        let error = SavedPlan::parse(br#"{"$type":"plan","version":1}"#).expect_err("not a saved plan");
        assert_eq!(error.to_string(), "it is a `plan` document of version 1, not a saved plan of version 1");
        assert!(matches!(SavedPlan::parse(b"hello"), Err(SavedPlanError::Shape(_))));
    }
}
