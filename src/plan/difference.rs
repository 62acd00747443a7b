//! What a deploy would change: the configuration, and beside it what clients of each endpoint would see.

use std::collections::{BTreeMap, BTreeSet};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::model::{ComponentName, Domain, SchemeName};
use crate::projection::{Endpoint, Known};

use super::grants::GrantChange;
use super::releases::{self, PublicationChange, ReleaseChange};
use super::served::Provided;
use super::snapshot::{ComponentSnapshot, EndpointSnapshot, ImportSnapshot, Snapshot};

/// What happens to an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// It appears.
    Create,
    /// It changes.
    Update,
    /// It vanishes.
    Delete,
    /// Its configuration stays, but what it shows changes (another definition behind it).
    Unchanged,
}

/// A value of the configuration before and after; null where there is none.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct FieldChange {
    /// The keys that lead to it, joined with dots.
    pub path: String,
    /// Before.
    pub from: Value,
    /// After.
    pub to: Value,
}

/// Names that appear, vanish, or stay and mean something else.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct NameChanges {
    /// New names.
    pub added: Vec<String>,
    /// Vanished names.
    pub removed: Vec<String>,
    /// Names whose definition or origin changes.
    pub changed: Vec<String>,
}

impl NameChanges {
    /// Whether nothing changes.
    pub fn is_empty(&self) -> bool {
        self.added.is_empty() && self.removed.is_empty() && self.changed.is_empty()
    }

    fn between<'a, T: PartialEq + 'a>(before: BTreeMap<&'a str, T>, mut after: BTreeMap<&'a str, T>) -> Self {
        let mut changes = Self::default();
        for (name, old) in before {
            match after.remove(name) {
                None => changes.removed.push(name.to_owned()),
                Some(new) if new != old => changes.changed.push(name.to_owned()),
                Some(_) => {}
            }
        }
        changes.added = after.into_keys().map(str::to_owned).collect();
        changes
    }
}

/// Which scheme protects an endpoint, before and after.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SchemeChange {
    /// Before.
    #[schemars(with = "Option<String>")]
    pub from: Option<SchemeName>,
    /// After.
    #[schemars(with = "Option<String>")]
    pub to: Option<SchemeName>,
}

/// What clients of one endpoint would see differently.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct SurfaceChange {
    /// The protecting scheme, where it changes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scheme: Option<SchemeChange>,
    /// Tools by name.
    pub tools: NameChanges,
    /// Resources by URI.
    pub resources: NameChanges,
    /// Resource templates by URI template.
    pub resource_templates: NameChanges,
    /// Prompts by name.
    pub prompts: NameChanges,
    /// What could not be known, each completing "not checked: ".
    pub not_checked: Vec<String>,
}

impl SurfaceChange {
    /// Whether clients would see no difference, as far as that can be known.
    pub fn is_empty(&self) -> bool {
        self.scheme.is_none()
            && [&self.tools, &self.resources, &self.resource_templates, &self.prompts]
                .iter()
                .all(|names| names.is_empty())
    }

    fn between(before: Option<&Endpoint>, after: Option<&Endpoint>) -> Self {
        let scheme = |endpoint: Option<&Endpoint>| endpoint.and_then(|endpoint| endpoint.scheme.clone());
        let (from, to) = (scheme(before), scheme(after));
        Self {
            // An endpoint that appears or vanishes as a whole changes no scheme.
            scheme: (before.is_some() && after.is_some() && from != to).then_some(SchemeChange { from, to }),
            tools: NameChanges::between(tools(before), tools(after)),
            resources: NameChanges::between(resources(before), resources(after)),
            resource_templates: NameChanges::between(templates(before), templates(after)),
            prompts: NameChanges::between(prompts(before), prompts(after)),
            not_checked: after.map(|endpoint| endpoint.not_checked.clone()).unwrap_or_default(),
        }
    }
}

fn tools(endpoint: Option<&Endpoint>) -> BTreeMap<&str, impl PartialEq> {
    endpoint.into_iter().flat_map(|e| &e.tools).map(|t| (t.name.as_str(), (&t.definition, &t.invocation))).collect()
}

fn resources(endpoint: Option<&Endpoint>) -> BTreeMap<&str, impl PartialEq> {
    let entries = endpoint.into_iter().flat_map(|e| &e.resources);
    entries.map(|r| (r.uri.as_str(), (&r.definition, &r.invocation, &r.content))).collect()
}

