"""What those who run a server may do with scorebooks and devices that are not theirs."""

import uuid
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, String, cast, delete, func, select, true
from sqlalchemy.orm import Session

from companion.access import links, scorebooks, tokens
from companion.core.clock import now, now_plus
from companion.core.names import name_key, seat_numbers
from companion.db.transactions import reads, writes
from companion.models.games import Entry, Game
from companion.models.grants import GameGrant, Link, Role, ScorebookGrant
from companion.models.results import Result
from companion.models.scorebooks import Device, Player, PlayerName, Scorebook
from companion.results.players import canonical_player, list_with_merged

OPERATOR = "operator"
"""The device in whose name a scorebook without an owner is given back."""
MIN_PREFIX_CHARS = 4
"""Characters by which a scorebook or a device may be named, if no other begins with them."""


class AmbiguousNameError(Exception):
    """Several are meant, or none; `candidates` are those that could be."""

    def __init__(self, name: str, candidates: Sequence[str]) -> None:
        super().__init__(name)
        self.name = name
        self.candidates = list(candidates)


@dataclass(frozen=True)
class ScorebookSize:
    """How much there is in a scorebook."""

    id: str
    made: str
    touched: str
    """When anything in it was written last."""
    games: int
    deleted: int
    """How many of the games are thrown away."""
    entries: int
    bytes: int
    """Of all entries as they are stored, without indexes."""
    people: int
    devices: int
    names: list[str]
    """The players of the last game, by which people tell scorebooks apart."""


@reads
def list_scorebooks(session: Session) -> list[ScorebookSize]:
    """Return every scorebook and its size, the largest first."""
    games = _by_book(
        session,
        select(
            Game.scorebook,
            func.count(),
            func.count(Game.deleted),
            func.sum(Game.seq),
            func.max(Game.touched),
        ).group_by(Game.scorebook),
    )
    stored = func.sum(func.length(cast(Entry.text, String)))
    sizes = _by_book(
        session,
        select(Game.scorebook, stored).join(Entry, Entry.game == Game.id).group_by(Game.scorebook),
    )
    people, devices = (
        _by_book(session, select(table.scorebook, func.count()).group_by(table.scorebook))
        for table in (Player, ScorebookGrant)
    )
    found: list[ScorebookSize] = []
    for book in session.scalars(select(Scorebook)).all():
        count, deleted, entries, touched = games.get(book.id, (0, 0, 0, book.made))
        found.append(
            ScorebookSize(
                id=book.id,
                made=book.made,
                touched=touched,
                games=count,
                deleted=deleted,
                entries=int(entries),
                bytes=int(sizes.get(book.id, (0,))[0]),
                people=people.get(book.id, (0,))[0],
                devices=devices.get(book.id, (0,))[0],
                names=scorebooks.last_players(session, book.id),
            )
        )
    return sorted(found, key=lambda one: (-one.bytes, one.id))


def _by_book(session: Session, query: Any) -> dict[str, tuple[Any, ...]]:
    return {book: tuple(values) for book, *values in session.execute(query)}


@reads
def find_scorebook(session: Session, prefix: str) -> str:
    """Return the id of the scorebook whose id begins so. Raises `AmbiguousNameError`."""
    return _only_match(prefix, session.scalars(select(Scorebook.id)).all())


@reads
def find_device(session: Session, prefix: str) -> str:
    """Return the device whose public id begins so. Raises `AmbiguousNameError`."""
    devices = session.scalars(select(Device.id)).all()
    by_public_id = {scorebooks.public_id(device): device for device in devices}
    return by_public_id[_only_match(prefix, list(by_public_id))]


def _only_match(prefix: str, names: Sequence[str]) -> str:
    if prefix in names:
        return prefix
    found = [name for name in names if name.startswith(prefix)]
    if len(found) != 1 or len(prefix) < MIN_PREFIX_CHARS:
        raise AmbiguousNameError(prefix, found)
    return found[0]


@dataclass(frozen=True)
class DeviceGrants:
    """A device, and what it may do in a scorebook."""

    device: str
    """Its public id, by which it is named."""
    kind: str
    made: str
    role: str | None
    """In the whole scorebook; None: in single games only."""
    games: int
    """Games of the scorebook for which it has a role of its own."""
    scorebook: str


@reads
def list_devices(session: Session, book: str | None) -> list[DeviceGrants]:
    """Return the devices that are let in anywhere, or into this scorebook, the oldest first."""
    books = select(ScorebookGrant.scorebook, ScorebookGrant.device, ScorebookGrant.role)
    games = (
        select(Game.scorebook, GameGrant.device, func.count())
        .join(Game, Game.id == GameGrant.game)
        .where(GameGrant.role > Role.OUT)
        .group_by(Game.scorebook, GameGrant.device)
    )
    if book is not None:
        books = books.where(ScorebookGrant.scorebook == book)
        games = games.where(Game.scorebook == book)
    roles = {(row.scorebook, row.device): _role_word(row.role) for row in session.execute(books)}
    counts = {(home, device): count for home, device, count in session.execute(games)}
    rows = {row.id: row for row in session.scalars(select(Device))}
    found = [
        (
            rows[device].made,
            DeviceGrants(
                device=scorebooks.public_id(device),
                kind=rows[device].kind,
                made=rows[device].made,
                role=roles.get((home, device)),
                games=counts.get((home, device), 0),
                scorebook=home,
            ),
        )
        for home, device in {*roles, *counts}
        if device in rows  # else the doctor says so
    ]
    return [one for _, one in sorted(found, key=lambda pair: (pair[0], pair[1].scorebook))]


