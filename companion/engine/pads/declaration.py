"""A pad as a table has declared it: read, bounded, its formulas as trees (`docs/pads.md`)."""

from .. import check
from ..problem import Problem
from ..seats import MEMBERS
from .computed import is_computed, is_subtotal, memory_of, numbers_of, read_computed, read_head
from .course import read_course
from .fields import (
    RESERVED,
    ROW_KINDS,
    read_checks,
    read_field,
    read_formula,
    read_id,
    read_words,
    work_out,
)
from .figures import plain_fields
from .kept import alike_ifs, keep_parts, memories_of, wide_fields
from .parse import number_at
from .parts import MAX_PLAYERS, check_alone, cost, has_all_players, names_below

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..shapes import Any, Json, Path, Sequence
    from .shapes import Check, Field, Node, Pad, PadRow


FORMAT = "companion-pad/1"
MAX_FIELDS = 12
MAX_ROWS = 30
MAX_COST = 6000
"""Parts of formulas that are looked at for one round, with `MAX_PLAYERS` at the table."""
MAX_ROUNDS = 500
"""Rounds of one game: each may cost `MAX_COST`."""
KINDS = ("rounds", "rows")
WINS = ("high", "low")
TABLE = ("round", "seats")
TOTALS = ("total", "points")
COMMON = ("format", "note", "wins", "teams", "tie")
KEYS = {
    "rounds": (
        ("name", "kind", "seats", "fields", "points"),
        ("checks", "rounds", "target", "ends", "out", "deals", "begins", "total"),
    ),
    "rows": (("name", "kind", "seats", "rows"), ("checks",)),
}
"""What a pad of each kind has to have, and what it may have besides."""
NOTHING: "Node" = number_at(1, 0)


def read_pad(value: "Json", at: "Path") -> "Pad":
    """Read a pad. Raises `Problem` with the place of what is wrong in it."""
    kind: Json = value.get("kind") if type(value) is dict else None
    if kind is not None:
        check.choice(kind, at + ["kind"], KINDS)
    required, optional = KEYS["rows" if kind == "rows" else "rounds"]
    given = check.record(value, at, required, COMMON + optional)
    if "format" in given:
        check.choice(given["format"], at + ["format"], (FORMAT,))
    if "note" in given:
        read_words(given["note"], at + ["note"], check.NOTE_LIMIT)
    if given.get("teams") is not None:
        check.integer(given["teams"], at + ["teams"], MEMBERS[0], MEMBERS[1])
    pad: Pad = {
        "kind": given["kind"],
        "name": read_words(given["name"], at + ["name"]),
        "seats": read_seat_counts(given["seats"], at + ["seats"]),
        "fields": [],
        "names": (),
        "computed": [],
        "plain": [],
        "is_plain_by_round": False,
        "rows": [],
        "resting": {},
        "points": NOTHING,
        "total": None,
        "is_shared": False,
        "kept_points": NOTHING,
        "memories": {},
        "alike": (),
        "unsaid": (),
        "worked_out": None,
        "checks": [],
        "is_for_some": False,
        "stops": None,
        "rounds": None,
        "target": None,
        "out": None,
        "deals": None,
        "begins": None,
        "tie": None,
        "wins": check.choice(given.get("wins", WINS[0]), at + ["wins"], WINS),
    }
    if kind == "rows":
        pad.update(read_rows_of(given, at))
        if given.get("tie") is not None:
            pad["tie"] = check.choice(
                given["tie"], at + ["tie"], [row["id"] for row in pad["rows"]]
            )
    else:
        pad.update(read_rounds_of(given, at, pad["seats"]))
    check_cost(pad, at)
    return pad


def read_rounds_of(given: "dict[str, Any]", at: "Path", seats: tuple[int, int]) -> "Any":
    """Read what a round asks of everybody, what that is worth, and when the game is over."""
    fields, heads = read_fields(given["fields"], at + ["fields"])
    asked = tuple([field["id"] for field in fields])
    computed = read_computed(given["fields"], at + ["fields"], heads, (asked + ("total",), TABLE))
    names = asked + tuple([field["id"] for field in computed])
    points = read_formula(given["points"], at + ["points"], names + ("total",), TABLE)
    total = None
    if given.get("total") is not None:
        total = read_formula(given["total"], at + ["total"], names + TOTALS, TABLE)
    is_shared = has_all_players(points) or (total is not None and has_all_players(total))
    plain = plain_fields(fields)
    of_table = (names + TOTALS, TABLE)
    found: dict[str, Any] = {
        "fields": fields,
        "names": asked,
        "computed": computed,
        "plain": plain,
        "is_plain_by_round": bool([one for one in plain if tuple in (type(one[3]), type(one[4]))]),
        "points": points,
        "total": total,
        "is_shared": is_shared or True in [one["is_of_all"] for one in computed],
        "kept_points": keep_parts(points, wide_fields(fields)),
        "memories": memories_of(points),
        "alike": alike_ifs(points),
        "unsaid": numbers_of(fields, computed),
        "worked_out": memory_of(computed, asked),
        "checks": read_checks(given.get("checks", []), at + ["checks"], of_table, False),
        "is_for_some": bool([field for field in fields if field["of"]]),
    }
    if given.get("ends") is not None:
        found["stops"] = read_formula(given["ends"], at + ["ends"], names + TOTALS, TABLE, False)
    if given.get("rounds") is not None:
        found["rounds"] = read_rounds(given["rounds"], at + ["rounds"], seats)
    if given.get("target") is not None:
        found["target"] = check.integer(given["target"], at + ["target"], 1)
    found.update(read_course(given, at))
    return found


