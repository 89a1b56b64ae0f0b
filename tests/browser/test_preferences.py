"""The settings: what this phone does, who usually plays, and the way to what is kept."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.keypad import write_round
from tests.browser.phone import Phone
from tests.gallery.stage import game, store_game

FELT = "window.felt = 0; navigator.vibrate = () => { window.felt++; return true; };"


def test_preference_turned_off_stays_off(phone):
    phone.page.add_init_script(FELT)
    phone.open()
    phone.key("Settings")
    felt = phone.page.get_by_role("switch", name="Vibrates")
    phone.tap(felt)
    expect(felt).to_have_attribute("aria-checked", "false")
    phone.page.reload()
    expect(felt).to_have_attribute("aria-checked", "false")
    game(phone, "tally", "Ada", "Ben")
    write_round(phone, "1", "2")
    assert phone.page.evaluate("felt") == 0
    phone.open("/settings")
    phone.tap(felt)
    phone.page.wait_for_function("() => felt === 1")


def test_usual_players_sit_down_by_themselves(phone):
    game(phone, "tally", "Ada", "Ben", "Cy")
    phone.open("/settings")
    for name in ("Cy", "Ada"):
        chip = phone.page.locator("usual-players").get_by_role("button", name=name)
        phone.tap(chip)
        expect(chip).to_have_attribute("aria-pressed", "true")
    phone.open("/new")
    expect(phone.page.locator(".seats .name")).to_have_text(["Cy", "Ada"])
    phone.open("/new?game=animanize")
    expect(phone.page.locator(".seats .name")).to_have_text(["Cy", "Ada"])


def test_people_whom_the_server_names_later_come_by_themselves(phone):
    store_game(phone, "tally", "Ada", "Ben")
    pending = []
    phone.page.route("**/api/games", lambda route: pending.append(route), times=1)
    with phone.page.expect_request("**/api/games"):
        phone.open("/settings")
    usual = phone.page.locator("usual-players")
    expect(usual).to_contain_text("Whoever has played here once can be chosen.")
    pending.pop().continue_()
    expect(usual.get_by_role("button")).to_have_count(2)


@pytest.mark.parametrize("locale", ["en", "de"])
def test_settings_lead_to_the_version_and_its_licences(new_phone, locale):
    phone: Phone = new_phone(locale=locale)
    phone.open("/settings")
    expect(phone.page.locator("this-phone")).to_be_visible()
    phone.shot(f"settings-{locale}")
    phone.tap(phone.page.get_by_role("link", name="Version"))
    expect(phone.page.locator("main")).to_contain_text("lit-html")
    expect(phone.page.locator("main")).to_contain_text("OFL-1.1")
    expect(phone.page.locator("main")).to_contain_text("Flask")
    phone.shot(f"about-{locale}")


def test_browser_bars_have_the_colour_of_the_page(phone):
    """In every theme: the phone's own bars are no light frame around a dark page."""
    phone.open("/settings")
    for theme in ("light", "dark", "night", "auto"):
        key = phone.page.locator(".theme", has_text=re.compile(f"^\\s*{theme}\\s*$"))
        phone.tap(key)
        expect(key.get_by_role("radio")).to_be_checked()
        bars, ground = phone.page.evaluate(
            """() => {
                const metas = [...document.querySelectorAll("meta[name=theme-color]")];
                const shown = metas.find(({media}) => matchMedia(media).matches).content;
                const probe = document.body.appendChild(document.createElement("i"));
                probe.className = "probe";
                const sheet = new CSSStyleSheet();
                sheet.replaceSync(`.probe { color: ${shown} }`);
                document.adoptedStyleSheets = [sheet];
                const colour = getComputedStyle(probe).color;
                probe.remove();
                return [colour, getComputedStyle(document.documentElement).backgroundColor];
            }"""
        )
        assert bars == ground, theme
