"""The shapes of Greta, for type checkers alone."""

from typing import Any, NotRequired, TypeAlias, TypedDict

from ...shapes import Chain, GameEntry, Line, SeriesState

Cell: TypeAlias = tuple[int, int]
"""Row and column, in the coordinates of the game's first card."""
Board: TypeAlias = dict[Cell, tuple[str, int, str | None]]
"""By cell: the card that lies on top, its level, the card it covers."""


class GretaOptions(TypedDict):
    """The house rules."""

    target: int | None
    games: int | None
    dealer: int
    values: dict[str, int]
    suit_scope: str
    diagonals: str
    level_two: str
    cover_factor: int
    claiming: str
    series: str
    practice: bool


class Match(TypedDict):
    """What a card matches: suit, rank or cover."""

    at: Cell
    card: str
    what: str
    points: int


class Last(TypedDict):
    """The last card and its matches."""

    card: str
    at: Cell
    seat: int
    points: int
    matches: list[Match]


class Due(TypedDict):
    """What the receiver of the last card may still claim; its level counts from 0."""

    seat: int
    points: int
    level: int
    card: str


class Action(TypedDict):
    """A card that was placed, or a claim; the points of a card wait where they are claimed."""

    id: str
    type: str
    seat: int
    card: str
    points: int | None
    at: NotRequired[Cell]
    level: NotRequired[int]


class Play(TypedDict):
    """One game on the table (see `play.py`)."""

    board: Board
    count: int
    dealer: int
    entries: list[list[str]]
    points: list[list[int]]
    lines: list[list[list[Line]]]
    adjusted: list[int]
    played: list[Action]
    last: Last | None
    due: Due | None


class GretaState(SeriesState):
    """The state, with the game on the table and the actions of those before it."""

    options: GretaOptions
    play: Play
    games: int
    known: Chain[list[Action]]


class PlaceEntry(GameEntry):
    """A card that is placed."""

    card: Any
    at: Any


class ClaimEntry(GameEntry):
    """A claim of points."""

    points: Any
