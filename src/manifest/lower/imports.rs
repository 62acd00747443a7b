//! `mcp.imports`: URLs, credentials, filters.

use std::collections::HashMap;

use super::{Context, present, text};
use crate::diagnostics::registry::codes;
use crate::diagnostics::{Finding, Subject};
use crate::manifest::substitute::is_template;
use crate::model::application::ImportFilter;
use crate::model::{Application, Auth, EnvironmentName, Import, ImportName, NameGlob, Prefix, Rendered, SchemeName};
use crate::yaml::Node;

/// How many imports an environment may have; Golem previews no more.
const MAX_IMPORTS: usize = 128;
/// Query keys whose values are credentials.
const SECRET_QUERY_KEYS: &[&str] =
    &["key", "apikey", "token", "accesstoken", "secret", "password", "sig", "signature", "code", "auth"];

pub(super) fn imports(root: &Node, application: &mut Application, context: &mut Context<'_>) {
    let Some(section) = root.get("mcp").and_then(|mcp| mcp.get("imports")) else { return };
    for entry in section.entries() {
        let Ok(environment) = EnvironmentName::parse(&entry.key.text) else { continue };
        let subject = Subject::manifest().keys(["mcp", "imports", environment.as_str()]);
        let items = entry.value.items();
        if items.len() > MAX_IMPORTS {
            let message = format!("environment `{environment}` has {} imports; {MAX_IMPORTS} are allowed", items.len());
            context.findings.push(Finding::new(codes::TOO_MANY_IMPORTS, message).about(subject.clone().at_key()));
        }
        let list: Vec<Import> = items
            .iter()
            .enumerate()
            .map(|(index, node)| import(index, node, &subject.clone().index(index), context))
            .collect();
        names(&list, &subject, context.findings);
        application.imports.insert(environment, list);
    }
}

fn import(index: usize, node: &Node, subject: &Subject, context: &mut Context<'_>) -> Import {
    let name = text(node.get("name")).and_then(|name| ImportName::parse(&name).ok());
    let label = name.as_ref().map_or_else(|| format!("import {index}"), |name| format!("import `{name}`"));
    // A malformed glob has its finding already; it stays, so that the others keep their positions.
    let glob = |item: &Node| {
        let text = item.as_text().unwrap_or_default();
        NameGlob::parse(text).unwrap_or_else(|_| NameGlob::malformed(text))
    };
    let globs = |list: &Node| list.items().iter().map(glob).collect();
    Import {
        index,
        url: url(node, &label, subject, context),
        auth: auth(node, &label, subject, context),
        prefix: text(node.get("prefix")).and_then(|prefix| Prefix::parse(&prefix).ok()),
        filter: match (present(node, "include"), present(node, "exclude")) {
            (Some(list), _) => ImportFilter::Include(globs(list)),
            (None, Some(list)) => ImportFilter::Exclude(globs(list)),
            (None, None) => ImportFilter::All,
        },
        version: text(node.get("version")),
        name,
    }
}

fn url(node: &Node, label: &str, subject: &Subject, context: &mut Context<'_>) -> Rendered {
    let Some(template) = node.get("url").and_then(Node::as_text) else {
        return Rendered { template: String::new(), value: None };
    };
    let subject = subject.clone().key("url");
    let rendered =
        context.substitution.render(template, &format!("`url` of {label}"), subject.clone(), context.findings);
    let Some(value) = &rendered.value else { return rendered };
    match judge_url(value) {
        Ok(query_secret) => {
            if let Some(key) = query_secret.filter(|_| !is_template(template)) {
                context.findings.push(
                    Finding::new(
                        codes::LITERAL_CREDENTIAL,
                        format!("the URL of {label} holds a credential in `{key}`"),
                    )
                    .about(subject)
                    .help("put the value into a variable: `\"https://…?key={{ NAME }}\"`, or use `auth`"),
                );
            }
        }
        Err((broken, help)) => {
            let message = format!("the URL of {label} {broken}");
            context.findings.push(Finding::new(codes::INVALID_IMPORT_URL, message).about(subject).help(help));
        }
    }
    rendered
}

