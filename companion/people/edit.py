"""Changes to the people of a scorebook: added, edited, merged and unmerged."""

import uuid
from dataclasses import dataclass

from sqlalchemy import select, update
from sqlalchemy.orm import Session

from companion.access.scorebooks import lock_book
from companion.core.names import name_key, seated_people
from companion.core.rules import Json
from companion.db.transactions import writes
from companion.models.games import Game
from companion.models.results import Result, StatsCache
from companion.models.scorebooks import Erasure, Player, PlayerName
from companion.people.shared_games import SharedGame, find_shared_games
from companion.results import stats_cache
from companion.results.players import (
    canonical_player,
    find_by_name,
    find_unmerged,
    insert_player,
    list_with_merged,
    lock_players,
    read_deleted_tables,
    resolve_seats,
)


@dataclass(frozen=True)
class PersonEdit:
    """How a person is to be shown."""

    name: str
    color: str | None
    mark: str | None
    retired: bool


class NameInUseError(Exception):
    """Another person of the scorebook, perhaps the same one, has that name already."""

    def __init__(self, player: str, name: str) -> None:
        super().__init__(name)
        self.player = player
        """The id of that person."""
        self.name = name


@writes
def add_person(session: Session, book: str, name: str) -> str:
    """Add a person who has not played yet; return their id. Raises `NameInUseError`."""
    _require_free_name(session, book, name, None)
    player = insert_player(session, book, str(uuid.uuid4()), name, kept=True)
    session.add(PlayerName(scorebook=book, folded=name_key(name), player=player.id))
    return player.id


@writes
def edit_person(session: Session, book: str, player: str, changes: PersonEdit) -> bool:
    """Change how a person is shown; return whether there is one.

    Former names stay theirs, and with them their former games. Raises `NameInUseError`, and
    `SameTableError` for the name of whoever sat beside them in a game that was thrown away.
    """
    row = find_unmerged(session, book, player)
    if row is None:
        return False
    _require_free_name(session, book, changes.name, row)
    if session.get(PlayerName, (book, name_key(changes.name))) is None:
        session.add(PlayerName(scorebook=book, folded=name_key(changes.name), player=player))
    row.name, row.color, row.mark = _single_spaced(changes.name), changes.color, changes.mark
    row.retired, row.kept = changes.retired, True
    return True


def _require_free_name(session: Session, book: str, name: str, player: Player | None) -> None:
    other = find_by_name(session, book, name)
    if other is not None and other is not player:
        raise NameInUseError(other.id, other.name)
    if other is None and player is not None:
        _require_other_table(session, player, name_key(name))


def _require_other_table(session: Session, player: Player, name: str) -> None:
    """Raise `SameTableError` if a stranger of that name sat beside them in a thrown-away game."""
    tables = read_deleted_tables(session, player.scorebook)
    for kind, started, people in tables:
        if people.get(name) == "" and player.id in people.values():
            raise SameTableError(SharedGame(kind, started, True))


def _single_spaced(name: str) -> str:
    return " ".join(name.split())


class SameTableError(Exception):
    """Both have sat at one table: they cannot be the same person."""

    def __init__(self, game: SharedGame) -> None:
        super().__init__(game.kind)
        self.game = game


class BeingErasedError(Exception):
    """A person whose name is being erased is neither merged nor taken apart meanwhile."""


@writes
def merge_people(session: Session, book: str, player: str, into: str) -> bool:
    """Merge a person into another, who gets the games and names of both; return whether both exist.

    `unmerge_person` takes them apart again, and whoever was merged into them before, each alone.
    Raises `SameTableError`, for a game that was thrown away, too: it can be brought back; and
    `BeingErasedError`.
    """
    lock_book(session, book)
    _lock_games(session, book)
    lock_players(session, book, (player, into))
    source, target = (find_unmerged(session, book, one) for one in (player, into))
    if source is None or target is None or source is target:
        return False
    _require_not_erased(session, source, target)
    shared_game = find_shared_games(session, book, source.id).get(target.id)
    if shared_game is not None:
        raise SameTableError(shared_game)
    everybody = list_with_merged(session, source)
    for one in everybody:
        one.into = target.id
    target.kept = True
    target.color = target.color or source.color
    _move_results(session, everybody, source, target)
    return True


@writes
def unmerge_person(session: Session, book: str, player: str) -> bool:
    """Take a merged person apart again; return whether there is one. Raises `BeingErasedError`."""
    lock_book(session, book)
    _lock_games(session, book)
    row = session.get(Player, (book, player))
    if row is None or row.into is None:
        return False
    _require_not_erased(session, canonical_player(session, row))
    _take_apart(session, row)
    return True


def take_apart_table(session: Session, book: str, seats: list[Json]) -> None:
    """Take the merges and the names apart by which one person would sit in two of these seats."""
    seats = seated_people(seats)
    seated = resolve_seats(session, book, seats)
    people = [canonical_player(session, player) for player in seated]
    for player, person in zip(seated, people, strict=True):
        if player.into is not None and people.count(person) > 1:
            _take_apart(session, player)
    for player in set(seated):
        own = [seat for seat, one in zip(seats, seated, strict=True) if one is player]
        _part_names(session, player, [seat["name"] for seat in own if "player" not in seat])


def _part_names(session: Session, player: Player, names: list[str]) -> None:
    """Leave a person one of these names, the present or the first; others go to new people."""
    keys = [name_key(name) for name in names]
    kept = name_key(player.name) if name_key(player.name) in keys else "".join(keys[:1])
    for key, name in zip(keys, names, strict=True):
        if key != kept:
            other = insert_player(session, player.scorebook, str(uuid.uuid4()), name)
            session.get_one(PlayerName, (player.scorebook, key)).player = other.id


def _take_apart(session: Session, player: Player) -> None:
    """Make a merged person one of their own again, with the results of their seats."""
    source = canonical_player(session, player)
    player.into, player.kept = None, True
    _move_results(session, list_with_merged(session, player), source, player)


def _require_not_erased(session: Session, *people: Player) -> None:
    if any(session.get(Erasure, (one.scorebook, one.id)) for one in people):
        raise BeingErasedError


def _lock_games(session: Session, book: str) -> None:
    """Lock the games of a scorebook, so that none stores results meanwhile."""
    session.execute(select(Game.id).where(Game.scorebook == book).with_for_update())


def _move_results(session: Session, seated: list[Player], source: Player, target: Player) -> None:
    """Move the results in whose seats these people sat from one person to another."""
    seats = Result.scorebook == source.scorebook, Result.sat.in_([one.id for one in seated])
    session.execute(update(Result).where(*seats).values(player=target.id))
    stats_rows = (
        StatsCache.scorebook == source.scorebook,
        StatsCache.player.in_((source.id, target.id)),
    )
    kinds = set(session.scalars(select(StatsCache.kind).where(*stats_rows)))
    stats_cache.invalidate(session, source.scorebook, (source.id, target.id), kinds)
