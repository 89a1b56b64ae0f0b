"""The proxy does what it says: what reached the server, and what the phone got."""

import gc
import http.client
import json
import random
import socket
import threading
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor

import pytest

from tests.network.fault_proxy import FaultProxy, Weather
from tests.network.faults import STATUS, Fault
from tests.network.peer import ANSWER, Peer, running_peer
from tests.waiting import wait_until

BODY = json.dumps({"entries": "-" * 100_000}).encode()
"""Larger than a request's head, so that half of a call is not all of it."""


@pytest.fixture
def peer() -> Iterator[Peer]:
    with running_peer() as peer:
        yield peer


class Network:
    """A proxy before a peer, with the faults of the next calls in their order."""

    def __init__(self, peer: Peer, *faults: Fault) -> None:
        self.proxy = FaultProxy(peer.port)
        self.proxy.max_delay_seconds = 20  # the later call comes for certain, be it late
        self._faults = iter(faults)
        self._met = threading.Condition()
        self._calls = 0
        self.proxy.choose = self._choose
        self._callers = ThreadPoolExecutor()

    def __enter__(self) -> "Network":
        self.proxy.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self.proxy.__exit__()
        self._callers.shutdown()

    def _choose(self, _request: str) -> Fault:
        with self._met:
            self._calls += 1
            self._met.notify_all()
        return next(self._faults, Fault.NONE)

    def send(self, path: str) -> Future:
        """Return a call on its way: it has met its fault.

        Later its status and body, None for neither.
        """
        with self._met:
            before = self._calls
            future = self._callers.submit(call, self.proxy.port, path)
            assert self._met.wait_for(lambda: self._calls > before, timeout=60)
        return future


def call(port: int, path: str) -> tuple[int, bytes] | None:
    """Return the status of a call and its whole body; None where the connection ended before."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    try:
        connection.request("POST", path, BODY, {"Content-Type": "application/json"})
        answer = connection.getresponse()
        return answer.status, answer.read()
    except (OSError, http.client.HTTPException):
        return None
    finally:
        connection.close()


WELL = (200, ANSWER)


def test_call_without_fault_gets_through(peer):
    with Network(peer, Fault.NONE) as network:
        assert network.send("/api/a").result() == WELL
        assert network.proxy.met == {Fault.NONE: 1}
    assert peer.calls == ["/api/a"]


def test_call_cut_before_reaches_nobody(peer):
    with Network(peer, Fault.CUT_BEFORE) as network:
        assert network.send("/api/a").result() is None
        assert network.proxy.met == {Fault.CUT_BEFORE: 1}
    assert peer.calls == peer.torn == []


def test_call_cut_during_reaches_the_server_in_part(peer):
    with Network(peer, Fault.CUT_DURING) as network:
        assert network.send("/api/a").result() is None
        assert peer.wait_for_torn("/api/a")
    assert peer.calls == []


@pytest.mark.parametrize("fault", [Fault.LOSE_ANSWER, Fault.CUT_ANSWER])
def test_lost_answer_is_to_a_call_that_arrived(peer, fault):
    with Network(peer, fault) as network:
        assert network.send("/api/a").result() is None
    assert peer.calls == ["/api/a"]


def test_swallowed_call_neither_arrives_nor_ends(peer):
    with Network(peer, Fault.SWALLOW) as network:
        lost = network.send("/api/a")
        assert network.send("/api/b").result() == WELL
        assert not lost.done()
        network.proxy.cut()
        assert lost.result() is None
    assert peer.calls == ["/api/b"]


def test_swallowed_answer_is_to_a_call_that_arrived(peer):
    with Network(peer, Fault.SWALLOW_ANSWER) as network:
        lost = network.send("/api/a")
        assert peer.wait_for("/api/a")
        assert network.send("/api/b").result() == WELL
        assert not lost.done()
        network.proxy.cut()
        assert lost.result() is None
    assert peer.calls == ["/api/a", "/api/b"]


def test_call_arrives_twice(peer):
    with Network(peer, Fault.TWICE) as network:
        assert network.send("/api/a").result() == WELL
    assert peer.calls == ["/api/a", "/api/a"]


def test_call_arrives_again_after_a_later_one(peer):
    with Network(peer, Fault.AGAIN) as network:
        assert network.send("/api/a").result() == WELL
        assert network.send("/api/b").result() == WELL
        assert peer.wait_for("/api/a", "/api/b", "/api/a")


def test_delayed_call_arrives_after_a_later_one(peer):
    with Network(peer, Fault.DELAY) as network:
        late = network.send("/api/a")
        assert network.send("/api/b").result() == WELL
        assert late.result() == WELL
    assert peer.calls == ["/api/b", "/api/a"]


@pytest.mark.parametrize("fault", STATUS)
def test_stranger_answers_in_place_of_the_server(peer, fault):
    with Network(peer, fault) as network:
        status, body = network.send("/api/a").result()
    assert f"{status} " in STATUS[fault]
    assert body.startswith(b"<!DOCTYPE html>")
    assert peer.calls == []


def test_every_fault_has_a_test():
    tested = {Fault.NONE, Fault.CUT_BEFORE, Fault.CUT_DURING, Fault.LOSE_ANSWER, Fault.CUT_ANSWER}
    tested |= {Fault.SWALLOW, Fault.SWALLOW_ANSWER, Fault.TWICE, Fault.AGAIN, Fault.DELAY, *STATUS}
    assert tested == set(Fault)


def test_pages_always_pass(peer):
    with FaultProxy(peer.port) as proxy:
        proxy.choose = lambda _request: Fault.CUT_BEFORE
        assert call(proxy.port, "/") == WELL


def test_black_hole_loses_bytes_for_good(peer):
    with Network(peer) as network:
        network.proxy.black_hole = True
        lost = network.send("/api/a")
        wait_until(lambda: network.proxy.vanished, "the call falls in")
        network.proxy.black_hole = False
        assert network.send("/api/b").result() == WELL
        assert not lost.done()
        network.proxy.cut()
        assert lost.result() is None
    assert peer.calls == ["/api/b"]


def test_same_seed_brings_the_same_weather():
    one, other = (Weather(random.Random(5), often=0.5) for _ in range(2))
    assert [one("GET /api") for _ in range(50)] == [other("GET /api") for _ in range(50)]


def test_weather_leaves_no_fault_out():
    weather = Weather(random.Random(5), often=1)
    assert {weather("GET /api") for _ in range(len(Fault) - 1)} == set(Fault) - {Fault.NONE}


def test_connection_to_a_closing_proxy_is_reset(peer):
    busy = threading.Event()
    with FaultProxy(peer.port) as proxy:

        def linger(_request: str) -> Fault:
            busy.set()
            assert proxy.is_closing.wait(20)  # so that all come at one turn
            return Fault.CUT_BEFORE

        proxy.choose = linger
        callers = [begin_call(proxy)]
        assert busy.wait(20)
        callers += [begin_call(proxy) for _ in range(3)]
    for caller in callers:
        with caller:
            caller.settimeout(5)
            assert is_hung_up(caller)
    gc.collect()  # an open connection would be complained of


def begin_call(proxy: FaultProxy) -> socket.socket:
    """Return a caller whose call is on its way."""
    caller = socket.create_connection(("127.0.0.1", proxy.port))
    caller.sendall(b"GET /api/ HTTP/1.1\r\n\r\n")
    return caller


def is_hung_up(caller: socket.socket) -> bool:
    try:
        return caller.recv(1) == b""
    except ConnectionResetError:
        return True
