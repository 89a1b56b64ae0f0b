"""Databases opened by themselves, without anything that serves."""

from collections.abc import Generator
from contextlib import contextmanager

from sqlalchemy import Engine

from companion.app import with_database
from companion.core.config import Settings
from companion.extensions import db
from companion.migrating import migrate


@contextmanager
def opened(settings: Settings) -> Generator[Engine]:
    """The database of these settings, brought up to date, for the stores and by its engine."""
    app = with_database(settings)
    migrate(app)
    with app.app_context():
        engine = db.engine
        try:
            yield engine
        finally:
            engine.dispose()
