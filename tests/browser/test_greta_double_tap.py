"""A finger that taps Greta's square twice."""

from playwright.sync_api import expect

from tests.browser.greta_square import card_name, open_recorder

FIRST_TAP = """() => {
  addEventListener("click", tap => { window.tappedAt = tap.timeStamp; }, { once: true });
}"""
SECOND_TAP = """([clientX, clientY]) => {
  const tap = new MouseEvent("click", { bubbles: true, clientX, clientY });
  Object.defineProperty(tap, "timeStamp", { value: window.tappedAt + 80 });
  document.elementFromPoint(clientX, clientY).dispatchEvent(tap);
}"""
"""At the same spot, 80 ms after the first, however long the engine took to answer that."""


def test_a_second_tap_chooses_no_cell_of_the_square_that_grew_under_it(phone):
    table = open_recorder(phone)
    table.place("JH", (1, 1))
    table.choose("8C")
    cells = phone.page.locator('greta-square button[aria-label^="Empty"]')
    expect(cells).to_have_count(4)
    box = cells.last.bounding_box()
    spot = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    phone.page.evaluate(FIRST_TAP)
    phone.page.touchscreen.tap(*spot)
    expect(cells).to_have_count(6)
    phone.page.evaluate(SECOND_TAP, spot)
    table.choose("QD")
    chosen = phone.page.locator(f'greta-rack button[aria-label="{card_name("QD")}"]')
    expect(chosen).to_have_attribute("aria-pressed", "true")
