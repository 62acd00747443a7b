//! Small shapes that every resource uses.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

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
