//! `{{ NAME }}` in values: strict, with the filters of the template engine, and silent about what the text holds.

use std::collections::BTreeSet;

use minijinja::{Environment, ErrorKind, UndefinedBehavior};

use super::variables::{Lookup, Variables};
use crate::diagnostics::registry::codes;
use crate::diagnostics::{Finding, Severity, Subject};
use crate::model::Rendered;

/// How much a template may compute.
const FUEL: u64 = 20_000;
/// How long a template or its value may be.
const MAX_LENGTH: usize = 64 * 1024;

/// The engine, made once a run.
pub(super) struct Substitution<'run> {
    engine: Environment<'static>,
    variables: &'run Variables,
}

/// Why a template has no value.
enum Trouble {
    Unset(Vec<String>),
    Credential(String),
    NotAllowed(String),
    Malformed,
    TooLong,
}

impl<'run> Substitution<'run> {
    pub(super) fn new(variables: &'run Variables) -> Self {
        let mut engine = Environment::new();
        engine.set_undefined_behavior(UndefinedBehavior::Strict);
        engine.set_fuel(Some(FUEL));
        engine.set_auto_escape_callback(|_| minijinja::AutoEscape::None);
        Self { engine, variables }
    }

    /// Renders a value. `what` names the field for messages: "`url` of import `x`".
    pub(super) fn render(&self, text: &str, what: &str, subject: Subject, findings: &mut Vec<Finding>) -> Rendered {
        let value = match self.value(text) {
            Ok(value) => Some(value),
            Err(trouble) => {
                findings.push(self.report(&trouble, what).about(subject));
                None
            }
        };
        Rendered { template: text.to_owned(), value }
    }

    fn value(&self, text: &str) -> Result<String, Trouble> {
        if text.len() > MAX_LENGTH {
            return Err(Trouble::TooLong);
        }
        if !is_template(text) {
            return Ok(text.to_owned());
        }
        let template = self.engine.template_from_str(text).map_err(|_| Trouble::Malformed)?;
        let names: BTreeSet<String> = template.undeclared_variables(false).into_iter().collect();
        let mut context = std::collections::BTreeMap::new();
        let mut unset = Vec::new();
        for name in names {
            match self.variables.get(&name) {
                Lookup::Value(value) => {
                    context.insert(name, minijinja::Value::from(value));
                }
                Lookup::Unset => unset.push(name),
                Lookup::Credential => return Err(Trouble::Credential(name)),
                Lookup::NotAllowed => return Err(Trouble::NotAllowed(name)),
            }
        }
        match template.render(context) {
            Ok(value) if value.len() > MAX_LENGTH => Err(Trouble::TooLong),
            Ok(value) => Ok(value),
            Err(error) if error.kind() == ErrorKind::UndefinedError && !unset.is_empty() => Err(Trouble::Unset(unset)),
            Err(_) => Err(Trouble::Malformed),
        }
    }

    fn report(&self, trouble: &Trouble, what: &str) -> Finding {
        match trouble {
            Trouble::Unset(names) => {
                let names = names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ");
                let are = if names.contains(',') { "variables" } else { "variable" };
                if self.variables.is_strict() {
                    Finding::new(codes::UNSET_VARIABLE, format!("{what} needs {are} {names}, not set here"))
                        .help("set it in the environment or in a file given with `--env-file`")
                } else {
                    let unset = if names.contains(',') { "are not set" } else { "is not set" };
                    Finding::new(codes::NOT_CHECKED, format!("not checked: {what}: {are} {names} {unset}"))
                        .help("set it in the environment or in a file given with `--env-file` to check the value too")
                }
            }
            Trouble::Credential(name) => {
                Finding::new(codes::FORBIDDEN_VARIABLE, format!("{what} reads `{name}`, which no manifest can read"))
                    .help("use a variable of its own for this value")
            }
            Trouble::NotAllowed(name) => {
                Finding::new(codes::FORBIDDEN_VARIABLE, format!("{what} reads `{name}`, which is not allowed"))
                    .help(format!("add `{name}` to `--allow-env`"))
            }
            Trouble::Malformed => Finding::new(codes::INVALID_TEMPLATE, format!("{what} is not a valid template"))
                .severity(Severity::Error)
                .help("write `{{ NAME }}` or `{{ NAME | default('value') }}`"),
            Trouble::TooLong => Finding::new(codes::INVALID_TEMPLATE, format!("{what} is longer than 64 KiB")),
        }
    }
}

/// Whether a text has anything to substitute.
pub(super) fn is_template(text: &str) -> bool {
    text.contains("{{") || text.contains("{%") || text.contains("{#")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn render(text: &str) -> Result<String, String> {
        let variables = Variables::new([("A", "a"), ("EMPTY", "")].map(|(k, v)| (k.to_owned(), v.to_owned())));
        let mut findings = Vec::new();
        let rendered = Substitution::new(&variables).render(text, "x", Subject::manifest(), &mut findings);
        rendered.value.ok_or_else(|| findings.remove(0).message)
    }

    #[test]
    fn templates_render_as_golem_renders_them() {
        for (text, value) in [
            ("{{ A }}", "a"),
            ("{{A}}", "a"),
            ("{{ MISSING | default('x') }}", "x"),
            ("{{ EMPTY }}", ""),
            ("{{ EMPTY | default('d', true) }}", "d"),
            ("${A} $A {literal}", "${A} $A {literal}"),
            ("{% raw %}{{ A }}{% endraw %}", "{{ A }}"),
            ("<{{ A }}>&", "<a>&"),
            ("{% if MISSING is defined %}x{% endif %}y", "y"),
        ] {
            assert_eq!(render(text).as_deref(), Ok(value), "{text}");
        }
    }

    #[test]
    fn messages_name_the_variable_and_nothing_else() {
        assert_eq!(render("secret{{ MISSING }}"), Err("not checked: x: variable `MISSING` is not set".to_owned()));
        assert_eq!(render("{{ MISSING or 'x' }}").map_err(|m| m.contains("MISSING")), Err(true));
        assert_eq!(render("secret{{ A"), Err("x is not a valid template".to_owned()));
        assert_eq!(
            render("{{ MCPCTL_SECRET_KEY | default('') }}").map_err(|m| m.contains("no manifest can")),
            Err(true)
        );
        assert!(render("{% for i in range(9999) %}{% for j in range(9999) %}x{% endfor %}{% endfor %}").is_err());
    }
}
