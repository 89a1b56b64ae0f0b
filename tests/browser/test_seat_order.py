"""The order round the table is changed by dragging, by tapping and by the keyboard."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.phone import Phone

TWELVE = [f"Spieler {number:02}" for number in range(1, 13)]
WITH_TEAMS = ".teams .name"
SEATED = ".seats .name"


def handle(phone: Phone, name: str) -> Locator:
    """Return the handle of somebody's row."""
    return phone.page.locator(".seats .seat", has_text=name).locator(".seat-handle")


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(phone: Phone, name: str, to: str) -> None:
    """Drag somebody's row onto another by a finger, in small steps."""
    (x, y), (_, end) = middle(handle(phone, name)), middle(handle(phone, to))
    session = phone.page.context.new_cdp_session(phone.page)

    def touch(kind: str, *points: dict) -> None:
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    touch("touchStart", {"x": x, "y": y})
    for step in range(1, 9):
        touch("touchMove", {"x": x, "y": y + (end - y) * step / 8})
    touch("touchEnd")
    session.detach()


@pytest.mark.parametrize("size", [(360, 740), (320, 568), (740, 360)])
def test_dragged_player_sits_where_the_finger_is_lifted(new_phone, size):
    phone: Phone = new_phone(*size)
    phone.seat("Tally", "Ada", "Ben", "Cy")
    phone.page.locator("input[name=name]").evaluate("field => field.blur()")
    expect(phone.page.locator("input[name=name]")).to_have_count(0)
    for scroller in (".screen-content", "seat-picker"):
        phone.page.locator(scroller).evaluate("one => one.scrollTo(0, 0)")
    drag(phone, "Ada", "Cy")
    expect(phone.page.locator(SEATED)).to_have_text(["Ben", "Cy", "Ada"])
    drag(phone, "Ada", "Ben")
    expect(phone.page.locator(SEATED)).to_have_text(["Ada", "Ben", "Cy"])
    expect(phone.page.locator(".seats .is-dragged")).to_have_count(0)


def test_list_of_twelve_scrolls_while_somebody_is_dragged_to_its_end(phone):
    phone.seat("Tally", *TWELVE)
    handle(phone, TWELVE[0]).scroll_into_view_if_needed()
    phone.page.locator(".screen-content").evaluate("one => one.scrollTo(0, 0)")
    x, y = middle(handle(phone, TWELVE[0]))
    phone.page.mouse.move(x, y)
    phone.page.mouse.down()
    foot = phone.page.locator("new-game-screen .footer").bounding_box()
    assert foot
    phone.page.mouse.move(x, foot["y"] - 4, steps=4)
    last = phone.page.locator(".seats > .seat").last
    expect(last).to_be_in_viewport(ratio=1)
    box = last.bounding_box()
    assert box
    phone.page.mouse.move(x, box["y"] + box["height"], steps=4)
    phone.page.mouse.up()
    expect(phone.page.locator(SEATED).first).to_have_text(TWELVE[1])


def test_tapped_player_goes_where_the_next_tap_is(phone):
    phone.seat("Tally", "Ada", "Ben", "Cy")
    phone.tap(handle(phone, "Cy"))
    expect(handle(phone, "Cy")).to_have_attribute("aria-pressed", "true")
    expect(phone.page.locator(".seat-picker > h2")).to_have_text("Where to with Cy? Tap the place")
    phone.tap(handle(phone, "Ada"))
    expect(phone.page.locator(SEATED)).to_have_text(["Cy", "Ada", "Ben"])
    phone.tap(handle(phone, "Ben"))
    expect(handle(phone, "Cy")).to_have_accessible_name("Move Ben: seat 1 of 3")
    phone.tap(handle(phone, "Ben"))
    expect(phone.page.locator(".seat-handle[aria-pressed=true]")).to_have_count(0)
    expect(phone.page.locator(SEATED)).to_have_text(["Cy", "Ada", "Ben"])


