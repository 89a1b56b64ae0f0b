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


RULES_ALONE = {
    "agame": """
        broken_off card_twice catch_leader catch_order colour_unknown complete_sum
        fennek_alone fennek_neutral fennek_off fennek_slot fennek_twice hand_left hat_alone
        laid_and_discarded leader lizards_too_few lizards_too_many must_lay neutral_high
        no_fennek not_catchable not_in_hand not_in_row not_in_trick not_on_top not_stuck
        own_colour own_fennek paid_too_little plays_count points_range section_over
        single_digit_lead slot_taken sum_range
    """,
    "animanize": """
        animals_over_tricks card_gone hand_size leader no_animal out_leads second_animal
        too_few_animals too_few_out too_many_animals tricks_sum two_eliminated
    """,
    "formula": "by_zero division name whose",
    "greta": """
        box card_placed cell_taken claim_automatic claim_nothing claim_over covered frame
        no_card_here not_adjacent
    """,
    "log": "changed_twice id_taken id_unknown",
    "lynx": """
        copies finisher_hand last_nine meld_mixed no_discard rank_copies run_duplicate
        run_gap run_wrap set_size too_many_cards
    """,
    "options": "neutral_count values",
    "pad": "bound check cost out points_alone rounds row_alone row_taken taken total",
    "seat": "left plays",
    "seats": "color_taken team_player",
}
"""Codes of what no schema sees, by what they begin with: a schema that refuses one is wrong."""
PARTLY = {
    "animanize.animal_twice",
    "animanize.broken_trick",
    "log.not_amendable",
    "lynx.meld_short",
    "options.neutral_taken",
    "players.count",
    "seats.alone",
    "seats.count",
}
"""Codes of what has a wrong shape in some files, and needs rules in others."""


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
    code = problem["code"]
    is_unseen = any(case["name"] in names for names in UNSEEN.values())
    if not refused_at:
        is_listed = is_unseen or code in rules_alone() or code in PARTLY
        is_known = is_listed or is_of_new_game(code) or is_figure_of_pad(case, problem)
        return None if is_known else f"taken, {code}"
    if not any(at == place[: len(at)] for at in refused_at):
        return f"refused at {refused_at}, not at {place}"
    is_listed = is_unseen or code in rules_alone()
    return f"{code} is listed as unseen, and refused" if is_listed else None


def rules_alone() -> set[str]:
    return {f"{start}.{end}" for start, ends in RULES_ALONE.items() for end in ends.split()}


def test_codes_that_rules_alone_see_are_met_in_golden_files() -> None:
    files = [golden.read(path)["file"] for path in golden.all_golden()]
    problems = [replay(file)["problem"] for file in files]
    met = {problem["code"] for problem in problems if problem}
    assert {*rules_alone(), *PARTLY} <= met or golden.is_filtered()


def is_of_new_game(code: str) -> bool:
    """Whether a code is of a game of which `RULES_ALONE` lists nothing yet."""
    game = code.partition(".")[0]
    return game in golden.games() and game not in RULES_ALONE


def is_figure_of_pad(case: dict, problem: dict) -> bool:
    """Whether a problem is about what a round or a row says of a player: the pad alone knows."""
    is_figure = problem["at"][:1] in (["players"], ["seat"], ["row"], ["value"])
    is_value = problem["code"].startswith("value.")
    return "pad" in case["file"] and problem["entry"] > 0 and is_figure and is_value


@pytest.mark.parametrize("file", SHAPELESS, ids=range(len(SHAPELESS)))
def test_file_of_another_shape_does_not_fit_the_schema(
    schema: jsonschema_rs.Draft202012Validator, file: dict
) -> None:
    assert not schema.is_valid(file)
