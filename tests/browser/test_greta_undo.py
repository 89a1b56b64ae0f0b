"""*Undo* at the edges of Greta's board: live where there is something to take back."""

from playwright.sync_api import expect

from tests.browser.greta_square import Table, card_name, open_recorder
from tests.gallery.stage import recorder


def undo(table: Table, name: str):
    return table.bar(name).get_by_role("button", name="Undo")


def expect_nothing_to_undo(table: Table) -> None:
    for name in ("Ada", "Ben"):
        expect(undo(table, name)).to_be_disabled()


def test_undo_rests_where_there_is_no_tap_and_no_entry(phone):
    table = open_recorder(phone)
    expect_nothing_to_undo(table)
    table.choose("QS")
    phone.tap(undo(table, "Ben"))
    expect(phone.page.locator("greta-rack [aria-pressed=true]")).to_have_count(0)
    expect_nothing_to_undo(table)
    table.place("QS", (1, 1))
    phone.tap(undo(table, "Ada"))
    expect(table.key(card_name("QS"))).to_have_count(0)
    expect_nothing_to_undo(table)


def test_adjustment_before_the_first_card_is_undone(phone):
    recorder(phone, "greta", "Ada", "Ben", log=[{"type": "adjust", "seat": 0, "points": 5}])
    table = Table(phone)
    table.expect_points(Ada=5)
    phone.tap(undo(table, "Ada"))
    table.expect_points(Ada=0)
    expect_nothing_to_undo(table)


def test_removal_of_the_only_card_is_undone(phone):
    table = open_recorder(phone)
    table.place("QS", (1, 1))
    phone.tap(".greta-line-text")
    phone.key(f"Remove card 1, the {card_name('QS')}")
    phone.key("Back to the table")
    expect(table.key(card_name("QS"))).to_have_count(0)
    phone.tap(undo(table, "Ada"))
    expect(table.key(card_name("QS"))).to_be_visible()