fn templates(endpoint: Option<&Endpoint>) -> BTreeMap<&str, impl PartialEq> {
    let entries = endpoint.into_iter().flat_map(|e| &e.templates);
    entries.map(|t| (t.uri_template.as_str(), (&t.definition, &t.invocation))).collect()
}

fn prompts(endpoint: Option<&Endpoint>) -> BTreeMap<&str, impl PartialEq> {
    endpoint.into_iter().flat_map(|e| &e.prompts).map(|p| (p.name.as_str(), (&p.definition, &p.messages))).collect()
}

/// A component that changes.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct ComponentChange {
    /// Its name.
    #[schemars(with = "String")]
    pub name: ComponentName,
    /// What happens to it.
    pub action: Action,
    /// Its changed values.
    pub changes: Vec<FieldChange>,
}

/// An endpoint that changes.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct DeploymentChange {
    /// Its domain.
    #[schemars(with = "String")]
    pub domain: Domain,
    /// What happens to its configuration.
    pub action: Action,
    /// The changed values of its configuration.
    pub changes: Vec<FieldChange>,
    /// What clients see differently.
    pub surface: SurfaceChange,
}

/// An import that changes. Imports have no name on the server: their position is their identity.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ImportChange {
    /// Its position.
    pub index: usize,
    /// What happens to it.
    pub action: Action,
    /// The changed values that may be shown.
    pub changes: Vec<FieldChange>,
    /// Whether the URL or the credentials change, which are never shown.
    pub hidden_change: bool,
}

/// How many entries appear, change and vanish.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Summary {
    /// They appear.
    pub create: usize,
    /// They change.
    pub update: usize,
    /// They vanish.
    pub delete: usize,
}

/// Everything that differs between two contents.
#[derive(Debug, Clone, Default, PartialEq, Serialize, JsonSchema)]
pub struct Difference {
    /// Components in name order.
    pub components: Vec<ComponentChange>,
    /// Endpoints in domain order.
    pub deployments: Vec<DeploymentChange>,
    /// Imports in list order.
    pub imports: Vec<ImportChange>,
    /// Tools that are releases, in name order.
    pub releases: Vec<ReleaseChange>,
    /// Releases that the deploy publishes, in name order.
    pub published: Vec<PublicationChange>,
    /// Grants that the deploy makes and takes back. Contents have none: whoever knows the environment's grants adds them.
    pub grants: Vec<GrantChange>,
}

impl Difference {
    /// The difference that leads from one content to the other.
    pub fn between(before: &Snapshot, after: &Snapshot) -> Self {
        Self::between_with(before, after, &Provided::new())
    }

    /// The same, with what is known of imports. An import that provided nobody knows what leaves open what clients saw
    /// before: then nothing is said of imports at all.
    pub fn between_with(before: &Snapshot, after: &Snapshot, provided: &Provided) -> Self {
        let is_known = |import: &ImportSnapshot| matches!(provided.get(&import.hash), Some((_, Known::Yes(_))));
        let reason = "what was provided before is not known";
        let provided: Provided = if before.mcp_imports.iter().all(is_known) {
            provided.clone()
        } else {
            let unknown = |known: &Known<_>| match known {
                Known::Yes(_) => Known::No(reason.to_owned()),
                Known::No(reason) => Known::No(reason.clone()),
            };
            provided.iter().map(|(hash, (name, known))| (*hash, (name.clone(), unknown(known)))).collect()
        };
        let (shown_before, shown_after) = (before.endpoints_with(&provided), after.endpoints_with(&provided));
        Self {
            components: keys(&before.components, &after.components)
                .into_iter()
                .filter_map(|name| component(name, before.components.get(name), after.components.get(name)))
                .collect(),
            deployments: keys(&before.mcp_deployments, &after.mcp_deployments)
                .into_iter()
                .filter_map(|domain| {
                    let surface = SurfaceChange::between(shown_before.get(domain), shown_after.get(domain));
                    deployment(domain, before.mcp_deployments.get(domain), after.mcp_deployments.get(domain), surface)
                })
                .collect(),
            imports: (0..before.mcp_imports.len().max(after.mcp_imports.len()))
                .filter_map(|index| import(index, before.mcp_imports.get(index), after.mcp_imports.get(index)))
                .collect(),
            releases: releases::used(before, after),
            published: releases::published(before, after),
            grants: Vec::new(),
        }
    }

