"""Who sits in a seat, and who is left when nobody does. Works inside others' transactions."""

import uuid
from collections.abc import Iterable

from sqlalchemy import delete, exists, select
from sqlalchemy.orm import Session

from companion.core.names import name_key
from companion.core.rules import Json
from companion.models.results import Result, StatsCache
from companion.models.scorebooks import Player, PlayerName


def resolve_seats(session: Session, book: str, seats: list[Json]) -> list[Player]:
    """Who sits in each of these seats; from now on the scorebook knows everybody of them."""
    names = {name_key(seat["name"]) for seat in seats}
    query = select(PlayerName.folded, PlayerName.player).where(
        PlayerName.scorebook == book, PlayerName.folded.in_(names)
    )
    players_by_name = {row.folded: row.player for row in session.execute(query)}
    return [_resolve_seat(session, book, seat, players_by_name) for seat in seats]


class Roster:
    """Everybody of a scorebook, held while many games are seated."""

    def __init__(self, session: Session, book: str) -> None:
        self._session, self._book = session, book
        people = select(Player).where(Player.scorebook == book)
        names = select(PlayerName.folded, PlayerName.player).where(PlayerName.scorebook == book)
        self._people = session.scalars(people).all()  # or the session would ask for each again
        self._players_by_name = {row.folded: row.player for row in session.execute(names)}

    def resolve(self, seats: list[Json]) -> list[Player]:
        """Who sits in each of these seats, as `resolve_seats` says it."""
        return [
            _resolve_seat(self._session, self._book, seat, self._players_by_name) for seat in seats
        ]


def _resolve_seat(
    session: Session, book: str, seat: Json, players_by_name: dict[str, str]
) -> Player:
    """Who sits here: whom the seat names by id, else whoever was known by its name first."""
    name = name_key(seat["name"])
    player_id = seat.get("player") or players_by_name.get(name) or str(uuid.uuid4())
    player = session.get(Player, (book, player_id))
    if player is None:
        player = Player(scorebook=book, id=player_id, name=" ".join(seat["name"].split()))
        session.add(player)
        session.flush()
    if name not in players_by_name:
        players_by_name[name] = player_id
        session.add(PlayerName(scorebook=book, folded=name, player=player_id))
    player.color = player.color or seat.get("color")
    return player


def find_by_name(session: Session, book: str, name: str) -> Player | None:
    """Who is known by this name, after all merging."""
    row = session.get(PlayerName, (book, name_key(name)))
    return canonical_player(session, session.get_one(Player, (book, row.player))) if row else None


def canonical_player(session: Session, player: Player) -> Player:
    """Who this person turned out to be, after all merging."""
    while player.into is not None:
        player = session.get_one(Player, (player.scorebook, player.into))
    return player


def list_with_merged(session: Session, player: Player) -> list[Player]:
    """Somebody, and all who turned out to be the same."""
    merged = Player.scorebook == player.scorebook, Player.into.is_not(None)
    by_target: dict[str | None, list[Player]] = {}
    for one in session.scalars(select(Player).where(*merged).order_by(Player.name)):
        by_target.setdefault(one.into, []).append(one)
    players = [player]
    for one in players:
        players += by_target.get(one.id, [])
    return players


def find_unmerged(session: Session, book: str, player: str) -> Player | None:
    """Somebody of this scorebook who is not merged."""
    row = session.get(Player, (book, player))
    return row if row and row.into is None else None


def forget_strays(session: Session, book: str, players: Iterable[str]) -> None:
    """Forget those of these people who sit nowhere any more, as after a corrected name.

    Whoever was written down by hand, or stands for somebody merged, is no stray.
    """
    strays = select(Player.id).where(
        Player.scorebook == book,
        Player.id.in_(list(players)),
        Player.kept.is_(False),
        Player.into.is_(None),
        ~exists().where(Result.scorebook == book, Result.player == Player.id),
    )
    stray_ids = list(session.scalars(strays))
    if stray_ids:
        for table in (PlayerName, StatsCache):
            conditions = table.scorebook == book, table.player.in_(stray_ids)
            session.execute(delete(table).where(*conditions))
        session.execute(delete(Player).where(Player.scorebook == book, Player.id.in_(stray_ids)))
