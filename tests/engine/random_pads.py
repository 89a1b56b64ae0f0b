"""Games by random pads; most entries are legal by the fields alone, the rest is the engine's."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from tests.engine.random_formulas import COMPARED, formula

Pad = dict[str, Any]
Entry = dict[str, Any]

NAMES = ("Ada", "Ben", "Cy", "Dot", "Eve", "Łukasz", "王", "Hal", "Ivy", "<b>Jo</b>", "Kit", "Lou")
TABLE = ("round", "seats")
MAX_SEATS = 5
MAX_ENTRIES = 10
WORKED_OUT = ("computed", "subtotal")
POINTS = 0.04
"""How often somebody is known by points alone."""


def random_pad_file(rnd: Random) -> dict[str, Any]:
    """Return a game file by a random pad, with undos, amends and entries that may be refused."""
    pad = rows_pad(rnd) if rnd.random() < 0.3 else rounds_pad(rnd)
    seats = random_seats(rnd, rnd.randint(*pad["seats"]))
    draw = row_entry if pad["kind"] == "rows" else round_entry
    log: list[Entry] = []
    for number in range(rnd.randint(1, MAX_ENTRIES)):
        log.append({**any_entry(rnd, pad, len(seats), log, draw), "id": f"e{number}"})
    options = {"start": rnd.randrange(len(seats))} if rnd.random() < 0.5 else {}
    head = {"format": "companion/1", "game": "pad", "pad": pad, "options": options}
    return {**head, "seats": seats, "log": log}


def plain_pad_file(rnd: Random, kind: str) -> dict[str, Any]:
    """Return a game by a random pad of one kind, now and then corrected; nobody comes or goes."""
    pad = rows_pad(rnd) if kind == "rows" else rounds_pad(rnd)
    seated = random_seats(rnd, rnd.randint(*pad["seats"]))
    seats = len(seated)
    log: list[Entry] = []
    for number in range(rnd.randint(1, MAX_ENTRIES)):
        if rnd.random() < 0.1:
            entry = {"type": "adjust", "seat": rnd.randrange(seats), "points": rnd.randint(-30, 30)}
        elif kind == "rows":
            entry = free_row(rnd, pad, seats, log)
        else:
            entry = whole_round(rnd, pad, seats)
        played = [one for one in log if one["type"] == entry["type"] != "adjust"]
        if played and rnd.random() < 0.15:
            change = {"of": rnd.choice(played)["id"], "entry": entry}
            entry = {"type": "amend", "changes": [change]}
        log.append({**entry, "id": f"e{number}"})
    head = {"format": "companion/1", "game": "pad", "pad": pad}
    return {**head, "seats": seated, "log": log}


def random_seats(rnd: Random, count: int) -> list[dict[str, Any]]:
    """Return so many seats, half of the time with teams among them."""
    names = list(NAMES)
    rnd.shuffle(names)
    if rnd.random() < 0.5:
        return [{"name": names.pop()} for _ in range(count)]
    seats: list[dict[str, Any]] = []
    for number in range(count):
        members = [{"name": names.pop()} for _ in range(rnd.randint(1, 2))]
        if len(members) == 1:
            seats += members
        else:
            seats.append({"name": f"Team {number}", "members": members})
    return seats


# --- pads ----------------------------------------------------------------------


def rounds_pad(rnd: Random) -> Pad:
    """Return a pad of rounds, with a course of the game half of the time."""
    least = rnd.randint(1, 3)
    fields, asked, known = random_fields(rnd)
    pad: Pad = {
        "name": {"en": "Game", "de": "Spiel"},
        "kind": "rounds",
        "seats": [least, rnd.randint(least, MAX_SEATS)],
        "fields": fields,
        "points": formula(rnd, (*known, "total", *TABLE), True),
        "wins": rnd.choice(("high", "low")),
    }
    if rnd.random() < 0.3:
        name = rnd.choice(asked)
        holds = (
            f"SUM({name}) {rnd.choice(COMPARED)} {rnd.randint(0, 9)}",
            f"COUNT({name}) <= {rnd.randint(1, 3)}",
            f"COUNT(NOT({name})) < seats",
            f"MAX({name}) - MIN({name}) < {rnd.randint(5, 40)}",
        )
        count = rnd.randint(1, 2)
        pad["checks"] = [{"holds": one, "name": one} for one in rnd.sample(holds, count)]
    for key, draw in COURSE.items():
        if rnd.random() < 0.25:
            pad[key] = draw(rnd, known)
    return pad


COURSE: dict[str, Callable[[Random, Sequence[str]], Any]] = {
    "rounds": lambda rnd, _: rnd.choice((3, "QUOTIENT(12, seats)", "seats + 1")),
    "target": lambda rnd, _: rnd.choice((5, 20, 100)),
    "ends": lambda rnd, known: f"COUNT({rnd.choice((*known, 'total'))}) >= {rnd.randint(1, 4)}",
    "total": lambda rnd, known: random_total(rnd, known),
    "out": lambda rnd, _: rnd.choice((100, -3, -10)),
    "deals": lambda rnd, _: rnd.choice(("left", "winner", "loser")),
    "begins": lambda rnd, _: rnd.choice(("left", "winner", "loser")),
    "tie": lambda *_: "play",
    "teams": lambda rnd, _: rnd.randint(2, 4),
}


def random_total(rnd: Random, known: Sequence[str]) -> str:
    """Return what becomes of a total: as tables have it most of the time, else any formula."""
    return rnd.choice(
        (
            f"IF(total + points = {rnd.randint(1, 30)}, {rnd.randint(0, 9)}, total + points)",
            "MAX(total + points, 0)",
            f"IF(total + points > {rnd.randint(10, 50)}, total, total + points)",
            "IF(RANK(total + points) = 1, 0, total + points)",
            "(total + points)*99999",
            formula(rnd, (*known, "total", "points", *TABLE), True),
        )
    )


def random_fields(rnd: Random) -> tuple[list[dict[str, Any]], list[str], list[str]]:
    """Return fields, the ids of the asked ones, and all ids; some are asked of some alone."""
    fields: list[dict[str, Any]] = []
    asked: list[str] = []
    flags: list[str] = []
    for number in range(rnd.randint(1, 4)):
        field = random_field(rnd, f"f{number}", (*asked, "total", *TABLE))
        if flags and rnd.random() < 0.4:
            field["of"] = rnd.choice(flags)
        if field.get("kind") == "flag":
            flags.append(field["id"])
        asked.append(field["id"])
        fields.append(field)
    known = list(asked)
    for number in range(rnd.randint(0, 3)):
        field = {"id": f"c{number}", "name": "Worth", "kind": "computed"}
        field["is"] = formula(rnd, (*known, "total", *TABLE), True)
        if flags and rnd.random() < 0.3:
            field["of"] = rnd.choice(flags)
        known.append(field["id"])
        fields.append(field)
    return fields, asked, known


def random_field(rnd: Random, name: str, known: Sequence[str]) -> dict[str, Any]:
    """Return a number, a yes or no, or a choice; a number's most may be a formula."""
    field: dict[str, Any] = {"id": name, "name": {"en": name, "de": name}}
    kind = rnd.choice(("number", "number", "flag", "choice"))
    if kind == "flag":
        return field | {"kind": "flag"}
    if kind == "choice":
        worths = [rnd.randint(-20, 20) for _ in range(3)]
        choices = [{"id": f"x{at}", "name": "X", "worth": worth} for at, worth in enumerate(worths)]
        return field | {"kind": "choice", "choices": choices}
    if rnd.random() < 0.5:
        is_formula = known and rnd.random() < 0.1
        field["least"] = formula(rnd, known, False, 1) if is_formula else rnd.choice((-10, 0, 1))
    most = formula(rnd, known, False, 1) if known and rnd.random() < 0.2 else rnd.randint(2, 40)
    return field | ({"most": most} if rnd.random() < 0.8 else {})