def _role_word(role: int) -> str:
    """Return the word for a role; one that there is not, as the doctor finds it, is its number."""
    return Role(role).word if role in list(Role) else str(role)


@writes
def revoke_device(session: Session, device: str, book: str | None) -> int:
    """Delete what a device may do, everywhere or in a scorebook; return how many grants it had.

    The links it made, by which it could come in again, go as well. The games it owned are their
    scorebook's owner's again.
    """
    single: ColumnElement[bool] = GameGrant.device == device
    whole: ColumnElement[bool] = ScorebookGrant.device == device
    made: ColumnElement[bool] = Link.maker == device
    if book is not None:
        single &= GameGrant.game.in_(select(Game.id).where(Game.scorebook == book))
        whole &= ScorebookGrant.scorebook == book
        made &= Link.scorebook == book
    games = true() if book is None else Game.scorebook == book
    scorebooks.end_tenure(session, device, games)
    conditions = {GameGrant: single, ScorebookGrant: whole}
    grants = 0
    for table, condition in conditions.items():
        grants += session.scalar(select(func.count()).select_from(table).where(condition)) or 0
    scorebooks.return_games(session, device, games)
    for table, condition in conditions.items():
        session.execute(delete(table).where(condition))
    session.execute(delete(Link).where(made))
    return grants


@reads
def list_owners(session: Session, book: str) -> list[str]:
    """Return the public ids of the devices that own a scorebook."""
    is_owner = ScorebookGrant.scorebook == book, ScorebookGrant.role == Role.OWN
    devices = session.scalars(select(ScorebookGrant.device).where(*is_owner))
    return sorted(map(scorebooks.public_id, devices))


@writes
def give_back(session: Session, book: str, owner: str | None) -> str:
    """Create a link that makes a device the owner of a scorebook; return its token.

    `owner` is the device that hands it over, and only watches once the link is used; None: the
    scorebook has no owner.
    """
    maker = owner or OPERATOR
    if owner is None:
        scorebooks.register_device(session, OPERATOR)
        session.merge(ScorebookGrant(scorebook=book, device=OPERATOR, role=Role.OWN, since=now()))
    link_id, secret = tokens.new_token()
    until = now_plus(links.HANDOVER_LIFETIME)
    session.add(
        Link(
            id=link_id,
            hashed=tokens.hash_secret(secret),
            scorebook=book,
            game=None,
            role=Role.OWN,
            maker=maker,
            until=until,
        )
    )
    return link_id + secret


@writes
def make_scorebook(session: Session) -> str:
    """Make an empty scorebook, which `give_back` gives to somebody; return its id."""
    book = str(uuid.uuid4())
    session.add(Scorebook(id=book, made=now()))
    return book


@reads
def find_person(session: Session, book: str, name: str) -> str:
    """Return the id of the person with this name or id. Raises `AmbiguousNameError`."""
    return _player_by_name(session, book, name).id


def _player_by_name(session: Session, book: str, name: str) -> Player:
    row = session.get(PlayerName, (book, name_key(name)))
    player = session.get(Player, (book, row.player if row else name))
    if player is None:
        raise AmbiguousNameError(name, [])
    return canonical_player(session, player)


@reads
def export_person(session: Session, book: str, name: str) -> dict[str, Any]:
    """Return what is stored of one person, and of nobody else. Raises `AmbiguousNameError`."""
    whole = list_with_merged(session, _player_by_name(session, book, name))
    ids = [one.id for one in whole]
    names = select(PlayerName.folded).where(
        PlayerName.scorebook == book, PlayerName.player.in_(ids)
    )
    results = (
        select(Result, Game.seats)
        .join(Game, Game.id == Result.game)
        .where(Result.scorebook == book, Result.sat.in_(ids))
        .order_by(Result.started, Result.game)
    )
    return {
        "people": [
            {key: getattr(one, key) for key in ("id", "name", "color", "mark", "retired", "into")}
            for one in whole
        ],
        "names": sorted(session.scalars(names)),
        "games": [
            _result_dict(result, seat_numbers(seats)[result.seat])
            for result, seats in session.execute(results)
        ],
    }


def _result_dict(result: Result, seat: int) -> dict[str, Any]:
    """Return a person's result in a game, at that seat."""
    columns = ("game", "kind", "started", "finished", "seat", "total", "rank", "won", "counts")
    return {key: getattr(result, key) for key in columns} | {"seat": seat}
