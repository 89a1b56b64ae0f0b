"""Addresses of this machine: trusted and offered, as they are while the server runs."""

from dataclasses import replace
from ipaddress import ip_address

import ifaddr
import pytest

from companion import create_app
from companion.core import hostnames
from companion.core.hostnames import TrustedHosts, own_addresses, public_hosts
from tests.conftest import Phone, close


@pytest.fixture
def home(settings):
    """Provide a phone at a server that listens on every address."""
    app = create_app(replace(settings, host="::", trusts_own_addresses=True))
    app.test_client_class = Phone
    yield app.test_client()
    with app.app_context():
        close(app)


def network(monkeypatch, **addresses: list):
    """Let this machine have these addresses, by interface."""
    adapters = [
        ifaddr.Adapter(name, name, [ifaddr.IP(ip, 24, name) for ip in ips])
        for name, ips in addresses.items()
    ]
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: adapters)
    monkeypatch.setattr(hostnames, "_default_address", lambda: None)


def authority(address: str) -> str:
    return f"[{address}]:8000" if ":" in address else f"{address}:8000"


def test_every_own_address_is_answered(home):
    addresses = own_addresses(with_ipv6=True)
    hosts = [authority(one) for one in addresses]
    assert [home.get("/", headers={"Host": one}).status_code for one in hosts] == [200] * len(hosts)


def test_addresses_of_others_are_refused(home):
    for host in ("192.0.2.77:8000", "evil.test", "[2001:db8::1]:8000"):
        assert home.get("/", headers={"Host": host}).status_code == 400


def test_addresses_without_a_default_route_are_offered(monkeypatch):
    network(monkeypatch, lo=["127.0.0.1"], eth0=["192.168.1.5", ("fe80::1", 0, 2)])
    assert public_hosts("0.0.0.0") == ("192.168.1.5",)


def test_address_of_a_vpn_comes_after_that_of_the_home_network(monkeypatch):
    network(monkeypatch, tun0=["10.8.0.2"], wlan0=["192.168.1.5", ("fd00::5", 0, 0)])
    monkeypatch.setattr(hostnames, "_default_address", lambda: "10.8.0.2")
    assert public_hosts("0.0.0.0") == ("192.168.1.5", "10.8.0.2")
    assert public_hosts("::") == ("192.168.1.5", "fd00::5", "10.8.0.2")


def test_machine_without_a_network_offers_itself(monkeypatch):
    network(monkeypatch, lo=["127.0.0.1", ("::1", 0, 0)])
    assert public_hosts("0.0.0.0") == ("127.0.0.1",)


def test_new_address_is_trusted_while_the_server_runs(monkeypatch):
    now = 0.0
    monkeypatch.setattr(hostnames, "monotonic", lambda: now)
    have = ["192.168.1.5"]
    hosts = TrustedHosts(("localhost",), lambda: tuple(have))
    assert hosts.includes("192.168.1.5:8000")
    assert not hosts.includes("192.168.1.6:8000")
    have.append("192.168.1.6")
    now = hostnames.REREAD_SECONDS
    assert hosts.includes("192.168.1.6:8000")


def test_names_of_others_read_the_interfaces_once_a_second(monkeypatch):
    monkeypatch.setattr(hostnames, "monotonic", lambda: 5.0)
    reads = []
    hosts = TrustedHosts((), lambda: reads.append(1) or ())
    assert not any(hosts.includes(f"{n}.test") for n in range(100))
    assert len(reads) == 1


@pytest.mark.parametrize("name", ["score.test", "a.score.test", "A.Score.test:8000"])
def test_leading_dot_trusts_everything_below(name):
    assert TrustedHosts((".score.test",)).includes(name)
    assert not TrustedHosts((".score.test",)).includes("evilscore.test")


def test_offered_addresses_are_addresses():
    assert all(ip_address(one) for one in public_hosts("::"))
