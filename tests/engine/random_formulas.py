"""Formulas for Hypothesis: rightly written, in every spelling, and spoilt; and plain ones."""

from collections.abc import Sequence
from random import Random

from hypothesis import strategies as st

FIELDS = ("bid", "points", "tricks")
TABLE = ("round", "seats")
COMPARED = ("=", "<>", "<", "<=", ">", ">=")
OVER_ALL = ("SUM", "COUNT", "MIN", "MAX", "RANK")
NUMBERS = st.integers(0, 12) | st.sampled_from((100, 31_623, 999_999, 999_999_999))
spaces = st.sampled_from(("", "", "", " ", "\n ", "\u00a0"))
separators = st.sampled_from((",", ", ", ";", " ; "))
comparisons = st.sampled_from(("=", "<>", "<", "<=", ">", ">=", "≠", "≤", "≥"))


@st.composite
def spelt(draw: st.DrawFn, word: str) -> str:
    """Write a word in capitals, small letters or both."""
    return draw(st.sampled_from((word, word.upper(), word.title())))


@st.composite
def lookups(draw: st.DrawFn, inner: st.SearchStrategy[str]) -> str:
    keys = sorted(draw(st.sets(st.integers(-20, 20), min_size=1, max_size=4)))
    worths = draw(st.lists(st.integers(-99, 99), min_size=len(keys), max_size=len(keys)))
    lists = [draw(separators).join(map(str, one)) for one in (keys, worths)]
    comma = draw(separators)
    return f"LOOKUP({draw(inner)}{comma}{{{lists[0]}}}{comma}{{{lists[1]}}})"


@st.composite
def calls(draw: st.DrawFn, inner: st.SearchStrategy[str]) -> str:
    """Call a function with as many arguments as it takes."""
    numbers = {"if": (2, 3), "min": (2, 3), "max": (2, 3), "and": (1, 3), "or": (1, 3)}
    numbers |= {"not": (1, 1), "abs": (1, 1), "quotient": (2, 2)}
    name = draw(st.sampled_from(sorted(numbers)))
    arguments = draw(st.lists(inner, min_size=numbers[name][0], max_size=numbers[name][1]))
    space = draw(spaces)
    return f"{draw(spelt(name))}{space}({draw(separators).join(arguments)}{space})"


@st.composite
def over_players(draw: st.DrawFn, inner: st.SearchStrategy[str], is_of_player: bool) -> str:
    """SUM and its like; RANK only of a player."""
    names = ("sum", "count", "min", "max") + (("rank",) if is_of_player else ())
    name = draw(st.sampled_from(names))
    order = draw(st.sampled_from(("", ", 1", ", 0"))) if name == "rank" else ""
    return f"{draw(spelt(name))}({draw(inner)}{order})"


def within(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """One part more around others."""
    joined = st.tuples(inner, spaces, st.sampled_from("+-*−×"), spaces, inner).map("".join)
    bracketed = inner.map(lambda one: f"({one})")
    compared = st.tuples(bracketed, spaces, comparisons, spaces, bracketed).map("".join)
    signed = st.tuples(st.sampled_from(("-", "+", "--", "- ")), bracketed).map("".join)
    in_brackets = compared.map(lambda one: f"({one})")
    return bracketed | joined | in_brackets | signed | calls(inner) | lookups(inner)


def expressions(is_of_player: bool, leaves: int = 12) -> st.SearchStrategy[str]:
    """Whole formulas of a player, or of the table."""
    words = (*TABLE, *FIELDS) if is_of_player else TABLE
    ends = NUMBERS.map(str) | st.sampled_from(words).flatmap(spelt)
    of_players = st.recursive(
        NUMBERS.map(str) | st.sampled_from((*TABLE, *FIELDS)).flatmap(spelt),
        within,
        max_leaves=4,
    )
    whole = ends | over_players(of_players, is_of_player)
    values = st.recursive(whole, within, max_leaves=leaves)
    return values | st.tuples(values, spaces, comparisons, spaces, values).map("".join)


pieces = st.sampled_from(
    (
        *("SUM", "IF", "LOOKUP", "min(", "RANK(", "(", ")", "{", "}", ",", ";", "+", "-", "*", "/"),
        *(
            "=",
            "<>",
            "<",
            ">=",
            "bid",
            "round",
            "7",
            "2.5",
            "1e3",
            " ",
            '"',
            "%",
            "ä",
            "😀",
            "\x00",
        ),
        *("999999999", "1000000000", "nobody", "\ud800"),
    )
)
spoilt = st.lists(pieces, max_size=30).map("".join) | st.text(max_size=40)
"""What is hardly ever a formula."""


def formula(rnd: Random, names: Sequence[str], is_over_all: bool, depth: int = 3) -> str:
    """Return a formula of these names, perhaps with what goes over all players."""
    if depth == 0 or rnd.random() < 0.2:
        return rnd.choice(names) if names and rnd.random() < 0.7 else str(rnd.randint(0, 30))

    def part(is_inner: bool = is_over_all) -> str:
        return formula(rnd, names, is_inner, depth - 1)

    kind = rnd.choice(("sum", "times", "if", "lookup", "call", "quotient", "all", "not"))
    if kind == "not":
        return f"NOT({part()})"
    if kind == "all" and is_over_all:
        return f"{rnd.choice(OVER_ALL)}({part(False)})"
    if kind == "times":
        return f"({part()}) * {rnd.randint(-5, 10)}"
    if kind == "if":
        return f"IF(({part()}) {rnd.choice(COMPARED)} ({part()}), {part()}, {part()})"
    if kind == "lookup":
        return f"LOOKUP({part()}, {{-99, 0, {rnd.randint(1, 9)}}}, {{-5, 0, {rnd.randint(1, 50)}}})"
    if kind == "call":
        return f"{rnd.choice(('MIN', 'MAX', 'AND', 'OR'))}({part()}, {part()}, {part()})"
    if kind == "quotient":
        return f"QUOTIENT({part()}, {rnd.choice((2, 3, 5, 7, part()))})"
    return f"({part()}) {rnd.choice('+-')} ABS({part()})"
