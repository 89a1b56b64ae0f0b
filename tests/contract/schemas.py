"""What calls take and answer, as JSON Schema. What a game may say is docs/format.schema.json."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from companion.access.device_cookie import KINDS
from companion.engine.catalogue import catalogue
from companion.engine.seats import MARKS
from companion.log.views import ENTRY_SCHEMA

DOCS = Path(__file__).parents[2] / "docs"
GAMES = [game["game"] for game in catalogue()]
Schema = dict[str, Any]

TRUTH = {"type": "boolean"}
COUNT = {"type": "integer", "minimum": 0}
TIME = {"type": "string", "format": "date-time"}
ROLE = {"enum": ["own", "record", "watch"]}
NOTHING = {"type": "object", "additionalProperties": False}


def or_none(schema: Schema) -> Schema:
    return {"anyOf": [schema, {"type": "null"}]}


def listed(schema: Schema, most: int | None = None) -> Schema:
    return {"type": "array", "items": schema} | ({} if most is None else {"maxItems": most})


def record(required: dict[str, Schema], /, **optional: Schema) -> Schema:
    """Return an object with these keys and no others."""
    known = {**required, **optional}
    shape: Schema = {"type": "object", "properties": known, "additionalProperties": False}
    return shape | {"required": list(required)}


def named(name: str) -> Schema:
    return {"$ref": f"#/components/schemas/{name}"}


def game_formats() -> Iterator[tuple[str, Schema]]:
    """Yield the definitions of seats and options of docs/format.schema.json by OpenAPI's names."""
    whole = json.loads((DOCS / "format.schema.json").read_text(encoding="utf-8"))
    for name, schema in whole["$defs"].items():
        if name.startswith(("seat", "options")):
            yield name.replace(" ", "_"), _renamed(schema)


def _renamed(value: Any) -> Any:
    if isinstance(value, list):
        return [_renamed(part) for part in value]
    if not isinstance(value, dict):
        return value
    kept = {key: _renamed(part) for key, part in value.items() if key != "$ref"}
    if "$ref" in value:
        kept |= named(value["$ref"].removeprefix("#/$defs/").replace(" ", "_"))
    return kept


def new_game(game: str, place: Schema) -> Schema:
    """Describe a game file without its log, and where it is to go."""
    head = {
        "format": {"const": "companion/1"},
        "game": {"const": game},
        "seats": named(f"seats_{game}"),
    }
    options = named(f"options_{game}")
    return record(head, options=options, started=TIME, **place["properties"])


PROBLEM = {
    "type": "object",
    "properties": {
        "code": {"type": "string"},
        "params": {"type": "object"},
        "entry": COUNT,
        "at": listed({"type": ["string", "integer"]}),
    },
    "required": ["code", "params"],
    "additionalProperties": False,
}
PHONE = record(
    {
        "kind": {"enum": [*dict(KINDS), "other"]},
        "by": or_none({"type": "string"}),
    }
)
STAMP = record({"at": TIME, "phone": PHONE})
LOG = record(
    {
        "epoch": {"type": "string"},
        "seq": COUNT,
        "entries": listed(ENTRY_SCHEMA),
        "stamps": listed(STAMP),
    }
)
LINE = record(
    {
        "id": {"type": "string"},
        "scorebook": {"type": "string"},
        "game": {"enum": GAMES},
        "seats": listed({"type": "object"}),
        "started": {"type": "string"},
        "touched": TIME,
        "seq": COUNT,
        "epoch": {"type": "string"},
        "role": ROLE,
        "by": or_none({"type": "string"}),
    }
)
PERSON = record(
    {
        "name": {"type": "string"},
        "color": or_none({"enum": list(MARKS)}),
        "last": or_none({"type": "string"}),
    }
)
LIST = record(
    {
        "games": listed(LINE),
        "more": TRUTH,
        "people": record({"people": listed(PERSON), "hidden": listed({"type": "string"})}),
    }
)
WHOLE = record(
    {
        "file": {"type": "object"},
        "seq": COUNT,
        "epoch": {"type": "string"},
        "stamps": listed(STAMP),
        "touched": TIME,
        "setup": {"type": "object"},
        "sheet": {"type": "object"},
    }
)
STANDS = record({"epoch": {"type": "string"}, "seq": COUNT})
STOPPED = record(
    {
        "epoch": {"type": "string"},
        "seq": COUNT,
        "problem": PROBLEM,
        "id": {"type": "string"},
        "stored": listed({"type": "string"}),
    }
)
LINK = {
    "id": {"type": "string"},
    "role": ROLE,
    "whole_book": TRUTH,
    "made": TIME,
    "until": TIME,
    "used": COUNT,
}
DEVICE = record(
    {"id": {"type": "string"}, "phone": PHONE, "role": ROLE, "since": TIME, "this": TRUTH}
    | {"began": {"type": "integer"}}
)
EVENT = record(
    {"event": {"enum": ["log", "writing", "beat", "gone"]}, "data": {"type": "string"}},
    id={"type": "string"},
)
