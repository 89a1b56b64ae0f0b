"""The fields of a pad: what one of them asks for, and what was written down in it.

With them go names in several languages, formulas and checks, as pads of every kind have them.
"""

from .. import check
from ..problem import Problem
from .parse import number_at, parse
from .parts import check_alone
from .tokens import LETTERS, end_of, read_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..shapes import Any, Json, Path, Sequence
    from .shapes import Check, Field, Node, Scope, Values


MAX_CHOICES = 24
MAX_LANGUAGES = 12
MAX_CHECKS = 12
FIELD_KINDS = ("number", "flag", "choice")
ROUND_KINDS = FIELD_KINDS + ("computed",)
ROW_KINDS = ROUND_KINDS + ("subtotal",)
"""What a field of a round, or a row, may be: the kinds that are worked out are read elsewhere."""
RESERVED = ("round", "seats", "total", "points")
"""What formulas know besides the fields."""


def read_words(value: "Json", at: "Path", most: int = check.NAME_LIMIT) -> str:
    """Read what people call something: one text, or one by language.

    Return that in English where there is one, else the first language's.
    """
    if type(value) is not dict:
        return check.text(value, at, most)
    if not 0 < len(value) <= MAX_LANGUAGES:
        raise Problem("pad.languages", at, {"count": len(value), "most": MAX_LANGUAGES})
    languages = sorted(value)
    for language in languages:
        signs = list(language)
        if not 2 <= len(signs) <= 8 or end_of(signs, 0, LETTERS) < len(signs):
            key = check.clip(language)
            raise Problem("value.unknown_key", at + [key], {"key": key})
        check.text(value[language], at + [language], most)
    return value["en" if "en" in value else languages[0]]


def read_field(
    value: "Json",
    at: "Path",
    taken: "Sequence[str]",
    scope: "tuple[Sequence[str], Sequence[str]]",
    flags: "Sequence[str]" = (),
    kinds: "Sequence[str]" = ROUND_KINDS,
) -> "Field":
    """Read a field: a number with its bounds, a yes or no, or a choice with what each is worth.

    `scope` are the names that its bounds know of a player, and of the table; `flags` are yes or
    no, and it may be asked of those alone who have said yes there; `kinds` are known where one is
    wrong.
    """
    if type(value) is not dict:
        raise Problem("value.type", at, {"wanted": "object"})
    kind = check.choice(value.get("kind", FIELD_KINDS[0]), at + ["kind"], kinds)
    own = {"number": ("least", "most"), "choice": ("choices",)}.get(kind, ())
    given = check.record(value, at, ("id", "name"), ("kind", "of") + own)
    of = read_of(given, at, flags)
    read_words(given["name"], at + ["name"])
    name = read_id(given["id"], at + ["id"], tuple(taken) + RESERVED)
    least = read_bound(given.get("least", 0), at + ["least"], scope)
    most = read_bound(given.get("most", check.LIMIT), at + ["most"], scope)
    is_fixed = kind == "number" and least[0] == most[0] == "number"
    return {
        "id": name,
        "kind": kind,
        "least": least,
        "most": most,
        "choices": read_choices(given, at + ["choices"]) if kind == "choice" else [],
        "ends": (least[2], most[2]) if is_fixed else None,
        "of": of,
    }


def read_of(given: "dict[str, Any]", at: "Path", flags: "Sequence[str]") -> str | None:
    """Read which yes or no decides of whom a field is; None: of everybody."""
    if given.get("of") is None:
        return None
    return check.choice(given["of"], at + ["of"], flags)


def read_id(value: "Json", at: "Path", taken: "Sequence[str]") -> str:
    """Read a word that formulas or entries say."""
    name = read_name(check.text(value, at), at)
    if name in taken:
        raise Problem("pad.taken", at, {"met": name})
    return name


def read_choices(given: "dict[str, Any]", at: "Path") -> "list[tuple[str, int]]":
    """Read what may be chosen: the word for it in an entry, and what it is in a formula."""
    found: list[tuple[str, int]] = []
    choices = check.array(given.get("choices"), at, MAX_CHOICES)
    if not choices:
        raise Problem("value.missing", at + [0], {"key": "choices"})
    for position in range(len(choices)):
        here: Path = at + [position]
        one = check.record(choices[position], here, ("id", "name", "worth"))
        read_words(one["name"], here + ["name"])
        name = read_id(one["id"], here + ["id"], [before for before, _ in found])
        found.append((name, check.integer(one["worth"], here + ["worth"])))
    return found


def read_bound(value: "Json", at: "Path", scope: "tuple[Sequence[str], Sequence[str]]") -> "Node":
    """Read a bound: of one player, because it stands before the others are known."""
    tree = read_formula(value, at, scope[0], scope[1])
    check_alone(tree, "pad.bound", at)
    if tree[0] == "number":
        return number_at(tree[1], min(max(tree[2], -check.LIMIT), check.LIMIT))
    return tree


def read_figure(field: "Field", value: "Json", numbers: "Values", own: "Values", at: "Path") -> int:
    """Read what was written down in one field, as formulas know it."""
    if field["kind"] == "flag":
        return int(check.boolean(value, at))
    if field["kind"] == "choice":
        words = [word for word, _ in field["choices"]]
        return field["choices"][words.index(check.choice(value, at, words))][1]
    least = work_out_bound(field["least"], numbers, own, at)
    return check.integer(value, at, least, work_out_bound(field["most"], numbers, own, at))


def work_out_bound(tree: "Node", numbers: "Values", own: "Values", at: "Path") -> int:
    """Work out a bound of a field, within those that every number has."""
    if tree[0] == "table":
        return numbers[tree[2]]
    if tree[0] == "number":
        return tree[2]
    value = work_out(tree, (numbers, (), {}), own, at)
    return min(max(value, -check.LIMIT), check.LIMIT)


def read_formula(
    value: "Json",
    at: "Path",
    fields: "Sequence[str]",
    table: "Sequence[str]",
    is_of_player: bool = True,
) -> "Node":
    """Read a formula, or a number alone."""
    if type(value) is int:
        return number_at(1, check.integer(value, at))
    try:
        return parse(value, fields, table, is_of_player)
    except Problem as problem:
        refusal = problem
    raise refusal.with_prefix(at)


def read_checks(
    value: "Json",
    at: "Path",
    scope: "tuple[Sequence[str], Sequence[str]]",
    is_of_player: bool,
) -> "list[Check]":
    """Read what must hold, and what people call it: over all players, or of one player's rows.

    `scope` are the names it knows of a player, and of the table.
    """
    found: list[Check] = []
    checks = check.array(value, at, MAX_CHECKS)
    for position in range(len(checks)):
        here: Path = at + [position]
        one = check.record(checks[position], here, ("holds", "name"))
        tree = read_formula(one["holds"], here + ["holds"], scope[0], scope[1], is_of_player)
        params = read_check_names(one["name"], here + ["name"])
        params["number"] = position + 1
        found.append((tree, params))
    return found


def read_check_names(value: "Json", at: "Path") -> "dict[str, int | str]":
    """Read what a check is called: as `check`, and in each language, `check_de`."""
    found: dict[str, int | str] = {"check": read_words(value, at, check.WORD_LIMIT)}
    if type(value) is dict:
        for language in value:
            found["check_" + language] = value[language]
    return found


def work_out(tree: "Node", scope: "Scope", own: "Values", at: "Path") -> int:
    """Work out a formula of a pad; what goes wrong in it is named at `at`."""
    try:
        return tree[-1](own, scope)
    except Problem as problem:
        refusal = problem
    raise refusal.with_prefix(at)
