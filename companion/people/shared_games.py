"""Games in which two people sat at one table, so that they cannot be the same person."""

from dataclasses import dataclass

from sqlalchemy import func, select
from sqlalchemy.orm import Session, aliased

from companion.db.transactions import reads
from companion.models.results import Result
from companion.results.players import read_deleted_tables


@dataclass(frozen=True)
class SharedGame:
    """A game in which two people sat at one table."""

    kind: str
    started: str
    is_deleted: bool
    """Whether it was thrown away, and can be brought back."""


@reads
def read_shared_games(session: Session, book: str, player: str) -> dict[str, SharedGame]:
    """Return what `find_shared_games` does, in a transaction of its own."""
    return find_shared_games(session, book, player)


def find_shared_games(session: Session, book: str, player: str) -> dict[str, SharedGame]:
    """Return by the id of everybody who sat beside a person the last game in which they did.

    A game that was thrown away only where there is no other. Ids are those after all merges.
    """
    own = aliased(Result)
    own_games = select(own.game).where(own.scorebook == book, own.player == player)
    started = func.max(Result.started).label("started")
    query = (
        select(Result.player, Result.kind, started)
        .where(Result.scorebook == book, Result.player != player)
        .where(Result.game.in_(own_games))  # a join would be quadratic in SQLite
        .group_by(Result.player, Result.kind)
        .order_by(started, Result.kind)
    )
    rows = session.execute(query)
    found = {row.player: SharedGame(row.kind, row.started, False) for row in rows}
    for table in read_deleted_tables(session, book):
        people = set(table.people.values())
        if player in people:
            for other in people - {player, ""}:
                found.setdefault(other, SharedGame(table.kind, table.started, True))
    return found
