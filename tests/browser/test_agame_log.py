"""Agame trick by trick by the screen alone: whole sections, catches, Fenneks, corrections."""

import pytest
from playwright.sync_api import expect

from tests.browser.agame_log import (
    begin,
    close,
    expect_rows,
    follow,
    least,
    says,
    sit,
    tap,
    totals,
    transcript,
)
from tests.browser.agame_recorder import FIVE, fits
from tests.browser.keypad import expect_totals
from tests.browser.together import arrived, join

TAPPED_AT_ONCE = """async words => {
  for (const word of words) {
    const keys = [...document.querySelectorAll("house-rules button")];
    keys.find(({ textContent }) => textContent.trim().startsWith(word)).click();
    await new Promise(resolve => setTimeout(resolve));
  }
}"""
"""Taps on house rules, quicker than anything can be kept or reckoned in between."""


def test_the_example_of_the_leaflet(phone):
    begin(phone, *FIVE)
    says(phone, "Who begins?")
    with phone.counting("Agame, a trick of six cards and two laid", 8):
        tap(phone, "blue 5", "blue 8", "green 13", "purple 8", "red 5", "yellow 2")
        says(phone, "Ada takes it, 13 came first: lay one or two")
        phone.shot("agame-log")
        assert fits(phone)
        tap(phone, "yellow 2")
        says(phone, "Ada: 2 cards = 2")
        tap(phone, "green 13")
        says(phone, "Ada took it and leads")
    phone.axe()
    phone.key("Undo")
    says(phone, "Who begins?")
    expect(phone.page.locator("card-board .taken")).to_have_count(0)


def test_a_house_rule_tapped_just_before_the_start_counts(phone):
    """Two taps in one breath: the engine has not answered to the first when the second comes."""
    phone.seat("Agame not Lame", *FIVE)
    phone.tap(".rules-line")
    expect(phone.page.get_by_role("switch", name="Log tricks")).to_be_visible()
    phone.page.evaluate("""() => {
      document.querySelector('[data-at="options.log_tricks"] [role=switch]').click();
      document.querySelector(".main-button").click();
    }""")
    phone.key("Section 1")
    says(phone, "Who begins?")


@pytest.mark.parametrize("name", ["live-leaflet-five-players", "live-two-players-to-the-end"])
def test_a_section_to_its_end(phone, name):
    file = transcript(name)
    names = [seat["name"] for seat in file["seats"]]
    begin(phone, *names)
    asked = 6 if len(names) == 2 else 0
    budget = sum(map(least, file["log"])) + asked
    with phone.counting(f"Agame, {len(file['log'])} tricks, {len(names)} players", budget):
        for entry in file["log"]:
            follow(phone, entry, names)
        expect(phone.page.locator("score-board")).to_be_visible()
    assert phone.totals() == totals(file)


def test_a_section_on_two_phones_in_turns_everybody_catches(guests):
    file = transcript("live-everybody-catches")
    names = [seat["name"] for seat in file["seats"]]
    ada, ben = (guest.phone for guest in guests(2))
    with ada.page.expect_response(arrived):
        sit(ada, *names)
    join(ada, ben, ada.page.url.removeprefix(ada.address))
    ada.key("Section 1")
    ben.key("Section 1")
    for no, entry in enumerate(file["log"]):
        phone, other = (ada, ben) if no % 2 == 0 else (ben, ada)
        with phone.counting(f"Agame, two phones: a {entry['type']}", least(entry) + 1):
            follow(phone, entry, names)
            close(phone, entry)
        if no + 1 < len(file["log"]):
            expect_rows(other, file, no + 1)
    expect(ada.page.locator("score-board")).to_be_visible()
    ben.open(ada.page.url.removeprefix(ada.address))
    for phone in (ada, ben):
        expect_totals(phone, *totals(file).values())


def test_a_catch_takes_four_taps(phone):
    begin(phone, "Ada", "Ben", "Cy")
    tap(phone, "blue 21", "green 8", "purple 13")
    says(phone, "Ada takes it")
    tap(phone, "purple 13", "green 8")
    tap(phone, "blue 5", "blue 3", "green 34", "purple 8")
    says(phone, "Ben takes it")
    tap(phone, "purple 8", "blue 5")
    says(phone, "Ben took it and leads")
    with phone.counting("Agame, a catch", 4):
        phone.key("Catch")
        says(phone, "Ben may catch")
        phone.shot("agame-catch")
        tap(phone, "purple 13")
        says(phone, "Ben catches purple 13 from Ada: 13 or more")
        tap(phone, "green 21")
        says(phone, "Ben catches purple 13 from Ada: 21 paid for 13")
        phone.key("Done")
    says(phone, "Cy and Ada may catch")
    phone.axe()


