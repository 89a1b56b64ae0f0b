"""The result on its way to others: as a picture, as text, to BG Stats."""

import base64
import json
import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.cached_app import wait_until_cached
from tests.browser.drawn_texts import texts_on_the_picture
from tests.browser.keypad import whole_game
from tests.browser.phone import Phone
from tests.browser.test_own_pads import copy
from tests.browser.together import is_game_stored, no_matter, share
from tests.gallery.stage import game, round_of

EIGHT = (
    "Maximiliane-Josephine", "Maximilian-Joseph", "דנה (2)", "Wilhelmina",
    "Élodie 🦊👩‍👩‍👧", "محمد", "Ferdinand von Hohenfels-Ingelfingen", "<b>&amp;",
)  # fmt: skip
SHARE_SHEET = """
window.shared = [];
navigator.canShare = () => true;
navigator.share = async ({ files: [file] = [], text }) => {
  if (window.refusal) throw new DOMException("", window.refusal);
  const bytes = file ? [...new Uint8Array(await file.arrayBuffer())] : null;
  shared.push({ name: file?.name, type: file?.type, bytes, text });
};
"""
"""No browser without a screen has a share sheet: this one remembers what it was given."""
READ_PICTURE = """async ([text, places]) => {
  const bytes = Uint8Array.from(atob(text), sign => sign.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height)
    .getContext("2d", { willReadFrequently: true });
  context.drawImage(bitmap, 0, 0);
  const hex = n => n.toString(16).padStart(2, "0");
  const colour = ([x, y]) => [...context.getImageData(x, y, 1, 1).data].map(hex).join("");
  return [bitmap.width, bitmap.height, places.map(colour)];
}"""
LINE_LIES_FREE = """() => {
  const line = document.querySelector(".result-done");
  if (!line) return false;
  const { left, right, bottom } = line.getBoundingClientRect();
  return line.contains(document.elementFromPoint((left + right) / 2, bottom - 2));
}"""
GROUND, BLUE, GREEN = "f6f0e2ff", "5b8fe8ff", "62b36bff"
CORNER, FIRST_MARK, SECOND_MARK = (5, 5), (208, 450), (208, 614)
"""Places in a picture of two players."""


@pytest.fixture
def over(phone) -> Phone:
    """Ada has lost against Ben."""
    whole_game(phone, "Ada", "Ben", points=("12", "20"))
    return phone


def read_png(phone: Phone, picture: bytes, *places: tuple[int, int]) -> tuple[int, int, list[str]]:
    """Width and height of a PNG, and its colours at these places."""
    params = [base64.b64encode(picture).decode(), places]
    width, height, colours = phone.page.evaluate(READ_PICTURE, params)
    return width, height, colours


def saved_picture(phone: Phone, key: str = "Save as a picture") -> bytes:
    with phone.page.expect_download() as download:
        phone.key(key)
    name = download.value.suggested_filename
    assert re.fullmatch(r"tally-\d{4}-\d\d-\d\d\.png", name)
    return Path(download.value.path()).read_bytes()


def test_the_result_goes_to_the_phone_s_share_sheet(over):
    phone = over
    phone.page.add_init_script(SHARE_SHEET)
    phone.page.reload()
    phone.key("Send as a picture")
    phone.page.wait_for_function("() => shared.length === 1")
    phone.key("Send as text")
    phone.page.wait_for_function("() => shared.length === 2")
    picture, text = phone.page.evaluate("shared")
    assert (picture["type"], picture["text"]) == ("image/png", None)
    assert re.fullmatch(r"tally-\d{4}-\d\d-\d\d\.png", picture["name"])
    pixels = read_png(phone, bytes(picture["bytes"]), CORNER, FIRST_MARK, SECOND_MARK)
    assert pixels == (1080, 921, [GROUND, GREEN, BLUE])
    assert text["text"].endswith("Ben wins\n\n1. Ben: 20\n2. Ada: 12\n\nPlayed to the end")
    expect(phone.page.locator(".result-done")).to_have_count(0)


def test_closing_the_share_sheet_is_no_mistake(over):
    phone = over
    phone.page.add_init_script(SHARE_SHEET)
    phone.page.reload()
    phone.page.evaluate("window.refusal = 'AbortError'")
    phone.key("Send as text")
    expect(phone.page.locator(".result-text")).to_have_count(0)
    phone.page.evaluate("window.refusal = 'NotAllowedError'")
    phone.key("Send as text")
    expect(phone.page.locator(".result-text")).to_contain_text("1. Ben: 20")
    with phone.page.expect_download():
        phone.key("Send as a picture")


def test_pad_that_the_share_sheet_refuses_as_a_file_is_saved(phone):
    phone.page.add_init_script(SHARE_SHEET)
    phone.open("/new?game=pad")
    copy(phone, "Wizard")
    phone.key("Send")
    phone.page.evaluate("window.refusal = 'NotAllowedError'")
    with phone.page.expect_download() as download:
        phone.key("As a file")
    assert download.value.suggested_filename == "wizard.json"


