"""A new version of the app: it waits, it is offered when nobody is mid-round, it comes whole."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from companion.core.paths import STATIC
from tests.browser.cached_app import keep
from tests.browser.keypad import fill, type_in, write_round
from tests.browser.newer_game import TITLE, meet_a_newer_game
from tests.browser.next_version import main_of, make_next_version, next_name
from tests.browser.phone import Phone
from tests.browser.stored_games import add_finished_game, send
from tests.browser.together import no_matter
from tests.serving import serving
from tests.waiting import wait_until

WAITS = "navigator.serviceWorker.getRegistration().then(registration => !!registration.waiting)"
WORKERS = """async () => {
  const { active, waiting, installing } = await navigator.serviceWorker.getRegistration();
  const states = [active, waiting, installing, navigator.serviceWorker.controller];
  const [page] = performance.getEntriesByType("navigation");
  const age = performance.now();
  return [...states.map(worker => worker?.state), page.type, age, ...await caches.keys()];
}"""
"""A tab's service workers, how it was loaded and how many milliseconds ago, and what is kept."""
TAKE_UP = """async () => {
  await navigator.serviceWorker.ready;
  document.dispatchEvent(new Event("visibilitychange"));
}"""
"""The app, which has asked for the same before, listens from then on."""
LOSE_THE_NEXT_MESSAGE = """() => {
  const post = ServiceWorker.prototype.postMessage;
  ServiceWorker.prototype.postMessage = () => (ServiceWorker.prototype.postMessage = post);
}"""
HEADS = "document.querySelector('companion-app')?.store?.games.heads"
LAST_TAP = "addEventListener('click', ({ target }) => { window.lastTap = target.textContent })"


@pytest.fixture(scope="module")
def next_version(tmp_path_factory) -> Path:
    return make_next_version(tmp_path_factory.mktemp("next"))


@pytest.fixture
def installed(server, new_phone) -> Phone:
    """Return a phone that keeps the version before."""
    phone = no_matter(new_phone(keeps_the_app=True))
    phone.page.context.add_init_script(LAST_TAP)
    return keep(phone, server.address)


def look(phone: Phone) -> None:
    """Take the phone up again, so that it looks for a new version and has it."""
    phone.page.evaluate(TAKE_UP)
    phone.wait_until(WAITS, "a version waits")


def expect_version(phone: Phone, name: str) -> None:
    """Expect this version in a tab; the error tells the service workers and the last tap."""
    try:
        expect(phone.page.locator("html[data-version='next']")).to_have_count(int(name == "next"))
    except AssertionError as error:
        error.add_note(f"{phone.page.url}: {phone.page.evaluate(WORKERS)}")
        error.add_note(f"the last tap: {phone.page.evaluate('window.lastTap')}")
        raise


def offer(phone: Phone):
    return phone.page.get_by_text("Update ready")


def test_update_is_offered_after_the_game_and_not_before(installed, server, next_version):
    installed.new_game("Tally", "Ada", "Ben")
    other = installed.another_tab()
    other.open()
    installed.tap(installed.main())
    type_in(installed, "1")
    server.stop()
    with serving(server.data, next_version, port=server.port):
        look(installed)
        expect(offer(installed)).to_have_count(0)
        the_old_version_finds_its_files(installed)
        fill(installed, "", "2")
        expect(installed.page.locator("score-board")).to_be_visible()
        expect(offer(installed)).to_have_count(0)
        installed.key("Tally")
        installed.key("Finish here")
        expect(offer(installed)).to_be_visible()
        installed.shot("update-offered")
        installed.axe()
        expect_version(installed, "before")
        installed.key("Update now")
        for tab in (installed, other):
            expect_version(tab, "next")
        expect(installed.main()).to_have_text("Rematch")
        expect(offer(installed)).to_have_count(0)
        names = installed.page.evaluate(
            "caches.keys().then(([name]) => caches.open(name))"
            ".then(cache => cache.keys()).then(all => all.map(one => one.url))"
        )
        assets = f"{server.address}/static/assets"
        assert f"{assets}/{next_name(main_of(STATIC))}" in names
        assert f"{assets}/{main_of(STATIC).name}" not in names


