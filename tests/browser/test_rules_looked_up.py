"""A rule looked up, by a link, a line of a score or a search: and back to the very spot."""

import pytest
from playwright.sync_api import expect

from tests.browser.animanize_recorder import AnimanizeRecorder
from tests.browser.phone import Phone
from tests.gallery.stage import game


def test_a_rule_is_read_in_the_middle_of_a_long_screen(phone):
    game(phone, "greta", "Ada", "Ben")
    phone.key("Greta")
    content = phone.page.locator(".table .screen-content")
    link = phone.page.locator("a.rule-link[href$='option.diagonals']")
    link.scroll_into_view_if_needed()
    there = content.evaluate("node => node.scrollTop")
    assert there > 0
    phone.tap(link)
    expect(phone.page.locator(".is-marked")).to_have_id("diagonals")
    expect(phone.page).to_have_title("Greta · Companion")
    phone.tap("rules-screen .contents a >> nth=3")
    phone.key("Back to the game")
    expect(phone.page.locator("rules-screen")).to_have_count(0)
    expect(link).to_be_focused()
    expect(content).to_have_js_property("scrollTop", there)


def at_rules(phone: Phone, game: str) -> None:
    """Open a game's rules, once the app draws them: its Back knows where one came from."""
    phone.open(f"/rules/{game}")
    expect(phone.page.locator("rules-screen .contents")).to_be_visible()


def test_back_walks_through_the_book_to_where_each_page_was_read(phone):
    at_rules(phone, "animanize")
    phone.key("Search")
    phone.page.get_by_role("searchbox").fill("animal")
    results = phone.page.locator("rule-answers")
    expect(phone.page.locator(".search-answer mark").first).to_be_visible()
    phone.page.locator(".search-answer").nth(7).scroll_into_view_if_needed()
    there = results.evaluate("node => node.scrollTop")
    assert there > 0
    phone.tap(phone.page.locator(".search-answer").nth(7))
    expect(phone.page.locator(".is-marked")).to_be_in_viewport()
    phone.key("Back")
    expect(phone.page.get_by_role("searchbox")).to_have_value("animal")
    expect(phone.page.locator(".search-answer").nth(7)).to_be_in_viewport()
    expect(results).to_have_js_property("scrollTop", there)
    phone.key("Back")
    expect(phone.page.locator(".contents")).to_be_visible()


@pytest.mark.parametrize("asked", ["q=", "who"])
def test_back_from_a_rule_opened_by_its_address_leads_to_its_game(phone, asked):
    """As by a tap on the rules before the app has started: the browser loads another page."""
    phone.open(f"/rules/animanize?{asked}")
    expect(phone.page.locator("rules-screen main")).to_be_visible()
    phone.key("Back")
    expect(phone.page.locator("rules-screen .contents")).to_be_visible()
    phone.key("Back")
    expect(phone.page.locator("home-screen")).to_be_visible()


def test_every_line_of_a_score_leads_to_its_rule(phone):
    game(phone, "animanize", "Ada", "Ben", "Cy")
    recorder = AnimanizeRecorder(phone)
    recorder.open(1)
    recorder.turn()
    recorder.numbers(7, 4)
    recorder.animals(Ada=(9, 8), Ben=(2, 7))
    recorder.on()
    clamped = phone.page.locator("score-ledger tbody td").first
    expect(clamped).to_have_text("−4 0")
    expect(clamped.locator("s")).to_have_text("−4")
    phone.tap(phone.page.get_by_role("link", name="Round 1", exact=True))
    for words, paragraph in (
        ("7 tricks", "tricks"),
        ("brawl", "brawl"),
        ("never below 0", "floor"),
    ):
        phone.tap(phone.page.locator("a.rule-link", has_text=words))
        expect(phone.page.locator(".is-marked")).to_have_id(paragraph)
        expect(phone.page.locator(".is-marked")).to_be_in_viewport()
        phone.key("Back")
        expect(phone.page.locator("rules-screen")).to_have_count(0)


@pytest.mark.parametrize("place", ["/rules/agame", "/rules"])
def test_questions_people_ask_are_taps_before_anything_is_typed(phone, place):
    last = 11 if place.endswith("agame") else 14
    phone.open(place)
    expect(phone.page.locator("rules-screen .game-tiles, rules-screen .contents")).to_be_visible()
    with phone.counting("a question that is often asked", 2):
        phone.key("Search")
        answers = phone.page.locator(".search-answer")
        expect(answers.nth(last)).to_be_attached()
        expect(phone.page.locator(".search-count")).to_have_text("Asked at other tables:")
        phone.page.get_by_role("searchbox").press("Enter")
        phone.shot(f"questions{place.replace('/', '-')}")
        phone.axe()
        phone.tap(answers.nth(1))
    expect(phone.page.locator(".is-marked")).to_be_in_viewport()
    phone.key("Back")
    expect(answers.nth(last)).to_be_attached()


def test_an_answer_shows_the_sentence_and_leads_to_its_paragraph(phone):
    at_rules(phone, "agame")
    with phone.counting("a dispute settled, the typing left out", 2):
        phone.key("Search")
        phone.page.get_by_role("searchbox").fill("catch with the hat")
        first = phone.page.locator(".search-answer").first
        expect(phone.page.locator(".search-count")).to_have_text("the 8 best answers")
        expect(first).to_contain_text("it is the highest card and pays for any other")
        expect(phone.page.locator(".search-answer mark").first).to_be_visible()
        phone.tap(first)
    expect(phone.page.locator(".is-marked")).to_have_id("q-catch-hat")
    phone.key("Back")
    phone.page.get_by_role("searchbox").fill("xyzzy")
    expect(phone.page.locator(".search-count")).to_have_text("Nothing found. Try another word.")
