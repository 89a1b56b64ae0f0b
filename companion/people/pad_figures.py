"""What a person's fields and rows come to in the games by one pad, in the pad's own words."""

import re
from typing import Any, NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session

from companion.core.i18n import KIND_OF_PAD, choose_words
from companion.db.transactions import reads
from companion.models.games import Game

TYPESET = {"=": "=", "<>": "≠", "<": "<", "<=": "≤", ">": ">", ">=": "≥"}
RECENT_GAMES = 20
"""How many games are asked for the words of their pads: a pad changes, its old games do not."""


class PadFigure(NamedTuple):
    """One figure: a share from 0 to 1, of yes or of what holds, or the average of a number."""

    words: str
    value: float
    is_share: bool


@reads
def list_words(session: Session, book: str, kind: str) -> dict[str, Any]:
    """Return what the pads of a kind call their fields and rows, by id; the newest game's words.

    Empty where the kind is no pad.
    """
    if not kind.startswith(KIND_OF_PAD):
        return {}
    query = (
        select(Game.file["pad"])
        .where(Game.scorebook == book, Game.kind == kind, Game.deleted.is_(None))
        .order_by(Game.started.desc(), Game.id)
        .limit(RECENT_GAMES)
    )
    words: dict[str, Any] = {}
    for pad in session.scalars(query):
        for item in [*pad.get("fields", ()), *pad.get("rows", ())]:
            words.setdefault(item["id"], item["name"])
    return words


def pad_figures(counts: dict[str, int], words: dict[str, Any], language: str) -> list[PadFigure]:
    """Return the figures of `counts` (docs/engine.md) that were ever asked, in the pad's order.

    A pair of fields is called by both, "Tricks = Bid", and comes behind the others.
    """
    order = [*words]
    found: list[tuple[bool, int, PadFigure]] = []
    for key, value in counts.items():
        times = counts.get(f"{key}.n", 0)
        kind, _, what = key.partition(".")
        first, sign, second = _parts(what)
        if not times or first not in words or (sign and second not in words):
            continue
        said = choose_words(words[first], language)
        if sign:
            said = f"{said} {TYPESET[sign]} {choose_words(words[second], language)}"
        figure = PadFigure(said, value / times, kind == "share")
        found.append((bool(sign), order.index(first), figure))
    return [figure for *_, figure in sorted(found)]


def _parts(what: str) -> tuple[str, str, str]:
    """Return a field, a sign and another field of "tricks=bid"; of a field alone nothing more."""
    found = re.fullmatch("([^<>=]*)([<>=]*)(.*)", what)
    return (found[1], found[2], found[3]) if found else (what, "", "")
