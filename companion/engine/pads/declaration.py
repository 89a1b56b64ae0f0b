"""A pad as a table has declared it: read, bounded, its formulas as trees (`docs/pads.md`)."""

from .. import check
from ..problem import Problem
from .evaluate import value_of
from .parse import MAX_PLAYERS, cost, has_all_players, is_of_fields_alone, parse
from .tokens import LETTERS, end_of, read_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..shapes import Any, Json, Path, Sequence
    from .shapes import Check, Field, Node, Pad, Scope, Values


FORMAT = "companion-pad/1"
MAX_FIELDS = 12
MAX_CHOICES = 24
MAX_CHECKS = 12
MAX_LANGUAGES = 12
MAX_COST = 6000
"""Parts of formulas that are looked at for one round, with `MAX_PLAYERS` at the table."""
MAX_ROUNDS = 500
"""Rounds of one game: each may cost `MAX_COST`."""
KINDS = ("rounds",)
FIELD_KINDS = ("number", "flag", "choice")
WINS = ("high", "low")
RESERVED = ("round", "seats", "total", "points")
"""What formulas know besides the fields."""
TABLE = ("round", "seats")


def read_pad(value: "Json", at: "Path") -> "Pad":
    """Read a pad. Raises `Problem` with the place of what is wrong in it."""
    given = check.record(
        value,
        at,
        ("name", "kind", "seats", "fields", "points"),
        ("format", "note", "checks", "rounds", "target", "wins"),
    )
    if "format" in given:
        check.choice(given["format"], at + ["format"], (FORMAT,))
    check.choice(given["kind"], at + ["kind"], KINDS)
    if "note" in given:
        read_words(given["note"], at + ["note"], check.NOTE_LIMIT)
    fields = read_fields(given["fields"], at + ["fields"])
    names = tuple([field["id"] for field in fields])
    points = read_formula(given["points"], at + ["points"], names + ("total",), TABLE)
    pad: Pad = {
        "name": read_words(given["name"], at + ["name"]),
        "seats": read_seat_counts(given["seats"], at + ["seats"]),
        "fields": fields,
        "names": names,
        "points": points,
        "is_shared": has_all_players(points),
        "results": {} if is_of_fields_alone(points) else None,
        "checks": read_checks(given.get("checks", []), at + ["checks"], names),
        "rounds": None,
        "target": None,
        "wins": check.choice(given.get("wins", WINS[0]), at + ["wins"], WINS),
    }
    if given.get("rounds") is not None:
        pad["rounds"] = read_rounds(given["rounds"], at + ["rounds"], pad["seats"])
    if given.get("target") is not None:
        pad["target"] = check.integer(given["target"], at + ["target"], 1)
    check_cost(pad, at)
    return pad


def check_cost(pad: "Pad", at: "Path") -> None:
    """Raise `Problem` where a round would cost more than a phone should work for it."""
    each = cost(pad["points"], True)
    for field in pad["fields"]:
        each += cost(field["least"], True) + cost(field["most"], True)
    if MAX_PLAYERS * each + sum([cost(tree, False) for tree, _ in pad["checks"]]) > MAX_COST:
        raise Problem("pad.cost", at)


def read_words(value: "Json", at: "Path", most: int = check.NAME_LIMIT) -> str:
    """Read what people call something: one text, or one by language.

    Return that in English where there is one, else the first language's.
    """
    if type(value) is not dict:
        return check.text(value, at, most)
    if not 0 < len(value) <= MAX_LANGUAGES:
        raise Problem("pad.languages", at, {"most": MAX_LANGUAGES})
    languages = sorted(value)
    for language in languages:
        signs = list(language)
        if not 2 <= len(signs) <= 8 or end_of(signs, 0, LETTERS) < len(signs):
            key = check.clip(language)
            raise Problem("value.unknown_key", at + [key], {"key": key})
        check.text(value[language], at + [language], most)
    return value["en" if "en" in value else languages[0]]


