"""However a file is made, reading it takes less than 100 MB, and large ones take turns."""

import gzip
import tracemalloc
from collections.abc import Callable

import pytest

from companion.core.limits import (
    MAX_FILE_BYTES,
    MAX_PART_BYTES,
    MAX_PART_VALUES,
    MAX_UNPACKED_BYTES,
    MAX_VALUES,
    MAX_WHOLE_BYTES,
)
from companion.core.strict_json import InvalidJsonError
from companion.transfer import import_views, parse
from companion.transfer.file_format import FORMAT, count_values
from companion.transfer.parse import InvalidFileError, read_file
from companion.transfer.plan import ExistingRecords, plan_games
from tests.conftest import points, tally
from tests.transfer.file_pages import send
from tests.transfer.small_scorebook import book, raw

MAX_BYTES = 100_000_000


def filled(item: bytes, before: bytes, after: bytes, values: int, size: int) -> bytes:
    """Return a text of so many values and bytes at most, full of one item."""
    by_bytes = (size - len(before) - len(after)) // (len(item) + 1)
    by_values = (values - count_values(before)) // (count_values(item) + 1)
    return before + b",".join([item] * min(by_bytes, by_values)) + after


def in_games(item: bytes) -> bytes:
    """Return the largest file that is not refused before it is parsed, of many parts."""
    head = b'{"format": "%s", "players": [], "games": [' % FORMAT.encode()
    return filled(item, head, b"]}", MAX_VALUES, MAX_UNPACKED_BYTES)


def in_one_game(item: bytes) -> bytes:
    """Return a file whose one game is the largest that is parsed."""
    head = b'{"format": "%s", "players": [], "games": [{"file": {"log": [' % FORMAT.encode()
    return filled(item, head, b"]}}]}", MAX_PART_VALUES, MAX_PART_BYTES)


def deep(levels: int) -> bytes:
    return b'{"":' * levels + b"0" + b"}" * levels


AWKWARD: dict[str, Callable[[], bytes]] = {
    "empty objects": lambda: in_games(b"{}"),
    "empty lists": lambda: in_games(b"[]"),
    "zeros": lambda: in_games(b"0"),
    "letters": lambda: in_games('"\U0001f9ca"'.encode()),
    "one long text": lambda: in_games(b'"' + "\U0001f9ca".encode() * 1_300_000 + b'"'),
    "escapes": lambda: in_games(b'"' + b"\\ud83e\\uddca" * 100_000 + b'"'),
    "objects in one game": lambda: in_one_game(b'{"a":"%d"}'),
    "chains in one game": lambda: in_one_game(deep(28)),
    "fractions in one game": lambda: in_one_game(b"1.5"),
    "names": lambda: filled(b'"n":{}', b"{", b"}", MAX_VALUES, MAX_UNPACKED_BYTES),
    "letters of four bytes in one game": lambda: in_one_game('"\U0001f9ca"'.encode()),
    "too much of all": lambda: b"[" + b"{}," * 4_000_000 + b"0]",
    "blanks": lambda: b" " * MAX_UNPACKED_BYTES,
}
"""How each is made: all together are more than a hundred megabytes."""


@pytest.fixture
def peak() -> Callable[..., int]:
    """Bytes at the peak of a call, beside what was there before; what it raises is no matter."""

    def measure(function, *args) -> int:
        tracemalloc.start()
        try:
            function(*args)
        except (InvalidFileError, InvalidJsonError):
            pass
        finally:
            reached = tracemalloc.get_traced_memory()[1]
            tracemalloc.stop()
        return reached

    return measure


@pytest.mark.long
@pytest.mark.parametrize("make", AWKWARD.values(), ids=AWKWARD)
def test_file_of_an_awkward_shape_is_read_within_a_hundred_megabytes(peak, make):
    packed = gzip.compress(make(), 1)
    assert len(packed) < MAX_FILE_BYTES
    assert peak(read_file, packed) < MAX_BYTES


@pytest.mark.long
def test_largest_scorebook_is_read_and_planned_within_a_hundred_megabytes(peak):
    signed = {"at": "2026-11-25T20:15:00Z", "by": "Maximilian-Konstantin von Hohenstein-Aub"}
    log = [{**points(f"{n:036}", n, 2), **signed} for n in range(30)]
    games = [{"file": tally(id=f"{n:036}", log=log)} for n in range(1_600)]
    text = raw(book(games=games))
    assert MAX_FILE_BYTES * 0.9 < len(text) < MAX_UNPACKED_BYTES
    existing = ExistingRecords("book", {}, {}, {}, {})
    assert peak(lambda: plan_games(read_file(text).games, existing)) < MAX_BYTES


def test_one_game_at_a_time_is_parsed(monkeypatch):
    parsed: list[int] = []
    strict = parse.parse
    monkeypatch.setattr(parse, "parse", lambda part: parsed.append(len(part)) or strict(part))
    log = [points(f"{n}", 1, 2) for n in range(20)]
    text = raw(book(games=[{"file": tally(id=f"g{n}", log=log)} for n in range(200)]))
    assert len(text) > MAX_WHOLE_BYTES
    assert len(read_file(text).games) == 200
    assert max(parsed) < len(text) // 50


def test_long_file_that_says_its_games_twice_is_refused():
    twice = (
        raw(book())[:-1] + b', "games": [' + b",".join([b'"' + b"x" * 99 + b'"'] * 3_000) + b"]}"
    )
    with pytest.raises(InvalidFileError):
        read_file(twice)
    short = b'{"players": [], "players": [], "games": [' + b" " * MAX_WHOLE_BYTES + b"]}"
    with pytest.raises(InvalidFileError):
        read_file(short)


def test_long_file_cut_off_says_where():
    with pytest.raises(InvalidFileError) as refusal:
        read_file(raw(book(games=[{"file": tally(id="x" * 90)}] * 2_000))[:-7])
    assert refusal.value.problem["code"] == "json.malformed"
    assert refusal.value.problem["params"]["line"] == 1


def test_large_files_take_turns_and_small_ones_do_not_wait(phone, monkeypatch):
    monkeypatch.setattr(import_views, "WAIT_SECONDS", 0)
    with import_views.ONE_LARGE_FILE:
        assert send(phone, raw(book()) + b" " * import_views.LARGE_BYTES).status_code == 503
        assert send(phone, raw(book())).status_code == 303
    assert send(phone, raw(book()) + b" " * import_views.LARGE_BYTES).status_code == 303
