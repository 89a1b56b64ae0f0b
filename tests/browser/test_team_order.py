"""Who plays with whom is changed by dragging a name, and by the arrow keys."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.phone import Phone
from tests.browser.test_seat_order import middle
from tests.browser.test_teams import expect_teams

FOUR = ("Ada", "Ben", "Cy", "Di")


def chip(phone: Phone, name: str) -> Locator:
    """Return what stands for somebody in a team."""
    return phone.page.locator(".team .chip", has_text=name)


def drag(phone: Phone, name: str, end: tuple[float, float], *, let_go: bool = True) -> None:
    """Drag somebody by the grip of their chip to a place of the screen."""
    move_finger(phone, middle(chip(phone, name).locator(".chip-grip")), end, let_go=let_go)


def move_finger(
    phone: Phone, start: tuple[float, float], end: tuple[float, float], *, let_go: bool = True
) -> None:
    """Move a finger over the screen in small steps."""
    (x, y), (to_x, to_y) = start, end
    session = phone.page.context.new_cdp_session(phone.page)

    def touch(kind: str, *points: dict) -> None:
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    touch("touchStart", {"x": x, "y": y})
    for step in range(1, 9):
        touch("touchMove", {"x": x + (to_x - x) * step / 8, "y": y + (to_y - y) * step / 8})
    touch("touchEnd" if let_go else "touchCancel")
    session.detach()


@pytest.fixture
def teams(phone) -> Phone:
    """Return four in two teams, with both of them in sight."""
    phone.seat("Tally", *FOUR)
    phone.tap(phone.page.get_by_role("switch", name="In teams"))
    expect_teams(phone, "Ada & Cy", "Ben & Di")
    expect(phone.page.locator("input[name=name]")).to_have_count(0)
    phone.page.locator(".teams").evaluate("teams => teams.scrollIntoView({ block: 'center' })")
    return phone


def test_name_dragged_upon_another_swaps_the_two(teams):
    drag(teams, "Cy", middle(chip(teams, "Ben")))
    expect_teams(teams, "Ada & Ben", "Cy & Di")
    expect(teams.page.locator(":is(.is-dragged, .is-target)")).to_have_count(0)
    expect(teams.page.locator(".team .chip[aria-pressed=true]")).to_have_count(0)


def test_name_dragged_beside_others_joins_their_team(teams):
    mark = teams.page.locator(".team > .mark").last
    drag(teams, "Cy", middle(mark))
    expect(teams.page.locator(".team").last.locator(".chip")).to_have_text(["Ben", "Cy", "Di"])
    expect(teams.page.locator(".team").first.locator(".chip")).to_have_text(["Ada"])


def test_name_let_go_where_no_other_team_is_stays(teams):
    drag(teams, "Cy", middle(chip(teams, "Ada")))
    drag(teams, "Cy", middle(chip(teams, "Ben")), let_go=False)
    drag(teams, "Cy", middle(teams.page.locator("new-game-screen .header")))
    expect_teams(teams, "Ada & Cy", "Ben & Di")
    expect(teams.page.locator(":is(.is-dragged, .is-target)")).to_have_count(0)


def test_mouse_drags_a_name_too_whose_line_is_where_it_was_let_go(teams):
    (x, y), (to_x, to_y) = (
        middle(chip(teams, "Di").locator(".chip-grip")),
        middle(chip(teams, "Ada")),
    )
    teams.page.mouse.move(x, y)
    teams.page.mouse.down()
    teams.page.mouse.move(to_x, to_y, steps=4)
    expect(chip(teams, "Ada")).to_have_class("chip is-target")
    teams.page.mouse.up()
    expect_teams(teams, "Cy & Di", "Ada & Ben")
    expect(chip(teams, "Di")).to_be_focused()
    expect(teams.page.locator(".team .chip[aria-pressed=true]")).to_have_count(0)
    chip(teams, "Ada").locator(".chip-grip").click()
    expect(chip(teams, "Ada")).to_have_attribute("aria-pressed", "true")


def test_finger_on_a_name_scrolls_the_page_and_drags_nobody(teams):
    content = "document.querySelector('new-game-screen .screen-content')"
    before = teams.page.evaluate(f"{content}.scrollTop")
    x, y = middle(chip(teams, "Cy").locator(".name"))
    move_finger(teams, (x, y), (x, y + 150))
    teams.wait_until(f"() => {content}?.scrollTop < {before}", "the page scrolled")
    expect(teams.page.locator(":is(.is-dragged, .is-target)")).to_have_count(0)
    expect_teams(teams, "Ada & Cy", "Ben & Di")


def test_player_who_is_held_stays_when_somebody_leaves(teams):
    leave = teams.page.get_by_role("button", name="Ada: does not play")
    x, y = middle(chip(teams, "Ben").locator(".chip-grip"))
    teams.page.mouse.move(x, y)
    teams.page.mouse.down()
    teams.page.mouse.move(x, y - 40, steps=4)
    expect(teams.page.locator(".team .is-dragged")).to_have_text("Ben")
    leave.evaluate("key => key.click()")
    expect(teams.page.locator(".team .chip")).to_have_text(["Ben", "Di", "Cy"])
    expect(teams.page.locator(":is(.is-dragged, .is-target)")).to_have_count(0)
    teams.page.mouse.up()
    expect(teams.page.locator(".team .chip")).to_have_text(["Ben", "Di", "Cy"])


def test_player_who_is_taken_up_is_put_back_when_somebody_leaves(teams):
    teams.tap(chip(teams, "Di").locator(".name"))
    expect(teams.page.get_by_role("button", name="to this team")).to_have_count(1)
    teams.tap(teams.page.get_by_role("button", name="Ada: does not play"))
    expect(teams.page.locator(".team .chip")).to_have_text(["Ben", "Di", "Cy"])
    expect(teams.page.locator(".team .chip[aria-pressed=true]")).to_have_count(0)


def test_tap_on_a_grip_is_a_tap_on_the_name(teams):
    teams.tap(chip(teams, "Cy").locator(".chip-grip"))
    expect(chip(teams, "Cy")).to_have_attribute("aria-pressed", "true")


def test_arrow_keys_put_a_player_into_the_next_team_who_keeps_the_focus(teams):
    chip(teams, "Cy").focus()
    teams.page.keyboard.press("ArrowUp")
    teams.page.keyboard.press("ArrowDown")
    expect(teams.page.locator(".team .chip")).to_have_text(["Ada", "Ben", "Cy", "Di"])
    expect(teams.page.locator(".team").first.locator(".chip")).to_have_text(["Ada"])
    expect(chip(teams, "Cy")).to_be_focused()
    teams.page.keyboard.press("ArrowUp")
    expect_teams(teams, "Ada & Cy", "Ben & Di")
    expect(chip(teams, "Cy")).to_be_focused()
    teams.axe_in_every_theme()
