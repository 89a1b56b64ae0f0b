"""The schema of pads (docs/pads.md), alone or in a game by one."""

from companion.engine import check
from companion.engine.pads import declaration, parse, tokens
from tests.contract.schemas import Schema, listed, or_none, record

ANY_NUMBER = {"type": "integer", "minimum": -check.LIMIT, "maximum": check.LIMIT}
FORMULA = {"anyOf": [ANY_NUMBER, {"type": "string", "maxLength": tokens.MAX_SIGNS}]}
NAME = {"type": "string", "pattern": f"^[a-z_][a-z0-9_]{{0,{tokens.MAX_NAME - 1}}}$"}
ROUND = {"type": "array", "minItems": 1, "items": {"type": ["object", "null"]}}
"""What is asked of everybody: which figures, the pad says."""


def words(most: int) -> Schema:
    """Describe what people call something: a text, or one by language."""
    text = {"type": "string", "minLength": 1, "maxLength": most}
    languages = {"type": "object", "patternProperties": {"^[a-z_]{2,8}$": text}}
    languages |= {"additionalProperties": False, "minProperties": 1}
    return {"anyOf": [text, languages | {"maxProperties": declaration.MAX_LANGUAGES}]}


def pad_schema() -> Schema:
    """Describe a pad; what its formulas may say, docs/pads.md does."""
    name = words(check.NAME_LIMIT)
    return record(
        {
            "name": name,
            "kind": {"enum": list(declaration.KINDS)},
            "seats": {
                "type": "array",
                "items": {"type": "integer", "minimum": 1, "maximum": parse.MAX_PLAYERS},
                "minItems": 2,
                "maxItems": 2,
            },
            "fields": listed(_field(), declaration.MAX_FIELDS) | {"minItems": 1},
            "points": FORMULA,
        },
        format={"const": declaration.FORMAT},
        note=words(check.NOTE_LIMIT),
        checks=listed(
            record({"holds": FORMULA, "name": words(check.WORD_LIMIT)}), declaration.MAX_CHECKS
        ),
        rounds=or_none(FORMULA),
        target=or_none({"type": "integer", "minimum": 1, "maximum": check.LIMIT}),
        wins={"enum": list(declaration.WINS)},
    )


def _field() -> Schema:
    start = {"id": NAME, "name": words(check.NAME_LIMIT)}
    choice = record({"id": NAME, "name": words(check.NAME_LIMIT), "worth": ANY_NUMBER})
    choices = listed(choice, declaration.MAX_CHOICES) | {"minItems": 1}
    number, flag, chosen = ({"const": kind} for kind in declaration.FIELD_KINDS)
    return {
        "anyOf": [
            record(start, kind=number, least=FORMULA, most=FORMULA),
            record({**start, "kind": flag}),
            record({**start, "kind": chosen, "choices": choices}),
        ]
    }