/// The rules of an import's URL. The text itself appears in no message: it can hold credentials.
fn judge_url(text: &str) -> Result<Option<&'static str>, (&'static str, &'static str)> {
    if text.bytes().any(|b| b.is_ascii_control()) {
        return Err(("holds control characters", "remove them"));
    }
    let Ok(url) = url::Url::parse(text) else {
        return Err(("is not an absolute URL", "write `https://HOST/PATH`"));
    };
    if !matches!(url.scheme(), "http" | "https") {
        return Err(("is neither `http` nor `https`", "MCP imports use Streamable HTTP: write `https://HOST/PATH`"));
    }
    if url.host_str().is_none_or(str::is_empty) {
        return Err(("has no host", "write `https://HOST/PATH`"));
    }
    if !url.username().is_empty() || url.password().is_some() {
        return Err(("holds a user or password", "use `auth: { basic: { user: …, password: … } }` instead"));
    }
    if url.fragment().is_some() {
        return Err(("has a fragment (`#…`)", "remove the fragment"));
    }
    let bare = |key: &str| key.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_ascii_lowercase();
    let secret = url.query_pairs().find_map(|(key, value)| {
        let key = bare(&key);
        (!value.is_empty()).then(|| SECRET_QUERY_KEYS.iter().find(|secret| **secret == key).copied()).flatten()
    });
    Ok(secret)
}

fn auth(node: &Node, label: &str, subject: &Subject, context: &mut Context<'_>) -> Auth {
    if let Some(auth) = present(node, "auth") {
        let subject = subject.clone().key("auth");
        let mut part = |outer: &Node, key: &str, subject: Subject, user: bool| {
            let text = outer.get(key).and_then(Node::as_text)?;
            Some(credential(text, key, user, label, subject.key(key), context))
        };
        if let Some(bearer) = part(auth, "bearer", subject.clone(), false) {
            return Auth::Bearer(bearer);
        }
        if let Some(basic) = auth.get("basic") {
            let subject = subject.key("basic");
            let (user, password) =
                (part(basic, "user", subject.clone(), true), part(basic, "password", subject, false));
            if let (Some(user), Some(password)) = (user, password) {
                return Auth::Basic { user, password };
            }
        }
        return Auth::None;
    }
    let scheme = text(node.get("securityScheme")).and_then(|name| SchemeName::parse(&name).ok());
    scheme.map_or(Auth::None, Auth::Scheme)
}

fn credential(text: &str, key: &str, user: bool, label: &str, subject: Subject, context: &mut Context<'_>) -> Rendered {
    let what = format!("`{key}` of {label}");
    let rendered = context.substitution.render(text, &what, subject.clone(), context.findings);
    let broken = rendered.value.as_deref().and_then(|value| {
        if value.chars().any(char::is_control) {
            Some("holds control characters")
        } else if user && value.contains(':') {
            Some("holds a `:`, which basic authentication cannot carry in a user")
        } else {
            None
        }
    });
    if let Some(broken) = broken {
        context.findings.push(Finding::new(codes::INVALID_CREDENTIAL, format!("{what} {broken}")).about(subject));
    } else if !user && !text.is_empty() && !is_template(text) {
        context.findings.push(
            Finding::new(codes::LITERAL_CREDENTIAL, format!("{what} stands in the manifest itself"))
                .about(subject)
                .help("put it into a variable and write `\"{{ NAME }}\"`"),
        );
    }
    rendered
}

/// Names are how people and commands mean an import: they must be unique in an environment.
fn names(list: &[Import], subject: &Subject, findings: &mut Vec<Finding>) {
    let mut first: HashMap<&ImportName, usize> = HashMap::new();
    for import in list {
        let Some(name) = &import.name else { continue };
        let at = |index: usize| subject.clone().index(index).key("name");
        match first.get(name) {
            Some(earlier) => findings.push(
                Finding::new(codes::DUPLICATE_IMPORT, format!("two imports are named `{name}`"))
                    .about(at(import.index))
                    .also(at(*earlier), "the first one")
                    .help("give each import of an environment a name of its own"),
            ),
            None => {
                first.insert(name, import.index);
            }
        }
    }
}
