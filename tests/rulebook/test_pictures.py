"""Every picture is right: the engine scores its cards as its words and numbers say."""

import re
from typing import Any

import pytest

from companion.engine.fold import replay
from companion.engine.games.agame import trick as agame_trick
from companion.engine.games.animanize import trick as animanize_trick
from companion.engine.games.greta import board

COLOURS = ("blue", "green", "purple", "red", "yellow")
PLAYERS = {"agame": 5, "animanize": 3, "lynx": 2, "greta": 2}


def play_round(game: str, entry: dict, colours=(), **options) -> dict[str, Any]:
    """Return the sheet after one round of that game."""
    seats = [{"name": str(seat)} for seat in range(PLAYERS[game])]
    for seat, colour in zip(seats, colours, strict=False):
        seat["color"] = colour
    file = {"format": "companion/1", "game": game, "seats": seats, "options": options}
    answer = replay({**file, "log": [{"id": "1", **entry}] if entry else []})
    assert answer["problem"] is None, answer["problem"]
    return answer


def points(game: str, entry: dict, **others) -> int:
    return play_round(game, entry, **others)["sheet"]["rounds"][0]["players"][0]["points"]


def row(picture: dict) -> int:
    """Return what the row is worth to the one whose colour is not in it."""
    there = {text.removeprefix("fennek ") for text in picture["row"].values()}
    colours = sorted(COLOURS, key=lambda colour: colour in there)
    fennek = "row" if any("fennek" in text for text in picture["row"].values()) else "off"
    others = [{"points": 0} for _ in colours[1:]]
    entry = {"type": "section", "players": [{"row": picture["row"]}, *others]}
    return points("agame", entry, colours=colours, fennek=fennek)


def captures(picture: dict) -> int:
    item = {"tricks": picture["tricks"], "animals": picture["animals"]}
    entry = {"type": "round", "players": [item, {"points": 0}, {"points": 0}]}
    return points(
        "animanize", entry, brawl_limit=picture["limit"], floor_at_zero=False, target=None
    )


def melds(picture: dict) -> int:
    item = {"melds": picture["melds"], "hand": picture.get("hand", [])}
    out = 0 if picture.get("finisher") else 1
    entry = {"type": "round", "finisher": out, "players": [item, {"points": 0}]}
    return points("lynx", entry)


def grid(picture: dict) -> int:
    """Return the sum of the card's matches, once each is drawn with what it is worth."""
    level, cell = picture.get("level", 1), tuple(picture["card"])
    cards = {
        (down, across): (card, 1, None)
        for down, cards in enumerate(picture["cells"])
        for across, card in enumerate(cards)
        if card
    }
    card = cards[cell][0]
    if level == 2:
        cards[cell] = (picture["under"], 1, None)
    else:
        del cards[cell]
    rules = play_round("greta", {})["setup"]["options"]
    result = board.matches(cards, cell, card, level, rules)
    drawn = {tuple(line["to"]): line["points"] for line in picture["lines"]}
    assert drawn == {match["at"]: match["points"] for match in result}
    return sum(drawn.values())


SCORED = {"row": row, "captures": captures, "melds": melds, "grid": grid}


def board_sheet(picture: dict) -> dict[str, Any]:
    """Return the sheet of a tally that the lowest total wins."""
    rounds = [
        {"id": str(no), "type": "round", "players": [{"points": points} for points in row]}
        for no, row in enumerate(picture["rounds"], start=1)
    ]
    seats = [{"name": name} for name in picture["seats"]]
    options = {"target": picture["target"], "wins": "low"}
    file = {"format": "companion/1", "game": "tally", "seats": seats, "options": options}
    return replay({**file, "log": rounds})["sheet"]


def trick_winner(picture: dict) -> int:
    plays = [cards for _, cards in picture["plays"]]
    if picture["game"] == "animanize":
        return animanize_trick.winner(animanize_trick.read_trick([card for [card] in plays], []))[0]
    read = [
        agame_trick.read_play(cards, leads=not seat, only_fenneks=False, at=[])
        for seat, cards in enumerate(plays)
    ]
    fenneks = any(what == "fennek" for cards in read for _, what in cards)
    return agame_trick.decide(read, fenneks)["position"]


def numbers(caption: str) -> set[int]:
    return {int(number.replace("−", "-")) for number in re.findall(r"[-−]?\d+", caption)}


@pytest.fixture
def pictures(rulebook) -> list[dict[str, Any]]:
    return [
        part
        for read in rulebook.values()
        for rules in read["book"]["games"]
        for section in rules["sections"]
        for paragraph in section["paragraphs"]
        for part in paragraph["parts"]
        if isinstance(part, dict)
    ]


def test_every_game_is_drawn(pictures):
    assert {picture["kind"] for picture in pictures} == {*SCORED, "trick", "board"}


def test_a_picture_s_words_say_what_the_engine_counts(pictures):
    for picture in pictures:
        if picture["kind"] in SCORED:
            worth = SCORED[picture["kind"]](picture)
            assert {worth, -worth} & numbers(picture["caption"]), (worth, picture)


def test_the_engine_gives_a_drawn_trick_to_the_winner(pictures):
    for picture in pictures:
        if picture["kind"] == "trick":
            assert trick_winner(picture) == picture["winner"], picture


def test_a_drawn_board_ends_as_the_engine_has_it(pictures):
    for picture in pictures:
        if picture["kind"] == "board":
            sheet = board_sheet(picture)
            assert sheet["reason"] == "target"
            assert sheet["ranks"] == picture["ranks"]
            assert set(sheet["totals"]) <= numbers(picture["caption"])
