"""People of a scorebook, written down by hand, and two who turned out to be one."""

import uuid
from dataclasses import dataclass

from sqlalchemy import select, update
from sqlalchemy.orm import Session, aliased

from companion.core.names import name_key
from companion.db.transactions import writes
from companion.models.games import Game
from companion.models.results import Result, StatsCache
from companion.models.scorebooks import Player, PlayerName
from companion.results import players as seating
from companion.results import stats_cache


@dataclass(frozen=True)
class PersonEdit:
    """How somebody is shown, as chosen by a person."""

    name: str
    color: str | None
    mark: str | None
    retired: bool


class NameInUseError(Exception):
    """Somebody of this scorebook is known by that name already: perhaps the same person."""

    def __init__(self, player: str, name: str) -> None:
        super().__init__(name)
        self.player = player
        """Their id."""
        self.name = name


@writes
def add_person(session: Session, book: str, name: str) -> str:
    """Add somebody who has not played yet; return their id. Raises `NameInUseError`."""
    _require_free_name(session, book, name, None)
    player = Player(scorebook=book, id=str(uuid.uuid4()), name=_single_spaced(name), kept=True)
    session.add(player)
    session.flush()
    session.add(PlayerName(scorebook=book, folded=name_key(name), player=player.id))
    return player.id


@writes
def edit_person(session: Session, book: str, player: str, look: PersonEdit) -> bool:
    """Show somebody like this from now on; whether there is such a person. Raises `NameInUseError`.

    Former names stay theirs, so games of before stay theirs too.
    """
    found = seating.unmerged(session, book, player)
    if found is None:
        return False
    _require_free_name(session, book, look.name, found)
    if session.get(PlayerName, (book, name_key(look.name))) is None:
        session.add(PlayerName(scorebook=book, folded=name_key(look.name), player=player))
    found.name, found.color, found.mark = _single_spaced(look.name), look.color, look.mark
    found.retired, found.kept = look.retired, True
    return True


def _require_free_name(session: Session, book: str, name: str, player: Player | None) -> None:
    other = seating.named(session, book, name)
    if other is not None and other is not player:
        raise NameInUseError(other.id, other.name)


def _single_spaced(name: str) -> str:
    return " ".join(name.split())


class SameTableError(Exception):
    """They have sat at one table, so they are two."""


@writes
def merge_people(session: Session, book: str, player: str, into: str) -> bool:
    """Make two people one, who has the games and names of both; whether both are there.

    Nothing is lost by it: `unmerge_person` takes them apart. Raises `SameTableError`.
    """
    found, target = (seating.unmerged(session, book, one) for one in (player, into))
    if found is None or target is None or found is target:
        return False
    _hold_games(session, book)
    if _games_together(session, found, target):
        raise SameTableError
    found.into, target.kept = target.id, True
    target.color = target.color or found.color
    _move_results(session, found, target)
    return True


@writes
def unmerge_person(session: Session, book: str, player: str) -> bool:
    """Take somebody apart again who had been merged; whether there is such a person."""
    found = session.get(Player, (book, player))
    if found is None or found.into is None:
        return False
    _hold_games(session, book)
    target = seating.canonical_player(session, found)
    found.into, found.kept = None, True
    _move_results(session, found, target)
    return True


def _hold_games(session: Session, book: str) -> None:
    """Have every game of a scorebook wait, so that none notes a result for whom it was before."""
    session.execute(select(Game.id).where(Game.scorebook == book).with_for_update())


def _move_results(session: Session, apart: Player, other: Player) -> None:
    """Give the results of everybody who is `apart` by now to whoever that is now."""
    owner = seating.canonical_player(session, apart)
    ids = [one.id for one in seating.tree(session, apart)]
    mine = Result.scorebook == apart.scorebook, Result.sat.in_(ids)
    session.execute(update(Result).where(*mine).values(player=owner.id))
    rows = StatsCache.scorebook == apart.scorebook, StatsCache.player.in_((apart.id, other.id))
    kinds = set(session.scalars(select(StatsCache.kind).where(*rows)))
    stats_cache.invalidate(session, apart.scorebook, (apart.id, other.id), kinds)


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
