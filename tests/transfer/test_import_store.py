"""What comes into a scorebook: never twice, and everybody as themselves."""

import json
import re
from random import Random

import pytest
from prometheus_client import REGISTRY

from companion.transfer import import_store as incoming
from companion.transfer import parse
from tests.conftest import points, tally
from tests.transfer.file_pages import (
    ERASE,
    export_file,
    import_file,
    play,
    post,
    read_message,
    send,
)
from tests.transfer.small_scorebook import book, person, raw


def test_game_already_stored_is_not_imported_again(phone):
    play(phone, Random(1))
    before = export_file(phone)
    looked = send(phone, before)
    assert "Nothing to bring in" in phone.get(looked.location).text
    post(phone, looked.location)
    assert export_file(phone) == before


def test_a_game_file_without_ids_is_taken_in_once(phone):
    file = tally(log=[points("a", 1, 2), {"type": "undo", "of": "#1"}])
    del file["log"][0]["id"]
    assert read_message(import_file(phone, raw(file))) == "One game and 2 people have come in."
    first = export_file(phone)
    looked = send(phone, raw(file))
    post(phone, looked.location)
    assert export_file(phone) == first
    (game,) = json.loads(first)["games"]
    assert [entry["id"] for entry in game["file"]["log"]] == ["#1", "#2"]
    (line,) = phone.get("/api/games").json["games"]
    assert phone.write(line["id"], 2, points("c", 3, 4)).status_code == 200


def test_chain_of_merged_people_comes_in_flattened(phone):
    chain = [person(f"p{n}", into=f"p{n + 1}") for n in range(40)]
    import_file(phone, raw(book(players=[*chain, person("p40")])))
    players = {one["id"]: one.get("into") for one in json.loads(export_file(phone))["players"]}
    assert {players[one["id"]] for one in chain} == {"p40"}
    import_file(phone, raw(book(players=[person("p99", into="p0"), *chain, person("p40")])))
    players = {one["id"]: one.get("into") for one in json.loads(export_file(phone))["players"]}
    assert players["p99"] == "p40"


@pytest.mark.every_database
def test_a_file_sent_twice_at_once_comes_in_once(phone, app):
    looked = send(phone, raw(book()))
    from companion.transfer.parse import read_file

    file = read_file(raw(book()))
    with app.app_context():
        here = incoming.preview_import("other", "new", file)
        assert incoming.import_file("other", "android", file, here).games == 1
        assert incoming.import_file("other", "android", file, here).games == 0
    assert post(phone, looked.location).status_code == 303


@pytest.mark.every_database
def test_erased_game_keeps_its_id_from_others_and_comes_back_to_its_owner(phone, stranger):
    phone.start("g1")
    phone.write("g1", 0, points("a", 1, 2))
    mine = export_file(phone)
    post(phone, "/scorebook/erase", **ERASE)
    import_file(stranger, mine)
    copies = [one["file"]["id"] for one in json.loads(export_file(stranger))["games"]]
    assert len(copies) == 2  # and one of their own
    assert "g1" not in copies
    assert phone.get("/api/games/g1").status_code == 410
    import_file(phone, mine)
    assert phone.role_in("g1") == "own"
    post(phone, "/scorebook/erase", **ERASE)
    assert phone.get("/api/games/g1").status_code == 410


def test_copy_erased_before_comes_in_again_for_the_next_owner_of_its_scorebook(
    phone, stranger, new_phone, app
):
    from companion.games.delete import erase

    phone.start("g1")
    phone.write("g1", 0, points("a", 1, 2))
    mine = export_file(phone)
    import_file(stranger, mine)
    (copy,) = [
        line["id"]
        for line in stranger.get("/api/games").json["games"]
        if line["id"] != "strangers-game"
    ]
    with app.app_context():
        erase(copy)
    heir = new_phone()
    assert heir.join(stranger.share("strangers-game", "own", whole_book=True)).status_code == 200
    assert "One new game comes in." in heir.get(send(heir, mine).location).text
    assert read_message(import_file(heir, mine)).startswith("One game ")
    assert heir.role_in(copy) == "own"