def read_seat_counts(value: "Json", at: "Path") -> tuple[int, int]:
    """Read the fewest and the most players."""
    counts = check.array(value, at, 2)
    if len(counts) != 2:
        raise Problem("value.missing", at + [len(counts)], {"key": "seats"})
    least = check.integer(counts[0], at + [0], 1, MAX_PLAYERS)
    return least, check.integer(counts[1], at + [1], least, MAX_PLAYERS)


def read_rounds(value: "Json", at: "Path", seats: tuple[int, int]) -> list[int]:
    """Read how many rounds are played, and return that for each number of players."""
    tree = read_formula(value, at, (), ("seats",), False)
    found: list[int] = []
    for count in range(seats[0], seats[1] + 1):
        rounds = work_out(tree, ({"seats": count}, (), {}), {}, at)
        found.append(check.integer(rounds, at, 1, MAX_ROUNDS))
    return found


def read_fields(value: "Json", at: "Path") -> "list[Field]":
    """Read what every player is asked for in a round; a bound knows the fields before it."""
    fields: list[Field] = []
    given = check.array(value, at, MAX_FIELDS)
    if not given:
        raise Problem("value.missing", at + [0], {"key": "fields"})
    for position in range(len(given)):
        known = tuple([field["id"] for field in fields])
        fields.append(read_field(given[position], at + [position], known))
    return fields


def read_field(value: "Json", at: "Path", known: "Sequence[str]") -> "Field":
    """Read a field: a number with its bounds, a yes or no, or a choice with what each is worth."""
    if type(value) is not dict:
        raise Problem("value.type", at, {"wanted": "object"})
    kind = check.choice(value.get("kind", FIELD_KINDS[0]), at + ["kind"], FIELD_KINDS)
    own = {"number": ("least", "most"), "choice": ("choices",)}.get(kind, ())
    given = check.record(value, at, ("id", "name"), ("kind",) + own)
    read_words(given["name"], at + ["name"])
    name = read_id(given["id"], at + ["id"], tuple(known) + RESERVED)
    least = read_bound(given.get("least", 0), at + ["least"], known)
    most = read_bound(given.get("most", check.LIMIT), at + ["most"], known)
    is_fixed = kind == "number" and least[0] == most[0] == "number"
    return {
        "id": name,
        "kind": kind,
        "least": least,
        "most": most,
        "choices": read_choices(given, at + ["choices"]) if kind == "choice" else [],
        "ends": (least[2], most[2]) if is_fixed else None,
    }


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


def read_bound(value: "Json", at: "Path", known: "Sequence[str]") -> "Node":
    """Read a bound: of one player, because it stands before the others are known."""
    tree = read_formula(value, at, tuple(known) + ("total",), TABLE)
    if has_all_players(tree):
        raise Problem("pad.bound", at)
    return tree


def read_checks(value: "Json", at: "Path", names: "Sequence[str]") -> "list[Check]":
    """Read what must hold over all players of a round, and what people call it."""
    found: list[Check] = []
    checks = check.array(value, at, MAX_CHECKS)
    fields = tuple(names) + ("total", "points")
    for position in range(len(checks)):
        here: Path = at + [position]
        one = check.record(checks[position], here, ("holds", "name"))
        tree = read_formula(one["holds"], here + ["holds"], fields, TABLE, False)
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


def read_formula(
    value: "Json",
    at: "Path",
    fields: "Sequence[str]",
    table: "Sequence[str]",
    is_of_player: bool = True,
) -> "Node":
    """Read a formula, or a number alone."""
    if type(value) is int:
        return "number", 1, check.integer(value, at)
    try:
        return parse(value, fields, table, is_of_player)
    except Problem as problem:
        refusal = problem
    raise refusal.with_prefix(at)


def work_out(tree: "Node", scope: "Scope", own: "Values", at: "Path") -> int:
    """Work out a formula of a pad; what goes wrong in it is named at `at`."""
    try:
        return value_of(tree, own, scope)
    except Problem as problem:
        refusal = problem
    raise refusal.with_prefix(at)
