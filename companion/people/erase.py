"""One person taken out of the games they shared with others: their name becomes a mark."""

import re
import secrets
from collections.abc import Iterator
from itertools import count
from typing import Any, cast

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from companion.core.names import name_key
from companion.db.transactions import writes
from companion.models.games import Entry, Game
from companion.models.grants import DeviceUser
from companion.models.scorebooks import Player, PlayerName
from companion.results.players import canonical_player, list_with_merged

MARK = "○"
"""What stands in the place of a name; for a second person "○ 2": a table has no name twice."""


@writes
def erase_person(session: Session, book: str, player: str) -> int:
    """Erase a person's names from a scorebook, its games and their logs; return how many games.

    Points stay, under the mark: they are the others' too. Each of these games begins a new epoch,
    so that phones ask for its log anew. Raises `NoResultFound`.
    """
    person = canonical_player(session, session.get_one(Player, (book, player)))
    people = list_with_merged(session, person)
    eraser = _Eraser(session, book, people)
    games = session.scalars(select(Game).where(Game.scorebook == book)).all()
    changed = sum(eraser.erase_from(game) for game in games)
    eraser.rename(people)
    return changed


class _Eraser:
    """Replaces the names of some people, merged into one, by a mark."""

    def __init__(self, session: Session, book: str, people: list[Player]) -> None:
        self._session, self._book = session, book
        self._ids = {one.id for one in people}
        own = PlayerName.scorebook == book, PlayerName.player.in_(self._ids)
        self._keys = set(session.scalars(select(PlayerName.folded).where(*own)))
        self._keys |= {name_key(one.name) for one in people}
        known = set(session.scalars(select(PlayerName.folded).where(PlayerName.scorebook == book)))
        self._mark = next(mark for mark in _marks() if mark not in known)
        names = sorted(map(re.escape, self._keys), key=len, reverse=True)
        self._in_text = re.compile(rf"(?<!\w)(?:{'|'.join(names)})(?!\w)", re.IGNORECASE)

    def erase_from(self, game: Game) -> bool:
        """Erase the names from a game and its log; return whether they were in it."""
        entries = self._session.scalars(select(Entry).where(Entry.game == game.id)).all()
        rows: list[tuple[Any, str]] = [(game, "file"), (game, "seats")]
        rows += [(entry, "text") for entry in entries]
        is_changed = False
        for row, column in rows:
            before = getattr(row, column)
            after = self._replace(before)
            if after != before:
                setattr(row, column, after)
                is_changed = True
        users = self._session.scalars(select(DeviceUser).where(DeviceUser.game == game.id))
        for user in users:
            if name_key(user.by) in self._keys:
                self._session.delete(user)
                is_changed = True
        if is_changed:
            game.epoch = secrets.token_hex(4)
        return is_changed

    def rename(self, people: list[Player]) -> None:
        """Call these people by the mark, which is the only name left to them."""
        own = PlayerName.scorebook == self._book, PlayerName.player.in_(self._ids)
        self._session.execute(delete(PlayerName).where(*own))
        is_one = Player.scorebook == self._book, Player.id.in_(self._ids)
        columns = {"name": self._mark, "mark": None, "retired": True, "kept": True}
        self._session.execute(update(Player).where(*is_one).values(columns))
        first = people[0].id
        self._session.add(PlayerName(scorebook=self._book, folded=self._mark, player=first))

    def _replace(self, value: Any) -> Any:
        """Return a part of a game file, with the mark for every name in it."""
        if isinstance(value, list):
            return [self._replace(one) for one in cast("list[Any]", value)]
        if not isinstance(value, dict):
            return value
        found = {key: self._replace(one) for key, one in cast("dict[str, Any]", value).items()}
        if self._is_own_seat(found):
            found["name"] = self._mark
        if isinstance(found.get("by"), str) and name_key(found["by"]) in self._keys:
            found["by"] = self._mark
        if isinstance(found.get("note"), str):
            found["note"] = self._in_text.sub(self._mark, found["note"])
        return found

    def _is_own_seat(self, seat: dict[str, Any]) -> bool:
        """Whether a seat names one of these people: by id where it has one, else by name."""
        name = seat.get("name")
        if not isinstance(name, str):
            return False
        player = seat.get("player")
        return player in self._ids if player is not None else name_key(name) in self._keys


def _marks() -> Iterator[str]:
    """Yield the marks, in the order in which people get them."""
    yield MARK
    yield from (f"{MARK} {number}" for number in count(2))
