"""Real phones behind a proxy, while servers are updated one by one and Redis comes and goes."""

import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection

import pytest

from tests import postgres_server
from tests.haproxy import running_haproxy
from tests.side_by_side.servers import until_streams
from tests.simulator.phone import SimulatedPhone, new_phone
from tests.simulator.server import Server
from tests.simulator.verdict import find_faults_in

NOTE_STREAMS = """
window.streamed = [];
window.EventSource = class extends EventSource {
  constructor(...where) {
    super(...where);
    const note = (what) => () => streamed.push([what, Date.now()]);
    this.addEventListener("log", note("flows"));
    this.addEventListener("error", note("ended"));
  }
};
"""
SEATS = [{"name": "Ada"}, {"name": "Ben"}]
ASKED = 20
GAP_MS = 15_000
"""Without a stream, at most. On a quiet machine it is three seconds (`pauseAfter` in retry.ts)."""


@pytest.fixture
def proxied(servers):
    """Provide the way to both servers."""
    with running_haproxy(*(server.port for server in servers)) as port:
        way = Server(servers[0].data)
        way.port = port
        until_streams(port, flow=True)
        yield way


@pytest.fixture
def phones(browser, proxied):
    phones = [new_phone(browser, proxied, f"p{number}") for number in range(3)]
    for phone in phones:
        phone.context.add_init_script(NOTE_STREAMS)
        phone.open()
    yield phones
    for phone in phones:
        phone.close()


def gather(phones: list[SimulatedPhone]) -> str:
    """Return a game that all of them look at."""
    host, *guests = phones
    game = host.begin({"game": "tally", "seats": SEATS, "options": {}})
    for guest in guests:
        guest.join(game, host.invite(game))
    until_all_stream(phones)
    return game


def until_all_stream(phones: list[SimulatedPhone]) -> None:
    for phone in phones:
        phone.until("() => streamed.at(-1)?.[0] === 'flows'", f"{phone.name} streams")


def write(phones: list[SimulatedPhone], game: str, writers: int | None = None) -> None:
    """Each of the writers writes a round, which all hear of."""
    for phone in phones[:writers]:
        seq = phone.head(game)["seq"] + 1
        players = [{"points": seq} for _ in SEATS]
        phone.write(game, {"type": "round", "players": players})
        for other in phones:
            other.until(f"() => {head(game)}.seq === {seq} && !{head(game)}.waits", f"round {seq}")


def head(game: str) -> str:
    return f"document.querySelector('companion-app').store.games.head('{game}')"


def test_servers_are_updated_one_by_one_and_phones_hardly_notice(phones, servers):
    game = gather(phones)
    write(phones, game)
    for server in servers:
        server.stop()
        until_all_stream(phones)
        write(phones, game)
        server.start()
        until_streams(server.port, flow=True)
    assert list(find_faults_in(game, phones)) == []
    for phone in phones:
        assert max(gaps_ms(phone)) < GAP_MS


def gaps_ms(phone: SimulatedPhone) -> list[int]:
    """Return for how long a stream of the phone was gone, each time it was."""
    gaps, ended = [], None
    for what, at in phone.ask("() => streamed"):
        if what == "ended":
            ended = ended or at
        elif ended:
            gaps.append(at - ended)
            ended = None
    return gaps


def test_phones_go_on_without_redis_and_stream_again_when_it_is_back(phones, servers, broken):
    game = gather(phones)
    write(phones, game)
    broken.kill()
    write(phones, game, writers=1)
    broken.start()
    until_all_stream(phones)
    write(phones, game)
    assert list(find_faults_in(game, phones)) == []


@contextmanager
def bar_database(postgres: postgres_server.Server) -> Iterator[None]:
    """Provide the servers' database takes nobody in, nor keeps who is in."""
    allow = "ALTER DATABASE shared ALLOW_CONNECTIONS {}"
    postgres.run(allow.format("false"))
    postgres.run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'shared'")
    try:
        yield
    finally:
        postgres.run(allow.format("true"))


def test_without_a_database_the_servers_answer_for_themselves(proxied, postgres):
    """Also once the proxy has learned that none of them is ready, which it asks every second."""
    with bar_database(postgres):
        for _ in range(ASKED):
            assert fetch_page(proxied, "/about") == (200, True)
            assert fetch_page(proxied, "/history") == (503, True)
            time.sleep(0.1)  # so that its question of every second falls among these


def test_a_phone_opens_its_game_while_the_database_is_gone(phones, postgres):
    game = gather(phones)
    write(phones, game)
    host = phones[0]
    with bar_database(postgres):
        host.die()
        host.open(game)
        host.write(game, {"type": "round", "players": [{"points": 5}, {"points": 6}]})
        assert host.sheet(game)["totals"] == [11, 12]
    for phone in phones:
        phone.until(f"() => {head(game)}.seq === 4 && !{head(game)}.waits", "the round")
    assert list(find_faults_in(game, phones)) == []


def fetch_page(server: Server, path: str) -> tuple[int, bool]:
    """How a page is answered, and whether in the app's own form."""
    with closing(HTTPConnection("127.0.0.1", server.port, timeout=60)) as asking:
        asking.request("GET", path)
        answer = asking.getresponse()
        return answer.status, b'name="apple-mobile-web-app-title"' in answer.read()
