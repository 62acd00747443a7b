//! The hashes that client and control plane must compute alike: BLAKE3 over compact JSON with a fixed key order.
//!
//! Agents-only content hashes exactly as Golem's diff model 4 does. What model 4 has no place for (tools, components
//! of the embedded server, imports) is added in places that are left out when empty, so the two never disagree about
//! content that both know. The newest Golem shape stands beside it, for `--experimental-diff-model`.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};
use uuid::Uuid;

use crate::model::ids::ToolReleaseId;
use crate::model::{CommandPattern, ComponentName, Domain, NameGlob, SchemeName, ToolName};

use super::import::{ImportDeclaration, InlineAuth};
use super::snapshot::{
    AgentExportSnapshot, ComponentSnapshot, EndpointSnapshot, RemoteToolSnapshot, Snapshot, ToolExportSnapshot,
};

/// Which hash rules an environment follows (its `diffModelVersion`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Model {
    /// Golem's model 4 and the superset of the embedded server.
    #[default]
    V4,
    /// The newest shape, known from reading only: `tools` always present, a tool compatibility mode.
    Newest,
}

impl Model {
    /// The number that an environment of the embedded server reports.
    pub const NUMBER: u64 = 4;

    /// The model that belongs to a reported number; `None` for one that nobody here has verified.
    pub fn from_number(number: u64) -> Option<Self> {
        (number == Self::NUMBER).then_some(Self::V4)
    }
}

/// A BLAKE3 hash, written as 64 lower-case hex digits; upper case is read too.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ContentHash([u8; 32]);

/// A text that is not 64 hex digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("must be 64 hexadecimal digits")]
pub struct InvalidHash;

impl ContentHash {
    /// The hash of the compact JSON of a value.
    fn of(value: &impl Serialize) -> Self {
        let bytes = serde_json::to_vec(value).expect("hashed values have text keys and no failing serialiser");
        Self(*blake3::hash(&bytes).as_bytes())
    }

    /// The bytes.
    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Display for ContentHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl fmt::Debug for ContentHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for ContentHash {
    type Err = InvalidHash;
    fn from_str(text: &str) -> Result<Self, InvalidHash> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).map_err(|_| InvalidHash)?;
        Ok(Self(bytes))
    }
}

impl Serialize for ContentHash {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for ContentHash {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct HashedTool<'a> {
    owner_component: &'a ComponentName,
    security_scheme: Option<&'a SchemeName>,
    include: Option<&'a [CommandPattern]>,
    exclude: Option<&'a [CommandPattern]>,
}

impl<'a> From<&'a ToolExportSnapshot> for HashedTool<'a> {
    fn from(tool: &'a ToolExportSnapshot) -> Self {
        Self {
            owner_component: &tool.owner_component,
            security_scheme: tool.security_scheme.as_ref(),
            include: tool.include.as_deref(),
            exclude: tool.exclude.as_deref(),
        }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct HashedAgent<'a> {
    security_scheme: Option<&'a SchemeName>,
}

impl<'a> From<&'a AgentExportSnapshot> for HashedAgent<'a> {
    fn from(agent: &'a AgentExportSnapshot) -> Self {
        Self { security_scheme: agent.security_scheme.as_ref() }
    }
}

#[derive(Serialize)]
struct HashedEndpoint<'a> {
    agents: BTreeMap<&'a str, HashedAgent<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tools: Option<BTreeMap<&'a str, HashedTool<'a>>>,
}

/// The hash of one MCP deployment.
pub fn endpoint(model: Model, endpoint: &EndpointSnapshot) -> ContentHash {
    let tools_present = model == Model::Newest || !endpoint.tools.is_empty();
    ContentHash::of(&HashedEndpoint {
        agents: endpoint.agents.iter().map(|(name, agent)| (name.as_str(), agent.into())).collect(),
        tools: tools_present.then(|| endpoint.tools.iter().map(|(name, tool)| (name.as_str(), tool.into())).collect()),
    })
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct HashedComponent<'a> {
    definition: Option<&'a str>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    tool_bindings: BTreeMap<&'a str, Value>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    implements: &'a [ToolName],
}

/// The hash of a component of the embedded server. (Golem's own covers the wasm, which nobody here can see.)
pub fn component(component: &ComponentSnapshot) -> ContentHash {
    ContentHash::of(&HashedComponent {
        definition: component.digest.as_deref(),
        tool_bindings: component
            .tool_bindings
            .iter()
            .map(|(tool, parameters)| (tool.as_str(), Value::Object(sorted(parameters))))
            .collect(),
        implements: &component.implements,
    })
}

/// Parameters in key order at every depth: a database or a proxy may hand them back in another order.
fn sorted(map: &Map<String, Value>) -> Map<String, Value> {
    let ordered: BTreeMap<&String, &Value> = map.iter().collect();
    ordered.into_iter().map(|(key, item)| (key.clone(), sorted_value(item))).collect()
}

