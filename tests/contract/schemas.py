"""What calls take and answer, as JSON Schema. What a game may say is docs/format.schema.json."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from companion.engine.catalogue import catalogue

DOCS = Path(__file__).parents[2] / "docs"
GAMES = [*(game["game"] for game in catalogue()), "pad"]
"""Every game that can be begun, offered in the app or not."""
Schema = dict[str, Any]

TRUTH = {"type": "boolean"}
TIME = {"type": "string", "format": "date-time"}


def or_none(schema: Schema) -> Schema:
    return {"anyOf": [schema, {"type": "null"}]}


def listed(schema: Schema, most: int | None = None) -> Schema:
    return {"type": "array", "items": schema} | ({} if most is None else {"maxItems": most})


def record(required: dict[str, Schema], /, **optional: Schema) -> Schema:
    """Return an object with these keys and no others."""
    known = {**required, **optional}
    shape: Schema = {"type": "object", "properties": known, "additionalProperties": False}
    return shape | {"required": list(required)}


REF = "#/components/schemas/{name}"


def named(name: str) -> Schema:
    return {"$ref": REF.format(name=name)}


def game_formats() -> Iterator[tuple[str, Schema]]:
    """Yield the definitions of seats and options of docs/format.schema.json by OpenAPI's names."""
    whole = json.loads((DOCS / "format.schema.json").read_text(encoding="utf-8"))
    for name, schema in whole["$defs"].items():
        if name.startswith(("seat", "options")) or name == "pad":
            yield name.replace(" ", "_"), _renamed(schema)


def _renamed(value: Any) -> Any:
    if isinstance(value, list):
        return [_renamed(part) for part in value]
    if not isinstance(value, dict):
        return value
    values = {key: _renamed(part) for key, part in value.items() if key != "$ref"}
    if "$ref" in value:
        values |= named(value["$ref"].removeprefix("#/$defs/").replace(" ", "_"))
    return values


def new_game(game: str, place: Schema) -> Schema:
    """Describe a game file without its log, and where it is to go."""
    head = {
        "format": {"const": "companion/1"},
        "game": {"const": game},
        "seats": named(f"seats_{game}"),
    }
    head |= {"pad": named("pad")} if game == "pad" else {}
    options = named(f"options_{game}")
    return record(head, options=options, started=TIME, **place["properties"])


EVENT = record(
    {"event": {"enum": ["log", "writing", "joined", "beat", "gone"]}, "data": {"type": "string"}},
    id={"type": "string"},
)

WHY = {
    400: "The body is no JSON, or not what the call takes.",
    403: "Another site asks.",
    404: "There is no such thing for this device.",
    408: "The body came too slowly.",
    410: "The game was thrown away or erased.",
    413: "The body is too large.",
    415: "The body is not JSON.",
    429: "Too many tries; Retry-After says when to come again.",
    503: "The database is busy; Retry-After says when to come again.",
}
"""What a refusal says, by its status."""
