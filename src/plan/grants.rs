//! Grants of tool releases: what a deploy makes and takes back, so that the environment may use what it declares.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::difference::Action;
use super::snapshot::Snapshot;
use crate::model::ids::{EnvironmentToolGrantId, ToolReleaseId};

/// An active grant of the environment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grant {
    /// Its id.
    pub id: EnvironmentToolGrantId,
    /// What it grants.
    pub release: ToolReleaseId,
    /// The release for people.
    pub title: String,
    /// Whether a deploy made it from the manifest. The others are an operator's, and no deploy touches them.
    pub automatic: bool,
}

/// A grant that a deploy makes or takes back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct GrantChange {
    /// Whether it is made or taken back.
    pub action: Action,
    /// The release, as `account/name@version`.
    pub release: String,
    /// The release's id.
    #[schemars(with = "String")]
    pub release_id: ToolReleaseId,
    /// The grant that is taken back; null for one that is made.
    #[schemars(with = "Option<String>")]
    pub grant: Option<EnvironmentToolGrantId>,
}

/// What leads from the grants that there are to those that a content needs: a grant for each release without one, and no
/// grant that an earlier deploy made for a release that is not used any more. Made ones first, each by release.
pub fn reconcile(content: &Snapshot, grants: &[Grant]) -> Vec<GrantChange> {
    let used: BTreeMap<ToolReleaseId, String> =
        content.remote_tools.values().map(|tool| (tool.release_id, tool.title())).collect();
    let missing = used.iter().filter(|(release, _)| !grants.iter().any(|grant| grant.release == **release));
    let made = missing.map(|(release, title)| GrantChange {
        action: Action::Create,
        release: title.clone(),
        release_id: *release,
        grant: None,
    });
    let gone = grants.iter().filter(|grant| grant.automatic && !used.contains_key(&grant.release));
    let taken = gone.map(|grant| GrantChange {
        action: Action::Delete,
        release: grant.title.clone(),
        release_id: grant.release,
        grant: Some(grant.id),
    });
    let mut changes: Vec<GrantChange> = made.chain(taken).collect();
    changes.sort_by(|a, b| {
        let order = |change: &GrantChange| (change.action == Action::Delete, change.release.clone(), change.release_id);
        order(a).cmp(&order(b))
    });
    changes
}

/// Why grant changes are not those that were planned, in words that complete "the plan is stale: ".
pub(super) fn stale(then: &[GrantChange], now: &[GrantChange]) -> Vec<String> {
    let only = |these: &[GrantChange], those: &[GrantChange]| {
        these.iter().filter(|change| !those.contains(change)).cloned().collect::<Vec<_>>()
    };
    let planned = only(then, now).into_iter().map(|GrantChange { action, release, .. }| match action {
        Action::Delete => format!("the grant of `{release}` was to be taken back, and is gone or needed now"),
        _ => format!("a grant of `{release}` was to be made, and is there or not needed now"),
    });
    let added = only(now, then).into_iter().map(|GrantChange { action, release, .. }| match action {
        Action::Delete => format!("the grant of `{release}` would be taken back now"),
        _ => format!("there is no grant of `{release}` now: one would be made"),
    });
    planned.chain(added).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn id(digit: u8) -> String {
        format!("019a3f5e-7c1b-7000-8000-00000000000{digit}")
    }

    fn using(releases: &[u8]) -> Snapshot {
        let tools: serde_json::Map<_, _> = releases
            .iter()
            .enumerate()
            .map(|(at, digit)| {
                let tool = json!({
                    "releaseId": id(*digit), "account": "alice@example.com", "name": "search",
                    "version": format!("{digit}.0.0"), "component": "alice:search", "componentDigest": "",
                    "metadataDigest": "", "definition": { "root": { "name": "search" } },
                });
                (format!("tool-{at}"), tool)
            })
            .collect();
        serde_json::from_value(json!({ "remoteTools": tools })).expect("a content")
    }

    fn grant(release: u8, automatic: bool) -> Grant {
        Grant {
            id: EnvironmentToolGrantId::new(),
            release: id(release).parse().expect("an id"),
            title: format!("alice@example.com/search@{release}.0.0"),
            automatic,
        }
    }

    #[test]
    fn declared_releases_get_a_grant_and_others_lose_the_one_that_a_deploy_made() {
        let grants = [grant(1, true), grant(2, false), grant(3, true), grant(4, false)];
        let changes = reconcile(&using(&[1, 2, 5, 5]), &grants);
        let told: Vec<_> = changes.iter().map(|change| (change.action, &*change.release, change.grant)).collect();
        assert_eq!(
            told,
            [
                (Action::Create, "alice@example.com/search@5.0.0", None),
                (Action::Delete, "alice@example.com/search@3.0.0", Some(grants[2].id)),
            ]
        );
        assert_eq!(reconcile(&using(&[1, 2]), &grants[..2]), []);
    }

    #[test]
    fn other_grants_make_a_plan_stale() {
        let grants = [grant(1, true)];
        let (then, now) = (reconcile(&using(&[2]), &grants), reconcile(&using(&[2]), &[grant(2, false)]));
        assert_eq!(
            stale(&then, &now),
            [
                "a grant of `alice@example.com/search@2.0.0` was to be made, and is there or not needed now",
                "the grant of `alice@example.com/search@1.0.0` was to be taken back, and is gone or needed now",
            ]
        );
        assert_eq!(
            stale(&[], &then[..1]),
            ["there is no grant of `alice@example.com/search@2.0.0` now: one would be made"]
        );
        assert!(stale(&then, &then).is_empty());
    }
}
