"""How whole a long name is beside the figures of its player, and that no figure moves it."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.greta_square import LEVEL_ONE, Table
from tests.gallery.stage import game, recorder

LONG = ("Ännchen-Friederike", "Maximilian-Konstantin")
CUT = """name => {
  const beyond = name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight;
  return beyond || name.textContent.includes("…");
}"""

ABOVE_THE_EDGE = """name => {
  const { fontFamily, fontSize, fontWeight, lineHeight, paddingTop } = getComputedStyle(name);
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  const text = pen.measureText(name.textContent);
  const font = text.fontBoundingBoxAscent + text.fontBoundingBoxDescent;
  const above = text.fontBoundingBoxAscent - (font - parseFloat(lineHeight)) / 2;
  return text.actualBoundingBoxAscent - above - parseFloat(paddingTop);
}"""
"""How many px of a name's letters the upper edge of its box cuts off."""


def place_of(name: Locator) -> tuple[float, float]:
    """Return from where to where a name goes across the screen."""
    box = name.bounding_box()
    assert box
    return box["x"], box["x"] + box["width"]


@pytest.mark.parametrize(("width", "height"), [(320, 568), (360, 740), (740, 360)])
def test_long_names_of_greta_are_whole_beside_a_gain_and_three_figures(new_phone, width, height):
    phone = new_phone(width, height)
    given = [{"type": "adjust", "seat": seat, "points": 100} for seat in (0, 1)]
    placed = [
        {"type": "place", "card": card, "at": [1 + at // 4, 1 + at % 4]}
        for at, card in enumerate(LEVEL_ONE[:15])
    ]
    recorder(phone, "greta", *LONG, log=[*given, *placed])
    names, gain = phone.page.locator(".greta-bar-name .name"), phone.page.locator(".greta-bar-gain")
    expect(phone.page.locator(".greta-bar-total")).to_have_text(["115", "113"])
    expect(gain).to_have_count(1)
    before = [place_of(name) for name in names.all()]
    side = gain.bounding_box()
    table = Table(phone)
    table.lying = {"JH": (1, 1)}
    table.place("AS", (4, 4))
    expect(phone.page.locator(".greta-bar-total")).to_have_text(["115", "116"])
    assert gain.bounding_box() != side
    for name, place in zip(names.all(), before, strict=True):
        assert not name.evaluate(CUT)
        assert place_of(name) == place
    for bar in phone.page.locator(".greta-bar").all():
        assert (bar.bounding_box() or {})["height"] <= 54


@pytest.mark.parametrize("count", [2, 8])
def test_dots_above_a_capital_letter_are_whole_on_the_board(new_phone, count):
    phone = new_phone()
    game(phone, "tally", *["Überall", *"ABCDEFG"][:count])
    name = phone.page.locator(".fitted-name").filter(has_text="Überall")
    expect(name).to_be_visible()
    assert name.evaluate(ABOVE_THE_EDGE) <= 0


def test_games_won_below_a_name_of_two_lines_keep_off_the_line_below(new_phone):
    phone = new_phone(360, 740, locale="de-DE")
    names = ("Annegret", "Ben", "Maximilian-Konstantin", "Dörte")
    gone = {"melds": [{"run": ["4", "8"]}], "hand": []}
    held = {"melds": [], "hand": {"faces": 1, "others": 2}}
    players = [held, held, gone, held]
    log = [{"type": "round", "finisher": 2, "players": players}, {"type": "finish"}]
    game(phone, "lynx", *names, log=log)
    row = phone.page.locator(".board.is-ranked .board-row").filter(has=phone.page.locator("small"))
    expect(row.locator(".board-row-last")).to_have_css(
        "text-align", "start"
    )  # the styles are there
    phone.expect_letters()
    won = row.locator("small").bounding_box() or {}
    line = row.locator(".track").bounding_box() or {}
    assert won["y"] + won["height"] <= line["y"]
    name, all_of_it = (one.bounding_box() or {} for one in (row.locator(".fitted-name"), row))
    assert name["y"] >= all_of_it["y"] + 2
