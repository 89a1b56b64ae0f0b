"""What is announced about a game, from the request in which it happens to every open stream.

A hint may come late, twice or never: what a stream tells is read from the store, by number.
Where an entry comes in, its hint spares that reading, because it brings what is new.
"""

import json
import random
from dataclasses import dataclass, replace
from typing import NamedTuple

from companion.core.rules import Json


@dataclass(frozen=True)
class Grew:
    """The log of a game has come to this number."""

    game: str
    seq: int
    news: Json | None = None
    """The entries that came last, as a pull from the place before them tells it."""


@dataclass(frozen=True)
class Writing:
    """Somebody fills in a part of the sheet, or no longer does."""

    game: str
    device: str
    """Its short id (`companion.access.scorebooks.short_id`)."""
    notice: Json | None
    """`{"place", "by", "phone"}`; None: no longer."""


@dataclass(frozen=True)
class Gone:
    """A device lost a game, or all it had; without a device: everybody lost it."""

    game: str | None = None
    device: str | None = None
    """Its short id."""


@dataclass(frozen=True)
class Missed:
    """There were more hints than anybody could tell: anything may have happened."""


Hint = Grew | Writing | Gone | Missed


EVERYBODY = "companion:everybody"
"""The channel of what concerns more than one game."""
GAME = "companion:game:"
LONGEST = 16_000
"""Characters. Of a longer letter only the number goes; the entries are read where it arrives."""
KINDS: dict[str, type[Hint]] = {kind.__name__: kind for kind in (Grew, Writing, Gone, Missed)}


class Letter(NamedTuple):
    """A hint on its way."""

    channel: str
    text: str


def channel_of(game: str) -> str:
    """Where hints about one game travel."""
    return GAME + game


def game_of(channel: str) -> str | None:
    """The game whose channel this is."""
    return channel.removeprefix(GAME) if channel.startswith(GAME) else None


def letter(hint: Hint) -> Letter:
    """A hint, written down."""
    about_one = isinstance(hint, Grew | Writing)
    channel = channel_of(hint.game) if about_one else EVERYBODY
    text = _written(hint)
    if isinstance(hint, Grew) and len(text) > LONGEST:
        text = _written(replace(hint, news=None))
    return Letter(channel, text)


def hint_in(text: bytes) -> Hint:
    """The hint that was written down. Raises where another version has written another kind."""
    told = json.loads(text)
    return KINDS[told.pop("is")](**told)


def _written(hint: Hint) -> str:
    told = {"is": type(hint).__name__, **vars(hint)}
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


RETRY_MS = 2000
BEAT = b"event: beat\ndata: {}\n\n"
"""Tells a phone that the line is alive."""
GONE = b"event: gone\ndata: {}\n\n"
"""Tells a phone that this game is no longer for it."""


def event(name: str, told: Json, number: str | None = None) -> bytes:
    """An event; its number is what a phone names when it comes back."""
    text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
    line = "" if number is None else f"id: {number}\n"
    return f"event: {name}\n{line}data: {text}\n\n".encode()


def retry() -> bytes:
    """How long to wait before coming back: not all phones at once after a restart."""
    return b"retry: %d\n\n" % (RETRY_MS + random.randrange(RETRY_MS))  # noqa: S311 - no secret
