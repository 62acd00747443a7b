//! The repository on both databases: every test of the modules below runs on SQLite and on PostgreSQL.

use jiff::Timestamp;
use mcpctl::model::{AppName, ComponentName, Domain, EnvironmentName, SchemeName};
use mcpctl::plan::hash::Model;
use mcpctl::plan::{ComponentSnapshot, EndpointSnapshot, Snapshot};
use mcpctl::secrets::{Sealer, SealingKey, Secret};
use mcpctl::store::{
    Account, Actor, Application, Apply, Environment, EnvironmentOptions, Location, NewAccount, NewEnvironment,
    ReleaseChanges, Staged, StagedChanges, Store,
};

use crate::support::postgres;

/// Defines each test once and runs it on both databases.
macro_rules! on_both {
    ($($(#[doc = $doc:literal])* async fn $name:ident($database:ident: &Database) $body:block)*) => {
        $($(#[doc = $doc])* async fn $name($database: &Database) $body)*

        mod on_sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                super::$name(&$crate::store::Database::sqlite().await).await;
            })*
        }

        mod on_postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                if let Some(database) = $crate::store::Database::postgres().await {
                    super::$name(&database).await;
                }
            })*
        }
    };
}

mod accounts;
mod crash;
mod deploy;
mod environments;
mod grants;
mod races;
mod schema;
mod serving;
mod staged;

/// A database of the test's own.
struct Database {
    location: Location,
    key: SealingKey,
    store: Store,
    folder: tempfile::TempDir,
}

impl Database {
    async fn sqlite() -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let location = Location::Sqlite(folder.path().join("mcpctl.db"));
        Self::open(location, folder).await
    }

    async fn postgres() -> Option<Self> {
        let url = postgres::database().await?;
        Some(Self::open(Location::Postgres(url), tempfile::tempdir().expect("a temporary folder")).await)
    }

    async fn open(location: Location, folder: tempfile::TempDir) -> Self {
        let key = SealingKey::generate();
        let store = Store::open(&location, Sealer::new(&key, &[])).await.expect("opens");
        Self { location, key, store, folder }
    }

    /// Another server over the same database.
    async fn another(&self) -> Store {
        self.with_key(&self.key, &[]).await
    }

    async fn with_key(&self, key: &SealingKey, older: &[SealingKey]) -> Store {
        Store::open(&self.location, Sealer::new(key, older)).await.expect("opens again")
    }

    /// Every stored byte: for tests that nothing secret is in clear.
    async fn dump(&self) -> String {
        match &self.location {
            Location::Postgres(url) => postgres::dump(url).await,
            _ => fs_err::read_dir(self.folder.path())
                .expect("folder")
                .map(|entry| fs_err::read(entry.expect("entry").path()).expect("file"))
                .map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
                .collect(),
        }
    }
}

fn actor() -> Actor {
    Actor { account: None, request_id: Some("request-1".to_owned()) }
}

fn domain(text: &str) -> Domain {
    text.parse().expect("a domain")
}

fn component(text: &str) -> ComponentName {
    text.parse().expect("a component name")
}

fn scheme(text: &str) -> SchemeName {
    text.parse().expect("a scheme name")
}

fn at(second: i64) -> Timestamp {
    Timestamp::from_second(second).expect("a time")
}

const OPTIONS: EnvironmentOptions =
    EnvironmentOptions { compatibility_check: false, version_check: false, security_overrides: true };

async fn an_account(store: &Store, email: &str) -> Account {
    let new = NewAccount { name: email.to_owned(), email: email.to_owned(), roles: Vec::new() };
    store.create_account(&actor(), new).await.expect("an account")
}

async fn an_application(store: &Store, account: &Account, name: &str) -> Application {
    let name: AppName = name.parse().expect("a name");
    store.create_application(&actor(), account.id, &name).await.expect("an application")
}

async fn environment_in(store: &Store, application: &Application, name: &str) -> Environment {
    let name: EnvironmentName = name.parse().expect("a name");
    let new = NewEnvironment { name, options: OPTIONS, diff_model_version: 4 };
    store.create_environment(&actor(), application.id, new).await.expect("an environment")
}

/// An environment with owner and application.
async fn an_environment(store: &Store) -> Environment {
    let account = an_account(store, "owner@example.com").await;
    let application = an_application(store, &account, "shop").await;
    environment_in(store, &application, "local").await
}

async fn staged(store: &Store, environment: &Environment) -> Staged {
    store.staged(environment.id).await.expect("readable").expect("the environment exists")
}

/// A component content that differs with the digest.
fn content(digest: &str) -> ComponentSnapshot {
    ComponentSnapshot { digest: Some(digest.to_owned()), ..ComponentSnapshot::default() }
}

/// An endpoint content that differs with the agent.
fn endpoint(agent: &str) -> EndpointSnapshot {
    let agents = [(agent.parse().expect("an agent type"), mcpctl::plan::AgentExportSnapshot::default())];
    EndpointSnapshot { agents: agents.into(), ..EndpointSnapshot::default() }
}

/// The deploy of what the changes make of the staged state.
fn deploy_of(staged: &Staged, changes: StagedChanges) -> Apply {
    let mut snapshot = Snapshot::default();
    for component in &staged.components {
        snapshot.components.insert(component.name.clone(), component.content.clone());
    }
    for endpoint in &staged.endpoints {
        snapshot.mcp_deployments.insert(endpoint.domain.clone(), endpoint.content.clone());
    }
    for name in &changes.delete_components {
        snapshot.components.remove(name);
    }
    for domain in &changes.delete_endpoints {
        snapshot.mcp_deployments.remove(domain);
    }
    snapshot.components.extend(changes.put_components.clone());
    snapshot.mcp_deployments.extend(changes.put_endpoints.clone());
    Apply {
        environment_id: staged.environment.id,
        base_counter: staged.environment.current.as_ref().map(|current| current.counter),
        staged_version: staged.version,
        hash: snapshot.hash(Model::V4),
        changes,
        snapshot,
        version: String::new(),
        import_secrets: Vec::new(),
        releases: ReleaseChanges::default(),
    }
}

/// Changes that stage one component.
fn staging(name: &str, digest: &str) -> StagedChanges {
    let put_components = [(component(name), content(digest))].into();
    StagedChanges { put_components, ..StagedChanges::default() }
}

/// Changes that stage one endpoint and register its domain.
fn exposing(at: &str, agent: &str) -> StagedChanges {
    StagedChanges {
        register_domains: vec![domain(at)],
        put_endpoints: [(domain(at), endpoint(agent))].into(),
        ..StagedChanges::default()
    }
}

/// Deploys changes onto the newest state.
async fn deploy(store: &Store, environment: &Environment, changes: StagedChanges) -> mcpctl::store::CurrentDeployment {
    let apply = deploy_of(&staged(store, environment).await, changes);
    store.apply(&actor(), &apply).await.expect("a deploy")
}

fn secret(text: &str) -> Secret {
    Secret::new(text)
}
