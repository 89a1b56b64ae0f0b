"""The database's shape, brought to that of this version."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import click
from sqlalchemy import Engine, inspect
from sqlalchemy import text as sql
from sqlalchemy.exc import OperationalError

from companion.core import paths
from companion.core.config import SettingsError
from companion.core.i18n import text
from companion.db.backends import backend_of
from companion.maintenance.consistency import has_open_games, work_out_games
from companion.maintenance.copy import begin_epochs
from companion.models import db

if TYPE_CHECKING:
    from types import ModuleType

    from flask import Flask


def migrate(app: Flask) -> None:
    """Bring the database up to date, and let go of it: no connection may pass into a worker.

    What a migration leaves to be worked out from the logs is worked out here, by the engine of this
    version. Where a crash may have cost it commits, every game begins a new epoch, in which phones
    give back what they know. Raises `SettingsError` where the database cannot be had.
    """
    try:
        _migrate(app)
    except OperationalError as error:
        reason = " ".join(str(error.orig).split())
        place = cast("str", app.config["SQLALCHEMY_DATABASE_URI"])
        name = place.partition(":///")[2] or "of DATABASE_URL"
        raise SettingsError(f"The database {name} cannot be used ({reason}).") from error


def _migrate(app: Flask) -> None:
    with app.app_context():
        backend = backend_of(db.engine)
        if backend.has_lost_commits(db.engine):
            click.echo(text("doctor.torn"), err=True)
            if revision_of(db.engine) is not None:  # first: any commit writes over what tells of it
                with db.engine.execution_options(**backend.WRITES).begin() as connection:
                    begin_epochs(connection)
        if revision_of(db.engine) != newest():
            migrations(app).upgrade()
        _work_out(db.engine)
        db.engine.dispose()


def _work_out(engine: Engine) -> None:
    """Work out the games an upgrade has left open, and say which of them cannot be read."""
    backend = backend_of(engine)
    with engine.execution_options(**backend.READS).begin() as connection:
        is_open = has_open_games(connection)
    if is_open:
        with engine.execution_options(**backend.WRITES).begin() as connection:
            backend.lock_schema(connection)
            unreadable = work_out_games(connection)
        for game in unreadable:
            click.echo(text("doctor.unreadable", game=game), err=True)


def migrations(app: Flask) -> ModuleType:
    """Return Flask-Migrate for this application; a start without migrations does not load it."""
    import flask_migrate

    flask_migrate.Migrate(app, db, directory=str(paths.MIGRATIONS), render_as_batch=True)
    return flask_migrate


def newest() -> str:
    """Return the revision of this version: the number of the last migration's file."""
    return max(file.name.partition("_")[0] for file in paths.MIGRATIONS.glob("versions/0*.py"))


def revision_of(engine: Engine) -> str | None:
    """Return the revision a database is at; None: it is empty."""
    if not inspect(engine).has_table("alembic_version"):
        return None
    with engine.connect() as connection:
        return connection.execute(sql("SELECT version_num FROM alembic_version")).scalar()
