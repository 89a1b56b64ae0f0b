"""The cards of Greta that are not yet placed."""

from playwright.sync_api import expect

from tests.browser.greta_square import REST, level_one
from tests.gallery.stage import recorder


def test_a_suit_whose_cards_are_all_placed_keeps_its_places(phone):
    on_top = zip(REST, [at for _, at in level_one()], strict=False)
    placed = [*level_one(), *on_top]
    log = [{"type": "place", "card": card, "at": list(at)} for card, at in placed]
    recorder(phone, "greta", "Ada", "Ben", log=log)
    expect(phone.page.locator("greta-rack button")).to_have_count(2)
    gaps = phone.page.locator(".greta-rack-gap")
    expect(gaps).to_have_count(30)
    assert all((gap.bounding_box() or {})["height"] >= 40 for gap in gaps.all())
