"""What time does to streams, on a server whose clock runs a hundred times as fast."""

import sys
from http.client import IncompleteRead

import pytest

from tests.conftest import points
from tests.serving import serving

HASTY = (sys.executable, "-m", "tests.live.hasty")


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("hasty"), *HASTY) as server:
        yield server


def test_a_line_on_which_nothing_happens_is_alive(table):
    stream = table.listen()
    assert [stream.next_of("beat").told for _ in range(2)] == [{}, {}]


def test_a_phone_that_does_not_read_is_cut_off(table):
    """Some megabytes are on their way to it, more than fits between the server and the phone."""
    note = {"note": "…" * 300}
    for after in range(0, 4800, 300):
        table.write(after, *(points(f"{after + n}", 1, 2) | note for n in range(300)))
    stuck, alive = table.listen(room=4096), table.listen(after=4800)
    for _ in range(5):
        alive.next_of("beat")
    with pytest.raises((IncompleteRead, ConnectionError)):
        stuck.next()


def test_a_phone_that_went_away_is_forgotten(table):
    """Its connection is gone, and the server notices by the next beats."""
    table.listen().close()
    stream = table.listen()
    for _ in range(3):
        stream.next_of("beat")
    table.write(0, points("a", 1, 2))
    assert stream.log()["entries"] == [points("a", 1, 2)]


def test_a_notice_ends_after_a_minute(table):
    other = table.listen(table.phone("record"))
    table.writing("new:1")
    assert [other.next_of("writing").told["place"] for _ in range(2)] == ["new:1", None]
