//! OAuth consents for imports: a state machine in the database (reference C).
//!
//! A consent begins with [`Consents::authorize`], is completed once with the provider's answer, gives access tokens
//! until it is disconnected or the provider ends it, and needs to be begun anew after that. Every step is a write of
//! the grant that names the generation it read, or the claimed consent that it completes; of two writers one wins, on
//! one server or on several. What must not happen twice (exchanging a code, using a refresh token that rotates) is
//! claimed by such a write before it is done, and runs as a task of its own, so that a caller that goes away cannot lose
//! the answer. A claim whose outcome nobody knows, because the server stopped or no answer came, is never repeated: the
//! consent must be given anew.
//!
//! Differs from Golem in one thing: a grant that works goes on working until its successor has tokens.

mod complete;
mod error;
mod held;
mod register;
mod status;
mod tokens;

use std::collections::HashMap;
use std::sync::{Arc, Mutex as StdMutex};
use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use tokio_util::task::TaskTracker;
use url::Url;

use crate::api::consent::ConsentStatus;
use crate::model::{AccountId, DeploymentRevision, EnvironmentId};
use crate::net::{EgressPolicy, Sender, SenderOptions};
use crate::oauth::{self, ClientIdentity, UrlRule};
use crate::plan::{self, ImportDeclaration};
use crate::secrets::TokenHash;
use crate::store::{Actor, ConsentSession, Grant, GrantKey, SecurityScheme, Store};

pub(super) use error::ConsentError;
use held::{Context, Held};
pub(super) use status::View;
use tokens::Flight;
pub use tokens::TokenError;

/// How long a consent may take between `authorize` and `complete`.
const LIFETIME: SignedDuration = SignedDuration::from_mins(10);
/// Time for one HTTP exchange with a provider or an import's server.
const EXCHANGE: Duration = Duration::from_secs(20);
/// After so many times the time of an exchange a claim (an exchange, a refresh) whose end nobody wrote down has an
/// unknown outcome.
const CLAIM: u32 = 3;
/// The largest answer that is read.
const MAX_ANSWER: usize = oauth::metadata::MAX_METADATA;

/// How consents are obtained.
#[derive(Debug, Clone, Copy)]
pub struct ConsentOptions {
    /// Where providers and protected servers may be.
    pub policy: EgressPolicy,
    /// Whether their URLs may be plain http on this machine.
    pub urls: UrlRule,
    /// Time for one HTTP exchange with them.
    pub timeout: Duration,
}

impl ConsentOptions {
    /// The usual times.
    pub fn new(policy: EgressPolicy, urls: UrlRule) -> Self {
        Self { policy, urls, timeout: EXCHANGE }
    }
}

/// Obtains consents and keeps their tokens fresh. Cheap to clone; all clones are the same.
#[derive(Clone)]
pub struct Consents {
    shared: Arc<Shared>,
}

struct Shared {
    store: Store,
    sender: Sender,
    urls: UrlRule,
    claim: SignedDuration,
    tasks: TaskTracker,
    flights: StdMutex<HashMap<GrantKey, Arc<Flight>>>,
}

/// The import that a consent is for.
#[derive(Debug, Clone)]
pub(super) struct Subject {
    pub(super) environment: EnvironmentId,
    /// The environment's owner, who holds the grant.
    pub(super) owner: AccountId,
    pub(super) declaration: ImportDeclaration,
    /// Where it stands in which deployment; `None` for a declared one.
    pub(super) place: Option<(DeploymentRevision, u32)>,
}

impl Subject {
    /// What a consent is bound to: the exact target with every field of its declaration.
    fn binding(&self) -> String {
        let environment = self.environment;
        let hash = plan::import_hash(&self.declaration, environment.as_uuid());
        match self.place {
            Some((revision, index)) => format!("deployed/{environment}/{revision}/{index}/{hash}"),
            None => format!("declared/{environment}/{hash}"),
        }
    }
}

/// The scheme of a subject, and the grant that they lead to.
#[derive(Debug, Clone)]
struct Client {
    scheme: SecurityScheme,
    issuer: String,
    key: GrantKey,
}

impl Consents {
    /// Consents over a store.
    pub fn new(store: Store, options: ConsentOptions) -> Self {
        let sender = Sender::new(SenderOptions {
            policy: options.policy,
            total_timeout: options.timeout,
            max_response: MAX_ANSWER,
            ..SenderOptions::default()
        });
        let shared = Shared {
            store,
            sender,
            urls: options.urls,
            claim: SignedDuration::try_from(options.timeout.saturating_mul(CLAIM)).unwrap_or(SignedDuration::MAX),
            tasks: TaskTracker::new(),
            flights: StdMutex::default(),
        };
        Self { shared: Arc::new(shared) }
    }

    /// Waits for exchanges and refreshes that are under way: their answers must reach the database.
    pub async fn drain(&self) {
        self.shared.tasks.close();
        self.shared.tasks.wait().await;
    }

    fn store(&self) -> &Store {
        &self.shared.store
    }

