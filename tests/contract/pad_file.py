"""The schema of pads (docs/pads.md), alone or in a game by one."""

import json

from companion.engine import check, seats
from companion.engine.pads import computed, course, declaration, fields, parts, tokens
from tests.contract.schemas import DOCS, Schema, listed, or_none, record

FILE = DOCS / "pad.schema.json"
HEAD = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "A pad of Companion, alone in a file",
    "description": "See docs/pads.md. The engine checks more than a schema can say.",
}
ANY_NUMBER = {"type": "integer", "minimum": -check.LIMIT, "maximum": check.LIMIT}
FORMULA = {"anyOf": [ANY_NUMBER, {"type": "string", "maxLength": tokens.MAX_SIGNS}]}
NAME = {"type": "string", "pattern": f"^[a-z_][a-z0-9_]{{0,{tokens.MAX_NAME - 1}}}$"}
ROUND = {"type": "array", "minItems": 1, "items": {"type": ["object", "null"]}}
"""What is asked of everybody: which figures, the pad says."""
VALUE = {"type": ["integer", "boolean", "string"]}
"""What stands in a row of a pad."""


def schema_text() -> str:
    """Return the schema of a pad alone: it names its format, which one in a game need not."""
    kinds = [{**kind, "required": ["format", *kind["required"]]} for kind in pad_schema()["anyOf"]]
    return json.dumps({**HEAD, "anyOf": kinds}, indent=1) + "\n"


def words(most: int) -> Schema:
    """Describe what people call something: a text, or one by language."""
    text = {"type": "string", "minLength": 1, "maxLength": most}
    languages = {"type": "object", "patternProperties": {"^[a-z_]{2,8}$": text}}
    languages |= {"additionalProperties": False, "minProperties": 1}
    return {"anyOf": [text, languages | {"maxProperties": fields.MAX_LANGUAGES}]}


def pad_schema() -> Schema:
    """Describe a pad of either kind; what its formulas may say, docs/pads.md does."""
    rounds, rows = ({"const": kind} for kind in declaration.KINDS)
    checks = record({"holds": FORMULA, "name": words(check.WORD_LIMIT)})
    target = {"type": "integer", "minimum": 1, "maximum": check.LIMIT}
    turns = {"enum": list(course.TURNS)}
    field = {"anyOf": [*_field(of=or_none(NAME))["anyOf"], _computed("is", of=or_none(NAME))]}
    asked = listed(field, declaration.MAX_FIELDS) | {"minItems": 1}
    filled = listed(_row(), declaration.MAX_ROWS) | {"minItems": 1}
    return {
        "anyOf": [
            record(
                {**_head(), "kind": rounds, "fields": asked, "points": FORMULA},
                **_remarks(),
                checks=listed(checks, fields.MAX_CHECKS),
                rounds=or_none(FORMULA),
                ends=or_none(FORMULA),
                total=or_none(FORMULA),
                target=or_none(target),
                out=or_none(ANY_NUMBER),
                deals=or_none(turns),
                begins=or_none(turns),
                tie=or_none({"const": course.PLAY_ON}),
            ),
            record(
                {**_head(), "kind": rows, "rows": filled},
                **_remarks(),
                checks=listed(checks, fields.MAX_CHECKS),
                tie=or_none(NAME),
            ),
        ]
    }


def _head() -> dict[str, Schema]:
    count = {"type": "integer", "minimum": 1, "maximum": parts.MAX_PLAYERS}
    counts = {"type": "array", "items": count, "minItems": 2, "maxItems": 2}
    return {"name": words(check.NAME_LIMIT), "seats": counts}


def _remarks() -> dict[str, Schema]:
    least, most = seats.MEMBERS
    team = {"type": "integer", "minimum": least, "maximum": most}
    return {
        "format": {"const": declaration.FORMAT},
        "note": words(check.NOTE_LIMIT),
        "wins": {"enum": list(declaration.WINS)},
        "teams": or_none(team),
    }


def _field(**more: Schema) -> Schema:
    start = {"id": NAME, "name": words(check.NAME_LIMIT)}
    choice = record({"id": NAME, "name": words(check.NAME_LIMIT), "worth": ANY_NUMBER})
    choices = listed(choice, fields.MAX_CHOICES) | {"minItems": 1}
    number, flag, chosen = ({"const": kind} for kind in fields.FIELD_KINDS)
    return {
        "anyOf": [
            record(start, kind=number, least=FORMULA, most=FORMULA, **more),
            record({**start, "kind": flag}, **more),
            record({**start, "kind": chosen, "choices": choices}, **more),
        ]
    }


def _computed(formula: str, kind: str = computed.KIND, **more: Schema) -> Schema:
    """Describe what is worked out; its formula stands under this key."""
    start = {"id": NAME, "name": words(check.NAME_LIMIT), "kind": {"const": kind}}
    return record({**start, formula: FORMULA}, **more)


def _row() -> Schema:
    asked = _field(points=FORMULA, of={"type": "null"})["anyOf"]
    return {"anyOf": [*asked, _computed("points"), _computed("points", computed.SUBTOTAL)]}
