"""The proxy does what it says: what the server heard, and what the phone got."""

import gc
import http.client
import json
import random
import socket
import threading
import time

import pytest

from tests.conftest import points, tally
from tests.network.fault_proxy import FaultProxy, Weather
from tests.network.faults import Fault
from tests.serving import Caller, serving

STORED = {Fault.LOSE_ANSWER, Fault.CUT_ANSWER, Fault.TWICE, Fault.AGAIN, Fault.DELAY, Fault.NONE}
ANSWERED = {Fault.TWICE, Fault.AGAIN, Fault.DELAY, Fault.NONE}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("served")) as served:
        yield served


@pytest.fixture
def caller(server):
    caller = Caller(server.port)
    yield caller
    caller.close()


@pytest.mark.parametrize("fault", Fault)
def test_each_fault(server, caller, fault):
    game = f"game-{fault.name}"
    assert caller.call("PUT", f"/api/games/{game}", tally())[0] == 201
    with FaultProxy(server.port) as network:
        network.choose = lambda _request: fault
        answered = heard(network, caller.cookie, game)
        assert network.met == {fault: 1}
    assert (answered == 200) is (fault in ANSWERED)
    _, log = caller.call("GET", f"/api/games/{game}/log")
    assert len(log["entries"]) == (1 if fault in STORED else 0)


def heard(network: FaultProxy, cookie: str, game: str) -> int | None:
    """The status of an append through the network; None when no whole JSON came back."""
    connection = http.client.HTTPConnection("127.0.0.1", network.port, timeout=10)
    body = json.dumps({"after": 0, "entries": [points("a", 1, 2)]})
    headers = {"Sec-Fetch-Site": "same-origin", "Cookie": cookie}
    headers["Content-Type"] = "application/json"
    try:
        connection.request("POST", f"/api/games/{game}/log", body, headers)
        answer = connection.getresponse()
        json.loads(answer.read())
        return answer.status
    except (OSError, http.client.HTTPException, ValueError):
        return None
    finally:
        connection.close()


def test_pages_always_pass(server):
    with FaultProxy(server.port) as network:
        network.choose = lambda _request: Fault.CUT_BEFORE
        connection = http.client.HTTPConnection("127.0.0.1", network.port, timeout=10)
        connection.request("GET", "/")
        assert connection.getresponse().status == 200
        connection.close()


def test_a_black_hole_says_nothing(server):
    with FaultProxy(server.port) as network:
        network.black_hole = True
        connection = http.client.HTTPConnection("127.0.0.1", network.port, timeout=0.3)
        connection.request("GET", "/health")
        with pytest.raises(TimeoutError):
            connection.getresponse()
        connection.close()


def test_the_same_seed_brings_the_same_weather():
    one, other = (Weather(random.Random(5), often=0.5) for _ in range(2))
    assert [one("GET /api") for _ in range(50)] == [other("GET /api") for _ in range(50)]


def test_whoever_comes_while_it_closes_is_hung_up_on(server):
    busy = threading.Event()

    def lingering(_request: str) -> Fault:
        busy.set()
        time.sleep(0.2)  # so that all come at one turn
        return Fault.CUT_BEFORE

    with FaultProxy(server.port) as network:
        network.choose = lingering
        callers = [calling(network)]
        busy.wait()
        callers += [calling(network) for _ in range(3)]
    for caller in callers:
        with caller:
            caller.settimeout(5)
            assert hung_up(caller)
    gc.collect()  # an open connection would be complained of


def calling(network: FaultProxy) -> socket.socket:
    """Somebody whose call is on its way."""
    caller = socket.create_connection(("127.0.0.1", network.port))
    caller.sendall(b"GET /api/ HTTP/1.1\r\n\r\n")
    return caller


def hung_up(caller: socket.socket) -> bool:
    try:
        return caller.recv(1) == b""
    except ConnectionResetError:
        return True
