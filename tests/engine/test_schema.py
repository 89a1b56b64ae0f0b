"""The published schema takes every game file the engine takes, and refuses what has no shape."""

import json
from pathlib import Path

import jsonschema_rs
import pytest

from companion.engine.fold import replay
from tests.engine import golden

SCHEMA = Path(__file__).parents[2] / "docs" / "format.schema.json"
SHAPELESS = [
    {},
    {"format": "companion/1", "game": "tally", "seats": [], "log": []},
    {"format": "companion/1", "game": "chess", "seats": [{"name": "Ada"}], "log": []},
    {"format": "companion/1", "game": "tally", "seats": [{"name": "Ada"}], "log": [{"type": "x"}]},
    {
        "format": "companion/1",
        "game": "tally",
        "seats": [{"name": "A"}],
        "options": {"x": 1},
        "log": [],
    },
]
SHAPE = ("format.", "value.", "cards.unknown", "entry.type")
"""Codes of what a schema can see; what any other code is about may need cards to be counted."""
UNSEEN = {
    "depends on another value": {
        "agame/rejected-counts-fennek-needs-complete",
        "agame/trick-none-fits-none-discarded",
        "lynx/rejected-finisher-missing",
    },
    "depends on who plays": {
        "animanize/option-start-no-seat",
        "lynx/option-dealer-no-seat",
        "lynx/rejected-finisher-no-seat",
        "tally/adjust-no-seat",
        "tally/come-back-to-no-seat",
        "lynx/null-for-one-who-plays",
        "tally/leave-undone-too-late",
    },
    "the entry of an amend may be null": {"tally/setup-amend-null"},
    "depends on the pad": {
        "pad/asked-setup-of-a-number",
        "pad/asked-setup-of-nothing",
        "pad/computed-setup-alone",
        "pad/points-too-many",
        "pad/rows-a-round",
        "pad/rows-of-a-pad-of-rounds",
        "pad/rows-setup-nothing-asked",
        "pad/setup-rounds-none",
        "pad/setup-seats",
        "pad/setup-tie-of-no-row",
    },
    "signs in a text": {
        "format/seat-blank-name",
        "format/seat-name-control-character",
        "format/seat-name-delete",
        "format/seat-name-escape",
        "format/seat-name-lone-surrogate",
        "format/seat-name-lower-surrogate",
        "format/seat-name-no-break-space",
        "format/seat-name-zero-width-space",
        "tally/option-name-blank",
        "tally/team-member-without-name",
    },
}
"""Files of a wrong shape that the schema takes, by what it cannot say."""


@pytest.fixture(scope="module")
def schema() -> jsonschema_rs.Draft202012Validator:
    read = json.loads(SCHEMA.read_text(encoding="utf-8"))
    jsonschema_rs.meta.validate(read)
    return jsonschema_rs.Draft202012Validator(read)


@pytest.mark.parametrize("game", golden.games())
def test_schema_judges_golden_files_as_the_engine(schema, game: str) -> None:
    golden.check_files(game, lambda case: wrong_verdict(schema, case))


def wrong_verdict(schema: jsonschema_rs.Draft202012Validator, case: dict) -> str | None:
    """Where the schema departs from the engine: a legal file fits, a refused one only for a rule.

    What the schema refuses, it refuses at the place that the engine names.
    """
    problem = replay(case["file"])["problem"]
    refused_at = [list(error.instance_path) for error in schema.iter_errors(case["file"])]
    if problem is None:
        return f"refused at {refused_at}" if refused_at else None
    place = (["log", problem["entry"] - 1] if problem["entry"] else []) + problem["at"]
    is_unseen = any(case["name"] in names for names in UNSEEN.values())
    if not refused_at:
        is_seen = problem["code"].startswith(SHAPE) and not is_figure_of_pad(case, problem)
        return "taken" if is_seen and not is_unseen else None
    if not any(at == place[: len(at)] for at in refused_at):
        return f"refused at {refused_at}, not at {place}"
    return "listed as unseen, and refused" if is_unseen else None


def is_figure_of_pad(case: dict, problem: dict) -> bool:
    """Whether a problem is about what a round or a row says of a player: the pad alone knows."""
    is_figure = problem["at"][:1] in (["players"], ["seat"], ["row"], ["value"])
    return "pad" in case["file"] and problem["entry"] > 0 and is_figure


@pytest.mark.parametrize("file", SHAPELESS, ids=range(len(SHAPELESS)))
def test_file_of_another_shape_does_not_fit_the_schema(
    schema: jsonschema_rs.Draft202012Validator, file: dict
) -> None:
    assert not schema.is_valid(file)
