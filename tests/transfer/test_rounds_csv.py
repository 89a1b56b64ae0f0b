"""What was written down in games by pads, in the table of rounds."""

import csv
import io
import json
from typing import Any

import pytest
from sqlalchemy import update

from companion.core.paths import PACKAGE
from companion.models import db
from companion.models.games import Game
from tests.conftest import Phone, points

Line = dict[str, str]


def pad_of(name: str) -> Any:
    return json.loads((PACKAGE / "pads" / f"{name}.json").read_text(encoding="utf-8"))


def played(
    phone: Phone, pad: Any, seats: list[dict], *log: dict, language: str = "en"
) -> list[Line]:
    """Return the lines of the table after a game by this pad."""
    head = {"format": "companion/1", "game": "pad", "pad": pad, "seats": seats, "options": {}}
    phone.put("/api/games/g1", json=head | {"started": "2026-11-20T18:00:00.000Z"})
    entries = [{"id": f"e{number}", **entry} for number, entry in enumerate(log)]
    assert phone.write("g1", 0, *entries).status_code == 200
    answer = phone.get("/scorebook/rounds.csv", headers={"Accept-Language": language})
    signs = ";" if language == "de" else ","
    text = answer.data.decode("utf-8-sig")
    return [*csv.DictReader(io.StringIO(text), delimiter=signs)]


def names(*all_of_them: str) -> list[dict]:
    return [{"name": name} for name in all_of_them]


def told(lines: list[Line]) -> list[tuple[str, ...]]:
    return [(line["round"], line["player"], line["points"], line["figures"]) for line in lines]


@pytest.mark.parametrize(
    ("language", "ada", "ben"),
    [
        ("en", "Declarer; Game: Clubs; Multiplier: 3; Won", ""),
        ("de", "Alleinspieler; Spiel: Kreuz; Faktor: 3; Gewonnen", ""),
    ],
)
def test_round_says_what_was_asked_of_each_in_the_language_of_the_page(phone, language, ada, ben):
    declarer = {"declarer": True, "game": "clubs", "times": 3, "won": True}
    players = [declarer, {"declarer": False}, {"declarer": False, "times": 0}]
    entry = {"type": "round", "players": players}
    lines = played(phone, pad_of("skat"), names("Ada", "Ben", "Cy"), entry, language=language)
    assert told(lines) == [("1", "Ada", "36", ada), ("1", "Ben", "0", ben), ("1", "Cy", "0", "")]


def test_round_reads_as_it_was_corrected_and_points_alone_have_no_figures(phone):
    bids = [{"bid": 1, "tricks": 1}, {"bid": 0, "tricks": 0}, {"bid": 0, "tricks": 0}]
    better = [{"bid": 0, "tricks": 1}, {"bid": 0, "tricks": 0}, {"bid": 0, "tricks": 0}]
    lines = played(
        phone,
        pad_of("wizard"),
        names("Ada", "Ben", "Cy"),
        {"type": "round", "players": bids},
        {"type": "round", "players": [{"points": 40}, {"points": 20}, {"points": -10}]},
        {"type": "adjust", "seat": 1, "points": 5},
        {"type": "amend", "changes": [{"of": "e0", "entry": {"type": "round", "players": better}}]},
    )
    assert [line[3] for line in told(lines)] == [
        *("Bid: 0; Tricks: 1", "Bid: 0; Tricks: 0", "Bid: 0; Tricks: 0"),
        *("", "", ""),
        *("", "", ""),
    ]


def test_field_that_is_asked_of_all_in_so_many_words_has_its_figure(phone):
    pad = pad_of("wizard")
    pad["fields"] = [field | {"of": None} for field in pad["fields"]]
    bids = [{"bid": 1, "tricks": 1}, {"bid": 0, "tricks": 0}, {"bid": 0, "tricks": 0}]
    lines = played(phone, pad, names("Ada", "Ben", "Cy"), {"type": "round", "players": bids})
    assert told(lines)[0][3] == "Bid: 1; Tricks: 1"


def test_row_stands_in_the_line_of_who_filled_it_alone(phone):
    lines = played(
        phone,
        pad_of("kniffel"),
        names("Ada", "Ben"),
        {"type": "row", "seat": 1, "row": "fives", "value": 3},
        {"type": "row", "seat": 0, "row": "full", "value": True},
        {"type": "row", "seat": 1, "row": "full", "value": False},
    )
    assert told(lines) == [
        ("1", "Ben", "15", "Fives: 3"),
        ("2", "Ada", "25", "Full house"),
        ("3", "Ben", "0", "Full house: 0"),
    ]


def test_team_has_one_line_with_its_figures_and_its_members(phone):
    teams = [
        {"name": "The Owls", "members": names("Ada", "Cy")},
        {"name": "The Bears", "members": names("Ben", "Di")},
    ]
    bids = [
        {"bid": 5, "tricks": 7, "nils": False},
        {"bid": 4, "tricks": 6, "nils": True, "nil": 1, "broken": 0},
    ]
    lines = played(phone, pad_of("spades"), teams, {"type": "round", "players": bids})
    assert [(line["player"], line["members"], line["figures"]) for line in lines] == [
        ("The Owls", "Ada & Cy", "Bid: 5; Tricks: 7"),
        ("The Bears", "Ben & Di", "Bid: 4; Tricks: 6; Bid nil; Nils made: 1; Nils broken: 0"),
    ]


def test_field_of_a_pad_is_no_formula_of_a_spreadsheet(phone):
    pad = {"name": "Ours", "kind": "rounds", "seats": [1, 4], "points": "n"}
    pad["fields"] = [{"id": "n", "name": "=1+1", "most": 9}, {"id": "m", "name": "@m", "most": 9}]
    lines = played(phone, pad, names("Ada"), {"type": "round", "players": [{"n": 2, "m": 3}]})
    assert lines[0]["figures"] == "'=1+1: 2;' @m: 3"


@pytest.mark.parametrize("name", ["3-5-8", "10.000"])
def test_name_of_a_game_is_read_as_no_date_and_no_figure(phone, name):
    phone.start("g1", options={"name": name})
    assert phone.write("g1", 0, points("a", 1, 2)).status_code == 200
    answer = phone.get("/scorebook/rounds.csv")
    assert f"'{name}" in answer.text


def test_game_that_nobody_can_play_keeps_no_other_from_the_table(phone, app):
    phone.start("sound")
    phone.write("sound", 0, points("a", 1, 2))
    phone.start("spoilt")
    with app.app_context(), db.engine.begin() as connection:
        spoilt = update(Game).where(Game.id == "spoilt")
        file = phone.get("/api/games/spoilt").json["file"]
        connection.execute(spoilt.values(file=file | {"seats": []}))
    answer = phone.get("/scorebook/rounds.csv")
    assert answer.status_code == 200
    assert "sound" in answer.text
