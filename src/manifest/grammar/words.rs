//! Texts with a spelling rule.

use crate::diagnostics::Code;
use crate::diagnostics::registry::codes;
use crate::model::text::is_one_word;
use crate::model::{
    AgentTypeName, AppName, CommandName, CommandPattern, ComponentName, Domain, EnvironmentName, ImportName,
    InvalidName, NameGlob, Prefix, SchemeName, Subdomain, ToolName, text_pattern,
};

/// Why a text breaks a rule.
pub(in crate::manifest) struct Complaint {
    /// The rule, as help: "a tool name must be …".
    pub(super) rule: String,
    /// Where in the text, if that is known.
    pub(super) at: Option<usize>,
}

/// A spelling rule.
pub(in crate::manifest) struct Word {
    /// What such a text is, with an article.
    pub(super) what: &'static str,
    pub(super) code: Code,
    pub(super) check: fn(&str) -> Result<(), Complaint>,
    /// The rule as a regular expression for editors, where one says it exactly or more loosely.
    pub(super) pattern: Option<&'static str>,
}

const KEBAB: &str = "^[a-z][a-z0-9]*(-[a-z0-9]+)*$";

/// Numbers with the units that Golem's reader of durations knows.
fn is_wait(text: &str) -> bool {
    const UNITS: &[&str] = &[
        "nsec", "ns", "usec", "us", "msec", "ms", "seconds", "second", "sec", "s", "minutes", "minute", "min", "m",
        "hours", "hour", "hr", "h", "days", "day", "d", "weeks", "week", "w", "months", "month", "M", "years", "year",
        "y",
    ];
    let mut rest = text.trim();
    let mut parts = 0;
    while !rest.is_empty() {
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let unit = rest[digits..].trim_start();
        let letters = unit.len() - unit.trim_start_matches(|c: char| c.is_ascii_alphabetic()).len();
        if digits == 0 || rest[..digits].parse::<u64>().is_err() || !UNITS.contains(&&unit[..letters]) {
            return false;
        }
        parts += 1;
        rest = unit[letters..].trim_start();
    }
    parts > 0
}

fn name<T>(result: Result<T, InvalidName>) -> Result<(), Complaint> {
    result.map(drop).map_err(|error| Complaint { rule: error.to_string(), at: None })
}

fn rule(holds: bool, rule: &str) -> Result<(), Complaint> {
    if holds { Ok(()) } else { Err(Complaint { rule: rule.to_owned(), at: None }) }
}

macro_rules! words {
    ($($constant:ident = $what:literal, $code:ident, $pattern:expr, |$text:ident| $check:expr;)*) => {
        $(pub(super) static $constant: Word =
            Word { what: $what, code: codes::$code, pattern: $pattern, check: |$text| $check };)*
    };
}

