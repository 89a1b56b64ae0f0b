"""What pads are called, and what a person's fields and rows come to, in the pads' own words."""

import re
from typing import Any, NamedTuple

from sqlalchemy import CTE, func, or_, select, true
from sqlalchemy.orm import Session

from companion.core.i18n import KIND_OF_PAD, KIND_OF_TALLY, choose_words, name_kind
from companion.core.strict_json import as_dict
from companion.db.transactions import reads
from companion.models.games import Game

TYPESET = {"=": "=", "<>": "≠", "<": "<", "<=": "≤", ">": ">", ">=": "≥"}
RECENT_GAMES = 20
"""How many games, the newest first, are asked for the words of their pads."""


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
        select(Game.words["items"])
        .where(Game.scorebook == book, Game.kind == kind, Game.deleted.is_(None))
        .order_by(Game.started.desc(), Game.id)
        .limit(RECENT_GAMES)
    )
    words: dict[str, Any] = {}
    for items in session.scalars(query):
        for item, name in as_dict(items).items():
            words.setdefault(item, name)
    return words


@reads
def list_named_kinds(
    session: Session, book: str, language: str, *, with_deleted: bool = False
) -> dict[str, str]:
    """Return the named kinds of the games of a scorebook, and what they are called there.

    Games that were thrown away are left out, unless `with_deleted`. A kind is counted by the
    English name of its pad; in another language it is called as the pad of its newest game is.
    """
    kinds = _kinds_of(book)
    kind = kinds.c.kind
    newest = (
        select(Game.id)
        .where(Game.scorebook == book, Game.kind == kind)
        .where(true() if with_deleted else Game.deleted.is_(None))
        .order_by(Game.started.desc(), Game.id.desc())
        .limit(1)
        .correlate(kinds)
        .scalar_subquery()
    )
    is_named = or_(*(kind.startswith(prefix) for prefix in (KIND_OF_PAD, KIND_OF_TALLY)))
    query = (
        select(kind, Game.words["name"])
        .join(Game, Game.id == newest)
        .where(is_named)
        .order_by(kind)
    )
    return {kind: _kind_name(kind, own, language) for kind, own in session.execute(query)}


def _kinds_of(book: str) -> CTE:
    """Select the kinds of a scorebook's games by a loose index scan: a kind may have thousands."""
    first = select(func.min(Game.kind).label("kind")).where(Game.scorebook == book)
    kinds = first.cte("kinds", recursive=True)
    later = select(func.min(Game.kind)).where(Game.scorebook == book, Game.kind > kinds.c.kind)
    return kinds.union_all(select(later.scalar_subquery()).where(kinds.c.kind.is_not(None)))


def _kind_name(kind: str, own: Any, language: str) -> str:
    """Return what a kind is called: by its pad in this language, else by the library."""
    if language in as_dict(own):
        return choose_words(own, language)
    return name_kind(kind, language) or kind


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
