"""A pad goes from one phone to another: by link, code and file, and through the scorebook."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Response, expect

from tests.browser.camera import code_of, film
from tests.browser.live_regions import regions_with_text, watch_regions
from tests.browser.phone import Phone
from tests.browser.test_own_pads import IS_STORED, copy, expect_own_pads, unfold
from tests.browser.together import OURS, no_matter
from tests.waiting import wait_until

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
    choose_file(ben, file)
    ben.key("Take it in")
    expect_own(ben, "Wizard")


def choose_file(phone: Phone, file: Path) -> None:
    """Choose a file among the phone's pads."""
    phone.open("/pads")
    phone.page.locator(".pad-file").set_input_files(file)


def write_pad(folder: Path, pad: dict) -> Path:
    """Write a pad into a file."""
    file = folder / "pad.json"
    file.write_text(json.dumps(pad), encoding="utf-8")
    return file


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
    choose_file(phone, file)
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
    choose_file(phone, write_pad(tmp_path, pad))
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
    choose_file(phone, write_pad(tmp_path, pad))
    alert = phone.page.get_by_role("alert")
    expect(alert).to_contain_text("This Companion cannot play by that pad.")
    for hint in hints:
        expect(alert).to_contain_text(hint)


def test_place_of_a_fault_in_a_pad_is_named_in_german(new_phone, tmp_path):
    phone = new_phone(locale="de")
    pad = json.loads((PADS / "wizard.json").read_text(encoding="utf-8"))
    pad["fields"][1]["most"] = "WENN(bid; 1; 2)"
    choose_file(phone, write_pad(tmp_path, pad))
    alert = phone.page.get_by_role("alert")
    expect(alert).to_contain_text(
        re.compile(r"Was ihr aufschreibt › Nr\. 2 \(\W*Stiche\W*\) › Höchstens")
    )
    expect(alert).to_contain_text("„WENN“ heißt hier IF")
    phone.shot("pad-refused")


def test_a_hostile_pad_is_only_text(phone, tmp_path):
    pad = json.loads((PADS / "wizard.json").read_text(encoding="utf-8"))
    pad |= {"name": MARKUP, "note": MARKUP}
    pad["fields"][0]["name"] = MARKUP
    choose_file(phone, write_pad(tmp_path, pad))
    expect(phone.page.get_by_role("heading", name=MARKUP)).to_be_visible()
    phone.key("Take it in")
    expect_own(phone, MARKUP)
    assert phone.page.locator("img[src=x]").count() == 0
    pad |= {MARKUP: 1}
    phone.open("/pads")
    watch_regions(phone)
    phone.page.locator(".pad-file").set_input_files(write_pad(tmp_path, pad))
    expect(phone.page.get_by_role("alert").filter(has_text="not known here")).to_be_visible()
    assert regions_with_text(phone) == []
    assert phone.page.locator("img[src=x]").count() == 0


def test_a_pad_of_rows_is_taken_in_from_a_file(phone, tmp_path):
    pad = json.loads((PADS / "kniffel.json").read_text(encoding="utf-8"))
    phone.open("/pads")
    expect(phone.page.get_by_label("The link")).to_be_visible()
    watch_regions(phone)
    phone.page.locator(".pad-file").set_input_files(write_pad(tmp_path, pad))
    expect(phone.page.get_by_role("status").filter(has_text="?")).to_be_visible()
    assert regions_with_text(phone) == []
    phone.key("Take it in")
    expect_own(phone, pad["name"]["en"])


def test_a_damaged_link_is_said_and_the_whole_one_can_be_pasted(sender, new_phone):
    link = send(sender, "Wizard")
    ben = new_phone()
    ben.page.goto(link[:-30])
    expect(ben.page.get_by_role("alert").filter(has_text="missing")).to_be_visible()
    ben.axe()
    ben.page.get_by_label("The link").fill(link)
    ben.page.keyboard.press("Enter")
    ben.key("Take it in")
    expect_own(ben, "Wizard")


@pytest.mark.parametrize("address", ["/pads", "/join"])
def test_a_pad_is_scanned(sender, reader, seen, address):
    film(seen, code_of(send(sender, "Wizard")))
    reader.open(address)
    reader.key("Scan a code")
    reader.key("Take it in")
    expect_own(reader, "Wizard")


def let_in(owner: Phone, other: Phone) -> None:
    """Let a phone into the scorebook of another one, whose game is on its screen."""
    game = owner.page.url.rpartition("/")[2]
    link = {"role": "record", "whole_book": True}
    path = f"{owner.address}/api/games/{game}/links"

    def invite() -> str | None:
        return owner.page.request.post(path, data=link, headers=OURS).json().get("token")

    token = wait_until(invite, "the server has the game")
    other.open("/")
    path = f"{other.address}/api/join"
    assert other.page.request.post(path, data={"token": token}, headers=OURS).ok


def stored_pads(phone: Phone) -> list[bool]:
    """Return of each pad that the server has whether it is put away."""
    answer = phone.page.request.get(f"{phone.address}/api/pads", headers=OURS)
    return sorted(line["retired"] for line in answer.json()["pads"])


def is_pad_stored(response: Response) -> bool:
    return response.request.method == "PUT" and "/api/pads/" in response.url and response.ok


def test_pads_are_on_every_phone_of_the_scorebook_also_those_made_without_a_network(guests):
    ada, ben = guests(2)
    for guest in (ada, ben):
        no_matter(guest.phone)
    ada.phone.new_game("Tally", "Ada", "Ben")
    let_in(ada.phone, ben.phone)
    ada.phone.open("/new?game=pad")
    with ada.phone.page.expect_response(is_pad_stored):
        copy(ada.phone, "Wizard")
    ben.phone.open("/new?game=pad")
    expect_own(ben.phone, "Wizard")
    ben.offline()
    copy(ben.phone, "Skyjo")
    unfold(ben.phone.page.locator("pad-library li").filter(has_text="Wizard").first, ben.phone)
    ben.phone.key("Put away")
    expect(ben.phone.page.get_by_role("button", name="1 put away")).to_be_visible()
    ben.online()
    wait_until(lambda: stored_pads(ben.phone) == [False, True], "both changes have arrived")
    ada.phone.open("/new?game=pad")
    expect(ada.phone.page.get_by_role("button", name="1 put away")).to_be_visible()
    expect_own(ada.phone, "Skyjo")


def test_a_pad_that_is_changed_later_changes_no_game(phone):
    phone.open("/new?game=pad")
    copy(phone, "Wizard")
    phone.wait_until(IS_STORED, "the phone knows that the server has it")  # it writes no more
    phone.tap(".pad-list >> nth=0 >> .pad-key")
    phone.key("name")
    for name in ("Ada", "Ben", "Cy"):
        phone.page.locator("input[name=name]").fill(name)
        phone.page.keyboard.press("Enter")
        expect(phone.page.locator(".seats .name").last).to_have_text(name)
    phone.begin()
    sheet = phone.page.url
    phone.page.evaluate(RENAME)
    phone.open("/new?game=pad")
    expect_own(phone, "Another name")
    phone.page.goto(sheet)
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Wizard")
