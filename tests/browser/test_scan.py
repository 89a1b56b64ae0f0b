"""An invitation is scanned inside the app, which an installed app could not open otherwise."""

import json

import pytest
from playwright.sync_api import Worker, expect

from tests.browser.camera import code_of, film
from tests.browser.phone import Phone
from tests.browser.together import share

LIVE = "() => document.querySelector('video')?.srcObject?.active ?? false"


@pytest.fixture
def invitation(owner) -> str:
    """Return the address in the code of a game of Ada and Ben."""
    path = owner.page.url.removeprefix(owner.address)
    return f"{owner.address}/join#{share(owner, path)}"


def scan(reader: Phone) -> None:
    reader.open()
    expect(reader.page.locator("home-screen .game-tiles")).to_be_visible()  # not the written page
    with reader.counting("an invitation, scanned", 2):
        reader.key("Join a game on another phone")
        reader.key("Scan a code")


def test_scanned_invitation_opens_the_game(reader, invitation, seen):
    film(seen, code_of(invitation))
    scan(reader)
    expect(reader.page.locator("who-are-you")).to_contain_text("Ben")
    assert not reader.page.evaluate(LIVE)
    reader.key("Ben")
    expect(reader.page.locator("score-board")).to_be_visible()


@pytest.mark.parametrize(
    ("code", "hint"),
    [
        ("WIFI:S:cellar;;", "That code is no invitation to a game."),
        ("https://elsewhere.test/join#" + "x" * 32, "That code leads to elsewhere.test"),
    ],
)
def test_other_code_is_said_and_the_camera_looks_on(reader, seen, code, hint):
    film(seen, code_of(code))
    scan(reader)
    expect(reader.page.get_by_role("status").filter(has_text=hint)).to_be_visible()
    assert reader.page.evaluate(LIVE)
    reader.key("Stop scanning")
    expect(reader.page.get_by_label("Link or code")).to_be_visible()
    assert not reader.page.evaluate(LIVE)


def test_refused_camera_is_said_and_the_link_can_be_pasted(reader, invitation):
    reader.page.context.clear_permissions()
    reader.open("/join")
    reader.key("Scan a code")
    expect(reader.page.get_by_role("alert").filter(has_text="was not allowed")).to_be_visible()
    reader.page.get_by_label("Link or code").fill(invitation)
    reader.tap(reader.main())
    expect(reader.page.locator("who-are-you")).to_be_visible()


def test_camera_is_off_as_soon_as_the_screen_is_left(reader, seen):
    film(seen)
    scan(reader)
    track = "window.track = document.querySelector('video').srcObject.getTracks()[0]"
    reader.page.wait_for_function(LIVE)
    reader.page.evaluate(track)
    reader.page.go_back()
    expect(reader.page.locator(".game-tiles")).to_be_visible()
    assert reader.page.evaluate("window.track.readyState") == "ended"


def test_device_without_a_camera_says_so(new_phone):
    phone = new_phone()
    phone.page.context.grant_permissions(["camera"], origin=phone.address)
    phone.open("/join")
    phone.key("Scan a code")
    expect(phone.page.get_by_role("alert").filter(has_text="has no camera")).to_be_visible()


def test_reader_that_does_not_come_whole_is_said(reader, seen):
    film(seen)
    reader.page.context.route("**/zxing*.wasm", lambda route: route.abort())
    reader.open("/join")
    reader.key("Scan a code")
    hint = reader.page.get_by_role("alert").filter(has_text="The scanner has not come yet")
    expect(hint).to_be_visible()
    reader.ignore("net::ERR_", "wasm", "ArrayBuffer instantiation")


def test_reader_is_ready_before_the_camera_and_closed_with_the_screen(reader, seen):
    film(seen)
    with reader.page.expect_worker(is_reader):
        reader.open("/join")
    reader.key("Scan a code")
    reader.page.wait_for_function(LIVE)
    assert len(open_readers(reader)) == 1
    (worker,) = open_readers(reader)
    with worker.expect_event("close"):
        reader.key("Stop scanning")
    reader.key("Back")
    with reader.page.expect_worker(is_reader) as opened:
        reader.key("Join a game on another phone")
    with opened.value.expect_event("close"):
        reader.key("Back")
    assert open_readers(reader) == []


def is_reader(worker: Worker) -> bool:
    return "/decoder-" in worker.url


def open_readers(phone: Phone) -> list[Worker]:
    return [worker for worker in phone.page.workers if is_reader(worker)]


OWN_READER = """globalThis.BarcodeDetector = class {
  static getSupportedFormats = async () => ["aztec", "qr_code"];
  constructor({ formats }) { globalThis.readerFormats = formats; }
  detect = async video => {
    if (!(video instanceof HTMLVideoElement)) throw new TypeError("no picture");
    ANSWER;
  };
};"""
"""Stands in for the browser's own reader, which Chromium lacks on Linux: the choice is tested."""


def test_browser_s_own_reader_reads_where_there_is_one(reader, invitation, seen):
    film(seen)
    answer = f"return [{{ rawValue: {json.dumps(invitation)} }}]"
    reader.page.add_init_script(OWN_READER.replace("ANSWER", answer))
    scan(reader)
    expect(reader.page.locator("who-are-you")).to_contain_text("Ben")
    assert reader.page.evaluate("readerFormats") == ["qr_code"]
    assert open_readers(reader) == []


def test_worker_reads_where_the_browser_s_own_reader_fails(reader, invitation, seen):
    film(seen, code_of(invitation))
    failure = "throw new DOMException('no service', 'NotSupportedError')"
    reader.page.add_init_script(OWN_READER.replace("ANSWER", failure))
    scan(reader)
    expect(reader.page.locator("who-are-you")).to_contain_text("Ben")
    assert reader.page.evaluate("readerFormats") == ["qr_code"]
