"""A screen wide enough for two: the sheet stays where it is while a round is filled in."""

from playwright.sync_api import expect

from tests.browser.keypad import write_round


def test_board_and_ledger_stand_beside_the_recorder(new_phone):
    phone = new_phone(1280, 800)
    phone.new_game("Tally", "Ada", "Ben", "Cy")
    write_round(phone, "12", "7", "30")
    phone.tap(phone.main())
    beside = phone.page.locator(".beside")
    expect(beside.locator(".row-total b")).to_have_text(["12", "7", "30"])
    expect(beside.locator(".line-link")).to_have_count(1)
    phone.tap(beside.locator(".row").nth(2))
    expect(beside.locator(".account")).to_contain_text("30")
    phone.axe_in_every_theme()
    phone.page.set_viewport_size({"width": 360, "height": 740})
    expect(beside).to_have_count(0)
    expect(phone.page.locator(".keypad")).to_be_visible()


def test_places_still_free_are_drawn_until_enough_sit(phone):
    phone.seat("Animanize", "Ada", "Ben")
    free = phone.page.locator(".seat.free")
    expect(free).to_have_count(1)
    phone.page.get_by_role("textbox").fill("Cy")
    phone.page.keyboard.press("Enter")
    expect(free).to_have_count(0)
