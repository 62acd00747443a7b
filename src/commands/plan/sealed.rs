//! What a saved plan remembers of the URLs and credentials that it sets, so that a second edit before the deploy is
//! noticed: the hashes of those imports, sealed with a key that is never in the plan. Without the key nothing can be
//! read from it or guessed with its help; two plans of one state do not even look alike.

use std::collections::BTreeMap;

use super::Planned;
use crate::commands::serving::database;
use crate::plan::SavedPlan;
use crate::secrets::{Place, SealError, Sealed, Sealer, Secret};
use crate::ui::Failure;

/// What the seal says about the imports of now.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Compared {
    /// They are those that the plan was made with.
    Same,
    /// These positions have another URL or other credentials.
    Others(Vec<usize>),
    /// It cannot be told, with the reason.
    Unknown(String),
}

/// The seal over a plan's replaced imports; `None` where it replaces none.
///
/// # Errors
/// When there is no key to seal with.
pub(super) fn seal(plan: &SavedPlan, planned: &Planned) -> Result<Option<String>, Failure> {
    if plan.replaced_imports.is_empty() {
        return Ok(None);
    }
    let sealer = Sealer::new(&database::sealing_key(None)?, &[]);
    let text = serde_json::to_string(&hashes(plan, planned))
        .map_err(|error| Failure::bug("hashes have no JSON form").cause(error))?;
    Ok(Some(sealer.seal(place(&row(plan)), &Secret::new(text)).as_str().to_owned()))
}

/// Compares the imports that a saved plan replaces with those of now. Both must be of the same length and environment.
pub(super) fn compare(saved: &SavedPlan, planned: &Planned) -> Compared {
    let Some(sealed) = &saved.sealed_imports else {
        return match saved.replaced_imports.as_slice() {
            [] => Compared::Same,
            _ => Compared::Unknown("the plan does not hold it".to_owned()),
        };
    };
    let sealer = match database::sealing_key(None) {
        Ok(key) => Sealer::new(&key, &[]),
        Err(failure) => return Compared::Unknown(failure.message),
    };
    let opened = match sealer.open(place(&row(saved)), &Sealed::from_stored(sealed.clone())) {
        Ok(opened) => opened,
        Err(SealError::UnknownKey(key)) => {
            return Compared::Unknown(format!("the plan was sealed with the key {key}, which is not here"));
        }
        // Changed by hand, or taken from another plan: it proves nothing.
        Err(SealError::Damaged) => return Compared::Others(saved.replaced_imports.clone()),
    };
    let then: BTreeMap<usize, String> = serde_json::from_str(opened.expose()).unwrap_or_default();
    let now = hashes(saved, planned);
    let others: Vec<usize> =
        saved.replaced_imports.iter().copied().filter(|index| then.get(index) != now.get(index)).collect();
    if others.is_empty() { Compared::Same } else { Compared::Others(others) }
}

/// Position → hash, over URL and credentials.
fn hashes(plan: &SavedPlan, planned: &Planned) -> BTreeMap<usize, String> {
    let imports = &planned.content.mcp_imports;
    plan.replaced_imports.iter().filter_map(|index| Some((*index, imports.get(*index)?.hash.to_string()))).collect()
}

/// A seal does not open on the plan of another environment.
fn row(plan: &SavedPlan) -> String {
    format!("{} {}/{}", plan.server, plan.application, plan.environment)
}

fn place(row: &str) -> Place<'_> {
    Place { table: "plan", column: "imports", row }
}
