"""Games, and what a device may do with them."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import Row, Select, and_, bindparam, func, or_, select
from sqlalchemy.orm import Session

from companion.access import scorebooks
from companion.db.transactions import reads
from companion.models.games import ErasedGame, Game, LockedGame
from companion.models.grants import DeviceUser, GameGrant, Role, ScorebookGrant
from companion.models.scorebooks import Device

MAX_LISTED_GAMES = 200
"""Games in a phone's list, which it stores and asks for often; history has the older ones."""
GameQuery = Select[*tuple[Any, ...]]


@dataclass(frozen=True)
class GameAccess:
    """A game as one device sees it."""

    game: Game
    role: Role
    phone: scorebooks.DeviceLabel
    """The device's label at that table."""


@reads
def find(session: Session, game: str, device: str, needed: Role) -> Game | None:
    """Return a game; None where there is none, or this device may not do as much with it."""
    params = {"game": game, "device": device, "needed": needed}
    return session.scalars(_game_query(), params).one_or_none()


@reads
def list_games(session: Session, device: str) -> tuple[list[GameAccess], bool]:
    """Return the games a device may see, last written first, and whether there are more."""
    by_game = select(GameGrant.game).where(GameGrant.device == device)
    by_book = select(ScorebookGrant.scorebook).where(ScorebookGrant.device == device)
    query = (
        _access_query(Game)
        .where(or_(Game.id.in_(by_game), Game.scorebook.in_(by_book)))
        .order_by(Game.touched.desc(), Game.id)
        .limit(MAX_LISTED_GAMES + 1)
    )
    rows = session.execute(query, {"device": device, "needed": Role.WATCH}).all()
    return [_to_access(row) for row in rows[:MAX_LISTED_GAMES]], len(rows) > MAX_LISTED_GAMES


@reads
def get_access(session: Session, game: str, device: str) -> GameAccess:
    """Return a game with the device's role in it. Raises `NoResultFound` without a grant."""
    return get_watched(session, game, device)


def get_watched(session: Session, game: str, device: str) -> GameAccess:
    """Return the same inside the transaction of a caller."""
    params = {"game": game, "device": device, "needed": Role.WATCH}
    return _to_access(session.execute(_game_query(), params).one())


def find_access(session: Session, game: str, device: str) -> GameAccess | None:
    """Return a game with the device's role, inside the transaction of a caller; None: no grant."""
    params = {"game": game, "device": device, "needed": Role.WATCH}
    row = session.execute(_game_query(), params).one_or_none()
    return None if row is None else _to_access(row)


def lock_game(session: Session, game: str, device: str) -> LockedGame:
    """Lock a game and return it: until the transaction ends, nobody else writes to it.

    Raises `NoResultFound` where the device may not even watch.
    """
    params = {"game": game, "device": device, "needed": Role.WATCH}
    *columns, role, kind, by = session.connection().execute(_locking_query(), params).one()
    return LockedGame(*columns, role=Role(role), phone={"kind": kind, "by": by})


@cache
def _game_query() -> GameQuery:
    """Select the game with the id `game`. Built once: every call executes it."""
    return _access_query(Game).where(Game.id == bindparam("game"))


@cache
def _locking_query() -> GameQuery:
    """Select what `LockedGame` holds: a whole `Game` takes twice as long."""
    columns = Game.id, Game.kind, Game.epoch, Game.seq, Game.touched, Game.seats, Game.over
    return _access_query(*columns).where(Game.id == bindparam("game")).with_for_update(of=Game)


def _access_query(*what: Any) -> GameQuery:
    """Select the games where `device` has the role `needed`, with its role, kind and user.

    Games thrown away are left out. A grant for a game overrides one for its scorebook
    (`scorebooks.find_role`).
    """
    role = func.coalesce(GameGrant.role, ScorebookGrant.role)
    device = Device.id
    by_book = ScorebookGrant.scorebook == Game.scorebook, ScorebookGrant.device == device
    return (
        select(*what, role, Device.kind, DeviceUser.by)
        .select_from(Game)
        .join(Device, device == bindparam("device"))
        .outerjoin(DeviceUser, and_(DeviceUser.game == Game.id, DeviceUser.device == device))
        .outerjoin(GameGrant, and_(GameGrant.game == Game.id, GameGrant.device == device))
        .outerjoin(ScorebookGrant, and_(*by_book))
        .where(role >= bindparam("needed"), Game.deleted.is_(None))
    )


def _to_access(row: Row[*tuple[Any, ...]]) -> GameAccess:
    game, role, kind, by = row
    return GameAccess(game, Role(role), {"kind": kind, "by": by})


@reads
def has_any(session: Session) -> bool:
    """Whether anybody has begun a game yet."""
    return session.scalars(select(Game.id).limit(1)).first() is not None


@reads
def was_deleted(session: Session, game: str, device: str) -> bool:
    """Whether a game was erased or, for a device that has a grant, thrown away."""
    row = session.get(Game, game)
    if row is not None:
        return row.deleted is not None and has_role(session, row, device, Role.WATCH)
    return session.get(ErasedGame, ErasedGame.key_of(game)) is not None


def has_role(session: Session, game: Game, device: str, needed: Role) -> bool:
    """Whether a device has at least this role in a game, be it thrown away or not."""
    return (scorebooks.find_role(session, device, game.scorebook, game.id) or 0) >= needed
