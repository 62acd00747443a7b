//! Listening and the orderly end.

use std::future::Future;
use std::io;

use std::time::Instant;

use axum::Extension;
use axum::extract::Request;
use axum::middleware::{Next, from_fn};
use futures::future::try_join_all;
use tokio::net::TcpListener;
use tokio::time::timeout;

use super::router::router;
use super::sign_in::ListenerPort;
use super::state::State;
use crate::net::{self, Inbound};

/// Serves on listeners that are bound already (`127.0.0.1` and `::1`) until `shutdown` completes. Then nothing new is
/// accepted, notice streams end, and open requests get [`super::Config::drain`] to finish.
pub async fn serve(
    listeners: Vec<TcpListener>,
    state: State,
    inbound: Inbound,
    shutdown: impl Future<Output = ()> + Send,
) -> io::Result<()> {
    let stopping = state.shared.shutdown.clone();
    let drain = state.shared.config.drain;
    let meter = inbound.meter.clone();
    let router = router(state).layer(from_fn(move |request: Request, next: Next| {
        let meter = meter.clone();
        async move {
            let (start, method) = (Instant::now(), request.method().clone());
            let route = if request.uri().path() == "/mcp" { "/mcp" } else { "(other)" };
            let response = next.run(request).await;
            meter.count("gateway", route, method.as_str(), response.status().as_u16(), start.elapsed());
            response
        }
    }));
    let servers = try_join_all(listeners.into_iter().map(|listener| {
        let port = listener.local_addr().ok().map(|address| Extension(ListenerPort(address.port())));
        let router = router.clone().layer(tower::util::option_layer(port));
        net::serve(listener, router, inbound.clone(), stopping.clone().cancelled_owned())
    }));
    tokio::pin!(servers);
    tokio::select! {
        ended = &mut servers => return ended.map(|_| ()),
        () = shutdown => stopping.cancel(),
    }
    if let Ok(ended) = timeout(drain, servers).await {
        return ended.map(|_| ());
    }
    tracing::warn!("some requests did not finish in time and were cut off");
    Ok(())
}
