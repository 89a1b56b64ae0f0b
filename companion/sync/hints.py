"""What is announced about a game, from the request in which it happens to every open stream.

A hint may come late, twice or never: what a stream tells is read from the store, by number.
Where an entry comes in, its hint spares that reading, because it brings what is new.
"""

from dataclasses import dataclass

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
    """Its short id (`companion.scorebooks.store.short_id`)."""
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
