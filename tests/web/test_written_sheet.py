"""The sheet in the page of a game: as the server has it, for nobody but who may see it."""

import re

import pytest
from flask import Flask
from flask_babel import force_locale

from companion.languages import LANGUAGES
from companion.pages import written
from companion.scorebooks.roles import Role
from companion.sync.store import Looked
from tests.conftest import points
from tests.engine import golden
from tests.web.pages import words

KEY = re.compile(r">\s*(?:game|line|parts|round|sheet)[.]\w")


def sheet(page: str) -> str | None:
    """The sheet that is written into a page."""
    found = re.search(r'<div class="screen sheet">(.*?)</footer>', page, re.DOTALL)
    return found and found[1]


@pytest.fixture
def ours(phone):
    """A phone with a game of one round."""
    phone.start("ours", options={"target": 50})
    phone.write("ours", 0, points("one", 30, -2))
    return phone


def test_who_may_see_a_game_finds_its_sheet(ours):
    text = words(sheet(ours.get("/games/ours").text))
    assert "Ada needs 20 Ada +30 leads with 30 points Ben −2" in text
    assert text.endswith("1 +30 −2 Round 2")
    assert 'href="/games/ours/record"' in ours.get("/games/ours").text


def test_it_is_as_new_as_the_log(ours):
    ours.get("/games/ours")
    ours.write("ours", 1, points("two", 5, 1))
    assert "Ada needs 15" in words(sheet(ours.get("/games/ours").text))


def test_who_only_watches_finds_no_way_to_write(ours, stranger):
    stranger.join(ours.share("ours", "watch"))
    page = sheet(stranger.get("/games/ours").text)
    assert "+30" in page
    assert "/record" not in page
    assert "/settings" not in page


def test_nobody_else_learns_that_there_is_a_game(ours, stranger):
    page = stranger.get("/games/ours")
    assert sheet(page.text) is None
    assert page.data == stranger.get("/games/nothing").data


def test_it_is_kept_nowhere(ours, stranger):
    assert ours.get("/games/ours").headers["Cache-Control"] == "no-store"
    ours.get("/games/ours")
    script = ours.get("/service-worker.js").text
    assert "Ada" not in ours.get(re.findall(r'"(/shell/\w+)"', script)[0]).text
    assert sheet(stranger.get("/games/ours").text) is None


def test_names_are_only_text(phone):
    phone.start("ours", seats=[{"name": "<b>Ada"}, {"name": "Ben"}])
    assert "&lt;b&gt;Ada" in sheet(phone.get("/games/ours").text)


def test_a_game_that_is_over_is_left_to_the_app(ours):
    ours.write("ours", 1, points("two", 30, 1))
    assert sheet(ours.get("/games/ours").text) is None


@pytest.fixture(scope="module")
def looks() -> list[Looked]:
    """Every sheet of the golden files."""
    answers = [golden.replay(golden.read(path)["file"]) for path in golden.all_golden()]
    return [
        Looked(Role.OWN, answer["setup"], answer["sheet"]) for answer in answers if answer["sheet"]
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_text_for_every_sheet(app: Flask, language, looks):
    with app.test_request_context(), force_locale(language):
        for looked in looks:
            page = written.sheet("ours", looked)
            assert not KEY.search(page)
            assert "%(" not in page
