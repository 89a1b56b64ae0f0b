"""The migrations, on every database."""

import ast
import sys

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import select, update

from companion.core.paths import MIGRATIONS
from companion.db.backends import backend_of
from companion.maintenance.copy import begin_epochs
from companion.maintenance.doctor import findings
from companion.maintenance.migrate import migrate, migrations, newest, revision_of
from companion.models import db
from companion.models.games import Game
from companion.models.results import Result, StatsCache
from tests.people.test_pad_figures import pad, page, play_wizard

SELF_CONTAINED = {"alembic", "sqlalchemy", *sys.stdlib_module_names}
"""What a migration may import: nothing of Companion's, which is another in each version."""


@pytest.fixture
def inside(app):
    with app.app_context():
        yield


def test_migrations_import_nothing_of_this_version():
    foreign = {
        (file.name, name)
        for file in MIGRATIONS.glob("versions/*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        for name in imported_names(node)
        if name.split(".")[0] not in SELF_CONTAINED
    }
    assert foreign == set()


def imported_names(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        return ["." * node.level + (node.module or "")]
    return []


@pytest.mark.every_database
@pytest.mark.usefixtures("inside")
def test_migrations_make_the_tables_of_the_models():
    with db.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, db.metadata) == []


@pytest.mark.every_database
@pytest.mark.usefixtures("inside")
def test_migrations_can_be_downgraded(app):
    assert revision_of(db.engine) == newest()
    migrating = migrations(app)
    migrating.downgrade(revision="base")
    assert revision_of(db.engine) is None
    migrating.upgrade()
    assert revision_of(db.engine) == newest()


@pytest.mark.every_database
@pytest.mark.parametrize("revision", ["0001", "0012", "0013"])
@pytest.mark.usefixtures("inside")
def test_epochs_begin_in_a_database_of_any_version(app, phone, revision):
    """As after a torn log, of which an upgrade would leave nothing to be seen."""
    epoch = phone.start("g").json["epoch"]
    migrations(app).downgrade(revision=revision)
    with db.engine.begin() as connection:
        begin_epochs(connection)
    with db.engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT epoch FROM game").scalar_one() != epoch


@pytest.mark.every_database
@pytest.mark.usefixtures("inside")
def test_grants_of_before_0003_are_dated_by_their_game_and_scorebook(app):
    migrations(app).downgrade(revision="0002")
    with db.engine.execution_options(**backend_of(db.engine).WRITES).begin() as connection:
        for statement in (
            "INSERT INTO device (id, made) VALUES ('d', 'device made')",
            "INSERT INTO scorebook (id, made) VALUES ('b', 'book made'), ('c', 'other made')",
            (
                "INSERT INTO game (id, scorebook, file, seats, started, touched, epoch, seq) "
                "VALUES ('g', 'b', '{}', '[]', 'game begun', '', '', 0), "
                "('h', 'c', '{}', '[]', 'other begun', '', '', 0)"
            ),
            (
                "INSERT INTO scorebook_grant (scorebook, device, role) VALUES "
                "('b', 'd', 3), ('c', 'd', 3)"
            ),
            "INSERT INTO game_grant (game, device, role) VALUES ('g', 'd', 3), ('h', 'd', 3)",
        ):
            connection.exec_driver_sql(statement)
    migrations(app).upgrade(revision="0003")
    with db.engine.connect() as connection:
        games = connection.exec_driver_sql("SELECT game, since FROM game_grant").all()
        books = connection.exec_driver_sql("SELECT scorebook, since FROM scorebook_grant").all()
    assert dict(map(tuple, games)) == {"g": "game begun", "h": "other begun"}
    assert dict(map(tuple, books)) == {"b": "book made", "c": "other made"}


@pytest.mark.every_database
@pytest.mark.usefixtures("inside")
def test_figures_of_before_0010_are_stale_where_somebody_sat_on_two_seats(app):
    migrations(app).downgrade(revision="0009")
    with db.engine.execution_options(**backend_of(db.engine).WRITES).begin() as connection:
        connection.exec_driver_sql("INSERT INTO scorebook (id, made) VALUES ('b', '')")
        game = "scorebook, file, seats, started, touched, epoch, seq, kind, over, standings"
        connection.exec_driver_sql(
            f"INSERT INTO game (id, {game}) "
            "VALUES ('g', 'b', '{}', '[]', '', '', '', 0, 'tally', true, '{}')"
        )
        for person in ("ada", "anna"):
            connection.exec_driver_sql(
                "INSERT INTO player (scorebook, id, name, retired, kept) "
                f"VALUES ('b', '{person}', '{person}', false, false)"
            )
            connection.exec_driver_sql(
                "INSERT INTO figures (scorebook, player, kind, text) "
                f"VALUES ('b', '{person}', 'tally', '{{\"played\": 1}}')"
            )
        columns = "kind, started, finished, total, rank, won, shared, low, counts"
        for seat, person in enumerate(("ada", "anna", "anna")):
            connection.exec_driver_sql(
                f"INSERT INTO result (scorebook, game, seat, sat, player, {columns}) "
                f"VALUES ('b', 'g', {seat}, '{person}', '{person}', "
                "'tally', '', 'then', 0, 1, false, false, false, '{}')"
            )
    migrations(app).upgrade()
    with db.session() as session:
        rows = session.scalars(select(StatsCache)).all()
        assert {row.player: row.text for row in rows} == {
            "ada": {"played": 1},
            "anna": {"stale": ""},
        }


@pytest.mark.every_database
@pytest.mark.usefixtures("inside")
def test_games_by_a_pad_of_before_0017_are_worked_out_once_more(app, phone):
    play_wizard(phone)
    with db.session() as session:
        session.execute(update(Result).values(counts={}))
        session.commit()
    migrations(app).downgrade(revision="0016")
    migrate(app)
    with db.session() as session:
        counts = session.scalars(select(Result.counts).order_by(Result.seat)).all()
    assert [one["share.tricks=bid"] for one in counts] == [2, 1, 1]
    assert list(findings(db.engine)) == []


@pytest.mark.every_database
@pytest.mark.usefixtures("inside")
def test_games_by_a_pad_of_before_0018_have_the_words_of_their_newest_set_up(app, phone):
    play_wizard(phone)
    change = {"of": "setup", "entry": {"pad": pad("wizard") | {"name": "Ours"}}}
    assert (
        phone.write("g1", 3, {"id": "c", "type": "amend", "changes": [change]}).status_code == 200
    )
    phone.start("tally")
    migrations(app).downgrade(revision="0017")
    migrate(app)
    with db.session() as session:
        words = dict(map(tuple, session.execute(select(Game.id, Game.words))))
    assert words["g1"]["name"] == "Ours"
    assert list(words["g1"]["items"]) == ["bid", "tricks"]
    assert words["tally"] is None
    assert list(findings(db.engine)) == []


@pytest.mark.every_database
@pytest.mark.usefixtures("inside")
def test_words_that_a_worker_of_the_version_before_left_out_are_there_after_the_next_start(
    app, phone
):
    play_wizard(phone)
    corrected = pad("wizard")
    corrected["fields"][0]["name"] = "Guess"
    change = {"of": "setup", "entry": {"pad": corrected}}
    phone.write("g1", 3, {"id": "c", "type": "amend", "changes": [change]})
    with db.session() as session:
        session.execute(update(Game).values(words=None))
        session.commit()
    assert "Guess 1.5" not in page(phone, "Ada")
    migrate(app)
    assert "Guess 1.5" in page(phone, "Ada")
    assert list(findings(db.engine)) == []


@pytest.mark.every_database
@pytest.mark.usefixtures("inside")
def test_chains_of_merged_people_of_before_0007_are_flattened(app):
    migrations(app).downgrade(revision="0006")
    columns = "scorebook, id, name, retired, kept"
    with db.engine.execution_options(**backend_of(db.engine).WRITES).begin() as connection:
        connection.exec_driver_sql("INSERT INTO scorebook (id, made) VALUES ('b', ''), ('c', '')")
        for book, person, into in (
            ("b", "last", None),
            ("b", "middle", "last"),
            ("b", "first", "middle"),
            ("c", "middle", None),
            ("c", "first", "middle"),
        ):
            named = f"'{book}', '{person}', '{person}', false, false"
            target = f"'{into}'" if into else "NULL"
            connection.exec_driver_sql(
                f'INSERT INTO player ({columns}, "into") VALUES ({named}, {target})'
            )
    migrations(app).upgrade()
    with db.engine.connect() as connection:
        merged = connection.exec_driver_sql(
            'SELECT scorebook, id, "into" FROM player WHERE "into" IS NOT NULL ORDER BY 1, 2'
        ).all()
    assert list(map(tuple, merged)) == [
        ("b", "first", "last"),
        ("b", "middle", "last"),
        ("c", "first", "middle"),
    ]
