//! From an import's declaration to what `upstream` needs to ask its server.

use std::time::Duration;

use crate::plan::{self, ImportDeclaration, InlineAuth};
use crate::upstream::{EraChoice, ImportSource, Options, SourceAuth};

/// The source that a declaration means. A scheme's token is not part of it.
pub fn import_source(declaration: &ImportDeclaration) -> ImportSource {
    ImportSource {
        url: declaration.url.as_str().into(),
        auth: match &declaration.auth {
            None => SourceAuth::None,
            Some(InlineAuth::Bearer(token)) => SourceAuth::Bearer(token.as_str().into()),
            Some(InlineAuth::Basic { user, password }) => {
                SourceAuth::Basic { user: user.as_str().into(), password: password.as_str().into() }
            }
        },
        prefix: declaration.prefix.clone(),
        filter: plan::filter_of(declaration),
    }
}

/// The options that a declaration's `version` means, within a time limit.
///
/// # Errors
/// The version, when this program does not speak it.
pub fn import_options(declaration: &ImportDeclaration, limit: Duration) -> Result<Options, String> {
    let era = match &declaration.version {
        None => EraChoice::Auto,
        Some(version) => EraChoice::named(version).ok_or_else(|| version.clone())?,
    };
    Ok(Options { era, timeout: limit, init_timeout: limit, ..Options::default() })
}
