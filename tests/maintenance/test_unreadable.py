"""One row that cannot be read stops no backup, no move and no export, and can be taken out."""

import json
import logging
from contextlib import closing
from functools import partial

import pysqlite3.dbapi2 as sqlite
import pytest

from companion import create_app
from companion.maintenance import admin, commands, expiry
from companion.maintenance.migrate import migrate
from companion.transfer import export
from companion.transfer.split import FileLimits
from tests.conftest import Phone, close, points, settings_in
from tests.transfer.file_pages import export_file

ROW_FAULTS = {
    "an entry": "UPDATE entry SET text = '{broken' WHERE game = 'ours' AND seq = 1",
    "an entry of bytes": "UPDATE entry SET text = x'ff00' WHERE game = 'ours' AND seq = 1",
    "letters": "UPDATE entry SET text = CAST(x'22ff22' AS TEXT) WHERE game = 'ours' AND seq = 1",
    "a game": "UPDATE game SET file = 'x' WHERE id = 'ours'",
    "seats": "UPDATE game SET seats = '[{' WHERE id = 'ours'",
}


@pytest.fixture
def played(phone, app):
    """Two games in one scorebook, one of them over."""
    with app.app_context():
        for game in ("ours", "other"):
            phone.start(game)
            phone.write(game, 0, points("a", 1, 2), points("b", 3, 4))
        phone.write("ours", 2, {"id": "end", "type": "finish"})
        yield phone


@pytest.fixture(params=ROW_FAULTS.values(), ids=ROW_FAULTS)
def spoilt(request, settings, played):
    """Provide the same, after something of the game `ours` was spoilt on the disk."""
    with closing(sqlite.connect(settings.database, isolation_level=None)) as connection:
        connection.execute(request.param)
    return played


def restore(settings, file, phone) -> dict[str, int]:
    """Put a backup into another folder; return how its games are answered there."""
    settings.data.mkdir()
    commands.restore(settings, file, secret_is_given=True)
    app = create_app(settings)
    app.test_client_class = Phone
    again = app.test_client()
    again._cookies = phone._cookies
    statuses = {game: again.get(f"/api/games/{game}").status_code for game in ("ours", "other")}
    with app.app_context():
        close(app)
    return statuses


def test_backup_leaves_an_unreadable_row_out_and_says_so(spoilt, settings, tmp_path, capsys):
    file = tmp_path / "backup.sqlite"
    assert not commands.backup(settings, file)
    text = capsys.readouterr().out
    assert "cannot be read, and is left out: ours" in text
    assert restore(settings_in(tmp_path / "restored"), file, spoilt)["other"] == 200


@pytest.mark.long
def test_backup_with_unreadable_rows_leaves_an_earlier_whole_one(
    played, settings, tmp_path, capsys
):
    file = tmp_path / "backup.sqlite"
    assert commands.backup(settings, file)
    whole = file.read_bytes()
    with closing(sqlite.connect(settings.database, isolation_level=None)) as connection:
        connection.execute(ROW_FAULTS["an entry"])
    for _ in range(2):
        assert not commands.backup(settings, file)
        assert file.read_bytes() == whole
    assert f"{file} stays as it was" in capsys.readouterr().out
    beside = tmp_path / "backup.sqlite-incomplete"
    assert restore(settings_in(tmp_path / "restored"), beside, played)["other"] == 200


def test_backup_of_sound_rows_leaves_nothing_out(played, settings, tmp_path, capsys):
    file = tmp_path / "backup.sqlite"
    assert commands.backup(settings, file)
    assert "left out" not in capsys.readouterr().out
    again = restore(settings_in(tmp_path / "restored"), file, played)
    assert again == {"ours": 200, "other": 200}


def test_export_leaves_an_unreadable_game_out_and_says_so(spoilt, caplog):
    with caplog.at_level(logging.ERROR, "companion"):
        answer = spoilt.get("/scorebook/file")
        rounds = spoilt.get("/scorebook/rounds.csv")
    assert "-incomplete.json" in answer.headers["Content-Disposition"]
    assert [game["file"]["id"] for game in answer.json["games"]] == ["other"]
    assert "other" in rounds.text
    assert "ours" not in rounds.text
    assert "Game 'ours' cannot be read" in caplog.text


