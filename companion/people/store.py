"""The people of a scorebook, as lists and as pages show them."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import ScalarSelect, func, select
from sqlalchemy.orm import Session

from companion.core.names import name_key, sort_key
from companion.db.transactions import reads
from companion.models.results import Result, StatsCache
from companion.models.scorebooks import Player, PlayerName
from companion.results import stats_cache
from companion.results.players import canonical_player, list_with_merged
from companion.results.stats import PlayerStats

ListedPerson = TypeVar("ListedPerson", bound=Any)
"""Anything with `id`, `name`, `last` (when the last game was begun) and `retired`."""


@dataclass(frozen=True)
class PersonSummary:
    """A person of a scorebook, with their sums over all kinds of games."""

    id: str
    name: str
    color: str | None
    mark: str | None
    retired: bool
    played: int
    won: int
    last: str | None
    """When the last game they sat in was begun."""


@dataclass(frozen=True)
class PersonName:
    """A person of a scorebook, for lists to choose from."""

    id: str
    name: str


@dataclass(frozen=True)
class MergedPerson:
    """A person who is merged into another."""

    id: str
    name: str


@dataclass(frozen=True)
class PersonDetail:
    """A person of a scorebook, as their own page shows them."""

    person: PersonSummary
    names: list[str]
    """Other names they have sat down by, as names are compared."""
    merged: list[MergedPerson]
    """The people merged into this one: each can be taken apart again."""
    figures: dict[str, PlayerStats]
    """By kind of game."""


@dataclass(frozen=True)
class CoursePoint:
    """One finished game in a person's course."""

    game: str
    finished: str
    total: int
    rank: int
    won: bool
    shared: bool


def list_people(book: str) -> list[PersonSummary]:
    """List the people of a scorebook, the last to sit down first, the retired at the end."""
    stats_cache.refresh(book)
    return _read_people(book)


@reads
def _read_people(session: Session, book: str) -> list[PersonSummary]:
    by_person: dict[str, list[PlayerStats]] = {}
    for row in session.scalars(select(StatsCache).where(StatsCache.scorebook == book)):
        stats = stats_cache.read_stats(session, row)
        if stats:
            by_person.setdefault(row.player, []).append(stats)
    conditions = Player.scorebook == book, Player.into.is_(None)
    rows = session.execute(select(Player, last_start()).where(*conditions)).all()
    return _sort_by_last(
        _to_summary(player, last, by_person.get(player.id, [])) for player, last in rows
    )


@reads
def list_names(session: Session, book: str) -> list[PersonName]:
    """List the names of the people of a scorebook in the order of `list_people`."""
    conditions = Player.scorebook == book, Player.into.is_(None)
    columns = Player.id, Player.name, Player.retired, last_start().label("last")
    rows = session.execute(select(*columns).where(*conditions))
    return [PersonName(person.id, person.name) for person in _sort_by_last(rows)]


def _sort_by_last(people: Iterable[ListedPerson]) -> list[ListedPerson]:
    by_name = sorted(people, key=lambda person: (sort_key(person.name), person.id))
    by_name.sort(key=lambda person: person.last or "", reverse=True)
    return sorted(by_name, key=lambda person: person.retired)


def read_person(book: str, player: str) -> PersonDetail | None:
    """Return the details of a person, or of the one they are merged into; None: no such person."""
    stats_cache.refresh(book)
    return _read_person(book, player)


@reads
def _read_person(session: Session, book: str, player: str) -> PersonDetail | None:
    player_row = session.get(Player, (book, player))
    if player_row is None:
        return None
    player_row = canonical_player(session, player_row)
    everybody = list_with_merged(session, player_row)
    ids = [one.id for one in everybody]
    names = select(PlayerName.folded).where(
        PlayerName.scorebook == book, PlayerName.player.in_(ids)
    )
    rows = select(StatsCache).where(
        StatsCache.scorebook == book, StatsCache.player == player_row.id
    )
    figures = {row.kind: stats_cache.read_stats(session, row) for row in session.scalars(rows)}
    stats = {kind: one for kind, one in figures.items() if one}
    last = session.scalar(
        select(last_start()).where(Player.scorebook == book, Player.id == player_row.id)
    )
    return PersonDetail(
        person=_to_summary(player_row, last, list(stats.values())),
        names=sorted(set(session.scalars(names)) - {name_key(player_row.name)}),
        merged=[MergedPerson(one.id, one.name) for one in everybody if one.into == player_row.id],
        figures=stats,
    )


def last_start() -> ScalarSelect[str]:
    """Select when the last game of a `Player` was begun."""
    conditions = Result.scorebook == Player.scorebook, Result.player == Player.id
    return select(func.max(Result.started)).where(*conditions).scalar_subquery()


def _to_summary(player: Player, last: str | None, stats: list[PlayerStats]) -> PersonSummary:
    return PersonSummary(
        id=player.id,
        name=player.name,
        color=player.color,
        mark=player.mark,
        retired=player.retired,
        played=sum(one.played for one in stats),
        won=sum(one.won for one in stats),
        last=last,
    )


@reads
def read_course(
    session: Session, book: str, player: str, kind: str, limit: int = 100
) -> list[CoursePoint]:
    """Return the last finished games of a person in a kind, the oldest of them first.

    Of two seats in one game the better one counts, as in their statistics.
    """
    conditions = Result.scorebook == book, Result.player == player, Result.kind == kind
    columns = Result.game, Result.finished, Result.total, Result.rank, Result.won, Result.shared
    query = select(*columns).where(*conditions, Result.finished.is_not(None))
    newest = query.order_by(Result.finished.desc(), Result.game.desc(), Result.rank.desc())
    by_game: dict[str, CoursePoint] = {}
    for row in reversed(session.execute(newest.limit(limit)).all()):
        by_game.setdefault(row.game, CoursePoint(*row))
    return [*by_game.values()]
