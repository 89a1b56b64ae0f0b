"""Partners by the screen alone: seated, named, swapped, corrected, credited, and once more."""

from playwright.sync_api import expect

from tests.browser.keypad import expect_totals, type_in, write_round
from tests.browser.phone import Phone
from tests.browser.stored_games import send
from tests.browser.test_pads import seat_by_pad, strip
from tests.browser.together import is_game_stored, wait_for_log
from tests.gallery.stage import game, store_game

FOUR = ("Ada", "Ben", "Cy", "Di")
ADA_AND_CY = ("Ada & Cy", "Ada", "Cy")
BEN_AND_DI = ("Ben & Di", "Ben", "Di")


def expect_teams(phone: Phone, *names: str) -> None:
    """Expect that teams are called so by themselves at New game."""
    fields = phone.page.locator(".team-name")
    expect(fields).to_have_count(len(names))
    for at, name in enumerate(names):
        expect(fields.nth(at)).to_have_attribute("placeholder", name)


def expect_columns(phone: Phone, *names: str) -> None:
    expect(phone.page.locator("score-board .visually-hidden").first).to_have_text(names[0])
    for name in names:
        expect(phone.page.locator("score-board")).to_contain_text(name)


def test_tichu_is_played_by_four_and_credits_each_of_them(phone: Phone):
    seat_by_pad(phone, "Tichu", *FOUR[:3])
    expect(phone.page.locator(".pad-note")).to_contain_text("2 teams of 2 · to 1000")
    phone.main_says("Who plays? 4 names")
    phone.page.get_by_role("textbox", name="New name").fill("Di")
    phone.page.keyboard.press("Enter")
    expect_teams(phone, "Ada & Cy", "Ben & Di")
    phone.shot("teams")
    with phone.page.expect_response(is_game_stored):
        phone.begin()
    expect_columns(phone, "Ada & Cy", "Ben & Di")
    path = phone.page.url.removeprefix(phone.address)
    rest = {"counted": False, "double": False, "tichu": False, "grand": False, "loss": False}
    players = [rest | {"counted": True, "own": 65}, rest]
    round_ = {"id": "r1", "type": "round", "players": players}
    entries = [round_, {"id": "end", "type": "finish"}]
    send(phone, "post", f"/api{path}/log", {"after": 0, "entries": entries})
    expect_totals(phone, "65", "35")
    phone.open("/people")
    people = phone.page.get_by_role("main")
    for name in FOUR:
        expect(people).to_contain_text(name)
    phone.open("/history")
    line = phone.page.locator(".game-line")
    expect(line).to_contain_text("Ada & Cy")
    phone.open("/people")
    phone.page.get_by_role("link", name="Cy").click()
    expect(people).to_contain_text("Tichu")


def count_cards_of(phone: Phone, team: str) -> None:
    """Tap which team counts its cards, or that it does not."""
    row = phone.page.get_by_role("group", name="Counted cards", exact=True)
    phone.tap(row.get_by_role("button", name=team))


def test_round_of_tichu_without_calls_asks_for_the_cards_of_one_team(phone: Phone):
    game(phone, "tichu", ADA_AND_CY, BEN_AND_DI)
    with phone.counting("Tichu, cards alone", 5):
        phone.tap(phone.main("sheet-screen"))
        count_cards_of(phone, "Ben & Di")
        type_in(phone, "30")
        phone.key("Write it down")
    expect_totals(phone, "70", "30")
    phone.tap(phone.main("sheet-screen"))
    phone.tap(phone.page.get_by_role("switch", name="Call lost"))
    strip(phone, 1, 0)
    count_cards_of(phone, "Ada & Cy")
    type_in(phone, "25")
    phone.key("Write it down")
    expect_totals(phone, "−5", "105")


def test_double_victory_of_tichu_asks_for_no_cards(phone: Phone):
    path = store_game(phone, "tichu", ADA_AND_CY, BEN_AND_DI)
    phone.open(path)
    double = phone.page.get_by_role("switch", name="First and second")
    with phone.counting("Tichu, double victory", 4):
        phone.tap(phone.main("sheet-screen"))
        phone.tap(phone.main("record-screen"))
        phone.tap(double)
        phone.key("Write it down")
    expect_totals(phone, "0", "200")
    (entry,) = wait_for_log(phone, path, 1)
    assert all("own" not in one for one in entry["players"])
    phone.tap(phone.main("sheet-screen"))
    count_cards_of(phone, "Ada & Cy")
    type_in(phone, "60")
    phone.tap(double)
    expect(phone.main()).to_contain_text("Cards counted, or first and second")
    count_cards_of(phone, "Ada & Cy")
    phone.key("Write it down")
    expect_totals(phone, "200", "200")


def test_round_of_spades_without_nils_asks_for_bids_and_tricks_alone(phone: Phone):
    game(phone, "spades", ADA_AND_CY, BEN_AND_DI)
    with phone.counting("Spades, bids and tricks", 7):
        phone.tap(phone.main("sheet-screen"))
        strip(phone, 4, 6, 5)
        phone.tap(phone.main())
        strip(phone, 8)
        phone.key("Write it down")
    expect_totals(phone, "41", "62")


def test_two_teams_of_a_tally_swap_partners_get_a_name_and_play_again(phone: Phone):
    phone.seat("Tally", *FOUR)
    phone.tap(phone.page.get_by_role("switch", name="In teams"))
    expect_teams(phone, "Ada & Cy", "Ben & Di")
    with phone.counting("Tally, other partners", 2):
        phone.tap(phone.page.locator(".team .chip").filter(has_text="Cy"))
        phone.tap(phone.page.locator(".team .chip").filter(has_text="Ben"))
    expect_teams(phone, "Ada & Ben", "Cy & Di")
    owls = phone.page.locator(".team-name").last
    owls.fill("The Owls")
    owls.press("Enter")
    phone.begin()
    expect_columns(phone, "Ada & Ben", "The Owls")
    write_round(phone, "4", "7")
    expect_totals(phone, "4", "7")

    phone.key("Tally")
    field = phone.page.get_by_role("textbox", name="Name of Di")
    field.fill("Eve")
    field.press("Enter")
    ada = phone.page.get_by_role("textbox", name="Name of Ada", exact=True)
    ada.fill("Ida")
    ada.press("Enter")
    expect(phone.page.locator(".seat-typed .seat-field").first).to_have_value("Ida & Ben")
    phone.key("Write it down")
    expect_columns(phone, "Ida & Ben", "The Owls")

    phone.key("Tally")
    phone.key("Finish here")
    phone.key("Rematch")
    expect(phone.page.locator(".team-name").last).to_have_value("The Owls")
    chips = phone.page.locator(".team .chip")
    expect(chips).to_have_text(["Ida", "Ben", "Cy", "Eve"])
    phone.begin()
    expect_columns(phone, "Ida & Ben", "The Owls")


def test_table_that_is_full_of_teams_says_how_many_teams_play(phone: Phone):
    path = game(phone, "tichu", ("The Owls", "Ada", "Cy"), ("Ben & Di", "Ben", "Di"))
    phone.open(f"{path}/settings")
    expect(phone.page.locator(".join")).to_have_text(
        "The table is full: no more than 2 teams play."
    )
