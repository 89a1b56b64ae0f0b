"""The bridge: who played at a place of the log, what stored logs mark, what is no request."""

import json

import pytest

from companion.engine import bridge
from companion.engine.games import GAMES
from tests.engine.ask import table


def playing_at(**place: str) -> tuple[list[str], list[bool]]:
    """Return the names and who plays there, in an evening of lynX where Eve comes and Ben goes."""
    log = [
        {"id": "one", "type": "round", "players": [{"points": 1}, {"points": 2}]},
        {"id": "in", "type": "join", "seat": {"name": "Eve"}},
        {"id": "two", "type": "round", "players": [{"points": 1}] * 3},
        {"id": "out", "type": "leave", "seat": 1},
    ]
    seats = [{"name": "Ada"}, {"name": "Ben"}]
    file = {"format": "companion/1", "game": "lynx", "seats": seats, "options": {}, "log": log}
    _ask(do="open", file=file)
    setup = _ask(do="setup", **place)["setup"]
    return [seat["name"] for seat in setup["seats"]], setup["playing"]


def test_now_everybody_has_joined_and_who_left_does_not_play():
    assert playing_at() == (["Ada", "Ben", "Eve"], [True, False, True])


def test_in_the_place_of_a_round_those_play_who_played_then():
    assert playing_at(of="one") == (["Ada", "Ben"], [True, True])
    assert playing_at(of="two") == (["Ada", "Ben", "Eve"], [True, True, True])


def test_set_up_before_a_join_is_without_the_newcomer():
    assert playing_at(before="in") == (["Ada", "Ben"], [True, True])


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("{", "not JSON"),
        ("3", "no such door"),
        ("{}", "no such door"),
        ('{"do": 3}', "no such door"),
        ('{"do": "shut"}', "no such door"),
        ('{"do": "who_wins", "game": "tally"}', "no game of tricks"),
        ('{"do": "who_wins", "game": "agame", "options": 3}', "no game of tricks"),
    ],
)
def test_text_that_is_no_request_is_answered_with_an_error(text: str, error: str):
    assert json.loads(bridge.call(text)) == {"error": error}


@pytest.mark.parametrize("action", ["choices", "setup"])
def test_without_a_game_there_is_nothing_to_choose(action: str):
    refused = _ask(do="open", file={"format": "companion/0"})
    assert refused == {
        "setup": None,
        "sheet": None,
        "problem": {
            "entry": 0,
            "at": ["format"],
            "code": "format.unknown",
            "params": {"format": "companion/1"},
        },
    }
    assert _ask(do=action, draft={}) == {"error": "no open game"}
    assert _ask(do="counts") == {"counts": []}
    assert _ask(do="reading", of="one") == {"entry": None}


def test_a_draft_that_is_none_is_refused_with_its_problem():
    playing_at()
    assert _ask(do="choices", draft={"entry": {"type": "adjust"}}) == {
        "error": "no draft",
        "problem": {
            "entry": 0,
            "at": ["entry", "type"],
            "code": "value.choice",
            "params": {"allowed": "round"},
        },
    }


@pytest.mark.parametrize("draft", [None, 3, {}, {"entry": 3}])
@pytest.mark.parametrize("game", GAMES)
def test_value_that_is_no_draft_is_refused_by_every_game(game: str, draft: object):
    table(game, 2 if game == "greta" else 3, [])
    assert _ask(do="choices", draft=draft) == {
        "error": "no draft",
        "problem": {
            "entry": 0,
            "at": ["entry"],
            "code": "value.type",
            "params": {"wanted": "object"},
        },
    }


@pytest.mark.parametrize(
    ("entry", "problem"),
    [
        (
            {"type": "leave", "seat": 1},
            ("seats.count", ["seat"], {"count": 1, "least": 2, "most": 8}),
        ),
        ({"type": "leave", "seat": 2}, ("value.range", ["seat"], {"low": 0, "high": 1})),
        ({"type": "dance"}, ("entry.type", ["type"], {"type": "dance"})),
        ({"type": "undo", "of": "two"}, ("log.id_unknown", ["of"], {"id": "two"})),
        ({"type": "finish", "id": "one"}, ("log.id_taken", ["id"], {"id": "one"})),
        (
            {
                "type": "amend",
                "changes": [{"of": "one", "entry": {"type": "finish", "id": "other"}}],
            },
            ("log.id_taken", ["changes", 0, "entry", "id"], {"id": "other"}),
        ),
        (
            {"type": "amend", "changes": [{"of": "one", "entry": {"type": "undo"}}]},
            ("log.not_amendable", ["changes", 0, "entry", "type"], {"id": "undo"}),
        ),
    ],
)
def test_an_entry_that_may_not_be_is_refused_with_place_and_reason(entry: dict, problem: tuple):
    first = {"id": "one", "type": "round", "players": [{"points": 1}, {"points": 2}]}
    table("lynx", 2, [first])
    for action in ("try", "add"):
        result = _ask(do=action, entries=[entry])["problem"]
        assert (result["code"], result["at"], result["params"]) == problem
        assert result["entry"] == 2


def test_a_stored_log_marks_what_is_refused_in_the_order_of_reasons():
    log = [
        {"id": "one", "type": "round", "players": [{"points": 1}, {"points": 2}]},
        {"id": "one", "type": "finish"},
        {"id": "two", "type": "round", "players": [{"points": 1}]},
        {"note": "no type"},
        {"id": "three", "type": "round", "players": [{"points": 4}, {"points": 2}]},
    ]
    seats = [{"name": "Ada"}, {"name": "Ben"}]
    file = {"format": "companion/1", "game": "tally", "seats": seats, "log": log}
    answer = _ask(do="open", file=file)
    assert answer["problem"] is None
    assert answer["sheet"]["totals"] == [5, 4]
    marked = [
        (warning["entry"], warning["at"], warning["code"], warning["params"])
        for warning in answer["sheet"]["warnings"]
    ]
    assert marked == [
        (2, ["id"], "refused", {"code": "log.id_taken"}),
        (4, ["type"], "refused", {"code": "value.missing"}),
        (3, ["players"], "refused", {"code": "players.count"}),
    ]
    assert _ask(do="reading", of="three")["entry"] == log[4]
    after = _ask(do="add", entries=[{"id": "five", "type": "adjust", "seat": 1, "points": 9}])
    assert after["sheet"]["totals"] == [5, 13]
    strict = _ask(do="score", file=file)["problem"]
    assert (strict["entry"], strict["code"]) == (2, "log.id_taken")


def _ask(**request: object) -> dict:
    return json.loads(bridge.call(json.dumps(request)))
