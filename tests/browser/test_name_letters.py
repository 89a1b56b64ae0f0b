"""Letters of European names are drawn in the app's own font, fetched once one is seen."""

from playwright.sync_api import expect

from tests.browser.phone import Phone
from tests.gallery.stage import game
from tests.waiting import wait_until

LETTERS = [*map(chr, range(0xC0, 0x17F)), *"ȘșȚțẞ"]
"""Those of Western, Northern, Central and Eastern Europe that are written in Latin letters."""
UNWRITTEN = "×÷ĸŉĿŀŦŧ"
LOADED = """() => [...document.fonts].filter(({ family, status }) =>
  family.includes("Recursive") && status === "loaded").length"""


def is_in_own_font(phone: Phone) -> dict[str, bool]:
    """Return for each letter on the page whether it is drawn in a font of the app."""
    session = phone.page.context.new_cdp_session(phone.page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    nodes = session.send("DOM.querySelectorAll", {"nodeId": root, "selector": ".letter"})["nodeIds"]
    drawn = [session.send("CSS.getPlatformFontsForNode", {"nodeId": one})["fonts"] for one in nodes]
    letters = phone.page.locator(".letter").all_inner_texts()
    return {
        letter: all(font["isCustomFont"] for font in fonts)
        for letter, fonts in zip(letters, drawn, strict=True)
    }


def test_every_letter_of_european_names_is_drawn_in_the_font_of_the_app(owner):
    letters = [one for one in LETTERS if one not in UNWRITTEN]
    owner.page.evaluate(
        """letters => document.querySelector("main").append(...letters.map(textContent =>
          Object.assign(document.createElement("span"), { className: "letter", textContent })))""",
        letters,
    )
    wait_until(lambda: all(is_in_own_font(owner).values()), "every letter in a font of the app")


def test_letters_of_names_are_fetched_once_one_is_seen(new_phone):
    phone, polish = new_phone(), new_phone()
    for one, names in ((phone, ("Ada", "René")), (polish, ("Łucja", "Søren"))):
        game(one, "tally", *names)
        expect(one.page.locator(".set-up")).to_be_visible()
    polish.page.wait_for_function(f"() => ({LOADED})() === 3")
    phone.page.wait_for_function(f"() => ({LOADED})() === 1")
