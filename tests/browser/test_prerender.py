"""What the server writes into a page looks as the app draws it, and the app goes on with it."""

import pytest
from playwright.sync_api import Route, expect

from tests.browser.phone import Phone

LOOKS = """async what => {
  delete document.body.dataset.letters
  await document.fonts.load("500 16px Recursive", "a")
  await document.fonts.load("700 16px Recursive", "a")
  await document.fonts.ready
  const near = node => node.getBoundingClientRect().top < innerHeight
  const seen = [...document.querySelectorAll(what)]
  return seen.filter(node => node.checkVisibility() && near(node)).map(node => {
    const { x, y, width, height } = node.getBoundingClientRect()
    return [node.textContent.trim(), ...[x, y, width, height].map(Math.round)]
  })
}"""
"""Where everything of some kinds stands that is on the screen, and what it says."""
READ = "h1, h2, p, a, button, .drawing, .icon"

SHIFTS = """() => new Promise(then => {
  const found = []
  new PerformanceObserver(list => found.push(...list.getEntries().map(({ value }) => value)))
    .observe({ type: "layout-shift", buffered: true })
  setTimeout(() => then(found))
})"""
"""What has moved on the page without anybody having touched it."""

DEFINED = """() => {
  const later = setTimeout
  window.setTimeout = (call, ms, ...more) => later(call, ms === 3000 ? 60_000 : ms, ...more)
  const define = customElements.define
  customElements.define = function (name, ...how) {
    if (name === "companion-app") window.defined = performance.now()
    define.call(this, name, ...how)
  }
}"""
"""Notes when the app starts, which waits for the first paint here for more than three seconds."""
PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0].startTime"

PAGES = ["/", "/rules/agame", "/rules/tally"]


def block_scripts(phone: Phone) -> Phone:
    """Return the phone, while the scripts are still on their way."""
    phone.page.route("**/*.js", lambda route: route.abort())
    phone.ignored.append("ERR_FAILED")
    return phone


@pytest.mark.parametrize("language", ["en-US", "de-DE"])
@pytest.mark.parametrize("path", PAGES)
def test_prerendered_page_looks_as_the_app_draws_it(new_phone, path, language):
    before, after = block_scripts(new_phone(locale=language)), new_phone(locale=language)
    before.open(path)
    expect(before.page.locator("#written")).to_be_visible()
    after.open("/new")
    expect(after.main()).to_be_visible()
    after.open(path)
    expect(after.page.locator("companion-app main")).to_be_visible()
    expect(after.page.locator("#written")).to_have_count(0)
    assert before.page.evaluate(LOOKS, READ) == after.page.evaluate(LOOKS, READ)


@pytest.mark.parametrize("path", PAGES)
def test_app_takes_over_a_prerendered_page_without_moving_it(phone, path):
    phone.open(path)
    expect(phone.page.locator("companion-app main")).to_be_visible()
    expect(phone.page.locator("#written")).to_have_count(0)
    assert phone.page.evaluate(SHIFTS) == []


def test_the_rules_are_read_on_where_one_was(phone):
    pending: list[Route] | None = []
    phone.page.route(
        "**/rules-*.js",
        lambda route: route.continue_() if pending is None else pending.append(route),
    )
    with phone.page.expect_request("**/rules-*.js"):
        phone.open("/rules/agame")
    reading = phone.page.locator("#written .screen-content")
    letters = phone.page.locator("body:not([data-letters])")
    expect(letters).to_have_count(1)  # when they come, what is read moves
    reading.evaluate("page => page.scrollTo(0, 600)")
    phone.page.wait_for_function("() => customElements.get('companion-app')")
    waiting, pending = pending, None
    for route in waiting:
        route.continue_()
    expect(phone.page.locator("#written")).to_have_count(0)
    expect(phone.page.locator("rules-screen .screen-content")).to_have_js_property("scrollTop", 600)


def test_page_prerendered_in_another_language_is_replaced(new_phone):
    phone = new_phone(locale="en-US")
    phone.page.add_init_script("localStorage.setItem('language', 'de')")
    phone.open("/")
    expect(phone.main()).to_have_text("Neue Partie")
    expect(phone.page.locator("#written")).to_have_count(0)


@pytest.mark.parametrize("path", PAGES)
def test_the_app_starts_once_the_page_is_painted(phone, path):
    phone.page.add_init_script(f"({DEFINED})()")
    phone.open(path)
    expect(phone.page.locator("#written")).to_have_count(0)
    assert phone.page.evaluate(PAINTED) <= phone.page.evaluate("defined")


def test_letters_that_do_not_come_are_no_trouble(phone):
    phone.page.route("**/*.woff2", lambda route: route.abort())
    phone.ignored.append("ERR_FAILED")
    phone.open("/rules/agame")
    expect(phone.page.locator("body:not([data-letters])")).to_have_count(1)
    expect(phone.page.locator("#written")).to_have_count(0)
