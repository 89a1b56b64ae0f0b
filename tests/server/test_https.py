"""`companion serve --https`: its own authority, what it vouches for, and how phones learn of it."""

import json
import os
import socket
import ssl
import subprocess
from contextlib import closing, suppress
from dataclasses import replace
from http.client import HTTPConnection, HTTPSConnection
from ipaddress import ip_address

import pytest
from cryptography import x509

from companion.core.config import Settings
from companion.server import authority
from companion.server.authority import ensure_certificate
from tests.conftest import settings_in, tally
from tests.forking import COMPANION
from tests.serving import two_free_ports
from tests.waiting import wait_until


@pytest.fixture
def home(tmp_path) -> Settings:
    return replace(settings_in(tmp_path), https=True)


def names_of(file) -> set[str]:
    certificate = x509.load_pem_x509_certificate(file.read_bytes())
    names = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    addresses = map(str, names.get_values_for_type(x509.IPAddress))
    return {*names.get_values_for_type(x509.DNSName), *addresses}


def test_certificate_names_the_machine_and_its_addresses(home, monkeypatch):
    monkeypatch.setattr(authority, "own_addresses", lambda **_: ("192.168.1.5", "fd00::5"))
    file, is_new = ensure_certificate(home)
    assert is_new
    name = socket.gethostname().lower()
    expected = {"localhost", "127.0.0.1", "192.168.1.5", "fd00::5", name, f"{name}.local"}
    assert names_of(file) == expected
    assert {path.stat().st_mode & 0o077 for path in file.parent.glob("*.pem")} == {0}


def test_certificate_stays_while_it_is_good(home):
    assert [ensure_certificate(home)[1] for _ in range(3)] == [True, False, False]


def test_certificate_is_renewed_a_month_before_its_end(home, monkeypatch):
    file, _ = ensure_certificate(home)
    installed = home.authority_certificate.read_bytes()
    before = file.read_bytes()
    monkeypatch.setattr(authority, "RENEWAL_PERIOD", authority.CERTIFICATE_LIFETIME)
    assert ensure_certificate(home) == (file, True)
    assert file.read_bytes() != before
    assert home.authority_certificate.read_bytes() == installed


def test_new_address_gets_a_new_certificate_of_the_same_authority(home, monkeypatch):
    ensure_certificate(home)
    installed = home.authority_certificate.read_bytes()
    monkeypatch.setattr(authority, "own_addresses", lambda **_: ("10.9.8.7",))
    file, is_new = ensure_certificate(home)
    assert is_new
    assert "10.9.8.7" in names_of(file)
    assert home.authority_certificate.read_bytes() == installed


def test_authority_vouches_for_the_home_network_only(home, monkeypatch):
    ensure_certificate(home)
    certificate = x509.load_der_x509_certificate(home.authority_certificate.read_bytes())
    constraints = certificate.extensions.get_extension_for_class(x509.NameConstraints)
    assert constraints.critical
    assert (
        certificate.extensions.get_extension_for_class(x509.BasicConstraints).value.path_length == 0
    )
    monkeypatch.setattr(authority, "own_addresses", lambda **_: ("8.8.8.8",))
    file, _ = ensure_certificate(replace(home, trusted_hosts=("bank.example",)))
    assert not {"8.8.8.8", "bank.example"} & names_of(file)


@pytest.mark.parametrize("text", ["", "torn"])
def test_damaged_certificate_is_made_anew(home, text):
    file, _ = ensure_certificate(home)
    file.write_text(text)
    assert ensure_certificate(home) == (file, True)
    assert "localhost" in names_of(file)


def test_another_authority_signs_a_certificate_of_its_own(home):
    file, _ = ensure_certificate(home)
    installed = home.authority_certificate.read_bytes()
    file.with_name("authority.pem").unlink()
    assert ensure_certificate(home) == (file, True)
    new = x509.load_der_x509_certificate(home.authority_certificate.read_bytes())
    x509.load_pem_x509_certificate(file.read_bytes()).verify_directly_issued_by(new)
    assert home.authority_certificate.read_bytes() != installed


def test_damaged_authority_is_told_in_one_sentence(home):
    file, _ = ensure_certificate(home)
    file.with_name("authority.pem").write_text("torn")
    with pytest.raises(authority.SettingsError, match="holds no key and certificate"):
        ensure_certificate(home)


