"""The page of the parts (`make parts`): all there are, and what is tapped there answers."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

ROOT = Path(__file__).parents[2]
PARTS = ROOT / "static/js/page/parts"
DRAWN = re.compile(r"^customElements\.define\(\"([\w-]+)\"", re.MULTILINE)
ADDRESS = "http://parts.test/parts/"
KEYS_READ_OUT = ".notice :is([role=alert], [role=status]) :is(a, button)"
"""What a bar says is read out at once, its keys are not."""


@pytest.fixture
def parts_page(browser, tmp_path) -> Iterator[Page]:
    """Provide the page as Vite builds it, with nobody serving it."""
    vite = ["vite", "build", "--mode", "parts", "--outDir", tmp_path, "--logLevel", "error"]
    subprocess.run(
        [sys.executable, "hatch_build.py", "npm", "exec", "--", *vite], cwd=ROOT, check=True
    )
    page = browser.new_page(viewport={"width": 1200, "height": 800})

    def answer(route: Route) -> None:
        name = route.request.url.removeprefix(ADDRESS).split("?")[0] or "index.html"
        route.fulfill(path=tmp_path / name)

    page.route(f"{ADDRESS}**", answer)
    yield page
    page.close()


def test_parts_page_shows_every_part_and_each_answers_taps(parts_page):
    troubles: list[object] = []
    parts_page.on("pageerror", lambda error: troubles.append(error))
    parts_page.goto(f"{ADDRESS}?dark")
    expect(parts_page.locator("section h2").last).to_be_visible()
    for element in DRAWN.findall("".join(file.read_text() for file in PARTS.glob("*.ts"))):
        expect(parts_page.locator(element).first).to_be_attached()
    strip = parts_page.locator("number-strip").first
    strip.get_by_role("button", name="7", exact=True).click()
    expect(strip.get_by_role("button", pressed=True)).to_have_text("7")
    tabs = parts_page.locator("player-tabs").first
    tabs.get_by_role("radio").first.click()
    expect(tabs.get_by_role("radio", checked=True)).to_contain_text("Annegret")
    expect(parts_page.locator(".notice :is(a, button)")).not_to_have_count(0)
    expect(parts_page.locator(KEYS_READ_OUT)).to_have_count(0)
    assert troubles == []


def test_parts_page_names_every_file_of_a_part():
    """Save those that draw nothing of their own."""
    silent = {
        "formula-text",
        "light-element",
        "long-press",
        "other-content",
        "resize-controller",
        "roving-tabindex",
        "seat-colours",
        "short-names",
        "slots",
        "spoken-text",
        "typed-keys",
        "typed-sum",
        "vars",
    }
    sources = "".join(file.read_text() for file in (ROOT / "static/js/parts-page").glob("*.ts"))
    named = set(re.findall(r"page/parts/([\w-]+)\.ts", sources))
    assert {file.stem for file in PARTS.glob("*.ts")} - named - silent == set()
