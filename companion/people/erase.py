"""One person taken out of the games they shared with others: their name becomes a mark.

In small transactions, between which others write. Until the last of them the scorebook has the
person's names and a note of the erasure, by which one that was broken off is gone on with.
"""

import secrets
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from typing import Any, cast

from sqlalchemy import delete, select, update
from sqlalchemy.exc import NoResultFound
from sqlalchemy.orm import Session

from companion.access.scorebooks import lock_book
from companion.core.names import name_key, name_pattern, replace_names, seated_people
from companion.core.rules import NAME_LIMIT, Json
from companion.db.transactions import reads, writes
from companion.engine.check import NOTE_LIMIT
from companion.models.games import Entry, Game
from companion.models.grants import DeviceUser
from companion.models.scorebooks import Erasure, Player, PlayerName
from companion.results.players import find_unmerged, list_with_merged

MARK = "○"
"""What stands in the place of a name; for a second person "○ 2": a table has no name twice."""
SEATLESS_KEYS = {"pad", "options"}
"""What of a set-up tells of the game: a card that is called as a person is another thing."""
GAMES_AT_ONCE = 10
"""Games read at once; each that has the name is written by itself."""

Position = tuple[str, int, frozenset[str]]
"""Epoch and last number of a game's log, and the name keys it was read for."""

_running: set[tuple[str, str]] = set()
"""The erasures under way in this process."""


def erase_person(book: str, player: str) -> list[str]:
    """Erase a person's names from a scorebook, its games and their logs; return these games' ids.

    Points stay, under the mark: they are the others' too. Each of these games begins a new epoch,
    so that phones ask for its log anew: the caller publishes `AccessRevoked` of each. Raises
    `NoResultFound`, also for a person who has been merged into another.
    """
    _begin(book, player)
    _running.add((book, player))
    try:
        return list(dict.fromkeys(_erase(book, player)))
    finally:
        _running.discard((book, player))


def resume_erasures() -> list[str]:
    """Go on with erasures that were broken off; return the ids of the games changed.

    Two processes at the same one do no harm.
    """
    changed: list[str] = []
    for book, player in _find_begun():
        if (book, player) not in _running:
            with suppress(NoResultFound):  # another process has been faster
                changed += erase_person(book, player)
    return changed


@reads
def _find_begun(session: Session) -> list[tuple[str, str]]:
    rows = session.execute(select(Erasure.scorebook, Erasure.player))
    return [(row.scorebook, row.player) for row in rows]


@writes
def _begin(session: Session, book: str, player: str) -> None:
    """Note that a person is to be erased, and under which mark: nobody merges them any more."""
    lock_book(session, book)
    if session.get(Erasure, (book, player)) is not None:
        return
    person = find_unmerged(session, book, player)
    if person is None:
        raise NoResultFound
    names = select(PlayerName.folded).where(PlayerName.scorebook == book)
    known = set(session.scalars(names))
    mark = next(mark for mark in _marks() if name_key(mark) not in known)
    session.add(Erasure(scorebook=book, player=person.id, mark=mark))
    session.add(PlayerName(scorebook=book, folded=name_key(mark), player=person.id))
    person.kept = True


def _erase(book: str, person: str) -> Iterator[str]:
    """Erase the names from all games; yield the id of each that had them."""
    seen: dict[str, Position] = {}
    while games := _finish(book, person, seen):
        for first in range(0, len(games), GAMES_AT_ONCE):
            for clean in _read_clean(book, person, games[first : first + GAMES_AT_ONCE]):
                if clean.is_changed:
                    yield clean.game
                position = _store(clean) if clean.is_changed else clean.position
                if position is not None:
                    seen[clean.game] = position


@dataclass(frozen=True)
class _CleanGame:
    """A game without the names, as it stood at a position of its log."""

    game: str
    position: Position
    columns: dict[str, Any]
    """The columns of the game that had a name."""
    entries: list[dict[str, Any]]
    """The entries that had one, with their key."""
    names: "_Names"
    """What these people were called at it: its seats do not say that any more."""

    @property
    def is_changed(self) -> bool:
        return bool(self.columns or self.entries)


@reads
def _read_clean(session: Session, book: str, person: str, games: Sequence[str]) -> list[_CleanGame]:
    """Return these games without the names, those erased meanwhile left out."""
    row = session.get(Erasure, (book, person))
    if row is None:
        return []
    eraser = _Eraser(session, row)
    return [clean for game in games if (clean := eraser.clean(game))]


@writes
def _store(session: Session, clean: _CleanGame) -> Position | None:
    """Store a game without the names; return its new position, None where it has gone on."""
    game = session.get(Game, clean.game, with_for_update=True)
    epoch, seq, keys = clean.position
    if game is None or (game.epoch, game.seq) != (epoch, seq):
        return None
    for column, value in clean.columns.items():
        setattr(game, column, value)
    game.epoch = secrets.token_hex(4)
    if clean.entries:
        session.execute(update(Entry), clean.entries)
    for user in session.scalars(select(DeviceUser).where(DeviceUser.game == clean.game)):
        if name_key(user.by) in clean.names.keys:
            session.delete(user)
    return game.epoch, seq, keys