def test_the_sheet_shows_the_rows_and_a_trick_is_mended_in_the_rounds_page(phone):
    begin(phone, "Ada", "Ben", "Cy")
    tap(phone, "blue 21", "green 8", "purple 13")
    says(phone, "Ada takes it")
    tap(phone, "purple 13", "green 8")
    says(phone, "Ada took it")
    phone.tap(".header-key")
    expect(phone.page.locator(".live-rows .row-slot.filled")).to_have_count(2)
    expect(phone.page.locator("score-board")).not_to_contain_text("won")
    phone.shot("agame-live-sheet")
    phone.axe()
    phone.tap(".line-link")
    expect(phone.page.locator(".log-entry").first).to_be_visible()
    phone.axe()
    phone.tap(".log-entry")
    says(phone, "Ada: 21 cards = 21")
    phone.tap(phone.page.locator(".play-key").filter(has_text="Ben"))
    phone.main_says("It is Ben’s turn to play.")
    tap(phone, "green 5")
    phone.main_says("Which card is laid?")
    tap(phone, "green 5")
    phone.shot("agame-log-mended")
    phone.key("Write it down")
    expect(phone.page.locator(".log-play").nth(1)).to_have_text("5")
    phone.tap(phone.page.get_by_role("button", name="Remove: Trick 1"))
    phone.key("Remove it")
    expect(phone.page.locator("score-board")).to_be_visible()
    expect(phone.page.locator(".row-slot.filled")).to_have_count(0)


def test_two_house_rules_changed_one_right_after_the_other_both_count(phone):
    phone.new_game("Agame not Lame", "Ada", "Ben")
    phone.key("Agame not Lame")
    expect(phone.page.get_by_role("switch", name="Log tricks")).to_be_visible()
    phone.page.evaluate(TAPPED_AT_ONCE, ["Log tricks", "rows"])
    rows = phone.page.get_by_role("button", name="rows", exact=True)
    expect(rows).to_have_attribute("aria-pressed", "true")
    expect(phone.page.get_by_role("switch", name="Log tricks")).to_be_checked()


def test_a_fennek_goes_into_a_chosen_slot(phone):
    phone.new_game("Agame not Lame", "Ada", "Ben", "Cy")
    phone.key("Agame not Lame")
    phone.tap(phone.page.get_by_role("switch", name="Log tricks"))
    phone.key("rows")
    phone.key("Write it down")
    phone.key("Section 1")
    for entry in transcript("live-fennek-row")["log"]:
        follow(phone, entry, ["Ada", "Ben", "Cy"])
    says(phone, "Ben took it and leads")
    assert fits(phone)
    phone.shot("agame-log-fennek")


def test_a_catch_ends_the_section(phone):
    file = transcript("live-catch-completes-a-row")
    names = [seat["name"] for seat in file["seats"]]
    begin(phone, *names)
    for entry in file["log"]:
        follow(phone, entry, names)
    phone.key("Done")
    expect_totals(phone, *totals(file).values())
    phone.shot("agame-catch-ends")


@pytest.fixture
def two_tricks(phone):
    """The page of a section of two tricks, both Ada's."""
    begin(phone, "Ada", "Ben", "Cy")
    for entry in transcript("live-insert-a-forgotten-trick")["log"][:2]:
        follow(phone, entry, ["Ada", "Ben", "Cy"])
        close(phone, entry)
    phone.tap(".header-key")
    phone.tap(".line-link")
    return phone


def another(phone, name: str, card: str) -> None:
    """Somebody played another card, and it is laid."""
    phone.tap(phone.page.locator(".play-key").filter(has_text=name))
    tap(phone, card)
    says(phone, "Ada takes it")
    tap(phone, card)


def played(phone, no: int):
    """The cards of a trick in the section's page."""
    return phone.page.locator(".log-entry").nth(no).locator(".log-play")


def test_a_forgotten_trick_is_put_in(two_tricks):
    phone = two_tricks
    phone.tap(phone.page.get_by_role("link", name="Put in one before: Trick 2"))
    tap(phone, "blue 8", "blue 5", "green 2", "purple 2")
    says(phone, "Ada takes it")
    tap(phone, "purple 2")
    phone.shot("agame-log-put-in")
    phone.key("Write it down")
    expect(phone.page.locator(".log-entry")).to_have_count(3)
    expect(played(phone, 1)).to_have_text(["85", "2", "2"])
    phone.key("Back")
    expect(phone.page.locator(".row-slot.filled")).to_have_count(3)


def test_what_a_corrected_trick_makes_impossible_is_mended_with_it(two_tricks):
    phone = two_tricks
    phone.tap(phone.page.locator(".log-entry").first)
    another(phone, "Ben", "green 13")
    stopped = phone.page.locator(".follows-stopped")
    expect(stopped).to_contain_text("Trick 2")
    expect(stopped).to_contain_text("green 13")
    phone.main_says("First mend or drop what no longer fits")
    phone.shot("agame-log-knocks-on")
    phone.axe()
    phone.key("Mend")
    says(phone, "By the record green 13 is not in this hand")
    tap(phone, "green 13", "green 8", "green 8")
    phone.key("Mend it with the correction")
    expect(stopped).to_have_count(0)
    phone.key("Write it down")
    expect(played(phone, 0)).to_have_text(["13", "13", "5"])
    expect(played(phone, 1)).to_have_text(["21", "8", "8"])
