"""docs/new-game.md adds a game by the files it prints and nothing else: the project's tests pass.

The game is also played on a phone.
"""

import json
import os
import re
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.phone import Phone
from tests.browser.printed import print_on_two_pages
from tests.chromium import phone_page
from tests.new_game.project_copy import copy_project, run, run_tests
from tests.serving import serving

RUN = (sys.executable, "-c", "from companion.cli import main; main()")
OTHERS = (
    *("[agame", "[animanize", "[greta", "[lynx", "[pad]", "[tally"),
    "codes_that_rules_alone",
)
"""Cases of the games that were there: the guide only adds files, so that they are as they were."""
ABOUT_EVERY_GAME = (
    *("test_any_json", "test_catalogue", "test_schema", "test_texts", "test_wrong"),
    *("pebbles", "rulebook"),
)
PARTS = {
    "engine and rulebook": [
        *("--deselect", "tests/engine/test_any_json.py::test_any_text_is_answered"),
        *("--quick", "tests/engine", "tests/rulebook", "-k"),
        f"({' or '.join(ABOUT_EVERY_GAME)}) and not ({' or '.join(OTHERS)})",
    ],
    "server": [
        *("-k", "not (postgresql or quick_commands or certificates)"),
        "tests/contract/test_game_file.py",
        "tests/maintenance/test_demo.py::test_demo_belongs_to_the_first_phone_only",
        "tests/contract/test_contract.py::test_the_description_is_the_one_of_the_documentation",
        *("tests/games/test_views.py", "tests/shell", "tests/transfer/test_file_format.py"),
        *("tests/web/test_contrast.py", "tests/web/test_sizes.py"),
        *("tests/test_dialect.py", "tests/test_docs.py", "tests/test_layers.py"),
        *("tests/test_translations.py", "tests/test_words.py"),
    ],
}
"""Tests that go through all games; `make new-game` runs every test there is."""
GOES_THROUGH = re.compile("readdirSync|virtual:games")
"""What a test of the page reads that goes through all games, or through all files of the app."""
AS_THEY_WERE = ("bg-stats.test.ts", "interpreter.test.ts", "pad-link.test.ts")
"""Tests that read golden files or pads, and nothing of a new game among them."""


@pytest.fixture(scope="module")
def project(tmp_path_factory) -> Path:
    """Return a copy of the project with the files of the guide, built."""
    copy = tmp_path_factory.mktemp("copy") / "project"
    copy_project(copy)
    return copy


def test_new_game_is_scored_on_the_command_line(project):
    golden = project / "tests" / "golden" / "pebbles" / "heap.json"
    file = project / "heap.json"
    file.write_text(json.dumps(json.loads(golden.read_text())["file"]))
    sheet = json.loads(run(project, *RUN[1:], "score", str(file)))
    assert sheet["totals"] == [17, 8]


def test_new_game_passes_the_linters(project):
    run(project, "hatch_build.py", "npm", "exec", "--", "tsc")
    run(
        project, "hatch_build.py", "npm", "exec", "--", "biome", "check", "static/js/page/recorders"
    )
    run(project, "-m", "ruff", "check", "companion")


@pytest.mark.parametrize("part", PARTS)
def test_new_game_passes_the_tests_of_every_game(project, part):
    run_tests(project, *PARTS[part], GOLDEN="pebbles")


def test_new_game_passes_the_page_s_tests_of_every_game(project):
    """Those that read no game but their own are as they were: the guide only adds files."""
    written = [one for one in project.glob("tests/js/**/*.test.ts") if one.name not in AS_THEY_WERE]
    tests = [str(one) for one in written if GOES_THROUGH.search(one.read_text(encoding="utf-8"))]
    assert len(tests) > 5
    run(project, "hatch_build.py", "npm", "run", "--silent", "test", "--", *tests, "tests/rulebook")


def test_new_game_is_played_on_a_phone(project, tmp_path, browser, record_property):
    environment = {**os.environ, "PYTHONPATH": str(project)}
    with serving(tmp_path, *RUN, cwd=project, env=environment) as server:
        phone = Phone(phone_page(browser), server.address, record_property)
        phone.open()
        expect(phone.page.locator(".game-tile")).to_contain_text(["Pebbles", "Tally"])
        phone.new_game("Pebbles", "Ada", "Ben")
        phone.tap(phone.main())
        phone.key("7")
        phone.main_says("Ben ›")
        phone.tap(phone.main())
        phone.key("8")
        phone.shot("new-game-recorder")
        phone.key("Write it down")
        expect(phone.main()).to_have_text("Round 2")
        phone.expect_board({"Ada": "17", "Ben": "8"})
        phone.shot("new-game-sheet")
        phone.tap("score-ledger tbody a")
        expect(phone.page.locator("round-screen")).to_contain_text("7 pebbles +7 · heap +10")
        phone.open("/rules/pebbles#heap")
        expect(phone.page.locator("rules-screen")).to_contain_text("exactly seven bring ten more")
        print_on_two_pages(phone, "pebbles")
        assert phone.troubles == []
        phone.page.context.close()
