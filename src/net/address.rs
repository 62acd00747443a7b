//! Which addresses may be connected to.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Where requests may go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum EgressPolicy {
    /// Anywhere: one's own machine and network too.
    #[default]
    Any,
    /// Public addresses and this machine: for a server that only this machine can reach, whose callers reach the
    /// machine's other services anyway.
    PublicAndLoopback,
    /// Public addresses only, so that nobody who may declare a URL can reach into the server's own network.
    Public,
}

impl EgressPolicy {
    /// Whether an address may be connected to.
    ///
    /// # Errors
    /// The class of the address that the policy refuses.
    pub fn check(self, address: IpAddr) -> Result<(), AddressClass> {
        match (self, AddressClass::of(address)) {
            (Self::Any, _) | (_, AddressClass::Public) | (Self::PublicAndLoopback, AddressClass::Loopback) => Ok(()),
            (Self::Public | Self::PublicAndLoopback, class) => Err(class),
        }
    }
}

/// What kind of address it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AddressClass {
    /// Reachable by everybody.
    Public,
    /// This machine.
    Loopback,
    /// A private network.
    Private,
    /// The local link; metadata services of clouds live there.
    LinkLocal,
    /// Everything else that is no host on the public network.
    Special,
}

impl fmt::Display for AddressClass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Public => "public",
            Self::Loopback => "loopback",
            Self::Private => "private",
            Self::LinkLocal => "link-local",
            Self::Special => "special-purpose",
        })
    }
}

impl AddressClass {
    /// Classifies an address. IPv6 forms that carry an IPv4 address count as that address.
    pub fn of(address: IpAddr) -> Self {
        match address {
            IpAddr::V4(v4) => Self::of_v4(v4),
            IpAddr::V6(v6) => Self::of_v6(v6),
        }
    }

    fn of_v4(address: Ipv4Addr) -> Self {
        match address.octets() {
            [127, ..] => Self::Loopback,
            // 100.64/10 is shared by providers' customers; some clouds serve metadata from it.
            [10, ..] | [192, 168, ..] | [172, 16..=31, ..] | [100, 64..=127, ..] => Self::Private,
            [169, 254, ..] => Self::LinkLocal,
            [0 | 224..=255, ..]
            | [192, 0, 0 | 2, _]
            | [192, 88, 99, _]
            | [198, 18..=19, ..]
            | [198, 51, 100, _]
            | [203, 0, 113, _] => Self::Special,
            _ => Self::Public,
        }
    }

    fn of_v6(address: Ipv6Addr) -> Self {
        let segments = address.segments();
        let v4 = |high: u16, low: u16| {
            let ([a, b], [c, d]) = (high.to_be_bytes(), low.to_be_bytes());
            Self::of_v4(Ipv4Addr::new(a, b, c, d))
        };
        match segments {
            [0, 0, 0, 0, 0, 0, 0, 1] => Self::Loopback,
            // (All zeros is among them: 0.0.0.0.) Mapped, compatible and translated (NAT64) IPv4; 6to4 carries the address of the relay.
            [0, 0, 0, 0, 0, 0xffff | 0, high, low]
            | [0x64, 0xff9b, 0, 0, 0, 0, high, low]
            | [0x2002, high, low, ..] => v4(high, low),
            // Teredo, benchmarking, documentation.
            [0x2001, 0 | 2 | 0xdb8, ..] | [0x3fff, 0..=0x0fff, ..] => Self::Special,
            [first, ..] if first & 0xfe00 == 0xfc00 => Self::Private,
            [first, ..] if first & 0xff80 == 0xfe80 => Self::LinkLocal,
            [first, ..] if first & 0xe000 == 0x2000 => Self::Public,
            _ => Self::Special,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_public_addresses_pass_the_public_policy() {
        for address in ["8.8.8.8", "1.1.1.1", "172.32.0.1", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"] {
            assert_eq!(EgressPolicy::Public.check(address.parse().expect("address")), Ok(()), "{address}");
        }
        for (address, class) in [
            ("127.0.0.1", AddressClass::Loopback),
            ("127.9.9.9", AddressClass::Loopback),
            ("::1", AddressClass::Loopback),
            ("::ffff:127.0.0.1", AddressClass::Loopback),
            ("::127.0.0.1", AddressClass::Loopback),
            ("10.1.2.3", AddressClass::Private),
            ("172.16.0.1", AddressClass::Private),
            ("192.168.1.1", AddressClass::Private),
            ("100.100.100.200", AddressClass::Private),
            ("fd00:ec2::254", AddressClass::Private),
            ("::ffff:10.0.0.1", AddressClass::Private),
            ("64:ff9b::a00:1", AddressClass::Private),
            ("2002:a00:1::", AddressClass::Private),
            ("169.254.169.254", AddressClass::LinkLocal),
            ("fe80::1", AddressClass::LinkLocal),
            ("fec0::1", AddressClass::LinkLocal),
            ("::ffff:169.254.169.254", AddressClass::LinkLocal),
            ("0.0.0.0", AddressClass::Special),
            ("::", AddressClass::Special),
            ("224.0.0.1", AddressClass::Special),
            ("255.255.255.255", AddressClass::Special),
            ("192.0.2.1", AddressClass::Special),
            ("ff02::1", AddressClass::Special),
            ("2001:db8::1", AddressClass::Special),
            ("64:ff9b:1::1", AddressClass::Special),
        ] {
            assert_eq!(EgressPolicy::Public.check(address.parse().expect("address")), Err(class), "{address}");
            assert_eq!(EgressPolicy::Any.check(address.parse().expect("address")), Ok(()));
            let loopback = class == AddressClass::Loopback;
            let checked = EgressPolicy::PublicAndLoopback.check(address.parse().expect("address"));
            assert_eq!(checked, if loopback { Ok(()) } else { Err(class) }, "{address}");
        }
    }
}
