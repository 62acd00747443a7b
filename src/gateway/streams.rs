//! Notice streams: `subscriptions/listen` of the modern era, and the `GET` stream of a legacy session.
//!
//! Both tell of one thing: another deployment is served now.

use std::convert::Infallible;
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::http::StatusCode;
use axum::response::Response;
use futures::stream;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use tokio::sync::{OwnedSemaphorePermit, mpsc, watch};
use tokio::time::{MissedTickBehavior, interval};
use tokio_util::sync::CancellationToken;

use crate::mcp::{Request, RpcError, meta, method, sse};
use crate::model::Domain;

use super::answer::params;
use super::errors::Refusal;
use super::modern::Wanted;
use super::sessions::Session;
use super::state::Shared;
use super::surfaces::{Surface, Surfaces};
use super::{lists, wire};

/// Events that may wait for a slow reader; beyond that the stream waits.
const BUFFER: usize = 16;

/// `subscriptions/listen`.
pub(super) fn listen(shared: &Arc<Shared>, surface: &Arc<Surface>, request: &Request) -> Response {
    #[derive(Deserialize)]
    struct Listen {
        notifications: Wanted,
    }
    let wanted = match params::<Listen>(request, "an object of `notifications`") {
        Ok(listen) => listen.notifications,
        Err(error) => return wire::refuse(Some(&request.id), Refusal { status: StatusCode::BAD_REQUEST, error }),
    };
    let mut id = Map::new();
    let number = serde_json::from_str(&request.id.to_string()).unwrap_or(Value::Null);
    id.insert(meta::SUBSCRIPTION_ID.to_owned(), number);
    let honoured: Map<String, Value> = kinds(wanted).map(|(name, _)| (name.to_owned(), Value::Bool(true))).collect();
    let first = json!({
        "jsonrpc": "2.0",
        "method": method::ACKNOWLEDGED,
        "params": { "notifications": honoured, "_meta": id },
    });
    let end = lists::modern(Map::from_iter([("_meta".to_owned(), Value::Object(id.clone()))]));
    let plan = Plan {
        first: Some(first.to_string().into()),
        notices: kinds(wanted)
            .map(|(_, method)| {
                json!({ "jsonrpc": "2.0", "method": method, "params": { "_meta": id } }).to_string().into()
            })
            .collect(),
        last: Some(wire::success(&request.id, &wire::object(end))),
        ended: CancellationToken::new(),
    };
    open(shared, surface, plan)
}

/// The stream of a session. It ends with the session.
pub(super) fn session(shared: &Arc<Shared>, surface: &Arc<Surface>, session: &Arc<Session>) -> Response {
    let all = Wanted { tools_list_changed: true, prompts_list_changed: true, resources_list_changed: true };
    let notices = kinds(all).map(|(_, method)| wire::notification(method)).collect();
    open(shared, surface, Plan { first: None, notices, last: None, ended: session.open_stream() })
}

fn kinds(wanted: Wanted) -> impl Iterator<Item = (&'static str, &'static str)> {
    [
        (wanted.tools_list_changed, "toolsListChanged", method::TOOLS_LIST_CHANGED),
        (wanted.prompts_list_changed, "promptsListChanged", "notifications/prompts/list_changed"),
        (wanted.resources_list_changed, "resourcesListChanged", "notifications/resources/list_changed"),
    ]
    .into_iter()
    .filter_map(|(wanted, name, method)| wanted.then_some((name, method)))
}

/// What a stream says.
struct Plan {
    /// At once.
    first: Option<Bytes>,
    /// With every other deployment.
    notices: Vec<Bytes>,
    /// When the server ends it.
    last: Option<Bytes>,
    /// Ends it.
    ended: CancellationToken,
}

fn open(shared: &Arc<Shared>, surface: &Arc<Surface>, plan: Plan) -> Response {
    let Ok(place) = Arc::clone(&shared.streams).try_acquire_owned() else {
        let error = RpcError::new(RpcError::INTERNAL, "too many notice streams are open; try again later");
        return wire::refuse(None, Refusal { status: StatusCode::SERVICE_UNAVAILABLE, error });
    };
    let (sender, receiver) = mpsc::channel::<String>(BUFFER);
    tokio::spawn(tell(Arc::clone(shared), surface.endpoint.domain.clone(), surface.generation, plan, sender, place));
    wire::event_stream(Body::from_stream(stream::unfold(receiver, |mut receiver| async {
        let event = receiver.recv().await?;
        Some((Ok::<_, Infallible>(Bytes::from(event)), receiver))
    })))
}

/// Writes a stream until the client goes, the server ends it, or the domain is served no more.
async fn tell(
    shared: Arc<Shared>,
    domain: Domain,
    mut shown: u64,
    plan: Plan,
    sender: mpsc::Sender<String>,
    _place: OwnedSemaphorePermit,
) {
    let mut changes = shared.surface_changes();
    let mut beat = interval(shared.config.keep_alive);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    beat.reset();
    if let Some(first) = &plan.first
        && sender.send(wire::event(first)).await.is_err()
    {
        return;
    }
    loop {
        // What changed before the first look counts too.
        let served = served_by(&mut changes, &domain);
        match served {
            None => break,
            Some(now) if now != shown => {
                shown = now;
                for notice in &plan.notices {
                    if sender.send(wire::event(notice)).await.is_err() {
                        return;
                    }
                }
            }
            Some(_) => {}
        }
        tokio::select! {
            changed = changes.changed() => if changed.is_err() { break },
            _ = beat.tick() => if sender.send(sse::KEEP_ALIVE.to_owned()).await.is_err() { return },
            () = sender.closed() => return,
            () = plan.ended.cancelled() => break,
            () = shared.shutdown.cancelled() => break,
        }
    }
    if let Some(last) = &plan.last {
        // A client that is gone needs no farewell.
        let _ = sender.send(wire::event(last)).await;
    }
}

fn served_by(changes: &mut watch::Receiver<Arc<Surfaces>>, domain: &Domain) -> Option<u64> {
    changes.borrow_and_update().at(domain).map(|surface| surface.generation)
}