def rows_pad(rnd: Random) -> Pad:
    """Return a pad of rows, some worked out of the others."""
    rows = [random_field(rnd, f"r{number}", ()) for number in range(rnd.randint(1, 6))]
    names = [row["id"] for row in rows]
    for row in rows:
        if rnd.random() < 0.6:
            row["points"] = formula(rnd, names, False)
    sums: list[str] = []
    others: list[str] = []
    for number in range(rnd.randint(0, 4)):
        is_sum = rnd.random() < 0.5
        known = (*names, *sums, *(others if is_sum else ()))
        row = {"id": f"c{number}", "name": "Sum", "kind": "subtotal" if is_sum else "computed"}
        rows.append(row | {"points": formula(rnd, known, False)})
        (sums if is_sum else others).append(row["id"])
    pad: Pad = {"name": "Rows", "kind": "rows", "seats": [1, MAX_SEATS], "rows": rows}
    if rnd.random() < 0.5:
        holds = f"OR({rnd.choice((*names, *sums))} <= {rnd.randint(5, 40)}, {names[0]} > 3)"
        pad["checks"] = [{"holds": holds, "name": "Not both"}]
    return pad | ({"tie": rnd.choice((*names, *sums, *others))} if rnd.random() < 0.3 else {})


# --- entries -------------------------------------------------------------------