def test_lifted_player_is_put_back_by_escape(phone):
    phone.seat("Tally", "Ada", "Ben", "Cy")
    handle(phone, "Ben").focus()
    phone.page.keyboard.press("Enter")
    expect(handle(phone, "Ada")).to_have_accessible_name("Move Ben: seat 1 of 3")
    phone.page.keyboard.press("Escape")
    expect(handle(phone, "Ada")).to_have_accessible_name("Move Ada: seat 1 of 3")
    expect(phone.page.locator("body > [role=status]")).to_have_text("Ben is at seat 2")


def test_name_half_typed_is_seated_and_the_drag_goes_on(phone):
    phone.seat("Tally", "Ada", "Ben")
    phone.page.locator("input[name=name]").fill("Cy")
    drag(phone, "Ada", "Ben")
    expect(phone.page.locator(SEATED)).to_have_text(["Ben", "Ada", "Cy"])


def test_second_finger_changes_nothing_of_a_drag(phone):
    phone.seat("Tally", "Ada", "Ben", "Cy")
    phone.page.locator(".screen-content").evaluate("one => one.scrollTo(0, 0)")
    (x, y), (_, end), (_, other) = (middle(handle(phone, name)) for name in ("Ada", "Cy", "Ben"))
    session = phone.page.context.new_cdp_session(phone.page)

    def touch(kind: str, *points: tuple[int, float]) -> None:
        session.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"id": no, "x": x, "y": at} for no, at in points]},
        )

    touch("touchStart", (0, y))
    touch("touchMove", (0, (y + end) / 2))
    touch("touchMove", (0, end))
    touch("touchStart", (0, end), (1, other))
    touch("touchMove", (0, end), (1, other - 8))
    touch("touchEnd", (0, end))
    touch("touchEnd")
    session.detach()
    expect(phone.page.locator(SEATED)).to_have_text(["Ben", "Cy", "Ada"])
    expect(phone.page.locator(".seats .is-dragged")).to_have_count(0)


def test_name_is_a_place_and_no_farewell_while_somebody_is_lifted(phone):
    phone.seat("Tally", "Ada", "Ben", "Cy")
    phone.tap(handle(phone, "Cy"))
    place = phone.page.locator(".seat-name").first
    expect(place).to_have_accessible_name("Move Cy: seat 1 of 3")
    phone.tap(place)
    expect(phone.page.locator(SEATED)).to_have_text(["Cy", "Ada", "Ben"])
    phone.key("Ada: does not play")
    expect(phone.page.locator(SEATED)).to_have_text(["Cy", "Ben"])


def test_arrow_keys_move_a_player_who_keeps_the_focus(phone):
    phone.seat("Tally", "Ada", "Ben", "Cy")
    handle(phone, "Ada").focus()
    phone.page.keyboard.press("ArrowDown")
    expect(phone.page.locator(SEATED)).to_have_text(["Ben", "Ada", "Cy"])
    expect(handle(phone, "Ada")).to_be_focused()
    expect(handle(phone, "Ada")).to_have_accessible_name("Move Ada: seat 2 of 3")
    expect(phone.page.locator("body > [role=status]")).to_have_text("Ada is at seat 2")
    phone.page.keyboard.press("ArrowDown")
    phone.page.keyboard.press("ArrowDown")
    expect(phone.page.locator(SEATED)).to_have_text(["Ben", "Cy", "Ada"])
    phone.axe_in_every_theme()


def test_partners_follow_the_order_round_the_table(phone):
    phone.seat("Tally", "Ada", "Ben", "Cy", "Dora")
    phone.tap(phone.page.get_by_role("switch", name="In teams"))
    expect(phone.page.locator(WITH_TEAMS)).to_have_text(["Ada", "Cy", "Ben", "Dora"])
    handle(phone, "Dora").scroll_into_view_if_needed()
    drag(phone, "Cy", "Ben")
    expect(phone.page.locator(WITH_TEAMS)).to_have_text(["Ada", "Ben", "Cy", "Dora"])


def test_page_is_scrolled_by_a_finger_on_a_name(phone):
    phone.seat("Tally", *TWELVE)
    content = phone.page.locator(".screen-content")
    content.evaluate("one => one.scrollTo(0, 0)")
    for part, action in ((".seat-name", "manipulation"), (".seat-handle", "none")):
        expect(phone.page.locator(part).first).to_have_css("touch-action", action)
