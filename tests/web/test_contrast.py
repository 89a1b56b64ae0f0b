"""Contrast as WCAG 2.2 counts it, from the tokens themselves: AAA for what is read on the sheet."""

import re
from pathlib import Path

import pytest

TOKENS = (Path(__file__).parents[2] / "static" / "css" / "tokens.css").read_text(encoding="utf-8")
NIGHT = re.findall(r':root\[data-theme="night"\][^{]*{([^}]*)}', TOKENS)
GAMES = dict(re.findall(r'\[data-game="(\w+)"\] {([^}]*)}', TOKENS))
THEMES = ("light", "dark", "night")

AAA, AA, CONTROL = 7, 4.5, 3
"""At least: of the sheet's text, of text elsewhere, of the edge of a key."""


def tokens(theme: str, game: str = "tally") -> dict[str, str]:
    """Return the value of every token in a theme, as of a part that belongs to a game."""
    blocks = [TOKENS.split(':root[data-theme="light"]')[0].split("[data-game")[0], GAMES[game]]
    blocks += NIGHT if theme == "night" else []
    matches = re.findall(r"--([\w-]+):\s*([^;]+);", "".join(blocks))
    return {name: _in_theme(value, theme) for name, value in matches}


def _in_theme(value: str, theme: str) -> str:
    both = re.fullmatch(r"light-dark\((.+), (.+)\)", value)
    return both[1 if theme == "light" else 2] if both else value


def contrast(table: dict[str, str], one: str, other: str) -> float:
    """1 for two colours alike, 21 for black on white."""
    low, high = sorted(_luminance(table, name) + 0.05 for name in (one, other))
    return high / low


def _luminance(table: dict[str, str], name: str) -> float:
    value = table[name]
    while value.startswith("var(--"):
        value = table[value[6:-1]]
    parts = (int(value[at : at + 2], 16) / 255 for at in (1, 3, 5))
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("ground", ["ground", "card"])
@pytest.mark.parametrize("ink", ["ink", "soft", "minus"])
def test_texts_of_the_sheet_have_aaa_contrast(theme, ground, ink):
    assert contrast(tokens(theme), ink, ground) >= AAA


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", GAMES)
def test_each_game_s_colour_is_read_on_paper_and_written_on(theme, game):
    table = tokens(theme, game)
    assert contrast(table, "accent", "ground") >= AAA
    assert contrast(table, "on-accent", "accent") >= AAA
    assert contrast(table, "ink", "chosen") >= AA


@pytest.mark.parametrize("theme", THEMES)
def test_the_edge_of_a_control_is_seen(theme):
    table = tokens(theme)
    assert min(contrast(table, "edge", ground) for ground in ("ground", "card")) >= CONTROL
    assert contrast(table, "suit-red", "card") >= AA


@pytest.mark.parametrize("theme", THEMES)
def test_texts_on_marks_have_enough_contrast(theme):
    """At night marks are outlines: their ground is the card's."""
    table = tokens(theme)
    marks = [name for name in table if name.startswith("mark-")]
    assert len(marks) == 12
    for mark in marks:
        assert contrast(table, "black", "card" if theme == "night" else mark) >= AA, mark
