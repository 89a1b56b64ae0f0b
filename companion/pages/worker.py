"""The service worker's script: what Vite built, and above it what only the server knows.

That is the shell's address, which changes whenever the shell does, and the addresses it answers.
So a phone hears of every new shell by the script it has to ask for anyway
(docs/decisions/0055-the-shell-kept-on-the-phone.md).
"""

import hashlib
import json
import re

from werkzeug.routing import Map

PLACE = re.compile(r"<[^>]+>")


def revision(shell: str) -> str:
    """The name of a shell: the same for the same text, and for no other."""
    return hashlib.sha256(shell.encode()).hexdigest()[:16]


def patterns(addresses: Map, *named: str) -> list[str]:
    """Patterns of the addresses of a view ("pages.shell."), or of all views of some parts.

    Such as `^/games/[^/]+([?]|$)`: with a query or without.
    """
    rules = {rule.rule for rule in addresses.iter_rules() if f"{rule.endpoint}.".startswith(named)}
    return [f"^{PLACE.sub('[^/]+', rule)}([?]|$)" for rule in sorted(rules)]


def script(built: str, address: str, screens: list[str], pages: list[str]) -> str:
    """The script, which keeps the shell of this address.

    It answers these screens with it, and these pages while the server is out of reach.
    """
    told = {"address": address, "screens": screens, "pages": pages}
    return f"self.SHELL={json.dumps(told)};\n{built}"
