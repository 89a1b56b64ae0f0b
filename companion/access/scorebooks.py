"""Devices, scorebooks and who may do what.

Plain functions work inside another store's transaction; the decorated ones are a transaction.
"""

import hashlib
import uuid
from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import ColumnElement, and_, delete, func, or_, select, update
from sqlalchemy.orm import Session, aliased

from companion.core.clock import now
from companion.core.limits import MAX_GAMES, MAX_SCOREBOOKS, HostBounds, LimitExceededError
from companion.core.names import seated_people
from companion.db.backends import database_size
from companion.db.transactions import reads, writes
from companion.models.games import Game
from companion.models.grants import DeviceUser, GameGrant, Role, ScorebookGrant
from companion.models.scorebooks import Device, DeviceLabel, Scorebook

BYTES_OF_MB = 1_000_000
DEMO_DEVICE = "demo"
"""The device that owns a demo's scorebook until a phone comes (docs/decisions/0014-demo.md)."""


@dataclass(frozen=True)
class ScorebookAccess:
    """A scorebook as one device sees it."""

    id: str
    role: Role
    people: list[str]
    """The players of its last game, by which people tell scorebooks apart."""


@reads
def list_books(session: Session, device: str) -> list[ScorebookAccess]:
    """Return the scorebooks a device has a grant for, its own first, the oldest first."""
    query = (
        select(Scorebook.id, ScorebookGrant.role)
        .join(ScorebookGrant, ScorebookGrant.scorebook == Scorebook.id)
        .where(ScorebookGrant.device == device, ScorebookGrant.role > Role.OUT)
        .order_by(ScorebookGrant.role.desc(), Scorebook.made, Scorebook.id)
    )
    books = session.execute(query).all()
    return [ScorebookAccess(book, Role(role), last_players(session, book)) for book, role in books]


def last_players(session: Session, book: str) -> list[str]:
    """Return the names of those who played a scorebook's last game."""
    query = select(Game.seats).where(Game.scorebook == book, Game.deleted.is_(None))
    seats = session.scalars(query.order_by(Game.started.desc(), Game.id.desc()).limit(1)).first()
    return [person["name"] for person in seated_people(seats or [])]


def find_role(
    session: Session, device: str, scorebook: str, game: str | None = None
) -> Role | None:
    """Return a device's role in a scorebook, or in a game of it; None: it has none.

    A grant for the game overrides one for its scorebook, even a higher one: who has handed a game
    over only watches it.
    """
    by_game = session.get(GameGrant, (game, device)) if game is not None else None
    grant = by_game or session.get(ScorebookGrant, (scorebook, device))
    return Role(grant.role) or None if grant else None


def lock_book(session: Session, book: str) -> None:
    """Lock a scorebook against who else changes its owners, or which people are one.

    Its games are written to nevertheless; one that is begun waits. Locked before them, where both
    are.
    """
    row = select(Scorebook.id).where(Scorebook.id == book)
    session.execute(row.with_for_update(key_share=True))


def register_device(session: Session, device: str, kind: str | None = None) -> None:
    """Insert a device that is new, and store its kind where one is given."""
    row = session.get(Device, device)
    if row is None:
        session.add(Device(id=device, made=now(), kind=kind or "other"))
        session.flush()
    elif kind is not None:
        row.kind = kind


def public_id(device: str) -> str:
    """Return the id under which others see a device; its own stays secret."""
    return hashlib.sha256(device.encode()).hexdigest()[:12]


def device_labels(session: Session, game: str, devices: Iterable[str]) -> dict[str, DeviceLabel]:
    """Return the labels of these devices at the table of a game."""
    device_ids = list(devices)
    is_user = and_(DeviceUser.device == Device.id, DeviceUser.game == game)
    query = select(Device.id, Device.kind, DeviceUser.by).outerjoin(DeviceUser, is_user)
    rows = session.execute(query.where(Device.id.in_(device_ids)))
    return {row.id: {"kind": row.kind, "by": row.by} for row in rows}


def get_or_create(
    session: Session, device: str, requested: str | None, bounds: HostBounds
) -> str | None:
    """Return the scorebook for a device's new game; None where it may not write into `requested`.

    By default it is the first of its own. A scorebook that does not exist is created.
    Raises `LimitExceededError` for a device that owns too many, or that nobody has let in where
    only guests begin games (INVITE_ONLY).
    """
    book = requested or _first_owned_book(session, device) or str(uuid.uuid4())
    if session.get(Scorebook, book) is None:
        if bounds.invite_only and not _is_invited(session, device):
            raise LimitExceededError("new.invite_only", 0)
        if _count_owned(session, device) >= MAX_SCOREBOOKS:
            raise LimitExceededError("new.too_many_scorebooks", MAX_SCOREBOOKS)
        _make_scorebook(session, device, book)
        return book
    return book if (find_role(session, device, book) or 0) >= Role.RECORD else None


