"""A sheet opened by a link on a phone that does not have the game: it comes with the page."""

from playwright.sync_api import expect

from tests.gallery.stage import rounds, store_game


def test_sheet_is_drawn_without_a_call_and_without_the_engine(phone):
    path = store_game(phone, "tally", "Ada", "Ben", log=rounds(2, 3))
    for late in ("**/api/**", "**/*.wasm"):
        phone.page.route(late, lambda route: route.abort())
    phone.ignore("ERR_FAILED", "the engine stopped")
    phone.open(path)
    expect(phone.page.locator("score-board .board-row")).to_have_count(2)
    expect(phone.page.locator("tbody tr")).to_have_count(3)


def test_game_that_came_with_the_page_is_kept_and_goes_on(phone):
    path = store_game(phone, "tally", "Ada", "Ben", log=rounds(2, 1))
    phone.open(path)
    before = phone.totals()
    phone.page.route(f"**{path}", lambda route: route.abort())
    phone.open("/new")
    phone.ignore("ERR_FAILED")
    phone.key("Back")
    phone.tap(".game-line")
    phone.expect_board(before)
