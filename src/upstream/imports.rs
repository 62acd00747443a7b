//! Reading one import: its tools listed and projected, within one time limit.

use std::time::Duration;

use url::Url;

use crate::model::{ImportFilter, Prefix};
use crate::net::Sender;
use crate::projection::ImportSurface;
use crate::projection::import::project_listing;
use crate::secrets::Secret;

use super::client::{ServerInfo, Upstream};
use super::error::UpstreamError;
use super::listing::ListKind;
use super::options::{Endpoint, HttpEndpoint, InvalidCredentials, Options};

/// The credentials of a source.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SourceAuth {
    /// None.
    None,
    /// A bearer token, the operator's or one from a consent.
    Bearer(Secret),
    /// User and password.
    Basic {
        /// The user.
        user: Secret,
        /// The password.
        password: Secret,
    },
}

/// What is read, and how its tools are selected and named.
#[derive(Debug, Clone)]
pub struct ImportSource {
    /// The endpoint; can hold credentials.
    pub url: Secret,
    /// Credentials.
    pub auth: SourceAuth,
    /// Prefix of the exposed names.
    pub prefix: Option<Prefix>,
    /// Which tools.
    pub filter: ImportFilter,
}

/// What was read.
#[derive(Debug, Clone)]
pub struct ImportReading {
    /// What the server said about itself.
    pub server: ServerInfo,
    /// The projected tools and the excluded ones.
    pub surface: ImportSurface,
    /// What was wrong with the listing itself.
    pub notes: Vec<String>,
    /// How long the server says that the listing stays fresh.
    pub fresh_for: Duration,
    /// Whether the server says that it announces changes.
    pub announces: bool,
}

impl ImportSource {
    /// The endpoint with its credentials.
    ///
    /// # Errors
    /// When URL or credentials cannot be used. Neither is repeated.
    pub fn endpoint(&self, sender: Sender) -> Result<HttpEndpoint, InvalidCredentials> {
        let url = Url::parse(self.url.expose()).map_err(|_| InvalidCredentials)?;
        let endpoint = HttpEndpoint::new(url, sender);
        match &self.auth {
            SourceAuth::None => Ok(endpoint),
            SourceAuth::Bearer(token) => endpoint.bearer(token.expose()),
            SourceAuth::Basic { user, password } => endpoint.basic(user.expose(), password.expose()),
        }
    }

    /// Lists and projects the tools. `limit` bounds everything together.
    ///
    /// # Errors
    /// When the tools cannot be listed. A tool that cannot be projected is a diagnostic.
    pub async fn read(
        &self,
        sender: Sender,
        options: Options,
        limit: Duration,
    ) -> Result<ImportReading, UpstreamError> {
        let endpoint = self.endpoint(sender)?;
        let reading = async {
            let upstream = Upstream::connect(Endpoint::Http(endpoint), options).await?;
            let listing = upstream.list(ListKind::Tools).await;
            upstream.close().await;
            let mut listing = listing?;
            if listing.incomplete {
                // What is not seen can be neither pinned nor filtered, and the next page may hold the same names.
                let reason = format!("the list of tools has no end: {}", listing.notes.join("; "));
                return Err(UpstreamError::InvalidResult { pointer: "/nextCursor".to_owned(), reason });
            }
            let mask = upstream.mask();
            for (index, item) in listing.items.iter().enumerate().filter(|(_, item)| mask.shows_in(item)) {
                let reason = "its definition holds credentials of this import".to_owned();
                listing.unreadable.entry(index).or_insert(reason);
                tracing::debug!(has_name = item.get("name").is_some(), "a definition holds the import's credentials");
            }
            let (prefix, filter) = (self.prefix.as_ref(), &self.filter);
            let mut surface = project_listing(listing.items, &listing.unreadable, prefix, filter);
            for (name, reason) in &mut surface.diagnostics {
                (*name, *reason) = (mask.hide_keys(name), mask.hide_keys(reason));
            }
            Ok(ImportReading {
                server: upstream.info().clone(),
                surface,
                notes: listing.notes,
                fresh_for: listing.fresh_for,
                announces: upstream.announces_tools(),
            })
        };
        tokio::time::timeout(limit, reading)
            .await
            .unwrap_or_else(|_| Err(UpstreamError::TimedOut { method: "tools/list".to_owned(), after: limit }))
    }
}
