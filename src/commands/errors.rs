//! The one place where library errors become failures with an exit code, a message and a next step.

use crate::manifest::LoadError;
use crate::ui::Failure;

impl From<LoadError> for Failure {
    fn from(error: LoadError) -> Self {
        let (code, help) = match &error {
            LoadError::NotFound { .. } => {
                ("no-manifest", "name the file with `-A FILE`, or let `mcpctl init` write a small application")
            }
            LoadError::Missing { .. } => ("no-manifest", "check the path, which is relative to the working folder"),
            LoadError::Unreadable { .. } => ("unreadable", "check the permissions of the file"),
            LoadError::Directory { .. } => ("unreadable", "name the file itself, such as `golem.yaml` in that folder"),
            LoadError::TooLarge { .. } => ("too-large", "split the application into files that `includes` names"),
            LoadError::NotText { .. } => ("not-text", "name a YAML file; convert other encodings to UTF-8 first"),
        };
        Self::usage(code, error.to_string()).help(help)
    }
}
