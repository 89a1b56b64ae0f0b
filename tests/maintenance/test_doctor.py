"""The doctor finds what was broken by hand, says it, and mends what can be mended."""

import json
from contextlib import closing

import psycopg
import pysqlite3.dbapi2 as sqlite
import pytest

from companion.maintenance import commands
from companion.maintenance.doctor import findings
from companion.models import db
from companion.people import store as people
from tests.conftest import points, settings_in
from tests.web.scorebook_of_routes import PAD

FINISH = {"id": "end", "type": "finish"}


@pytest.fixture(scope="module")
def kept() -> list:
    """Return the file of a SQLite database with the games, and who played them."""
    return []


@pytest.fixture
def played(settings, phone, kept):
    """Return a game that is over and one that runs, in one scorebook: in a file, played once."""
    if settings.postgresql is None and kept:
        content, phone._cookies = kept[0], dict(kept[1])
        settings.database.write_bytes(content)
        return phone
    for game in ("ours", "other"):
        phone.start(game)
        phone.write(game, 0, points("a", 1, 2), points("b", 3, 4))
    phone.write("ours", 2, FINISH)
    people.list_people(book_of(phone))
    if settings.postgresql is None:
        db.engine.dispose()  # so that all of it is in the file
        kept += settings.database.read_bytes(), dict(phone._cookies)
    return phone


@pytest.fixture(autouse=True)
def inside(app):
    with app.app_context():
        yield


def book_of(phone) -> str:
    return phone.get("/api/games").json["games"][0]["scorebook"]


def spoil(settings, *statements: str) -> None:
    """Tinker with a database, as somebody would who minds no foreign keys."""
    with closing(minding_nothing(settings)) as connection:
        for statement in statements:
            connection.execute(statement)


def minding_nothing(settings):
    if settings.postgresql is None:
        return sqlite.connect(settings.database, isolation_level=None)
    address = settings.postgresql.replace("+psycopg", "")
    return psycopg.connect(address, autocommit=True, options="-c session_replication_role=replica")


def find_messages(repairing: bool = False) -> list[str]:
    return [result.message for result in findings(db.engine, repairing) if not result.is_repaired]


def test_doctor_names_a_pad_that_cannot_be_read(settings, played):
    for name in ("good", "bad"):
        played.put(f"/api/pads/{name}", json={"pad": PAD, "version": 0})
    spoil(settings, "UPDATE pad SET pad = '{broken' WHERE id = 'bad'")
    (message,) = find_messages(repairing=True)
    assert "'bad'" in message
    assert book_of(played) in message


@pytest.mark.every_database
def test_doctor_names_a_pad_that_nobody_can_play_by(settings, played):
    for name in ("good", "bad"):
        played.put(f"/api/pads/{name}", json={"pad": PAD, "version": 0})
    broken = json.dumps(PAD | {"points": "thrown +"})
    spoil(settings, f"UPDATE pad SET pad = '{broken}' WHERE id = 'bad'")
    (message,) = find_messages(repairing=True)
    assert message.startswith(
        f"Nobody can play by the pad 'bad' of the scorebook {book_of(played)}"
    )
    assert [pad["id"] for pad in played.get("/api/pads").json["pads"]] == ["bad", "good"]


@pytest.mark.every_database
def test_doctor_finds_nothing_in_games_as_played(settings, played, capsys):
    assert commands.doctor(settings, repairing=False)
    assert capsys.readouterr().out == "All is well. Games: 2.\n"


@pytest.mark.every_database
def test_doctor_finds_and_removes_a_role_that_there_is_not(settings, played):
    spoil(settings, "UPDATE game_grant SET role = 9 WHERE game = 'other'")
    assert find_messages() == ["Rows of “game_grant” that name a role that does not exist: 1."]
    assert find_messages(repairing=True) == find_messages() == []
    assert played.get("/api/games/other").status_code == 200  # by the grant for the scorebook


@pytest.mark.every_database
def test_doctor_takes_a_circle_of_merged_people_apart(settings, played):
    book = book_of(played)
    ada, ben = sorted(one.id for one in people.list_people(book))
    spoil(
        settings,
        f"UPDATE player SET \"into\" = '{ben}' WHERE id = '{ada}'",
        f"UPDATE player SET \"into\" = '{ada}' WHERE id = '{ben}'",
    )
    (message,) = find_messages()
    assert message == (
        f"People of the scorebook {book} are merged into each other in a circle, "
        f"and so are nowhere to be seen: {ada}, {ben}."
    )
    assert people.list_people(book) == []
    assert find_messages(repairing=True) == find_messages() == []
    assert {one.name: one.played for one in people.list_people(book)} == {"Ada": 1, "Ben": 1}


def test_doctor_that_mends_nothing_keeps_nobody_from_writing(settings, played):
    spoil(settings, "UPDATE player SET \"into\" = 'nobody' WHERE name = 'Ada'")
    with closing(findings(db.engine)) as found:
        assert "not in player" in next(found).message
        assert played.write("other", 2, points("c", 5, 6)).status_code == 200


