//! What `call` and `inspect` share: which server is meant, how it is reached, and how strangers' texts are shown.

pub(super) mod arguments;
pub(super) mod render;
pub(super) mod target;

pub(super) use target::{Connected, TargetArgs};
