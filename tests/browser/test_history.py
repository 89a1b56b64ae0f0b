"""Past evenings on the phone: searched, looked at again, thrown away, brought back, played on."""

from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import expect

from tests.browser.keypad import expect_totals
from tests.browser.phone import Phone
from tests.browser.stored_games import add_finished_game
from tests.browser.together import is_batch_stored
from tests.chromium import launch_with_page_cache, phone_page
from tests.waiting import wait_until

NAMES = ("Ada", "Ben")
FILLS_ITS_ROOM = """chart => {
  const room = chart.querySelector(".chart")?.clientWidth;
  return room > 360 && chart.querySelector(".uplot")?.clientWidth === room;
}"""
"""Whether the chart fills a window that has been made wider."""


@pytest.fixture(scope="module")
def browser(whole_browser):
    """Return the one that makes mouse events of a touch, as the chart expects."""
    return whole_browser


@pytest.fixture
def evenings(phone: Phone) -> Phone:
    """Return a phone with thirty-two finished games, one an evening."""
    for evening in range(32):
        add_finished_game(phone, {"Ada": evening, "Ben": 20}, days_ago=evening)
    return phone


def lines(phone: Phone):
    return phone.page.locator(".game-line")


def test_evening_after_evening_to_the_first(evenings):
    evenings.open()
    evenings.key("People")
    evenings.key("Evenings")
    expect(lines(evenings)).to_have_count(30)
    evenings.shot("history")
    evenings.key("Earlier evenings")
    expect(lines(evenings)).to_have_count(2)
    expect(evenings.page.get_by_role("link", name="Earlier evenings")).to_have_count(0)


def test_a_search_by_name_person_game_and_time(phone):
    add_finished_game(phone, {"Ada": 1, "Ben": 2}, days_ago=1)
    add_finished_game(phone, {"Ada": 1, "Cy": 2}, days_ago=30)
    phone.open("/history")
    field = phone.page.get_by_role("searchbox")
    field.fill("cy")
    field.press("Enter")
    expect(lines(phone)).to_have_count(1)
    phone.page.wait_for_load_state()  # so that its script hears what is chosen
    field.fill("")
    phone.tap(phone.page.get_by_text("Person, game, time"))
    phone.page.get_by_label("Person").select_option("Ben")
    expect(lines(phone)).to_have_count(1)
    expect(lines(phone)).to_contain_text("Ben 2")
    phone.page.wait_for_load_state()
    phone.page.get_by_label("Game", exact=True).select_option("Greta")
    expect(phone.page.get_by_text("Nothing found")).to_be_visible()
    phone.shot("history-nothing")
    phone.key("All games")
    expect(lines(phone)).to_have_count(2)
    since = (datetime.now(UTC) - timedelta(days=7)).date()
    phone.tap(phone.page.get_by_text("Person, game, time"))
    phone.page.get_by_label("From").fill(str(since))
    phone.key("Search")
    expect(lines(phone)).to_have_count(1)


def test_a_game_is_thrown_away_and_comes_back(phone):
    add_finished_game(phone, {"Ada": 1, "Ben": 2}, days_ago=1)
    add_finished_game(phone, {"Ada": 5, "Ben": 2}, days_ago=2)
    phone.open("/history")
    phone.key("Tidy up")
    expect(phone.page.get_by_text("Done tidying")).to_be_visible()
    phone.shot("history-tidy")
    phone.axe_in_every_theme()
    phone.key("Throw this game away")
    expect(phone.page.get_by_text("The game is thrown away.")).to_be_visible()
    expect(lines(phone)).to_have_count(1)
    phone.shot("history-thrown")
    phone.axe()
    phone.key("Bring it back")
    expect(lines(phone)).to_have_count(2)
    phone.key("Tidy up")
    phone.key("Throw this game away")
    expect(lines(phone)).to_have_count(1)
    phone.key("Thrown away")
    expect(phone.page.get_by_text("for 30 days")).to_be_visible()
    phone.shot("history-thrown-away")
    phone.axe_in_every_theme()
    phone.key("Bring it back")
    expect(lines(phone)).to_have_count(2)


