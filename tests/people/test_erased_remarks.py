"""What erasing a person leaves of remarks and of what a pad says of itself."""

from companion.people.erase import erase_person
from tests.conftest import points
from tests.people.test_erase import person

PAD = {
    "name": "Ten",
    "kind": "rounds",
    "seats": [2, 4],
    "note": "Cy 10 points",
    "fields": [{"id": "n", "name": "N"}],
    "points": "n",
}


def erase(app, phone, *names: str) -> None:
    """Erase these people of the phone's scorebook, one after the other."""
    book = phone.get("/api/games").json["games"][0]["scorebook"]
    with app.app_context():
        for name in names:
            erase_person(book, person(book, name))


def test_longest_remark_stays_readable_where_the_mark_is_longer_than_the_name(app, phone):
    phone.start("g1", seats=[{"name": "Ben"}, {"name": "Cy"}])
    phone.write("g1", 0, points("a", 1, 2) | {"note": "Cy" + " x" * 249})
    erase(app, phone, "Ben", "Cy")
    after = phone.get("/api/games/g1").json
    assert after["file"]["log"][0]["note"] == "○ 2" + " x" * 248 + " "
    assert after["sheet"]["totals"] == [1, 2]


def test_note_of_a_pad_tells_of_the_game_and_stays(app, phone):
    phone.start("g1", game="pad", pad=PAD, seats=[{"name": "Ada"}, {"name": "Cy"}])
    erase(app, phone, "Cy")
    assert phone.get("/api/games/g1").json["file"]["pad"] == PAD
