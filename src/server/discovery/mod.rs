//! What the servers of imports offer: asked on demand, one question at a time per import, remembered for a while.
//!
//! Readers of one import share one question, which goes on when they give up. A listing is used for some minutes, and
//! asked for again in the background while somebody uses it, and whenever a server announces that its tools changed; the
//! last good one outlives a failing server. An explicit
//! refresh asks always and tells every failure. Declarations that differ in anything, credentials included, never
//! share a listing, nor do two consents.

mod authorized;
mod source;
mod watch;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use futures::FutureExt;
use futures::future::{BoxFuture, Shared};
use serde_json::{Map, Value};
use tokio::sync::Semaphore;
use tokio::time::Instant;
use tokio_util::task::AbortOnDropHandle;

use super::imports::{ImportReadError, ImportReader, ImportTarget, ReadImport};
use crate::net::{EgressPolicy, Sender, SenderOptions};
use crate::plan;

pub use authorized::ConsentTokens;
pub use source::{import_options, import_source};

/// How long things are remembered, and how much at once.
#[derive(Debug, Clone, Copy)]
pub struct Freshness {
    /// How long a listing is used without asking again, unless the server says longer.
    pub fresh: Duration,
    /// The longest that a server may keep us from asking again.
    pub most: Duration,
    /// How often listings in use are looked through; those that would go stale before the next look are asked for.
    pub rhythm: Duration,
    /// How long a failure is remembered, so that a burst of readers asks once.
    pub failure: Duration,
    /// Time for one reading.
    pub limit: Duration,
    /// Listings that are kept.
    pub entries: usize,
    /// Readings at the same time.
    pub concurrent: usize,
    /// Servers whose announcements are listened to at the same time.
    pub watched: usize,
}

impl Default for Freshness {
    fn default() -> Self {
        Self {
            fresh: Duration::from_secs(300),
            most: Duration::from_secs(3600),
            rhythm: Duration::from_secs(60),
            failure: Duration::from_secs(1),
            limit: Duration::from_secs(25),
            entries: 128,
            concurrent: 64,
            watched: 32,
        }
    }
}

type Outcome = Result<Arc<ReadImport>, ImportReadError>;

/// What a server answered.
struct Answer {
    read: ReadImport,
    fresh_for: Duration,
    announces: bool,
}

/// A question that is under way.
#[derive(Clone)]
struct Flight {
    number: u64,
    outcome: Shared<BoxFuture<'static, Outcome>>,
}

/// What is known of one import.
struct Entry {
    target: ImportTarget,
    good: Option<(Arc<ReadImport>, Instant)>,
    failed: Option<(ImportReadError, Instant)>,
    flight: Option<Flight>,
    used: Instant,
    /// Listens to the server's announcements.
    watch: Option<AbortOnDropHandle<()>>,
    /// Whether somebody asked since the last answer came.
    wanted: bool,
}

struct Inner {
    sender: Sender,
    tokens: Option<Arc<dyn ConsentTokens>>,
    times: Freshness,
    entries: Mutex<Entries>,
    slots: Semaphore,
}

#[derive(Default)]
struct Entries {
    by_key: HashMap<String, Entry>,
    flights: u64,
}

/// Reads imports for the embedded control plane.
pub struct Discovery {
    inner: Arc<Inner>,
}

impl std::fmt::Debug for Discovery {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Discovery")
    }
}

impl Discovery {
    /// A service whose requests obey an egress policy. Must be called within a runtime, which then also refreshes.
    pub fn new(policy: EgressPolicy, tokens: Option<Arc<dyn ConsentTokens>>) -> Self {
        Self::with(policy, tokens, Freshness::default())
    }

    /// The same with other times.
    pub fn with(policy: EgressPolicy, tokens: Option<Arc<dyn ConsentTokens>>, times: Freshness) -> Self {
        let options = SenderOptions { policy, total_timeout: times.limit, ..SenderOptions::default() };
        let slots = Semaphore::new(times.concurrent);
        let inner = Arc::new(Inner { sender: Sender::new(options), tokens, times, entries: Mutex::default(), slots });
        tokio::spawn(keep_fresh(Arc::downgrade(&inner), times.rhythm));
        Self { inner }
    }
}

