//! Tool releases and grants.

use jiff::Timestamp;

use crate::model::ids::{EnvironmentToolGrantId, ToolReleaseId};
use crate::model::{AccountId, ComponentName, EnvironmentId, ToolDefinition, ToolName};
use crate::plan::{RemoteToolSnapshot, release_title};

/// Whether a release can be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReleaseLifecycle {
    /// It can.
    Published,
    /// Its publisher took it back.
    DePublished,
    /// Another content was published under its name and version.
    Superseded,
}

impl ReleaseLifecycle {
    /// As columns hold it.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Published => "published",
            Self::DePublished => "de-published",
            Self::Superseded => "superseded",
        }
    }

    pub(crate) fn parse(text: &str) -> Option<Self> {
        [Self::Published, Self::DePublished, Self::Superseded].into_iter().find(|state| state.as_str() == text)
    }
}

/// What a deploy publishes.
#[derive(Debug, Clone, PartialEq)]
pub struct Publication {
    /// The tool.
    pub name: ToolName,
    /// Its version.
    pub version: String,
    /// The component that implements it.
    pub component: ComponentName,
    /// The digest of the component's definitions.
    pub component_digest: String,
    /// The digest of the tool's definition.
    pub metadata_digest: String,
    /// The tool's definition.
    pub definition: ToolDefinition,
}

/// A published tool.
#[derive(Debug, Clone, PartialEq)]
pub struct ToolRelease {
    /// Its id.
    pub id: ToolReleaseId,
    /// The publisher.
    pub account_id: AccountId,
    /// The publisher's address.
    pub account_email: String,
    /// The publisher's name.
    pub account_name: String,
    /// What was published.
    pub content: Publication,
    /// Whether another content under the same name and version is refused.
    pub immutable: bool,
    /// Whether it can be used.
    pub lifecycle: ReleaseLifecycle,
    /// When it was published.
    pub created_at: Timestamp,
    /// By whom.
    pub created_by: AccountId,
    /// When its lifecycle changed last.
    pub state_changed_at: Timestamp,
    /// By whom.
    pub state_changed_by: AccountId,
}

impl ToolRelease {
    /// The release for people.
    pub fn title(&self) -> String {
        release_title(&self.account_email, &self.content.name, &self.content.version)
    }

    /// The release as the content of a deployment has it.
    pub fn snapshot(self) -> RemoteToolSnapshot {
        RemoteToolSnapshot {
            release_id: self.id,
            account: self.account_email,
            name: self.content.name,
            version: self.content.version,
            component: self.content.component,
            component_digest: self.content.component_digest,
            metadata_digest: self.content.metadata_digest,
            definition: self.content.definition,
        }
    }
}

/// Lets an environment use a release.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ToolGrant {
    /// Its id.
    pub id: EnvironmentToolGrantId,
    /// The environment.
    pub environment_id: EnvironmentId,
    /// The release.
    pub release_id: ToolReleaseId,
    /// Whether a deploy made it from the manifest.
    pub automatic: bool,
    /// Whether it holds; else it was taken back.
    pub active: bool,
    /// When it was made.
    pub created_at: Timestamp,
    /// By whom.
    pub created_by: AccountId,
    /// When it was made, taken back or restored last.
    pub state_changed_at: Timestamp,
    /// By whom.
    pub state_changed_by: AccountId,
}

/// What a deploy does about releases and grants.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct ReleaseChanges {
    /// Releases to grant to the environment; those that are granted already are left alone.
    pub grant: Vec<ToolReleaseId>,
    /// Grants that earlier deploys made, to take back.
    pub take_back: Vec<EnvironmentToolGrantId>,
    /// Tools to publish; those that are published with this content already are left alone.
    pub publish: Vec<Publication>,
}
