"""A game goes from phone to phone as a file, where no camera can read a screen."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.cached_app import wait_until_cached
from tests.browser.keypad import expect_totals, write_round
from tests.browser.phone import Phone
from tests.browser.sharing import game_of, show_game, stop_showing
from tests.browser.test_pads_elsewhere import store
from tests.browser.test_shown_game import HOSTILE, frame_of, shown
from tests.browser.together import no_matter


def send(owner: Phone, folder: Path, role: str = "Copy") -> Path:
    """Send the owner's game as a file; this browser has no share sheet and saves it."""
    show_game(owner, role)
    with owner.page.expect_download() as download:
        owner.key("Send as a file")
    expect(owner.page.get_by_role("status").filter(has_text="downloads")).to_be_visible()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    stop_showing(owner)
    owner.key("Back")
    return file


def choose(phone: Phone, file: Path) -> None:
    with phone.page.expect_file_chooser() as chooser:
        phone.key("Open a file")
    chooser.value.set_files(file)


def open_at_join(phone: Phone, file: Path) -> None:
    phone.open("/join")
    choose(phone, file)


@pytest.fixture
def cut_off(new_phone: Callable[..., Phone]) -> Phone:
    """Return a phone without a network that has the app, and no camera."""
    phone = no_matter(new_phone(keeps_the_app=True))
    phone.open()
    wait_until_cached(phone)
    phone.page.context.set_offline(True)
    return phone


def test_game_sent_as_a_file_is_a_copy_that_grows_with_the_next_one(owner, cut_off, tmp_path):
    for totals in (("12", "7"), ("24", "14")):
        write_round(owner, "12", "7")
        open_at_join(cut_off, send(owner, tmp_path))
        expect_totals(cut_off, *totals)
    cut_off.page.locator(".sheet-phones").tap()
    write_round(owner, "12", "7")
    choose(cut_off, send(owner, tmp_path))
    expect_totals(cut_off, "36", "21")


def test_file_with_an_invitation_lets_whoever_opens_it_write(owner, cut_off, tmp_path):
    write_round(owner, "12", "7")
    open_at_join(cut_off, send(owner, tmp_path, "Write"))
    cut_off.key("Ben")
    write_round(cut_off, "1", "2")
    expect_totals(cut_off, "13", "9")


def test_game_by_a_pad_is_played_on_by_a_phone_that_has_never_had_the_pad(owner, cut_off, tmp_path):
    owner.open(store(owner, "tichu"))
    owner.key("Undo")
    owner.main_says("Round 2")
    open_at_join(cut_off, send(owner, tmp_path, "Write"))
    cut_off.key("Dot")
    expect_totals(cut_off, "70", "−70")
    cut_off.tap(cut_off.main("sheet-screen"))
    expect(cut_off.page.get_by_role("radio", name="The Crows")).to_be_visible()
    expect(cut_off.page.get_by_role("switch", name="Grand made")).to_be_visible()
    cut_off.shot("pad-read")


def test_players_of_a_game_taken_in_without_a_network_are_offered_for_the_next(
    owner, cut_off, tmp_path
):
    open_at_join(cut_off, send(owner, tmp_path))
    expect_totals(cut_off, "0", "0")
    cut_off.open("/new?game=tally")
    expect(cut_off.page.locator(".people .chip .name")).to_have_text(["Ada", "Ben"])


REFUSED = "There is no game in this file, or it is damaged."


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_file_without_a_game_is_said_and_changes_nothing(phone, text, tmp_path):
    file = tmp_path / "game.txt"
    file.write_text(frame_of(text), encoding="utf-8")
    open_at_join(phone, file)
    expect(phone.page.get_by_role("alert").filter(has_text=REFUSED)).to_be_visible()
    phone.open()
    expect(phone.page.locator(".game-tiles")).to_be_visible()
    assert phone.page.locator(".game-line").count() == 0


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("", REFUSED),
        ("Dear Ben, have fun", REFUSED),
        (frame_of(shown())[:-9], REFUSED),
        ("CMP1" * 100_000, REFUSED),
        (frame_of(shown()).replace("CMP1", "CMP2"), "This file is of a newer Companion"),
    ],
    ids=["empty", "a letter", "cut short", "too large", "of a newer app"],
)
def test_other_file_is_said_at_other_phones_too(owner, content, said, tmp_path):
    file = tmp_path / "game.txt"
    file.write_text(content, encoding="utf-8")
    owner.open(f"/games/{game_of(owner)}/share")
    choose(owner, file)
    expect(owner.page.get_by_role("status").filter(has_text=said)).to_be_visible()


def test_phone_without_a_camera_is_led_to_the_file(owner):
    owner.page.context.grant_permissions(["camera"], origin=owner.address)
    owner.open(f"/games/{game_of(owner)}/share")
    owner.key("Read the game")
    text = "This device has no camera. Or have the other phone send its game as a file"
    expect(owner.page.get_by_role("status").filter(has_text=text)).to_be_visible()
