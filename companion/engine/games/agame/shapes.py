"""The shapes of Agame, for type checkers alone."""

from collections.abc import Mapping
from typing import Any, NotRequired, TypeAlias, TypedDict

from ...problem import Problem
from ...shapes import Chain, GameEntry, Item, State
from ...shapes import Row as AnyRow

SheetRow: TypeAlias = AnyRow
Row: TypeAlias = dict[str, str]
"""By slot what lies there: a colour, or "fennek COLOUR"."""
Card: TypeAlias = tuple[str, str]
"""Colour and what: a slot, "hat" or "fennek"; on boards (what, colour)."""
Plays: TypeAlias = list[list[Card]]
Figures: TypeAlias = tuple[int, int, bool]
"""(sum, lizards, complete)."""


class AgameOptions(TypedDict):
    """The house rules."""

    target: int | None
    complete_bonus: int
    lizard_bonus: int
    neutral: list[str]
    fennek: str
    fennek_value: int
    last_trick: str
    log_tricks: bool


class Holding(TypedDict):
    """A hand and the cards won (see `hands.py`)."""

    cards: list[str]
    unknown: int
    won: list[str]
    draws: int


class Decision(TypedDict):
    """Who wins a trick, and by which rule."""

    position: int
    why: str
    sums: list[int | None]
    tied: list[int]


class Won(TypedDict):
    """The same by seats."""

    seat: int
    why: str
    sums: list[int | None]
    tied: list[int]


class AgameTrick(TypedDict):
    """The last trick; nobody wins one that was broken off."""

    leader: int
    plays: list[list[str]]
    winner: int | None
    why: str | None
    sums: NotRequired[list[int | None]]


class Section(TypedDict):
    """A section followed card by card (see `live.py`)."""

    leader: int | None
    holdings: list[Holding]
    rows: list[Row]
    aside: list[str | None]
    discard: list[str]
    unseen: list[str]
    deck: int
    caught: list[int]
    catches: list[int]
    out: bool
    entries: list[str]
    last: AgameTrick | None
    is_stored: bool


class AgameState(State):
    """The state, with the section followed card by card and those that are known by their rows.

    `reopen` is the state before a catch that ended a section, which a later seat's catch opens
    again.
    """

    options: AgameOptions
    open: Section | None
    reopen: "AgameState | None"
    sections: Chain[tuple[list[Item], list[int]]]


class TrickEntry(GameEntry):
    """A trick, card by card."""

    leader: Any
    plays: Any
    laid: NotRequired[Any]
    discarded: NotRequired[Any]


class StuckEntry(GameEntry):
    """The leader's lone single-digit card."""

    seat: Any
    card: Any


CatchEntry = TypedDict(
    "CatchEntry", {"type": str, "id": str, "seat": Any, "card": Any, "from": Any, "pay": Any}
)
"""A catch: from somebody's row, or the discard pile."""


class Ask(TypedDict):
    """A card of which the table must say whose it is."""

    card: str
    seat: int | None
    seats: list[int]


class Reading(TypedDict):
    """A trick as the taps tell it (see `turns.py`)."""

    leader: int | None
    plays: list[list[str]]
    after: Section
    ask: Ask | None
    later: list[tuple[str, int]]
    rest: list[str]
    barred: Problem | None


class RowTaps(TypedDict):
    """What all taps of a section share: the seat's row, its points, who holds which card."""

    row: Row
    points: int
    holders: Mapping[Card, int]
