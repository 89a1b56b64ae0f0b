"""No network: the app starts cold, plays, and hands over later what was written."""

import re

import pytest
from playwright.sync_api import Error, expect

from tests.browser.cached_app import keep, wait_until_cached
from tests.browser.keypad import change_minds, expect_totals, write_round
from tests.browser.phone import Phone
from tests.browser.together import (
    SYNCED,
    is_batch_stored,
    log_of,
    no_matter,
    stream_opens,
    wait_for_log,
)
from tests.chromium import FLAGS, WHOLE, launch_with_page_cache
from tests.serving import serving

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


@pytest.fixture
def installed(server, new_phone) -> Phone:
    """Return a phone that keeps the app."""
    return keep(new_phone(keeps_the_app=True), server.address)


def list_stored_types(phone: Phone, game: str) -> list[str]:
    """Return what the server has of a game."""
    return [entry["type"] for entry in log_of(phone, game)]


def test_app_starts_cold_without_a_network(browser, server, tmp_path, record_property):
    """The browser is closed and started again, as after a restart of the phone."""

    def started() -> Phone:
        context = browser.browser_type.launch_persistent_context(
            tmp_path / "profile", executable_path=WHOLE, args=FLAGS, **PHONE
        )
        context.set_default_timeout(60_000)
        return no_matter(Phone(context.pages[0], server.address, record_property))

    phone = keep(started(), server.address)
    expect_installable(phone)
    phone.new_game("Tally", "Ada", "Ben")
    write_round(phone, "1", "2")
    known = phone.page.url.removeprefix(server.address)
    phone.page.context.close()
    server.stop()
    phone = started()
    phone.open()
    expect(phone.main()).to_have_text("Round 2")
    write_round(phone, "3", "4")
    change_minds(phone)
    start = begin_another(phone)
    phone.shot("offline-home")
    with serving(server.data, port=server.port):
        phone.open(start)
        wait_for_log(phone, start, 2)
        wait_for_log(phone, known, 5)
        assert list_stored_types(phone, start) == ["round", "finish"]
        assert list_stored_types(phone, known) == ["round", "round", "undo", "undo", "amend"]
        assert phone.page.url == server.address + start
        expect(phone.main()).to_have_text("Rematch")
        phone.page.context.close()
    assert phone.troubles == []


def expect_installable(phone: Phone) -> None:
    """Chromium finds nothing missing; it says so only of browsers that keep a profile."""
    session = phone.page.context.new_cdp_session(phone.page)
    assert session.send("Page.getAppManifest")["errors"] == []
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


def begin_another(phone: Phone) -> str:
    """Return a new game from home, played and finished; its path."""
    phone.key("Back")
    expect(phone.page.get_by_role("heading", name="Companion")).to_be_visible()
    phone.key("New game")
    phone.key("Tally")
    for name in ("Ben", "Ada"):
        phone.key(name)
    phone.begin()
    expect(phone.page.locator(".set-up")).to_be_visible()
    path = phone.page.url.removeprefix(phone.address)
    write_round(phone, "20", "30")
    phone.key("Tally")
    phone.key("Finish here")
    expect(phone.main()).to_have_text("Rematch")
    phone.key("Back")
    return path


def test_every_screen_starts_cold(installed, server):
    no_matter(installed)
    installed.new_game("Animanize", "Ada", "Ben", "Cy")
    game = installed.page.url.removeprefix(server.address)
    server.stop()
    screens = ("record", "settings", "share", "rounds/1", "versions/none")
    for path in ("/new", game, f"{game}#table", *(f"{game}/{screen}" for screen in screens)):
        installed.page.goto("about:blank")
        installed.open(path)
        expect(installed.page.locator("h1, .table-view").first).to_be_visible()
    with pytest.raises(Error, match="ERR_CONNECTION_REFUSED"):
        installed.open("/health")


IS_KNOWN = """() => {
  const heads = document.querySelector("companion-app")?.store?.games.heads;
  return heads?.length > 0 && heads.every(({ known }) => known);
}"""
"""Whether a phone knows of all its games that the server has them."""


