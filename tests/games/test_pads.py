"""A game by a pad on the server: begun, written, read back, and the same after a round trip."""

import csv
import io
import json
import re
from pathlib import Path

import pytest

from tests.transfer.file_pages import ERASE, export_file, import_file, post, send
from tests.web.pages import ids

PADS = Path(__file__).parents[2] / "companion" / "pads"
SEATS = [{"name": "Ada"}, {"name": "Ben"}, {"name": "Cy"}]


def pad(name: str) -> dict:
    """Return a pad of the library."""
    return json.loads((PADS / f"{name}.json").read_text(encoding="utf-8"))


def start(phone, game: str, **changes):
    """Begin a game of Wizard."""
    return phone.start(game, **{"game": "pad", "pad": pad("wizard"), "seats": SEATS} | changes)


def bids(name: str, *pairs: tuple[int, int]) -> dict:
    players = [{"bid": bid, "tricks": tricks} for bid, tricks in pairs]
    return {"id": name, "type": "round", "players": players}


@pytest.mark.every_database
def test_a_game_by_a_pad_is_kept_with_its_pad_and_scored(phone):
    assert start(phone, "g1").status_code == 201
    phone.write("g1", 0, bids("a", (1, 1), (0, 0), (1, 0)))
    game = phone.get("/api/games/g1").json
    assert game["file"]["pad"] == game["setup"]["pad"] == pad("wizard")
    assert game["sheet"]["totals"] == [30, 20, -10]


def test_repeated_start_of_a_game_by_a_pad_is_confirmed_and_by_another_refused(phone):
    assert start(phone, "g1").status_code == 201
    assert start(phone, "g1").status_code == 200
    other = start(phone, "g1", pad=pad("wizard") | {"wins": "low"})
    assert (other.status_code, other.json["problem"]["code"]) == (422, "log.id_taken")


def test_a_pad_that_cannot_be_is_refused_at_its_place(phone):
    answer = start(phone, "g1", pad=pad("wizard") | {"points": "bid / 2"})
    assert answer.status_code == 422
    assert answer.json["problem"]["at"] == ["pad", "points"]
    assert answer.json["problem"]["code"] == "formula.division"


def test_an_impossible_round_of_a_pad_is_refused(phone):
    start(phone, "g1")
    answer = phone.write("g1", 0, bids("a", (1, 1), (0, 1), (1, 0)))
    assert answer.status_code == 422
    assert answer.json["problem"]["params"]["check"] == "As many tricks as the round has"


def test_a_corrected_pad_scores_every_round_anew(phone):
    start(phone, "g1")
    phone.write("g1", 0, bids("a", (1, 1), (0, 0), (1, 0)))
    doubled = pad("wizard") | {"points": "IF(bid = tricks, 2, -2)"}
    change = {"of": "setup", "entry": {"pad": doubled}}
    phone.write("g1", 1, {"id": "b", "type": "amend", "changes": [change]})
    game = phone.get("/api/games/g1").json
    assert game["sheet"]["totals"] == [2, 2, -2]
    assert (game["setup"]["pad"], game["file"]["pad"]) == (doubled, pad("wizard"))


def test_games_by_pads_leave_a_scorebook_and_come_back_as_they_were(phone):
    start(phone, "g1")
    phone.write("g1", 0, bids("a", (1, 1), (0, 0), (1, 0)), {"id": "b", "type": "finish"})
    phone.start("g2", game="pad", pad=pad("hearts"), seats=SEATS)
    rounds = [
        {"id": f"r{n}", "type": "round", "players": [{"points": n}] * 2 + [{"points": 50}]}
        for n in (1, 2)
    ]
    phone.write("g2", 0, *rounds)
    before = export_file(phone)
    pages = [phone.get(page).text for page in ("/history", "/people")]
    assert [one["file"]["pad"]["name"]["en"] for one in json.loads(before)["games"]] == [
        "Wizard",
        "Hearts",
    ]
    post(phone, "/scorebook/erase", **ERASE)
    import_file(phone, before)
    assert json.loads(export_file(phone)) == json.loads(before)
    assert [names_and_figures(phone.get(page).text) for page in ("/history", "/people")] == [
        names_and_figures(page) for page in pages
    ]
    assert "Wizard" in pages[0]


