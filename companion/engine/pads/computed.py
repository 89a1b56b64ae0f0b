"""Fields of a pad that are asked of nobody, but worked out of what is (`docs/pads.md`)."""

from .. import check, draft
from ..problem import Problem
from .fields import RESERVED, read_formula, read_id, read_of, read_words
from .figures import read_figures, table_values
from .kept import memory_by
from .parts import all_parts, fields_in, has_all_players, is_of_fields_alone

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..shapes import Any, Item, Json, Path, Sequence
    from .shapes import Computed, Field, Memory, Node, Pad, PadState, Scope, Values


KIND = "computed"
SUBTOTAL = "subtotal"
"""A row that says what others come to, and is not added to the total itself."""


def is_computed(value: "Json") -> bool:
    """Whether a field, or a row, is declared as one that is worked out."""
    return type(value) is dict and value.get("kind") == KIND


def is_subtotal(value: "Json") -> bool:
    """Whether a row is declared as a sum of others."""
    return type(value) is dict and value.get("kind") == SUBTOTAL


def read_head(
    value: "Json", at: "Path", taken: "Sequence[str]", flags: "Sequence[str]"
) -> "tuple[str, str | None]":
    """Read the id of a field that is worked out, and of whom it is; `flags` are those before it."""
    given = check.record(value, at, ("id", "name", "kind", "is"), ("of",))
    of = read_of(given, at, flags)
    read_words(given["name"], at + ["name"])
    return read_id(given["id"], at + ["id"], tuple(taken) + RESERVED), of


def read_computed(
    given: "Sequence[Any]",
    at: "Path",
    heads: "Sequence[tuple[int, str, str | None]]",
    scope: "tuple[Sequence[str], Sequence[str]]",
) -> "list[Computed]":
    """Read the fields that are worked out, in their order: (place, id, of) of each in `heads`.

    `scope` are the names their formulas know of a player, to which those before come, and of the
    table. One is of all where it goes over all players, or rests on one that does.
    """
    names, table = tuple(scope[0]), scope[1]
    found: list[Computed] = []
    of_all: list[str] = []
    for place, name, of in heads:
        tree = read_formula(given[place]["is"], at + [place, "is"], names, table)
        rests = [part for part in all_parts(tree) if part[0] == "field" and part[2] in of_all]
        is_of_all = bool(rests) or has_all_players(tree)
        found.append({"id": name, "kind": KIND, "of": of, "worth": tree, "is_of_all": is_of_all})
        names += (name,)
        if is_of_all:
            of_all.append(name)
    return found


def numbers_of(fields: "Sequence[Field]", computed: "Sequence[Computed]") -> list[str]:
    """Return the ids of what is worked out as a number, not as a yes or no."""
    yes_or_no = [field["id"] for field in fields if field["kind"] == "flag"]
    found: list[str] = []
    for field in computed:
        names = yes_or_no if is_yes_or_no(field["worth"], yes_or_no) else found
        names.append(field["id"])
    return found


def is_yes_or_no(node: "Node", names: "Sequence[str]") -> bool:
    """Whether a formula is true or false by what it is; `names` are, too."""
    if node[0] != "call":
        return node[0] == "compare" or (node[0] == "field" and node[2] in names)
    if node[2] == "if":
        return False not in [is_yes_or_no(part, names) for part in node[3][1:]]
    return node[2] in ("and", "or", "not")


def memory_of(computed: "Sequence[Computed]", asked: "Sequence[str]") -> "Memory | None":
    """Return what keeps what is worked out by the asked fields that alone decide; else None."""
    names: list[str] = []
    for field in computed:
        if not is_of_fields_alone(field["worth"]):
            return None
        names += fields_in(field["worth"]) + [field["of"] or ""]
    return memory_by([name for name in asked if name in names])


def add_computed(
    pad: "Pad", numbers: "Values", figures: "Sequence[dict[str, int] | None]", is_whole: bool = True
) -> None:
    """Add to everybody's figures what is worked out of them.

    Not `is_whole`: some are not known yet, and what goes over all players is left out.
    What a player's own fields alone decide is worked out once for equal ones.
    Raises `Problem` at the player of whom something cannot be worked out.
    """
    memory = pad["worked_out"]
    if memory is None or not is_whole:
        work_out_all(pad, numbers, figures, is_whole)
        return
    _, before, key_in = memory
    keys = [key_in(own) if own else None for own in figures]
    new = [None if key in before else own for key, own in zip(keys, figures)]
    if new.count(None) < len(new):
        work_out_all(pad, numbers, new, True)
    for key, own in zip(keys, figures):
        if own and key in before:
            own.update(before[key])
        elif own:
            before[key] = {field["id"]: own[field["id"]] for field in pad["computed"]}


def work_out_all(
    pad: "Pad", numbers: "Values", figures: "Sequence[dict[str, int] | None]", is_whole: bool
) -> None:
    """Work out what `add_computed` adds."""
    known = [own for own in figures if own]
    at: Path = ["players", 0]
    limit = check.LIMIT
    try:
        for field in pad["computed"]:
            if field["is_of_all"] and not is_whole:
                continue
            name, of, worth = field["id"], field["of"], field["worth"][-1]
            scope: Scope = (numbers, known, {})
            for seat, own in enumerate(figures):
                if own:
                    at[1] = seat
                    value = worth(own, scope) if of is None or own[of] else 0
                    if not -limit <= value <= limit:
                        check.integer(value, [])
                    own[name] = value
    except Problem as problem:
        refusal = problem
    else:
        return
    raise refusal.with_prefix(at)


def draft_figures(
    state: "PadState", items: "list[Item | None]", blanks: "list[Path]"
) -> "list[dict[str, int] | None]":
    """Return what formulas know by now of those of whom all is known in a draft, else None."""
    numbers = table_values(state)
    lacking = [at[1] for at in blanks]
    figures = [
        None if seat in lacking else read_figures(state, numbers, item, seat, True)
        for seat, item in enumerate(items)
    ]
    add_computed(state["pad"], numbers, figures, not blanks)
    return figures


def known_computed(
    state: "PadState", items: "list[Item | None]", blanks: "list[Path]"
) -> "list[dict[str, int]]":
    """Return by seat what can be worked out of a draft by now, without what is not theirs."""
    none: list[dict[str, int] | None] = [None] * len(items)
    figures = draft.attempt(lambda: draft_figures(state, items, blanks), none)
    found: list[dict[str, int]] = []
    for own in figures:
        known: dict[str, int] = {}
        for field in state["pad"]["computed"]:
            name, of = field["id"], field["of"]
            if own and name in own and (of is None or own[of]):
                known[name] = own[name]
        found.append(known)
    return found
