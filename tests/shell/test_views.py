"""The one page for every screen."""

import re

import pytest

SCREENS = [
    *("/", "/new", "/games/g2", "/games/g1/record", "/games/g1/settings", "/games/g1/rounds/3"),
    "/games/g1/versions/v1",
    *("/rules", "/rules?q=hat", "/rules/agame?q=hat", "/rules/agame?who", "/rules/nothing"),
]


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_is_the_same_page(phone, stranger, screen):
    phone.start("g1")  # who has been here sees the app draw home
    assert phone.get(screen).data == stranger.get(screen).data == phone.get("/").data


def test_shell_links_the_built_script_and_styles(phone):
    page = phone.get("/").text
    (script,) = re.findall(r'<script type="module" src="([^"]+)">', page)
    styles = re.findall(r'<link rel="stylesheet" href="([^"]+)">', page)
    for address in [script, *styles]:
        assert phone.get(address).status_code == 200
    assert "<companion-app></companion-app>" in page


def test_shell_has_a_form_field_for_every_option(phone):
    page = phone.get("/").text
    for name in ("game", "seats-0-name", "options-agame-target", "options-greta-claiming"):
        assert f'name="{name}"' in page


def test_texts_of_the_shell_are_in_the_catalogue(phone):
    texts = re.sub(r"<[^>]+>", "\n", phone.get("/").text)
    keys = re.findall(r"^\s*((?:[a-z_]+\.)+\w+)\s*$", texts, re.MULTILINE)
    assert keys == []


def test_shell_is_revalidated_each_time(phone):
    assert phone.get("/").headers["Cache-Control"] == "no-cache, private"


def test_shell_without_javascript_says_what_is_missing(phone):
    assert re.search(r"<noscript>.*JavaScript.*</noscript>", phone.get("/").text, re.DOTALL)


def test_a_round_has_a_number(phone):
    assert phone.get("/games/g1/rounds/last").status_code == 404
