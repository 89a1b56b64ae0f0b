"""Rounds written in points on the keypad, from the sheet and back to it."""

from playwright.sync_api import expect

from tests.browser.phone import Phone

SPOKEN = {"±": "Plus or minus", "+": "Plus: a sum"}


def type_in(phone: Phone, text: str) -> None:
    """Keys of the keypad, one tap each: "12+7"."""
    keypad = phone.page.get_by_role("group", name="Keypad")
    for key in text:
        phone.tap(keypad.get_by_role("button", name=SPOKEN.get(key, key), exact=True))


def fill(phone: Phone, *points: str) -> None:
    """Points of the players in their order, as far as they are given; the main button walks on."""
    for text in points:
        type_in(phone, text)
        phone.tap(phone.main())


def write_round(phone: Phone, *points: str) -> None:
    """Write a whole round, from its opening on."""
    phone.tap(phone.main("sheet-screen"))
    fill(phone, *points)
    expect(phone.page.locator("sheet-screen score-board")).to_be_visible()


TAP_WRITE = """at => void setTimeout(() => {
  const isOpen = ({ textContent }) => textContent.includes("Write it down");
  [...document.querySelectorAll(".main-button")].find(isOpen)?.click();
}, at - Date.now())"""


def write_at_once(*phones: Phone) -> None:
    """Write what is filled in at the same moment of their common clock.

    One that comes too late, because the others' round has closed its recorder, taps nothing.
    """
    for phone in phones:
        phone.main_says("Write it down")
    moment = phones[0].page.evaluate("Date.now()") + 500
    for phone in phones:
        phone.page.evaluate(TAP_WRITE, moment)


def expect_totals(phone: Phone, *totals: str) -> None:
    """Wait until the board shows these totals, in the order of its rows."""
    expect(phone.page.locator("score-board .board-row-total b")).to_have_text(list(totals))


def change_minds(phone: Phone) -> None:
    """After rounds of 1 and 2, 3 and 4: the second undone and redone, the first corrected."""
    phone.hold_what_is_told()
    phone.key("Undo")
    expect_totals(phone, "1", "2")
    phone.key("Redo")
    expect_totals(phone, "4", "6")
    phone.tap(phone.page.get_by_role("link", name="Round 1", exact=True))
    phone.key("Correct it")
    type_in(phone, "9")
    phone.write_correction()
    expect_totals(phone, "12", "6")


def whole_game(phone: Phone, *names: str, points: tuple[str, ...]) -> None:
    """Play a game of one round, from its setting up to its end."""
    phone.new_game("Tally", *names)
    write_round(phone, *points)
    phone.key("Tally")
    phone.key("Finish here")
    expect(phone.page.locator(".outcome")).to_be_visible()


def expect_lines(phone: Phone, *lines: str) -> None:
    """Wait until this is the ledger, from the newest line to the oldest."""
    rows = phone.page.locator("score-ledger tbody tr")
    expect(rows).to_have_text(list(lines), use_inner_text=True)
