"""The rulebook as it is read and printed: in both languages, by day and by night."""

import pytest
from playwright.sync_api import expect

from companion.core.rules import catalogue
from tests.browser.phone import Phone
from tests.browser.printed import print_on_two_pages

GAMES = [game["game"] for game in catalogue()]
languages = pytest.mark.parametrize("language", ["en", "de"])


@pytest.fixture
def reader(new_phone, language) -> Phone:
    return new_phone(locale=language)


def open_rules(reader: Phone, path: str) -> None:
    reader.open(path)
    reader.page.locator("rules-screen .screen-content").first.wait_for()
    expect(reader.page.locator("html")).to_have_attribute(
        "lang", reader.page.evaluate("navigator.language")
    )


@pytest.mark.parametrize("language", ["en"])
def test_axe_finds_nothing_where_the_phone_is_dark(reader):
    """As the browser asks for it; the themes themselves are those of every screen."""
    reader.page.emulate_media(color_scheme="dark")
    open_rules(reader, "/rules/agame#scoring")
    reader.axe()


def test_unknown_rules_are_told_of_and_the_others_offered(phone):
    phone.open("/rules/no-such")
    expect(phone.page.locator("rules-screen main")).to_contain_text("no such rules")
    phone.axe()
    phone.page.get_by_role("link", name="Agame not Lame").click()
    expect(phone.page.locator("rules-screen h1")).to_have_text("Agame not Lame")


PRINT_WHEN_DRAWN = """new MutationObserver((_, watch) => {
  if (!document.querySelector("rules-screen .picture-cards")) return;
  watch.disconnect();
  dispatchEvent(new Event("beforeprint"));
  window.rows = [...document.querySelectorAll("rules-screen display-row")]
    .map(row => row.childElementCount);
  dispatchEvent(new Event("afterprint"));
}).observe(document, { childList: true, subtree: true })"""


def test_every_picture_is_there_before_the_paper_is_measured(phone):
    phone.page.add_init_script(PRINT_WHEN_DRAWN)
    phone.open("/rules/agame")
    phone.page.wait_for_function("() => window.rows")
    assert set(phone.page.evaluate("rows")) == {1}


@languages
def test_a_game_is_printed_on_two_pages_that_can_be_read(reader):
    reader.page.emulate_media(color_scheme="dark")
    for game in GAMES:
        open_rules(reader, f"/rules/{game}")
        print_on_two_pages(reader, game)


@languages
def test_a_list_in_an_order_has_numbers(reader):
    open_rules(reader, "/rules/lynx#turn")
    steps = reader.page.locator(".rule ol > li")
    marks = steps.evaluate_all("all => all.map(one => getComputedStyle(one, '::before').content)")
    assert marks == ['counter(list-item) "."'] * 4