def read_rows_of(given: "dict[str, Any]", at: "Path") -> "Any":
    """Read the rows of a pad, and what must hold of all that one player has filled in."""
    found = read_rows(given["rows"], at + ["rows"])
    sums = tuple([row["id"] for row in found["rows"] if row["is_sum"]])
    here: Path = at + ["checks"]
    checks = read_checks(given.get("checks", []), here, (found["names"] + sums, ()), True)
    for position, one in enumerate(checks):
        check_alone(one[0], "pad.row_alone", here + [position, "holds"])
    found["unsaid"] = [row["id"] for row in found["rows"] if not row["is_asked"]]
    found.update({"checks": checks, "resting": resting_on(found["names"], found["rows"], checks)})
    return found


def resting_on(
    names: "Sequence[str]", rows: "Sequence[PadRow]", checks: "Sequence[Check]"
) -> "dict[str, tuple[list[PadRow], list[Check]]]":
    """Return of each row that is filled which rows and checks rest on it, itself among them."""
    found: dict[str, tuple[list[PadRow], list[Check]]] = {name: ([], []) for name in names}
    rests = {name: {name} for name in names}
    for row in rows:
        name = row["id"]
        below = names_below(row["points"], rests)
        if row["is_asked"]:
            below.add(name)
        else:
            rests[name] = below
        for one in below:
            found[one][0].append(row)
    for check_of_rows in checks:
        for one in names_below(check_of_rows[0], rests):
            found[one][1].append(check_of_rows)
    return found


def read_rows(value: "Json", at: "Path") -> "Any":
    """Read the rows that each player fills once, and those that are worked out from them.

    What is worked out knows the sums before it; a sum knows the other such rows before it, too.
    """
    given = check.array(value, at, MAX_ROWS)
    fields: list[Field] = []
    taken: list[str] = []
    for position in range(len(given)):
        field, name = read_row(given[position], at + [position], taken)
        taken.append(name)
        if field:
            fields.append(field)
    if not fields:
        raise Problem("value.missing", at + [len(given)], {"key": "rows"})
    names = tuple([field["id"] for field in fields])
    rows: list[PadRow] = []
    sums: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    for position in range(len(given)):
        name, is_sum = taken[position], is_subtotal(given[position])
        is_asked = name in names
        known = names + (() if is_asked else sums) + (others if is_sum else ())
        place: Path = at + [position, "points"]
        points = read_row_points(given[position].get("points", name), place, known)
        rows.append({"id": name, "is_asked": is_asked, "is_sum": is_sum, "points": points})
        if is_sum:
            sums += (name,)
        elif not is_asked:
            others += (name,)
    return {"fields": fields, "names": names, "rows": rows}


def read_row(value: "Json", at: "Path", taken: "Sequence[str]") -> "tuple[Field | None, str]":
    """Read a row but for its points: a field, or None where it is worked out, and its id."""
    own: Any = value if type(value) is dict else {}
    if is_computed(value) or is_subtotal(value):
        check.record(own, at, ("id", "name", "kind", "points"))
        read_words(own["name"], at + ["name"])
        return None, read_id(own["id"], at + ["id"], tuple(taken) + RESERVED)
    if "points" in own:
        own = own.copy()
        del own["points"]
    field = read_field(own or value, at, taken, ((), ()), (), ROW_KINDS)
    return field, field["id"]


def read_row_points(value: "Json", at: "Path", names: "Sequence[str]") -> "Node":
    """Read what a row is worth, by what one player has filled in."""
    tree = read_formula(value, at, names, ())
    check_alone(tree, "pad.row_alone", at)
    return tree


def check_cost(pad: "Pad", at: "Path") -> None:
    """Raise `Problem` where a round would cost more than a phone should work for it."""
    each = [("points", pad["points"])] + [("total", tree) for tree in [pad["total"]] if tree]
    for field in pad["fields"]:
        each += [(field["id"], field["least"]), (field["id"], field["most"])]
    each += [(field["id"], field["worth"]) for field in pad["computed"]]
    each += [(row["id"], row["points"]) for row in pad["rows"]]
    steps = [(MAX_PLAYERS * cost(tree, True), name) for name, tree in each]
    of_rows = bool(pad["rows"])
    steps += [(cost(tree, of_rows), str(params["check"])) for tree, params in pad["checks"]]
    steps.append((cost(pad["stops"] or NOTHING, of_rows), "ends"))
    total, most = sum([step for step, _ in steps]), max(steps)
    if total > MAX_COST:
        params = {"cost": total, "most": MAX_COST, "dearest": most[1], "part": most[0]}
        raise Problem("pad.cost", at, params)


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


def read_fields(
    value: "Json", at: "Path"
) -> "tuple[list[Field], list[tuple[int, str, str | None]]]":
    """Read what every player is asked for in a round; a bound knows the fields before it.

    The second of the answer are (place, id, of) of the fields that are worked out.
    """
    fields: list[Field] = []
    heads: list[tuple[int, str, str | None]] = []
    taken: list[str] = []
    given = check.array(value, at, MAX_FIELDS)
    for position in range(len(given)):
        here: Path = at + [position]
        flags = tuple([field["id"] for field in fields if field["kind"] == "flag"])
        if is_computed(given[position]):
            name, of = read_head(given[position], here, taken, flags)
            heads.append((position, name, of))
        else:
            known = tuple([field["id"] for field in fields])
            field = read_field(given[position], here, taken, (known + ("total",), TABLE), flags)
            fields.append(field)
            name = field["id"]
        taken.append(name)
    if not fields:
        raise Problem("value.missing", at + [len(given)], {"key": "fields"})
    return fields, heads