    /// The scheme that a subject names.
    async fn client(&self, subject: &Subject) -> Result<Client, ConsentError> {
        let name = subject.declaration.security_scheme.as_ref().ok_or(ConsentError::NotOauth)?;
        let scheme = self.store().security_scheme_by_name(subject.environment, name).await?;
        let scheme = scheme.ok_or_else(|| ConsentError::NoScheme(name.clone()))?;
        let key = GrantKey {
            environment_id: subject.environment,
            scheme_id: scheme.id,
            scheme_revision: scheme.revision,
            owner_account_id: subject.owner,
            resource: TokenHash::of(&subject.declaration.url),
        };
        Ok(Client { issuer: scheme.provider.issuer().to_owned(), scheme, key })
    }

    /// The registered client with its secret. An empty secret is none: a public client.
    async fn identity(&self, client: &Client) -> Result<ClientIdentity, ConsentError> {
        let secret = self.store().security_scheme_secret(&client.scheme).await.map_err(|error| {
            if error::is_lost_key(&error) { ConsentError::LostSecret(client.scheme.name.clone()) } else { error.into() }
        })?;
        let secret = secret.ok_or(ConsentError::Changed("the security scheme was changed meanwhile"))?;
        Ok(ClientIdentity {
            id: client.scheme.client_id.clone(),
            secret: Some(secret).filter(|secret| !secret.is_empty()),
            redirect_uri: client.scheme.redirect_url.clone(),
        })
    }

    /// The grant and what is sealed in it. A lost key is a grant without content.
    async fn grant(&self, key: &GrantKey) -> Result<Option<(Grant, Held)>, ConsentError> {
        match self.store().grant_with_tokens(key).await {
            Ok(found) => Ok(found.map(|(grant, sealed)| {
                let held = sealed.as_ref().map_or_else(Held::default, Held::of);
                (grant, held)
            })),
            Err(error) if error::is_lost_key(&error) => {
                Ok(self.store().grant(key).await?.map(|grant| (grant, Held::lost())))
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Begins a consent: discovers the provider and returns the URL that a person opens.
    pub(super) async fn authorize(
        &self,
        actor: &Actor,
        account: AccountId,
        subject: &Subject,
    ) -> Result<Url, ConsentError> {
        let client = self.client(subject).await?;
        let redirect = Url::parse(&client.scheme.redirect_url).ok();
        if !redirect.is_some_and(|url| UrlRule::HttpOnLoopback.admits(&url)) {
            return Err(ConsentError::BadRedirect(client.scheme.name));
        }
        let endpoint = Url::parse(&subject.declaration.url).map_err(|_| ConsentError::BadUrl)?;
        let shared = &self.shared;
        let found = oauth::discover(&shared.sender, &endpoint, &client.issuer, shared.urls).await?;
        let identity = self.identity(&client).await?;
        oauth::exchange::check_client(&found.server, &identity)?;
        let resource = found.resource.clone().unwrap_or_else(|| identifier(&subject.declaration.url));
        let grant = self.grant(&client.key).await?;
        let status = self.view(grant.as_ref()).status;
        let keep_working = matches!(status, ConsentStatus::Granted | ConsentStatus::Refreshing);
        let held = grant.map(|(_, held)| held).unwrap_or_default();
        let scopes = wanted_scopes(&client.scheme.scopes, &found, &held);
        let request = oauth::exchange::authorization_request(&found.server, &identity, &scopes, &resource)?;
        let context =
            Context { binding: subject.binding(), verifier: request.verifier, resource, server: found.server, scopes };
        let session = ConsentSession {
            state: TokenHash::of(request.state.expose()),
            key: client.key,
            generation: TokenHash::random(),
            account_id: account,
            context: context.to_secret(),
            expires_at: Timestamp::now().saturating_add(LIFETIME).unwrap_or(Timestamp::MAX),
        };
        shared.store.begin_consent(actor, &session, keep_working).await?;
        Ok(request.url)
    }
}

/// The scheme's scopes, else those that discovery found; and what was asked for before (step-up by union).
fn wanted_scopes(scheme: &[String], found: &oauth::Discovered, held: &Held) -> Vec<String> {
    let mut scopes = if scheme.is_empty() { found.scopes.clone() } else { scheme.to_vec() };
    let offline = "offline_access".to_owned();
    // Without it some providers give no refresh token. Nothing is added to what the operator wrote.
    if scheme.is_empty() && found.server.scopes_supported.as_ref().is_some_and(|known| known.contains(&offline)) {
        scopes.push(offline);
    }
    scopes.extend(held.wanted_scopes.iter().cloned());
    let mut seen = std::collections::HashSet::new();
    scopes.retain(|scope| seen.insert(scope.clone()));
    scopes
}

/// The resource identifier of a server that publishes none: its URL as it is declared. A query can hold credentials.
fn identifier(url: &str) -> String {
    url.split(['?', '#']).next().unwrap_or(url).to_owned()
}

impl std::fmt::Debug for Consents {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Consents")
    }
}
