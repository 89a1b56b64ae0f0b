"""Two phones without a network: one sends the game as a file, the other opens it."""

import re
from pathlib import Path

from playwright.sync_api import FilePayload, Page

from tests.simulator import in_the_page
from tests.simulator.phone import SimulatedPhone

READ = re.compile("new here|had all of it")
"""What the app says of a game that it has read."""


def get_ready(phone: SimulatedPhone, game: str) -> None:
    """Have the phone fetch what it shows and reads games by: a real one keeps the app's files."""
    read(phone, game, show(phone, game))


def show(phone: SimulatedPhone, game: str) -> str:
    """Return the file by which a phone passes a game on."""
    page = _at_other_phones(phone, game)
    page.get_by_role("button", name="Show the game", exact=True).click()
    page.locator("game-film").wait_for()
    with page.expect_download() as download:
        page.get_by_role("button", name="Send as a file").click()
    text = Path(download.value.path()).read_text(encoding="utf-8")
    page.get_by_role("button", name="Stop showing").click()
    page.locator("game-film").wait_for(state="detached")
    phone.show(game)
    return text


def read(phone: SimulatedPhone, game: str, text: str) -> None:
    """Open the file of another phone, to which the app says what came of it."""
    page = _at_other_phones(phone, game)
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Open a file").click()
    payload: FilePayload = {"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()}
    chooser.value.set_files(payload)
    page.get_by_role("status").filter(has_text=READ).wait_for()
    phone.show(game)


def _at_other_phones(phone: SimulatedPhone, game: str) -> Page:
    assert phone.page
    phone.ask(in_the_page.GO, f"/games/{game}/share")
    phone.page.locator("share-screen").wait_for()
    return phone.page