@writes
def _finish(session: Session, book: str, person: str, seen: dict[str, Position]) -> list[str]:
    """Return the games that have not been seen as they stand; where there are none, end it."""
    row = session.get(Erasure, (book, person), with_for_update=True)
    if row is None:
        return []
    if session.get(Player, (book, person)) is None:  # with an import that was taken back
        session.delete(row)
        return []
    eraser = _Eraser(session, row)
    columns = select(Game.id, Game.epoch, Game.seq).where(Game.scorebook == book).order_by(Game.id)
    games = session.execute(columns.with_for_update()).all()
    unseen = [one.id for one in games if seen.get(one.id) != (one.epoch, one.seq, eraser.keys)]
    if not unseen:
        eraser.forget_devices()
        eraser.rename()
        session.delete(row)
    return unseen


@dataclass(frozen=True)
class _Names:
    """What the people who are erased are called at one table, as name keys."""

    keys: frozenset[str]

    def replace(self, mark: str, text: str) -> str:
        """Put the mark in the place of these names in a text."""
        return replace_names(name_pattern(self.keys), mark, text) if self.keys else text


class _Eraser:
    """Replaces the names of some people, merged into one, by a mark."""

    def __init__(self, session: Session, row: Erasure) -> None:
        self._session, self._book, self._mark = session, row.scorebook, row.mark
        people = list_with_merged(session, session.get_one(Player, (row.scorebook, row.player)))
        self._ids = {one.id for one in people}
        known = select(PlayerName.folded, PlayerName.player).where(
            PlayerName.scorebook == self._book
        )
        owners = {name.folded: name.player for name in session.execute(known)}
        keys = {key for key, player in owners.items() if player in self._ids}
        self._called = {name_key(one.name) for one in people}
        """What these people are called now; the scorebook may know such a name as another's."""
        keys |= self._called - owners.keys()
        self.keys = frozenset(keys - {name_key(self._mark)})
        """The names that are these people's wherever no seat says by id whose they are."""

    def clean(self, game_id: str) -> _CleanGame | None:
        """Return a game without the names; None: it is not there any more."""
        game = self._session.get(Game, game_id)
        if game is None:
            return None
        names = self._names_at([*game.file["seats"], *game.seats])
        columns = {name: self._replace(getattr(game, name), names) for name in ("file", "seats")}
        query = select(Entry.seq, Entry.text, Entry.origin).where(Entry.game == game_id)
        entries = [
            (row, self._replace(dict(row), names))
            for row in self._session.execute(query).mappings()
        ]
        return _CleanGame(
            game_id,
            (game.epoch, game.seq, self.keys),
            {name: value for name, value in columns.items() if value != getattr(game, name)},
            [{"game": game_id, **after} for before, after in entries if after != before],
            names,
        )

    def forget_devices(self) -> None:
        """Forget which devices are these people's."""
        columns = select(DeviceUser, Game.file, Game.seats).join(Game, Game.id == DeviceUser.game)
        for user, file, seats in self._session.execute(columns.where(Game.scorebook == self._book)):
            if name_key(user.by) in self._names_at([*file["seats"], *seats]).keys:
                self._session.delete(user)

    def rename(self) -> None:
        """Call these people by the mark, which is the only name left to them."""
        own = PlayerName.scorebook == self._book, PlayerName.player.in_(self._ids)
        others = own[0], own[1], PlayerName.folded != name_key(self._mark)
        self._session.execute(delete(PlayerName).where(*others))
        is_one = Player.scorebook == self._book, Player.id.in_(self._ids)
        columns = {"name": self._mark, "mark": None, "retired": True, "kept": True}
        self._session.execute(update(Player).where(*is_one).values(columns))

    def _names_at(self, seats: list[Json]) -> "_Names":
        """Return what these people are called at a table.

        Where a seat has an id, its name is that person's. One that has been cleaned has the mark:
        what these people are called now is theirs there, unless somebody else sits by that name.
        """
        people = seated_people(seats)
        by_id = {name_key(one["name"]) for one in people if one.get("player") in self._ids}
        others = {name_key(one["name"]) for one in people if not self._is_own_seat(one)}
        keys = self.keys | self._called if by_id else self.keys
        return _Names(((keys - others) | by_id) - {name_key(self._mark)})

    def _replace(self, value: Any, names: "_Names", *, has_seats: bool = True) -> Any:
        """Return a part of a game file, with the mark for every name in it."""
        if isinstance(value, list):
            some = cast("list[Any]", value)
            return [self._replace(one, names, has_seats=has_seats) for one in some]
        if not isinstance(value, dict):
            return value
        items = cast("dict[str, Any]", value).items()
        found = {
            key: self._replace(one, names, has_seats=has_seats and key not in SEATLESS_KEYS)
            for key, one in items
        }
        if has_seats and self._is_own_seat(found):
            found["name"] = self._mark
        elif isinstance(found.get("members"), list) and isinstance(found.get("name"), str):
            found["name"] = names.replace(self._mark, found["name"])[:NAME_LIMIT]
        if isinstance(found.get("by"), str) and name_key(found["by"]) in names.keys:
            found["by"] = self._mark
        if has_seats and isinstance(found.get("note"), str):
            found["note"] = names.replace(self._mark, found["note"])[:NOTE_LIMIT]
        return found

    def _is_own_seat(self, seat: dict[str, Any]) -> bool:
        """Whether a seat or a member is one of these people: by id where it has one, or by name."""
        name = seat.get("name")
        if not isinstance(name, str):
            return False
        player = seat.get("player")
        return player in self._ids if player is not None else name_key(name) in self.keys


def is_mark(name: str) -> bool:
    """Whether this is what an erased person is called."""
    return name == MARK or (name.startswith(f"{MARK} ") and name[2:].isdecimal())


def _marks() -> Iterator[str]:
    """Yield the marks, in the order in which people get them."""
    yield MARK
    yield from (f"{MARK} {number}" for number in count(2))
