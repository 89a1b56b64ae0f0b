"""Where the system gives the colours, what is chosen still stands out."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.keypad import type_in
from tests.gallery.stage import game

LINES = "chosen => chosen.map(one => getComputedStyle(one).borderBottomColor)"


def expect_one_line(chosen: Locator, others: Locator) -> None:
    """Under the chosen one there is a line, under the others none to be seen."""
    expect(chosen).to_have_count(1)
    line, paper = chosen.evaluate_all(LINES), set(others.evaluate_all(LINES))
    assert len(paper) == 1
    assert line[0] not in paper


@pytest.fixture
def forced(phone):
    phone.page.emulate_media(forced_colors="active")
    return phone


def test_chosen_key_has_the_line(forced):
    game, tab = ".game-other", "player-tabs .tab"
    forced.seat("Tally", "Ada", "Ben")
    expect_one_line(
        forced.page.locator(f"{game}[aria-pressed=true]"),
        forced.page.locator(f"{game}[aria-pressed=false]"),
    )
    forced.begin()
    forced.tap(forced.main())
    type_in(forced, "7")
    expect_one_line(
        forced.page.locator(f"{tab}[aria-checked=true]"),
        forced.page.locator(f"{tab}[aria-checked=false]"),
    )
    forced.open("/settings")
    expect_one_line(
        forced.page.locator(".theme input:checked + span").first,
        forced.page.locator(".theme input:not(:checked) + span"),
    )
    forced.open("/people")
    expect_one_line(
        forced.page.locator(".tabs a[aria-current]"),
        forced.page.locator(".tabs a:not([aria-current])"),
    )


def test_the_ring_around_a_title_is_not_cut_off(forced):
    game(forced, "tally", "Ada", "Ben")
    header = forced.page.locator(".header")
    before = header.screenshot()
    header.get_by_role("link", name="Tally").evaluate("link => link.focus({ focusVisible: true })")
    assert header.screenshot() != before


def test_marks_stand_out_on_black_even_where_the_app_is_set_to_light(forced):
    forced.page.emulate_media(forced_colors="active", color_scheme="dark")
    game(forced, "tally", "Ada", "Ben")
    forced.tap(forced.main())
    forced.page.evaluate("document.documentElement.dataset.theme = 'light'")
    line = forced.page.locator("player-tabs .mark").first
    ink = line.evaluate("mark => getComputedStyle(mark).color.match(/[0-9]+/g).map(Number)")
    assert min(ink) > 200