def the_old_version_finds_its_files(phone: Phone) -> None:
    """Its main script is gone from the server; the phone has it until the new one takes over."""
    phone.page.reload()
    expect_version(phone, "before")
    expect(phone.page.locator(".points-typed")).to_have_text("1")


def test_update_is_not_offered_while_entries_wait_to_be_sent(installed, server, next_version):
    installed.new_game("Tally", "Ada", "Ben")
    with serving_next(server, next_version):
        look(installed)
    write_round(installed, "1", "2")
    installed.key("Tally")
    installed.key("Finish here")
    expect(installed.main()).to_have_text("Rematch")
    expect(offer(installed)).to_have_count(0)
    with serving(server.data, next_version, port=server.port):
        installed.page.evaluate("dispatchEvent(new Event('online'))")
        expect(offer(installed)).to_be_visible()


def test_newer_game_fetches_the_update_that_knows_it(installed, server, next_version):
    game = add_finished_game(installed, {"Ada": 1, "Ben": 2}, days_ago=1)
    meet_a_newer_game(installed.page)
    installed.open(f"/games/{game}")
    expect(installed.page.get_by_role("heading", name=TITLE)).to_be_visible()
    installed.key("Update now")
    expect(installed.page.locator("main").get_by_text("No newer version")).to_be_visible()
    with serving_next(server, next_version):
        installed.key("Update now")
        expect_version(installed, "next")


def serving_next(server, next_version):
    server.stop()
    return serving(server.data, next_version, port=server.port)


def test_update_installs_by_itself_once_no_tab_is_open(installed, server, next_version):
    with serving_next(server, next_version):
        look(installed)
        states = watch_service_workers(installed)
        expect_version(installed, "before")
        close_until_it_has_taken_over(installed, states)
        installed.open()
        expect_version(installed, "next")


def watch_service_workers(phone: Phone) -> dict[str, str]:
    """Return the state of each service worker by its number, as the browser goes on telling it."""
    states = {}
    browser = phone.page.context.new_cdp_session(phone.page)
    browser.on(
        "ServiceWorker.workerVersionUpdated",
        lambda told: states.update({one["versionId"]: one["status"] for one in told["versions"]}),
    )
    browser.send("ServiceWorker.enable")
    return states


def close_until_it_has_taken_over(phone: Phone, states: dict[str, str]) -> None:
    """Leave the app until the browser has replaced the service worker that answered the tab.

    A tab opened while the old one is being stopped has it started anew. Under a debugger, which a
    browser that is driven has, it may wait at its start for ever, and the tab stays empty.
    """
    phone.page.goto("about:blank")

    def has_taken_over() -> bool:
        phone.page.evaluate("true")  # the browser is listened to meanwhile
        return sorted(states.values()) == ["activated", "redundant"]

    wait_until(has_taken_over, "the next version has taken over")


def test_update_is_offered_on_home_between_rounds(installed, server, next_version):
    installed.new_game("Tally", "Ada", "Ben")
    with serving_next(server, next_version):
        look(installed)
        installed.key("Back")
        expect(offer(installed)).to_be_visible()
        installed.shot("update-home")
        installed.axe()


def test_update_is_offered_though_a_game_was_thrown_away_with_something_filled_in(
    installed, server, next_version
):
    installed.new_game("Tally", "Cy", "Dora")
    installed.page.wait_for_function(f"() => {HEADS}?.every(({{ known }}) => known)")
    installed.ignore("status of 410")
    gone = installed.page.url.rsplit("/", 1)[1]
    installed.tap(installed.main())
    type_in(installed, "1")
    installed.reload()  # what is filled in is on the disk
    send(installed, "delete", f"/api/games/{gone}", {})  # as another phone of the same owner does
    installed.new_game("Tally", "Ada", "Ben")
    installed.page.wait_for_function(f"() => {HEADS}?.some(({{ gone }}) => gone === 'erased')")
    installed.page.wait_for_function(f"() => {HEADS}?.every(({{ known, gone }}) => known || gone)")
    with serving_next(server, next_version):
        look(installed)
        installed.key("Back")
        expect(offer(installed)).to_be_visible()


def test_update_is_asked_for_again_where_the_browser_loses_it(installed, server, next_version):
    with serving_next(server, next_version):
        look(installed)
        installed.page.evaluate(LOSE_THE_NEXT_MESSAGE)
        installed.key("Update now")
        expect_version(installed, "next")
