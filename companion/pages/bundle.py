"""What Vite built: the hashed names of the page's script, styles and first font; the worker."""

import json
import re
from pathlib import Path
from typing import Any

from companion.config import WrongSetting
from companion.files import BASE

ENTRY = "static/js/page/main.ts"
FIRST_TEXTS = re.compile(r"virtual:messages/\w+/shell")
"""By language: what the first screen says."""
FIGURES = "figures.woff2"
"""The font of the totals: a few kilobytes that are wanted before anything is drawn."""


class Bundle:
    """The files a page has to name, as addresses."""

    def __init__(self, built: Path) -> None:
        manifest = json.loads(_read(built / ".vite" / "manifest.json"))
        chunks = [manifest[key] for key in _reached(manifest, ENTRY)]
        self.script, *self.preloaded = [BASE + chunk["file"] for chunk in chunks]
        self.fonts: list[str] = [
            BASE + chunk["file"] for key, chunk in manifest.items() if key.endswith(FIGURES)
        ]
        self.texts: dict[str, str] = {
            key.split("/")[1]: BASE + chunk["file"]
            for key, chunk in manifest.items()
            if FIRST_TEXTS.fullmatch(key)
        }
        self.styles: list[str] = [
            BASE + style for chunk in chunks for style in chunk.get("css", [])
        ]
        self.worker = _read(built / "service-worker.js")


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise WrongSetting("The pages are not built yet: python hatch_build.py does it.") from None


def _reached(manifest: dict[str, Any], entry: str) -> list[str]:
    """The entry and every chunk it imports, itself first, none twice."""
    found = [entry]
    for key in found:
        found += [name for name in manifest[key].get("imports", []) if name not in found]
    return found
