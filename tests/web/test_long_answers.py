"""Long answers are encoded and compressed in a thread, so that other requests go on."""

import brotli
import pytest

from companion.web import long_answers
from companion.web.long_answers import MAX_INLINE_BYTES
from tests.conftest import points

ROUNDS = [points(f"round-{number}", 1, 2) | {"note": "x" * 500} for number in range(200)]


@pytest.fixture
def in_thread_calls(monkeypatch) -> list[str]:
    """Return the names of the functions that ran in a thread."""
    names: list[str] = []

    def in_thread(function, _lane):
        def run(*args, **kwargs):
            names.append(function.__name__)
            return function(*args, **kwargs)

        return run

    monkeypatch.setattr(long_answers, "in_thread", in_thread)
    return names


@pytest.fixture
def long_game(phone, in_thread_calls):
    phone.start("g1")
    assert phone.write("g1", 0, *ROUNDS).status_code == 200
    in_thread_calls.clear()
    return phone


@pytest.mark.parametrize(
    ("path", "encoded"),
    [
        ("/api/games/g1", "dumps"),
        ("/api/games/g1/log", "dumps"),
        ("/games/g1", "htmlsafe_json_dumps"),
    ],
)
def test_long_log_is_encoded_and_compressed_in_a_thread(long_game, in_thread_calls, path, encoded):
    plain = long_game.get(path)
    assert len(plain.data) > MAX_INLINE_BYTES
    assert in_thread_calls == [encoded]
    packed = long_game.get(path, headers={"Accept-Encoding": "gzip, br"})
    assert packed.headers["Content-Encoding"] == "br"
    assert brotli.decompress(packed.data)[:1_000] == plain.data[:1_000]
    assert "Accept-Encoding" in packed.headers["Vary"]
    assert in_thread_calls == [encoded, encoded, "_compress"]


def test_phone_far_behind_gets_what_it_missed_from_a_thread(long_game, in_thread_calls):
    answer = long_game.write("g1", 0, points("new", 1, 2))
    assert (answer.status_code, len(answer.json["entries"])) == (409, 200)
    assert in_thread_calls == ["dumps"]


def test_short_answer_stays_where_it_is(phone, in_thread_calls):
    phone.start("g1")
    phone.get("/api/games", headers={"Accept-Encoding": "br"})
    assert in_thread_calls == []
