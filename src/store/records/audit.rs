//! The audit trail.

use jiff::Timestamp;

use super::Actor;
use crate::model::{EnvironmentId, Revision};
use crate::store::Entity;

/// What happened to an audited entity.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AuditAction {
    /// It was made.
    Create,
    /// It was changed.
    Update,
    /// It was removed.
    Delete,
    /// A new deployment became current.
    Deploy,
    /// An earlier deployment became current.
    Rollback,
}

impl AuditAction {
    const ALL: [Self; 5] = [Self::Create, Self::Update, Self::Delete, Self::Deploy, Self::Rollback];

    /// The word that is stored and shown.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Create => "create",
            Self::Update => "update",
            Self::Delete => "delete",
            Self::Deploy => "deploy",
            Self::Rollback => "rollback",
        }
    }

    pub(in crate::store) fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|action| action.as_str() == text)
    }
}

/// An entry of the append-only audit trail. Holds names and numbers, never content.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AuditEvent {
    /// Its place in the trail: 1, 2, 3, … in the order of the commits, without gaps. The cursor of the next page.
    pub sequence: i64,
    /// When.
    pub at: Timestamp,
    /// Who.
    pub actor: Actor,
    /// What happened.
    pub action: AuditAction,
    /// To what kind of thing.
    pub entity: Entity,
    /// To which one.
    pub entity_id: String,
    /// What people call it.
    pub name: String,
    /// In which environment, if in one.
    pub environment_id: Option<EnvironmentId>,
    /// The revision before; `None` where there was none.
    pub from_revision: Option<Revision>,
    /// The revision after; `None` where there is none.
    pub to_revision: Option<Revision>,
}
