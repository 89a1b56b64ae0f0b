"""The rulebook at the table: one tap from every screen, without a network."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser import agame_recorder as agame
from tests.browser.agame_log import tap
from tests.browser.animanize_recorder import ROUND, AnimanizeRecorder
from tests.browser.card_board import play, says
from tests.browser.greta_square import LEVEL_ONE, Table
from tests.browser.lynx_recorder import LynxRecorder
from tests.browser.phone import Phone
from tests.browser.together import Guest, no_matter
from tests.network.fault_proxy import FaultProxy

READY = "navigator.serviceWorker.ready.then(() => true)"


@pytest.fixture
def offline(new_phone, served) -> Iterator[Phone]:
    """Provide a phone that keeps the app, started anew without a network."""
    with FaultProxy(int(served.rsplit(":", 1)[1])) as network:
        phone = new_phone(keeps_the_app=True)
        phone.address = network.address
        phone.open()
        assert phone.page.evaluate(READY)
        Guest(phone, network).offline()
        phone.lose_tab()
        yield phone
        phone.page.context.close()
        no_matter(phone)


def reads(phone: Phone, game: str, paragraph: str) -> None:
    """One tap on ? opens the rules of this game at a paragraph; ‹ leads back.

    Each place that is read leads elsewhere than the one before: the link may be about to follow.
    """
    link = phone.page.get_by_role("link", name="Rules for this")
    expect(link).not_to_have_attribute("href", phone.page.evaluate("window.rulesRead ?? ''"))
    phone.page.evaluate("href => { window.rulesRead = href }", link.get_attribute("href"))
    phone.tap(link)
    marked = phone.page.locator(f"rules-screen [data-game={game}] .is-marked")
    expect(marked).to_have_id(paragraph)
    expect(marked).to_be_in_viewport()
    phone.key("Back")
    expect(phone.page.locator("rules-screen")).to_have_count(0)


def at_recorder(phone: Phone) -> None:
    """Wait until it has come: the sheet before it has the same keys in the same places."""
    expect(phone.page.locator("record-screen h1")).to_be_visible()


def test_agame_leads_to_its_rules(offline):
    offline.seat(agame.GAME, *agame.THREE)
    reads(offline, "agame", "setup")
    offline.begin()
    reads(offline, "agame", "turn")
    offline.tap(offline.main())
    agame.lay(offline, "green 13")
    reads(offline, "agame", "row")
    agame.worth(offline, re.compile("13"))
    offline.tap(".depth-key")
    reads(offline, "agame", "figures")
    offline.tap(".depth-key")
    reads(offline, "agame", "points")


def test_agame_trick_by_trick_leads_to_its_rules(offline):
    offline.new_game(agame.GAME, *agame.THREE)
    offline.key(agame.GAME)
    offline.tap(offline.page.get_by_role("switch", name="Log tricks"))
    offline.key("Write it down")
    offline.key("Section 1")
    at_recorder(offline)
    reads(offline, "agame", "winner")
    tap(offline, "blue 8", "green 13")
    says(offline, "The leader never plays a single-digit card alone")
    reads(offline, "agame", "lone")
    offline.key("Undo")
    offline.key("Undo")
    tap(offline, "blue 13", "green 8", "purple 5", "green 8", "purple 5")
    says(offline, "Ada took it and leads")
    tap(offline, "blue 21", "green 34", "purple 2", "blue 21", "purple 2")
    says(offline, "Ben took it and leads")
    offline.key("Catch")
    reads(offline, "agame", "catch")
    expect(offline.page.locator(".header-status")).to_contain_text("Catch round")


def test_animanize_leads_to_its_rules(offline):
    offline.new_game("Animanize", "Ada", "Ben", "Cy")
    reads(offline, "animanize", "turn")
    recorder = AnimanizeRecorder(offline)
    recorder.open(1)
    reads(offline, "animanize", "captured")
    recorder.played("Ada Ada Ada Ada:9 Ada:8")
    recorder.says("Ada", "5", "brawl −2")
    reads(offline, "animanize", "brawl")
    recorder.says("Ada", "5", "brawl −2")
    recorder.out()
    reads(offline, "animanize", "elimination")


def test_animanize_trick_by_trick_leads_to_its_rules(offline):
    offline.new_game("Animanize", "Ada", "Ben", "Cy")
    offline.key("Animanize")
    expect(offline.page.locator("settings-screen h1")).to_be_visible()
    reads(offline, "animanize", "variants")
    offline.tap(offline.page.get_by_role("switch", name="Log every trick"))
    offline.key("Write it down")
    offline.key("Round 1")
    at_recorder(offline)
    reads(offline, "animanize", "winner")
    for number, cards in enumerate(ROUND, start=1):
        expect(offline.page.locator(".header-status")).to_contain_text(f"Trick {number} of 14")
        play(offline, *cards)
    says(offline, "Cy took it and leads: the later lion")
    play(offline, "animal 8")
    says(offline, "Cy so far")
    offline.key("Out")
    offline.main_says("Ada: one more animal in hand")
    reads(offline, "animanize", "elimination")
    offline.main_says("Ada: one more animal in hand")


def test_lynx_leads_to_its_rules(offline):
    offline.new_game("lynX", "Ada", "Ben")
    reads(offline, "lynx", "turn")
    offline.key("Game 1")
    recorder = LynxRecorder(offline)
    at_recorder(offline)
    reads(offline, "lynx", "meld")
    recorder.melds("9 J 4 ×3")
    recorder.turn()
    reads(offline, "lynx", "melds")
    recorder.turn()
    reads(offline, "lynx", "points")


def test_greta_leads_to_its_rules(offline):
    offline.new_game("Greta", "Ada", "Ben")
    reads(offline, "greta", "turn")
    offline.tap(offline.main())
    table = Table(offline)
    at_recorder(offline)
    reads(offline, "greta", "scoring")
    for at, card in enumerate(LEVEL_ONE):
        table.place(card, (at // 4 + 1, at % 4 + 1))
    reads(offline, "greta", "level-two")


def test_tally_leads_to_its_rules(offline):
    offline.new_game("Tally", "Ada", "Ben")
    reads(offline, "tally", "turn")
    offline.tap(offline.main())
    at_recorder(offline)
    reads(offline, "tally", "points")