def test_a_finished_game_is_opened_again_and_played_on(phone):
    add_finished_game(phone, {"Ada": 1, "Ben": 2}, days_ago=3)
    phone.open()
    phone.wait_until("document.cookie.includes('zone=')", "its cookies are those of later")
    phone.open("/history")
    phone.tap(lines(phone))
    expect(phone.page.locator("score-board")).to_be_visible()
    expect_totals(phone, "2", "1")
    expect(phone.main()).to_have_text("Rematch")
    with phone.page.expect_response(is_batch_stored):  # the list of games is the server's
        phone.key("Undo")
    expect_totals(phone, "0", "0")
    expect(phone.main()).to_have_text("Round 1")
    phone.page.go_back()
    expect(lines(phone)).to_contain_text("still on the table")


def test_history_kept_in_memory_for_the_way_back_is_asked_for_anew(
    playwright, served, record_property
):
    other = launch_with_page_cache(playwright)
    phone = Phone(phone_page(other, locale="en-US"), served, record_property)
    add_finished_game(phone, {"Ada": 1, "Ben": 2}, days_ago=3)
    phone.open("/history")
    expect(lines(phone)).to_have_count(1)
    phone.open("/health")
    add_finished_game(phone, {"Ada": 3, "Ben": 4}, days_ago=2)
    phone.page.evaluate("history.back()")
    expect(lines(phone)).to_have_count(2)
    assert phone.troubles == []
    other.close()


def test_the_totals_of_a_game_as_a_chart_and_as_a_table(phone):
    game = add_finished_game(phone, {"Ada": 5, "Ben": -2, "Cy": 9}, days_ago=1, rounds=3)
    phone.open(f"/games/{game}")
    chart = phone.page.locator("score-chart")
    expect(chart.locator("canvas")).to_be_visible()
    expect(chart.locator(".chart-caption")).to_have_text("Start – Round 3")
    chart.scroll_into_view_if_needed()
    chart.locator(".u-over").tap(position={"x": 225, "y": 40})
    expect(chart.locator(".chart-caption")).to_have_text("Round 3: Ada 15 · Ben −6 · Cy 27")
    rows = chart.get_by_role("row")
    expect(rows).to_have_count(5)
    expect(rows.last.get_by_role("cell")).to_have_text(["15", "−6", "27"])
    phone.shot("sheet-chart")
    phone.axe()
    for theme in ("night", "light", "night"):
        phone.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
    over = chart.locator(".u-over")
    expect(chart.locator(".chart-caption")).to_have_text("Start – Round 3")
    quarter = over.evaluate("over => over.clientWidth / 4")
    over.tap(position={"x": quarter, "y": 40})  # nearer to a third of the way than to its start
    expect(chart.locator(".chart-caption")).to_have_text("Round 1: Ada 5 · Ben −2 · Cy 9")
    phone.page.set_viewport_size({"width": 1000, "height": 740})
    wait_until(lambda: chart.evaluate(FILLS_ITS_ROOM), "the chart as wide as its room")


def test_history_works_without_script(phone, browser):
    """Search and deeds are forms: they need no script."""
    add_finished_game(phone, {"Ada": 1, "Ben": 2}, days_ago=1)
    cookies = phone.page.context.cookies()
    plain = browser.new_context(java_script_enabled=False)
    plain.add_cookies(cookies)
    page = plain.new_page()
    page.goto(f"{phone.address}/history?tidy=1")
    page.get_by_role("button", name="Throw this game away").click()
    expect(page.get_by_text("The game is thrown away.")).to_be_visible()
    page.get_by_role("button", name="Bring it back").click()
    expect(page.get_by_text("The game is thrown away.")).to_have_count(0)
    page.get_by_role("searchbox").fill("nobody")
    page.get_by_role("button", name="Search").click()
    expect(page.get_by_text("Nothing found")).to_be_visible()
    plain.close()


def test_many_names_long_names_and_german(new_phone):
    phone = new_phone(locale="de-DE")
    long = "Maximilian-Konstantin von Hohenfels"
    odd = ["<b>Bo</b>", "\u202eevil", "Élodie", "Fi", "Gu", "He"]
    eight = [long, long.replace("von", "vom"), *odd]
    add_finished_game(phone, {name: number for number, name in enumerate(eight)}, days_ago=1)
    phone.open("/history")
    expect(phone.page.get_by_role("heading", name="Abende")).to_be_visible()
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 360
    phone.shot("history-de")
    phone.key("Leute")
    expect(phone.page.get_by_role("heading", name="Leute")).to_be_visible()
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 360
    phone.shot("people-de")