@pytest.fixture
def several_files(played, settings, monkeypatch):
    """Have a scorebook of four games, the third of which cannot be read, take a file a game."""
    for game in ("a-first", "zz-last"):
        played.start(game)
    with closing(sqlite.connect(settings.database, isolation_level=None)) as connection:
        connection.execute("UPDATE game SET started = '2026-11-01T00:00:00.000Z'")
        connection.execute(ROW_FAULTS["a game"])
    monkeypatch.setattr(export, "FileLimits", partial(FileLimits, games=1))
    return played


def test_export_of_several_files_says_from_where_on_a_game_is_missing(several_files):
    answers = [several_files.get(f"/scorebook/file/{number}") for number in (1, 2, 3, 4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 404]
    games = [[one["file"]["id"] for one in answer.json["games"]] for answer in answers[:3]]
    assert games == [["a-first"], ["other"], ["zz-last"]]
    names = [answer.headers["Content-Disposition"] for answer in answers[:3]]
    assert ["-incomplete.json" in name for name in names] == [False, True, True]


def test_admin_says_in_the_names_of_files_that_a_game_is_missing(several_files, settings, tmp_path):
    book = several_files.start("other").json["scorebook"]
    terminal = admin.Terminal(settings, as_json=True, is_sure=True)
    admin.export_scorebook(terminal, book, None, tmp_path)
    endings = ["1.json", "2-incomplete.json", "3-incomplete.json"]
    assert sorted(file.name for file in tmp_path.iterdir()) == [f"{book}-{one}" for one in endings]


def test_export_of_sound_games_is_complete(played):
    assert "incomplete" not in played.get("/scorebook/file").headers["Content-Disposition"]
    assert len(json.loads(export_file(played))["games"]) == 2


def test_doctor_takes_an_unreadable_game_out_into_a_file(spoilt, settings, tmp_path, capsys):
    assert not commands.doctor(settings, repairing=False)
    assert "Game ours: what is stored of it cannot be read." in capsys.readouterr().out
    assert commands.doctor(settings, repairing=True, folder=tmp_path)
    file = tmp_path / "game-ours.json"
    assert f"Game ours is taken out into {file}" in capsys.readouterr().out
    rows = json.loads(file.read_text())
    assert [row["id"] for row in rows["game"]] == ["ours"]
    assert [row["seq"] for row in rows["entry"]] == [1, 2, 3]
    assert file.stat().st_mode & 0o777 == 0o600
    assert commands.doctor(settings, repairing=False)
    assert spoilt.get("/api/games/ours").status_code == 404
    assert spoilt.start("ours").status_code == 201
    assert spoilt.write("ours", 0, points("a", 1, 2)).status_code == 200


def test_doctor_mends_an_unreadable_figure(played, settings, capsys):
    played.get("/people")
    with closing(sqlite.connect(settings.database, isolation_level=None)) as connection:
        connection.execute("UPDATE figures SET text = '{'")
    assert not commands.doctor(settings, repairing=False)
    assert commands.doctor(settings, repairing=True)
    assert "Figures of people" in capsys.readouterr().out
    assert played.get("/people").status_code == 200


@pytest.mark.parametrize("column", ["file", "seats", "standings", "words"])
def test_unreadable_game_thrown_away_long_ago_is_erased_where_one_is_begun(
    played, settings, column
):
    changes = f"{column} = '[{{', deleted = '2020-01-01T00:00:00.000Z'"
    with closing(sqlite.connect(settings.database, isolation_level=None)) as connection:
        connection.execute(f"UPDATE game SET {changes} WHERE id = 'ours'")
    assert played.start("new").status_code == 201
    assert played.get("/api/games/ours").status_code == 410


def test_unreadable_game_is_erased_once_it_is_too_old(spoilt, settings):
    with closing(sqlite.connect(settings.database, isolation_level=None)) as connection:
        connection.execute("UPDATE game SET touched = '2020', born = '2020' WHERE id = 'ours'")
    assert expiry.purge_older(365).games == 1
    assert spoilt.get("/api/games/ours").status_code == 410
    assert spoilt.get("/api/games/other").status_code == 200


def test_upgrade_works_out_games_beside_an_unreadable_one(played, settings, app, capsys):
    with closing(sqlite.connect(settings.database, isolation_level=None)) as connection:
        connection.execute("UPDATE game SET kind = ''")
        connection.execute(ROW_FAULTS["a game"])
        migrate(app)
        kinds = dict(connection.execute("SELECT id, kind FROM game").fetchall())
    assert kinds == {"ours": "", "other": "tally"}
    assert "Game ours: what is stored of it cannot be read." in capsys.readouterr().err
    assert not commands.doctor(settings, repairing=False)
    assert "Game ours: what is stored of it cannot be read." in capsys.readouterr().out
