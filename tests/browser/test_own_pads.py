"""Pads of one's own: copied, played by, put away, and still there after a reload."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.phone import Phone
from tests.browser.test_scorebook import erase
from tests.waiting import wait_until


def expect_own_pads(phone: Phone, *names: str) -> None:
    """Wait until these are the own pads that are shown, from the top."""
    expect(phone.page.locator(".pad-keys-own")).to_be_visible()
    expect_first_list(phone, *names)


def expect_first_list(phone: Phone, *names: str) -> None:
    """Wait until these are the pads of the uppermost list: the own ones, where any are found."""
    lists = phone.page.locator("pad-library .pad-list")
    expect(lists.first.locator(".pad-key b")).to_have_text(names)


def unfold(row: Locator, phone: Phone) -> None:
    """Show what may be done with a pad, if it is not shown yet."""
    key = row.locator(".pad-more")
    if key.get_attribute("aria-expanded") == "false":
        phone.tap(key)


def copy(phone: Phone, pad: str) -> None:
    """Make an own pad of one that is shown, whose keys are then those shown."""
    expect(phone.page.locator(".pad-keys-own")).to_be_visible()
    unfold(phone.page.locator("pad-library li").filter(has_text=pad).last, phone)
    phone.key("Copy")
    own = phone.page.locator("pad-library .pad-list").first
    expect(own.locator(".pad-more[aria-expanded=true]")).to_be_focused()


def test_a_copied_pad_is_ones_own_and_is_played_by(phone):
    phone.open("/new?game=pad")
    expect(phone.page.locator(".pad-hint")).to_be_visible()
    copy(phone, "Wizard")
    expect(phone.page.locator(".pad-hint")).to_have_count(0)
    copy(phone, "Wizard")
    expect_own_pads(phone, "Wizard 2", "Wizard")
    phone.shot("own-pads")
    phone.reload()
    expect(phone.page.get_by_role("button", name=re.compile("^Wizard 2 "))).to_be_visible()
    phone.tap(phone.page.get_by_role("button", name=re.compile("^Wizard 2 ")))
    phone.key("name")
    for name in ("Ada", "Ben", "Cy"):
        phone.page.locator("input[name=name]").fill(name)
        phone.page.keyboard.press("Enter")
        expect(phone.page.locator(".seats .name").last).to_have_text(name)
    phone.begin()
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Wizard 2")


def test_two_quick_taps_on_copy_make_one_pad(phone):
    phone.open("/new?game=pad")
    expect(phone.page.locator(".pad-hint")).to_be_visible()
    unfold(phone.page.locator("pad-library li").filter(has_text="Skyjo").last, phone)
    phone.page.get_by_role("button", name="Copy").evaluate("key => { key.click(); key.click(); }")
    own = phone.page.locator("pad-library .pad-list").first
    expect(own.locator(".pad-more[aria-expanded=true]")).to_be_focused()
    copy(phone, "Uno")
    expect_own_pads(phone, "Uno", "Skyjo")


def test_a_pad_put_away_is_folded_and_comes_back(phone):
    phone.open("/new?game=pad")
    copy(phone, "Skyjo")
    phone.key("Put away")
    expect(phone.page.get_by_role("button", name="1 put away")).to_be_visible()
    expect(phone.page.locator(".pad-hint")).to_be_visible()
    phone.key("1 put away")
    unfold(phone.page.locator("pad-library li").filter(has_text="Skyjo").first, phone)
    phone.key("Bring back")
    expect_own_pads(phone, "Skyjo")
    phone.page.get_by_role("searchbox").fill("sky")
    expect_first_list(phone, "Skyjo")
    phone.page.get_by_role("searchbox").fill("wiz")
    expect_first_list(phone, "Wizard")


def test_a_pad_that_the_server_refuses_stays_on_the_phone_with_its_reason(phone):
    phone.ignore("status of 422")
    problem = {"code": "pads.too_many", "params": {"most": 100}}
    phone.page.route(
        "**/api/pads/*", lambda route: route.fulfill(status=422, json={"problem": problem})
    )
    phone.open("/new?game=pad")
    copy(phone, "Wizard")
    remark = "Kept on this phone only. A scorebook holds at most 100 pads."
    expect(phone.page.get_by_text(remark)).to_be_visible()
    phone.axe()


IS_STORED = """() => new Promise((resolve) => {
  indexedDB.open("companion-pads").onsuccess = ({ target: { result: db } }) => {
    db.transaction("pads").objectStore("pads").getAll().onsuccess = ({ target }) => {
      db.close();
      const pads = target.result;
      resolve(pads.length > 0 && pads.every(({ version, scorebook }) => version > 0 && scorebook));
    };
  };
})"""
LEFT = """() => new Promise((resolve) => {
  indexedDB.open("companion-pads").onsuccess = ({ target: { result: db } }) => {
    db.transaction("pads").objectStore("pads").count().onsuccess = ({ target }) => {
      db.close();
      resolve(target.result);
    };
  };
})"""


def test_pads_of_an_erased_scorebook_are_gone_from_the_phone_that_erased_it(owner):
    owner.ignore("410 (GONE)")
    owner.open("/new?game=pad")
    with owner.page.expect_response(lambda answer: "/api/pads/" in answer.url and answer.ok):
        copy(owner, "Wizard")
    wait_until(lambda: owner.page.evaluate(IS_STORED), "the phone knows that the server has it")
    owner.open("/scorebook")
    erase(owner, "erase")
    expect(owner.page.locator(".flash")).to_be_visible()
    wait_until(lambda: owner.page.evaluate(LEFT) == 0, "the phone has forgotten its pads")
    owner.open("/new?game=pad")
    expect(owner.page.locator(".pad-hint")).to_be_visible()
