"""A game by a pad wherever it is looked at, or goes: on the table, as a picture, as text."""

import json
import re
import uuid
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.phone import Phone
from tests.browser.stored_games import send
from tests.browser.table_view import on_the_table
from tests.browser.test_result_sent import CORNER, GROUND, SHARE_SHEET, read_png

PADS = Path(__file__).parents[2] / "companion" / "pads"
NOTHING = {"counted": False, "double": False, "tichu": False, "grand": False, "loss": False}
COUNTED = {"counted": True, "own": 70}
OWLS = {"name": "The Owls", "members": [{"name": "Ada"}, {"name": "Cy"}]}
CROWS = {"name": "The Crows", "members": [{"name": "Ben"}, {"name": "Dot"}]}
LOST = {"loss": True, "lost": 1, "grand_lost": 0}
TICHU = [
    {"type": "round", "players": [NOTHING | COUNTED, NOTHING | LOST]},
    {"type": "finish"},
]
QWIXX = [
    {"type": "row", "seat": seat, "row": row, "value": value}
    for row, values in {
        "red": (5, 7),
        "yellow": (0, 3),
        "green": (2, 2),
        "blue": (1, 0),
        "missed": (1, 0),
    }.items()
    for seat, value in enumerate(values)
]
ENDS = {
    "tichu": ([OWLS, CROWS], TICHU, ["70", "−70"], "1. The Owls: 70\n2. The Crows: −70"),
    "qwixx": ([{"name": "Ada"}, {"name": "Ben"}], QWIXX, ["14", "37"], "1. Ben: 37\n2. Ada: 14"),
}
"""Of each pad who played, what was written down, the totals and how the result reads."""


def store(phone: Phone, pad: str) -> str:
    """Store a game by a pad of the library that is over; the path of its sheet."""
    seats, log, *_ = ENDS[pad]
    declared = json.loads((PADS / f"{pad}.json").read_text(encoding="utf-8"))
    game = str(uuid.uuid4())
    file = {"format": "companion/1", "game": "pad", "pad": declared, "seats": seats}
    phone.open("/")
    send(phone, "put", f"/api/games/{game}", file | {"started": "2026-11-21T19:30:00Z"})
    entries = [{"id": str(uuid.uuid4()), **entry} for entry in log]
    send(phone, "post", f"/api/games/{game}/log", {"after": 0, "entries": entries})
    return f"/games/{game}"


def test_keys_of_a_result_stand_still_when_the_block_comes(phone):
    path, waiting = store(phone, "qwixx"), []
    phone.page.route("**/rows-*.js", lambda route: waiting.append(route))
    with phone.page.expect_request("**/rows-*.js"):
        phone.open(path)
    key = phone.page.get_by_role("button", name="Save as a picture")
    place = key.bounding_box()
    for route in waiting:
        route.continue_()
    expect(phone.page.locator("row-block")).to_be_visible()
    assert key.bounding_box() == place


@pytest.mark.parametrize("pad", ENDS)
def test_a_game_by_a_pad_is_on_the_table_and_is_sent_as_a_picture_and_as_text(phone, pad):
    _, _, totals, result = ENDS[pad]
    phone.page.add_init_script(SHARE_SHEET)
    path = store(phone, pad)
    phone.open(f"{path}#table")
    expect(on_the_table(phone)).to_have_text(totals)
    phone.shot(f"table-{pad}")
    phone.open(path)
    phone.key("Send as a picture")
    phone.page.wait_for_function("() => shared.length === 1")
    phone.key("Send as text")
    phone.page.wait_for_function("() => shared.length === 2")
    picture, text = phone.page.evaluate("shared")
    assert re.fullmatch(rf"{pad}-\d{{4}}-\d\d-\d\d\.png", picture["name"])
    width, _, colours = read_png(phone, bytes(picture["bytes"]), CORNER)
    assert (width, colours) == (1080, [GROUND])
    assert result in re.sub("[\u2068\u2069]", "", text["text"])
    phone.keep(f"result-{pad}", bytes(picture["bytes"]))
