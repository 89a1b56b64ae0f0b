"""One person taken out of shared games: the name is gone everywhere, the points stay."""

import pytest
from gevent import GreenletExit
from sqlalchemy import select

from companion.maintenance.doctor import findings
from companion.models import db
from companion.models.grants import DeviceUser
from companion.people import edit, erase, store
from companion.people.erase import erase_person
from companion.server.retention import sweep
from tests.conftest import points
from tests.web.pages import ids, token_of

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
        assert sorted(erase_person(book, person(book, "Ben"))) == ["g1", "g2"]
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


@pytest.mark.every_database
def test_an_erased_person_is_not_named_as_who_wrote_what_was_brought(app, phone, book):
    brought = {"after": 1, "entries": [points("n", 0, 0)], "origins": {"n": {"by": "ben"}}}
    assert phone.post("/api/games/g1/log", json=brought).status_code == 200
    with app.app_context():
        erase_person(book, person(book, "Ben"))
    stamps = phone.get("/api/games/g1/log").json["stamps"]
    assert [stamp.get("origin") for stamp in stamps] == [None, {"by": "○"}]


def test_name_is_found_in_remarks_however_it_is_typed(app, phone):
    """As names are compared: with ß or ss, with composed letters or not, with two spaces."""
    teams = [
        {"name": "Jörg  Weiß & Ada", "members": [{"name": "Jörg Weiß"}, {"name": "Ada"}]},
        {"name": "Cy & Di", "members": [{"name": "Cy"}, {"name": "Di"}]},
    ]
    phone.start("g1", seats=teams)
    typed = ("Jörg Weiß", "JÖRG WEISS", "jo\u0308rg weiss", "Jörg\n Weiß")
    for number, name in enumerate(typed):
        entry = points(f"e{number}", 1, 2) | {"note": f"{name}, nicht Jörg Weißer."}
        assert phone.write("g1", number, entry).status_code == 200
    book = phone.get("/api/games").json["games"][0]["scorebook"]
    with app.app_context():
        erase_person(book, person(book, "Jörg Weiß"))
    file = phone.get("/api/games/g1").json["file"]
    assert [entry["note"] for entry in file["log"]] == ["○, nicht Jörg Weißer."] * len(typed)
    assert file["seats"][0]["name"] == "○ & Ada"


def test_game_called_as_an_erased_person_is_keeps_its_name(app, phone):
    phone.start("g1", seats=[{"name": "Ben"}, {"name": "Ada"}], options={"name": "Ben"})
    book = phone.get("/api/games").json["games"][0]["scorebook"]
    with app.app_context():
        erase_person(book, person(book, "Ben"))
    file = phone.get("/api/games/g1").json["file"]
    assert file["options"]["name"] == "Ben"
    assert [seat["name"] for seat in file["seats"]] == ["○", "Ada"]
    with app.app_context():
        assert list(findings(db.engine)) == []


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


@pytest.mark.parametrize("is_first", [True, False], ids=["by name first", "by id first"])
def test_of_two_people_of_one_name_only_the_erased_one_is_marked(app, phone, monkeypatch, is_first):
    """Who sits down first by name is another person, who keeps it; after the id it is the same."""
    seats = {"named": {"name": "Ben"}, "by-id": {"name": "Ben", "player": "two"}}
    seats |= {"nickname": {"name": "Benny", "player": "two"}, "without": {"name": "Cy"}}
    for game in (*sorted(("by-id", "named"), reverse=is_first), "nickname", "without"):
        phone.start(game, seats=[seats[game], {"name": "Ada"}])
        phone.write(game, 0, points("a", 1, 2) | {"by": "Ben", "note": "Ben was late"})
        phone.put(f"/api/games/{game}/devices/me", json={"by": "Ben"})

    def write(written: int) -> None:
        if written == 1:  # the game by id has been written
            late = points("late", 5, 6) | {"by": "Ben", "note": "Ben again"}
            assert phone.write("by-id", 1, late).status_code == 200

    before_each_write(monkeypatch, write)
    assert send_erasure(phone, "two").status_code == 303
    logs = {game: phone.get(f"/api/games/{game}").json["file"]["log"] for game in seats}
    said = {game: [(entry["by"], entry["note"]) for entry in logs[game]] for game in seats}
    erased = ("○", "○ was late")
    named = ("Ben", "Ben was late") if is_first else erased
    assert said == {
        "named": [named],
        "by-id": [erased, ("○", "○ again")],
        "nickname": [erased],
        "without": [named],
    }
    sits = {game: phone.get(f"/api/games/{game}").json["setup"]["seats"][0] for game in seats}
    assert {game: seat["name"] for game, seat in sits.items()} == {
        "named": named[0],
        "by-id": "○",
        "nickname": "○",
        "without": "Cy",
    }
    assert device_users(app) == ([("named", "Ben"), ("without", "Ben")] if is_first else [])


def device_users(app) -> list[tuple[str, str]]:
    """Whose the devices are, by game."""
    with app.app_context(), db.engine.connect() as connection:
        return sorted((row.game, row.by) for row in connection.execute(select(DeviceUser)))


