"""Marks, signs and drawings, from the files the app draws them from too: companion/drawings."""

import json
from functools import cache
from typing import Any

from flask import Flask

from companion.core.paths import DRAWINGS


def init_app(app: Flask) -> None:
    """Let templates draw (templates/parts.html)."""
    app.add_template_global(drawn)


@cache
def drawn(name: str) -> dict[str, Any]:
    """What a file says: paths by name."""
    return json.loads((DRAWINGS / f"{name}.json").read_text(encoding="utf-8"))
