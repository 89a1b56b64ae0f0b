"""The pads of scorebooks: listed, and stored as their phones send them."""

import logging
from dataclasses import dataclass
from enum import Enum

from sqlalchemy import ColumnElement, ScalarSelect, delete, func, select
from sqlalchemy.orm import Session

from companion.access import scorebooks
from companion.core.clock import now
from companion.core.limits import MAX_ERASED_PADS, MAX_PADS, HostBounds, LimitExceededError
from companion.core.rules import Json
from companion.core.strict_json import json_equal
from companion.db.sqlite import UNREADABLE_ERRORS, is_unreadable
from companion.db.transactions import reads, writes
from companion.models.grants import Role, ScorebookGrant
from companion.models.scorebooks import OwnPad, Scorebook

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class PadChange:
    """A pad as a phone has it."""

    id: str
    pad: Json
    """Checked by the engine."""
    retired: bool
    version: int
    """The version that the phone made it of; 0: it knows none."""
    scorebook: str | None
    """The scorebook the phone has it from; None: a new pad, for which one is chosen."""


ERASED: Json = {
    "name": "–",
    "kind": "rounds",
    "seats": [1, 1],
    "fields": [{"id": "n", "name": "–"}],
    "points": 0,
}
"""Stands in place of a pad that was deleted: nothing of it is kept but its id."""
IS_LIVE = OwnPad.version > 0


class SaveStatus(Enum):
    """What became of a pad that a phone has sent."""

    NEW = "new"
    STORED = "stored"
    """In place of the version that it was made of, or it was here already."""
    OVERTAKEN = "overtaken"
    """Somebody else has stored another version meanwhile, which stays."""


@reads
def list_pads(session: Session, device: str) -> tuple[list[OwnPad], list[str], list[str]]:
    """Return the pads of every scorebook the device may write into, those deleted, these books."""
    books = _books_of(device)
    rows, unreadable = read_pads(session, OwnPad.scorebook.in_(books))
    for name in unreadable:
        logger.error("Pad %s cannot be read: phones keep what they have of it.", ascii(name))
    found = session.scalars(select(Scorebook.id).where(Scorebook.id.in_(books)))
    pads = [row for row in rows if row.version > 0]
    erased = {row.id for row in rows} - {pad.id for pad in pads}
    return pads, sorted(erased), sorted(found)


def read_pads(session: Session, which: ColumnElement[bool]) -> tuple[list[OwnPad], list[str]]:
    """Return these pads by their ids, and the ids of those that cannot be read."""
    order = OwnPad.id, OwnPad.scorebook
    try:
        return list(session.scalars(select(OwnPad).where(which).order_by(*order))), []
    except UNREADABLE_ERRORS as error:
        if not is_unreadable(error):
            raise
    keys = session.execute(select(*order).where(which).order_by(*order)).all()
    readable: list[OwnPad] = []
    unreadable: list[str] = []
    for name, book in keys:
        try:
            readable.append(session.get_one(OwnPad, (book, name)))
        except UNREADABLE_ERRORS as error:
            if not is_unreadable(error):
                raise
            unreadable.append(name)
    return readable, unreadable


@reads
def list_versions(session: Session, device: str) -> dict[str, int]:
    """Return the versions of these pads by their ids: what a phone compares its own with."""
    columns = OwnPad.id, OwnPad.version
    query = select(*columns).where(OwnPad.scorebook.in_(_books_of(device)), IS_LIVE)
    ordered = query.order_by(OwnPad.id, OwnPad.scorebook)
    return {row.id: row.version for row in session.execute(ordered)}


def _books_of(device: str) -> ScalarSelect[str]:
    can_write = ScorebookGrant.device == device, ScorebookGrant.role >= Role.RECORD
    return select(ScorebookGrant.scorebook).where(*can_write).scalar_subquery()


@writes
def save_pad(
    session: Session, device: str, kind: str, change: PadChange, bounds: HostBounds
) -> tuple[OwnPad, SaveStatus] | None:
    """Store a pad; return it as it is stored now, None where the device may not write there.

    Of two changes of one version the first to come is stored; the other phone is told, and
    keeps both. Raises `LimitExceededError`.
    """
    scorebooks.register_device(session, device, kind)
    book = _find_book(session, device, change, bounds)
    if book is None:
        return None
    row = session.get(OwnPad, (book, change.id), with_for_update=True)
    if row is None:
        return _insert(session, book, change, bounds), SaveStatus.NEW
    if row.version < 0:
        return _revive(session, row, change, bounds), SaveStatus.NEW
    if json_equal(row.pad, change.pad) and row.retired == change.retired:
        return row, SaveStatus.STORED
    if row.version != change.version:
        return row, SaveStatus.OVERTAKEN
    row.pad, row.retired = change.pad, change.retired
    row.version += 1
    row.changed = now()
    return row, SaveStatus.STORED


