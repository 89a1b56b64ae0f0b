"""Statements asked so often that they go straight to the driver.

Around each statement SQLAlchemy does five to seven times what SQLite itself does for it
(docs/decisions/0143-an-append.md). What it knows of a statement, its text for each kind of database
and how values go in and come out, is taken from it once.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import ClauseElement, Connection, Dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.types import TypeEngine

Values = Mapping[str, Any]
Way = Callable[[Any], Any] | None
"""Makes a value what the driver wants, or a driver's value ours; None where they are the same."""


class Written(NamedTuple):
    """A statement in the words of one kind of database."""

    text: str
    puts: list[tuple[str, Way]]
    """What goes in, by name, in its order."""
    takes: list[Way]
    """What comes out, by column."""
    by_name: bool
    """Whether the driver wants values by name."""

    def values(self, given: Values) -> Any:
        """These values as the driver wants them."""
        put = [way(given[name]) if way else given[name] for name, way in self.puts]
        return dict(zip((name for name, _ in self.puts), put, strict=True)) if self.by_name else put

    def taken(self, row: Sequence[Any]) -> list[Any]:
        """A row of the driver's as ours."""
        return [way(value) if way else value for way, value in zip(self.takes, row, strict=True)]


class Prepared:
    """A statement whose every value is named."""

    def __init__(self, statement: ClauseElement) -> None:
        self._statement = statement
        self._written: dict[str, Written] = {}

    def rows(self, connection: Connection, values: Values) -> list[list[Any]]:
        """What it finds."""
        written = self._for(connection.dialect)
        cursor = _sent(connection, written.text, written.values(values), many=False)
        try:
            return [written.taken(row) for row in cursor.fetchall()]
        finally:
            cursor.close()

    def send(self, connection: Connection, rows: Sequence[Values]) -> None:
        """Do it once for each of these."""
        written = self._for(connection.dialect)
        many = len(rows) > 1
        put = [written.values(row) for row in rows]
        _sent(connection, written.text, put if many else put[0], many).close()

    def _for(self, dialect: Dialect) -> Written:
        if dialect.name not in self._written:
            self._written[dialect.name] = _written(self._statement, dialect)
        return self._written[dialect.name]


def _written(statement: ClauseElement, dialect: Dialect) -> Written:
    compiled: Any = statement.compile(dialect=dialect)
    names: list[str] = compiled.positiontup or list(compiled.binds)
    put: list[TypeEngine[Any]] = [compiled.binds[name].type for name in names]
    taken: list[Any] = list(getattr(statement, "selected_columns", ()))
    return Written(
        str(compiled),
        [
            (name, kind.dialect_impl(dialect).bind_processor(dialect))
            for name, kind in zip(names, put, strict=True)
        ],
        [column.type.dialect_impl(dialect).result_processor(dialect, None) for column in taken],
        by_name=not compiled.positiontup,
    )


def _sent(connection: Connection, text: str, values: Any, many: bool) -> Any:
    """The cursor by which it was sent. Who listens to the engine's statements hears of it."""
    driven: Any = connection.connection
    heard: Any = connection.dispatch
    cursor = driven.cursor()
    told = connection, cursor, text, values, None, many
    for before in heard.before_cursor_execute:
        before(*told)
    try:
        (cursor.executemany if many else cursor.execute)(text, values)
    except connection.dialect.loaded_dbapi.Error as error:
        cursor.close()
        raise _as_sqlalchemy_says(error, connection.dialect) from error
    for after in heard.after_cursor_execute:
        after(*told)
    return cursor


def _as_sqlalchemy_says(error: Exception, dialect: Dialect) -> BaseException:
    base = dialect.loaded_dbapi.Error
    return DBAPIError.instance(None, None, error, base, hide_parameters=True, dialect=dialect)
