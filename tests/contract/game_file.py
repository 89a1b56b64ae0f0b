"""The schema of game files: seats and options as each game declares them, entries by their shapes.

A game whose entries `entries.json` does not describe may hold any entry of its types.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from companion.engine import check
from companion.engine.catalogue import describe_game
from companion.engine.games import GAMES
from companion.engine.seats import MARKS, MEMBERS
from tests.contract.pad_file import NAME, ROUND, VALUE, pad_schema
from tests.contract.schemas import DOCS, TRUTH, Schema, listed, or_none, record

FILE = DOCS / "format.schema.json"
BY_HAND = json.loads(Path(__file__).with_name("entries.json").read_text(encoding="utf-8"))
"""What no game declares: shapes of entries, and options of a kind of their own."""
HEAD = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "A game file of Companion",
    "description": "See docs/format.md. The engine checks more than a schema can say.",
}
ID = {"type": "string", "minLength": 1, "maxLength": 100}
REMARKS = {"id": ID, "at": ID, "by": ID, "note": {"type": "string", "maxLength": 500}}
SEAT_NUMBER = {"type": "integer", "minimum": 0, "maximum": 50}
POINTS = {"type": "integer", "minimum": -check.LIMIT, "maximum": check.LIMIT}
MAX_ENTRIES = 5000
MAX_CHANGES = 1000


def schema_text() -> str:
    """Return the schema as docs/format.schema.json holds it, each game and each shape on a line."""
    head = ",\n".join(f" {json.dumps(key)}: {json.dumps(text)}" for key, text in HEAD.items())
    files = ",\n".join(f"  {json.dumps(_file(game['game']))}" for game in every_game())
    shapes = ",\n".join(
        f"  {json.dumps(name)}: {json.dumps(shape)}" for name, shape in _definitions()
    )
    return f'{{\n{head},\n "oneOf": [\n{files}\n ],\n "$defs": {{\n{shapes}\n }}\n}}\n'


def every_game() -> list[dict[str, Any]]:
    """Describe every game a file may be of, offered or not."""
    offered = [game for game in GAMES.values() if game["place"] is not None]
    offered.sort(key=lambda game: (game["place"], game["game"]))
    return [describe_game(game) for game in [*offered, GAMES["pad"]]]


def _definitions() -> Iterator[tuple[str, Schema]]:
    name = {"type": "string", "minLength": 1, "maxLength": 40}
    color = {"enum": list(MARKS)}
    yield "seat", record({"name": name}, color=color, player=ID)
    member = record({"name": name}, player=ID)
    members = listed(member, MEMBERS[1]) | {"minItems": MEMBERS[0]}
    yield "seat_with_members", record({"name": name}, color=color, player=ID, members=members)
    yield "points", record({"points": POINTS})
    yield "undo", _entry("undo", {"of": ID})
    yield "adjust", _entry("adjust", {"seat": SEAT_NUMBER, "points": POINTS})
    yield "finish", _entry("finish", {})
    yield "join", _entry("join", {"seat": _any_of(_named("seat_with_members"), SEAT_NUMBER)})
    yield "leave", _entry("leave", {"seat": SEAT_NUMBER})
    yield "pad", pad_schema()
    for game in every_game():
        yield from _definitions_of(game)


def _definitions_of(game: dict[str, Any]) -> Iterator[tuple[str, Schema]]:
    name = game["game"]
    own = _own_entries(name) or {f"{name} entry": _any_entry(name)}
    yield from own.items()
    coming_and_going = ["join", "leave"] if game["open"] else []
    yield f"entry {name}", _any_of(*map(_named, [*own, *coming_and_going, "adjust", "finish"]))
    options = {option["name"]: _option(option, game["seats"][1]) for option in game["options"]}
    yield f"options {name}", record({}, **options)
    yield f"seats {name}", _seats(game)
    yield f"amend {name}", _entry("amend", {"changes": _changes(name)})


def _own_entries(game: str) -> dict[str, Schema]:
    if game == "pad":
        row = {"seat": SEAT_NUMBER, "row": NAME, "value": VALUE}
        return {"pad round": _entry("round", {"players": ROUND}), "pad row": _entry("row", row)}
    return BY_HAND["entries"].get(game, {})


def _file(game: str) -> Schema:
    kinds = [_named(f"entry {game}"), _named("undo"), _named(f"amend {game}")]
    shape = {"format": {"const": "companion/1"}, "game": {"const": game}, "id": ID, "started": ID}
    shape |= {"seats": _named(f"seats {game}"), "options": _named(f"options {game}")}
    shape["log"] = listed(_any_of(*kinds), MAX_ENTRIES)
    pad = {"pad": _named("pad")} if game == "pad" else {}
    return _object(shape | pad, ["format", "game", "seats", *pad, "log"])


def _entry(kind: str, required: dict[str, Schema]) -> Schema:
    """Describe an entry of this type with these keys and remarks."""
    shape = {"type": {"const": kind}, **REMARKS, **required}
    return _object(shape, ["type", *required])


def _any_entry(game: str) -> Schema:
    """Describe an entry of any type that is the game's own."""
    kinds = sorted(set(GAMES[game]["steps"]) - {"join", "leave"})
    return {"type": "object", "properties": {"type": {"enum": kinds}}, "required": ["type"]}


def _option(option: dict[str, Any], most_seats: int) -> Schema:
    kind = option["kind"]
    if kind in BY_HAND["options"]:
        return BY_HAND["options"][kind]
    if kind == "flag":
        return TRUTH
    if kind == "choice":
        return {"enum": list(option["values"])}
    if kind == "text":
        return or_none({"type": "string", "minLength": 1, "maxLength": option["most"]})
    low, high = (0, most_seats - 1) if kind == "seat" else (option["low"], option["high"])
    number = {"type": "integer", "minimum": low, "maximum": high}
    return or_none(number) if option["none"] else number


def _seats(game: dict[str, Any]) -> Schema:
    least, most = game["seats"]
    seat = _named("seat_with_members" if game["teams"] else "seat")
    if game["colors"]:
        color = {"required": ["color"], "properties": {"color": {"enum": game["colors"]}}}
        seat = {"allOf": [seat, color]}
    return {"type": "array", "items": seat, "minItems": least, "maxItems": most}


def _changes(game: str) -> Schema:
    entry = _named(f"entry {game}")
    pad = {"pad": _named("pad")} if game == "pad" else {}
    setup = record({}, seats=_named(f"seats {game}"), options=_named(f"options {game}"), **pad)
    change = _any_of(
        record({"of": ID, "entry": or_none(entry)}),
        record({"before": ID, "id": ID, "entry": entry}),
        record({"of": {"const": "setup"}, "entry": setup}),
    )
    return {"type": "array", "items": change, "minItems": 1, "maxItems": MAX_CHANGES}


def _object(properties: dict[str, Schema], required: list[str]) -> Schema:
    optional = {key: shape for key, shape in properties.items() if key not in required}
    return record({key: properties[key] for key in required}, **optional)


def _any_of(*shapes: Schema) -> Schema:
    return {"anyOf": list(shapes)}


def _named(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name.replace(' ', '%20')}"}
