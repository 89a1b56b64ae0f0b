"""A browser that keeps nothing, as its settings forbid it: the app runs, and says so."""

from playwright.sync_api import expect

from tests.browser.keypad import expect_totals, write_round

BLOCKED = """for (const name of ["indexedDB", "localStorage", "sessionStorage"])
  Object.defineProperty(window, name, {
    get() { throw new DOMException("The operation is insecure.", "SecurityError"); },
  });
window.BroadcastChannel = class {
  constructor() { throw new DOMException("The operation is insecure.", "SecurityError"); }
};"""
REFUSED = """const { open } = IDBFactory.prototype;
IDBFactory.prototype.open = function () {
  const request = open.call(this, "refused", 1);
  request.addEventListener("upgradeneeded", event => {
    event.stopImmediatePropagation();
    request.transaction.abort();
  });
  return request;
};"""


def expect_a_game(phone) -> None:
    """Expect that a game is begun and played from home, and that the phone says what it lacks."""
    phone.open()
    expect(phone.page.locator("home-screen .game-tiles")).to_be_visible()
    bar = phone.page.get_by_role("alert").get_by_text("Not saved on this phone")
    expect(bar).to_be_visible()
    phone.key("Tally")
    phone.key("name")
    for name in ("Ada", "Ben"):
        phone.page.locator("input[name=name]").fill(name)
        phone.page.keyboard.press("Enter")
    phone.begin()
    write_round(phone, "1", "2")
    expect_totals(phone, "1", "2")
    expect(bar).to_be_visible()


def test_game_is_played_where_the_browser_forbids_storage(phone):
    phone.page.add_init_script(BLOCKED)
    expect_a_game(phone)


def test_game_is_played_where_the_database_cannot_be_opened(phone):
    phone.page.add_init_script(REFUSED)
    expect_a_game(phone)
