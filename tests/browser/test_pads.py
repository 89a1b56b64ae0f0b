"""Games by a pad of the library, by the screen alone: found, played, corrected, over."""

import re

from playwright.sync_api import expect

from tests.browser.cached_app import keep
from tests.browser.keypad import expect_totals, fill, type_in
from tests.browser.phone import Phone
from tests.browser.together import no_matter, wait_for_log
from tests.gallery.stage import game
from tests.serving import serving

THREE = ("Ada", "Ben", "Cy")
JOKERS = {
    "name": "Jokers",
    "kind": "rounds",
    "seats": [2, 4],
    "fields": [
        {"id": "tricks", "name": "Tricks", "most": 5},
        {"id": "joker", "name": "Joker", "kind": "flag"},
    ],
    "points": "tricks + 10*joker",
}


def seat_by_pad(phone: Phone, pad: str, *names: str) -> None:
    """Set up a game by a pad of the library, found by what is typed of its name."""
    phone.open("/new")
    phone.key("Another game")
    phone.page.get_by_role("searchbox", name="Which game?").fill(pad[:3].lower())
    phone.key(re.compile(f"^{pad}"))
    phone.key("name")
    for name in names:
        phone.page.get_by_role("textbox", name="New name").fill(name)
        phone.page.keyboard.press("Enter")
        expect(phone.page.locator(".seats .name").last).to_have_text(name)


def tap_who(phone: Phone, name: str) -> None:
    """Tap whom something is said of that is said of one player alone."""
    phone.tap(phone.page.locator(".pad-who").get_by_role("button", name=name))


def strip(phone: Phone, *numbers: int) -> None:
    """Tap these numbers on whatever strip is there."""
    for number in numbers:
        phone.tap(phone.page.locator(".strip .key").filter(has_text=re.compile(f"^{number}$")))


def give_trick_to_cy(phone: Phone) -> None:
    """Correct the round that is open: the one trick was not Ada's, but Cy's."""
    phone.key("Correct it")
    phone.tap(phone.page.get_by_role("radio", name="Ada"))
    phone.tap(phone.page.locator(".pad-field").filter(has_text="Tricks"))
    strip(phone, 0)
    phone.tap(phone.page.get_by_role("radio", name="Cy"))
    strip(phone, 1)
    phone.write_correction()


def test_an_evening_of_wizard(phone):
    seat_by_pad(phone, "Wizard", *THREE)
    phone.begin()
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Wizard")
    with phone.counting("Wizard, three players, bids and tricks", 8):
        phone.tap(phone.main("sheet-screen"))
        strip(phone, 1, 0, 1)
        strip(phone, 1, 0, 0)
        phone.key("Write it down")
    expect_totals(phone, "30", "20", "−10")

    phone.tap(phone.main("sheet-screen"))
    strip(phone, 1, 1, 0, 1, 1, 1)
    phone.main_says("This does not hold: As many tricks as the round has.")
    phone.shot("pad-wrong")
    phone.key("Undo")
    strip(phone, 0)
    expect(phone.page.locator(".pad-formula")).to_have_text("20 + 10 × 0 = 20")
    phone.key("Write it down")
    expect_totals(phone, "60", "50", "10")

    phone.tap(phone.page.get_by_role("link", name="Round 1", exact=True))
    ada = phone.page.locator(".round-player").first
    expect(ada.locator(".round-lines")).to_have_text(["Bid: 1 · Tricks: 1", "20 + 10 × 1 = 30"])
    give_trick_to_cy(phone)
    expect_totals(phone, "20", "50", "50")


def test_first_dealer_is_asked_for_and_in_a_rematch_it_is_the_next_one(phone):
    seat_by_pad(phone, "Wizard", *THREE)
    expect(phone.page.locator(".begins")).to_contain_text("Who deals first?")
    ring = phone.page.get_by_role("button", name="deals first")
    expect(ring.first).to_have_attribute("aria-pressed", "true")
    phone.key("Cy deals first")
    phone.shot("pad-who-deals")
    phone.begin()
    status = phone.page.locator(".sheet-status")
    expect(status).to_contain_text(re.compile(r"Cy\W+deals\W+Ada\W+begins"))
    phone.key("Wizard")
    phone.key("Finish here")
    phone.key("Rematch")
    expect(phone.page.get_by_role("button", name="Ada deals first")).to_have_attribute(
        "aria-pressed", "true"
    )
    phone.begin()
    expect(status).to_contain_text(re.compile(r"Ada\W+deals\W+Ben\W+begins"))


