"""An evening at one table, by the screen alone: begun, lost, found, played to the end and on."""

import re

from playwright.sync_api import expect

from tests.browser.keypad import expect_totals, fill, type_in, write_round
from tests.browser.phone import Phone, read_as
from tests.gallery.stage import game, round_of

FOUR = ("Ada", "Ben", "Cy", "Dörte")


def test_an_evening(phone):
    begin(phone)
    write_round(phone, "12", "7", "0", "20")
    write_round(phone, "10", "5", "8", "3")
    expect_totals(phone, "22", "12", "8", "23")
    phone.shot("evening-sheet")
    lose_the_tab_in_the_middle(phone)
    expect_totals(phone, "36", "18", "17", "34")
    unfold(phone)
    lower_the_target(phone)
    play_on(phone)
    expect_totals(phone, "50", "46", "38", "27")
    rematch(phone)


def begin(phone: Phone) -> None:
    phone.open()
    phone.shot("evening-first-visit")
    phone.seat("Tally", *FOUR)
    phone.tap(".rules-line")
    phone.key("Target: more")
    expect(phone.page.get_by_label("Target", exact=True)).to_have_value("100")
    phone.shot("evening-new-game")
    phone.begin()
    expect(phone.page.locator(".set-up")).to_be_visible()
    phone.shot("evening-empty-sheet")


def lose_the_tab_in_the_middle(phone: Phone) -> None:
    """Two of four are in when the tab is gone: the sheet names the draft, the recorder has it."""
    phone.tap(phone.main())
    fill(phone, "14")
    type_in(phone, "6")
    expect(phone.page.locator(".header-status")).to_contain_text("2 of 4")
    with phone.counting("app icon to running sheet", 1):
        phone.lose_tab()
        phone.taps += 1  # the icon
        expect(phone.main()).to_have_text(re.compile(r"Round\s3\s· 2\sof\s4"))
    phone.shot("evening-draft")
    phone.tap(phone.main())
    expect(phone.page.get_by_role("radio", name="Ben, done")).to_have_attribute(
        "aria-checked", "true"
    )
    expect(phone.page.locator(".points-typed")).to_have_text("6")
    phone.tap(phone.main())
    fill(phone, "9", "11")
    expect(phone.page.locator("score-board")).to_be_visible()


def unfold(phone: Phone) -> None:
    """How a total came about: round by round, and what is still needed."""
    phone.tap(phone.page.locator("score-board .board-row").first)
    account = phone.page.get_by_role("region", name=re.compile("How the total"))
    expect(account.locator(".account-total")).to_have_text(["+14 → 36", "+10 → 22", "+12 → 12"])
    expect(account.locator(".account-needs")).to_have_text("64 more to 100")
    phone.shot("evening-unfolded")
    phone.tap(phone.page.locator("score-board .board-row").first)
    expect(phone.page.locator("score-ledger")).to_be_visible()


def lower_the_target(phone: Phone) -> None:
    """Lower the target to 30, which is reached already: it gets late."""
    phone.key("Tally")
    target = phone.page.get_by_label("Target", exact=True)
    target.fill("30")
    target.press("Enter")
    expect(phone.page.locator(".follows")).to_contain_text("Over after Round 3")
    phone.shot("evening-target")
    phone.key("Write it down")
    expect(phone.page.locator(".outcome")).to_contain_text("Ada")
    expect(phone.page.locator("score-board .fitted-name")).to_have_text(
        ["Ada", "Dörte", "Ben", "Cy"]
    )
    phone.shot("evening-over")


def play_on(phone: Phone) -> None:
    phone.key("Play on")
    expect(phone.page.get_by_label("Target", exact=True)).to_have_value("40")
    phone.key("Play on to 40")
    expect(phone.main()).to_have_text("Round 4")
    write_round(phone, "10", "20", "10", "16")
    expect(phone.page.locator(".outcome")).to_contain_text("Dörte")
    phone.hold_what_is_told()
    phone.key("Undo")
    expect_totals(phone, "36", "18", "17", "34")
    phone.shot("evening-undone")
    with phone.counting("redo", 1):
        phone.key("Redo")
        expect(phone.page.locator(".outcome")).to_be_visible()
    phone.key("Undo")
    expect(phone.main()).to_have_text("Round 4")
    phone.reload()
    expect_totals(phone, "36", "18", "17", "34")
    write_round(phone, "10", "20", "10", "16")


