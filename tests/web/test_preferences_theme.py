"""The server's own pages wear the theme chosen on the phone, from their first paint on."""

import re
from pathlib import Path

import pytest

from companion.web.preferences import THEME_COLORS

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("theme", THEME_COLORS)
@pytest.mark.parametrize("address", ["/people", "/nowhere"])
def test_a_page_comes_in_the_theme_of_the_phone(phone, address, theme):
    phone.set_cookie("theme", theme)
    page = phone.get(address).text
    assert f'<html lang="en" data-theme="{theme}">' in page
    assert re.findall(r'name="theme-color"\s+content="([^"]+)"', page) == [THEME_COLORS[theme]]


@pytest.mark.parametrize("theme", ["", "auto", '"><script>', "constructor"])
def test_page_without_a_chosen_theme_follows_the_phone(phone, theme):
    phone.set_cookie("theme", theme)
    page = phone.get("/people").text
    assert '<html lang="en">' in page
    assert re.findall(r'name="theme-color"\s+content="([^"]+)"', page) == [
        THEME_COLORS["light"],
        THEME_COLORS["dark"],
    ]


def test_shell_leaves_the_theme_to_the_phone(phone):
    before = phone.get("/new").data
    phone.set_cookie("theme", "night")
    assert phone.get("/new").data == before


def test_the_grounds_are_those_of_the_styles():
    tokens = (ROOT / "static/css/tokens.css").read_text()
    light, dark = re.search(r"--ground: light-dark\((\S+), (\S+)\);", tokens).groups()
    assert {"light": light, "dark": dark} | {"night": "#000000"} == THEME_COLORS