MENDABLE = {
    "a number is missing": ("DELETE FROM entry WHERE game = 'other' AND seq = 1", "not numbered"),
    "the last is missing": ("DELETE FROM entry WHERE game = 'other' AND seq = 2", "not numbered"),
    "more than is noted": ("UPDATE game SET seq = 1 WHERE id = 'other'", "not numbered"),
    "standings": ("UPDATE game SET standings = '{}' WHERE id = 'ours'", "standings"),
    "stale words": ("UPDATE game SET words = '{\"name\": \"Old\"}' WHERE id = 'ours'", "standings"),
    "not over": ("UPDATE game SET over = (1 = 0) WHERE id = 'ours'", "standings"),
    "a total": ("UPDATE result SET total = 99 WHERE game = 'ours'", "results"),
    "no result": ("DELETE FROM result WHERE game = 'ours' AND seat = 1", "results"),
    "a result too many": ("UPDATE result SET finished = '2026' WHERE game = 'other'", "results"),
    "figures": ("UPDATE figures SET text = '{}'", "Figures"),
    "no figures": ("DELETE FROM figures", "Figures"),
    "a device": ("DELETE FROM device", "not in device"),
    "a scorebook": ("DELETE FROM scorebook", "not in scorebook"),
    "a person": ("DELETE FROM player WHERE name = 'Ada'", "not in player"),
    "a merged person": (
        "UPDATE player SET \"into\" = 'nobody' WHERE name = 'Ada'",
        "not in player",
    ),
    "a game's grants": (
        "DELETE FROM entry WHERE game = 'other'; DELETE FROM game WHERE id = 'other'",
        "not in game",
    ),
}


@pytest.mark.parametrize(("spoilt", "named"), MENDABLE.values(), ids=MENDABLE.keys())
def test_fault_is_found_and_repaired(settings, played, spoilt, named):
    spoil(settings, *spoilt.split(";"))
    assert named in " ".join(find_messages())
    assert find_messages(repairing=True) == []
    assert find_messages() == []


def test_doctor_command_names_its_repairs(settings, played, capsys):
    spoil(settings, "DELETE FROM figures")
    assert not commands.doctor(settings, repairing=False)
    assert "Not all is well. Games: 2." in capsys.readouterr().out
    assert commands.doctor(settings, repairing=True)
    assert "Mended: Figures of people" in capsys.readouterr().out


@pytest.mark.every_database
def test_repaired_rows_agree_with_the_log(settings, played):
    before = played.get("/api/games/ours").json["file"]
    spoil(
        settings,
        "UPDATE game SET standings = '{}', seats = '[]'",
        "UPDATE result SET total = 7",
        "DELETE FROM figures",
        "DELETE FROM device",
    )
    assert find_messages(repairing=True) == []
    assert played.get("/api/games/ours").json["file"] == before
    (ada,) = (one for one in people.list_people(book_of(played)) if one.name == "Ada")
    assert (ada.played, ada.won) == (1, 0)


def test_gap_is_closed_in_a_new_epoch_and_phones_send_the_missing_entries(settings, played):
    epoch = played.get("/api/games/other/log").json["epoch"]
    spoil(settings, "DELETE FROM entry WHERE game = 'other' AND seq = 1")
    assert find_messages(repairing=True) == []
    log = played.get("/api/games/other/log").json
    assert (log["seq"], [entry["id"] for entry in log["entries"]]) == (1, ["b"])
    assert log["epoch"] != epoch
    assert played.write("other", 1, points("a", 1, 2)).json["seq"] == 2


@pytest.mark.parametrize(
    ("spoilt", "named"),
    [
        ("UPDATE entry SET text = 'x' WHERE game = 'ours' AND seq = 1", "cannot be read"),
        ("UPDATE entry SET text = '[]' WHERE game = 'ours' AND seq = 1", "cannot be read"),
        ("UPDATE entry SET id = 'z' WHERE game = 'ours' AND seq = 1", "another id"),
        ("UPDATE game SET file = '{\"game\": \"chess\"}' WHERE id = 'ours'", "cannot be set up"),
        ("DELETE FROM game WHERE id = 'ours'", "Rows of entry"),
    ],
)
def test_fault_beyond_repair_is_left_and_reported(settings, played, spoilt, named):
    spoil(settings, spoilt)
    for repairing in (False, True, False):
        assert named in " ".join(find_messages(repairing))


def test_a_damaged_file_is_said_to_be(settings, played):
    wrong = "sql = replace(sql, '(game)', '(kind)') WHERE name = 'ix_result_game'"
    spoil(settings, "PRAGMA writable_schema = ON", f"UPDATE sqlite_schema SET {wrong}")
    db.engine.dispose()
    assert "missing from index ix_result_game" in find_messages()[0]


def test_a_file_that_cannot_even_be_opened_is_said_to_be_damaged(tmp_path, capsys):
    there = settings_in(tmp_path / "there")
    there.data.mkdir()
    there.database.write_bytes(b"no database" * 1000)
    assert not commands.doctor(there, repairing=False)
    assert "file is damaged" in capsys.readouterr().out