impl ImportReader for Discovery {
    fn read(&self, target: ImportTarget) -> BoxFuture<'_, Result<ReadImport, ImportReadError>> {
        async move { self.inner.read(target).await.map(|read| read.as_ref().clone()) }.boxed()
    }

    fn call(
        &self,
        target: ImportTarget,
        tool: String,
        arguments: Map<String, Value>,
    ) -> BoxFuture<'_, Result<Value, ImportReadError>> {
        async move { self.inner.call(&target, &tool, arguments).await }.boxed()
    }
}

/// What is known already, or the question to wait for.
enum Known {
    Now(Outcome),
    Soon(Flight),
}

impl Inner {
    fn entries(&self) -> MutexGuard<'_, Entries> {
        self.entries.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn read(self: &Arc<Self>, target: ImportTarget) -> Outcome {
        let key = self.key(&target).await?;
        // A question that was under way before a refresh was asked for does not count as its answer.
        let after = if target.refresh { self.entries().flights } else { 0 };
        loop {
            let flight = match self.look(&key, &target, after) {
                Known::Now(outcome) => return outcome,
                Known::Soon(flight) => flight,
            };
            let outcome = flight.outcome.await;
            if flight.number > after {
                return match outcome {
                    Err(error) if !target.refresh => self.last_good(&key).ok_or(error),
                    other => other,
                };
            }
        }
    }

    /// The hash covers URL, credentials and filters; a consent is told from others by its own mark.
    async fn key(&self, target: &ImportTarget) -> Result<String, ImportReadError> {
        let environment = target.environment_id.as_uuid();
        let mut key = format!("{environment}/{}", plan::import_hash(&target.declaration, environment));
        if target.declaration.security_scheme.is_some() {
            let tokens = self.tokens.as_ref().ok_or(ImportReadError::ConsentNeeded)?;
            key.push('/');
            key.push_str(&tokens.consent(target).await?);
        }
        Ok(key)
    }

    fn last_good(&self, key: &str) -> Option<Arc<ReadImport>> {
        let entries = self.entries();
        let (read, _) = entries.by_key.get(key)?.good.as_ref()?;
        Some(Arc::clone(read))
    }

    /// What is known, or a question: the one that is under way, else a new one.
    fn look(self: &Arc<Self>, key: &str, target: &ImportTarget, after: u64) -> Known {
        let now = Instant::now();
        let mut entries = self.entries();
        if !entries.by_key.contains_key(key) && entries.by_key.len() >= self.times.entries {
            entries.forget_one();
        }
        let entry = entries.by_key.entry(key.to_owned()).or_insert_with(|| Entry::new(target, now));
        (entry.used, entry.wanted) = (now, true);
        if !target.refresh {
            if let Some((read, _)) = entry.good.as_ref().filter(|(_, until)| now < *until) {
                return Known::Now(Ok(Arc::clone(read)));
            }
            if let Some((error, _)) = entry.failed.as_ref().filter(|(_, until)| now < *until) {
                return Known::Now(entry.good.as_ref().map_or(Err(error.clone()), |(read, _)| Ok(Arc::clone(read))));
            }
        }
        match &entry.flight {
            Some(flight) => Known::Soon(flight.clone()),
            None => Known::Soon(self.depart(&mut entries, key, after)),
        }
    }

    /// Asks, in a task of its own: whoever waits for the answer may go.
    fn depart(self: &Arc<Self>, entries: &mut Entries, key: &str, after: u64) -> Flight {
        entries.flights = entries.flights.max(after) + 1;
        let number = entries.flights;
        let target = entries.by_key[key].target.clone();
        let (inner, owned) = (Arc::clone(self), key.to_owned());
        let task = tokio::spawn(async move {
            let outcome = inner.ask(&target).await;
            inner.arrive(&owned, outcome)
        });
        let outcome = task.map(|joined| {
            joined.unwrap_or_else(|_| Err(ImportReadError::Unavailable("it could not be read".to_owned())))
        });
        let flight = Flight { number, outcome: outcome.boxed().shared() };
        if let Some(entry) = entries.by_key.get_mut(key) {
            entry.flight = Some(flight.clone());
        }
        flight
    }

