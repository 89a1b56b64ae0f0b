"""The files Vite has built: addresses of scripts, styles and the first font; the worker."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from flask import Flask

from companion.core.config import SettingsError
from companion.core.paths import DRAWINGS
from companion.web.static_files import BASE

ENTRY = "static/js/page/main.ts"
"""The app."""
BOOT = "static/js/page/boot.ts"
"""The start of the app on a prerendered page."""
CHART = "static/js/chart/score-chart.ts"
"""The chart beside a table."""
RULES = "static/js/page/screens/rules.ts"
"""The rulebook."""
READING = "static/js/reading/main.ts"
"""The pages that the server renders."""
FIRST_TEXTS = re.compile(r"virtual:messages/\w+/shell")
"""The texts of the first screen, by language."""
FIGURES = "figures.woff2"
"""The font of the totals: a few kilobytes that are wanted before anything is drawn."""


class EntryPoint(NamedTuple):
    """The scripts and styles that a page loads first."""

    scripts: list[str]
    """The entry script, and those it imports."""
    styles: list[str]


class ViteManifest:
    """The addresses of the built files."""

    def __init__(self, built: Path) -> None:
        manifest = json.loads(_read_built(built / ".vite" / "manifest.json"))
        (self.script, *self.preloaded), self.styles = _entry_point(manifest, ENTRY)
        (self.boot,), _ = _entry_point(manifest, BOOT)
        (self.reading, *_), self.reading_styles = _entry_point(manifest, READING)
        self.rules_styles: list[str] = [BASE + style for style in manifest[RULES]["css"]]
        (self.chart, *_), self.chart_styles = _entry_point(manifest, CHART)
        self.fonts: list[str] = [
            BASE + chunk["file"] for key, chunk in manifest.items() if key.endswith(FIGURES)
        ]
        self.texts: dict[str, str] = {
            key.split("/")[1]: BASE + chunk["file"]
            for key, chunk in manifest.items()
            if FIRST_TEXTS.fullmatch(key)
        }
        self.worker = _read_built(built / "service-worker.js")


def _read_built(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise SettingsError("The pages are not built yet: python hatch_build.py does it.") from None


def _entry_point(manifest: dict[str, Any], key: str) -> EntryPoint:
    chunks = [manifest[key_of_chunk] for key_of_chunk in _imported_chunks(manifest, key)]
    styles = [style for chunk in chunks for style in chunk.get("css", [])]
    return EntryPoint(
        [BASE + chunk["file"] for chunk in chunks], [BASE + style for style in styles]
    )


def _imported_chunks(manifest: dict[str, Any], entry: str) -> list[str]:
    """Return the keys of the entry and of every chunk it imports, the entry first."""
    keys = [entry]
    for key in keys:
        keys += [name for name in manifest[key].get("imports", []) if name not in keys]
    return keys


def init_app(app: Flask) -> None:
    """Offer drawings to templates (templates/parts.html)."""
    app.add_template_global(load_drawings)


@cache
def load_drawings(name: str) -> dict[str, Any]:
    """Return the paths of a file of drawings, by name."""
    return json.loads((DRAWINGS / f"{name}.json").read_text(encoding="utf-8"))
