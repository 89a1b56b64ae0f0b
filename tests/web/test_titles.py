"""Every page names itself, and says which language it is in: a page that is missing here fails.

The screens have one page, which is called as the app is: each puts its own heading into the title
when it is drawn (static/js/page/screens/screen.ts).
"""

import html
import re

import pytest

from tests.transfer.file_pages import export_file, send
from tests.web.pages import ids

SCREEN = {"en": "Companion", "de": "Companion"}
PEOPLE = {"en": "People · Companion", "de": "Leute · Companion"}
EVENINGS = {"en": "Evenings · Companion", "de": "Abende · Companion"}

TITLES = {
    "/": SCREEN,
    "/new": SCREEN,
    "/join": SCREEN,
    "/pads": SCREEN,
    "/pads/<pad>": SCREEN,
    "/pads/<pad>/send": SCREEN,
    "/settings": SCREEN,
    "/games/<game>": SCREEN,
    "/games/<game>/record": SCREEN,
    "/games/<game>/settings": SCREEN,
    "/games/<game>/share": SCREEN,
    "/games/<game>/rounds/<int:number>": SCREEN,
    "/games/<game>/versions/<version>": SCREEN,
    "/rules": SCREEN,
    "/rules/<game>": SCREEN,
    "/people": PEOPLE,
    "/people/new": {"en": "Add somebody · Companion", "de": "Jemanden eintragen · Companion"},
    "/people/<person:person>": {"en": "Ada & Söhne · Companion", "de": "Ada & Söhne · Companion"},
    "/people/<person:person>/edit": {
        "en": "Change name and mark · Ada & Söhne · Companion",
        "de": "Name und Zeichen ändern · Ada & Söhne · Companion",
    },
    "/people/<person:person>/merge": {
        "en": "Merge with somebody · Companion",
        "de": "Zusammenlegen · Companion",
    },
    "/people/<person:person>/erase": {
        "en": "Take the name out · Companion",
        "de": "Namen herausnehmen · Companion",
    },
    "/history": EVENINGS,
    "/history/thrown-away": {"en": "Thrown away · Companion", "de": "Weggeworfen · Companion"},
    "/scorebook": {"en": "Scorebook · Companion", "de": "Spielbuch · Companion"},
    "/about": {"en": "About Companion · Companion", "de": "Über Companion · Companion"},
    "/scorebook/files/<upload>": {
        "en": "Nothing to bring in · Companion",
        "de": "Nichts hereinzuholen · Companion",
    },
}
# Kept for every language at once, so in none of its own: the phone puts its own in.
KEPT = "/shell/<revision>"
ASKED_FOR_OURS = ("/people/", "/history/", "/scorebook/file", "/scorebook/rounds")


@pytest.fixture
def places(app, phone) -> dict[str, str]:
    """Return what stands in the places of an address, on a phone that has one of everything."""
    app.extensions["streams"].shut_down()  # a stream ends as soon as it is opened
    assert phone.start("ours", seats=[{"name": "Ada & Söhne"}, {"name": "Ben"}]).status_code == 201
    upload = send(phone, export_file(phone)).location.rsplit("/", 1)[1].partition("?")[0]
    match = re.search(r"/shell/([\w-]+)", phone.get("/service-worker.js").text)
    return {
        "<game>": "ours",
        "<int:number>": "1",
        "<version>": "one",
        "<pad>": "wizard",
        "<person:person>": ids(phone)["Ada & Söhne"],
        "<upload>": upload,
        "<revision>": match[1] if match else "",
    }


def open_page(phone, rule: str, places: dict[str, str], language: str):
    """Return the answer to a route in a language."""
    phone.set_cookie("language", language)
    at = re.sub("<[^>]+>", lambda place: places[place[0]], rule)
    return phone.get(at)


def title(page: str) -> str:
    return html.unescape(re.findall("<title>(.*?)</title>", page)[0])


def test_every_page_is_in_the_table(app, phone, places):
    rules = [rule.rule for rule in app.url_map.iter_rules() if "GET" in (rule.methods or ())]
    for rule in ("/metrics", "/ready"):  # for who knows its token; not while streams are closed
        rules.remove(rule)
    for rule in ("/certificate", "/certificate.crt"):  # with HTTPS of its own (test_https.py)
        rules.remove(rule)
    answers = {rule: open_page(phone, rule, places, "en") for rule in rules}
    assert {rule: one.status_code for rule, one in answers.items() if one.status_code != 200} == {}
    pages = {rule for rule, answer in answers.items() if answer.mimetype == "text/html"}
    assert pages == {*TITLES, KEPT}


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_page_has_a_title_of_its_own_in_the_language_it_names(phone, places, language):
    pages = {rule: open_page(phone, rule, places, language).text for rule in TITLES}
    titles = {rule: title(page) for rule, page in pages.items()}
    assert titles == {rule: title[language] for rule, title in TITLES.items()}
    assert all(f'<html lang="{language}"' in page for page in pages.values())


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Nothing here · Companion"), ("de", "Hier ist nichts · Companion")],
)
def test_a_page_that_is_not_there_says_so_in_its_title(phone, language, said):
    assert title(open_page(phone, "/nowhere", {}, language).text) == said


def test_titles_tell_pages_apart():
    for language in ("en", "de"):
        own = [named[language] for named in TITLES.values() if named is not SCREEN]
        assert len(own) == len(set(own))
