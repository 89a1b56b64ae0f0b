"""A pad goes from one phone to another: by link, code and file, and through the scorebook."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.phone import Phone
from tests.browser.test_own_pads import copy, expect_own_pads, unfold

MARKUP = "<img src=x onerror=alert(1)>"
RENAME = """() => new Promise((resolve) => {
  indexedDB.open("companion-pads").onsuccess = ({ target: { result: db } }) => {
    const pads = db.transaction("pads", "readwrite").objectStore("pads");
    pads.getAll().onsuccess = ({ target: { result: [own] } }) => {
      const pad = { ...own.pad, name: "Another name" };
      pads.put({ ...own, pad, waits: true, changed: own.changed + 1 });
      pads.transaction.oncomplete = resolve;
    };
  };
}).then(() => undefined)"""
"""Change the pad as another tab would."""
PADS = Path(__file__).parents[2] / "companion" / "pads"


def send(phone: Phone, pad: str) -> str:
    """Open what sends an own pad; return the link, which the code has too."""
    unfold(phone.page.locator("pad-library li").filter(has_text=pad).first, phone)
    phone.key("Send")
    code = phone.page.locator("qr-code")
    expect(code.locator("path")).to_be_visible()
    address = phone.page.locator(".share-link").inner_text()
    assert code.evaluate("element => element.text") == address
    return address


@pytest.fixture
def sender(phone) -> Phone:
    """Return a phone with Wizard among its own pads."""
    phone.open("/new?game=pad")
    copy(phone, "Wizard")
    return phone


def expect_own(phone: Phone, *names: str) -> None:
    """Wait for the library with these own pads."""
    expect_own_pads(phone, *names)


def test_a_pad_sent_by_link_is_taken_in_after_a_question(sender, new_phone):
    link = send(sender, "Wizard")
    sender.shot("pad-sent")
    ben = new_phone()
    asked = []
    ben.page.on("request", lambda request: asked.append(request.url))
    ben.page.goto(link)
    expect(ben.page.get_by_role("heading", name="Wizard")).to_be_visible()
    expect(ben.page.locator(".pad-note")).to_contain_text("Bid, Tricks")
    ben.shot("pad-offered")
    ben.key("Take it in")
    expect_own(ben, "Wizard")
    secret = link.partition("#")[2]
    assert not [url for url in asked if secret in url.partition("#")[0]]
    ben.page.goto(link)
    expect(ben.page.get_by_text("You have this pad already.")).to_be_visible()
    ben.key("To the pads")
    expect_own(ben, "Wizard")


def test_a_pad_not_taken_in_is_not_kept(sender, new_phone):
    link = send(sender, "Wizard")
    ben = new_phone()
    ben.page.goto(link)
    expect(ben.page.get_by_role("heading", name="Wizard")).to_be_visible()
    ben.key("Back")
    expect(ben.page.locator(".pad-hint")).to_be_visible()


def test_a_pad_sent_as_a_file_is_taken_in(sender, new_phone, tmp_path):
    send(sender, "Wizard")
    with sender.page.expect_download() as download:
        sender.key("As a file")
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name == "wizard.json"
    pad = json.loads((PADS / "wizard.json").read_text(encoding="utf-8"))
    assert json.loads(file.read_text(encoding="utf-8")) == pad
    ben = new_phone()
    ben.open("/pads")
    ben.page.locator(".pad-file").set_input_files(file)
    ben.key("Take it in")
    expect_own(ben, "Wizard")


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("{}", "That is no pad."),
        ('{"format": "companion-pad/2"}', "of a newer Companion"),
        (" " * 100_001, "larger than a pad may be"),
    ],
)
def test_a_file_that_is_no_pad_is_refused_with_its_reason(phone, tmp_path, text, hint):
    file = tmp_path / "pad.json"
    file.write_text(text, encoding="utf-8")
    phone.open("/pads")
    phone.page.locator(".pad-file").set_input_files(file)
    expect(phone.page.get_by_role("alert").filter(has_text=hint)).to_be_visible()
    phone.key("Back")
    expect(phone.page.locator(".pad-hint")).to_be_visible()


@pytest.mark.parametrize(
    ("changes", "hints"),
    [
        ({"deals": "later"}, ["Who deals", "later", "is not known here", "left, winner, loser"]),
        ({"later": 1}, ["later", "is not known here"]),
        ({"points": "bid + SQRT(bid)"}, ["Points: At 7:", "sqrt", "ABS, AND, COUNT"]),
    ],
    ids=["choice", "key", "function"],
)
def test_words_of_a_newer_version_are_named_in_a_pad_that_is_not_taken_in(
    phone, tmp_path, changes, hints
):
    pad = json.loads((PADS / "wizard.json").read_text(encoding="utf-8")) | changes
    file = tmp_path / "pad.json"
    file.write_text(json.dumps(pad), encoding="utf-8")
    phone.open("/pads")
    phone.page.locator(".pad-file").set_input_files(file)
    alert = phone.page.get_by_role("alert")
    expect(alert).to_contain_text("may be a pad of a newer Companion: update this one")
    for hint in hints:
        expect(alert).to_contain_text(hint)


@pytest.mark.parametrize(
    ("changes", "hints"),
    [
        ({"points": "bids + 1"}, ["Points: At 1:", "bids"]),
        ({"points": "tricks / 2"}, ["Points: At 8:", "“/”", "QUOTIENT(7, 2)"]),
        ({"points": "10*(bid + 1"}, ["Points: At 4:", "is missing", ") or }"]),
        ({"seats": "many"}, ["many", "Wanted here: a list"]),
    ],
    ids=["name", "division", "bracket", "type"],
)
def test_a_fault_of_a_pad_is_named_with_its_place_and_what_would_be_right(
    phone, tmp_path, changes, hints
):
    """A later version may play by it, so nothing is said of other Companions."""
    pad = json.loads((PADS / "wizard.json").read_text(encoding="utf-8")) | changes
    file = tmp_path / "pad.json"
    file.write_text(json.dumps(pad), encoding="utf-8")
    phone.open("/pads")
    phone.page.locator(".pad-file").set_input_files(file)
    alert = phone.page.get_by_role("alert")
    expect(alert).to_contain_text("This Companion cannot play by that pad.")
    for hint in hints:
        expect(alert).to_contain_text(hint)
