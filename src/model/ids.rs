//! Ids of the control plane's entities: UUIDs that cannot be taken for one another. Fresh ones are version 7, so
//! they sort by age.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use uuid::Uuid;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(Uuid);

        impl $name {
            /// A fresh id.
            // An id has no default: every one is different.
            #[allow(clippy::new_without_default)]
            pub fn new() -> Self {
                Self(Uuid::now_v7())
            }

            /// The id of this UUID.
            pub const fn from_uuid(uuid: Uuid) -> Self {
                Self(uuid)
            }

            /// The UUID.
            pub const fn as_uuid(self) -> Uuid {
                self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = uuid::Error;
            fn from_str(text: &str) -> Result<Self, Self::Err> {
                Uuid::from_str(text).map(Self)
            }
        }
    };
}

id! {
    /// An account.
    AccountId
}
id! {
    /// An API token (the record, not its text).
    TokenId
}
id! {
    /// An application.
    ApplicationId
}
id! {
    /// An environment.
    EnvironmentId
}
id! {
    /// A component of an environment.
    ComponentId
}
id! {
    /// A domain registration.
    DomainRegistrationId
}
id! {
    /// A security scheme. A scheme that is deleted and created again gets a new one.
    SecuritySchemeId
}
id! {
    /// An MCP deployment. A domain that is deleted and created again in its environment keeps it.
    McpDeploymentId
}
id! {
    /// A tool release.
    ToolReleaseId
}
id! {
    /// A grant of a tool release to an environment.
    EnvironmentToolGrantId
}
