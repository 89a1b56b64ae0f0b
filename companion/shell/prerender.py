"""What stands in the page before the app has started, for whoever comes for the first time.

The app takes it over, or wipes it when it draws its own screen (static/js/page/prerendered.ts).
"""

import json
from functools import cache
from typing import Any, NamedTuple

from companion.core.paths import STATIC
from companion.core.rules import catalogue


class Prerendered(NamedTuple):
    """A screen in HTML: its template in templates/pages/written, and what that is told."""

    template: str
    about: str
    """What it shows: the name of a game, or nothing where there is only one such screen."""
    context: dict[str, Any]


@cache
def home() -> Prerendered:
    """Home, as one sees it who has no game yet."""
    return Prerendered("home", "", {"games": [game["game"] for game in catalogue()]})


def rules(game: str, language: str) -> Prerendered | None:
    """Return the rules of a game, as the build has read them; None: there are none."""
    rulebook = _load_rulebook(language).get(game)
    return Prerendered("rules", game, {"rules": rulebook}) if rulebook else None


@cache
def _load_rulebook(language: str) -> dict[str, Any]:
    book = json.loads((STATIC / f"rulebook.{language}.json").read_text(encoding="utf-8"))
    return {rules["game"]: rules for rules in book["games"]}