def _is_invited(session: Session, device: str) -> bool:
    """Whether a device may write anywhere."""
    return any(
        session.scalars(
            select(grant.device).where(grant.device == device, grant.role >= Role.RECORD).limit(1)
        ).first()
        for grant in (ScorebookGrant, GameGrant)
    )


def check_capacity(session: Session, book: str, games: int, bounds: HostBounds) -> None:
    """Raise `LimitExceededError` where a scorebook has no room for so many more games.

    Nor has it where the database has as many megabytes as the host wants (QUOTA_MB).
    """
    quota = bounds.quota_mb
    if quota is not None and database_size(session.connection()) >= quota * BYTES_OF_MB:
        raise LimitExceededError("new.full", quota)
    query = select(func.count()).select_from(Game).where(Game.scorebook == book)
    if (session.scalar(query) or 0) + games > MAX_GAMES:
        raise LimitExceededError("new.too_many_games", MAX_GAMES)


def _count_owned(session: Session, device: str) -> int:
    query = select(func.count()).select_from(ScorebookGrant)
    conditions = ScorebookGrant.device == device, ScorebookGrant.role == Role.OWN
    return session.scalar(query.where(*conditions)) or 0


def _first_owned_book(session: Session, device: str) -> str | None:
    query = (
        select(Scorebook.id)
        .join(ScorebookGrant, ScorebookGrant.scorebook == Scorebook.id)
        .where(ScorebookGrant.device == device, ScorebookGrant.role == Role.OWN)
        .order_by(Scorebook.made, Scorebook.id)
    )
    return session.scalars(query).first()


def _make_scorebook(session: Session, device: str, book: str) -> None:
    session.add(Scorebook(id=book, made=now()))
    session.flush()
    session.add(ScorebookGrant(scorebook=book, device=device, role=Role.OWN))
    session.flush()


def copy_grants(session: Session, earlier: Game, game: str) -> None:
    """Copy the grants and device users of an earlier game to a new one.

    Of one that was thrown away not the guests': nobody can send them away from it any more.
    """
    grants = session.scalars(select(GameGrant).where(GameGrant.game == earlier.id)).all()
    guests = {grant.device for grant in grants if grant.link and earlier.deleted}
    for grant in grants:
        if grant.device not in guests:
            columns = {name: getattr(grant, name) for name in ("device", "role", "since", "link")}
            session.add(GameGrant(game=game, **columns))
    for user in session.scalars(select(DeviceUser).where(DeviceUser.game == earlier.id)):
        if user.device not in guests:
            session.add(DeviceUser(game=game, device=user.device, by=user.by))


def end_tenure(session: Session, device: str, games: ColumnElement[bool]) -> None:
    """End the proofs of ownership of those of these games that a device owns until now."""
    by_game = select(GameGrant.game).where(GameGrant.device == device, GameGrant.role == Role.OWN)
    by_book = select(ScorebookGrant.scorebook).where(
        ScorebookGrant.device == device, ScorebookGrant.role == Role.OWN
    )
    owned = or_(Game.id.in_(by_game), Game.scorebook.in_(by_book))
    session.execute(
        update(Game).where(games, owned).values(tenure=Game.tenure + 1),
        execution_options={"synchronize_session": False},
    )


def return_games(session: Session, device: str, games: ColumnElement[bool]) -> None:
    """Let the owners of a scorebook own again which of these games a device owns until now.

    They may have handed them over: what they were left with goes, and the scorebook's grant counts.
    """
    theirs = aliased(GameGrant)
    owned = (
        select(theirs.game)
        .join(Game, Game.id == theirs.game)
        .where(games, theirs.device == device, theirs.role == Role.OWN)
    )
    is_book_owner = (
        select(ScorebookGrant.device)
        .join(Game, Game.scorebook == ScorebookGrant.scorebook)
        .where(
            Game.id == GameGrant.game,
            ScorebookGrant.device == GameGrant.device,
            ScorebookGrant.role == Role.OWN,
        )
        .correlate(GameGrant)
        .exists()
    )
    session.execute(delete(GameGrant).where(GameGrant.game.in_(owned), is_book_owner))


@reads
def has_unclaimed_demo(session: Session) -> bool:
    """Whether there is a demo that no phone has claimed yet."""
    query = select(ScorebookGrant).where(ScorebookGrant.device == DEMO_DEVICE)
    return session.scalars(query).first() is not None


@writes
def claim_demo(session: Session, device: str) -> None:
    """Give the demo's scorebook and games to a device."""
    register_device(session, device)
    for grant in (ScorebookGrant, GameGrant):
        session.execute(update(grant).where(grant.device == DEMO_DEVICE).values(device=device))
