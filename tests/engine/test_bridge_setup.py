"""Who played at a place of the log: a correction asks those who were there then."""

import json

from companion.engine import bridge


def playing_at(**place: str) -> tuple[list[str], list[bool]]:
    """The names and who of them plays, there in an evening of lynX where Eve comes and Ben goes."""
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


def test_what_is_put_in_before_somebody_came_is_without_him():
    assert playing_at(before="in") == (["Ada", "Ben"], [True, True])


def _ask(**request: object) -> dict:
    return json.loads(bridge.call(json.dumps(request)))
