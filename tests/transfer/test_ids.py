"""Ids of a file that no address of the app can hold: what comes in can be opened all the same."""

import json
from urllib.parse import quote

import pytest

from companion.transfer.file_format import addressable_id
from tests.conftest import points, tally
from tests.transfer.file_pages import export_file, import_file, send
from tests.transfer.small_scorebook import book, person, raw
from tests.transfer.test_pads import book as book_of_pads
from tests.transfer.test_pads import bring_in
from tests.web.pages import ids
from tests.web.scorebook_of_routes import PAD

STRANGE = ["a/b", "..", "Abend 1", "50%", "a?b", "a#b", "é", "a\nb", "rules", "new"]


@pytest.mark.parametrize("name", STRANGE)
def test_a_game_with_any_id_can_be_opened_once_it_is_in(phone, name):
    file = raw(tally(id=name, log=[points("a", 1, 2)]))
    import_file(phone, file)
    (line,) = phone.get("/api/games").json["games"]
    assert quote(line["id"], safe="") == line["id"] != name
    assert phone.get(f"/api/games/{line['id']}").json["file"]["id"] == line["id"]
    assert "Nothing to bring in" in phone.get(send(phone, file).location).text


def test_game_stored_under_an_id_that_no_address_holds_is_not_brought_in_again(phone):
    """Versions before took any id as it stands."""
    assert phone.start("Abend 1").status_code == 201
    assert "Nothing to bring in" in phone.get(send(phone, export_file(phone)).location).text
    file = raw(tally(id="Abend 1", log=[]))
    assert "Nothing to bring in" in phone.get(send(phone, file).location).text


def test_a_game_keeps_an_id_that_an_address_holds(phone):
    import_file(phone, raw(tally(id="a.b-c_d~e:1+2", log=[])))
    assert [line["id"] for line in phone.get("/api/games").json["games"]] == ["a.b-c_d~e:1+2"]


@pytest.mark.parametrize("name", STRANGE)
def test_an_own_pad_with_any_id_can_be_changed_once_it_is_in(phone, name):
    file = book_of_pads({"id": name, "pad": PAD})
    assert "One pad comes in." in bring_in(phone, file)
    (line,) = phone.get("/api/pads").json["pads"]
    assert quote(line["id"], safe="") == line["id"] != name
    address = f"/api/pads/{line['id']}"
    changed = {"pad": PAD | {"name": "Other dice"}, "version": 1, "scorebook": line["scorebook"]}
    assert phone.put(address, json=changed).json["version"] == 2
    assert "One pad comes in." not in phone.get(send(phone, raw(file)).location).text


def test_pad_of_a_strange_id_is_known_beside_itself_as_a_version_before_stored_it(phone):
    pads = [{"id": name, "pad": PAD} for name in ("a b", addressable_id("a b"))]
    page = bring_in(phone, book_of_pads(*pads))
    assert "One pad comes in." in page


@pytest.mark.parametrize("name", [*STRANGE, "~2F", "a.b"])
def test_a_person_with_any_id_has_a_page(phone, name):
    import_file(phone, raw(book(players=[person(name, name="Zoe")], games=[])))
    address = f"/people/{ids(phone)['Zoe']}"
    assert address not in ("/people/..", "/people/new")
    assert "figures stand here" in phone.get(address).text
    assert phone.get(f"{address}/edit").status_code == 200
    (player,) = json.loads(export_file(phone))["players"]
    assert player["id"] == name


def test_no_address_of_a_person_has_nul(phone):
    phone.start("g")
    assert phone.get("/people/~00").status_code == 404
