//! OAuth consent of imports, from the API: the whole way, and every way in which a provider can fail it.

mod broken;
mod flow;
mod late;
mod peers;
mod races;
mod refresh;
mod refusals;
pub(crate) mod rig;
