"""The shapes of the engine's values, for type checkers alone: no interpreter imports this file.

Elsewhere they are imported under `TYPE_CHECKING`, false on both interpreters, and stand in quotes.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NotRequired, Protocol, Self, TypeAlias, TypedDict, TypeVar

T = TypeVar("T")
Json: TypeAlias = dict[str, Any] | list[Any] | str | int | float | None
"""A value somebody else made: nothing is known of it before `check` has read it."""
Draft: TypeAlias = dict[str, Any]
"""An unfinished entry: null, or nothing, where no value is known yet."""
Path: TypeAlias = list[str | int]
"""The way to a place inside an entry: keys and positions."""
Params: TypeAlias = Mapping[str, int | str]
Chain: TypeAlias = "tuple[T, Chain[T]] | None"
"""A list that grows at its head: (newest, older chain)."""


class ProblemDict(TypedDict):
    """A problem or a warning as the format writes it."""

    entry: int
    at: Path
    code: str
    params: Params


class Warned(TypedDict):
    """A warning of a state: it names its entry by the id."""

    id: str
    at: Path
    code: str
    params: Params


class Bar(TypedDict):
    """What bars a tap."""

    code: str
    params: Params


class Seat(TypedDict):
    """A seat of the table; the mark is always there where it is the colour of the cards."""

    name: str
    color: str
    player: NotRequired[str]
    members: NotRequired[list[dict[str, str]]]


class Setup(TypedDict):
    """A set-up that is complete."""

    game: str
    seats: list[Seat]
    options: Any
    playing: list[bool]
    pad: NotRequired[Any]


class GameEntry(TypedDict):
    """An entry of a log whose outline is checked; every value in it is still somebody else's."""

    type: str
    id: str


class SeatEntry(GameEntry):
    """An entry about one seat, or with a new one: join (both), leave."""

    seat: Any


class PointsEntry(SeatEntry):
    """A correction of one total."""

    points: Any


class PlayersEntry(GameEntry):
    """An entry with everybody's results: a round, a section, a game."""

    players: Any


Item: TypeAlias = dict[str, Any]
"""What an entry says of one player, not checked yet."""


class Line(TypedDict):
    """One line of a score's arithmetic."""

    what: str
    points: int
    count: NotRequired[int]
    card: NotRequired[str]
    row: NotRequired[str]
    text: NotRequired[str]
    call: NotRequired[str]
    values: NotRequired[list[str]]
    when: NotRequired[str]
    worth: NotRequired[int]


Result: TypeAlias = tuple[int, list[Line]]
"""What a round is worth to a player: points, and the lines that add up to them."""


class PlayerRow(TypedDict):
    """A player's part of a row of the sheet."""

    points: int
    total: int
    lines: list[Line]


class Row(TypedDict):
    """A row of the sheet; `no` is None for an adjustment."""

    no: int | None
    open: bool
    entries: list[str]
    players: list[PlayerRow]


class State(TypedDict):
    """What every game's state has."""

    options: Any
    seats: list[Seat]
    playing: list[bool]
    rounds: int
    rows: Chain[Row]
    totals: list[int]
    last: list[int]
    over: bool
    reason: str | None
    ended: str | None
    finished: bool
    is_stored: bool
    warnings: Chain[Warned]


S = TypeVar("S", bound=State)


class OpenState(State):
    """The state of a game in which players may come and go: how few and how many."""

    least: int
    most: int


OpenS = TypeVar("OpenS", bound=OpenState)


class SeriesState(State):
    """The state of a game that may be one of a series: games won, by seat."""

    won: list[int]


class Nearest(TypedDict):
    """The seat nearest to the target, and what it needs."""

    seat: int
    points: int


class TieBreak(TypedDict):
    """How a tie was broken: not at all, or by the points of the last round."""

    shared: bool
    points: int


class Outlook(TypedDict):
    """What screens say of the course of a game (`outlook.py`); a game adds keys of its own."""

    nearest: Nearest | None
    tie: str | None
    tie_break: TieBreak | None


class Sheet(TypedDict):
    """The sheet of `docs/format.md`; for screens with an outlook besides."""

    game: str
    target: int | None
    rounds: list[Row]
    totals: list[int]
    ranks: list[int]
    over: bool
    reason: str | None
    winners: list[int]
    next: dict[str, Any] | None
    table: Mapping[str, Any]
    warnings: list[Any]
    outlook: NotRequired[Outlook]


class Preview(TypedDict):
    """A player's part of an answer to a draft; null points: nothing is known yet."""

    points: int | None
    before: int
    total: int
    lines: list[Line]


class Choices(TypedDict):
    """The answer to a draft (docs/engine.md)."""

    entry: Draft | None
    problem: ProblemDict | None
    warnings: list[ProblemDict]
    over: bool
    winners: list[int]
    players: list[Preview]
    taps: Any


Option: TypeAlias = dict[str, Any]
"""A house rule as forms are drawn from it: name, kind, default, and limits by its kind."""


class GameDefinition(TypedDict):
    """The definition of a game; states and entries are the game's own."""

    game: str
    place: int | None  # None: offered by no form yet
    start: Callable[[Setup], Any]
    step: Callable[[Any, Any], Any]
    sheet: Callable[[Any], Sheet]
    choices: Callable[[Any, Any], Choices]
    counts: Callable[[Any], list[dict[str, int]]]
    seats: tuple[int, int]
    options: tuple[Option, ...]
    steps: dict[str, Callable[[Any, Any], Any]]
    end_reason: Callable[[Any], str | None]
    standing: Callable[[Any], Sequence[Any]]
    read_declaration: NotRequired[Callable[[Json, list[Seat]], None]]
    who_wins: NotRequired[Callable[[Json, dict[str, Any]], dict[str, Any]]]
    colors: NotRequired[tuple[str, ...]]
    suits: NotRequired[tuple[str, ...]]
    has_teams: NotRequired[bool]
    is_late: NotRequired[Callable[[Any, Any], bool]]
    tie: NotRequired[str]
    outlook: NotRequired[Callable[[Any], Any]]


Reading: TypeAlias = tuple[str, Any, int, Path]
"""An entry as it reads now: (id, entry or None, number of the log entry, path in it)."""
Text: TypeAlias = tuple[str, Any, int, Path, str]
"""A reading as an amend wrote it, with the id of the amend."""
Change: TypeAlias = tuple[str, Any, str | None]
"""A change of an amend: (id, entry or None, the id before which it is inserted)."""
Place: TypeAlias = tuple[int, Path]
"""Where a text stands in a log: (number of the log entry, path in it)."""


class Answer(TypedDict):
    """What a game has come to: without a legal set-up neither set-up nor sheet."""

    setup: Setup | None
    sheet: Sheet | None
    problem: ProblemDict | None


Step: TypeAlias = tuple[Any, Reading, Any, Any]
"""(step before it, reading, state after it, problem or None)."""


class Copied(Protocol):
    """What can be copied and then changed: a state, or a part of one."""

    def copy(self) -> Self:
        """Copy it, its parts not."""
        ...

    def update(self, changes: Any, /) -> None:
        """Set some keys."""
        ...


D = TypeVar("D", bound=Copied)


class EarlierEntries(Protocol):
    """What an amend asks of the log so far."""

    known: dict[str, Reading]

    def find_amendable(self, name: Any, at: Path) -> str:
        """Return the id if it is that of an earlier entry that is no correction."""
        ...
