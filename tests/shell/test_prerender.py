"""What a page shows before the app draws it: only what every phone sees so at that address."""

import re

import pytest

from companion.core.rules import catalogue

GAMES = [game["game"] for game in catalogue()]


def prerendered_html(page: str) -> str | None:
    """Return what is written into a page."""
    match = re.search(r'<div id="written">(.*?)</div>\s*<companion-app>', page, re.DOTALL)
    return match and match[1]


def test_a_phone_that_has_never_been_here_sees_home_without_games(phone):
    home = prerendered_html(phone.get("/").text)
    assert home is not None
    assert re.findall(r'class="game-tile"\s+href="/new[?]game=(\w+)"', home) == GAMES


def test_home_of_a_phone_that_has_been_here_is_drawn_by_the_app(phone):
    phone.get("/new")
    assert prerendered_html(phone.get("/").text) is None


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_a_game_can_be_read_at_once(phone, game, language):
    phone.set_cookie("language", language)
    rules = prerendered_html(phone.get(f"/rules/{game}").text)
    assert rules is not None
    ids = set(re.findall(r'id="([^"]+)"', rules))
    assert set(re.findall(rf'href="/rules/{game}#([^"]+)"', rules)) <= ids
    assert f'lang="{language}"' in rules


def test_prerendered_page_has_the_theme_of_the_phone(phone):
    phone.set_cookie("theme", "night")
    assert '<html lang="en" data-theme="night">' in phone.get("/rules/agame").text
    assert '<html lang="en">' in phone.get("/new").text


def test_shell_that_phones_cache_is_not_prerendered(phone):
    script = phone.get("/service-worker.js").text
    (address,) = re.findall(r'"(/shell/\w+)"', script)
    phone.get("/rules/agame")
    assert prerendered_html(phone.get(address).text) is None
