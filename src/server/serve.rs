//! Serving a listener until told to stop.

use std::future::Future;
use std::io;

use axum::Router;
use axum::serve::ListenerExt;
use tokio::net::TcpListener;

/// Serves until `shutdown` completes, then finishes the requests that are under way.
///
/// # Errors
/// What the listener reports.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    // Without it small answers wait 40 ms for the peer's acknowledgement.
    let listener = listener.tap_io(|stream| {
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "cannot set TCP_NODELAY");
        }
    });
    axum::serve(listener, router).with_graceful_shutdown(shutdown).await
}
