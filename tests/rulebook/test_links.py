"""Whatever the engine can say has its paragraph: a score's lines, problems, options."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.engine.catalogue import catalogue
from companion.engine.fold import replay
from tests.engine.test_texts import codes
from tests.texts import messages

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = {spec["game"]: spec for spec in catalogue()}
NO_RULE = {"value", "log", "entry", "format", "draft", "formula", "pad"}
"""What these say is about a figure or a file, and not decided by the rules of a game."""
NO_RULE_EITHER = {"players.count", "refused"}
SCREENS = {"screen.sheet", "screen.new", "screen.record"}


@pytest.fixture
def paragraphs(rulebook, game) -> set[str]:
    return {
        passage["id"].partition("#")[2]
        for passage in rulebook["en"]["passages"]
        if passage["game"] == game
    }


@pytest.fixture
def links(rulebook, game) -> dict[str, str]:
    return next(
        rules["links"] for rules in rulebook["en"]["book"]["games"] if rules["game"] == game
    )


def lines_of(game: str) -> Iterator[str]:
    """Yield what the lines of every golden game's sheet are about."""
    for path in (GOLDEN / game).glob("*.json"):
        sheet = replay(json.loads(path.read_text(encoding="utf-8"))["file"], True)["sheet"]
        for row in sheet["rounds"] if sheet else []:
            yield from (line["what"] for result in row["players"] for line in result["lines"])


def options_of(game: str) -> set[str]:
    return {f"option.{option['name']}" for option in GAMES[game]["options"]}


def keys() -> set[str]:
    """Return the texts' keys: every code has a text, also those the engine puts together."""
    return set(messages("en"))


def codes_of(game: str) -> set[str]:
    return {code for code in codes() if code.startswith(f"{game}.")}


@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_a_score_has_its_paragraph(game, paragraphs):
    lines = {"points", "adjust", *lines_of(game)}
    assert sorted(lines - paragraphs) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_problem_of_a_game_leads_to_its_paragraph(game, links):
    assert sorted(codes_of(game) - set(links)) == []


def test_every_problem_of_several_games_leads_to_a_paragraph(rulebook):
    of_several = {code for code in codes() if code.partition(".")[0] not in {*GAMES, *NO_RULE}}
    led = {name for rules in rulebook["en"]["book"]["games"] for name in rules["links"]}
    assert sorted(of_several - NO_RULE_EITHER - led) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_option_leads_to_its_paragraph(game, links):
    assert sorted(options_of(game) - set(links)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_screen_leads_to_a_paragraph(game, links):
    assert sorted(SCREENS - set(links)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_link_of_a_paragraph_names_something_that_exists(game, links):
    known = options_of(game) | keys()
    assert [name for name in links if not name.startswith("screen.") and name not in known] == []
