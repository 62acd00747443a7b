//! Taking the ports, with an answer for the one that is taken already.

use std::io::ErrorKind;
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};

use tokio::net::TcpListener;

use crate::ui::Failure;

/// How often another free port is tried when it is free on one loopback address only.
const ATTEMPTS: u32 = 20;

/// Which setting decides about a port, for messages.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Setting {
    what: &'static str,
    /// The flag, with what it is good for.
    flag: &'static str,
    /// The key of the manifest or the settings file.
    key: &'static str,
}

/// The control plane's, in `up`.
pub(crate) const ROUTER: Setting =
    Setting { what: "the control plane", flag: "`--router-port` (0 picks a free one)", key: "localServer.routerPort" };
/// The gateway's, in `up`.
pub(crate) const MCP: Setting =
    Setting { what: "the MCP gateway", flag: "`--mcp-port` (0 picks a free one)", key: "localServer.mcpPort" };
/// The control plane's, in `server run`.
pub(crate) const ROUTER_LISTEN: Setting = Setting { what: "the control plane", flag: "`--listen`", key: "listen" };
/// The gateway's, in `server run`.
pub(crate) const MCP_LISTEN: Setting = Setting { what: "the MCP gateway", flag: "`--mcp-listen`", key: "mcpListen" };

/// The metrics', in `server run`.
pub(crate) const METRICS_ADDR: Setting = Setting { what: "the metrics", flag: "`--metrics-addr`", key: "metricsAddr" };

/// Listens on one address; port 0 is a free one.
pub(crate) async fn one(address: SocketAddr, setting: Setting) -> Result<TcpListener, Failure> {
    TcpListener::bind(address).await.map_err(|error| taken(address, &error, setting))
}

/// Listens on both loopback addresses with one port; port 0 is one that is free on both. A machine without IPv6 has
/// 127.0.0.1 alone.
pub(crate) async fn loopback(port: u16, setting: Setting) -> Result<Vec<TcpListener>, Failure> {
    let mut attempt = 0;
    loop {
        attempt += 1;
        let v4 = one(SocketAddr::new(Ipv4Addr::LOCALHOST.into(), port), setting).await?;
        let chosen = port_of(&v4)?;
        let address = SocketAddr::new(Ipv6Addr::LOCALHOST.into(), chosen);
        match TcpListener::bind(address).await {
            Ok(v6) => return Ok(vec![v4, v6]),
            Err(error) if error.kind() == ErrorKind::AddrInUse && port == 0 && attempt < ATTEMPTS => {}
            Err(error) if error.kind() == ErrorKind::AddrInUse => return Err(taken(address, &error, setting)),
            Err(error) => {
                tracing::debug!(%error, "no IPv6 loopback");
                return Ok(vec![v4]);
            }
        }
    }
}

/// The port of a listener.
pub(crate) fn port_of(listener: &TcpListener) -> Result<u16, Failure> {
    let address = listener.local_addr();
    address.map(|address| address.port()).map_err(|error| Failure::bug("a listener has no address").cause(error))
}

fn taken(address: SocketAddr, error: &std::io::Error, setting: Setting) -> Failure {
    let Setting { what, flag, key } = setting;
    if error.kind() == ErrorKind::AddrInUse {
        return Failure::usage("port-in-use", format!("{what} cannot listen on {address}: something else does"))
            .help(format!("stop that, or choose another port with {flag} or `{key}`"));
    }
    Failure::usage("cannot-listen", format!("{what} cannot listen on {address}"))
        .cause(error)
        .help(format!("choose another address or port with {flag} or `{key}`"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn both_loopback_addresses_get_one_free_port() {
        let listeners = loopback(0, MCP).await.expect("free port");
        let ports: Vec<u16> = listeners.iter().map(|listener| port_of(listener).expect("port")).collect();
        assert!(ports.iter().all(|port| *port != 0 && *port == ports[0]), "{ports:?}");
        let failure = loopback(ports[0], MCP).await.expect_err("taken");
        assert_eq!(failure.code, "port-in-use");
        assert!(failure.help.is_some_and(|help| help.contains("--mcp-port") && help.contains("localServer.mcpPort")));
    }
}
