"""Two people of a scorebook who turned out to be one, and back."""

from sqlalchemy import select, update
from sqlalchemy.orm import Session, aliased

from companion.db.transactions import writes
from companion.models.games import Game
from companion.models.results import FiguresRow, Result
from companion.models.scorebooks import Player
from companion.results import players as seating
from companion.results import stats_cache


class SameTable(Exception):
    """They have sat at one table, so they are two."""


@writes
def merge(session: Session, book: str, player: str, into: str) -> bool:
    """Make two people one, who has the games and names of both; whether both are there.

    Nothing is lost by it: `unmerge` takes them apart. Raises `SameTable`.
    """
    found, target = (seating.unmerged(session, book, one) for one in (player, into))
    if found is None or target is None or found is target:
        return False
    _hold_games(session, book)
    if _games_together(session, found, target):
        raise SameTable
    found.into, target.kept = target.id, True
    target.color = target.color or found.color
    _move_results(session, found, target)
    return True


@writes
def unmerge(session: Session, book: str, player: str) -> bool:
    """Take somebody apart again who had been merged; whether there is such a person."""
    found = session.get(Player, (book, player))
    if found is None or found.into is None:
        return False
    _hold_games(session, book)
    target = seating.root(session, found)
    found.into, found.kept = None, True
    _move_results(session, found, target)
    return True


def _hold_games(session: Session, book: str) -> None:
    """Have every game of a scorebook wait, so that none notes a result for whom it was before."""
    session.execute(select(Game.id).where(Game.scorebook == book).with_for_update())


def _move_results(session: Session, apart: Player, other: Player) -> None:
    """Give the results of everybody who is `apart` by now to whoever that is now."""
    owner = seating.root(session, apart)
    ids = [one.id for one in seating.tree(session, apart)]
    mine = Result.scorebook == apart.scorebook, Result.sat.in_(ids)
    session.execute(update(Result).where(*mine).values(player=owner.id))
    rows = FiguresRow.scorebook == apart.scorebook, FiguresRow.player.in_((apart.id, other.id))
    kinds = set(session.scalars(select(FiguresRow.kind).where(*rows)))
    stats_cache.make_stale(session, apart.scorebook, (apart.id, other.id), kinds)


def _games_together(session: Session, one: Player, other: Player) -> bool:
    beside = aliased(Result)
    found = (
        select(Result.game)
        .join(beside, (beside.scorebook == Result.scorebook) & (beside.game == Result.game))
        .where(Result.scorebook == one.scorebook, Result.player == one.id)
        .where(beside.player == other.id)
        .limit(1)
    )
    return session.scalar(found) is not None
