"""An evening of a hundred rounds: what nobody looks at is not drawn, and is there all the same."""

import re

from playwright.sync_api import expect

from tests.gallery.stage import game, rounds

LINK_OF_A_PDF = re.compile(rb"/rounds/(\d+)\)")


def test_a_long_ledger_is_drawn_as_far_as_somebody_looks(phone):
    game(phone, "tally", "Ada", "Ben", log=rounds(2, 100))
    lines = phone.page.locator("score-ledger tbody tr")
    expect(lines).to_have_count(40)
    expect(lines.first.locator("th")).to_have_text("100")
    expect(phone.page.locator("score-ledger table")).to_have_attribute("aria-rowcount", "101")
    expect(lines.last).to_have_attribute("aria-rowindex", "41")
    lines.last.scroll_into_view_if_needed()
    expect(lines).to_have_count(80)
    phone.page.get_by_role("link", name="Round 22", exact=True).focus()
    phone.page.keyboard.press("ArrowDown")
    expect(phone.page.get_by_role("link", name="Round 21", exact=True)).to_be_focused()
    expect(lines).to_have_count(100)
    expect(lines.last.locator("th")).to_have_text("1")
    phone.tap(phone.page.get_by_role("link", name="Round 1", exact=True))
    expect(phone.page.locator("round-screen")).to_contain_text("Round 1")


def test_all_of_a_long_ledger_is_printed(phone):
    game(phone, "tally", "Ada", "Ben", log=rounds(2, 100))
    phone.page.locator("ledger-end:defined").wait_for(state="attached")
    printed = phone.page.pdf(format="A4")
    assert {int(row) for row in LINK_OF_A_PDF.findall(printed)} == set(range(1, 101))


def test_undrawn_rounds_of_a_long_ledger_are_found_by_the_browser(phone):
    """The browser says so before it leads there; `beforematch` comes of no key."""
    game(phone, "tally", "Ada", "Ben", log=rounds(2, 100))
    unseen = phone.page.locator("ledger-end > [hidden=until-found]")
    expect(unseen).to_have_text(re.compile("^60 .* 1 \\S+ \\S+$"))
    unseen.dispatch_event("beforematch")
    expect(phone.page.locator("score-ledger tbody tr")).to_have_count(100)
    expect(unseen).to_have_count(0)


def test_long_ledger_is_drawn_whole_for_a_search_by_key(phone):
    game(phone, "tally", "Ada", "Ben", log=rounds(2, 100))
    phone.page.locator("ledger-end:defined").wait_for(state="attached")
    phone.page.keyboard.press("Control+f")
    expect(phone.page.locator("score-ledger tbody tr")).to_have_count(100)
