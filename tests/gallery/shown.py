"""Every scene, and how it comes onto its phone in a language."""

from collections.abc import Iterable, Iterator

from playwright.sync_api import ViewportSize, expect

from tests.gallery import (
    pad_making,
    pads,
    pads_running,
    pages,
    people,
    recorders,
    sharing,
    sheets,
    teams,
)
from tests.gallery.stage import SCENES, Actor, Scene

PLACES = (sheets, recorders, pads, pad_making, pads_running, teams, pages, people, sharing)
"""Where scenes are put up."""
LANGUAGES = ("en", "de")
LETTERS = "Promise.allSettled([...document.fonts].map(font => font.load())).then(() => true)"
"""Waits until every font is there, even where the page has not been laid out and asked for none."""
USUAL: ViewportSize = {"width": 360, "height": 740}

__all__ = ["LANGUAGES", "SCENES", "shown"]


def shown(scene: Scene, phone: Actor, languages: Iterable[str] = LANGUAGES) -> Iterator[str]:
    """Each language, while the scene stands in it on its phone."""
    path = None
    for language in languages:
        path = _prepare(scene, phone) if path is None or scene.anew else path
        _show(scene, phone, path, language)
        yield language


def _prepare(scene: Scene, phone: Actor) -> str:
    """Do what leads to a scene, on a phone of the usual size; its address."""
    _resize(phone)
    _speak(phone, "en")
    path = scene.path(phone) or "/"
    if scene.whose != "bare":
        phone.come_to_rest()  # and is kept: the next page is loaded anew
    return path


def _show(scene: Scene, phone: Actor, path: str, language: str) -> None:
    """Show the scene on its phone, in this language, once it has come to rest."""
    _speak(phone, language)
    _open(phone, path)
    if scene.whose == "bare":  # without script nothing changes, nor does a clock run
        phone.page.evaluate(LETTERS)
        return
    phone.come_to_rest()
    if scene.show:
        scene.show(phone)
        phone.come_to_rest()


def _speak(phone: Actor, language: str) -> None:
    """From the next page on, which comes over the network."""
    phone.page.context.set_offline(False)
    phone.page.context.add_cookies([{"name": "language", "value": language, "url": phone.address}])
    if not phone.page.url.startswith(phone.address):
        phone.open("/health")
    phone.page.evaluate("language => localStorage.setItem('language', language)", language)


def _open(phone: Actor, path: str) -> None:
    """Load a page anew, even where only the fragment differs."""
    if "#" in path:
        phone.page.goto("about:blank")
    _resize(phone)
    phone.open(path)
    expect(
        phone.page.locator("h1, h2, .table-view, .main-button, .greta-bar").first
    ).to_be_attached()


def _resize(phone: Actor) -> None:
    if phone.page.viewport_size != USUAL:
        phone.page.set_viewport_size(USUAL)
