"""The people behind the seats of games. Every function works inside the transaction of a caller.

`seats` are `companion.core.names.seated_people`: each member of a team is one.
"""

import uuid
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import delete, exists, select
from sqlalchemy.orm import Session

from companion.core.names import name_key, seated_people
from companion.core.rules import Json
from companion.models.games import Game
from companion.models.results import Result, StatsCache
from companion.models.scorebooks import Player, PlayerName


def resolve_seats(session: Session, book: str, seats: list[Json]) -> list[Player]:
    """Return the person in each of these seats; insert those the scorebook does not know yet."""
    players_by_name = _players_by_name(session, book, seats)
    return [_resolve_seat(session, book, seat, players_by_name) for seat in seats]


def _players_by_name(session: Session, book: str, seats: list[Json]) -> dict[str, str]:
    """Return by name key the ids of the people known by the names in these seats."""
    names = {name_key(seat["name"]) for seat in seats}
    query = select(PlayerName.folded, PlayerName.player).where(
        PlayerName.scorebook == book, PlayerName.folded.in_(names)
    )
    return {row.folded: row.player for row in session.execute(query)}


@dataclass(frozen=True)
class RosterChanges:
    """What the seats of games have added to the people of a scorebook."""

    names: list[str]
    """The name keys inserted."""
    colors: list[str]
    """The ids of the people who were there and had no colour."""


class Roster:
    """The people at some tables, loaded once while their seats are resolved."""

    def __init__(
        self, session: Session, book: str, seats: list[Json], keep_colors: Collection[str] = ()
    ) -> None:
        self._session, self._book = session, book
        self._keep_colors = keep_colors
        """The ids of people whose colour no seat chooses."""
        self._players_by_name = _players_by_name(session, book, seats)
        ids = {*self._players_by_name.values(), *(seat.get("player") for seat in seats)}
        self._people = self._load(ids)  # references: the session would query each again
        self._people += self._load({player.into for player in self._people})
        self._colors = {player.id: player.color for player in self._people}
        self._names = set(self._players_by_name)

    def _load(self, ids: set[str | None]) -> list[Player]:
        known_ids = ids - {None}
        query = select(Player).where(Player.scorebook == self._book, Player.id.in_(known_ids))
        return list(self._session.scalars(query)) if known_ids else []

    def resolve(self, seats: list[Json]) -> list[Player]:
        """Return the person in each of these seats, as `resolve_seats` does."""
        players = [
            _resolve_seat(self._session, self._book, seat, self._players_by_name) for seat in seats
        ]
        for player in players:
            if player.id in self._keep_colors:
                player.color = self._colors.get(player.id)
        return players

    def changes(self) -> RosterChanges:
        """Return what the seats have added so far."""
        colored = [one.id for one in self._people if one.color != self._colors[one.id]]
        return RosterChanges([*(set(self._players_by_name) - self._names)], colored)


def _resolve_seat(
    session: Session, book: str, seat: Json, players_by_name: dict[str, str]
) -> Player:
    """Return the person the seat names by id, else the first known by its name, else a new one."""
    name = name_key(seat["name"])
    player_id = seat.get("player") or players_by_name.get(name) or str(uuid.uuid4())
    player = session.get(Player, (book, player_id))
    if player is None:
        player = insert_player(session, book, player_id, seat["name"])
    if name not in players_by_name:
        players_by_name[name] = player_id
        session.add(PlayerName(scorebook=book, folded=name, player=player_id))
    player.color = player.color or seat.get("color")
    return player


def insert_player(
    session: Session, book: str, player: str, name: str, *, kept: bool = False
) -> Player:
    """Insert a person, without their name as names are compared."""
    row = Player(scorebook=book, id=player, name=" ".join(name.split()) or name, kept=kept)
    session.add(row)
    session.flush()
    return row


class DeletedTable(NamedTuple):
    """A thrown-away game, and who sat there."""

    kind: str
    started: str
    people: dict[str, str]
    """By name key their id, after all merges; empty for whoever is unknown to the scorebook."""