fn sorted_value(value: &Value) -> Value {
    match value {
        Value::Object(map) => Value::Object(sorted(map)),
        Value::Array(items) => items.iter().map(sorted_value).collect(),
        other => other.clone(),
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct HashedAuth {
    kind: &'static str,
    credential_digest: ContentHash,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct HashedImport<'a> {
    url: &'a str,
    auth: Option<HashedAuth>,
    security_scheme: Option<&'a SchemeName>,
    prefix: Option<&'a str>,
    include: Option<&'a [NameGlob]>,
    exclude: Option<&'a [NameGlob]>,
    version: Option<&'a str>,
}

/// The hash of an import. It covers URL and credentials without showing them; the credentials enter through
/// [`credential_digest`], so equal declarations of two environments differ.
pub fn import(declaration: &ImportDeclaration, environment: Uuid) -> ContentHash {
    ContentHash::of(&HashedImport {
        url: &declaration.url,
        auth: declaration
            .auth
            .as_ref()
            .map(|auth| HashedAuth { kind: auth.kind(), credential_digest: credential_digest(environment, auth) }),
        security_scheme: declaration.security_scheme.as_ref(),
        prefix: declaration.prefix.as_ref().map(AsRef::as_ref),
        include: declaration.include.as_deref(),
        exclude: declaration.exclude.as_deref(),
        version: declaration.version.as_deref(),
    })
}

/// The digest of inline credentials. Unkeyed by Golem's rule: whoever reads it can test guesses of a weak secret, so
/// it is kept out of every output.
pub fn credential_digest(environment: Uuid, auth: &InlineAuth) -> ContentHash {
    let mut hasher = blake3::Hasher::new();
    hasher.update(b"golem:mcp-import:inline-credential:v1");
    hasher.update(environment.as_bytes());
    let mut field = |text: &str| {
        hasher.update(&(text.len() as u64).to_le_bytes());
        hasher.update(text.as_bytes());
    };
    match auth {
        InlineAuth::Bearer(token) => field(token),
        InlineAuth::Basic { user, password } => {
            field(user);
            field(password);
        }
    }
    ContentHash(*hasher.finalize().as_bytes())
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct HashedRelease<'a> {
    release_id: ToolReleaseId,
    account: &'a str,
    name: &'a ToolName,
    version: &'a str,
    component_digest: &'a str,
    metadata_digest: &'a str,
}

/// The hash of a tool that is a release.
pub fn remote_tool(tool: &RemoteToolSnapshot) -> ContentHash {
    ContentHash::of(&HashedRelease {
        release_id: tool.release_id,
        account: &tool.account,
        name: &tool.name,
        version: &tool.version,
        component_digest: &tool.component_digest,
        metadata_digest: &tool.metadata_digest,
    })
}

/// The parts of a deployment as hashes: what a control plane's plan and summary list.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Parts {
    /// Components by name.
    pub components: BTreeMap<String, ContentHash>,
    /// HTTP API deployments by domain: nothing of ours, but part of a real Golem's hash.
    pub http_api_deployments: BTreeMap<String, ContentHash>,
    /// MCP deployments by domain.
    pub mcp_deployments: BTreeMap<Domain, ContentHash>,
    /// Imports in list order.
    pub mcp_imports: Vec<ContentHash>,
    /// Tools that are releases.
    pub remote_tools: BTreeMap<ToolName, ContentHash>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct HashedDeployment<'a> {
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    components: &'a BTreeMap<String, ContentHash>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    http_api_deployments: &'a BTreeMap<String, ContentHash>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    mcp_deployments: &'a BTreeMap<Domain, ContentHash>,
    /// Keyed by the decimal index as text, hence sorted as text: `10` stands before `2`.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    mcp_imports: BTreeMap<String, ContentHash>,
    /// Of ours alone, like components: no Golem hash has it.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    remote_tools: &'a BTreeMap<ToolName, ContentHash>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tool_compatibility_mode: Option<&'static str>,
}

impl Parts {
    /// The hash of the whole deployment.
    pub fn hash(&self, model: Model) -> ContentHash {
        ContentHash::of(&HashedDeployment {
            components: &self.components,
            http_api_deployments: &self.http_api_deployments,
            mcp_deployments: &self.mcp_deployments,
            mcp_imports: self.mcp_imports.iter().enumerate().map(|(at, hash)| (at.to_string(), *hash)).collect(),
            remote_tools: &self.remote_tools,
            tool_compatibility_mode: (model == Model::Newest).then_some("structural-subtype"),
        })
    }
}

impl Snapshot {
    /// The parts as hashes.
    pub fn parts(&self, model: Model) -> Parts {
        Parts {
            components: self.components.iter().map(|(name, part)| (name.to_string(), component(part))).collect(),
            http_api_deployments: BTreeMap::new(),
            mcp_deployments: self
                .mcp_deployments
                .iter()
                .map(|(domain, part)| (domain.clone(), endpoint(model, part)))
                .collect(),
            mcp_imports: self.mcp_imports.iter().map(|import| import.hash).collect(),
            remote_tools: self.remote_tools.iter().map(|(name, tool)| (name.clone(), remote_tool(tool))).collect(),
        }
    }

    /// The hash of the whole content, as `expectedDeploymentHash` wants it.
    pub fn hash(&self, model: Model) -> ContentHash {
        self.parts(model).hash(model)
    }
}

#[cfg(test)]
#[path = "hash_tests.rs"]
mod tests;
