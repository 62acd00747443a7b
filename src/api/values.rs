//! Small shapes that every resource uses.

use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::model::Revision;

/// A list; there are no pages.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Values<T> {
    /// The items.
    pub values: Vec<T>,
}

impl<T> FromIterator<T> for Values<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        Self { values: items.into_iter().collect() }
    }
}

/// The query of deletions: the revision that the caller read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct CurrentRevision {
    /// The revision that the caller read.
    pub current_revision: Revision,
}
