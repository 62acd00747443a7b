//! Listening and the orderly end.

use std::future::Future;
use std::io;

use axum::serve::ListenerExt;
use futures::future::try_join_all;
use tokio::net::TcpListener;
use tokio::time::timeout;

use super::router::router;
use super::state::State;

/// Serves on listeners that are bound already (`127.0.0.1` and `::1`) until `shutdown` completes. Then nothing new is
/// accepted, notice streams end, and open requests get [`super::Config::drain`] to finish.
pub async fn serve(
    listeners: Vec<TcpListener>,
    state: State,
    shutdown: impl Future<Output = ()> + Send,
) -> io::Result<()> {
    let stopping = state.shared.shutdown.clone();
    let drain = state.shared.config.drain;
    let router = router(state);
    let servers = try_join_all(listeners.into_iter().map(|listener| {
        // Without this, small answers wait for the client's delayed acknowledgement: 40 ms each.
        let listener = listener.tap_io(|stream| {
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!(%error, "cannot turn off delayed sending");
            }
        });
        let stopping = stopping.clone();
        axum::serve(listener, router.clone()).with_graceful_shutdown(stopping.cancelled_owned()).into_future()
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
