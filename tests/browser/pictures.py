"""The pictures of the README, taken on a phone's screen from the sample evening.

python -m tests.browser.pictures      writes docs/pictures/*.png
"""

import re
import tempfile
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from companion.core.config import read_settings
from companion.maintenance.demo import fill
from tests.browser.small_png import small
from tests.chromium import launch_browser
from tests.serving import serving

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
ROW = ("green 1", "green 2", "green 3", "purple 5", "purple 8", "purple 13", "green 21", "green 34")


def main() -> None:
    """Fill an empty folder with the sample evening, serve it, and photograph three screens."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        fill(read_settings({}, Path(folder)))
        browser = launch_browser(playwright)
        phone = {"viewport": {"width": 360, "height": 740}, "device_scale_factor": 2}
        page = browser.new_page(**phone, has_touch=True, is_mobile=True, color_scheme="light")
        with serving(Path(folder)) as server:
            take(page, server.address)
        browser.close()


def take(page: Page, address: str) -> None:
    """Take the recorder with its lizards, a sheet in mid-game, the table at night."""
    open_game(page, address, "Agame not Lame")
    page.locator(".main-button").tap()
    for card in ROW:
        page.get_by_role("button", name=re.compile(f"^{card}$")).tap()
    expect(page.locator("agame-recorder")).to_contain_text("87 cards")
    page.wait_for_function(
        "() => !document.querySelector('.display-row-bonus')?.getAnimations().length"
    )
    shoot(page, "recorder")
    open_game(page, address, "Animanize")
    page.get_by_role("button", name="Undo").tap()
    expect(page.locator(".main-button")).to_have_text("Round 4")
    page.reload()
    shoot(page, "sheet")
    page.get_by_role("link", name="Table view").tap()
    page.evaluate("document.documentElement.dataset.theme = 'night'")
    shoot(page, "table")


def open_game(page: Page, address: str, name: str) -> None:
    """From the list of games to the sheet of one; the sample evening comes from the server."""
    page.goto(address)
    page.locator(".game-line", has_text=name).tap()
    expect(page.locator("score-ledger")).to_be_visible()


def shoot(page: Page, name: str) -> None:
    """Take a picture once the fonts are there."""
    expect(page.locator("score-board, .table-view, .recorder").first).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => true)")
    (PICTURES / f"{name}.png").write_bytes(small(page, page.screenshot(animations="disabled")))


if __name__ == "__main__":
    main()
