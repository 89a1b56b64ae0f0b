"""What every test of the server stands on: a fresh application and database, and phones."""

import gc
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import event

from companion import create_app
from companion.core.config import Settings
from companion.log.views import new_stream_registry
from companion.maintenance.migrate import migrations
from companion.models import db
from companion.web import limiter
from tests import examples, postgres_server
from tests.built import built_wheel
from tests.forking import forking
from tests.held_commits import SideBySide, transactions_beside

pytest_plugins = ["tests.chromium", "tests.phones", "tests.quick", "tests.report"]
os.environ["LANGUAGE"] = "en"  # the commands speak as their terminal does

SECRET = "only-for-tests-only-for-tests-only"
MEMORY = Path("/dev/shm")
"""Where Linux keeps files in memory."""
ROOM = 2**30
"""Bytes: far more than all processes of a run put there."""


def pytest_configure(config: pytest.Config) -> None:
    """Draw fewer examples for `make quick`, but as many as what is counted over them needs."""
    if config.getoption("quick"):
        examples.settings.load_profile("quick")


def settings_in(folder: Path, **others) -> Settings:
    return Settings(data=folder, secret_key=SECRET, **others)


@pytest.fixture(scope="session", autouse=True)
def forks() -> Iterator[None]:
    """Have servers and commands forked from processes that have loaded everything."""
    with forking():
        yield


@pytest.fixture
def no_garbage_search() -> Iterator[None]:
    """Leave what is garbage where it is: only what nobody holds goes."""
    gc.disable()
    yield
    gc.enable()


@pytest.fixture(scope="session")
def memory(tmp_path_factory) -> Iterator[Path]:
    """Provide a folder in memory where there is room: a disk makes every commit wait."""
    if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM:
        with TemporaryDirectory(prefix="companion-tests-", dir=MEMORY) as folder:
            yield Path(folder)
    else:
        yield tmp_path_factory.mktemp("memory")


