"""The games of a scorebook, page by page."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, and_, exists, select, tuple_
from sqlalchemy.orm import InstrumentedAttribute, Session, aliased

from companion.core.names import name_key
from companion.db.transactions import reads
from companion.models.games import Game
from companion.models.results import Result
from companion.models.scorebooks import Player, PlayerName
from companion.results import players as seating

A_PAGE = 30
"""Games on a page."""
LISTED = (
    Game.id,
    Game.kind,
    Game.started,
    Game.over,
    Game.seats,
    Game.standings,
    Game.deleted,
)
"""What history tells of a game."""


@dataclass(frozen=True)
class GameFilter:
    """Which games are asked for."""

    player: str | None = None
    kind: str | None = None
    text: str = ""
    """Part of the name of somebody who played."""
    since: str | None = None
    """Begun then or later."""
    until: str | None = None
    """Begun before then."""
    thrown_away: bool = False
    """Those thrown away instead of those kept; then only kind and time are asked for."""


@dataclass(frozen=True)
class Cursor:
    """Where a page ends: what comes next began before that, or then under a smaller id."""

    started: str
    game: str


@dataclass(frozen=True)
class SeatSummary:
    """A seat of a game, and what has come of it so far."""

    name: str
    """As at that table."""
    color: str | None
    player: str | None
    """The id of who sat there; None where the game is thrown away."""
    called: str
    """What that person is called now."""
    total: int
    rank: int
    won: bool
    """Of a game that is over."""


@dataclass(frozen=True)
class GameSummary:
    """A game as history lists it."""

    id: str
    kind: str
    started: str
    over: bool
    reason: str | None
    rounds: int
    seats: tuple[SeatSummary, ...]
    deleted: str | None


@dataclass(frozen=True)
class Page:
    """Some games, the one begun last first, and where the next page starts."""

    games: list[GameSummary]
    next: Cursor | None


@reads
def page(session: Session, book: str, search: GameFilter, before: Cursor | None = None) -> Page:
    """Return the games of a scorebook that are asked for, from a place on."""
    keys = session.execute(_keys(session, book, search, before).limit(A_PAGE + 1)).all()
    more = Cursor(*keys[A_PAGE - 1]) if len(keys) > A_PAGE else None
    return Page(_played(session, book, [key[1] for key in keys[:A_PAGE]]), more)


def _keys(
    session: Session, book: str, search: GameFilter, before: Cursor | None
) -> Select[str, str]:
    """When each game began and its id: out of an index that has them in this order."""
    if search.thrown_away or not (search.player or search.text):
        state = Game.deleted.is_not(None) if search.thrown_away else Game.deleted.is_(None)
        found = select(Game.started, Game.id).where(Game.scorebook == book, state)
        return _bounded(found, Game.kind, search, before)
    here = Result.scorebook == book
    found = select(Result.started, Result.game).where(here).distinct()
    named = _named(session, book, search.text) if search.text else None
    if search.player is None:
        found = found.where(Result.player.in_(named or ()))
    else:
        found = found.where(Result.player == search.player)
        if named is not None:
            beside = aliased(Result)
            table = beside.scorebook == book, beside.game == Result.game
            found = found.where(exists().where(*table, beside.player.in_(named)))
    return _bounded(found, Result.kind, search, before)


def _bounded(
    found: Select[str, str],
    kind: InstrumentedAttribute[str],
    search: GameFilter,
    before: Cursor | None,
) -> Select[str, str]:
    """Select of these games those of the kind and time asked for, from a place on."""
    started, game = found.selected_columns
    if search.kind:
        found = found.where(kind == search.kind)
    if search.since:
        found = found.where(started >= search.since)
    if search.until:
        found = found.where(started < search.until)
    if before:
        found = found.where(tuple_(started, game) < (before.started, before.game))
    return found.order_by(started.desc(), game.desc())


def _named(session: Session, book: str, text: str) -> set[str]:
    """Return the people who have a name with this text in it."""
    named = Player.scorebook == PlayerName.scorebook, Player.id == PlayerName.player
    found = select(Player).join(PlayerName, and_(*named)).where(Player.scorebook == book)
    fits = PlayerName.folded.contains(name_key(text), autoescape=True)
    return {
        seating.canonical_player(session, player).id
        for player in session.scalars(found.where(fits))
    }


def _played(session: Session, book: str, games: list[str]) -> list[GameSummary]:
    """Return summaries of these games, in this order."""
    listed = select(*LISTED).where(Game.id.in_(games))
    found = {game.id: game for game in session.execute(listed)}
    who = (
        select(Result.game, Result.seat, Player.id, Player.name)
        .join(Player, and_(Player.scorebook == Result.scorebook, Player.id == Result.player))
        .where(Result.scorebook == book, Result.game.in_(games))
    )
    sitting = {(row.game, row.seat): row for row in session.execute(who)}
    return [_one(found[game], sitting) for game in games]


def _one(game: Any, sitting: dict[tuple[str, int], Any]) -> GameSummary:
    come_to = game.standings
    return GameSummary(
        id=game.id,
        kind=game.kind,
        started=game.started,
        over=game.over,
        reason=come_to["reason"],
        rounds=come_to["rounds"],
        seats=tuple(
            _seat(game, number, sitting.get((game.id, number))) for number in range(len(game.seats))
        ),
        deleted=game.deleted,
    )


def _seat(game: Any, number: int, who: Any) -> SeatSummary:
    seat, come_to = game.seats[number], game.standings
    return SeatSummary(
        name=seat["name"],
        color=seat.get("color"),
        player=who.id if who else None,
        called=who.name if who else seat["name"],
        total=come_to["totals"][number],
        rank=come_to["ranks"][number],
        won=number in come_to["winners"],
    )