def rematch(phone: Phone) -> None:
    with phone.counting("rematch", 2):
        phone.key("Rematch")
        phone.begin()
        expect(phone.page.locator(".set-up")).to_be_visible()
    phone.expect_board(dict.fromkeys(FOUR, "0"))
    expect(phone.page.locator(".sheet-status")).to_have_text("to 30")
    phone.key("Back")
    phone.shot("evening-home")
    expect(phone.page.locator(".game-line")).to_have_count(2)
    won = re.compile(read_as("Won by Dörte with 50"))
    expect(phone.page.locator(".game-news").last).to_have_text(won)


def test_four_known_players_begin_in_six_taps(phone):
    phone.new_game("Tally", *FOUR)
    phone.key("Back")
    with phone.counting("new game, four known players", 6):
        phone.key("New game")
        for name in reversed(FOUR):
            phone.key(name)
        phone.begin()
    expect(phone.page.locator("score-board .fitted-name")).to_have_text(list(reversed(FOUR)))


def test_the_back_button_never_loses_anything(phone):
    game(phone, "tally", *FOUR)
    sheet = phone.page.url
    write_round(phone, "1", "2", "3", "4")
    expect(phone.page).to_have_url(sheet)
    phone.tap(phone.main())
    type_in(phone, "17")
    expect(phone.page.locator(".points-typed")).to_have_text("17")
    phone.page.go_back()
    expect(phone.main()).to_contain_text("1 of 4".replace(" ", "\u00a0"))
    phone.page.go_forward()
    expect(phone.page.locator(".points-typed")).to_have_text("17")
    phone.key("Back")
    phone.key("Tally")
    name = phone.page.get_by_label("Name of Ben")
    name.fill("Bert")
    name.press("Enter")
    expect(phone.page.locator(".follows")).to_be_visible()
    phone.page.go_back()
    phone.key("Tally")
    expect(phone.page.get_by_label("Name of Bert")).to_have_value("Bert")
    phone.key("Write it down")
    phone.expect_board({"Ada": "1", "Bert": "2", "Cy": "3", "Dörte": "4"})


AHEAD = """async () => {
  const { games } = document.querySelector("companion-app").store;
  const touched = Date.now() + 24 * 60 * 60 * 1000;
  const change = ({ record, log }) => ({ record: { ...record, touched }, log });
  await games.change(games.heads[0].id, change);
}"""
"""The game was played while the phone's clock was a day ahead."""


def test_home_leads_to_the_game_of_tonight_though_the_clock_was_ahead(phone):
    game(phone, "tally", *FOUR)
    phone.page.evaluate(AHEAD)
    tonight = game(phone, "tally", "Ada", "Ben")
    phone.open()
    expect(phone.page).to_have_url(phone.address + tonight)
    phone.expect_board({"Ada": "0", "Ben": "0"})


def test_a_draft_thrown_away_comes_back(phone):
    game(phone, "tally", *FOUR)
    phone.tap(phone.main())
    fill(phone, "8")
    phone.key("Back")
    phone.hold_what_is_told()
    phone.key("Discard what is filled in")
    expect(phone.main()).to_have_text("Round 1")
    phone.shot("evening-thrown-away")
    phone.tap("toast-line button")
    expect(phone.main()).to_contain_text("1 of 4".replace(" ", "\u00a0"))


def test_a_strangers_phone_learns_nothing(phone, new_phone):
    game(phone, "tally", *FOUR, log=[round_of(1, 2, 3, 4)])
    stranger = new_phone()
    stranger.ignored.append("status of 404")
    for path in ("", "/record", "/rounds/1", "/settings", "#table"):
        stranger.page.goto(phone.page.url + path)
        expect(stranger.page.get_by_role("heading", name="This game is not here")).to_be_visible()
        text = stranger.page.locator("body").inner_text()
        assert not [word for word in ("Tally", "Round", *FOUR) if word in text]
    stranger.shot("evening-stranger")
    stranger.key("All games")
    expect(stranger.page.locator(".game-tiles")).to_be_visible()


def test_way_back_from_the_people_leads_home_though_a_game_is_on_the_table(phone):
    game(phone, "tally", *FOUR)
    phone.key("Back")
    phone.key("People")
    expect(phone.page.get_by_role("heading", name="People")).to_be_visible()
    phone.key("Back")
    expect(phone.page.locator("home-screen")).to_be_visible()
    phone.open()
    phone.expect_sheet()
