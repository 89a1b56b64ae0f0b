"""Makes the gallery and says where it lies.

python -m tests.gallery                        everything
python -m tests.gallery sheet --width 360      what is called "sheet…", on a phone
"""

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Error, Page, sync_playwright

from companion.core.config import read_settings
from companion.maintenance.demo import fill
from tests.browser.phone import AT_REST, THEMES
from tests.chromium import launch_browser
from tests.gallery.contact_sheet import lay_out
from tests.gallery.shown import LANGUAGES, SCENES, shown
from tests.gallery.stage import Cast, Scene
from tests.serving import serving

FOLDER = Path(__file__).parents[2] / "gallery"
SIZES = {320: 568, 360: 740, 740: 360, 768: 1024, 1920: 1080}
WIDTHS = (360, 768, 1920)
LONGEST = 2400
"""No picture is higher; long pages go on in the same way."""
LOOKED_FOR = "document.querySelector('.is-marked')?.scrollIntoView()"
"""In another width the rules are as long as they are there: to the paragraph that was asked for."""


def main() -> int:
    """Serve a folder with the sample evening, play every scene, photograph it."""
    began, arguments = time.monotonic(), _parse_arguments()
    scenes = [
        one for one in SCENES if not arguments.names or one.name.startswith(tuple(arguments.names))
    ]
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        fill(read_settings({}, Path(data)))
        with serving(Path(data)) as server:
            cast = Cast(launch_browser(playwright), server.address, Path(data))
            cast.phone("demo").open()  # the first phone that comes has the sample evening
            missed = [
                answer for scene in scenes for answer in _take_pictures(cast, scene, arguments)
            ]
    print(lay_out(FOLDER, (file.name for file in FOLDER.glob("*.png"))))
    print(f"{len(scenes)} scenes, {(time.monotonic() - began) / 60:.1f} minutes")
    print(*missed, sep="\n")
    return 1 if missed else 0


def _parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.gallery")
    parser.add_argument("names", nargs="*", help="how the names of the scenes begin")
    parser.add_argument("--theme", dest="themes", action="append", choices=THEMES)
    parser.add_argument("--width", dest="widths", action="append", type=int, choices=SIZES)
    parser.add_argument("--language", dest="languages", action="append", choices=LANGUAGES)
    parser.set_defaults(themes=None, widths=None, languages=None)
    chosen = parser.parse_args()
    chosen.themes, chosen.widths = chosen.themes or THEMES, chosen.widths or WIDTHS
    chosen.languages = chosen.languages or LANGUAGES
    return chosen


def _take_pictures(cast: Cast, scene: Scene, asked: argparse.Namespace) -> Iterator[str]:
    """Leaves the pictures in the folder; what went wrong instead."""
    began, phone = time.monotonic(), cast.phone(scene.whose)
    phone.page.set_default_timeout(15_000)
    try:
        for language in shown(scene, phone, asked.languages):
            _shoot(phone.page, f"{scene.name}.{language}", asked)
    except (Error, AssertionError, LookupError) as wrong:
        yield f"{scene.name}: {str(wrong).strip()[:400]}"
    print(f"{time.monotonic() - began:5.1f} s  {scene.name}", flush=True)


def _shoot(page: Page, name: str, asked: argparse.Namespace) -> None:
    """In every theme and width that is asked for, once it has come to rest."""
    for width in asked.widths:
        page.set_viewport_size({"width": width, "height": SIZES[width]})
        page.evaluate(LOOKED_FOR)
        for theme in asked.themes:
            page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
            page.evaluate(AT_REST)
            height = page.evaluate("document.documentElement.scrollHeight")
            clip = {"x": 0, "y": 0, "width": width, "height": min(height, LONGEST)}
            scale = "device" if width <= 360 else "css"
            picture = FOLDER / f"{name}.{width}.{theme}.png"
            page.screenshot(path=picture, full_page=True, clip=clip, scale=scale, caret="hide")


if __name__ == "__main__":
    sys.exit(main())
