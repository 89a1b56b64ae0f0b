"""Under which names and addresses other devices reach this machine."""

import socket
from collections.abc import Callable
from ipaddress import IPv4Address, IPv6Address, ip_address
from time import monotonic

import ifaddr

LOOPBACK = ("localhost", "127.0.0.1")
ANY_HOST = ("0.0.0.0", "::")
UNREACHABLE = "192.0.2.1"
"""An address kept for documentation (RFC 5737): asking for the way there sends nothing."""
VIRTUAL = ("br-", "docker", "lxc", "podman", "tailscale", "tun", "veth", "virbr", "wg", "zt")
"""How the interfaces of containers and private networks are called: no phone comes by them."""
REREAD_SECONDS = 1.0
"""Between two looks at the interfaces, for names that are not known."""


def trusted_hosts(host: str) -> tuple[str, ...]:
    """Return the names by which a server listening on `host` may be asked, beside its addresses."""
    if host in LOOPBACK:
        return LOOPBACK
    if host not in ANY_HOST:
        return (*LOOPBACK, host)
    name = socket.gethostname().lower()
    return (*LOOPBACK, name, f"{name}.local")


def public_hosts(host: str) -> tuple[str, ...]:
    """Return the addresses to type into a phone for a server listening on `host`, likeliest first.

    The loopback address where there is no network.
    """
    if host not in ANY_HOST:
        return (host,)
    return own_addresses(with_ipv6=host == "::") or ("127.0.0.1",)


def own_addresses(*, with_ipv6: bool) -> tuple[str, ...]:
    """Return this machine's addresses in its networks, those that phones are likely in first."""
    default = _default_address()
    ranked: list[tuple[tuple[bool, ...], str]] = []
    for adapter in ifaddr.get_adapters():
        is_virtual = adapter.name.startswith(VIRTUAL)
        for one in adapter.ips:
            address = ip_address(one.ip if isinstance(one.ip, str) else one.ip[0])
            if _is_reachable(address) and (with_ipv6 or address.version == 4):
                text = str(address)
                rank = is_virtual, address.version == 6, address.is_link_local, text != default
                ranked.append((rank, text))
    return tuple(dict.fromkeys(text for _, text in sorted(ranked)))


def _is_reachable(address: IPv4Address | IPv6Address) -> bool:
    """Whether another device can be sent there: an IPv6 link's address needs a zone as well."""
    return not address.is_loopback and not (address.version == 6 and address.is_link_local)


def _default_address() -> str | None:
    """Return the address by which this machine goes out; None: it goes nowhere."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((UNREACHABLE, 9))
        except OSError:
            return None
        return probe.getsockname()[0]


class TrustedHosts:
    """The names a server answers to; with `addresses`, this machine's too, as they are now."""

    def __init__(
        self, names: tuple[str, ...], addresses: Callable[[], tuple[str, ...]] | None = None
    ) -> None:
        self._names = names
        self._read_addresses = addresses
        self._addresses: frozenset[str] = frozenset()
        self._next_read = 0.0

    def includes(self, host: str) -> bool:
        """Whether `host`, of a request, with or without a port, is one of them."""
        name = strip_port(host).lower()
        return any(map(_matcher(name), self._names)) or self._is_own_address(name)

    def _is_own_address(self, name: str) -> bool:
        """Whether it is an address of this machine, which may have got it a moment ago."""
        if self._read_addresses is not None and name not in self._addresses:
            if monotonic() < self._next_read:
                return False
            self._next_read = monotonic() + REREAD_SECONDS
            self._addresses = frozenset(self._read_addresses())
        return name in self._addresses


def _matcher(name: str) -> Callable[[str], bool]:
    """Return whether a trusted name means this one: with a leading dot, all below it as well."""
    return lambda trusted: (
        name == trusted.removeprefix(".") or (trusted.startswith(".") and name.endswith(trusted))
    )


def strip_port(host: str) -> str:
    """Return the name in `name:port` or `[address]:port`."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0] if host.count(":") == 1 else host