def test_a_game_of_somebody_elses_scorebook_gets_an_id_of_its_own(phone, stranger):
    phone.start("g1")
    phone.write("g1", 0, points("a", 1, 2))
    mine = export_file(phone)
    import_file(stranger, mine)
    copies = [one["file"]["id"] for one in json.loads(export_file(stranger))["games"]]
    assert "g1" not in copies
    before = export_file(stranger)
    assert "Nothing to bring in" in stranger.get(send(stranger, mine).location).text
    assert (export_file(phone), export_file(stranger)) == (mine, before)


def test_a_game_that_is_here_stays_as_it_is(phone):
    phone.start("g1")
    phone.write("g1", 0, points("a", 1, 2))
    before = export_file(phone)
    other = json.loads(before)
    other["games"][0]["file"]["log"].append(points("b", 9, 9))
    other["games"][0]["received"].append(other["games"][0]["received"][0])
    post(phone, send(phone, raw(other)).location)
    assert export_file(phone) == before


def test_a_person_is_known_by_name_and_can_be_told_apart_again(phone):
    phone.start("g1", seats=[{"name": "Ada"}, {"name": "Ben"}])
    here = {one["name"]: one["id"] for one in json.loads(export_file(phone))["players"]}
    file = tally(id="g2", seats=[{"name": "Ida", "player": "far"}, {"name": "Cy"}], log=[])
    players = [person("far", name="Ida", names=["ada", "ida"])]
    whole = raw(book(players=players, games=[{"file": file}]))
    page = phone.get(send(phone, whole).location).text
    guests = re.findall(
        r'<bdi class="name">(\w+)</bdi>\s*<span class="muted">\s*(.*?)\s*</span>', page
    )
    assert guests == [("Ida", "is \u2068Ada\u2069"), ("Cy", "new here")]
    import_file(phone, whole)
    payload = {one["id"]: one for one in json.loads(export_file(phone))["players"]}
    assert payload["far"]["into"] == here["Ada"]
    assert f"/people/{here['Ada']}" in phone.get("/people").text


def test_player_with_the_name_of_another_stays_a_separate_person(phone):
    """Two of the file are called Ada: the one who was known by it first is the one here."""
    phone.start("g1", seats=[{"name": "Ada"}, {"name": "Ben"}])
    here = {one["name"]: one["id"] for one in json.loads(export_file(phone))["players"]}
    players = [person("one", name="Ada", names=["ada"]), person("two", name="Ada")]
    file = tally(id="g2", seats=[{"name": "Ada", "player": "two"}, {"name": "Ben"}], log=[])
    import_file(phone, raw(book(players=players, games=[{"file": file}])))
    payload = {one["id"]: one for one in json.loads(export_file(phone))["players"]}
    assert (payload["one"]["into"], payload["two"].get("into")) == (here["Ada"], None)


def test_times_of_the_future_are_not_believed(phone):
    file = tally(id="g1", started="2999-01-01T00:00:00Z", log=[points("a", 1, 2)])
    whole = book(games=[{"file": file, "received": ["2999-01-01T00:00:00Z"]}])
    import_file(phone, raw(whole))
    (game,) = json.loads(export_file(phone))["games"]
    assert max(game["file"]["started"], *game["received"]) < "2999"


@pytest.mark.long
def test_no_game_is_read_while_others_wait_to_write(phone, monkeypatch):
    games = [{"file": tally(id=f"new-{n}", log=[points("a", 1, 2)])} for n in range(30)]
    looked = send(phone, raw(book(games=games)))
    writers: list[float | None] = []
    read = parse.parse

    def read_and_look(part: bytes) -> object:
        writers.append(REGISTRY.get_sample_value("companion_writes_under_way"))
        return read(part)

    monkeypatch.setattr(parse, "parse", read_and_look)
    assert post(phone, looked.location).status_code == 303
    assert len(writers) > len(games)
    assert set(writers) == {0}
