"""Points that were just written move into the totals, where motion is wanted."""

from playwright.sync_api import Page

from tests.browser.keypad import expect_totals, write_round
from tests.gallery.stage import game

WATCHED = """
window.moved = []
const animate = Element.prototype.animate
Element.prototype.animate = function (frames, how) {
  moved.push([this.textContent.trim(), frames.flatMap(Object.keys)])
  return animate.call(this, frames, how)
}
"""
TWICE_DRAWN = """() => new Promise(done =>
  requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"""


def pop_moved_words(page: Page) -> list[str]:
    """Return the words of what has moved since it was last asked.

    Only its place and strength do.
    """
    result = page.evaluate("() => moved.splice(0)")
    assert {frame for _, frames in result for frame in frames} <= {"transform", "opacity"}
    return sorted({words for words, _ in result})


def test_points_move_into_the_totals(phone):
    phone.page.add_init_script(WATCHED)
    game(phone, "tally", "Ada", "Ben")
    write_round(phone, "12", "20")
    phone.page.wait_for_function("() => moved.length > 0")
    expect_totals(phone, "12", "20")
    assert pop_moved_words(phone.page) == ["+12", "+20", "12", "20"]
    phone.key("Undo")
    expect_totals(phone, "0", "0")
    phone.page.evaluate(TWICE_DRAWN)
    assert pop_moved_words(phone.page) == []
    phone.page.emulate_media(reduced_motion="reduce")
    write_round(phone, "3", "4")
    expect_totals(phone, "3", "4")
    phone.page.evaluate(TWICE_DRAWN)
    assert pop_moved_words(phone.page) == []
