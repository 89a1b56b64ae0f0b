"""The network goes before the phone has all of the app: it says so, kindly."""

from urllib.request import urlopen

import pytest
from playwright.sync_api import Route, expect

from tests.browser.keypad import expect_totals, write_round
from tests.browser.phone import Phone
from tests.browser.together import no_matter, wait_for_log
from tests.gallery.stage import game, store_game
from tests.waiting import wait_until


def expect_not_here(phone: Phone) -> None:
    locator = phone.page.locator("main.lost")
    expect(locator).to_contain_text("This screen comes over the network")


def has_no_import_error(phone: Phone) -> bool:
    """Whether nothing that did not come was an error that nobody expected."""
    return not any("imported module" in trouble for trouble in phone.troubles)


def lose_later(phone: Phone) -> set[str]:
    """Open the app without what is fetched after the first screen; cleared, all gets through."""
    lost = {"later"}

    def answer(route: Route) -> None:
        cut = lost and ("/later" in route.request.url or route.request.method == "HEAD")
        route.abort() if cut else route.continue_()

    no_matter(phone).page.route("**/*", answer)
    with phone.page.expect_event("requestfailed"):
        phone.open()
    return lost


def hold_texts(phone: Phone) -> list[Route]:
    """Have the texts of the later screens wait, but not their code; the calls that wait."""
    waiting: list[Route] = []

    def answer(route: Route) -> None:
        with urlopen(route.request.url) as response:
            is_code = b"customElements" in response.read()
        route.continue_() if is_code else waiting.append(route)

    phone.page.route("**/later-*.js", answer)
    return waiting


@pytest.mark.parametrize("others", [1, 7])
def test_later_screens_have_their_texts_before_any_of_them_is_drawn(phone, others):
    """Also where eight names are cut, by code that the first sheet asks for."""
    names = [f"Maximiliane von Hohenfels-Waldburg {number}" for number in range(others)]
    path = store_game(phone, "tally", "Ada", *names)
    waiting = hold_texts(phone)
    with phone.page.expect_request("**/later-*.js"):
        phone.open(path)
    expect(phone.page.locator("score-board")).to_be_visible()
    phone.page.evaluate(ENGINE_ANSWERS)
    wait_until(lambda: waiting, "the texts")
    assert phone.page.evaluate("customElements.get('missing-game')") is None
    for route in waiting:
        route.continue_()
    phone.page.unroute("**/later-*.js")
    phone.page.evaluate(HERE)
    points = ["3"] * (1 + others)
    write_round(phone, *points)
    expect_totals(phone, *points)


ENGINE_ANSWERS = """async () => {
  await document.querySelector("companion-app").store.engine.ask({ do: "catalogue" });
}"""
HERE = f"""async () => {{
  await customElements.whenDefined("rules-screen");
  await ({ENGINE_ANSWERS})();
}}"""
"""Waits until the screens are here, the last of them too, and the engine."""


def without_recorder(phone: Phone) -> None:
    """Begin a game after the network went, and ask for its recorder in vain."""
    no_matter(phone).open()
    phone.page.evaluate(HERE)
    phone.page.context.set_offline(True)
    phone.key("Tally")
    phone.key("name")
    for name in ("Ada", "Ben"):
        phone.page.locator("input[name=name]").fill(name)
        phone.page.keyboard.press("Enter")
        expect(phone.page.locator(".seats .name").last).to_have_text(name)
    phone.begin()
    phone.key("Round 1")
    expect_not_here(phone)


def test_a_recorder_that_is_not_here_yet_comes_with_the_network(phone):
    without_recorder(phone)
    phone.shot("not-fetched")
    phone.axe()
    phone.key("Try again")
    phone.key("Back")
    phone.key("Round 1")
    expect_not_here(phone)
    phone.page.context.set_offline(False)
    expect(phone.page.locator(".points-typed")).to_be_visible()
    phone.key("Back")
    write_round(phone, "3", "4")
    expect_totals(phone, "3", "4")
    assert has_no_import_error(phone)


def test_a_recorder_whose_request_was_cut_is_asked_for_once_more_by_itself(owner):
    path = owner.page.url.removeprefix(owner.address)
    no_matter(owner).page.route("**/tally-*.js", lambda route: route.abort(), times=1)
    with owner.page.expect_event("requestfailed"):
        owner.open(f"{path}/record")
    expect(owner.page.locator(".points-typed")).to_be_visible()


def test_a_round_is_sent_though_the_first_request_for_the_way_to_the_server_was_cut(phone):
    path = store_game(phone, "tally", "Ada", "Ben")
    no_matter(phone).page.route("**/live-*.js", lambda route: route.abort(), times=1)
    with phone.page.expect_event("requestfailed"):
        phone.open(path)
    write_round(phone, "3", "4")
    assert wait_for_log(phone, path, 1)


@pytest.mark.parametrize(("link", "shown"), [("Tally", "New game"), ("Rules", "Rules")])
def test_a_screen_that_is_not_here_yet_is_asked_for_again(phone, link, shown):
    lost = lose_later(phone)
    with phone.page.expect_event("requestfailed", lambda request: request.method == "HEAD"):
        phone.key(link)  # the app looks for the server once by itself
    expect_not_here(phone)
    lost.clear()
    phone.key("Try again")
    expect(phone.page.get_by_role("heading", name=shown, exact=True)).to_be_visible()
    assert has_no_import_error(phone)


def test_a_screen_that_did_not_come_early_comes_when_it_is_needed(phone):
    lost = lose_later(phone)
    lost.clear()
    phone.key("Tally")
    expect(phone.page.get_by_role("heading", name="New game")).to_be_visible()
    assert has_no_import_error(phone)


def test_round_is_written_on_the_page_that_is_there_though_the_rules_did_not_come(phone):
    """A page that loads itself anew forgets what the disk would not take."""
    no_matter(phone).page.route("**/rules-*.js", lambda route: route.abort())
    with phone.page.expect_event("requestfailed", lambda request: "/rules-" in request.url):
        game(phone, "tally", "Ada", "Ben")
    phone.page.evaluate("window.isSamePage = true")
    write_round(phone, "3", "4")
    expect_totals(phone, "3", "4")
    assert phone.page.evaluate("window.isSamePage")
    phone.key("Rules for this")
    expect_not_here(phone)


@pytest.mark.parametrize("path", ["/", "/rules/agame"])
def test_the_styles_of_every_screen_come_once(phone, path):
    phone.open(path)
    phone.page.evaluate(HERE)
    locator = phone.page.locator("link[rel=stylesheet]")
    styles = locator.evaluate_all("links => links.map(({ href }) => href)")
    assert len(styles) > 2
    assert sorted(set(styles)) == sorted(styles)


@pytest.mark.parametrize("file", ["code-scanner", "decoder"])
def test_scanner_that_did_not_come_is_said(new_reader, file):
    reader = new_reader(keeps_the_app=False)
    no_matter(reader).page.route(f"**/{file}*", lambda route: route.abort())
    reader.open("/join")
    reader.key("Scan a code")
    expect(reader.page.get_by_role("alert").filter(has_text="has not come yet")).to_be_visible()
    reader.ignore("the reader of codes stopped")  # whoever runs it is told


def test_moving_code_that_did_not_come_is_said(owner):
    no_matter(owner).page.route("**/game-film*", lambda route: route.abort())
    owner.open(owner.page.url.removeprefix(owner.address) + "/share")
    owner.key("Show the game")
    expect(owner.page.get_by_role("status").filter(has_text="has not come yet")).to_be_visible()
