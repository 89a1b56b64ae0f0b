"""Devices, scorebooks and who may do what.

Plain functions work inside another store's transaction; the decorated ones are a transaction.
"""

import hashlib
import uuid
from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import and_, func, select, update
from sqlalchemy.orm import Session

from companion.core.clock import now
from companion.core.limits import MAX_GAMES, MAX_SCOREBOOKS, LimitExceededError
from companion.db.transactions import reads, writes
from companion.models.games import Game
from companion.models.grants import DeviceUser, GameGrant, Role, ScorebookGrant
from companion.models.scorebooks import Device, Scorebook

DeviceLabel = dict[str, str | None]
"""`{"kind": "android", "by": "Ada"}`: what sort of device, and whose it is in a game, if known."""
DEMO_DEVICE = "demo"
"""Holds a demo's scorebook until the first phone comes (docs/decisions/0014-demo.md)."""


@dataclass(frozen=True)
class ScorebookAccess:
    """A scorebook as one device sees it."""

    id: str
    role: Role
    people: list[str]
    """Who sat at its last table: by that people tell one from another."""


@reads
def books_of(session: Session, device: str) -> list[ScorebookAccess]:
    """Return the scorebooks a device may see all of, its own first, of those the oldest first."""
    found = (
        select(Scorebook.id, ScorebookGrant.role)
        .join(ScorebookGrant, ScorebookGrant.scorebook == Scorebook.id)
        .where(ScorebookGrant.device == device, ScorebookGrant.role > Role.OUT)
        .order_by(ScorebookGrant.role.desc(), Scorebook.made, Scorebook.id)
    )
    books = session.execute(found).all()
    return [ScorebookAccess(book, Role(may), _last_table(session, book)) for book, may in books]


def _last_table(session: Session, book: str) -> list[str]:
    kept = select(Game.seats).where(Game.scorebook == book, Game.deleted.is_(None))
    seats = session.scalars(kept.order_by(Game.started.desc(), Game.id.desc()).limit(1)).first()
    return [seat["name"] for seat in seats or []]


def role(session: Session, device: str, scorebook: str, game: str | None = None) -> Role | None:
    """Return what a device may do in a scorebook, or with a game of it; None: nothing at all.

    What is said for the game goes before what is said for its scorebook, even where that is more:
    who has handed a game over only watches it.
    """
    by_game = session.get(GameGrant, (game, device)) if game is not None else None
    grant = by_game or session.get(ScorebookGrant, (scorebook, device))
    return Role(grant.role) or None if grant else None


def keep_device(session: Session, device: str, kind: str | None = None) -> None:
    """Know this device from now on, and what sort it is where that is told."""
    known = session.get(Device, device)
    if known is None:
        session.add(Device(id=device, made=now(), kind=kind or "other"))
        session.flush()
    elif kind is not None:
        known.kind = kind


def public_id(device: str) -> str:
    """Return the id by which others tell a device apart: its own stays between it and us."""
    return hashlib.sha256(device.encode()).hexdigest()[:12]


def device_labels(session: Session, game: str, devices: Iterable[str]) -> dict[str, DeviceLabel]:
    """Return what each of these devices is called at the table of a game."""
    asked = list(devices)
    sits = and_(DeviceUser.device == Device.id, DeviceUser.game == game)
    found = select(Device.id, Device.kind, DeviceUser.by).outerjoin(DeviceUser, sits)
    known = session.execute(found.where(Device.id.in_(asked)))
    return {row.id: {"kind": row.kind, "by": row.by} for row in known}


def get_or_create(session: Session, device: str, wanted: str | None) -> str | None:
    """Return the scorebook for a device's new game; None where it may not write into `wanted`.

    Without a wish it is the first of its own. A scorebook that does not exist is made.
    Raises `LimitExceededError` for a device that has made many.
    """
    book = wanted or _first_own(session, device) or str(uuid.uuid4())
    if session.get(Scorebook, book) is None:
        if _owned(session, device) >= MAX_SCOREBOOKS:
            raise LimitExceededError("new.too_many_scorebooks", MAX_SCOREBOOKS)
        _make_scorebook(session, device, book)
        return book
    return book if (role(session, device, book) or 0) >= Role.RECORD else None


def check_capacity(session: Session, book: str, games: int = 1) -> None:
    """Raise `LimitExceededError` where so many further games are too many for a scorebook."""
    there = select(func.count()).select_from(Game).where(Game.scorebook == book)
    if (session.scalar(there) or 0) + games > MAX_GAMES:
        raise LimitExceededError("new.too_many_games", MAX_GAMES)


def _owned(session: Session, device: str) -> int:
    own = select(func.count()).select_from(ScorebookGrant)
    mine = ScorebookGrant.device == device, ScorebookGrant.role == Role.OWN
    return session.scalar(own.where(*mine)) or 0


def _first_own(session: Session, device: str) -> str | None:
    own = (
        select(Scorebook.id)
        .join(ScorebookGrant, ScorebookGrant.scorebook == Scorebook.id)
        .where(ScorebookGrant.device == device, ScorebookGrant.role == Role.OWN)
        .order_by(Scorebook.made, Scorebook.id)
    )
    return session.scalars(own).first()


def _make_scorebook(session: Session, device: str, book: str) -> None:
    session.add(Scorebook(id=book, made=now()))
    session.flush()
    session.add(ScorebookGrant(scorebook=book, device=device, role=Role.OWN))
    session.flush()


def copy_grants(session: Session, earlier: str, game: str) -> None:
    """Let everybody into a game who is in an earlier one, as the same people."""
    for grant in session.scalars(select(GameGrant).where(GameGrant.game == earlier)):
        same = {name: getattr(grant, name) for name in ("device", "role", "since", "link")}
        session.add(GameGrant(game=game, **same))
    for sitter in session.scalars(select(DeviceUser).where(DeviceUser.game == earlier)):
        session.add(DeviceUser(game=game, device=sitter.device, by=sitter.by))


@reads
def demo_waits(session: Session) -> bool:
    """Whether a demo is here that no phone has taken yet."""
    waiting = select(ScorebookGrant).where(ScorebookGrant.device == DEMO_DEVICE)
    return session.scalars(waiting).first() is not None


@writes
def take_demo(session: Session, device: str) -> None:
    """Hand the demo's scorebook and games to a device."""
    keep_device(session, device)
    for grant in (ScorebookGrant, GameGrant):
        session.execute(update(grant).where(grant.device == DEMO_DEVICE).values(device=device))
