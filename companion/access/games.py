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

MOST_LISTED = 200
"""Games a phone is told of: it keeps each, and asks often. It finds older ones by history."""
Questions = Select[*tuple[Any, ...]]


@dataclass(frozen=True)
class GameAccess:
    """A game as one device sees it."""

    game: Game
    role: Role
    phone: scorebooks.DeviceLabel
    """What the device is called at that table."""


@reads
def find(session: Session, game: str, device: str, needed: Role) -> Game | None:
    """Return a game; None where there is none, or this device may not do as much with it."""
    asked = {"game": game, "device": device, "needed": needed}
    return session.scalars(_game(), asked).one_or_none()


@reads
def listing(session: Session, device: str) -> tuple[list[GameAccess], bool]:
    """Return the games a device may see, last written first, and whether there are more."""
    by_game = select(GameGrant.game).where(GameGrant.device == device)
    by_book = select(ScorebookGrant.scorebook).where(ScorebookGrant.device == device)
    found = (
        _games(Game)
        .where(or_(Game.id.in_(by_game), Game.scorebook.in_(by_book)))
        .order_by(Game.touched.desc(), Game.id)
        .limit(MOST_LISTED + 1)
    )
    rows = session.execute(found, {"device": device, "needed": Role.WATCH}).all()
    return [_seen(row) for row in rows[:MOST_LISTED]], len(rows) > MOST_LISTED


@reads
def seen(session: Session, game: str, device: str) -> GameAccess:
    """Return a game as a device sees it. Raises `NoResultFound` where it may not."""
    asked = {"game": game, "device": device, "needed": Role.WATCH}
    return _seen(session.execute(_game(), asked).one())


def seen_by(session: Session, game: str, device: str) -> GameAccess | None:
    """Return the same within another store's transaction; None: no such game for it."""
    asked = {"game": game, "device": device, "needed": Role.WATCH}
    row = session.execute(_game(), asked).one_or_none()
    return None if row is None else _seen(row)


def lock_game(session: Session, game: str, device: str) -> LockedGame:
    """Return a game to write to: until the transaction ends, nobody else writes to it.

    Raises `NoResultFound` where the device may not even watch.
    """
    asked = {"game": game, "device": device, "needed": Role.WATCH}
    *known, role, kind, by = session.connection().execute(_game_to_write(), asked).one()
    return LockedGame(*known, role=Role(role), phone={"kind": kind, "by": by})


@cache
def _game() -> Questions:
    """Select the game called `game`; asked for at every call, this is put together only once."""
    return _games(Game).where(Game.id == bindparam("game"))


@cache
def _game_to_write() -> Questions:
    """Select what `LockedGame` holds: a whole `Game` takes twice as long."""
    columns = Game.id, Game.epoch, Game.seq, Game.touched, Game.seats, Game.over
    return _games(*columns).where(Game.id == bindparam("game")).with_for_update(of=Game)


def _games(*what: Any) -> Questions:
    """Select the games with which `device` may do what is `needed`, with its role, sort and user.

    Those thrown away are not among them.
    What is said for a game goes before what is said for its scorebook (`scorebooks.store.role`).
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


def _seen(row: Row[*tuple[Any, ...]]) -> GameAccess:
    game, role, kind, by = row
    return GameAccess(game, Role(role), {"kind": kind, "by": by})


@reads
def any_there(session: Session) -> bool:
    """Whether anybody has begun a game yet."""
    return session.scalars(select(Game.id).limit(1)).first() is not None


@reads
def is_gone(session: Session, game: str, device: str) -> bool:
    """Whether its owner wanted it gone: erased, or thrown away, which only those learn who may."""
    found = session.get(Game, game)
    if found is not None:
        return found.deleted is not None and may(session, found, device, Role.WATCH)
    return session.get(ErasedGame, ErasedGame.key_of(game)) is not None


def may(session: Session, game: Game, device: str, needed: Role) -> bool:
    """Whether a device may do as much with a game, which may have been thrown away."""
    return (scorebooks.role(session, device, game.scorebook, game.id) or 0) >= needed
