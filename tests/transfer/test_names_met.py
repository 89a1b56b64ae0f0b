"""Who comes in with a file is met by name, and then the seat of that name changes."""

import pytest

from companion.maintenance.expiry import purge_older
from companion.people.edit import PersonEdit, edit_person
from companion.people.erase import erase_person
from companion.people.store import list_people
from tests.transfer.file_pages import export_file, import_file
from tests.transfer.small_scorebook import book, person, raw

pytestmark = pytest.mark.every_database


@pytest.fixture
def met(phone) -> None:
    """Have Ada and Ben begin a game, and another Ada come in with a file, who is the same."""
    phone.start("here")
    import_file(phone, raw(book(players=[person("p1", name="Ada", names=["ada"])], games=[])))


@pytest.mark.usefixtures("met")
def test_name_is_corrected_after_an_import_met_it(phone):
    seats = [{"name": "Addie"}, {"name": "Ben"}]
    change = {"of": "setup", "entry": {"seats": seats}}
    answer = phone.write("here", 0, {"id": "c", "type": "amend", "changes": [change]})
    assert answer.status_code == 200
    people = phone.get("/people").text
    assert "Addie" in people
    assert "Ada" in people


@pytest.mark.usefixtures("met")
def test_game_is_thrown_away_after_an_import_met_a_name_of_it(phone):
    assert phone.delete("/api/games/here", json={}).status_code == 200


@pytest.mark.usefixtures("met")
def test_game_is_erased_after_an_import_met_a_name_of_it(app):
    with app.app_context():
        assert purge_older(-1).games == 1


@pytest.mark.parametrize("called", ["○", "Guest"])
def test_file_of_before_does_not_name_anew_whose_name_is_erased(phone, app, called):
    phone.start("here")
    home = phone.get("/api/games").json["games"][0]["scorebook"]
    file = export_file(phone)
    with app.app_context():
        ben = next(one.id for one in list_people(home) if one.name == "Ben")
        erase_person(home, ben)
        edit_person(home, ben, PersonEdit(called, None, None, retired=False))
    import_file(phone, file)
    phone.start("later")
    with app.app_context():
        assert sorted(one.name for one in list_people(home)) == sorted(["Ada", "Ben", called])
