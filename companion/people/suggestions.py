"""The people a phone suggests for a new game."""

from dataclasses import dataclass
from typing import Annotated

from msgspec import Meta
from sqlalchemy import select
from sqlalchemy.orm import Session

from companion.core.names import name_key, sort_key
from companion.db.transactions import reads
from companion.engine.seats import MARKS
from companion.models.grants import Role, ScorebookGrant
from companion.models.scorebooks import Player, PlayerName
from companion.people.store import last_start

MAX_SUGGESTIONS = 40
"""People suggested for a new game: nobody looks through more."""


Mark = Annotated[str, Meta(extra_json_schema={"enum": list(MARKS)})]


@dataclass(frozen=True)
class Suggestion:
    """A person who may sit down to a new game."""

    name: str
    color: Mark | None
    last: str | None


@dataclass(frozen=True)
class Suggestions:
    """Whom to suggest for a new game, the last to sit down first, and whom not."""

    people: list[Suggestion]
    hidden: list[str]
    """Name keys (`companion.core.names`) of former names and of people who are retired."""


@reads
def suggest_people(session: Session, device: str) -> Suggestions:
    """Suggest people for a new game: those of every scorebook the device may write into."""
    can_write = ScorebookGrant.device == device, ScorebookGrant.role >= Role.RECORD
    books = select(ScorebookGrant.scorebook).where(*can_write).scalar_subquery()
    conditions = Player.scorebook.in_(books), Player.into.is_(None), Player.retired.is_(False)
    rows = session.execute(select(Player, last_start()).where(*conditions)).all()
    by_name = sorted(rows, key=lambda row: (sort_key(row[0].name), row[0].id))
    latest_first = sorted(by_name, key=lambda row: row[1] or "", reverse=True)
    suggestions: dict[str, Suggestion] = {}
    for player, last in latest_first:
        suggestions.setdefault(name_key(player.name), Suggestion(player.name, player.color, last))
    names = session.scalars(select(PlayerName.folded).where(PlayerName.scorebook.in_(books)))
    return Suggestions(
        list(suggestions.values())[:MAX_SUGGESTIONS], sorted(set(names) - set(suggestions))
    )
