"""A large import is made in small transactions: others write in between, and no half is left."""

import pytest
from gevent import GreenletExit
from sqlalchemy import select

from companion.db.transactions import reads
from companion.games.delete import soft_delete
from companion.models import db
from companion.models.scorebooks import Player
from companion.people.edit import merge_people
from companion.server.retention import sweep
from companion.transfer import import_steps, import_store, journal
from tests.conftest import points, tally
from tests.transfer.file_pages import post, send
from tests.transfer.small_scorebook import book, person, raw

SEATS = [{"name": "Ada", "color": "blue"}, {"name": "Zoe", "color": "red"}]
FINISHED = [points("a", 1, 2), {"id": "b", "type": "finish"}]
NOT_OF_A_SCOREBOOK = {"upload", "device", "erased"}
ANEW = {"figures"}
"""Statistics which a result has touched are worked out anew."""


@pytest.fixture
def one_at_a_time(monkeypatch) -> None:
    """Make each step as small as it can be."""
    monkeypatch.setattr(import_steps, "ROWS_AT_ONCE", 1)


def games(count: int) -> list[dict]:
    return [{"file": tally(id=f"new-{n}", seats=SEATS, log=FINISHED)} for n in range(count)]


GAMES = 5
FILE = raw(
    book(
        players=[
            person("p1", name="Ida", names=["ida", "ada"]),
            person("p2", name="Ben", names=["ben", "benno"]),
            person("p3", name="Cy", into="p2"),
        ],
        games=games(GAMES),
    )
)
STEPS = 3 + 3 + 3 + GAMES
"""People, merges, names and games of `FILE`, where Ada and Ben are known."""


def rows(app) -> dict[str, list[str]]:
    """Return every row of every table that has to do with a scorebook."""
    with app.app_context(), db.engine.connect() as connection:
        return {
            table.name: sorted(map(repr, connection.execute(select(table)).all()))
            for table in db.metadata.sorted_tables
            if table.name not in NOT_OF_A_SCOREBOOK | ANEW
        }


def before_each_step(monkeypatch, action) -> None:
    """Have an import do this with the number of each step before it makes the step."""
    run_step = import_store._run_step

    def act(book, upload, number, step):
        action(number)
        return run_step(book, upload, number, step)

    monkeypatch.setattr(import_store, "_run_step", act)


def break_at(monkeypatch, step: int, error: BaseException) -> None:
    def fail(number: int) -> None:
        if number == step:
            raise error

    before_each_step(monkeypatch, fail)


@pytest.fixture
def known(phone) -> None:
    """Have the phone know Ada, who has no colour yet, and Ben."""
    phone.start("g1")
    phone.write("g1", 0, *FINISHED)


@pytest.mark.every_database
@pytest.mark.usefixtures("known", "one_at_a_time")
@pytest.mark.parametrize("step", [1, 3, 5, 8, STEPS])
def test_import_that_fails_at_a_step_leaves_nothing_and_can_be_made_again(
    phone, app, monkeypatch, step
):
    before = rows(app)
    looked = send(phone, FILE)
    with monkeypatch.context() as failing:
        break_at(failing, step, RuntimeError())
        assert post(phone, looked.location).status_code == 500
    assert rows(app) == before
    assert post(phone, looked.location).status_code == 303
    assert rows(app)["import_step"] == []
    assert len(rows(app)["game"]) == 1 + GAMES


@pytest.mark.every_database
@pytest.mark.usefixtures("known", "one_at_a_time")
def test_other_phones_write_between_the_steps_of_an_import(phone, stranger, monkeypatch):
    statuses: list[int] = []

    def write(number: int) -> None:
        answer = stranger.write("strangers-game", number - 1, points(f"e{number}", 1, 2))
        statuses.append(answer.status_code)

    looked = send(phone, FILE)
    before_each_step(monkeypatch, write)
    assert post(phone, looked.location).status_code == 303
    assert statuses == [200] * STEPS


def test_step_of_an_import_has_forty_rows_unless_a_game_has_more(phone, monkeypatch):
    sizes: list[tuple[int, int]] = []
    note = journal.note

    def measure(*args) -> None:
        sizes.append((len(args[-1].games), sum(args[-1].games.values())))
        note(*args)

    monkeypatch.setattr(journal, "note", measure)
    long_log = [points(f"{n}", 1, 2) for n in range(200)]
    long_games = [{"file": tally(id=f"long-{n}", log=long_log)} for n in range(3)]
    post(phone, send(phone, raw(book(games=games(25) + long_games))).location)
    assert [size for size in sizes if size[0]] == [
        (13, 26), (12, 24), (1, 200), (1, 200), (1, 200)
    ]  # fmt: skip


@pytest.mark.every_database
@pytest.mark.usefixtures("known", "one_at_a_time")
def test_import_broken_off_with_its_server_is_taken_back(phone, app, monkeypatch):
    before = rows(app)
    looked = send(phone, FILE)
    monkeypatch.setattr(journal, "ABANDONED", journal.ABANDONED * -1)
    with monkeypatch.context() as stopping:
        break_at(stopping, STEPS, GreenletExit())
        with pytest.raises(GreenletExit):
            post(phone, looked.location)
    assert len(rows(app)["game"]) == GAMES
    sweep(app)
    assert rows(app) == before


