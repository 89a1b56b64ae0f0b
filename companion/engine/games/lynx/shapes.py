"""The shapes of lynX, for type checkers alone."""

from typing import Any, NotRequired, TypeAlias, TypedDict

from ...shapes import Chain, Item, OpenState, PlayersEntry, SeriesState


class LynxOptions(TypedDict):
    """The house rules."""

    target: int | None
    games: int | None
    packs: int
    finish_bonus: int
    hand_factor: int
    dealer: int | None
    series: str


class LynxState(OpenState, SeriesState):
    """The state, with the items and the finisher of each game, and who dealt last."""

    options: LynxOptions
    dealt: int | None
    games: Chain[tuple[list[Item | None], int | None]]


class RoundEntry(PlayersEntry):
    """A whole game."""

    finisher: NotRequired[Any]
    last: NotRequired[Any]


Pair: TypeAlias = dict[str, int]
"""Cards of which only the numbers are known: faces and others."""
Meld: TypeAlias = list[Any] | dict[str, Any]
"""A meld by its cards, or a shape: `{"set", "n"}` or `{"run"}`."""
Shape: TypeAlias = dict[str, Any]
Cards: TypeAlias = tuple[list[str], list[str]]
"""A meld as it is read: the rank of each card, and the cards where their suits are known."""
