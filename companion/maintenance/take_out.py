"""A game that cannot be read, taken out of the database into a file, so that the rest is well."""

import json
import os
import re
from pathlib import Path
from typing import Any

from sqlalchemy import ColumnElement, Connection, Engine, Table, delete, select
from sqlalchemy.orm import Session

from companion.db.backends import backend_of
from companion.games.delete import columns_referring_to
from companion.maintenance.raw_rows import raw_batches
from companion.models import db
from companion.models.games import Game
from companion.models.results import Result
from companion.results import stats_cache


def take_out(engine: Engine, game: str, folder: Path) -> Path:
    """Write every row of a game into a new file, as it is stored, and delete it; return the file.

    The game does not count as erased: a phone that knows it may give it back.
    """
    file = folder / f"game-{re.sub('[^A-Za-z0-9-]', '_', game)}.json"
    with engine.execution_options(**backend_of(engine).WRITES).begin() as connection:
        _write(file, {table.name: rows for table, rows in _rows_of(connection, game).items()})
        _delete(connection, game)
    return file


def _conditions(game: str) -> list[tuple[Table, ColumnElement[bool]]]:
    """Return the tables with rows of a game and which these are, in the order to delete them in."""
    referring = [(column.table, column == game) for column in columns_referring_to("game")]
    return [*referring, (db.metadata.tables["game"], Game.id == game)]


def _rows_of(connection: Connection, game: str) -> dict[Table, list[dict[str, Any]]]:
    return {
        table: [
            dict(zip(table.columns.keys(), row, strict=True))
            for batch in raw_batches(table, connection, condition)
            for row in batch
        ]
        for table, condition in _conditions(game)
    }


def _write(file: Path, rows: dict[str, list[dict[str, Any]]]) -> None:
    """Write a new file for its owner's eyes only. Raises `FileExistsError`."""
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode=0o600), "w") as new:
        json.dump(rows, new, indent=1, default=ascii)
        new.flush()
        os.fsync(new.fileno())


def _delete(connection: Connection, game: str) -> None:
    with Session(connection) as session:
        columns = Result.scorebook, Result.player, Result.kind
        sat = session.execute(select(*columns).where(Result.game == game).distinct()).all()
        for table, condition in _conditions(game):
            session.execute(delete(table).where(condition))
        for book, player, kind in sat:
            stats_cache.invalidate(session, book, [player], [kind])
        session.commit()
