"""English and German: by the browser, by choice, remembered without a network and in every tab."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.phone import Phone
from tests.browser.together import Guest, no_matter
from tests.gallery.stage import game, round_of
from tests.network.fault_proxy import FaultProxy


@pytest.fixture
def german(new_phone) -> Phone:
    return new_phone(locale="de-AT")


@pytest.fixture
def keeper(new_phone, served) -> Iterator[Guest]:
    """Provide a German phone that keeps the app, and its network."""
    with FaultProxy(int(served.rsplit(":", 1)[1])) as network:
        phone = new_phone(keeps_the_app=True, locale="de")
        phone.address = network.address
        yield Guest(phone, network)
        phone.page.context.close()
        no_matter(phone)


def speaks(phone: Phone, language: str, home: str) -> None:
    expect(phone.page.locator("html")).to_have_attribute("lang", language)
    expect(phone.page.locator("companion-app main")).to_contain_text(home)


def choose(phone: Phone, language: str) -> None:
    phone.open("/settings")
    with phone.page.expect_navigation():
        phone.tap(phone.page.locator(".languages label", has_text=language))
    phone.open()


def test_language_is_the_browsers_until_a_person_chooses(german):
    german.open()
    speaks(german, "de", "Schreibt eure Punkte auf. Was spielt ihr?")
    expect(german.page).to_have_title("Companion")
    german.key("Einstellungen")
    named = german.page.locator(".languages label")
    expect(named).to_have_count(2)
    assert named.evaluate_all("labels => labels.map(label => label.lang)") == ["de", "en"]
    choose(german, "English")
    speaks(german, "en", "Keeps your scores. What do you play?")
    tab = german.another_tab()
    tab.open()
    speaks(tab, "en", "Keeps your scores. What do you play?")
    tab.page.close()


def test_a_whole_screen_in_german(german):
    german.open("/new")
    expect(german.page).to_have_title("Neue Partie · Companion")
    german.key("Strichliste")
    german.key("Name")
    for name in ("Ada", "Ben"):
        german.page.locator("input[name=name]").fill(name)
        german.page.keyboard.press("Enter")
        expect(german.page.locator(".seats .name").last).to_have_text(name)
    german.key("Los geht’s")
    german.tap(german.main("sheet-screen"))
    keys = german.page.get_by_role("group", name="Zahlen")
    for figure in "12345":
        german.tap(keys.get_by_role("button", name=figure, exact=True))
    german.tap(german.main())
    german.key("Rest 0")
    german.key("Aufschreiben")
    german.expect_board({"Ada": "12.345", "Ben": "0"})
    german.tap(german.page.get_by_role("link", name="Runde 1", exact=True))
    expect(german.page.locator("main")).to_contain_text(re.compile(r"heute|\d\d:\d\d"))
    expect(german.page).to_have_title("Runde 1 · Companion")


def test_lead_is_read_out_in_whole_german(german):
    game(german, "tally", "Ada", "Ben", log=[round_of(12, 7)])
    row = german.page.locator("score-board .board-row").first
    expect(row).to_have_accessible_name(re.compile(r"führt: 12 Punkte$"))


def test_chosen_language_lasts_without_a_network(keeper):
    phone = keeper.phone
    phone.open()
    phone.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    choose(phone, "English")
    keeper.offline()
    phone.lose_tab()
    speaks(phone, "en", "Keeps your scores. What do you play?")
    choose(phone, "Deutsch")
    speaks(phone, "de", "Schreibt eure Punkte auf. Was spielt ihr?")
    phone.open("/rules/agame#hat")
    expect(phone.page.locator(".is-marked")).to_contain_text("Der Hut ist Trumpf")
    expect(phone.page.locator("article.rules")).to_have_attribute("lang", "de")
    expect(phone.page).to_have_title("Keine lahme Agame · Companion")
