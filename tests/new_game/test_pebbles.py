"""docs/new-game.md adds a game by the files it prints and nothing else; so done, it is played."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.phone import Phone
from tests.built import cached
from tests.chromium import phone_page
from tests.serving import serving

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "new-game.md"
FILE = re.compile(r"^(`{3,4})\w+ file=(\S+)\n(.*?)^\1$", re.DOTALL | re.MULTILINE)
PROJECT = (
    *("companion", "docs", "static", "templates", "tests"),
    *("hatch_build.py", "package.json", "pyproject.toml", "tsconfig.json", "vite.config.ts"),
)
"""What the tests of a game need of a checkout, besides the packages."""
LEFT_OUT = shutil.ignore_patterns("dist", "__pycache__", "*.mo", "screenshots", "node_modules")
RUN = (sys.executable, "-c", "from companion.cli import main; main()")
BUILD = """
import hatch_build as build
build.compile_messages()
dist = build.ROOT / "static" / "dist"
build.run_if_changed(build.FRONT_END_SOURCES, dist, lambda: build.npm("run", "build"))
"""
"""Bundles the app, unless a run before has bundled the same."""
TESTS = (
    *("tests/engine/test_golden.py", "tests/engine/test_texts.py"),
    *("tests/rulebook/test_links.py", "tests/test_translations.py"),
)
OF_THE_GAME = "pebbles or refusal or every_code or house_rule or text_is_there or placeholders"
"""Those of the project's own tests that hold a new game."""


@pytest.fixture(scope="module")
def project(tmp_path_factory) -> Path:
    """A copy of the project with the files of the guide, built."""
    copy = tmp_path_factory.mktemp("project")
    for name in PROJECT:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, copy / name, ignore=LEFT_OUT)
        else:
            shutil.copy(source, copy)
    (copy / "node_modules").symlink_to(ROOT / "node_modules")
    for _, path, text in FILE.findall(GUIDE.read_text(encoding="utf-8")):
        assert not (copy / path).exists()
        (copy / path).parent.mkdir(exist_ok=True)
        (copy / path).write_text(text, encoding="utf-8")
    with cached("new_game") as built:
        dist = copy / "static" / "dist"
        if built.exists():
            built.rename(dist)
        run(copy, "-c", BUILD)
        shutil.copytree(dist, built)
    return copy


def run(project: Path, *arguments: str) -> str:
    """What Python says when it is run in the copy."""
    command = [sys.executable, *arguments]
    environment = {**os.environ, "PYTHONPATH": str(project)}
    ran = subprocess.run(
        command, cwd=project, env=environment, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def test_new_game_is_scored_on_the_command_line(project):
    golden = project / "tests" / "golden" / "pebbles" / "heap.json"
    file = project / "heap.json"
    file.write_text(json.dumps(json.loads(golden.read_text())["file"]))
    sheet = json.loads(run(project, *RUN[1:], "score", str(file)))
    assert sheet["totals"] == [17, 8]


def test_new_game_passes_the_projects_own_tests(project):
    told = run(project, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", OF_THE_GAME, *TESTS)
    assert "failed" not in told


def test_new_game_is_played_on_a_phone(project, tmp_path, browser, record_property):
    environment = {**os.environ, "PYTHONPATH": str(project)}
    with serving(tmp_path, *RUN, cwd=project, env=environment) as server:
        phone = Phone(phone_page(browser), server.address, record_property)
        phone.open()
        expect(phone.page.locator(".shelf-game")).to_contain_text(["Pebbles", "Tally"])
        phone.new_game("Pebbles", "Ada", "Ben")
        phone.tap(phone.main())
        phone.key("7")
        phone.main_says("Ben ›")
        phone.tap(phone.main())
        phone.key("8")
        phone.shot("new-game-recorder")
        phone.key("Write it down")
        expect(phone.main()).to_have_text("Round 2")
        assert phone.totals() == {"Ada": "17", "Ben": "8"}
        phone.shot("new-game-sheet")
        phone.tap("score-ledger tbody a")
        expect(phone.page.locator("round-screen")).to_contain_text("7 pebbles +7 · heap +10")
        phone.open("/rules/pebbles#heap")
        expect(phone.page.locator("rules-screen")).to_contain_text("exactly seven bring ten more")
        assert phone.troubles == []
        phone.page.context.close()