    /// Takes down an answer.
    fn arrive(self: &Arc<Self>, key: &str, outcome: Result<Answer, ImportReadError>) -> Outcome {
        let now = Instant::now();
        let mut entries = self.entries();
        let watched = entries.by_key.values().filter(|entry| entry.is_watched()).count();
        let Some(entry) = entries.by_key.get_mut(key) else { return outcome.map(|answer| Arc::new(answer.read)) };
        (entry.flight, entry.wanted) = (None, false);
        match outcome {
            Ok(Answer { read, fresh_for, announces }) => {
                let read = Arc::new(read);
                if announces && !entry.is_watched() && watched < self.times.watched {
                    let watch = watch::watch(Arc::downgrade(self), key.to_owned(), entry.target.clone());
                    entry.watch = Some(AbortOnDropHandle::new(tokio::spawn(watch)));
                }
                entry.failed = None;
                entry.good = Some((Arc::clone(&read), now + fresh_for.clamp(self.times.fresh, self.times.most)));
                Ok(read)
            }
            Err(error) => {
                // A withdrawn consent ends what it gave access to.
                if error.is_about_consent() {
                    entry.good = None;
                }
                entry.failed = Some((error.clone(), now + self.times.failure));
                Err(error)
            }
        }
    }

    async fn ask(&self, target: &ImportTarget) -> Result<Answer, ImportReadError> {
        let limit = self.times.limit;
        let options = authorized::options(&target.declaration, limit)?;
        let reading = self
            .with_token(target, |source| {
                let sender = self.sender.clone();
                async move { source.read(sender, options, limit).await }
            })
            .await?;
        let read = ReadImport {
            protocol_version: reading.server.version.to_string(),
            server: reading.server.server,
            surface: reading.surface,
        };
        Ok(Answer { read, fresh_for: reading.fresh_for, announces: reading.announces })
    }

    /// The server said that its tools changed: what was read is stale, and is read again.
    fn changed(self: &Arc<Self>, key: &str) {
        let mut entries = self.entries();
        let Some(entry) = entries.by_key.get_mut(key) else { return };
        if let Some((_, until)) = &mut entry.good {
            *until = Instant::now();
        }
        if entry.flight.is_none() {
            self.depart(&mut entries, key, 0);
        }
    }

    /// Asks for what is in use and would go stale before the next look. What nobody uses is not listened to either.
    fn refresh_due(self: &Arc<Self>) {
        let now = Instant::now();
        let soon = now + self.times.rhythm;
        let mut entries = self.entries();
        for entry in entries.by_key.values_mut().filter(|entry| now > entry.used + 2 * self.times.fresh) {
            entry.watch = None;
        }
        let due: Vec<String> = entries
            .by_key
            .iter()
            .filter(|(_, entry)| {
                entry.wanted && entry.flight.is_none() && entry.good.as_ref().is_some_and(|(_, until)| *until < soon)
            })
            .map(|(key, _)| key.clone())
            .collect();
        for key in due {
            self.depart(&mut entries, &key, 0);
        }
    }
}

impl Entry {
    fn is_watched(&self) -> bool {
        self.watch.as_ref().is_some_and(|watch| !watch.is_finished())
    }

    fn new(target: &ImportTarget, now: Instant) -> Self {
        Self { target: target.clone(), good: None, failed: None, flight: None, used: now, watch: None, wanted: true }
    }
}

impl Entries {
    /// Forgets the one that was not used for longest; those that are being asked stay.
    fn forget_one(&mut self) {
        let idle = self.by_key.iter().filter(|(_, entry)| entry.flight.is_none());
        if let Some(key) = idle.min_by_key(|(_, entry)| entry.used).map(|(key, _)| key.clone()) {
            self.by_key.remove(&key);
        }
    }
}

async fn keep_fresh(inner: Weak<Inner>, rhythm: Duration) {
    loop {
        tokio::time::sleep(rhythm).await;
        let Some(inner) = inner.upgrade() else { return };
        inner.refresh_due();
    }
}