def names_and_figures(page: str) -> list[str]:
    """Return the words of a page, without those of its forms."""
    return [line for line in page.splitlines() if "csrf" not in line and "Pad" in line]


def test_one_game_by_a_pad_comes_in_as_a_file_of_its_own(phone):
    file = {"format": "companion/1", "game": "pad", "pad": pad("wizard"), "seats": SEATS}
    import_file(phone, json.dumps({**file, "log": [bids("a", (1, 1), (0, 0), (0, 0))]}).encode())
    (game,) = json.loads(export_file(phone))["games"]
    assert game["file"]["pad"] == pad("wizard")


def test_fewest_points_win_where_the_pad_says_so(phone):
    phone.start("g2", game="pad", pad=pad("hearts"), seats=SEATS)
    log = [{"id": "r", "type": "round", "players": [{"points": 100}, {"points": 3}, {"points": 4}]}]
    phone.write("g2", 0, *log)
    sheet = phone.get("/api/games/g2").json["sheet"]
    assert (sheet["over"], sheet["winners"]) == (True, [1])


@pytest.mark.every_database
def test_history_calls_a_game_by_what_its_pad_is_called(phone):
    start(phone, "g1", pad=pad("hearts") | {"name": {"en": "Black Maria", "de": "Schwarze Dame"}})
    start(phone, "g2", pad=pad("wizard") | {"name": "<b>Ours</b>"})
    phone.start("g3")
    english = phone.get("/history", headers={"Accept-Language": "en"}).text
    german = phone.get("/history", headers={"Accept-Language": "de"}).text
    assert "Black Maria" in english
    assert "Schwarze Dame" in german
    assert "&lt;b&gt;Ours&lt;/b&gt;" in english
    assert "<b>Ours" not in english
    assert "Strichliste" in german


def test_figures_of_a_person_are_counted_by_pad(phone):
    start(phone, "g1")
    phone.write("g1", 0, bids("a", (1, 1), (0, 0), (1, 0)), {"id": "b", "type": "finish"})
    start(phone, "g2", pad=pad("dominoes"))
    start(phone, "g3", pad=pad("wizard") | {"name": "Ours"})
    for game in ("g2", "g3"):
        points = {"id": "a", "type": "round", "players": [{"points": 7}] * 3}
        phone.write(game, 0, points, {"id": "b", "type": "finish"})
    page = phone.get(f"/people/{ids(phone)['Ada']}", headers={"Accept-Language": "de"}).text
    titles = re.findall(r"<h2>.*?</svg>\s*([^<]+?)\s*</h2>", page, re.DOTALL)
    assert sorted(titles) == ["Domino", "Ours", "Wizard"]


def test_the_table_of_rounds_calls_a_game_by_its_pad(phone):
    start(phone, "g1", pad=pad("wizard") | {"name": {"en": "=1+1, ours", "de": "Unser"}})
    phone.write("g1", 0, bids("a", (1, 1), (0, 0), (1, 0)))
    rows = csv.reader(io.StringIO(phone.get("/scorebook/rounds.csv").data.decode("utf-8-sig")))
    assert {row[2] for row in rows} == {"kind", "'=1+1, ours"}


@pytest.mark.parametrize(
    ("name", "shown"),
    [("Ours", "Ours"), ({"en": "Ours", "de": "Unseres"}, "Unseres"), ({}, "Block"), (7, "Block")],
)
def test_a_file_is_looked_at_with_what_its_pads_are_called(phone, name, shown):
    file = {"format": "companion/1", "game": "pad", "pad": pad("wizard") | {"name": name}}
    look = send(phone, json.dumps({**file, "seats": SEATS, "log": []}).encode()).location
    page = phone.get(look, headers={"Accept-Language": "de"}).text
    assert f"<b>{shown}</b>" in page
