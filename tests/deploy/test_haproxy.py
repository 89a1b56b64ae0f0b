"""The proxy of docs/deploy/haproxy.cfg, as it is."""

import os
import ssl
from contextlib import closing
from dataclasses import replace
from http.client import HTTPConnection, HTTPSConnection

import pytest

from companion.server.authority import ensure_certificate
from tests.conftest import settings_in
from tests.haproxy import running_haproxy
from tests.serving import free_port, serving

CHOSEN = "chosen-by-a-stranger"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """Provide the port of a server behind a proxy."""
    environment = {**os.environ, "PROXY_HOPS": "1"}
    with serving(tmp_path_factory.mktemp("served"), env=environment) as server:
        yield server.port


def ask(connection: HTTPConnection, path: str, **headers: str):
    """Return the answer to a request: its status and its head."""
    with closing(connection):
        connection.request("GET", path, headers=headers)
        answer = connection.getresponse()
        answer.read()
        return answer.status, answer.headers


@pytest.mark.long
def test_proxy_gives_each_request_an_id_of_its_own(server):
    with running_haproxy(server, server) as port:
        connection = HTTPConnection("127.0.0.1", port, timeout=60)
        status, head = ask(connection, "/health", **{"X-Request-Id": CHOSEN})
    assert status == 200
    assert head["X-Request-Id"] != CHOSEN
    assert len(head["X-Request-Id"]) == 36


@pytest.mark.long
def test_proxy_with_a_certificate_sends_plain_http_to_https(server, tmp_path):
    home = replace(settings_in(tmp_path), https=True)
    file, _ = ensure_certificate(home)
    trusting = ssl.create_default_context(cadata=home.authority_certificate.read_bytes())
    tls = free_port()
    secure = {"CERTIFICATE": str(file), "BIND_TLS": f"127.0.0.1:{tls}"}
    with running_haproxy(server, server, **secure) as port:
        status, head = ask(HTTPConnection("127.0.0.1", port, timeout=60), "/rules")
        assert (status, head["Location"]) == (308, f"https://127.0.0.1:{port}/rules")
        connection = HTTPSConnection("127.0.0.1", tls, context=trusting, timeout=60)
        status, head = ask(connection, "/rules")
    assert status == 200
    assert "Strict-Transport-Security" in head
