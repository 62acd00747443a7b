//! The registry of diagnostic codes: one entry a code, the source of `mcpctl explain` and of the docs page.
//!
//! Codes are short kebab names and are never reused; an old name stays as an alias. To add one, add an entry with its
//! texts to the table of [`codes`] or [`rules`], and a test that provokes it and one that does not.

use std::sync::LazyLock;

use super::finding::Severity;

/// Everything that is written about a code.
#[derive(Debug, Clone, Copy)]
pub struct CodeInfo {
    /// The kebab name.
    pub name: &'static str,
    /// Former names.
    pub aliases: &'static [&'static str],
    /// How bad it is, unless the finding says otherwise.
    pub severity: Severity,
    /// One line.
    pub title: &'static str,
    /// The long text of `explain`: what is wrong, why it matters, what to do.
    pub explanation: &'static str,
    /// A wrong snippet.
    pub wrong: &'static str,
    /// The same, right.
    pub right: &'static str,
}

/// A diagnostic code.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Code(&'static str);

impl std::fmt::Debug for Code {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

impl std::fmt::Display for Code {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

impl Code {
    /// The kebab name.
    pub fn as_str(self) -> &'static str {
        self.0
    }

    /// Whether a finding of this code holds whatever an unread part of the application says.
    pub fn is_local(self) -> bool {
        use codes::{
            AGENT_IN_TWO_APIS, BRIDGE_TARGETS, CIRCULAR_TEMPLATES, DEPLOYMENT_DOMAIN, DUPLICATE_IMPORT,
            DUPLICATE_TARGET, FORBIDDEN_VARIABLE, INVALID_CREDENTIAL, INVALID_DOMAIN, INVALID_IMPORT_URL,
            INVALID_TEMPLATE, LITERAL_CREDENTIAL, RESERVED_VARIABLE, REVEALABLE, SEVERAL_DEFAULTS, TOO_MANY_IMPORTS,
            UNSET_VARIABLE,
        };
        use rules::{
            CONFLICTING_SECURITY_SCHEMES, DOMAIN_IN_TWO_ENVIRONMENTS, DUPLICATE_DOMAIN, DUPLICATE_PATTERN,
            EMPTY_DEPLOYMENT, IDENTICAL_IMPORTS, IMPORT_PROTOCOL_VERSION,
        };
        let local = [
            AGENT_IN_TWO_APIS,
            BRIDGE_TARGETS,
            CIRCULAR_TEMPLATES,
            DEPLOYMENT_DOMAIN,
            DUPLICATE_IMPORT,
            DUPLICATE_TARGET,
            FORBIDDEN_VARIABLE,
            INVALID_CREDENTIAL,
            INVALID_DOMAIN,
            INVALID_IMPORT_URL,
            INVALID_TEMPLATE,
            LITERAL_CREDENTIAL,
            RESERVED_VARIABLE,
            REVEALABLE,
            SEVERAL_DEFAULTS,
            TOO_MANY_IMPORTS,
            UNSET_VARIABLE,
            CONFLICTING_SECURITY_SCHEMES,
            DOMAIN_IN_TWO_ENVIRONMENTS,
            DUPLICATE_DOMAIN,
            DUPLICATE_PATTERN,
            EMPTY_DEPLOYMENT,
            IDENTICAL_IMPORTS,
            IMPORT_PROTOCOL_VERSION,
        ];
        local.contains(&self)
    }

    /// What is written about it.
    pub fn info(self) -> &'static CodeInfo {
        // A code is made only by its entry, so the first one is never the answer.
        REGISTRY.iter().find(|info| info.name == self.0).unwrap_or(&REGISTRY[0])
    }

    /// The code of this name or former name.
    pub fn find(name: &str) -> Option<Self> {
        REGISTRY.iter().find(|info| info.name == name || info.aliases.contains(&name)).map(|info| Self(info.name))
    }

    /// All codes, in name order.
    pub fn all() -> impl Iterator<Item = Self> {
        REGISTRY.iter().map(|info| Self(info.name))
    }
}

macro_rules! codes {
    ($($constant:ident = $name:literal, $severity:ident, $title:literal,
        $explanation:literal, wrong: $wrong:literal, right: $right:literal;)*) => {
        $(#[doc = $title] pub const $constant: Code = Code($name);)*

        /// Every code of this table, in name order.
        pub(super) static ALL: &[CodeInfo] = &[
            $(CodeInfo { name: $name, aliases: &[], severity: $severity, title: $title,
                explanation: $explanation, wrong: $wrong, right: $right },)*
        ];
    };
}

pub mod codes;
pub mod rules;

/// Every code of every table, in name order.
static REGISTRY: LazyLock<Vec<&'static CodeInfo>> = LazyLock::new(|| {
    let mut all: Vec<_> = codes::ALL.iter().chain(rules::ALL).collect();
    all.sort_unstable_by_key(|info| info.name);
    all
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_kebab_unique_and_explained() {
        let names: Vec<&str> =
            REGISTRY.iter().flat_map(|info| std::iter::once(info.name).chain(info.aliases.iter().copied())).collect();
        let distinct: std::collections::BTreeSet<_> = names.iter().collect();
        assert_eq!(distinct.len(), names.len(), "a name is used twice");
        for info in REGISTRY.iter() {
            assert!(
                info.name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-'),
                "{}",
                info.name
            );
            assert!(!info.title.ends_with('.') && info.explanation.ends_with('.'), "{}", info.name);
        }
    }

    #[test]
    fn tables_are_in_name_order() {
        for table in [codes::ALL, rules::ALL] {
            assert!(table.is_sorted_by_key(|info| info.name), "an entry stands in the wrong place");
        }
    }
}
