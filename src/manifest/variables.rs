//! The variables that `{{ NAME }}` may read: a snapshot, so that nothing else of this room looks at the process.

use std::collections::{BTreeMap, BTreeSet};

/// Our own credentials: no manifest can read them, wherever it comes from.
const CREDENTIALS: &[&str] = &["MCPCTL_AUTH_TOKEN", "MCPCTL_CLIENT_SECRET", "GOLEM_AUTH_TOKEN", "MCPCTL_SECRET_KEY"];

/// Whether a variable holds a credential of our own, which no manifest can read.
pub fn is_credential(name: &str) -> bool {
    CREDENTIALS.contains(&name)
}

/// What templates may read. `Debug` shows no values.
#[derive(Clone, Default)]
pub struct Variables {
    values: BTreeMap<String, String>,
    allowed: Option<BTreeSet<String>>,
    strict: bool,
}

impl std::fmt::Debug for Variables {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Variables({} set)", self.values.len())
    }
}

/// A line of an env file that could not be understood.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: expected `NAME=value`")]
pub struct EnvFileError {
    /// The line, 1-based.
    pub line: usize,
}

/// What a look-up gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Lookup<'a> {
    /// The value.
    Value(&'a str),
    /// No such variable.
    Unset,
    /// It is one of our own credentials.
    Credential,
    /// It is not on the list of allowed names.
    NotAllowed,
}

impl Variables {
    /// These variables.
    pub fn new(values: impl IntoIterator<Item = (String, String)>) -> Self {
        Self { values: values.into_iter().collect(), ..Self::default() }
    }

    /// The variables of this process. Those that are not UTF-8 are left out.
    pub fn of_process() -> Self {
        let text = |(name, value): (std::ffi::OsString, std::ffi::OsString)| {
            Some((name.into_string().ok()?, value.into_string().ok()?))
        };
        Self::new(std::env::vars_os().filter_map(text))
    }

    /// Limits what can be read to these names.
    #[must_use]
    pub fn allow_only(mut self, names: impl IntoIterator<Item = String>) -> Self {
        self.allowed = Some(names.into_iter().collect());
        self
    }

    /// Makes an unset variable an error instead of a note.
    #[must_use]
    pub fn strict(mut self, strict: bool) -> Self {
        self.strict = strict;
        self
    }

    /// Adds the variables of an env file; what is set already stays, as with other tools.
    ///
    /// Lines are `NAME=value`, optionally after `export `; `#` begins a comment line; a value may stand in single
    /// or double quotes. Nothing is expanded.
    pub fn with_env_file(mut self, text: &str) -> Result<Self, EnvFileError> {
        for (at, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let line = line.strip_prefix("export ").unwrap_or(line);
            let (name, value) = line.split_once('=').ok_or(EnvFileError { line: at + 1 })?;
            let name = name.trim();
            if name.is_empty() || name.contains(char::is_whitespace) {
                return Err(EnvFileError { line: at + 1 });
            }
            let value = value.trim();
            let quoted = ['"', '\''].iter().find_map(|quote| value.strip_prefix(*quote)?.strip_suffix(*quote));
            self.values.entry(name.to_owned()).or_insert_with(|| quoted.unwrap_or(value).to_owned());
        }
        Ok(self)
    }

    /// Whether unset variables are errors.
    pub(super) fn is_strict(&self) -> bool {
        self.strict
    }

    /// Looks a variable up.
    pub(super) fn get(&self, name: &str) -> Lookup<'_> {
        if CREDENTIALS.contains(&name) {
            Lookup::Credential
        } else if self.allowed.as_ref().is_some_and(|allowed| !allowed.contains(name)) {
            Lookup::NotAllowed
        } else {
            self.values.get(name).map_or(Lookup::Unset, |value| Lookup::Value(value))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn env_files_are_read_literally() {
        let read = Variables::default().with_env_file("# c\nA=1\nexport B = \"x y\" \nC='$A'\nD=\n").expect("valid");
        let get = |name| match read.get(name) {
            Lookup::Value(value) => value,
            other => panic!("{name}: {other:?}"),
        };
        assert_eq!((get("A"), get("B"), get("C"), get("D")), ("1", "x y", "$A", ""));
        assert_eq!(Variables::default().with_env_file("A=1\noops\n").map(|_| ()), Err(EnvFileError { line: 2 }));
    }

    #[test]
    fn credentials_stay_out_of_reach() {
        let values = [("MCPCTL_AUTH_TOKEN", "s"), ("OTHER", "o")].map(|(k, v)| (k.to_owned(), v.to_owned()));
        let variables = Variables::new(values);
        assert_eq!(variables.get("MCPCTL_AUTH_TOKEN"), Lookup::Credential);
        let narrowed = variables.allow_only(["MCPCTL_AUTH_TOKEN".to_owned()]);
        assert_eq!(narrowed.get("MCPCTL_AUTH_TOKEN"), Lookup::Credential);
        assert_eq!(narrowed.get("OTHER"), Lookup::NotAllowed);
    }
}
