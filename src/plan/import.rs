//! An import as it is deployed: with its URL and credentials, which no output may show.

use std::fmt;

use base64::Engine;

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

/// Shorter ones are no secrets, and would make a text unreadable.
const SHORTEST_SECRET: usize = 4;
/// A segment of a path that is this long can be a token.
const TOKEN_SEGMENT: usize = 16;

impl ImportDeclaration {
    /// A stranger's text without this import's credentials and the parts of its URL that can be some: a server can send
    /// back what it was sent.
    pub fn hide_in(&self, text: &str) -> String {
        let mut secrets = self.secrets();
        // A longer one first: it can hold a shorter one.
        secrets.sort_by_key(|secret| std::cmp::Reverse(secret.len()));
        let mut text = text.to_owned();
        for secret in secrets.iter().filter(|secret| secret.len() >= SHORTEST_SECRET) {
            text = text.replace(secret, "[hidden]");
        }
        text
    }

    fn secrets(&self) -> Vec<String> {
        let mut secrets = vec![self.url.clone()];
        if let Ok(url) = url::Url::parse(&self.url) {
            secrets.extend(url.query().map(str::to_owned));
            secrets.extend(url.query_pairs().map(|(_, value)| value.into_owned()));
            secrets.extend(url.query().into_iter().flat_map(|query| query.split(['&', '=']).map(str::to_owned)));
            secrets.extend(url.password().map(str::to_owned));
            let segments = url.path_segments().into_iter().flatten();
            secrets.extend(segments.filter(|segment| segment.len() >= TOKEN_SEGMENT).map(str::to_owned));
        }
        match &self.auth {
            None => {}
            Some(InlineAuth::Bearer(token)) => secrets.push(token.clone()),
            Some(InlineAuth::Basic { user, password }) => {
                secrets.push(base64::engine::general_purpose::STANDARD.encode(format!("{user}:{password}")));
                secrets.extend([user.clone(), password.clone()]);
            }
        }
        secrets
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