def read_deleted_tables(session: Session, book: str) -> list[DeletedTable]:
    """Return the thrown-away games of a scorebook: they have no results."""
    columns = Game.kind, Game.started, Game.seats
    query = select(*columns).where(Game.scorebook == book, Game.deleted.is_not(None))
    tables = session.execute(query).all()
    if not tables:
        return []
    people = select(Player.id, Player.into).where(Player.scorebook == book)
    into = {row.id: row.into for row in session.execute(people)}
    known = select(PlayerName.folded, PlayerName.player).where(PlayerName.scorebook == book)
    names = {row.folded: row.player for row in session.execute(known)}
    ends = flatten_merges(into)

    def find_person(seat: Json) -> str:
        person: str = seat.get("player") or names.get(name_key(seat["name"]), "")
        return ends.get(person, person)

    return [
        DeletedTable(
            table.kind,
            table.started,
            {name_key(seat["name"]): find_person(seat) for seat in seated_people(table.seats)},
        )
        for table in tables
    ]


def flatten_merges(into: Mapping[str, str | None]) -> dict[str, str]:
    """Return for each merged person of `into` the end of their chain, each chain followed once."""
    ends: dict[str, str] = {}
    for one in into:
        person, chain = one, dict[str, None]()
        while person not in ends and person not in chain and (target := into.get(person)):
            chain[person] = None
            person = target
        ends |= dict.fromkeys(chain, ends.get(person, person))
    return ends


def find_by_name(session: Session, book: str, name: str) -> Player | None:
    """Return the person known by this name, after all merges; None: nobody is."""
    row = session.get(PlayerName, (book, name_key(name)))
    return canonical_player(session, session.get_one(Player, (book, row.player))) if row else None


def canonical_player(session: Session, player: Player) -> Player:
    """Return the person into whom this one is merged, over all merges; else the person itself.

    Merging and importing leave chains of one step; two at once may leave one of two, and left
    circles once: there it is the last before somebody comes again.
    """
    seen = set[str]()
    while player.into is not None and player.into not in seen:
        seen.add(player.id)
        player = session.get_one(Player, (player.scorebook, player.into))
    return player


def lock_players(session: Session, book: str, players: Collection[str]) -> set[str]:
    """Lock these people, so that nobody else merges them meanwhile; return who of them is there."""
    some = Player.scorebook == book, Player.id.in_(players)
    rows = select(Player.id).where(*some).order_by(Player.id).with_for_update()
    return set(session.scalars(rows))


def list_with_merged(session: Session, player: Player) -> list[Player]:
    """Return a person and everybody merged into it, directly or not."""
    merged = Player.scorebook == player.scorebook, Player.into.is_not(None)
    by_target: dict[str | None, list[Player]] = {}
    for one in session.scalars(select(Player).where(*merged).order_by(Player.name)):
        by_target.setdefault(one.into, []).append(one)
    players = [player]
    for one in players:
        players += by_target.pop(one.id, [])
    return players


def find_unmerged(session: Session, book: str, player: str) -> Player | None:
    """Return a person of this scorebook who is not merged into another; None: there is none."""
    row = session.get(Player, (book, player))
    return row if row and row.into is None else None


def forget_strays(session: Session, book: str, players: Iterable[str]) -> None:
    """Delete those of these people who sit in no game any more, as after a corrected name.

    People who were added by hand, are merged into others or have others merged into them stay.
    """
    targets = select(Player.into).where(Player.scorebook == book, Player.into.is_not(None))
    strays = select(Player.id).where(
        Player.scorebook == book,
        Player.id.in_(list(players)),
        Player.kept.is_(False),
        Player.into.is_(None),
        Player.id.not_in(targets),
        ~exists().where(Result.scorebook == book, Result.player == Player.id),
    )
    stray_ids = list(session.scalars(strays))
    if stray_ids:
        for table in (PlayerName, StatsCache):
            conditions = table.scorebook == book, table.player.in_(stray_ids)
            session.execute(delete(table).where(*conditions))
        session.execute(delete(Player).where(Player.scorebook == book, Player.id.in_(stray_ids)))
