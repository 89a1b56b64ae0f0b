"""The shapes of formulas, for type checkers alone: no interpreter imports this file."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias, TypedDict

from ..shapes import Chain, Item, OpenState, Params

Token: TypeAlias = tuple[str, int, str]
"""A piece of a formula: kind (number, name, sign or end), place counted from 1, text."""
Node: TypeAlias = tuple[Any, ...]
"""A part of a formula's tree, (kind, place, …, worth), by its kind:

("number", place, n), ("field", place, name), ("table", place, name), ("minus", place, node),
("chain", place, node, [(sign, place, node), …]), ("compare", place, sign, node, node),
("call", place, function, [node, …]), ("lookup", place, node, [n, …], [n, …])

In `kept_points` there is one kind more, without a worth: ("kept", place, node, memory), in which
is what the part is worth, and its text.
"""
Values: TypeAlias = Mapping[str, int]
"""Whole numbers by name."""
Scope: TypeAlias = tuple[Values, Sequence[Values], dict[int, Any]]
"""What a formula is worked out from: the table's values, those of everybody who plays, and what
its parts over all players are worth, by place, as far as they are known: for all of them alike.
Of RANK it is what everybody has; at 0 stands with which part of the points everybody begins."""
Worth: TypeAlias = Callable[[Values, Scope], int]
"""What works out a part of a formula, for one player."""
Memory: TypeAlias = tuple[Sequence[str], dict[Any, Any], Callable[[Values], Any]]
"""What was worked out of the values of these names: by a key, and what makes one of a player's."""
Decision: TypeAlias = tuple[Node, bool]
"""A condition, and whether it holds."""

Check: TypeAlias = tuple[Node, Params]
"""What must hold over all players of a round, and the parameters of the problem if it does not."""

PlainField: TypeAlias = tuple[str, str | None, type, Any, Any, Mapping[Any, int] | None]
"""How a field is read at once: (id, of, type, least, most, worths).

A bound is a number, or what is worked out of the table's once a round. The worths are what each
answer is in formulas; None: it is a number.
"""


class Field(TypedDict):
    """Something that every player is asked for in a round."""

    id: str
    kind: str
    least: Node
    most: Node
    choices: list[tuple[str, int]]
    ends: tuple[int, int] | None
    """Its bounds, where they are the same in every round."""
    of: str | None
    """The yes or no before it that decides of whom it is asked; None: of everybody."""


class Computed(TypedDict):
    """A field that is asked of nobody: worked out of what everybody has said."""

    id: str
    kind: str
    of: str | None
    """The yes or no before it of whom it is; the others have 0. None: of everybody."""
    worth: Node
    is_of_all: bool
    """Whether it depends on the others, by itself or by what it rests on."""


class PadRow(TypedDict):
    """A row that each player fills once, or that is worked out from those."""

    id: str
    is_asked: bool
    is_sum: bool
    """Whether it says what others come to: it is known by its name, and is not in the total."""
    points: Node


class Pad(TypedDict):
    """A pad that has been read."""

    kind: str
    name: str
    seats: tuple[int, int]
    fields: list[Field]
    names: tuple[str, ...]
    """Their ids."""
    computed: list[Computed]
    """Of the kind "rounds": what is worked out beside them; empty in most."""
    plain: list[PlainField]
    """Each of the fields, where that is all there is to check; else empty."""
    is_plain_by_round: bool
    """Whether a bound of those follows from the table's numbers."""
    rows: list[PadRow]
    """Of the kind "rows": as they stand on the sheet; what is asked for is a field."""
    resting: "dict[str, tuple[list[PadRow], list[Check]]]"
    """By a row that is filled, the rows and checks that rest on it; the row itself is one."""
    points: Node
    total: Node | None
    """What a player's total is after a round; None: what it was, and the points."""
    is_shared: bool
    """Whether what a player scores depends on the others."""
    kept_points: Node
    """The points, with the parts of their sums and products that are kept."""
    memories: dict[int, Memory]
    """By the place of what is worth the same for equal fields: the results so far."""
    alike: Sequence[int]
    """The places of IFs of the points that come to the same end for everybody."""
    unsaid: Sequence[str]
    """What is worked out as a number: that it is not 0 is told of nobody."""
    worked_out: Memory | None
    """What was worked out of figures that were asked, where they alone decide; else None."""
    checks: list[Check]
    is_for_some: bool
    """Whether something is asked of some alone."""
    stops: Node | None
    """What ends the game once it holds after a round."""
    rounds: list[int] | None
    """How many are played, by the number of players from the fewest on."""
    target: int | None
    out: int | None
    """The total at which a player is out."""
    deals: str | None
    """Who deals next: "left", "winner" or "loser"."""
    begins: str | None
    tie: str | None
    """What breaks a tie: "play", or a row's id; None: it is shared."""
    wins: str


class Column(TypedDict):
    """What one player has filled in of a pad's rows, by their ids."""

    values: dict[str, Any]
    """As it was written down."""
    figures: dict[str, int]
    """As formulas know it: 0 for a row that is empty; what is worked out, too."""
    points: dict[str, int]
    """What each row counts by now, those that are worked out and sums too."""


class PadState(OpenState):
    """The state of a game by a pad."""

    pad: Pad
    is_stopped: bool
    """Whether the last round has ended the game by what the pad says of its end."""
    items: "Chain[Sequence[Item | None]]"
    """What was written down of everybody, round by round, the newest first.

    Where something is worked out, it is what formulas knew: None also of points alone.
    """
    turns: list[int]
    """Who deals, and who begins the next round."""
    here: list[bool] | None
    """By seat, who has not gone home, where players may be out; else None."""
    columns: dict[int, Column]
    """By seat, of who has filled in something; empty in a game of rounds."""
