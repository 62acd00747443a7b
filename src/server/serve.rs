//! Serving a listener until told to stop.

use std::future::Future;
use std::io;

use axum::Router;
use tokio::net::TcpListener;

use crate::net::{self, Inbound};

/// Serves until `shutdown` completes, then finishes the requests that are under way.
///
/// # Errors
/// What the listener reports.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    inbound: Inbound,
    shutdown: impl Future<Output = ()> + Send,
) -> io::Result<()> {
    net::serve(listener, router, inbound, shutdown).await
}
