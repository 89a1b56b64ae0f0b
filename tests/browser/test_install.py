"""The place on the home screen: offered once, after a game, where the browser can give it."""

import json

from playwright.sync_api import expect

from companion.maintenance.demo import samples
from tests.browser.phone import Phone
from tests.gallery.stage import game, round_of

CAN = """customElements.whenDefined("companion-app").then(() => {
  const event = new Event("beforeinstallprompt", { cancelable: true });
  event.prompt = async () => { window.asked = true; };
  dispatchEvent(event);
  window.bar = !event.defaultPrevented;
});"""
"""What the browser tells once, early, of a page that can be installed; it does not in a test."""


def offer(phone: Phone):
    return phone.page.locator("app-offers .offer")


def test_installation_is_offered_once_after_a_game(phone):
    phone.page.add_init_script(CAN)
    game(phone, "tally", "Ada", "Ben", log=[round_of(1, 2)])
    expect(offer(phone)).to_have_count(0)
    manifest = phone.page.locator("link[rel=manifest]")  # without it no browser offers anything
    expect(manifest).to_have_attribute("href", "/manifest.webmanifest")
    phone.key("Tally")
    phone.key("Finish here")
    expect(offer(phone)).to_be_visible()
    phone.shot("install-offered")
    phone.axe()
    assert phone.page.evaluate("bar") is False
    phone.key("No, thanks")
    expect(offer(phone)).to_have_count(0)
    phone.page.reload()
    expect(phone.main()).to_have_text("Rematch")
    phone.page.wait_for_function("() => customElements.get('app-offers')")
    expect(offer(phone)).to_have_count(0)


def test_install_key_opens_the_browsers_dialog(phone):
    phone.page.add_init_script(CAN)
    game(phone, "tally", "Ada", "Ben", log=[round_of(1, 2)])
    phone.key("Tally")
    phone.key("Finish here")
    phone.tap(offer(phone).locator(".offer-key"))
    phone.page.wait_for_function("() => window.asked")
    expect(offer(phone)).to_have_count(0)


OPENED = """Object.defineProperty(window, "launchQueue", {
  value: { setConsumer: (taken) => { window.opened = taken; } },
});"""
"""The system hands files to an installed app; in a test the page is handed one."""
OPEN = """text => opened({ files: [{ getFile: async () => new File([text], "evening.json") }] })"""


def test_game_file_opened_with_the_installed_app_is_previewed_and_imported(phone):
    phone.page.add_init_script(OPENED)
    manifest = phone.page.request.get(f"{phone.address}/manifest.webmanifest").json()
    phone.open(manifest["file_handlers"][0]["action"])
    phone.page.wait_for_function("() => 'opened' in window")
    phone.page.evaluate(OPEN, json.dumps(samples()[0]))
    expect(phone.page.locator("main")).to_contain_text("evening.json")
    phone.tap(phone.main())
    expect(phone.page.locator(".flash")).to_be_visible()
