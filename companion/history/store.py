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
from companion.results.players import canonical_player

PAGE_SIZE = 30
"""Games on a page."""
LISTED_COLUMNS = (
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
def list_page(
    session: Session, book: str, search: GameFilter, before: Cursor | None = None
) -> Page:
    """Return the games of a scorebook that are asked for, from a place on."""
    keys = session.execute(_keys_query(session, book, search, before).limit(PAGE_SIZE + 1)).all()
    next_cursor = Cursor(*keys[PAGE_SIZE - 1]) if len(keys) > PAGE_SIZE else None
    return Page(_read_summaries(session, book, [key[1] for key in keys[:PAGE_SIZE]]), next_cursor)


def _keys_query(
    session: Session, book: str, search: GameFilter, before: Cursor | None
) -> Select[str, str]:
    """When each game began and its id: out of an index that has them in this order."""
    if search.thrown_away or not (search.player or search.text):
        state = Game.deleted.is_not(None) if search.thrown_away else Game.deleted.is_(None)
        query = select(Game.started, Game.id).where(Game.scorebook == book, state)
        return _restrict(query, Game.kind, search, before)
    conditions = Result.scorebook == book
    query = select(Result.started, Result.game).where(conditions).distinct()
    player_ids = _find_players(session, book, search.text) if search.text else None
    if search.player is None:
        query = query.where(Result.player.in_(player_ids or ()))
    else:
        query = query.where(Result.player == search.player)
        if player_ids is not None:
            other_result = aliased(Result)
            table = other_result.scorebook == book, other_result.game == Result.game
            query = query.where(exists().where(*table, other_result.player.in_(player_ids)))
    return _restrict(query, Result.kind, search, before)


def _restrict(
    query: Select[str, str],
    kind: InstrumentedAttribute[str],
    search: GameFilter,
    before: Cursor | None,
) -> Select[str, str]:
    """Select of these games those of the kind and time asked for, from a place on."""
    started, game = query.selected_columns
    if search.kind:
        query = query.where(kind == search.kind)
    if search.since:
        query = query.where(started >= search.since)
    if search.until:
        query = query.where(started < search.until)
    if before:
        query = query.where(tuple_(started, game) < (before.started, before.game))
    return query.order_by(started.desc(), game.desc())


def _find_players(session: Session, book: str, text: str) -> set[str]:
    """Return the people who have a name with this text in it."""
    join = Player.scorebook == PlayerName.scorebook, Player.id == PlayerName.player
    query = select(Player).join(PlayerName, and_(*join)).where(Player.scorebook == book)
    has_text = PlayerName.folded.contains(name_key(text), autoescape=True)
    return {
        canonical_player(session, player).id for player in session.scalars(query.where(has_text))
    }


def _read_summaries(session: Session, book: str, games: list[str]) -> list[GameSummary]:
    """Return summaries of these games, in this order."""
    query = select(*LISTED_COLUMNS).where(Game.id.in_(games))
    rows = {game.id: game for game in session.execute(query)}
    players_query = (
        select(Result.game, Result.seat, Player.id, Player.name)
        .join(Player, and_(Player.scorebook == Result.scorebook, Player.id == Result.player))
        .where(Result.scorebook == book, Result.game.in_(games))
    )
    players = {(row.game, row.seat): row for row in session.execute(players_query)}
    return [_to_summary(rows[game], players) for game in games]


def _to_summary(game: Any, players: dict[tuple[str, int], Any]) -> GameSummary:
    standings = game.standings
    return GameSummary(
        id=game.id,
        kind=game.kind,
        started=game.started,
        over=game.over,
        reason=standings["reason"],
        rounds=standings["rounds"],
        seats=tuple(
            _to_seat_summary(game, number, players.get((game.id, number)))
            for number in range(len(game.seats))
        ),
        deleted=game.deleted,
    )


def _to_seat_summary(game: Any, number: int, player: Any) -> SeatSummary:
    seat, standings = game.seats[number], game.standings
    return SeatSummary(
        name=seat["name"],
        color=seat.get("color"),
        player=player.id if player else None,
        called=player.name if player else seat["name"],
        total=standings["totals"][number],
        rank=standings["ranks"][number],
        won=number in standings["winners"],
    )