def _find_book(session: Session, device: str, change: PadChange, bounds: HostBounds) -> str | None:
    """Return the scorebook a pad is in or is to go into; None where the device may not write.

    A new one goes into the device's own, else into the first that it writes into: a person's second
    phone mostly owns none.
    """
    if change.scorebook is not None:
        role = scorebooks.find_role(session, device, change.scorebook) or Role.OUT
        return change.scorebook if role >= Role.RECORD else None
    known = select(OwnPad.scorebook).where(
        OwnPad.id == change.id, OwnPad.scorebook.in_(_books_of(device))
    )
    first = (
        select(Scorebook.id)
        .join(ScorebookGrant, ScorebookGrant.scorebook == Scorebook.id)
        .where(ScorebookGrant.device == device, ScorebookGrant.role >= Role.RECORD)
        .order_by(ScorebookGrant.role.desc(), Scorebook.made, Scorebook.id)
    )
    return (
        session.scalars(known.order_by(OwnPad.scorebook)).first()
        or session.scalars(first).first()
        or scorebooks.get_or_create(session, device, None, bounds)
    )


def _insert(session: Session, book: str, change: PadChange, bounds: HostBounds) -> OwnPad:
    """Insert a pad; one that a restored backup lacks is no older than its phone knows."""
    check_room(session, book, 1, bounds)
    row = OwnPad(
        scorebook=book,
        id=change.id,
        pad=change.pad,
        retired=change.retired,
        version=change.version + 1,
        changed=now(),
    )
    session.add(row)
    session.flush()
    return row


def _revive(session: Session, row: OwnPad, change: PadChange, bounds: HostBounds) -> OwnPad:
    """Store a pad again that was deleted: somebody has changed it since, or had not heard of it."""
    check_room(session, row.scorebook, 1, bounds)
    row.pad, row.retired, row.changed = change.pad, change.retired, now()
    row.version = max(-row.version, change.version + 1)
    return row


@writes
def erase_pad(
    session: Session, device: str, pad: str, version: int, book: str
) -> tuple[OwnPad, SaveStatus] | None:
    """Delete a pad for good; return what stands there now, None where the device may not write.

    Whoever has changed it since keeps it. Its id stays, so that no other phone brings it back.
    """
    role = scorebooks.find_role(session, device, book) or Role.OUT
    if role < Role.RECORD:
        return None
    row = session.get(OwnPad, (book, pad), with_for_update=True)
    if row is None:
        row = OwnPad(scorebook=book, id=pad, version=version)
        session.add(row)
    elif row.version < 0:
        return row, SaveStatus.STORED
    elif row.version != version:
        return row, SaveStatus.OVERTAKEN
    mark_erased(row)
    session.flush()
    forget_oldest(session, book)
    return row, SaveStatus.STORED


def mark_erased(row: OwnPad) -> None:
    """Put what stands for a deleted pad in its place."""
    row.pad, row.retired, row.changed = ERASED, True, now()
    row.version = -(row.version + 1)


def forget_oldest(session: Session, book: str) -> None:
    """Keep no more ids of deleted pads than `MAX_ERASED_PADS`, those deleted last."""
    erased = select(OwnPad.id).where(OwnPad.scorebook == book, ~IS_LIVE)
    old = erased.order_by(OwnPad.changed.desc(), OwnPad.id).offset(MAX_ERASED_PADS)
    ids = session.scalars(old).all()
    if ids:
        session.execute(delete(OwnPad).where(OwnPad.scorebook == book, OwnPad.id.in_(ids)))


def check_room(session: Session, book: str, pads: int, bounds: HostBounds) -> None:
    """Raise `LimitExceededError` where a scorebook has no room for so many more pads."""
    scorebooks.check_capacity(session, book, 0, bounds)
    query = select(func.count()).select_from(OwnPad).where(OwnPad.scorebook == book, IS_LIVE)
    if (session.scalar(query) or 0) + pads > MAX_PADS:
        raise LimitExceededError("pads.too_many", MAX_PADS)
