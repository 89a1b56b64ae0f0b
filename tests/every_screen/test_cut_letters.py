"""Letters that are cut off below their line are found, wherever they lie, and no others."""

import pytest

from tests.every_screen.screen_check import looked_over
from tests.gallery.stage import Actor

BOX = """height => {
  const place = (around, name, style, text = "") => {
    const one = document.createElement(name);
    Object.assign(one.style, style);
    one.textContent = text;
    around.append(one);
    return one;
  };
  document.body.replaceChildren();
  const box = place(document.body, "div", { height: "60px", overflowY: "auto" });
  place(box, "button", { display: "block", height: "48px" }, "Los");
  const line = { height: `${height}px`, lineHeight: "16px", fontSize: "13px", overflow: "hidden" };
  place(box, "div", line, "Spiel");
}"""
MOVED = "part => { document.querySelector('div').style.marginTop = `${part / 8}px` }"
SCROLLED = "() => { document.querySelector('div').scrollTop = 99 }"
"""As far as it goes, which is three pixels: the key is to be in the middle of it."""


def clipped(phone: Actor, *looks: str) -> list[str]:
    """Return what is wrong on the phone by these looks, that for cut letters the last."""
    return list(looked_over(phone, 320, 568, *looks, "clipped"))


@pytest.mark.parametrize(("height", "faults"), [(15, 0), (14.5, 1)])
def test_same_is_found_wherever_a_line_lies_on_the_screen(rested, height, faults):
    rested.page.evaluate(BOX, height)
    for part in range(8):
        rested.page.evaluate(MOVED, part)
        assert len(clipped(rested)) == faults, part


def test_line_that_the_look_before_has_scrolled_is_not_taken_for_cut_off(rested):
    rested.page.evaluate(BOX, 15)
    rested.page.evaluate(SCROLLED)
    assert clipped(rested, "lost") == []
