"""One person taken out of shared games: the name is gone everywhere, the points stay."""

import pytest

from companion.maintenance.doctor import findings
from companion.models import db
from companion.people import edit, store
from companion.people.erase import erase_person
from tests.conftest import points

CORRECTION = {
    "id": "fix",
    "type": "amend",
    "by": "ben",
    "changes": [
        {"of": "setup", "entry": {"seats": [{"name": "Ada"}, {"name": "Benny"}], "options": {}}}
    ],
}


@pytest.fixture
def book(phone) -> str:
    """Provide a scorebook in which Ben sits, under two spellings, writes, and is spoken of."""
    phone.start("g1")
    remark = {"by": "Ben", "note": "Ben, not Benedict, was late; so was BEN."}
    phone.write("g1", 0, points("a", 1, 2) | remark)
    phone.put("/api/games/g1/devices/me", json={"by": "Ben"})
    phone.start("g2", seats=[{"name": "BEN"}, {"name": "Cy"}])
    phone.write("g2", 0, points("a", 3, 4), {"id": "end", "type": "finish"})
    phone.start("g3", seats=[{"name": "Ada"}, {"name": "Cy"}])
    return phone.get("/api/games").json["games"][0]["scorebook"]


def person(book: str, name: str) -> str:
    return {one.name: one.id for one in store.list_people(book)}[name]


def everything() -> str:
    """All that the database holds as text."""
    with db.engine.connect() as connection:
        rows = [connection.execute(table.select()).all() for table in db.metadata.sorted_tables]
    return str(rows)


@pytest.mark.every_database
def test_name_of_an_erased_person_is_nowhere_and_the_points_stay(app, phone, book):
    assert phone.write("g1", 1, CORRECTION).status_code == 200
    before = {game: phone.get(f"/api/games/{game}").json for game in ("g1", "g2", "g3")}
    with app.app_context():
        edit.merge_people(book, person(book, "Benny"), person(book, "Ben"))
        assert erase_person(book, person(book, "Ben")) == 2
        text = everything()
        assert not [name for name in ("Ben,", "'Ben'", "ben'", "BEN", "Benny") if name in text]
        assert "Benedict" in text
        assert list(findings(db.engine)) == []
    after = {game: phone.get(f"/api/games/{game}").json for game in before}
    assert after["g3"] == before["g3"]
    assert after["g1"]["epoch"] != before["g1"]["epoch"]
    assert after["g1"]["file"]["log"][0]["note"] == "○, not Benedict, was late; so was ○."
    assert [seat["name"] for seat in after["g1"]["setup"]["seats"]] == ["Ada", "○"]
    for game in ("g1", "g2"):
        assert after[game]["sheet"]["rounds"] == before[game]["sheet"]["rounds"]


def test_second_person_who_is_erased_gets_a_mark_of_their_own(app, phone, book):
    with app.app_context():
        erase_person(book, person(book, "Ben"))
        erase_person(book, person(book, "Ada"))
        assert {"○", "○ 2", "Cy"} == {one.name for one in store.list_people(book)}
    seats = phone.get("/api/games/g1").json["setup"]["seats"]
    assert [seat["name"] for seat in seats] == ["○ 2", "○"]
    assert phone.write("g1", 1, points("b", 5, 6)).status_code == 200


def test_another_person_of_that_name_keeps_it(app, phone):
    phone.start("g1", seats=[{"name": "Ben", "player": "one"}, {"name": "Ada"}])
    phone.start("g2", seats=[{"name": "Ben", "player": "two"}, {"name": "Ada"}])
    book = phone.get("/api/games").json["games"][0]["scorebook"]
    with app.app_context():
        erase_person(book, "one")
    names = [
        phone.get(f"/api/games/{game}").json["setup"]["seats"][0]["name"] for game in ("g1", "g2")
    ]
    assert names == ["○", "Ben"]
