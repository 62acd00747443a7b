//! From subjects to places: findings get the bytes they are about, an order, and lose their doubles.

use std::collections::HashMap;

use crate::diagnostics::{Document, Finding, Fix, Place, Rewrite, Severity, SourceMap, Span, Step, Subject};
use crate::yaml::{Content, Node, edit};

/// The trees that subjects point into.
#[derive(Debug, Clone, Default)]
pub(super) struct Trees {
    /// The merged manifest.
    pub(super) manifest: Option<Node>,
    /// The runtime file, with the files that it refers to.
    pub(super) runtime: Option<Node>,
    /// The lock.
    pub(super) lock: Option<Node>,
}

impl Trees {
    /// The place of a subject, or of the nearest thing above it that exists.
    pub(super) fn resolve(&self, sources: &SourceMap, subject: &Subject) -> Option<Place> {
        let mut node = match subject.document {
            Document::Manifest => self.manifest.as_ref()?,
            Document::Runtime => self.runtime.as_ref()?,
            Document::Lock => self.lock.as_ref()?,
        };
        let mut key = None;
        for step in &subject.steps {
            match step {
                Step::Key(name) => match node.as_mapping().and_then(|mapping| mapping.entry(name)) {
                    Some(entry) => {
                        key = Some(entry.key.place);
                        node = &entry.value;
                    }
                    None => return Some(key.unwrap_or_else(|| first_line(sources, node))),
                },
                Step::Index(index) => match node.items().get(*index) {
                    Some(item) => {
                        key = None;
                        node = item;
                    }
                    None => return Some(key.unwrap_or_else(|| first_line(sources, node))),
                },
            }
        }
        Some(match key {
            Some(key) if subject.at_key => key,
            key => value_place(sources, node, key),
        })
    }
}

impl Trees {
    /// The whole of the list entry of `mcp` that a subject lies in.
    fn entry(&self, subject: &Subject) -> Option<Place> {
        let [Step::Key(mcp), Step::Key(section), Step::Key(environment), Step::Index(index), ..] = &*subject.steps
        else {
            return None;
        };
        if subject.document != Document::Manifest || mcp != "mcp" {
            return None;
        }
        let list = self.manifest.as_ref()?.get(mcp)?.get(section)?.get(environment)?;
        list.items().get(*index).map(|item| item.place)
    }

    /// A mend with bytes, where its subject is exactly a scalar that is written down.
    fn fix(&self, rewrite: Rewrite) -> Option<Fix> {
        let mut node = match rewrite.subject.document {
            Document::Manifest => self.manifest.as_ref()?,
            Document::Runtime => self.runtime.as_ref()?,
            Document::Lock => self.lock.as_ref()?,
        };
        for step in &rewrite.subject.steps {
            node = match step {
                Step::Key(name) => node.get(name)?,
                Step::Index(index) => node.items().get(*index)?,
            };
        }
        node.as_text()?;
        let edits = vec![edit::set_scalar(node, &rewrite.value)];
        Some(Fix { title: rewrite.title, certain: rewrite.certain, edits })
    }
}

/// The value itself where it fits a line; else its key, else its first line.
pub(super) fn value_place(sources: &SourceMap, node: &Node, key: Option<Place>) -> Place {
    let place = node.place;
    let collection = matches!(node.content, Content::Mapping(_) | Content::Sequence(_));
    let several_lines =
        sources.get(place.file).and_then(|file| file.text.get(place.span.range())).is_some_and(|t| t.contains('\n'));
    match key {
        Some(key) if node.is_null() || collection && several_lines => key,
        _ if several_lines && collection => first_line(sources, node),
        _ => place,
    }
}

fn first_line(sources: &SourceMap, node: &Node) -> Place {
    let Place { file, span } = node.place;
    let text = sources.get(file).and_then(|source| source.text.get(span.range())).unwrap_or_default();
    let line = text.lines().next().unwrap_or_default().trim_end();
    Place { file, span: Span::new(span.start as usize, span.start as usize + line.len()) }
}

/// Places findings and their labels, merges equal ones of several environments, sorts in source order.
pub(super) fn place(trees: &Trees, sources: &SourceMap, findings: Vec<Finding>) -> Vec<Finding> {
    let mut placed: Vec<Finding> = Vec::with_capacity(findings.len());
    let mut seen: HashMap<(&'static str, Option<Place>, String), usize> = HashMap::new();
    for mut finding in findings {
        if finding.place.is_none()
            && let Some(subject) = &finding.subject
        {
            finding.place = trees.resolve(sources, subject);
        }
        if let Some(rewrite) = finding.rewrite.take()
            && finding.fix.is_none()
        {
            finding.fix = trees.fix(rewrite);
        }
        for label in &mut finding.labels {
            if label.place.is_none()
                && let Some(subject) = &label.subject
            {
                label.place = trees.resolve(sources, subject);
            }
        }
        if finding.place.is_none() {
            // About a lock that is not there (the upstream was asked instead): the declaration stands for it.
            finding.place = finding.labels.iter().find_map(|label| label.place);
        }
        if finding.environments.is_empty()
            && let Some(environment) = finding.subject.as_ref().and_then(environment_of)
        {
            finding.environments.push(environment.to_owned());
        }
        match seen.entry((finding.code.as_str(), finding.place, finding.message.clone())) {
            std::collections::hash_map::Entry::Occupied(first) => merge(&mut placed[*first.get()], finding),
            std::collections::hash_map::Entry::Vacant(slot) => {
                slot.insert(placed.len());
                placed.push(finding);
            }
        }
    }
    quieten(trees, &mut placed);
    placed.sort_by_key(|finding| {
        let order = finding.place.map_or((u32::MAX, 0), |place| (place.file.0, place.span.start));
        (order, std::cmp::Reverse(finding.severity), finding.code)
    });
    placed
}

/// Takes out notes about a deployment or import that has an error: they can wait until it is mended.
fn quieten(trees: &Trees, findings: &mut Vec<Finding>) {
    let errors = findings.iter().filter(|finding| finding.severity == Severity::Error).filter_map(|error| error.place);
    let errors: std::collections::BTreeSet<(u32, u32)> = errors.map(|place| (place.file.0, place.span.start)).collect();
    if errors.is_empty() {
        return;
    }
    findings.retain(|finding| {
        let entry = (finding.severity == Severity::Note).then(|| trees.entry(finding.subject.as_ref()?)).flatten();
        entry.is_none_or(|Place { file, span }| errors.range((file.0, span.start)..(file.0, span.end)).next().is_none())
    });
}

/// The same finding again: for one more environment, or from one more use of a shared value.
fn merge(first: &mut Finding, again: Finding) {
    first.severity = first.severity.max(again.severity).max(Severity::Note);
    if first.environments.is_empty() || again.environments.is_empty() {
        first.environments.clear(); // It concerns all of them.
        return;
    }
    for environment in again.environments {
        if !first.environments.contains(&environment) {
            first.environments.push(environment);
        }
    }
}

/// The environment that a subject belongs to by its path.
fn environment_of(subject: &Subject) -> Option<&str> {
    if subject.document != Document::Manifest {
        return None;
    }
    let key = |at: usize| match subject.steps.get(at) {
        Some(Step::Key(key)) => Some(key.as_str()),
        _ => None,
    };
    match (key(0)?, key(1)?) {
        ("mcp" | "httpApi", "deployments" | "imports") => key(2),
        (
            "environments"
            | "secretDefaults"
            | "retryPolicyDefaults"
            | "resourceDefaults"
            | "toolReleases"
            | "toolMiddlewareReleases",
            name,
        ) => Some(name),
        _ => None,
    }
}
