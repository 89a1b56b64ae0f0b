"""The devices that may see a game, or a whole scorebook."""

from dataclasses import dataclass, replace

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from companion.access import scorebooks
from companion.core.clock import now
from companion.db.transactions import reads, writes
from companion.models.games import Game
from companion.models.grants import DeviceUser, GameGrant, Role, ScorebookGrant
from companion.models.scorebooks import Device, DeviceLabel


@dataclass(frozen=True)
class GameDevice:
    """A device that may see a game."""

    device: str
    phone: scorebooks.DeviceLabel
    role: Role
    since: str
    began: int = 0
    """Games that it has begun by a link to a single game; the scorebook's owner is told."""


@dataclass(frozen=True)
class ScorebookDevice:
    """A device that may see a whole scorebook."""

    device: str
    kind: str
    role: Role
    since: str


class LastOwnerError(Exception):
    """The game would be left without an owner."""


@reads
def list_for_game(session: Session, game: Game, asking: str) -> tuple[list[GameDevice], bool]:
    """Return the devices that may see a game, and whether `asking` owns its whole scorebook."""
    is_owner = scorebooks.find_role(session, asking, game.scorebook) == Role.OWN
    game_devices = _devices_of(session, game)
    if is_owner:
        began = _count_begun(session, game.scorebook)
        game_devices = [replace(one, began=began.get(one.device, 0)) for one in game_devices]
    return game_devices, is_owner


def _count_begun(session: Session, book: str) -> dict[str | None, int]:
    """Count the games in a scorebook that devices have begun by links, by device."""
    begun = Game.scorebook == book, Game.maker.is_not(None), Game.deleted.is_(None)
    query = select(Game.maker, func.count()).where(*begun).group_by(Game.maker)
    return {row[0]: row[1] for row in session.execute(query)}


@reads
def read_labels(session: Session, game: str, asked: list[str]) -> dict[str, DeviceLabel]:
    """Return the labels of these devices at the table of a game, in this order."""
    labels = scorebooks.device_labels(session, game, asked)
    return {device: labels[device] for device in asked}


@reads
def may_record(session: Session, game_id: str, public_id: str) -> bool:
    """Whether a device, by its public id, may write into a game."""
    game = session.get(Game, game_id)
    found = _devices_of(session, game) if game else []
    recorders = [one.device for one in found if one.role >= Role.RECORD]
    return public_id in map(scorebooks.public_id, recorders)


@writes
def set_user(session: Session, game: str, device: str, kind: str, by: str | None) -> None:
    """Store whose a device is at the table of a game; None: nobody's who sits there."""
    scorebooks.register_device(session, device, kind)
    if by is None:
        session.execute(
            delete(DeviceUser).where(DeviceUser.game == game, DeviceUser.device == device)
        )
    else:
        session.merge(DeviceUser(game=game, device=device, by=by))


@writes
def remove_device(session: Session, game: Game, asking: str, public_id: str) -> str | None:
    """Take a game from a device; return its id, None where `asking` may not.

    An owner may remove every device, everybody else their own. Raises `LastOwnerError`.
    """
    scorebooks.lock_book(session, game.scorebook)
    by_public_id = {
        scorebooks.public_id(target.device): target for target in _devices_of(session, game)
    }
    found = by_public_id.get(public_id)
    own_role = next((one.role for one in by_public_id.values() if one.device == asking), Role.OUT)
    if found is None or (found.device != asking and own_role < Role.OWN):
        return None
    if [one.device for one in by_public_id.values() if one.role == Role.OWN] == [found.device]:
        raise LastOwnerError
    if found.role == Role.OWN:
        scorebooks.end_tenure(session, found.device, Game.id == game.id)
    _revoke_grants(session, game, found.device)
    return found.device


@reads
def list_for_scorebook(session: Session, book: str) -> list[ScorebookDevice]:
    """Return the devices that may see a whole scorebook, in the order they came."""
    query = (
        select(Device.id, Device.kind, ScorebookGrant.role, ScorebookGrant.since)
        .join(ScorebookGrant, ScorebookGrant.device == Device.id)
        .where(ScorebookGrant.scorebook == book, ScorebookGrant.role > Role.OUT)
        .order_by(ScorebookGrant.since, Device.id)
    )
    return [
        ScorebookDevice(row.id, row.kind, Role(row.role), row.since)
        for row in session.execute(query)
    ]


@writes
def remove_from_scorebook(session: Session, book: str, asking: str, device: str) -> bool:
    """Take a scorebook and single games of it from a device; return whether `asking` may.

    The games that device owned are the scorebook's owner's again.
    """
    scorebooks.lock_book(session, book)
    if scorebooks.find_role(session, asking, book) != Role.OWN:
        return False
    scorebooks.end_tenure(session, device, Game.scorebook == book)
    scorebooks.return_games(session, device, Game.scorebook == book)
    games = select(Game.id).where(Game.scorebook == book)
    for grant, condition in (
        (ScorebookGrant, ScorebookGrant.scorebook == book),
        (GameGrant, GameGrant.game.in_(games)),
    ):
        session.execute(delete(grant).where(condition, grant.device == device))
    return True


def _devices_of(session: Session, game: Game) -> list[GameDevice]:
    """Return the devices that may see a game, in the order they came."""
    by_book = select(ScorebookGrant.device, ScorebookGrant.role, ScorebookGrant.since).where(
        ScorebookGrant.scorebook == game.scorebook
    )
    by_game = select(GameGrant.device, GameGrant.role, GameGrant.since).where(
        GameGrant.game == game.id
    )
    # A grant for the game overrides one for its scorebook.
    grants = {row.device: row for found in (by_book, by_game) for row in session.execute(found)}
    phones = scorebooks.device_labels(session, game.id, grants)
    found = [
        GameDevice(row.device, phones[row.device], Role(row.role), row.since)
        for row in grants.values()
        if row.role > Role.OUT
    ]
    return sorted(found, key=lambda one: (one.since, one.device))


def _revoke_grants(session: Session, game: Game, device: str) -> None:
    """Delete a device's grant for the game; a device of the whole scorebook is excluded from it."""
    if session.get(ScorebookGrant, (game.scorebook, device)):
        exclusion = GameGrant(game=game.id, device=device, role=Role.OUT, link=None, since=now())
        session.merge(exclusion)
        return
    session.execute(delete(GameGrant).where(GameGrant.game == game.id, GameGrant.device == device))