def test_title_of_the_picture_breaks_no_word(new_phone):
    phone = new_phone(locale="de-DE")
    game(phone, "tally", "Ada", "Ben", log=[round_of(10, 10)], target=10)
    expect(phone.page.locator("sheet-screen")).to_contain_text("Unentschieden")
    width, height, _ = read_png(phone, saved_picture(phone, "Als Bild speichern"))
    assert (width, height) == (1080, 904)


def test_picture_has_the_ranks_of_who_stayed(phone):
    away = {"type": "round", "players": [{"points": 5}, None, {"points": 5}, {"points": 1}]}
    log = [round_of(3, 9, 3, 8), {"type": "leave", "seat": 1}, away, {"type": "finish"}]
    game(phone, "tally", "Ada", "Ben", "Cy", "Di", log=log)
    texts = texts_on_the_picture(phone)
    figures = [text for text in texts if re.fullmatch(r"\d+\.?", text)]
    assert figures == ["1.", "9", "2.", "8", "2.", "8", "9"]


def test_without_a_share_sheet_the_picture_is_saved_and_the_text_copied(over):
    phone = over
    phone.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    pixels = read_png(phone, saved_picture(phone), CORNER, FIRST_MARK, SECOND_MARK)
    assert pixels == (1080, 921, [GROUND, GREEN, BLUE])
    expect(phone.page.locator(".result-done")).to_contain_text("downloads")
    phone.key("Copy as text")
    expect(phone.page.locator(".result-done")).to_contain_text("Copied")
    locator = phone.page.locator(".result-text")
    expect(locator).to_contain_text("1. Ben: 20")
    assert phone.page.evaluate("navigator.clipboard.readText()") == locator.inner_text()
    phone.shot("game-over-copied")
    phone.axe()


@pytest.mark.parametrize("players", [2, 4, 6, 8])
def test_picture_that_fails_is_told_in_sight_with_what_else_can_be_done(phone, players):
    phone.page.set_viewport_size({"width": 360, "height": 740})
    log = [round_of(*range(players)), {"type": "finish"}]
    game(phone, "tally", *"ABCDEFGH"[:players], log=log)
    phone.page.evaluate("() => { HTMLCanvasElement.prototype.toBlob = done => done(null); }")
    phone.key("Save as a picture")
    line = phone.page.locator(".result-done")
    expect(line).to_have_text("The picture was not made. Try again, or take the text instead.")
    expect(line).to_be_in_viewport(ratio=1)
    phone.page.wait_for_function(LINE_LIES_FREE)


def test_the_picture_is_drawn_without_a_network(new_phone):
    phone = new_phone(keeps_the_app=True)
    phone.open()
    wait_until_cached(phone)
    whole_game(phone, "Ada", "Ben", points=("12", "20"))
    phone.page.context.set_offline(True)
    no_matter(phone)
    assert read_png(phone, saved_picture(phone), FIRST_MARK) == (1080, 921, [GREEN])


def test_eight_players_with_names_of_every_kind_stand_on_the_picture(phone):
    whole_game(phone, *EIGHT, points=("1", "2", "3", "4", "5", "6", "7", "100000"))
    picture = saved_picture(phone)
    phone.keep("game-over-picture", picture)
    width, height, (colour,) = read_png(phone, picture, CORNER)
    assert (width, colour) == (1080, GROUND)
    assert height > 8 * 104
    phone.key("Copy as text")
    expect(phone.page.locator(".result-text")).to_contain_text("<b>&amp;\u2069: 100,000")
    phone.shot("game-over-eight")
    phone.axe()


def test_bg_stats_is_sent_nothing_before_the_tap_that_sends_it(phone):
    requests = []
    context = phone.page.context
    context.on("request", lambda request: requests.append(urlsplit(request.url).hostname))
    context.route("https://app.bgstatsapp.com/**", lambda route: route.fulfill(body="taken"))
    whole_game(phone, "Ada", "Ben", points=("12", "20"))
    assert set(requests) == {"127.0.0.1"}
    with context.expect_page() as opened:
        phone.key(re.compile("Send to BG.Stats"))
    page = opened.value
    page.wait_for_url("https://app.bgstatsapp.com/**")  # it opens empty
    assert page.evaluate("opener") is None
    assert page.evaluate("document.referrer") == ""
    play_sent = json.loads(parse_qs(urlsplit(page.url).query)["data"][0])
    assert [player["winner"] for player in play_sent["players"]] == [False, True]
    assert play_sent["game"]["name"] == "Tally"


def test_watcher_may_send_the_result(phone, new_phone):
    with phone.page.expect_response(is_game_stored):
        whole_game(phone, "Ada", "Ben", points=("12", "20"))
    watcher = new_phone()
    game = phone.page.url.removeprefix(phone.address)
    watcher.open(f"/join#{share(phone, game, 'watch')}")
    watcher.key("Just watching")
    expect(watcher.page.locator(".result-keys > *")).to_have_count(3)
    expect(watcher.main()).to_have_text("Table view")
