//! Name resolution under the egress policy: the addresses that pass are the ones that are connected to, so a name
//! that changes its address between check and use gains nothing.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use reqwest::dns::{Addrs, Name, Resolve, Resolving};

use super::address::EgressPolicy;
use super::error::NetError;
use crate::model::names::is_loopback_host;

/// The resolver of a [`super::Sender`].
#[derive(Debug, Clone, Copy)]
pub(super) struct PolicyResolver {
    pub(super) policy: EgressPolicy,
}

impl Resolve for PolicyResolver {
    fn resolve(&self, name: Name) -> Resolving {
        let policy = self.policy;
        Box::pin(async move {
            let addresses = lookup(name.as_str()).await.ok_or(NetError::Dns)?;
            let allowed = allowed(policy, addresses)?;
            Ok(Box::new(allowed.into_iter()) as Addrs)
        })
    }
}

/// Keeps what the policy allows; an error when nothing is left.
fn allowed(policy: EgressPolicy, addresses: Vec<SocketAddr>) -> Result<Vec<SocketAddr>, NetError> {
    let mut refused = None;
    let kept: Vec<SocketAddr> = addresses
        .into_iter()
        .filter(|address| match policy.check(address.ip()) {
            Ok(()) => true,
            Err(class) => {
                refused.get_or_insert(class);
                false
            }
        })
        .collect();
    match refused {
        Some(class) if kept.is_empty() => Err(NetError::Refused(class)),
        _ if kept.is_empty() => Err(NetError::Dns),
        _ => Ok(kept),
    }
}

/// Whether a URL always means this machine: `localhost`, `*.localhost`, 127/8, `::1`.
pub fn is_this_machine(url: &url::Url) -> bool {
    url.host_str().is_some_and(is_loopback_host)
}

async fn lookup(name: &str) -> Option<Vec<SocketAddr>> {
    // Ordinary resolvers do not all know `*.localhost`.
    if is_loopback_host(name) {
        let loopback = [IpAddr::V4(Ipv4Addr::LOCALHOST), IpAddr::V6(Ipv6Addr::LOCALHOST)];
        return Some(loopback.map(|address| SocketAddr::new(address, 0)).to_vec());
    }
    Some(tokio::net::lookup_host((name, 0)).await.ok()?.collect())
}

/// Checks a literal address in the URL; names are checked when they are resolved.
pub(super) fn check_literal(policy: EgressPolicy, url: &url::Url) -> Result<(), NetError> {
    let address = match url.host() {
        None => return Err(NetError::BadUrl("has no host")),
        Some(url::Host::Domain(_)) => return Ok(()),
        Some(url::Host::Ipv4(address)) => IpAddr::V4(address),
        Some(url::Host::Ipv6(address)) => IpAddr::V6(address),
    };
    policy.check(address).map_err(NetError::Refused)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::AddressClass;

    #[test]
    fn a_name_with_public_and_private_addresses_loses_the_private_ones() {
        let parse = |text: &str| -> SocketAddr { text.parse().expect("address") };
        let mixed = vec![parse("10.0.0.1:0"), parse("8.8.8.8:0"), parse("[::ffff:169.254.169.254]:0")];
        assert_eq!(allowed(EgressPolicy::Public, mixed.clone()), Ok(vec![parse("8.8.8.8:0")]));
        assert_eq!(
            allowed(EgressPolicy::Public, vec![mixed[0], mixed[2]]),
            Err(NetError::Refused(AddressClass::Private))
        );
        assert_eq!(allowed(EgressPolicy::Public, vec![]), Err(NetError::Dns));
    }

    #[test]
    fn every_spelling_of_a_literal_address_is_checked() {
        for url in [
            "http://127.0.0.1/",
            "http://2130706433/",
            "http://0x7f.1/",
            "http://0177.0.0.1/",
            "http://[::ffff:127.0.0.1]/",
            "http://[::1]:9/",
        ] {
            let url = url::Url::parse(url).expect("a URL");
            assert_eq!(
                check_literal(EgressPolicy::Public, &url),
                Err(NetError::Refused(AddressClass::Loopback)),
                "{url}"
            );
            assert_eq!(check_literal(EgressPolicy::Any, &url), Ok(()));
        }
    }
}
