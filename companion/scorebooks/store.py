"""Devices, scorebooks and who may do what.

Plain functions work inside another store's transaction; the decorated ones are a transaction.
"""

import hashlib
import uuid
from collections.abc import Iterable
from typing import Any

from sqlalchemy import select, update
from sqlalchemy.orm import Session

from companion.clock import now
from companion.scorebooks.models import Device, GameGrant, Player, Scorebook, ScorebookGrant
from companion.scorebooks.roles import Role
from companion.transactions import reads, writes

Phone = dict[str, str | None]
"""`{"kind": "android", "by": "Ada"}`: what sort of device, and whose it is in a game, if known."""
DEMO_DEVICE = "demo"
"""Holds a demo's scorebook until the first phone comes (docs/decisions/0014-demo.md)."""


def role(session: Session, device: str, scorebook: str, game: str | None = None) -> Role | None:
    """What a device may do in a scorebook, or with a game of it; None: not even know that it is."""
    by_book = session.get(ScorebookGrant, (scorebook, device))
    by_game = session.get(GameGrant, (game, device)) if game is not None else None
    return max((Role(grant.role) for grant in (by_book, by_game) if grant), default=None)


def keep_device(session: Session, device: str) -> None:
    """Know this device from now on."""
    if session.get(Device, device) is None:
        session.add(Device(id=device, made=now()))
        session.flush()


def short_id(device: str) -> str:
    """What a device is told apart by in front of others: its own id stays between it and us."""
    return hashlib.sha256(device.encode()).hexdigest()[:12]


def phones(session: Session, game: str, devices: Iterable[str]) -> dict[str, Phone]:
    """What each of these devices is called at the table of a game, as the screens word it."""
    del session, game  # not told yet which kind a device is, nor whose
    return {device: {"kind": None, "by": None} for device in devices}


def scorebook_for(session: Session, device: str, wanted: str | None) -> str | None:
    """The scorebook a device's new game goes into; None where it may not write into `wanted`.

    Without a wish it is the first of its own. A scorebook that does not exist is made.
    """
    book = wanted or _first_own(session, device) or str(uuid.uuid4())
    if session.get(Scorebook, book) is None:
        _make_scorebook(session, device, book)
        return book
    return book if (role(session, device, book) or 0) >= Role.RECORD else None


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


def keep_players(session: Session, book: str, seats: list[dict[str, Any]]) -> None:
    """Know the people in these seats, by the name and mark they have now."""
    for seat in seats:
        if "player" in seat:
            session.merge(
                Player(
                    scorebook=book, id=seat["player"], name=seat["name"], color=seat.get("color")
                )
            )


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
