"""The proxy of docs/deploy/haproxy.cfg, as it is."""

import os
from contextlib import closing
from http.client import HTTPConnection

import pytest

from tests.haproxy import running_haproxy
from tests.serving import serving

CHOSEN = "chosen-by-a-stranger"


@pytest.fixture(scope="module")
def proxy(tmp_path_factory):
    environment = {**os.environ, "PROXY_HOPS": "1"}
    folder = tmp_path_factory.mktemp("served")
    with (
        serving(folder, env=environment) as server,
        running_haproxy(server.port, server.port) as port,
        closing(HTTPConnection("127.0.0.1", port, timeout=20)) as connection,
    ):
        yield connection


@pytest.mark.long
def test_proxy_gives_each_request_an_id_of_its_own(proxy):
    proxy.request("GET", "/health", headers={"X-Request-Id": CHOSEN})
    answer = proxy.getresponse()
    answer.read()
    assert answer.status == 200
    assert answer.headers["X-Request-Id"] != CHOSEN
    assert len(answer.headers["X-Request-Id"]) == 36
