//! Credentials in the defaults and examples of an import's definitions. The value is never repeated.

use std::sync::LazyLock;

use regex::Regex;

use crate::diagnostics::registry::rules::SECRET_IN_DEFINITION;
use crate::diagnostics::{Finding, Step};

use super::Context;
use super::definitions::{imported, pointer};

/// Keys whose values are sent, or are taken as a model for what is sent.
const KEYS: [&str; 6] = ["default", "examples", "example", "const", "enum", "placeholder"];

/// Keys whose values are read. Examples of URLs and headers are common there, issued tokens are not.
const PROSE: [&str; 3] = ["description", "title", "$comment"];

/// What credentials look like by themselves.
static SHAPES: LazyLock<Option<Regex>> = LazyLock::new(|| {
    Regex::new(
        r"(?x)
        \b(?:sk|pk|rk)[-_](?:live|test|proj|ant)?[-_]?[A-Za-z0-9_-]{20,}
        | \bgh[opsur]_[A-Za-z0-9]{30,} | \bgithub_pat_[A-Za-z0-9_]{30,} | \bglpat-[A-Za-z0-9_-]{20,}
        | \bxox[abeoprs]-[A-Za-z0-9-]{10,} | \b(?:AKIA|ASIA)[0-9A-Z]{16}\b | \bAIza[0-9A-Za-z_-]{35}
        | \beyJ[A-Za-z0-9_-]{8,}\.eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]*
        | -----BEGIN\ [A-Z\ ]*PRIVATE\ KEY----- | (?i:\bbearer)\ [A-Za-z0-9._~+/-]{20,}
        | [a-z][a-z0-9+.-]*://[^/\s:@]+:[^/\s@]+@",
    )
    .ok()
});

/// Of these, the ones that stand in no honest prose.
static TOKENS: LazyLock<Option<Regex>> = LazyLock::new(|| {
    Regex::new(r"\bgh[opsur]_[A-Za-z0-9]{30,}|\bgithub_pat_[A-Za-z0-9_]{30,}|\bglpat-[A-Za-z0-9_-]{20,}|\bxox[abeoprs]-[0-9][A-Za-z0-9-]{10,}|\bAKIA[0-9A-Z]{16}\b|\bAIza[0-9A-Za-z_-]{35}|-----BEGIN [A-Z ]*PRIVATE KEY-----").ok()
});

/// What the names of arguments for credentials hold.
static NAMES: LazyLock<Option<Regex>> = LazyLock::new(|| {
    Regex::new(r"(?i)(?:^|[-_])(?:api[-_]?key|access[-_]?key|token|secret|password|passwd|pwd)(?:$|[-_])|(?i:apikey|password|secret)$").ok()
});

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    for imported in imported(context) {
        imported.texts(|text| {
            if !text.is_key
                && text.path.last().is_some_and(|step| matches!(step, Step::Key(key) if PROSE.contains(&key.as_str())))
            {
                if is_token(text.content) {
                    let message = format!("has what looks like a credential in the text at `{}`", pointer(text.path));
                    let of = &text.path[..text.path.len() - 1];
                    findings.push(
                        imported
                            .finding(SECRET_IN_DEFINITION, context, of, &message)
                            .help("tell the upstream's author; do not send it"),
                    );
                }
                return;
            }
            let given =
                text.path.iter().position(|step| matches!(step, Step::Key(key) if KEYS.contains(&key.as_str())));
            let Some(at) = given.filter(|_| !text.is_key) else { return };
            // A property may be called `default` or `example`.
            let is_property = at > 0 && matches!(&text.path[at - 1], Step::Key(key) if key == "properties");
            if is_property || !is_secret(text.content, &text.path[..at], &text.path[at..]) {
                return;
            }
            let Step::Key(key) = &text.path[at] else { return };
            let message = format!("has what looks like a credential as `{key}` at `{}`", pointer(&text.path[..at]));
            // The line of the schema, not that of the value: it shows nothing.
            findings.push(
                imported
                    .finding(SECRET_IN_DEFINITION, context, &text.path[..at], &message)
                    .help("tell the upstream's author; do not send it"),
            );
        });
    }
}

