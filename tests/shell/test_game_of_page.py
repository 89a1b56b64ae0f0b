"""The game in the page of its sheet: as its calls tell it, for nobody but who may see it."""

import json
import re

import pytest

from tests.conftest import points


def embedded_game(page) -> dict | None:
    """Return what a page brings for the phone that has nothing yet."""
    match = re.search(r'<script id="game" type="application/json">(.*?)</script>', page.text)
    return match and json.loads(match[1])


@pytest.fixture
def ours(phone):
    """Return a phone with a game of one round."""
    phone.start("ours", options={"target": 50})
    phone.write("ours", 0, points("one", 30, -2))
    return phone


def test_page_of_a_game_brings_the_game_for_its_devices(ours):
    page = embedded_game(ours.get("/games/ours"))
    assert page["game"] == ours.get("/api/games/ours").json
    assert [page["listed"]] == ours.get("/api/games").json["games"]
    assert page["game"]["sheet"]["totals"] == [30, -2]


def test_game_in_the_page_is_as_new_as_the_log(ours):
    ours.get("/games/ours")
    ours.write("ours", 1, points("two", 5, 1))
    assert embedded_game(ours.get("/games/ours"))["game"]["sheet"]["totals"] == [35, -1]


def test_game_in_the_page_of_a_watcher_names_the_role(ours, stranger):
    stranger.join(ours.share("ours", "watch"))
    assert embedded_game(stranger.get("/games/ours"))["listed"]["role"] == "watch"


def test_page_of_a_strangers_game_looks_like_no_game(ours, stranger):
    page = stranger.get("/games/ours")
    assert embedded_game(page) is None
    assert page.data == stranger.get("/games/nothing").data


def test_page_with_a_game_is_not_cached(ours, stranger):
    assert ours.get("/games/ours").headers["Cache-Control"] == "no-store"
    script = ours.get("/service-worker.js").text
    assert "Ada" not in ours.get(re.findall(r'"(/shell/\w+)"', script)[0]).text
    assert embedded_game(stranger.get("/games/ours")) is None


def test_names_cannot_end_the_script(phone):
    phone.start("ours", seats=[{"name": "</script><b>Ada"}, {"name": "Ben"}])
    page = phone.get("/games/ours")
    assert "</script><b>" not in page.text
    assert embedded_game(page)["game"]["setup"]["seats"][0]["name"] == "</script><b>Ada"
