//! What must happen on one server at a time, or once at all, although several share the database.

use std::time::Duration;

use jiff::Timestamp;

use super::error::StoreError;
use super::handle::Store;
use super::query::query;
use super::records::Actor;
use super::row::now;

impl Store {
    /// Takes or renews a lease until `duration` from `now`; whether the holder has it. An expired lease can be taken by
    /// anybody.
    pub async fn try_lease(
        &self,
        name: &str,
        holder: &str,
        now: Timestamp,
        duration: Duration,
    ) -> Result<bool, StoreError> {
        let until = now.checked_add(duration).unwrap_or(Timestamp::MAX);
        let mut tx = self.begin(&Actor::default()).await?;
        let taken = query(
            "INSERT INTO leases (name, holder, expires_at) VALUES ($1, $2, $3)
             ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, expires_at = excluded.expires_at
             WHERE leases.holder = excluded.holder OR leases.expires_at <= $4",
        )
        .bind(name)
        .bind(holder)
        .bind(until)
        .bind(now)
        .execute(&mut tx)
        .await?;
        tx.commit().await?;
        Ok(taken > 0)
    }

    /// Gives a lease back, if the holder has it.
    pub async fn release_lease(&self, name: &str, holder: &str) -> Result<(), StoreError> {
        let mut tx = self.begin(&Actor::default()).await?;
        query("DELETE FROM leases WHERE name = $1 AND holder = $2").bind(name).bind(holder).execute(&mut tx).await?;
        tx.commit().await
    }

    /// Whether this is the first call with this name that the database ever saw.
    pub async fn once(&self, name: &str) -> Result<bool, StoreError> {
        let mut tx = self.begin(&Actor::default()).await?;
        let first = query("INSERT INTO once_guards (name, at) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
            .bind(name)
            .bind(now())
            .execute(&mut tx)
            .await?;
        tx.commit().await?;
        Ok(first > 0)
    }
}