/// Whether a text holds what only an issuer of tokens writes.
fn is_token(text: &str) -> bool {
    TOKENS.as_ref().is_some_and(|regex| regex.is_match(text))
}

/// `of` leads to the schema, `within` from it to the text.
fn is_secret(text: &str, of: &[Step], within: &[Step]) -> bool {
    let matches =
        |regex: &LazyLock<Option<Regex>>, text: &str| regex.as_ref().is_some_and(|regex| regex.is_match(text));
    if matches(&SHAPES, text) {
        return true;
    }
    let is_name = |step: &Step| matches!(step, Step::Key(name) if matches(&NAMES, name));
    let named =
        of.last().is_some_and(is_name) || within.iter().rev().find(|s| matches!(s, Step::Key(_))).is_some_and(is_name);
    let has = |what: fn(&char) -> bool| text.chars().any(|c| what(&c));
    // Under the name of a credential, a value that is no word of a placeholder.
    named
        && text.len() >= 12
        && !text.contains(char::is_whitespace)
        && has(char::is_ascii_digit)
        && has(char::is_ascii_alphabetic)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    fn property(name: &str, schema: &serde_json::Value) -> Fixture {
        Fixture::default().import(json!({ "name": "a" })).defines_imported(
            0,
            json!({
                "name": "find", "inputSchema": { "type": "object", "properties": { name: schema } },
            }),
        )
    }

    #[test]
    fn a_credential_is_said_and_not_shown() {
        let key = format!("ghp_{}", "a1".repeat(18));
        let fixture = property("auth", &json!({ "type": "string", "default": key }));
        insta::assert_snapshot!(fixture.only(SECRET_IN_DEFINITION), @"`find` of import `a` has what looks like a credential as `default` at `/inputSchema/properties/auth` @ environments.local.a.tools.find.definition.inputSchema.properties.auth | tell the upstream's author; do not send it");
        for (name, value) in [
            ("api_key", "9f86d081884c7d65"),
            ("url", "postgres://me:hunter2@db/x"),
            ("x", "Bearer abcdefghijklmnopqrstuvwx"),
        ] {
            let found =
                property(name, &json!({ "type": "string", "examples": [value] })).findings(SECRET_IN_DEFINITION);
            assert_eq!(found.len(), 1, "{name}");
            assert!(!format!("{found:?}").contains(value));
        }
    }

    #[test]
    fn a_credential_inside_a_default_is_found_by_its_own_name() {
        let nested = json!({ "type": "object", "default": { "login": { "password": "hunter2hunter2" } } });
        assert_eq!(property("options", &nested).findings(SECRET_IN_DEFINITION).len(), 1);
        let listed = json!({ "type": "object", "examples": [{ "token": ["9f86d081884c7d65"] }] });
        assert_eq!(property("options", &listed).findings(SECRET_IN_DEFINITION).len(), 1);
        let other = json!({ "type": "object", "default": { "id": "9f86d081884c7d65" } });
        assert!(property("options", &other).findings(SECRET_IN_DEFINITION).is_empty());
    }

    #[test]
    fn a_token_in_a_description_is_said() {
        let key = format!("Use ghp_{} for this", "a1".repeat(18));
        let found = property("x", &json!({ "type": "string", "description": key })).findings(SECRET_IN_DEFINITION);
        assert_eq!(found.len(), 1);
        assert!(!format!("{found:?}").contains("a1a1"));
    }

    #[test]
    fn placeholders_and_other_values_pass() {
        for (name, schema) in [
            ("api_key", json!({ "type": "string", "default": "YOUR_API_KEY" })),
            ("token", json!({ "type": "string", "default": "" })),
            ("url", json!({ "type": "string", "default": "https://example.com/a:b@c" })),
            ("id", json!({ "type": "string", "examples": ["9f86d081884c7d65"] })),
            ("default", json!({ "type": "string", "description": "ghp" })),
        ] {
            assert!(property(name, &schema).findings(SECRET_IN_DEFINITION).is_empty(), "{name}");
        }
    }
}
