//! Asking an import's server with the credentials that the import has, a consent's token among them.

use std::time::Duration;

use futures::FutureExt;
use futures::future::BoxFuture;
use serde_json::{Map, Value};

use super::Inner;
use super::source::{import_options, import_source};
use crate::plan::ImportDeclaration;
use crate::secrets::Secret;
use crate::server::consent::{Consents, TokenError};
use crate::server::imports::{ImportReadError, ImportTarget};
use crate::upstream::{CallOptions, Endpoint, FailureKind, ImportSource, Options, SourceAuth, Upstream, UpstreamError};

/// Gives the access token of a consent.
pub trait ConsentTokens: Send + Sync {
    /// The token for an import with a security scheme, refreshed where that is needed.
    fn token<'a>(&'a self, target: &'a ImportTarget) -> BoxFuture<'a, Result<Secret, ImportReadError>>;

    /// What tells the consent from an earlier or later one of the same import; its listings are seen by nobody else's.
    fn consent<'a>(&'a self, target: &'a ImportTarget) -> BoxFuture<'a, Result<String, ImportReadError>> {
        let _ = target;
        futures::future::ready(Ok(String::new())).boxed()
    }

    /// The import's server refused this token with a 401 or 403. `Ok` when another one may be had.
    fn refused<'a>(
        &'a self,
        target: &'a ImportTarget,
        token: &'a Secret,
        status: u16,
        challenge: Option<&'a str>,
    ) -> BoxFuture<'a, Result<(), ImportReadError>> {
        let _ = (target, token, status, challenge);
        futures::future::ready(Err(ImportReadError::ConsentNeeded)).boxed()
    }
}

impl ConsentTokens for Consents {
    fn token<'a>(&'a self, target: &'a ImportTarget) -> BoxFuture<'a, Result<Secret, ImportReadError>> {
        self.token(target).map(|outcome| outcome.map_err(no_token)).boxed()
    }

    fn consent<'a>(&'a self, target: &'a ImportTarget) -> BoxFuture<'a, Result<String, ImportReadError>> {
        self.mark(target).map(|outcome| outcome.map_err(no_token)).boxed()
    }

    fn refused<'a>(
        &'a self,
        target: &'a ImportTarget,
        token: &'a Secret,
        status: u16,
        challenge: Option<&'a str>,
    ) -> BoxFuture<'a, Result<(), ImportReadError>> {
        self.refused(target, token, status, challenge).map(|outcome| outcome.map_err(no_token)).boxed()
    }
}

fn no_token(error: TokenError) -> ImportReadError {
    match error {
        TokenError::ConsentNeeded(reason) => ImportReadError::ConsentEnded(reason),
        TokenError::Unavailable(reason) => ImportReadError::Unavailable(reason),
    }
}

/// The options of a declaration.
pub(super) fn options(declaration: &ImportDeclaration, limit: Duration) -> Result<Options, ImportReadError> {
    import_options(declaration, limit)
        .map_err(|version| ImportReadError::Unavailable(format!("its `version` {version} is not known to this server")))
}

impl Inner {
    /// Calls a tool, once. A request that is refused for its token did not run, so it may be sent with another one.
    pub(super) async fn call(
        &self,
        target: &ImportTarget,
        tool: &str,
        arguments: Map<String, Value>,
    ) -> Result<Value, ImportReadError> {
        let options = options(&target.declaration, self.times.limit)?;
        let key = CallOptions { idempotency_key: Some(uuid::Uuid::new_v4().to_string()), ..CallOptions::default() };
        self.with_token(target, |source| {
            let (sender, arguments, key) = (self.sender.clone(), arguments.clone(), key.clone());
            async move {
                let upstream = Upstream::connect(Endpoint::Http(source.endpoint(sender)?), options).await?;
                let result = upstream.call(tool, arguments, &key).await;
                upstream.close().await;
                Ok(result?.raw)
            }
        })
        .await
    }

    /// Does something with an import's credentials. A token of a consent that is refused is replaced once.
    pub(super) async fn with_token<T, F>(
        &self,
        target: &ImportTarget,
        work: impl Fn(ImportSource) -> F,
    ) -> Result<T, ImportReadError>
    where
        F: Future<Output = Result<T, UpstreamError>>,
    {
        // Not held while a token is waited for: a provider that hangs keeps nobody else's imports from being read.
        let work = async |source| {
            let _slot = self.slots.acquire().await;
            work(source).await
        };
        let mut source = import_source(&target.declaration);
        if target.declaration.security_scheme.is_none() {
            return work(source).await.map_err(|error| refusal(&error, target, None));
        }
        let tokens = self.tokens.as_ref().ok_or(ImportReadError::ConsentNeeded)?;
        let mut token = tokens.token(target).await?;
        let mut first = true;
        loop {
            source.auth = SourceAuth::Bearer(token.clone());
            match work(source.clone()).await {
                Ok(done) => return Ok(done),
                Err(UpstreamError::Unauthorized { status, challenge }) => {
                    tokens.refused(target, &token, status, challenge.as_deref()).await?;
                    let next = tokens.token(target).await?;
                    if !first || next == token {
                        let text = format!("its MCP server refuses the access token of the consent (HTTP {status})");
                        return Err(ImportReadError::Unavailable(text));
                    }
                    (token, first) = (next, false);
                }
                Err(error) => return Err(refusal(&error, target, Some(&token))),
            }
        }
    }
}

/// A server can send back what it was sent: its words are shown without the import's credentials.
fn refusal(error: &UpstreamError, target: &ImportTarget, token: Option<&Secret>) -> ImportReadError {
    let mut text = target.declaration.hide_in(&format!("its MCP server {error}"));
    if let Some(token) = token {
        text = text.replace(token.expose(), "[hidden]");
    }
    match error.kind() {
        FailureKind::ConsentNeeded => ImportReadError::ConsentNeeded,
        FailureKind::InvalidRequest => ImportReadError::Invalid(text),
        _ => ImportReadError::Unavailable(text),
    }
}