@pytest.mark.every_database
@pytest.mark.usefixtures("one_at_a_time")
@pytest.mark.parametrize("step", [1, 5, STEPS])
def test_import_into_a_new_scorebook_leaves_none_when_it_is_taken_back(
    phone, app, monkeypatch, step
):
    looked = send(phone, FILE)
    before = rows(app)
    with monkeypatch.context() as failing:
        break_at(failing, step, RuntimeError())
        assert post(phone, looked.location).status_code == 500
    assert rows(app) == before
    assert rows(app)["scorebook"] == []
    with monkeypatch.context() as stopping:
        break_at(stopping, step, GreenletExit())
        with pytest.raises(GreenletExit):
            post(phone, looked.location)
    monkeypatch.setattr(journal, "ABANDONED", journal.ABANDONED * -1)
    sweep(app)
    assert rows(app)["scorebook"] == rows(app)["scorebook_grant"] == []
    assert post(phone, looked.location).status_code == 303
    assert len(rows(app)["scorebook"]) == 1


@pytest.mark.usefixtures("one_at_a_time")
def test_new_scorebook_in_which_a_game_was_begun_meanwhile_stays(phone, app, monkeypatch):
    looked = send(phone, FILE)

    def begin(number: int) -> None:
        if number == STEPS:
            assert phone.start("mine").status_code == 201
            raise RuntimeError

    before_each_step(monkeypatch, begin)
    assert post(phone, looked.location).status_code == 500
    assert [one["id"] for one in phone.get("/api/games").json["games"]] == ["mine"]
    assert len(rows(app)["scorebook"]) == 1


@pytest.mark.every_database
@pytest.mark.usefixtures("known", "one_at_a_time")
def test_import_under_way_is_not_taken_back(phone, app, monkeypatch):
    looked = send(phone, FILE)
    monkeypatch.setattr(journal, "ABANDONED", journal.ABANDONED * -1)
    before_each_step(monkeypatch, lambda _number: journal.take_back_abandoned())
    assert post(phone, looked.location).status_code == 303
    assert len(rows(app)["game"]) == 1 + GAMES


@pytest.mark.usefixtures("known", "one_at_a_time")
def test_import_taken_back_by_another_worker_goes_no_further(phone, app, monkeypatch):
    before = rows(app)
    looked = send(phone, FILE)

    def take_back(number: int) -> None:
        if number == STEPS:
            monkeypatch.setattr(journal, "_running", set())
            journal.take_back_abandoned()

    before_each_step(monkeypatch, take_back)
    assert post(phone, looked.location).status_code == 500
    assert rows(app) == before


@pytest.mark.usefixtures("known", "one_at_a_time")
def test_game_written_to_meanwhile_and_who_sits_at_a_table_meanwhile_stay(phone, app, monkeypatch):
    looked = send(phone, FILE)

    def play_on(number: int) -> None:
        if number == STEPS:
            assert phone.write("new-0", 2, points("c", 1, 2)).status_code == 200
            assert phone.start("g2", seats=[{"name": "Ida"}, {"name": "Cy"}]).status_code == 201
            raise RuntimeError

    before_each_step(monkeypatch, play_on)
    assert post(phone, looked.location).status_code == 500
    assert {one["id"] for one in phone.get("/api/games").json["games"]} == {"g1", "g2", "new-0"}
    assert rows(app)["import_step"] == []
    people = phone.get("/people").text
    assert "Cy" in people
    assert "benno" not in str(rows(app)["player_name"])


@pytest.mark.every_database
@pytest.mark.usefixtures("known")
def test_merge_during_an_import_makes_no_circle_with_its_own(phone, app, monkeypatch):
    looked = send(phone, raw(book(players=[person("p1", name="Ada")], games=[])))

    def merge(number: int) -> None:
        if number == 2:
            with app.app_context():
                row = player_row("Ada", but="p1")
                assert merge_people(row.scorebook, row.id, "p1")

    before_each_step(monkeypatch, merge)
    assert post(phone, looked.location).status_code == 303
    with app.app_context():
        row = player_row("Ada", but="p1")
        assert (row.into, player_row("Ada", but=row.id).into) == ("p1", None)


def throw_away_before(monkeypatch, app, phone, step: int) -> None:
    """Have the game of Ada and Ben, who sit in no other, thrown away before this step."""
    home = phone.get("/api/games").json["games"][0]["scorebook"]

    def throw_away(number: int) -> None:
        if number == step:
            with app.app_context():
                assert soft_delete(home, "g1")

    before_each_step(monkeypatch, throw_away)


@pytest.mark.every_database
@pytest.mark.usefixtures("known", "one_at_a_time")
def test_people_whose_only_game_is_thrown_away_meanwhile_are_not_merged_into(
    phone, app, monkeypatch
):
    looked = send(phone, FILE)
    throw_away_before(monkeypatch, app, phone, 4)
    assert post(phone, looked.location).status_code == 303
    assert {one["id"] for one in phone.get("/api/games").json["games"]} == {
        f"new-{n}" for n in range(GAMES)
    }
    with app.app_context():
        assert player_row("Ida").into is None


@pytest.mark.every_database
@pytest.mark.usefixtures("known", "one_at_a_time")
def test_people_whose_only_game_is_thrown_away_meanwhile_get_no_names(phone, app, monkeypatch):
    with app.app_context():
        ada = player_row("Ada").id
    players = [person(ada, name="Ada", names=["ada", "adele"])]
    seats = [{"name": "Ada", "player": ada}, {"name": "Cy"}]
    file = tally(id="g2", seats=seats, log=FINISHED)
    looked = send(phone, raw(book(players=players, games=[{"file": file}])))
    throw_away_before(monkeypatch, app, phone, 1)
    assert post(phone, looked.location).status_code == 303
    assert [one["id"] for one in phone.get("/api/games").json["games"]] == ["g2"]
    with app.app_context():
        assert player_row("Ada").id == ada


@reads
def player_row(session, name: str, but: str = "") -> Player:
    return session.scalars(select(Player).where(Player.name == name, Player.id != but)).one()
