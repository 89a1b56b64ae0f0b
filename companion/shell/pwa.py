"""The web app manifest and the script of the service worker."""

import hashlib
import json
import re
from typing import Any

from flask_babel import gettext
from werkzeug.routing import Map

PAPER = "#f6f0e2"
"""The background of the light theme (static/css/tokens.css)."""
ICONS = "/static/icons"
SCREENSHOTS = "/static/screenshots"
SCOREBOOKS = {
    "action": "/scorebook",
    "accept": {"application/json": [".json"], "application/gzip": [".gz"]},
    "launch_type": "single-client",
}
"""The file handler by which a phone opens scorebook files with the app."""


def web_manifest() -> dict[str, Any]:
    """Return the manifest in the language of the request."""
    return {
        "id": "/",
        "name": gettext("manifest.name"),
        "short_name": gettext("app.name"),
        "description": gettext("manifest.description"),
        "lang": gettext("app.language"),
        "dir": "ltr",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "theme_color": PAPER,
        "background_color": PAPER,
        "categories": ["games", "entertainment", "utilities"],
        "icons": [
            _icon("icon-192", 192),
            _icon("icon-512", 512),
            _icon("maskable-512", 512, "maskable"),
            _icon("monochrome-512", 512, "monochrome"),
        ],
        "file_handlers": [SCOREBOOKS],
        "shortcuts": [
            _shortcut("manifest.new", "/new", "shortcut-new"),
            _shortcut("manifest.rules", "/rules", "shortcut-rules"),
        ],
        "screenshots": [_screenshot(name) for name in ("sheet", "recorder", "table")],
    }


def _icon(name: str, size: int, purpose: str = "any") -> dict[str, str]:
    picture = {"src": f"{ICONS}/{name}.png", "type": "image/png", "sizes": f"{size}x{size}"}
    return {**picture, "purpose": purpose}


def _shortcut(text: str, address: str, icon: str) -> dict[str, Any]:
    return {"name": gettext(text), "url": address, "icons": [_icon(icon, 96)]}


def _screenshot(name: str) -> dict[str, str]:
    picture = {"src": f"{SCREENSHOTS}/{name}.png", "type": "image/png", "sizes": "720x1480"}
    return {**picture, "form_factor": "narrow", "label": gettext(f"manifest.screenshot.{name}")}


ROUTE_VARIABLE = re.compile(r"<[^>]+>")


def shell_revision(shell: str) -> str:
    """Return the revision of a shell: a hash of its text."""
    return hashlib.sha256(shell.encode()).hexdigest()[:16]


def url_patterns(addresses: Map, *named: str) -> list[str]:
    """Return patterns of the addresses of views by their endpoints, such as "pages.shell.".

    A pattern is like `^/games/[^/]+([?]|$)`: with a query or without.
    """
    rules = {rule.rule for rule in addresses.iter_rules() if f"{rule.endpoint}.".startswith(named)}
    return [f"^{ROUTE_VARIABLE.sub('[^/]+', rule)}([?]|$)" for rule in sorted(rules)]


def worker_script(built: str, address: str, screens: list[str], pages: list[str]) -> str:
    """Return the script of a service worker that stores the shell of this address.

    It answers the screens with the shell, and the pages with it while the server is unreachable.
    """
    config = {"address": address, "screens": screens, "pages": pages}
    return f"self.SHELL={json.dumps(config)};\n{built}"