    /// Positions of the imports whose URL or credentials are set or replaced.
    pub fn replaced_imports(&self) -> Vec<usize> {
        let replaced = self.imports.iter().filter(|change| change.action == Action::Create || change.hidden_change);
        replaced.map(|change| change.index).collect()
    }

    /// Whether a deploy would change nothing.
    pub fn is_empty(&self) -> bool {
        self.actions().next().is_none()
    }

    /// How much changes.
    pub fn summary(&self) -> Summary {
        let mut summary = Summary::default();
        for action in self.actions() {
            match action {
                Action::Create => summary.create += 1,
                Action::Update => summary.update += 1,
                Action::Delete => summary.delete += 1,
                Action::Unchanged => {}
            }
        }
        summary
    }

    fn actions(&self) -> impl Iterator<Item = Action> {
        let components = self.components.iter().map(|change| change.action);
        let deployments = self.deployments.iter().map(|change| change.action);
        let imports = self.imports.iter().map(|change| change.action);
        let releases = self.releases.iter().map(|change| change.action);
        let published = self.published.iter().map(|change| change.action);
        let grants = self.grants.iter().map(|change| change.action);
        components.chain(deployments).chain(imports).chain(releases).chain(published).chain(grants)
    }

    /// What would vanish, in words: a person must see it before saying yes.
    pub fn deletions(&self) -> Vec<String> {
        let gone = |action: Action| action == Action::Delete;
        let components = self.components.iter().filter(|change| gone(change.action));
        let deployments = self.deployments.iter().filter(|change| gone(change.action));
        let imports = self.imports.iter().filter(|change| gone(change.action));
        let releases = self.releases.iter().filter(|change| gone(change.action));
        let grants = self.grants.iter().filter(|change| gone(change.action));
        components
            .map(|change| format!("component `{}`", change.name))
            .chain(deployments.map(|change| format!("endpoint `{}`", change.domain)))
            .chain(imports.map(|change| format!("import {}", change.index)))
            .chain(releases.map(|change| format!("the tool `{}`, the release `{}`", change.tool, change.release)))
            .chain(grants.map(|change| format!("the grant of the release `{}`", change.release)))
            .collect()
    }
}

pub(super) fn keys<'a, K: Ord, A, B>(before: &'a BTreeMap<K, A>, after: &'a BTreeMap<K, B>) -> BTreeSet<&'a K> {
    before.keys().chain(after.keys()).collect()
}

pub(super) fn action<T: PartialEq>(before: Option<&T>, after: Option<&T>) -> Action {
    match (before, after) {
        (None, Some(_)) => Action::Create,
        (Some(_), None) => Action::Delete,
        (before, after) if before == after => Action::Unchanged,
        _ => Action::Update,
    }
}

fn component(
    name: &ComponentName,
    before: Option<&ComponentSnapshot>,
    after: Option<&ComponentSnapshot>,
) -> Option<ComponentChange> {
    let action = action(before, after);
    if action == Action::Unchanged {
        return None;
    }
    let digest = |component: Option<&ComponentSnapshot>| Value::from(component.and_then(|c| c.digest.clone()));
    let bindings = |component: Option<&ComponentSnapshot>| object(component.map(|c| &c.tool_bindings));
    let implements = |component: Option<&ComponentSnapshot>| {
        component.filter(|c| !c.implements.is_empty()).map_or(Value::Null, |c| json(&c.implements))
    };
    let mut changes = Vec::new();
    field(&mut changes, "definition", digest(before), digest(after));
    entries(&mut changes, "tools", &bindings(before), &bindings(after));
    field(&mut changes, "implements", implements(before), implements(after));
    Some(ComponentChange { name: name.clone(), action, changes })
}

fn deployment(
    domain: &Domain,
    before: Option<&EndpointSnapshot>,
    after: Option<&EndpointSnapshot>,
    surface: SurfaceChange,
) -> Option<DeploymentChange> {
    let action = action(before, after);
    if action == Action::Unchanged && surface.is_empty() {
        return None;
    }
    let mut changes = Vec::new();
    for (kind, from, to) in [
        ("agents", object(before.map(|e| &e.agents)), object(after.map(|e| &e.agents))),
        ("tools", object(before.map(|e| &e.tools)), object(after.map(|e| &e.tools))),
    ] {
        entries(&mut changes, kind, &from, &to);
    }
    Some(DeploymentChange { domain: domain.clone(), action, changes, surface })
}

