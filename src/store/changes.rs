//! The change counter, and waiting for it to move.

use std::time::Duration;

use sqlx::postgres::PgListener;
use tokio::sync::watch;

use super::engine::Engine;
use super::error::StoreError;
use super::handle::Store;
use super::query::query;
use super::tx::{CHANNEL, Connected};

/// How often the counter is read without any sign: the net below notifications that were lost, and the only sign of
/// what another process did to a SQLite file.
const POLL: Duration = Duration::from_millis(500);

/// The same in milliseconds, for the test of what notifications do alone.
const TEST_POLL: &str = "MCPCTL_TEST_POLL_MILLISECONDS";

fn poll() -> Duration {
    let told = std::env::var(TEST_POLL).ok().and_then(|text| text.parse().ok());
    told.map_or(POLL, Duration::from_millis)
}

/// Reads the counter.
pub(super) async fn counter(on: &mut impl Connected) -> Result<u64, StoreError> {
    let column = "change_counter";
    let counter: i64 = query("SELECT change_counter FROM installation").one(on).await?.get(column)?;
    u64::try_from(counter).map_err(|_| StoreError::Corrupt { column })
}

impl Store {
    /// A number that every recorded change of the database moves.
    pub async fn change_counter(&self) -> Result<u64, StoreError> {
        counter(&mut self.reader().await?).await
    }

    /// Waits for changes after a known state of the counter, such as [`super::Served::counter`].
    pub fn watch(&self, seen: u64) -> Changes {
        Changes { store: self.clone(), seen, commits: self.commits(), listener: None }
    }
}

/// Tells when the change counter has moved.
pub struct Changes {
    store: Store,
    seen: u64,
    commits: watch::Receiver<()>,
    /// PostgreSQL's notifications; absent while it cannot be reached.
    listener: Option<PgListener>,
}

impl Changes {
    /// Waits until the counter differs from what is known, and returns it. A database that cannot be reached is waited
    /// for: the counter is read again when it is back, so nothing is missed. Safe to drop while waiting.
    pub async fn next(&mut self) -> u64 {
        loop {
            self.listen().await;
            match self.store.change_counter().await {
                Ok(counter) if counter != self.seen => {
                    self.seen = counter;
                    return counter;
                }
                Ok(_) => {}
                Err(error) => tracing::debug!(%error, "the change counter cannot be read"),
            }
            self.sign().await;
        }
    }

    /// Listening begins before the counter is read, so no change falls between the two.
    async fn listen(&mut self) {
        let Engine::Postgres(pool) = self.store.engine() else { return };
        if self.listener.is_some() {
            return;
        }
        let Ok(mut listener) = PgListener::connect_with(pool).await else { return };
        if listener.listen(CHANNEL).await.is_ok() {
            self.listener = Some(listener);
        }
    }

    /// Waits for any reason to read the counter.
    async fn sign(&mut self) {
        let notified = async {
            match &mut self.listener {
                Some(listener) => listener.recv().await.is_ok(),
                None => std::future::pending().await,
            }
        };
        let lost = tokio::select! {
            received = notified => !received,
            _ = self.commits.changed() => false,
            () = tokio::time::sleep(poll()) => false,
        };
        if lost {
            self.listener = None;
            tokio::time::sleep(POLL).await;
        }
    }
}