def any_entry(
    rnd: Random,
    pad: Pad,
    seats: int,
    log: list[Entry],
    draw: Callable[[Random, Pad, int], Entry],
) -> Entry:
    """Return what may follow: mostly a round or row, else what changes the table or the log."""
    chance = rnd.random()
    if chance < 0.7 or not log:
        return draw(rnd, pad, seats)
    if chance < 0.78:
        return {"type": "undo", "of": rnd.choice(log)["id"]}
    if chance < 0.86:
        changes = [{"of": rnd.choice(log)["id"], "entry": draw(rnd, pad, seats)}]
        return {"type": "amend", "changes": changes}
    if chance < 0.9:
        return {"type": "adjust", "seat": rnd.randrange(seats), "points": rnd.randint(-30, 30)}
    if chance < 0.94:
        other = changed(rnd, pad)
        return {"type": "amend", "changes": [{"of": "setup", "entry": {"pad": other}}]}
    if chance < 0.97:
        return {"type": "leave", "seat": rnd.randrange(seats)}
    return {"type": "join", "seat": rnd.choice((rnd.randrange(seats), {"name": "Newcomer"}))}


def changed(rnd: Random, pad: Pad) -> Pad:
    """Return the pad of a game as a table changes it meanwhile: another worth, or other rows."""
    if pad["kind"] == "rows":
        return rows_pad(rnd)
    names = [field["id"] for field in pad["fields"]]
    return pad | {"points": formula(rnd, (*names, *TABLE), True)}


def round_entry(rnd: Random, pad: Pad, seats: int) -> Entry:
    """Return a round of everybody; now and then somebody has points alone, or is away."""
    players: list[dict[str, Any] | None] = []
    for _ in range(seats):
        chance = rnd.random()
        if chance < POINTS:
            is_away = chance < POINTS / 10
            players.append(None if is_away else {"points": rnd.randint(-20, 40)})
        else:
            players.append(figures_of(rnd, pad))
    return {"type": "round", "players": players}


def whole_round(rnd: Random, pad: Pad, seats: int) -> Entry:
    """Return a round of which everybody's figures are known, or points alone of some, or all."""
    players = [figures_of(rnd, pad) for _ in range(seats)]
    some = (range(seats), (rnd.randrange(seats),))
    for seat in rnd.choice(some) if rnd.random() < 0.15 else ():
        players[seat] = {"points": rnd.randint(-20, 40)}
    return {"type": "round", "players": players}


def figures_of(rnd: Random, pad: Pad) -> dict[str, Any]:
    """Return the figures of one player: a value for each field that is asked, by its id."""
    own: dict[str, Any] = {}
    for field in pad["fields"]:
        of = field.get("of")
        if field.get("kind") == "computed" or (of is not None and own.get(of) is not True):
            continue
        own[field["id"]] = any_value(rnd, field)
    return own


def row_entry(rnd: Random, pad: Pad, seats: int) -> Entry:
    """Return a row that somebody fills, perhaps one that is filled already."""
    row = rnd.choice([one for one in pad["rows"] if one.get("kind") not in WORKED_OUT])
    value = any_value(rnd, row)
    return {"type": "row", "seat": rnd.randrange(seats), "row": row["id"], "value": value}


def free_row(rnd: Random, pad: Pad, seats: int, log: Sequence[Entry]) -> Entry:
    """Return a row that somebody fills, mostly one that is still empty, if there is one."""
    taken = [(entry.get("seat"), entry.get("row")) for entry in log]
    entry = row_entry(rnd, pad, seats)
    for _ in range(20):
        if (entry["seat"], entry["row"]) not in taken:
            break
        entry = row_entry(rnd, pad, seats)
    return entry


def any_value(rnd: Random, field: dict[str, Any]) -> Any:
    """Return what may stand in a field; a bound that is a formula is not worked out."""
    kind = field.get("kind", "number")
    if kind == "flag":
        return rnd.random() < 0.5
    if kind == "choice":
        return rnd.choice(field["choices"])["id"]
    least, most = field.get("least", 0), field.get("most", 20)
    least = least if isinstance(least, int) else 0
    return rnd.randint(least, max(least, most if isinstance(most, int) else 3))