fn import(index: usize, before: Option<&ImportSnapshot>, after: Option<&ImportSnapshot>) -> Option<ImportChange> {
    let action = action(before, after);
    if action == Action::Unchanged {
        return None;
    }
    let members = |import: Option<&ImportSnapshot>| {
        let mut members = object(import);
        if let Value::Object(members) = &mut members {
            // It would tell equal URLs and credentials apart from different ones.
            members.remove("hash");
        }
        members
    };
    let mut changes = Vec::new();
    members_of(&mut changes, "", &members(before), &members(after));
    let hidden_change = action == Action::Update && changes.is_empty();
    Some(ImportChange { index, action, changes, hidden_change })
}

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("contents have text keys and no failing serialiser")
}

fn object<T: Serialize>(value: Option<&T>) -> Value {
    value.map_or(Value::Null, json)
}

pub(super) fn field(changes: &mut Vec<FieldChange>, path: &str, from: Value, to: Value) {
    if from != to {
        changes.push(FieldChange { path: path.to_owned(), from, to });
    }
}

/// The changed entries of a map: whole where one appears or vanishes, by member where it changes.
fn entries(changes: &mut Vec<FieldChange>, path: &str, from: &Value, to: &Value) {
    for key in member_names(from, to) {
        let path = format!("{path}.{key}");
        match (from.get(&key), to.get(&key)) {
            (Some(from @ Value::Object(_)), Some(to @ Value::Object(_))) => members_of(changes, &path, from, to),
            (from, to) => field(changes, &path, or_null(from), or_null(to)),
        }
    }
}

fn members_of(changes: &mut Vec<FieldChange>, path: &str, from: &Value, to: &Value) {
    for key in member_names(from, to) {
        let path = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
        field(changes, &path, or_null(from.get(&key)), or_null(to.get(&key)));
    }
}

fn or_null(value: Option<&Value>) -> Value {
    value.cloned().unwrap_or(Value::Null)
}

fn member_names(from: &Value, to: &Value) -> BTreeSet<String> {
    [from, to].into_iter().filter_map(Value::as_object).flat_map(|map| map.keys().cloned()).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn content(value: Value) -> Snapshot {
        serde_json::from_value(value).expect("a content")
    }

    #[test]
    fn equal_contents_do_not_differ() {
        let one = content(json!({ "mcpDeployments": { "a.localhost": { "agents": { "A": {} } } } }));
        assert!(Difference::between(&one, &one.clone()).is_empty());
    }

    #[test]
    fn a_changed_filter_and_scheme_are_named_by_their_path() {
        let before = content(json!({ "mcpDeployments": {
            "a.localhost": { "tools": { "t": { "ownerComponent": "a:b", "include": ["read"] } } },
            "gone.localhost": {},
        } }));
        let after = content(json!({ "mcpDeployments": { "a.localhost": { "tools": {
            "t": { "ownerComponent": "a:b", "include": ["read", "list **"], "securityScheme": "oidc" },
        } } } }));
        let difference = Difference::between(&before, &after);
        let change = &difference.deployments[0];
        let paths: Vec<&str> = change.changes.iter().map(|change| change.path.as_str()).collect();
        assert_eq!((change.action, paths), (Action::Update, vec!["tools.t.include", "tools.t.securityScheme"]));
        assert_eq!(change.surface.scheme.as_ref().map(|s| s.to.as_ref().map(SchemeName::as_str)), Some(Some("oidc")));
        assert_eq!(difference.deletions(), ["endpoint `gone.localhost`"]);
        assert_eq!(difference.summary(), Summary { create: 0, update: 1, delete: 1 });
    }

    #[test]
    fn a_changed_url_is_said_but_not_shown() {
        let import = |digit: &str| content(json!({ "mcpImports": [{ "hash": digit.repeat(64), "prefix": "acme" }] }));
        let difference = Difference::between(&import("1"), &import("2"));
        assert_eq!(difference.imports.len(), 1);
        assert!(difference.imports[0].hidden_change && difference.imports[0].changes.is_empty());
        assert!(!serde_json::to_string(&difference).expect("JSON").contains("1111"));
    }
}
