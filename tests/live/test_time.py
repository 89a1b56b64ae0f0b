"""What time does to streams, on a server whose clock leaps when it is told to."""

import sys
from functools import partial
from http.client import IncompleteRead

import pytest

from companion.pubsub import presence
from companion.pubsub.registry import HEARTBEAT_SECONDS
from tests.conftest import points
from tests.live import leaping
from tests.serving import serving

LEAPING = (sys.executable, "-m", "tests.live.leaping")


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("leaping"), *LEAPING) as server:
        yield server


@pytest.fixture
def leap(served):
    """Put the server's clock forward."""
    return partial(leaping.leap, served.data)


@pytest.fixture
def beats(leap):
    """Wait for so many beats on a stream, each at its time."""

    def beats(stream, count: int) -> list[dict]:
        texts = []
        for _ in range(count):
            leap(HEARTBEAT_SECONDS)
            texts.append(stream.next_of("beat").data)
        return texts

    return beats


def test_a_line_on_which_nothing_happens_is_alive(table, beats):
    assert beats(table.listen(), 2) == [{}, {}]


def test_a_phone_that_does_not_read_is_cut_off(table, beats):
    """Some megabytes are on their way to it, more than fits between the server and the phone."""
    note = {"note": "…" * 300}
    for after in range(0, 4800, 300):
        table.write(after, *(points(f"{after + n}", 1, 2) | note for n in range(300)))
    stuck, alive = table.listen(room=4096), table.listen(after=4800)
    beats(alive, 5)
    with pytest.raises((IncompleteRead, ConnectionError)):
        stuck.next()


def test_a_phone_that_went_away_is_forgotten(table, beats):
    """Its connection is gone, and the server notices by the next beats."""
    table.listen().close()
    stream = table.listen()
    beats(stream, 3)
    table.write(0, points("a", 1, 2))
    assert stream.log()["entries"] == [points("a", 1, 2)]


def test_a_notice_ends_after_two_minutes(table, leap):
    other = table.listen(table.phone("record"))
    table.writing("new:1")
    assert other.next_of("writing").data["place"] == "new:1"
    leap(presence.PRESENCE_SECONDS)
    assert other.next_of("writing").data["place"] is None