def test_game_begun_by_mistake_is_thrown_away_without_a_network(installed, server):
    no_matter(installed)
    installed.new_game("Tally", "Ada", "Ben")
    installed.page.wait_for_function(IS_KNOWN)
    known = installed.page.url.removeprefix(server.address)
    server.stop()
    throw_away(installed)
    expect(installed.page.get_by_role("alert")).to_contain_text("Is there a network?")
    installed.new_game("Tally", "Cy", "Dora")
    throw_away(installed)
    lines = installed.page.locator(".game-line")
    expect(lines).to_have_count(1)  # what the server has of the other may have come to other phones
    expect(lines).to_have_attribute("href", known)


def throw_away(phone: Phone) -> None:
    phone.key("Begun by mistake? Throw it away")
    phone.key("Throw away")


def test_the_rulebook_answers_without_a_network_in_every_language(installed, server):
    no_matter(installed)
    server.stop()
    for language, ask, word in (
        ("English", "Search", "lizard"),
        ("Deutsch", "Suchen", "Agame"),
    ):
        installed.open("/settings")
        installed.tap(installed.page.locator("language-switch label", has_text=language))
        expect(installed.page.locator(f"html[lang='{language[:2].lower()}']")).to_have_count(1)
        installed.open("/rules")
        installed.key(ask)
        installed.page.get_by_role("searchbox").fill(word)
        best = installed.page.locator(".search-answer").first
        expect(best).to_contain_text(re.compile(word, re.IGNORECASE))


def test_calls_never_pass_through_the_worker(installed):
    """The event stream least of all; the page and its files always do."""
    answers = []
    installed.page.on("response", lambda answer: answers.append(answer))
    installed.new_game("Tally", "Ada", "Ben")
    with installed.page.expect_response(lambda answer: "/log" in answer.url):
        write_round(installed, "1", "2")
    by_worker = {answer.url: answer.from_service_worker for answer in answers}
    calls = {url for url in by_worker if "/api/" in url}
    assert calls
    assert not [url for url in calls if by_worker[url]]
    ours = [url for url in by_worker if url.startswith(installed.address)]
    assert not [url for url in set(ours) - calls if not by_worker[url]]


def test_page_left_and_returned_to_shows_the_same(playwright, server, record_property):
    """From the browser's back/forward cache: the same page, which holds no lock, not a new one."""
    other = launch_with_page_cache(playwright)
    context = other.new_context(**PHONE)
    context.set_default_timeout(60_000)
    phone = Phone(context.new_page(), server.address, record_property)
    keep(phone, server.address)
    with stream_opens(phone):
        phone.new_game("Tally", "Ada", "Ben")
    phone.wait_until(SYNCED, "nothing is being sent")
    phone.page.evaluate(
        "addEventListener('pageshow', ({persisted}) => { window.same = persisted })"
    )
    phone.open("/health")
    phone.page.evaluate("history.back()")
    expect(phone.main()).to_have_text("Round 1")
    phone.page.wait_for_function("() => window.same === true")
    with phone.page.expect_response(lambda answer: "/log" in answer.url and answer.ok):
        write_round(phone, "1", "2")
    expect_totals(phone, "1", "2")
    assert phone.troubles == []
    other.close()


def test_a_cache_that_was_cleared_is_no_harm(installed):
    installed.new_game("Tally", "Ada", "Ben")
    installed.page.evaluate(
        "caches.keys().then(names => Promise.all(names.map(name => caches.delete(name))))"
    )
    installed.page.reload()
    expect(installed.main()).to_have_text("Round 1")
    write_round(installed, "1", "2")
    expect_totals(installed, "1", "2")


def test_games_come_back_where_everything_was_wiped(installed):
    """All but the cookie, as browsers do to a page nobody installed."""
    installed.new_game("Tally", "Ada", "Ben")
    with installed.page.expect_response(is_batch_stored):
        write_round(installed, "1", "2")
    path = installed.page.url.removeprefix(installed.address)
    session = installed.page.context.new_cdp_session(installed.page)
    kinds = "cache_storage,indexeddb,local_storage,service_workers"
    installed.page.goto("about:blank")
    session.send("Storage.clearDataForOrigin", {"origin": installed.address, "storageTypes": kinds})
    installed.open()
    wait_until_cached(installed)
    installed.tap(installed.page.locator(f"a[href='{path}']"))
    expect_totals(installed, "1", "2")


def test_settings_say_that_the_app_starts_without_a_network(installed):
    installed.key("Settings")
    expect(installed.page.locator("this-phone .is-true").first).to_have_text(
        "Starts without a network."
    )
    installed.page.locator("this-phone").scroll_into_view_if_needed()
    installed.shot("offline-this-phone")
