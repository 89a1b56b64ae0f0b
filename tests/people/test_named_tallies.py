"""A tally that its table has named counts as a game of its own, in history and in figures."""

import csv
import io
import re

from tests.conftest import points, tally
from tests.transfer.file_pages import import_file
from tests.web.pages import ids, send, words

NAMED = {"name": "Skyjo", "rounds": 1}


def called(name: str | None) -> dict:
    """Return the entry by which a table gives its tally a name, or takes it away."""
    change = {"of": "setup", "entry": {"options": {"name": name}}}
    return {"id": f"called {name}", "type": "amend", "changes": [change]}


def kinds(phone) -> list[str]:
    """Return the kinds of games of which Ada's page has figures."""
    page = phone.get(f"/people/{ids(phone)['Ada']}").text
    return re.findall(r'<section class="kind" data-game="([^"]+)"', page)


def test_figures_of_a_named_tally_stand_apart(phone):
    phone.start("g1", options=NAMED)
    phone.write("g1", 0, points("a", 3, 40))
    phone.start("g2", options={"rounds": 1})
    phone.write("g2", 0, points("a", 1, 2))
    assert sorted(kinds(phone)) == ["tally", "tally:Skyjo"]


def test_a_name_given_later_takes_the_result_along(phone):
    phone.start("g1", options={"rounds": 1})
    phone.write("g1", 0, points("a", 3, 40))
    assert kinds(phone) == ["tally"]
    assert phone.write("g1", 1, called("Skyjo")).status_code == 200
    assert kinds(phone) == ["tally:Skyjo"]
    assert phone.write("g1", 2, called(None)).status_code == 200
    assert kinds(phone) == ["tally"]


def test_named_tallies_are_found_in_history(phone):
    phone.start("named", options=NAMED)
    phone.start("plain")
    page = phone.get("/history?kind=tally:Skyjo").text
    assert re.findall(r'href="/games/(\w+)"', page) == ["named"]
    assert '<option selected value="tally:Skyjo">Skyjo</option>' in page
    assert re.search(r'<text x="48" y="63">Sk</text>', page)
    assert re.findall(r'href="/games/(\w+)"', phone.get("/history?kind=tally").text) == ["plain"]


def test_rounds_of_a_named_tally_are_exported_under_its_name(phone):
    phone.start("g1", options=NAMED)
    phone.write("g1", 0, points("a", 3, 40))
    table = phone.get("/scorebook/rounds.csv").data.decode("utf-8-sig")
    assert {row[2] for row in list(csv.reader(io.StringIO(table)))[1:]} == {"Skyjo"}


def test_an_imported_game_is_of_the_kind_its_log_ends_with(phone, new_phone):
    phone.start("g1", options={"rounds": 1})
    phone.write("g1", 0, points("a", 3, 40))
    phone.write("g1", 1, called("Skyjo"))
    file = phone.get("/scorebook/file").data
    other = new_phone()
    import_file(other, file)
    assert kinds(other) == ["tally:Skyjo"]


def test_named_tallies_of_two_people_are_counted_together_once_they_are_merged(phone):
    for game, name in (("g1", "Ada"), ("g2", "Adah")):
        seats = [{"name": name}, {"name": "Ben"}]
        phone.start(game, seats=seats, options=NAMED)
        phone.write(game, 0, points("a", 40, 3))
    ada, adah = ids(phone)["Ada"], ids(phone)["Adah"]
    assert send(phone, f"/people/{adah}/merge?into={ada}").status_code == 303
    assert kinds(phone) == ["tally:Skyjo"]
    assert "2 games · 2 won" in words(phone.get(f"/people/{ada}").text)
    send(phone, f"/people/{adah}/unmerge", f"/people/{ada}/edit")
    assert "1 game · 1 won" in words(phone.get(f"/people/{ada}").text)


def test_a_named_tally_thrown_away_is_no_kind_until_it_is_back(phone):
    phone.start("g2", options={"rounds": 1})
    phone.write("g2", 0, points("a", 1, 2))
    phone.start("g1", options=NAMED)
    phone.write("g1", 0, points("a", 3, 40))
    assert send(phone, "/history/g1/throw-away", "/scorebook").status_code == 303
    assert kinds(phone) == ["tally"]
    assert send(phone, "/history/g1/bring-back", "/scorebook").status_code == 303
    assert sorted(kinds(phone)) == ["tally", "tally:Skyjo"]


def test_a_blank_name_is_refused(phone):
    answer = phone.put("/api/games/g1", json=tally(id="g1", options={"name": " "}))
    assert answer.status_code == 422
    assert answer.json["problem"]["at"] == ["options", "name"]
