//! An import as it is deployed: with its URL and credentials, which no output may show.

use std::fmt;

use crate::model::Mask;
use crate::model::{ImportFilter, ImportName, NameGlob, Prefix, SchemeName};

use super::hash::ContentHash;
use super::snapshot::ImportSnapshot;

/// Credentials that stand in the import itself.
#[derive(Clone, PartialEq, Eq)]
pub enum InlineAuth {
    /// A bearer token.
    Bearer(String),
    /// User and password.
    Basic {
        /// The user.
        user: String,
        /// The password.
        password: String,
    },
}

impl InlineAuth {
    /// `bearer` or `basic`: the only thing about credentials that may be shown.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Bearer(_) => "bearer",
            Self::Basic { .. } => "basic",
        }
    }
}

impl fmt::Debug for InlineAuth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind())
    }
}

/// The filter of a declaration.
pub fn filter_of(declaration: &ImportDeclaration) -> ImportFilter {
    match (&declaration.include, &declaration.exclude) {
        (Some(globs), _) => ImportFilter::Include(globs.clone()),
        (None, Some(globs)) => ImportFilter::Exclude(globs.clone()),
        (None, None) => ImportFilter::All,
    }
}

/// A whole import declaration. `Debug` shows neither URL nor credentials.
#[derive(Clone, PartialEq)]
pub struct ImportDeclaration {
    /// What the manifest calls it; never leaves the client.
    pub name: Option<ImportName>,
    /// The endpoint, which can hold credentials.
    pub url: String,
    /// Inline credentials.
    pub auth: Option<InlineAuth>,
    /// OAuth scheme.
    pub security_scheme: Option<SchemeName>,
    /// Prefix of the exposed names.
    pub prefix: Option<Prefix>,
    /// Selected names.
    pub include: Option<Vec<NameGlob>>,
    /// Removed names.
    pub exclude: Option<Vec<NameGlob>>,
    /// Protocol revision.
    pub version: Option<String>,
}

impl ImportDeclaration {
    /// The part that may be stored and shown, under the hash of the whole.
    pub fn snapshot(&self, hash: ContentHash) -> ImportSnapshot {
        ImportSnapshot {
            hash,
            auth_kind: self.auth.as_ref().map(|auth| auth.kind().to_owned()),
            security_scheme: self.security_scheme.clone(),
            prefix: self.prefix.clone(),
            include: self.include.clone(),
            exclude: self.exclude.clone(),
            version: self.version.clone(),
        }
    }
}

impl ImportDeclaration {
    /// A stranger's text without this import's credentials and the parts of its URL that can be some: a server can send
    /// back what it was sent.
    pub fn hide_in(&self, text: &str) -> String {
        self.mask().hide(text)
    }

    /// What is sent to the import's server.
    pub fn mask(&self) -> Mask {
        let mask = Mask::default().url(&self.url);
        match &self.auth {
            None => mask,
            Some(InlineAuth::Bearer(token)) => mask.credential(token),
            Some(InlineAuth::Basic { user, password }) => mask.basic(user, password),
        }
    }
}

impl fmt::Debug for ImportDeclaration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ImportDeclaration")
            .field("name", &self.name)
            .field("auth", &self.auth)
            .field("security_scheme", &self.security_scheme)
            .field("prefix", &self.prefix)
            .field("include", &self.include)
            .field("exclude", &self.exclude)
            .field("version", &self.version)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_server_sends_back_shows_no_credential() {
        let import = ImportDeclaration {
            name: None,
            url: "https://u:url-pass@host.example/mcp/segment-that-is-a-token?key=k%2Fey-1&b=ok".to_owned(),
            auth: Some(InlineAuth::Basic { user: "ada-user".to_owned(), password: "pass word".to_owned() }),
            security_scheme: None,
            prefix: None,
            include: None,
            exclude: None,
            version: None,
        };
        let sent = "POST /mcp/segment-that-is-a-token?key=k%2Fey-1&b=ok authorization: Basic YWRhLXVzZXI6cGFzcyB3b3Jk \
                    decoded k/ey-1 ada-user pass word url-pass";
        insta::assert_snapshot!(import.hide_in(sent), @"POST /mcp/[hidden]?[hidden] authorization: Basic [hidden] decoded [hidden] [hidden] [hidden] [hidden]");
        assert_eq!(import.hide_in("tools/list failed: ok"), "tools/list failed: ok");
    }
}
