"""Who comes in with a file is met by name, and then the seat of that name changes."""

import pytest

from companion.maintenance.expiry import purge_older
from tests.transfer.file_pages import import_file
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
