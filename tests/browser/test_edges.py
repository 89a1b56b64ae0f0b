"""What a phone does to a page by itself: a notch, a long press, a pull, a keyboard."""

import pytest

from tests.browser.phone import Phone
from tests.gallery.stage import game

NOTCH = 44
EDGES = ".header > *, .footer > *, .board-row, .home-head > *"
KEPT_CLEAR = f"""() => {{
  const boxes = [...document.querySelectorAll("{EDGES}")]
    .filter(one => one.checkVisibility() && one.getBoundingClientRect().width)
    .map(one => one.getBoundingClientRect());
  return boxes.length > 0
    && boxes.every(({{ left, right }}) => left >= {NOTCH} && right <= innerWidth - {NOTCH});
}}"""
ALL_IN_SIGHT = """() => {
  const foot = document.querySelector(".footer")?.getBoundingClientRect().top;
  const rows = [...document.querySelectorAll("score-board .board-row")];
  return rows.length === 5 && rows.every(row => row.getBoundingClientRect().bottom <= foot);
}"""
"""Whether the board shows everybody without scrolling."""
STYLE = "(css, name) => getComputedStyle(document.querySelector(css)).getPropertyValue(name)"


@pytest.fixture
def notched(new_phone) -> Phone:
    """Return a phone on its side, with a notch."""
    phone = new_phone(width=740, height=360)
    session = phone.page.context.new_cdp_session(phone.page)
    insets = {"left": NOTCH, "right": NOTCH, "bottom": 20}
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    return phone


def test_on_its_side_nothing_lies_under_the_notch(notched):
    game(notched, "tally", "Ada", "Ben", "Cy", "Dörte", "Émile")
    notched.page.wait_for_function(KEPT_CLEAR)
    notched.page.wait_for_function(ALL_IN_SIGHT)
    notched.shot("edges-sheet")
    notched.tap(notched.main())
    notched.page.locator(".keypad").wait_for()
    notched.page.wait_for_function(KEPT_CLEAR)
    notched.open()
    notched.page.locator("score-board").wait_for()
    notched.key("Back")
    notched.page.locator(".home-head").wait_for()
    notched.page.wait_for_function(KEPT_CLEAR)


def test_a_slip_of_the_hand_neither_loads_anew_nor_marks_text(phone):
    game(phone, "animanize", "Ada", "Ben", "Cy")
    phone.tap(phone.main())
    phone.page.locator(".matrix").wait_for()
    assert phone.page.evaluate(f"({STYLE})('html', 'overscroll-behavior-y')") == "none"
    assert phone.page.evaluate(f"({STYLE})('.recorder .tile', 'user-select')") == "none"


def test_the_keyboard_takes_its_place_from_the_page(phone):
    """Not over it: fields and main button stay in sight."""
    phone.open()
    content = phone.page.locator("meta[name=viewport]").get_attribute("content")
    assert "interactive-widget=resizes-content" in content
