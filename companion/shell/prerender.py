"""Screens that the server renders into the page, for the first paint of a first visit.

The app takes one over, or removes it when it draws another screen (static/js/page/prerendered.ts).
"""

import json
from functools import cache
from typing import Any, NamedTuple

from companion.core.paths import STATIC
from companion.core.rules import catalogue


class Prerendered(NamedTuple):
    """A screen in HTML: its template in templates/shell/prerendered, and the template's context."""

    template: str
    about: str
    """The game it shows; "" where there is only one such screen."""
    context: dict[str, Any]


@cache
def home() -> Prerendered:
    """Return the home screen of a device without games."""
    return Prerendered("home", "", {"games": [game["game"] for game in catalogue()]})


def rules(game: str, language: str) -> Prerendered | None:
    """Return the screen of a game's rules, as the build has parsed them; None: there are none."""
    rulebook = _load_rulebook(language).get(game)
    return Prerendered("rules", game, {"rules": rulebook}) if rulebook else None


@cache
def _load_rulebook(language: str) -> dict[str, Any]:
    book = json.loads((STATIC / f"rulebook.{language}.json").read_text(encoding="utf-8"))
    return {rules["game"]: rules for rules in book["games"]}