@pytest.fixture(scope="module")
def table(tmp_path_factory):
    """Provide the port of a server with its own HTTPS, and what phones trust that installed it."""
    data = tmp_path_factory.mktemp("https")
    port = two_free_ports()  # it shows its certificate at the second
    environment = {**os.environ, "PORT": str(port), "HOST": "127.0.0.1"}
    command = [COMPANION, "serve", "--https", "--data", data]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    with process:
        try:
            lines = [process.stdout.readline() for _ in range(2)]
            installed = data / "https" / "authority.crt"
            trusting = ssl.create_default_context(
                cadata=installed.read_bytes() if wait_until(installed.exists, "a file") else b""
            )
            yield port, trusting, lines
        finally:
            process.terminate()


def ask(connection, method: str, path: str, body=None, **headers):
    with closing(connection):
        text = None if body is None else json.dumps(body)
        kind = {} if body is None else {"Content-Type": "application/json"}
        connection.request(method, path, text, {**headers, **kind})
        answer = connection.getresponse()
        return answer.status, answer.headers, answer.read()


def test_phone_that_trusts_the_authority_plays_over_https(table):
    port, trusting, lines = table
    assert lines[0] == f"Companion keeps score at https://127.0.0.1:{port}\n"

    def call(method, path, body=None, **headers):
        headers = {"Sec-Fetch-Site": "same-origin", **headers}
        connection = HTTPSConnection("127.0.0.1", port, context=trusting, timeout=60)
        return ask(connection, method, path, body, **headers)

    status, head, _ = call("PUT", "/api/games/g1", tally())
    assert status == 201
    assert head["Set-Cookie"].startswith("__Host-device=")
    assert "Strict-Transport-Security" in head
    cookie = head["Set-Cookie"].split(";")[0]
    status, _, page = call("GET", "/rules", Cookie=cookie)
    assert status == 200
    assert len(page) > 1_000
    with closing(HTTPSConnection("127.0.0.1", port, context=trusting, timeout=60)) as connection:
        connection.request("GET", "/api/games/g1/stream", headers={"Cookie": cookie})
        assert connection.getresponse().readline()  # which comes before the stream ends


def test_phone_without_the_certificate_does_not_believe_the_server(table):
    port, _, _ = table
    with pytest.raises(ssl.SSLCertVerificationError):
        ask(HTTPSConnection("127.0.0.1", port, timeout=60), "GET", "/")


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ("Install anyway", "Profile Downloaded")), ("de", ("Trotzdem", "Profil geladen"))],
)
def test_plain_port_shows_the_three_steps_and_has_the_certificate(table, language, words):
    port, _, lines = table
    assert f"http://127.0.0.1:{port + 1}" in lines[1]

    def get(path):
        connection = HTTPConnection("127.0.0.1", port + 1, timeout=60)
        return ask(connection, "GET", path, **{"Accept-Language": language})

    status, head, page = get("/certificate")
    assert status == 200
    assert all(word in page.decode() for word in words)
    assert f'<html lang="{language}"' in page.decode()
    assert " · Companion</title>" in page.decode()
    assert f'href="https://127.0.0.1:{port}/"' in page.decode()
    assert "Set-Cookie" not in head
    status, head, certificate = get("/certificate.crt")
    assert (status, head["Content-Type"]) == (200, "application/x-x509-ca-cert")
    assert x509.load_der_x509_certificate(certificate)
    assert [get(path)[0] for path in ("/", "/games/g1", "/api/games")] == [307, 307, 307]


def test_connection_that_speaks_no_tls_is_closed(table):
    port, trusting, _ = table
    with closing(socket.create_connection(("127.0.0.1", port), timeout=60)) as plain:
        plain.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        with suppress(ConnectionResetError):
            assert plain.recv(100) == b""
    connection = HTTPSConnection("127.0.0.1", port, context=trusting, timeout=60)
    assert ask(connection, "GET", "/health")[0] == 200


def test_https_of_its_own_and_a_proxy_exclude_each_other(tmp_path):
    environment = {**os.environ, "PROXY_HOPS": "1"}
    command = [COMPANION, "serve", "--https", "--data", tmp_path]
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert result.returncode == 1
    assert result.stderr.startswith("companion: --https is for phones that come without a proxy")


def test_addresses_of_the_authority_are_addresses():
    assert all(ip_address(one.partition("/")[0]) for one in authority.HOME_NETWORKS)