@pytest.fixture(scope="session")
def empty_database(memory) -> Path:
    """Return a database as the migrations leave it."""
    settings = settings_in(memory / "empty")
    settings.data.mkdir()
    app = create_app(settings)
    with app.app_context():
        migrations(app).upgrade()
        close(app)
    return settings.database


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Where it stores, reads and lets in, Companion is the same on every database."""
    if metafunc.definition.get_closest_marker("every_database"):
        metafunc.parametrize("settings", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture(scope="session")
def data_folder(memory) -> Path:
    """Return the folder every test finds empty, so that one application serves them all."""
    return memory / "data"


@pytest.fixture
def settings(request, data_folder) -> Settings:
    shutil.rmtree(data_folder, ignore_errors=True)
    data_folder.mkdir()
    backend = getattr(request, "param", "sqlite")
    return settings_in(data_folder, **request.getfixturevalue(f"{backend}_database"))


@pytest.fixture
def sqlite_database(data_folder, empty_database) -> dict[str, str]:
    shutil.copy(empty_database, settings_in(data_folder).database)
    return {}


@pytest.fixture(scope="session")
def postgres(tmp_path_factory) -> Iterator[postgres_server.Server]:
    """Provide a PostgreSQL with a database "empty", as the migrations leave it."""
    with postgres_server.running_postgres(*postgres_server.HURRIED) as server:
        server.run("CREATE DATABASE empty")
        folder = tmp_path_factory.mktemp("postgresql")
        app = create_app(settings_in(folder, postgresql=server.driver_address("empty")))
        with app.app_context():
            migrations(app).upgrade()
            close(app)
        yield server


@pytest.fixture
def postgresql_database(postgres) -> Iterator[dict[str, str]]:
    postgres.run("CREATE DATABASE one TEMPLATE empty")
    yield {"postgresql": postgres.driver_address("one")}
    postgres.run("DROP DATABASE one")  # fails where a connection has been left open


@pytest.fixture
def beside(app, settings) -> Iterator[SideBySide]:
    """Provide calls in transactions beside each other; `settings` are those of PostgreSQL."""
    with transactions_beside(app, settings) as beside:
        yield beside


@pytest.fixture(scope="session")
def kept_apps() -> dict[Settings, Flask]:
    """Return the applications that tests share, by their settings.

    Each keeps its compiled templates.
    """
    return {}


@pytest.fixture
def app(settings, data_folder, kept_apps):
    app = kept_apps.get(settings) or create_app(settings)
    if settings.data == data_folder:
        kept_apps[settings] = app
    reset_app(app)
    yield app
    with app.app_context():
        close(app)


@pytest.fixture
def own_app(settings) -> Iterator[Flask]:
    """Provide an application of one test only, which may add routes to it."""
    app = create_app(settings)
    reset_app(app)
    yield app
    with app.app_context():
        close(app)


@pytest.fixture
def app_context(app) -> Iterator[None]:
    """Let a test call the stores itself."""
    with app.app_context():
        yield


def reset_app(app: Flask) -> None:
    """Reset an application: no open streams, no calls counted for rate limits."""
    app.extensions["streams"] = new_stream_registry(app)
    limiter.reset()
    app.test_client_class = Phone


@pytest.fixture
def queries(app) -> Iterator[list[str]]:
    """Collect the statements sent to the database."""
    requests: list[str] = []

    def note(_connection, _cursor, statement, *_others):
        requests.append(statement)

    with app.app_context():
        engine = db.engine
    event.listen(engine, "before_cursor_execute", note)
    yield requests
    event.remove(engine, "before_cursor_execute", note)


def close(app: Flask) -> None:
    """Let go of the database, so that no connection outlives its test."""
    db.engine.dispose()


class Phone(FlaskClient):
    """A browser on one of Companion's own pages, with cookies of its own."""

    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.environ_base["HTTP_SEC_FETCH_SITE"] = "same-origin"

    def open(self, *args, **kwargs):
        return super().open(*args, buffered=True, **kwargs)

    def start(self, game: str, /, **changes):
        return self.put(f"/api/games/{game}", json=tally() | changes)

    def write(self, game: str, after: int, *entries: dict):
        return self.post(f"/api/games/{game}/log", json={"after": after, "entries": list(entries)})

    def share(self, game: str, role: str = "record", whole_book: bool = False) -> str:
        """Return the token of a new link."""
        wish = {"role": role, "whole_book": whole_book}
        return self.post(f"/api/games/{game}/links", json=wish).json["token"]

    def join(self, token: object):
        """Come in by a token; go where the call is sent on to, as browsers do."""
        answer = self.post("/api/join", json={"token": token})
        return self.post(answer.location, json={"token": token}) if answer.location else answer

    def role_in(self, game: str) -> str | None:
        """Return what this phone may do with a game, None when it does not see it."""
        games = self.get("/api/games").json["games"]
        return next((line["role"] for line in games if line["id"] == game), None)


def tally(**changes) -> dict:
    """Return a game file without log: two people, a plain tally."""
    seats = [{"name": "Ada"}, {"name": "Ben"}]
    return {"format": "companion/1", "game": "tally", "seats": seats, "options": {}} | changes


def points(name: str, *points: int) -> dict:
    """Return a round of the tally."""
    return {"id": name, "type": "round", "players": [{"points": n} for n in points]}


@pytest.fixture
def new_phone(app):
    """Make phones that have never been here."""
    return app.test_client


@pytest.fixture
def phone(new_phone) -> Phone:
    return new_phone()


@pytest.fixture
def stranger(new_phone) -> Phone:
    """Return a phone with a game of its own, and nothing to do with ours."""
    other = new_phone()
    assert other.start("strangers-game").status_code == 201
    return other


@pytest.fixture(scope="session")
def wheel() -> Path:
    """Return the project's wheel, as people install it."""
    return built_wheel()
