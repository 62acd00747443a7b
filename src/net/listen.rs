//! The one way in: accepts connections for control plane and gateway, within limits.
//!
//! A connection that does not send a whole request head in time is closed (also an idle one), only so many are open at
//! once, and behind a TLS proxy only the proxies get one: anybody else would send tokens over the network in clear.

use std::fmt;
use std::future::Future;
use std::io;
use std::net::IpAddr;
use std::pin::pin;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

use super::meter::{Gauge, Meter};

/// What connections may do.
#[derive(Debug, Clone)]
pub struct Inbound {
    /// How many are open at once; more wait in the system's queue.
    pub most: usize,
    /// How long the head of a request may take, counted from the end of the one before.
    pub head_timeout: Duration,
    /// The longest head, in bytes.
    pub head_limit: usize,
    /// Who may connect.
    pub peers: Peers,
    /// Counts the open ones.
    pub open: Gauge,
    /// Counts their requests, which the service itself does: it knows its routes.
    pub meter: Meter,
}

/// Test only: seconds for a head, so that the test of slow senders does not take half a minute. No setting, and so not
/// in the documentation.
const TEST_HEAD_SECONDS: &str = "MCPCTL_TEST_HEAD_SECONDS";

impl Default for Inbound {
    fn default() -> Self {
        let seconds = std::env::var(TEST_HEAD_SECONDS).ok().and_then(|text| text.parse().ok()).unwrap_or(30);
        Self {
            most: 1024,
            head_timeout: Duration::from_secs(seconds),
            head_limit: 64 << 10,
            peers: Peers::Anyone,
            open: Gauge::default(),
            meter: Meter::default(),
        }
    }
}

/// Who may connect.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Peers {
    /// Everybody who can reach the listener.
    #[default]
    Anyone,
    /// This machine and these networks.
    Only(Vec<Network>),
}

impl Peers {
    fn admit(&self, peer: IpAddr) -> bool {
        let peer = peer.to_canonical();
        match self {
            Self::Anyone => true,
            Self::Only(networks) => peer.is_loopback() || networks.iter().any(|network| network.contains(peer)),
        }
    }
}

/// A range of addresses: one address, or an address and the length of its prefix (`10.0.0.0/8`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Network {
    address: IpAddr,
    prefix: u8,
}

/// A text that is no range of addresses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("must be an address, such as `10.0.0.7`, or a network, such as `10.0.0.0/8`")]
pub struct InvalidNetwork;

impl FromStr for Network {
    type Err = InvalidNetwork;
    fn from_str(text: &str) -> Result<Self, InvalidNetwork> {
        let (address, prefix) = text.split_once('/').map_or((text, None), |(address, prefix)| (address, Some(prefix)));
        let address = address.parse::<IpAddr>().map_err(|_| InvalidNetwork)?.to_canonical();
        let most = if address.is_ipv4() { 32 } else { 128 };
        let prefix = prefix.map_or(Ok(most), str::parse).map_err(|_| InvalidNetwork)?;
        if prefix <= most { Ok(Self { address, prefix }) } else { Err(InvalidNetwork) }
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.address, self.prefix)
    }
}

impl Network {
    fn contains(self, peer: IpAddr) -> bool {
        let (bits, of_network, of_peer) = match (self.address, peer) {
            (IpAddr::V4(network), IpAddr::V4(peer)) => (32, network.to_bits().into(), peer.to_bits().into()),
            (IpAddr::V6(network), IpAddr::V6(peer)) => (128, network.to_bits(), peer.to_bits()),
            _ => return false,
        };
        let free = bits - u32::from(self.prefix);
        let cut = |address: u128| address.checked_shr(free).unwrap_or(0);
        cut(of_network) == cut(of_peer)
    }
}

/// Serves until `shutdown` completes; then nothing new is accepted, and the requests under way are finished.
///
/// # Errors
/// Never for a single connection; only when the listener itself is gone.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    inbound: Inbound,
    shutdown: impl Future<Output = ()> + Send,
) -> io::Result<()> {
    let stop = CancellationToken::new();
    let room = Arc::new(Semaphore::new(inbound.most));
    let mut connections = JoinSet::new();
    let mut shutdown = pin!(shutdown);
    loop {
        let accepted = async {
            // The semaphore is never closed.
            let permit = Arc::clone(&room).acquire_owned().await.ok();
            (permit, listener.accept().await)
        };
        let (permit, accepted) = tokio::select! {
            () = &mut shutdown => break,
            Some(_) = connections.join_next() => continue,
            accepted = accepted => accepted,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // One connection less, or too many open files: neither ends the service.
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        if !inbound.peers.admit(peer.ip()) {
            tracing::warn!(peer = %peer.ip(), "a connection from outside the trusted proxies was closed");
            continue;
        }
        let (router, inbound, stop) = (router.clone(), inbound.clone(), stop.clone());
        connections.spawn(async move {
            let _permit = permit;
            let _open = inbound.open.enter();
            connection(stream, router, &inbound, &stop).await;
        });
    }
    drop(listener);
    stop.cancel();
    while connections.join_next().await.is_some() {}
    Ok(())
}

async fn connection(stream: TcpStream, router: Router, inbound: &Inbound, stop: &CancellationToken) {
    // Without it small answers wait 40 ms for the peer's acknowledgement.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "cannot set TCP_NODELAY");
    }
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(inbound.head_timeout)
        .max_buf_size(inbound.head_limit)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(router));
    let mut connection = pin!(connection);
    let outcome = tokio::select! {
        outcome = connection.as_mut() => outcome,
        () = stop.cancelled() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = outcome {
        tracing::debug!(%error, "a connection ended early");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn networks_hold_their_addresses_and_no_others() {
        let network = |text: &str| text.parse::<Network>();
        let holds =
            |range: &str, peer: &str| network(range).expect("a network").contains(peer.parse().expect("an address"));
        assert!(holds("10.0.0.0/8", "10.255.0.1") && !holds("10.0.0.0/8", "11.0.0.1"));
        assert!(holds("192.0.2.7", "192.0.2.7") && !holds("192.0.2.7", "192.0.2.8"));
        assert!(holds("0.0.0.0/0", "203.0.113.1") && !holds("0.0.0.0/0", "2001:db8::1"));
        assert!(holds("2001:db8::/32", "2001:db8:1::1") && !holds("2001:db8::/32", "2001:db9::1"));
        for wrong in ["", "10.0.0.0/33", "10.0.0.0/-1", "example.com", "::/129", "10.0.0.0/"] {
            assert_eq!(network(wrong), Err(InvalidNetwork), "{wrong}");
        }
    }

    #[test]
    fn this_machine_is_always_let_in() {
        let peers = Peers::Only(vec!["10.0.0.0/8".parse().expect("a network")]);
        for (peer, admitted) in
            [("127.0.0.1", true), ("::1", true), ("10.1.1.1", true), ("::ffff:10.1.1.1", true), ("192.0.2.1", false)]
        {
            assert_eq!(peers.admit(peer.parse().expect("an address")), admitted, "{peer}");
        }
    }
}
