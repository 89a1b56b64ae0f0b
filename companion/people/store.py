"""The people of a scorebook, listed and looked at."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import ScalarSelect, func, select
from sqlalchemy.orm import Session

from companion.core.names import name_key
from companion.db.transactions import reads
from companion.models.results import Result, StatsCache
from companion.models.scorebooks import Player, PlayerName
from companion.results import players as seating
from companion.results import stats_cache
from companion.results.stats import PlayerStats

Listed = TypeVar("Listed", bound=Any)
"""Has an id, a name, when the last game was begun, and whether retired."""


@dataclass(frozen=True)
class PersonSummary:
    """Somebody of a scorebook, over all kinds of games."""

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
    """Somebody of a scorebook, as lists to choose from tell them."""

    id: str
    name: str


@dataclass(frozen=True)
class MergedPerson:
    """Somebody who turned out to be somebody else."""

    id: str
    name: str


@dataclass(frozen=True)
class PersonDetail:
    """Somebody of a scorebook, as their own page shows them."""

    person: PersonSummary
    names: list[str]
    """Other names they have sat down by, as names are compared."""
    merged: list[MergedPerson]
    """Those who turned out to be the same person: each can be taken apart again."""
    figures: dict[str, PlayerStats]
    """By kind of game."""


@dataclass(frozen=True)
class CoursePoint:
    """One finished game in somebody's course."""

    game: str
    finished: str
    total: int
    rank: int
    won: bool
    shared: bool


def people(book: str) -> list[PersonSummary]:
    """Everybody of a scorebook, who sat down last first, the retired at the end."""
    stats_cache.refresh(book)
    return _people(book)


@reads
def _people(session: Session, book: str) -> list[PersonSummary]:
    by_person: dict[str, list[PlayerStats]] = {}
    for row in session.scalars(select(StatsCache).where(StatsCache.scorebook == book)):
        made = stats_cache.figures_of(session, row)
        if made:
            by_person.setdefault(row.player, []).append(made)
    here = Player.scorebook == book, Player.into.is_(None)
    found = session.execute(select(Player, last_begun()).where(*here)).all()
    return _latest_first(
        _person(player, last, by_person.get(player.id, [])) for player, last in found
    )


@reads
def names(session: Session, book: str) -> list[PersonName]:
    """Return the same people in the same order, without their figures."""
    here = Player.scorebook == book, Player.into.is_(None)
    columns = Player.id, Player.name, Player.retired, last_begun().label("last")
    found = session.execute(select(*columns).where(*here))
    return [PersonName(person.id, person.name) for person in _latest_first(found)]


def _latest_first(people: Iterable[Listed]) -> list[Listed]:
    by_name = sorted(people, key=lambda person: (person.name.casefold(), person.id))
    by_name.sort(key=lambda person: person.last or "", reverse=True)
    return sorted(by_name, key=lambda person: person.retired)


def whole(book: str, player: str) -> PersonDetail | None:
    """All about somebody, or about whoever they turned out to be; None: no such person."""
    stats_cache.refresh(book)
    return _whole(book, player)


@reads
def _whole(session: Session, book: str, player: str) -> PersonDetail | None:
    found = session.get(Player, (book, player))
    if found is None:
        return None
    found = seating.canonical_player(session, found)
    everybody = seating.tree(session, found)
    ids = [one.id for one in everybody]
    names = select(PlayerName.folded).where(
        PlayerName.scorebook == book, PlayerName.player.in_(ids)
    )
    rows = select(StatsCache).where(StatsCache.scorebook == book, StatsCache.player == found.id)
    figures = {row.kind: stats_cache.figures_of(session, row) for row in session.scalars(rows)}
    made = {kind: one for kind, one in figures.items() if one}
    last = session.scalar(
        select(last_begun()).where(Player.scorebook == book, Player.id == found.id)
    )
    return PersonDetail(
        person=_person(found, last, list(made.values())),
        names=sorted(set(session.scalars(names)) - {name_key(found.name)}),
        merged=[MergedPerson(one.id, one.name) for one in everybody if one.into == found.id],
        figures=made,
    )


def last_begun() -> ScalarSelect[str]:
    """When the last game was begun that somebody sat in."""
    mine = Result.scorebook == Player.scorebook, Result.player == Player.id
    return select(func.max(Result.started)).where(*mine).scalar_subquery()


def _person(player: Player, last: str | None, made: list[PlayerStats]) -> PersonSummary:
    return PersonSummary(
        id=player.id,
        name=player.name,
        color=player.color,
        mark=player.mark,
        retired=player.retired,
        played=sum(one.played for one in made),
        won=sum(one.won for one in made),
        last=last,
    )


@reads
def course(
    session: Session, book: str, player: str, kind: str, most: int = 100
) -> list[CoursePoint]:
    """Return the last games somebody finished of a kind, the oldest of them first."""
    mine = Result.scorebook == book, Result.player == player, Result.kind == kind
    columns = Result.game, Result.finished, Result.total, Result.rank, Result.won, Result.shared
    found = select(*columns).where(*mine, Result.finished.is_not(None))
    newest = found.order_by(Result.finished.desc(), Result.game.desc()).limit(most)
    return [CoursePoint(*row) for row in reversed(session.execute(newest).all())]
