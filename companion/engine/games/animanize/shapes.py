"""The shapes of Animanize, for type checkers alone."""

from typing import Any, NotRequired, TypeAlias, TypedDict

from ...shapes import GameEntry, State

Card: TypeAlias = tuple[str, int]
"""Kind and rank: a colour or "animal", or ("lion", 0)."""
Void: TypeAlias = dict[tuple[int, str], int]
"""By seat and colour: the trick that showed void."""
Revoke: TypeAlias = tuple[int, int, str, int]
"""A card of a colour its player could not follow in: (position, seat, colour, void trick)."""


class AnimanizeOptions(TypedDict):
    """The house rules."""

    target: int | None
    brawl_limit: int
    max_rounds: int
    floor_at_zero: bool
    tie: str
    start: int
    log_tricks: bool


class AnimanizeTrick(TypedDict):
    """The last trick."""

    leader: int
    cards: list[str]
    winner: int
    why: str


class Round(TypedDict):
    """A round followed trick by trick (see `live.py`)."""

    leader: int
    tricks: list[int]
    animals: list[list[int]]
    gone: int
    void: Void
    revokes: list[Revoke]
    entries: list[str]
    last: AnimanizeTrick | None


class AnimanizeState(State):
    """The state, with the round that is followed trick by trick.

    `tied` is the end that was reached before the last round, and that a shared top put off.
    """

    options: AnimanizeOptions
    open: Round | None
    tied: str | None


class CardsEntry(GameEntry):
    """A trick, or the broken trick of an elimination with the hand of who is out."""

    cards: Any
    leader: NotRequired[Any]
    hand: NotRequired[Any]


class Haul(TypedDict):
    """What a player brings home; a draft may know less."""

    tricks: NotRequired[int]
    animals: list[int]
    eliminated: NotRequired[int]