def test_name_of_a_seat_without_an_id_stays_beside_the_erased_person(app, phone):
    phone.start("g1", seats=[{"name": "Ben"}, {"name": "Ada"}])
    phone.start("g2", seats=[{"name": "Ben", "player": "two"}, {"name": "Ada"}])
    phone.start("g3", seats=[{"name": "Benny", "player": "two"}, {"name": "Ben"}])
    phone.write("g3", 0, points("a", 1, 2) | {"by": "Ben", "note": "Ben was late"})
    phone.put("/api/games/g3/devices/me", json={"by": "Ben"})
    assert send_erasure(phone, "two").status_code == 303
    file = phone.get("/api/games/g3").json["file"]
    assert [seat["name"] for seat in file["seats"]] == ["○", "Ben"]
    assert (file["log"][0]["by"], file["log"][0]["note"]) == ("Ben", "Ben was late")
    assert device_users(app) == [("g3", "Ben")]


@pytest.mark.every_database
def test_device_of_a_person_whose_name_is_another_persons_by_now_is_forgotten(app, phone):
    """Ben of "g1" has the name; whoever began "g2" by id as Ben is called Bert today."""
    phone.start("g1", seats=[{"name": "Ben"}, {"name": "Ada"}])
    phone.start("g2", seats=[{"name": "Ben", "player": "two"}, {"name": "Ada"}])
    for game in ("g1", "g2"):
        phone.put(f"/api/games/{game}/devices/me", json={"by": "Ben"})
    book = phone.get("/api/games").json["games"][0]["scorebook"]
    with app.app_context():
        edit.edit_person(book, "two", edit.PersonEdit("Bert", None, None, retired=False))
    assert send_erasure(phone, "two").status_code == 303
    assert phone.get("/api/games/g2").json["setup"]["seats"][0]["name"] == "○"
    assert device_users(app) == [("g1", "Ben")]


NAMES = ("Ben,", "'Ben'", "ben'", "BEN")


def before_each_write(monkeypatch, action) -> None:
    """Have an erasure do this before it writes a game, with how many it has written."""
    store_clean = erase._store
    written: list[str] = []

    def act(clean):
        action(len(written))
        written.append(clean.game)
        return store_clean(clean)

    monkeypatch.setattr(erase, "_store", act)


def send_erasure(phone, who: str):
    return phone.post(f"/people/{who}/erase", data={"csrf_token": token_of(phone)})


@pytest.mark.every_database
@pytest.mark.parametrize("step", [0, 1])
def test_erasure_broken_off_with_its_server_is_gone_on_with(app, phone, book, monkeypatch, step):
    def stop(written: int) -> None:
        if written == step:
            raise GreenletExit

    with monkeypatch.context() as stopping:
        before_each_write(stopping, stop)
        with pytest.raises(GreenletExit):
            send_erasure(phone, ids(phone)["Ben"])
    assert any(name in in_database(app) for name in NAMES)
    sweep(app)
    text = in_database(app)
    assert not [name for name in NAMES if name in text]
    assert "erasure" not in text
    assert sorted(ids(phone)) == ["Ada", "Cy", "○"]


def in_database(app) -> str:
    with app.app_context():
        return everything()


@pytest.mark.every_database
def test_name_written_by_others_between_the_steps_of_an_erasure_goes_too(
    app, phone, book, monkeypatch
):
    def write(written: int) -> None:
        if written == 0:
            late = {"by": "Ben", "note": "Ben again"}
            assert phone.write("g1", 1, points("late", 5, 6) | late).status_code == 200
            assert phone.start("g4", seats=[{"name": "Ben"}, {"name": "Ada"}]).status_code == 201
            phone.put("/api/games/g3/devices/me", json={"by": "Ben"})

    before_each_write(monkeypatch, write)
    assert send_erasure(phone, ids(phone)["Ben"]).status_code == 303
    text = in_database(app)
    assert not [name for name in (*NAMES, "Ben again") if name in text]
    game = phone.get("/api/games/g1").json
    assert game["seq"] == 2
    assert game["file"]["log"][1]["note"] == "○ again"


def test_erasure_writes_one_game_at_a_time(phone, book, monkeypatch):
    written: list[int] = []
    before_each_write(monkeypatch, written.append)
    send_erasure(phone, ids(phone)["Ben"])
    assert written == [0, 1]


def test_open_streams_of_changed_games_end_so_that_phones_ask_anew(phone, book, monkeypatch):
    published = []
    monkeypatch.setattr("companion.people.views.publish", published.append)
    send_erasure(phone, ids(phone)["Ben"])
    assert sorted(one.game for one in published) == ["g1", "g2"]


def test_page_says_what_happens_and_only_the_owner_has_it(phone, stranger, book):
    who = ids(phone)["Ben"]
    page = phone.get(f"/people/{who}/erase").text
    assert "becomes ○" in page
    assert "It cannot be undone." in page
    assert f"/people/{who}/erase" in phone.get(f"/people/{who}/edit").text
    stranger.join(phone.share("g1", whole_book=True))
    assert f"/people/{who}/erase" not in stranger.get(f"/people/{who}/edit?book={book}").text
    refused = phone.post(f"/people/{who}/erase", data={"csrf_token": "of another site"})
    assert refused.status_code == 400
    assert "Ben" in ids(phone)