words! {
    APP = "an application name", INVALID_NAME, Some(KEBAB), |text| name(AppName::parse(text));
    ENVIRONMENT = "an environment name", INVALID_NAME, Some(KEBAB), |text| name(EnvironmentName::parse(text));
    PRESET = "a preset name", INVALID_NAME, None, |text| {
        let kebab = text.strip_prefix("app-env:").unwrap_or(text);
        rule(EnvironmentName::parse(kebab).is_ok(),
            "a preset name must be lower kebab case, after `app-env:` if it follows an environment")
    };
    TOOL = "a tool name", INVALID_NAME, Some(KEBAB), |text| name(ToolName::parse(text));
    COMMAND = "a command name", INVALID_NAME, Some(KEBAB), |text| name(CommandName::parse(text));
    SCHEME = "a security scheme name", INVALID_NAME, Some(KEBAB), |text| name(SchemeName::parse(text));
    PREFIX = "a prefix", INVALID_NAME, Some(KEBAB), |text| name(Prefix::parse(text));
    IMPORT = "an import name", INVALID_NAME, Some("^[a-z][a-z0-9_-]*$"), |text| name(ImportName::parse(text));
    COMPONENT = "a component name", INVALID_NAME,
        Some("^[a-z][a-z0-9]*(-[a-z0-9]+)*:[a-z][a-z0-9]*(-[a-z0-9]+)*$"), |text| name(ComponentName::parse(text));
    AGENT_TYPE = "an agent type name", INVALID_NAME, None, |text| name(AgentTypeName::parse(text));
    SUBDOMAIN = "a subdomain", INVALID_DOMAIN, Some("^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$"),
        |text| name(Subdomain::parse(text));
    DOMAIN = "a domain", INVALID_DOMAIN, None, |text| name(Domain::parse(text));
    COMMAND_PATTERN = "a command pattern", MALFORMED_PATTERN, Some("^[^\\s*]+|\\*\\*?"), |text| {
        CommandPattern::parse(text).map(drop).map_err(|error| Complaint {
            rule: format!("the pattern {error}; it is a command path without the tool's name: `list files`, `*` for one \
                segment, `**` for any number"),
            at: Some(error.at),
        })
    };
    NAME_GLOB = "a name glob", MALFORMED_PATTERN, None, |text| {
        NameGlob::parse(text).map(drop).map_err(|error| Complaint {
            rule: format!("the glob {error}; it may hold `*`, `?`, `[…]`, `{{a,b}}` and a leading `!`"),
            at: Some(error.at),
        })
    };
    ENV_NAME = "an environment variable's name", INVALID_NAME, Some("^[A-Z_][A-Z0-9_]*$"), |text| rule(
        text.starts_with(|c: char| c.is_ascii_uppercase() || c == '_')
            && text.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_'),
        "a variable's name must be A-Z, 0-9 and `_`, not starting with a digit");
    RELEASE_ID = "a release id", INVALID_VALUE,
        Some("^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"), |text| rule(
        text.len() == 36 && text.parse::<uuid::Uuid>().is_ok(),
        "a release id is a UUID, such as `019a3f5e-7c1b-7000-8000-2f1c5d0e9b42`; by name, write `account`, `name` and `version`");
    ACCOUNT = "an account", INVALID_VALUE, None, |text| rule(
        is_one_word(text), "write the e-mail address of the account that published the release");
    TOOL_VERSION = "a version", INVALID_VALUE, None, |text| rule(
        is_one_word(text), "write the version exactly as it was published, such as `1.2.0`");
    URL = "a URL", INVALID_VALUE, None, |text| rule(
        url::Url::parse(text).is_ok_and(|url| matches!(url.scheme(), "http" | "https") && url.host().is_some()),
        "write an absolute `http://` or `https://` URL");
    IPV4 = "an IPv4 address", INVALID_VALUE, None, |text| rule(
        text.parse::<std::net::Ipv4Addr>().is_ok(), "write four numbers, such as `127.0.0.1`");
    ABSOLUTE_PATH = "an absolute path", INVALID_VALUE, Some("^/"), |text| rule(
        text.starts_with('/'), "the path inside the component must begin with `/`");
    SOURCE_PATH = "a path or URL", INVALID_VALUE, None, |text| rule(
        text.split_once("://").is_none_or(|(scheme, _)| matches!(scheme, "http" | "https" | "file")),
        "use a path, or a URL with `http`, `https` or `file`");
    ARGUMENT = "an argument name", INVALID_NAME, Some("^[A-Za-z][A-Za-z0-9_-]*$"), |text| rule(
        text.starts_with(|c: char| c.is_ascii_alphabetic())
            && text.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '-')),
        "an argument name must be a letter, then letters, digits, `_` or `-`");
    SHORT = "a one-letter name", INVALID_NAME, Some("^[A-Za-z0-9?]$"), |text| rule(
        text.len() == 1 && text.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '?'),
        "write one letter or digit, without the dash");
    SEPARATOR = "a separator", INVALID_VALUE, None, |text| rule(
        text.chars().count() == 1, "a separator is exactly one character");
    MIME = "a MIME type", INVALID_VALUE, None, |text| rule(
        text.split_once('/').is_some_and(|(kind, sub)| {
            let token = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_graphic());
            token(kind) && token(sub)
        }),
        "write `type/subtype`, such as `text/plain`");
    URI = "an absolute URI", INVALID_VALUE, None, |text| rule(
        url::Url::parse(text).is_ok(), "write a URI with a scheme, such as `docs://guide`");
    DURATION = "a duration", INVALID_VALUE, None, |text| rule(
        super::super::runtime::duration(text).is_some(), "write a positive duration such as `30s`, `500ms` or `2m`");
    WAIT = "a duration", INVALID_VALUE, None, |text| rule(
        is_wait(text), "write numbers with units, such as `200ms`, `5s` or `1m 30s`, or `{ secs: 5, nanos: 0 }`");
    REGEX = "a regular expression", INVALID_VALUE, None, |text| rule(
        text_pattern(text).is_some(),
        "the syntax is that of Rust's `regex` (no look-around, no back-references), and the pattern must stay small");
    RELATIVE_PATH = "a relative path", INVALID_VALUE, None, |text| rule(
        !text.is_empty() && !text.starts_with('/'), "write a path relative to the runtime file's folder");
}
