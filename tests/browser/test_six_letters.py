"""Six letters that let in a phone without a camera."""

import re

from playwright.sync_api import expect

from tests.browser.phone import Phone
from tests.browser.sharing import game_of, no_matter
from tests.browser.together import NETWORK


def type_code(phone: Phone, code: str) -> None:
    phone.open("/join")
    phone.page.get_by_label("Link or code").fill(code)
    phone.key("Open")


def test_six_letters_are_typed_where_no_camera_is(owner, new_phone):
    owner.open(f"/games/{game_of(owner)}/share")
    expect(owner.page.locator(".share-link")).to_be_visible()  # which moves what is below it
    with owner.counting("six letters to type, from the phones of a game", 1):
        owner.key("Six letters to type")
    code = owner.page.locator(".share-code")
    expect(code).to_have_text(re.compile("^[A-HJ-NP-Z]{3} [A-HJ-NP-Z]{3}$"))
    expect(owner.page.locator("typed-code .share-hint")).to_be_in_viewport(ratio=1)
    expect(owner.page.get_by_text("to write, for one phone, is still open")).to_be_visible()
    owner.shot("share-typed")
    owner.axe()
    ben, cy = new_phone(), new_phone()
    letters = code.inner_text()
    type_code(ben, f" {letters.lower()}")
    ben.key("Ben")
    expect(ben.page.locator("score-board")).to_be_visible()
    expect(code).to_have_count(0)
    no_matter(cy, 404)
    type_code(cy, letters)
    expect(cy.page.get_by_text("This invitation opens nothing")).to_be_visible()
    owner.key("Six letters to type")
    expect(code).to_be_visible()
    owner.key("Watch")
    expect(code).to_have_count(0)


def test_six_letters_that_were_taken_back_stand_there_no_longer(owner):
    owner.open(f"/games/{game_of(owner)}/share")
    owner.key("Six letters to type")
    code = owner.page.locator(".share-code")
    expect(code).to_be_visible()
    owner.tap("open-invitations button")
    expect(code).to_have_count(0)


def test_no_six_letters_hand_over_a_game_or_need_a_network(owner):
    owner.open(f"/games/{game_of(owner)}/share")
    key = owner.page.get_by_role("button", name="Six letters to type")
    expect(key).to_be_visible()
    owner.ignore(*NETWORK)
    owner.page.context.set_offline(True)
    owner.key("Six letters to type")
    expect(owner.page.get_by_role("alert").filter(has_text="There is no network")).to_be_visible()
    owner.page.context.set_offline(False)
    owner.key("Six letters to type")
    expect(owner.page.locator(".share-code")).to_be_visible()
    owner.key("Hand over")
    expect(key.or_(owner.page.locator(".share-code"))).to_have_count(0)