def test_skyjo_is_played_to_its_end_and_once_more(phone):
    seat_by_pad(phone, "Skyjo", *THREE)
    phone.begin()
    with phone.counting("Skyjo, three players, two digits and who ended", 11):
        phone.tap(phone.main("sheet-screen"))
        fill(phone, "12", "25")
        tap_who(phone, "Cy")
        type_in(phone, "60")
        phone.key("Write it down")
    expect_totals(phone, "12", "25", "120")
    expect(phone.page.locator(".outcome")).to_contain_text(re.compile("Ada\\W+wins"))

    phone.key("Play on")
    phone.key(re.compile("Play on.*150"))
    expect(phone.page.locator(".outcome")).to_have_count(0)
    phone.key("Skyjo")
    phone.key("Finish here")
    expect(phone.page.locator(".outcome")).to_contain_text(re.compile("Ada\\W+wins"))

    phone.key("Rematch")
    expect(phone.page.get_by_role("heading", name="Skyjo")).to_be_visible()
    phone.begin()
    expect_totals(phone, "0", "0", "0")
    phone.key("Back")
    lines = phone.page.locator(".game-line")
    expect(lines).to_have_count(2)
    expect(lines.first).to_contain_text("Skyjo")


def test_rounds_of_scrabble_ask_for_tiles_left_only_of_who_has_some(phone):
    seat_by_pad(phone, "Scrabble", *THREE)
    phone.begin()
    with phone.counting("Scrabble, three players, two digits", 10):
        phone.tap(phone.main("sheet-screen"))
        fill(phone, "18", "24")
        type_in(phone, "11")
        phone.key("Write it down")
    expect_totals(phone, "18", "24", "11")

    phone.tap(phone.main("sheet-screen"))
    tap_who(phone, "Ben")
    type_in(phone, "10")
    phone.tap(phone.page.get_by_role("switch", name="Tiles left at the end"))
    type_in(phone, "4")
    for figure in ("20", "0"):
        phone.tap(phone.main())
        type_in(phone, figure)
    phone.key("Write it down")
    expect_totals(phone, "24", "48", "11")


def test_a_game_by_a_pad_is_begun_and_played_without_a_network(new_phone, server):
    """What was played there is on the server afterwards, and on the page of past evenings."""
    phone = keep(new_phone(keeps_the_app=True), server.address)
    server.stop()
    no_matter(phone)
    seat_by_pad(phone, "Wizard", *THREE)
    phone.begin()
    game = phone.page.url.removeprefix(server.address)
    phone.tap(phone.main("sheet-screen"))
    strip(phone, 1, 0, 1, 1, 0)
    phone.key("Back")
    expect(phone.main("sheet-screen")).to_contain_text("2 of 3")
    phone.reload()
    phone.tap(phone.main("sheet-screen"))
    strip(phone, 0)
    phone.key("Write it down")
    expect_totals(phone, "30", "20", "−10")
    with serving(server.data, port=server.port):
        phone.open(game)
        assert [entry["type"] for entry in wait_for_log(phone, game, 1)] == ["round"]
        phone.open("/history")
        expect(phone.page.locator(".game-line")).to_contain_text("Wizard")


def test_pad_chosen_far_down_the_list_is_seen_by_its_name(phone):
    phone.page.set_viewport_size({"width": 320, "height": 568})
    phone.open("/new")
    phone.key("Another game")
    phone.key(re.compile("^Yahtzee"))
    expect(phone.page.get_by_role("heading", name="Yahtzee")).to_be_in_viewport(ratio=1)


def test_long_remark_of_a_pad_stands_below_who_plays(phone):
    phone.open("/new")
    phone.key("Another game")
    phone.key(re.compile("^Skat"))
    expect(phone.page.get_by_role("button", name="name", exact=True)).to_be_in_viewport(ratio=1)
    remark = phone.page.locator("seat-picker + .pad-said")
    expect(remark).to_contain_text("The multiplier counts matadors")
    phone.axe()


def test_a_joker_tapped_right_after_its_number_is_of_the_same_player(phone):
    """Both taps in one breath: Ada is on the screen when the second comes down, and gets it."""
    game(phone, JOKERS, "Ada", "Ben")
    phone.tap(phone.main())
    strip(phone, 3)
    phone.tap(phone.page.get_by_role("switch", name="Joker"))
    phone.main_says("Ben ›")
    phone.tap(phone.main())
    strip(phone, 2)
    phone.key("Write it down")
    expect_totals(phone, "13", "2")
