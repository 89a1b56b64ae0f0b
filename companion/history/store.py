"""The games of a scorebook, page by page."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, and_, exists, select, tuple_
from sqlalchemy.orm import InstrumentedAttribute, Session, aliased

from companion.core.names import name_key, seat_numbers, seated_people
from companion.core.rules import Json
from companion.core.strict_json import as_dict
from companion.db.transactions import reads
from companion.models.games import Game
from companion.models.results import Result
from companion.models.scorebooks import Player, PlayerName
from companion.results.players import canonical_player

TEAM_SIGN = " & "
"""What stands between the names of a team's members, where it is called after them."""
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
    Game.words["name"].label("pad_name"),
)
"""The columns that history shows of a game."""


@dataclass(frozen=True)
class GameFilter:
    """A filter of games."""

    player: str | None = None
    kind: str | None = None
    text: str = ""
    """Part of a player's name."""
    since: str | None = None
    """Begun then or later."""
    until: str | None = None
    """Begun before then."""
    thrown_away: bool = False
    """Only games thrown away, instead of all others; then only kind and time filter."""


@dataclass(frozen=True)
class Cursor:
    """The last game of a page: the next one began earlier, or then and has a smaller id."""

    started: str
    game: str


@dataclass(frozen=True)
class SeatSummary:
    """A seat of a game, with its figure and place so far."""

    name: str
    """The name at that table."""
    color: str | None
    player: str | None
    """The person's id; None where the game is thrown away, and of a team."""
    called: str
    """The person's name today; of a team its own, or the members' where it is called after them."""
    members: tuple[str, ...]
    """The names today of a team's members, where its name does not say them."""
    figure: int
    """What decides: the total, or games won in a series that they decide."""
    rank: int
    won: bool
    """Of a game that is over."""


@dataclass(frozen=True)
class GameSummary:
    """A game as history lists it."""

    id: str
    kind: str
    pad_names: tuple[tuple[str, str], ...]
    """What its pad is called, by language; "" is any. Empty: it is played by none."""
    started: str
    over: bool
    reason: str | None
    rounds: int
    seats: tuple[SeatSummary, ...]
    deleted: str | None


@dataclass(frozen=True)
class Page:
    """A page of games, the last to begin first, and the cursor of the next one."""

    games: list[GameSummary]
    next: Cursor | None


@reads
def list_page(
    session: Session, book: str, search: GameFilter, before: Cursor | None = None
) -> Page:
    """Return a page of the games of a scorebook that pass a filter, from a cursor on."""
    keys = session.execute(_keys_query(session, book, search, before).limit(PAGE_SIZE + 1)).all()
    next_cursor = Cursor(*keys[PAGE_SIZE - 1]) if len(keys) > PAGE_SIZE else None
    return Page(_read_summaries(session, book, [key[1] for key in keys[:PAGE_SIZE]]), next_cursor)


def _keys_query(
    session: Session, book: str, search: GameFilter, before: Cursor | None
) -> Select[str, str]:
    """Select the start and id of the games that pass: an index has them in this order."""
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
    """Restrict a query to the kind and time of the filter, from a cursor on."""
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
    """Return the ids of the people who have a name with this text in it."""
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
        pad_names=_pad_names(game.pad_name),
        started=game.started,
        over=game.over,
        reason=standings["reason"],
        rounds=standings["rounds"],
        seats=tuple(
            _to_seat_summary(game, number, [players.get((game.id, place)) for place in places])
            for number, places in enumerate(_places_by_seat(game.seats))
        ),
        deleted=game.deleted,
    )


def _places_by_seat(seats: list[Any]) -> list[list[int]]:
    """Return by seat the positions of its people among all who sit there."""
    by_seat: list[list[int]] = [[] for _ in seats]
    for place, number in enumerate(seat_numbers(seats)):
        by_seat[number].append(place)
    return by_seat


def _pad_names(name: Any) -> tuple[tuple[str, str], ...]:
    return (("", name),) if isinstance(name, str) else tuple(sorted(as_dict(name).items()))


def _to_seat_summary(game: Any, number: int, players: list[Any]) -> SeatSummary:
    seat, standings = game.seats[number], game.standings
    named = zip(players, seated_people([seat]), strict=True)
    names = [player.name if player else one["name"] for player, one in named]
    is_team = "members" in seat
    own_name = TEAM_SIGN.join(one["name"] for one in seated_people([seat]))
    is_called_after_them = seat["name"] == own_name
    return SeatSummary(
        name=seat["name"],
        color=seat.get("color"),
        player=players[0].id if players[0] and not is_team else None,
        called=TEAM_SIGN.join(names) if is_called_after_them else seat["name"],
        members=() if is_called_after_them else tuple(names),
        figure=standings.get("won", standings["totals"])[number],
        rank=standings["ranks"][number],
        won=number in standings["winners"] and _was_played(standings),
    )


def _was_played(standings: Json) -> bool:
    """Return whether several played and wrote something down; else `winners` names everybody."""
    totals = standings["totals"]
    return len(totals) > 1 and bool(standings["rounds"] or any(totals))
