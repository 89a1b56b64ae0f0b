"""A game of the evenings that this phone does not have yet is fetched when it is opened."""

import re

from playwright.sync_api import Route, expect

from tests.browser.cached_app import keep
from tests.browser.keypad import expect_totals
from tests.browser.live_regions import WATCH, regions_with_text
from tests.browser.phone import Phone
from tests.browser.stored_games import add_finished_game
from tests.browser.together import no_matter


def expect_message(phone: Phone, title: str, links: list[str]) -> None:
    """Check what stands in place of the game, and where one can go from there."""
    expect(phone.page.get_by_role("heading", name=title)).to_be_focused()
    expect(phone.page).to_have_title(f"{title} · Companion")
    expect(phone.page.locator("main.lost a")).to_have_text(links)
    expect(phone.page.get_by_role("link", name="Back")).to_be_visible()


def expect_announced(phone: Phone, text: str | re.Pattern[str]) -> None:
    """Check what a screen reader is told, by a region that stood there before."""
    expect(phone.page.locator("body > .visually-hidden[role=status]")).to_have_text(text)
    assert regions_with_text(phone) == []


def answer_with_cached_shell(route: Route) -> None:
    """Answer as a service worker does: with the shell, which brings no game."""
    route.fulfill(response=route.fetch(url=route.request.url.rsplit("/", 1)[0] + "/none"))


def test_missing_game_is_fetched_and_then_shown(phone):
    game = add_finished_game(phone, {"Ada": 1, "Ben": 2}, days_ago=1)
    waits: list[Route] = []

    def answer(route: Route) -> None:
        route.continue_() if is_there else waits.append(route)

    is_there = False
    phone.page.route("**/api/games**", answer)
    phone.page.route(f"{phone.address}/games/{game}", answer_with_cached_shell)
    phone.open("/history")
    phone.page.add_init_script(f"addEventListener('DOMContentLoaded', {WATCH})")
    phone.tap(".game-line")
    expect_message(phone, "Looking for this game …", [])
    expect_announced(phone, "This phone does not have it yet and asks the server for it.")
    phone.shot("looked-for")
    phone.axe()
    is_there = True
    for route in waits:
        route.continue_()
    expect_totals(phone, "2", "1")
    assert phone.page.url.endswith(game)


def test_missing_game_without_a_network_is_reported_at_once(new_phone, served):
    phone = keep(new_phone(keeps_the_app=True), served)
    game = add_finished_game(phone, {"Ada": 1, "Ben": 2}, days_ago=1)
    no_matter(phone).page.context.set_offline(True)
    phone.open(f"/games/{game}")
    expect_message(phone, "This game is not on this phone", ["All games"])
    phone.shot("looked-for-offline")
    phone.page.evaluate("window.isSame = true")
    phone.page.context.set_offline(False)
    expect_totals(phone, "2", "1")
    assert phone.page.evaluate("window.isSame")  # fetched, not loaded anew


def test_game_that_no_server_knows_is_reported_as_missing(phone):
    phone.ignored.append("status of 404")
    phone.page.add_init_script(f"addEventListener('DOMContentLoaded', {WATCH})")
    phone.open("/games/7c7f8a52-0000-4000-8000-000000000000")
    expect_message(phone, "This game is not here", ["Join a game", "All games"])
    expect_announced(phone, re.compile("^This game is not here\\W+This phone does not have it"))
    phone.shot("looked-for-in-vain")
