"""People of a scorebook, written down by hand."""

import uuid
from dataclasses import dataclass

from sqlalchemy.orm import Session

from companion.core.names import folded
from companion.db.transactions import writes
from companion.models.scorebooks import Player, PlayerName
from companion.results import players as seating


@dataclass(frozen=True)
class Look:
    """How somebody is shown, as chosen by a person."""

    name: str
    color: str | None
    mark: str | None
    retired: bool


class NameTaken(Exception):
    """Somebody of this scorebook is known by that name already: perhaps the same person."""

    def __init__(self, player: str, name: str) -> None:
        super().__init__(name)
        self.player = player
        """Their id."""
        self.name = name


@writes
def add(session: Session, book: str, name: str) -> str:
    """The id of somebody new, written down before they have played. Raises `NameTaken`."""
    _refuse_taken(session, book, name, None)
    player = Player(scorebook=book, id=str(uuid.uuid4()), name=_written(name), kept=True)
    session.add(player)
    session.flush()
    session.add(PlayerName(scorebook=book, folded=folded(name), player=player.id))
    return player.id


@writes
def edit(session: Session, book: str, player: str, look: Look) -> bool:
    """Show somebody like this from now on; whether there is such a person. Raises `NameTaken`.

    Former names stay theirs, so games of before stay theirs too.
    """
    found = seating.unmerged(session, book, player)
    if found is None:
        return False
    _refuse_taken(session, book, look.name, found)
    if session.get(PlayerName, (book, folded(look.name))) is None:
        session.add(PlayerName(scorebook=book, folded=folded(look.name), player=player))
    found.name, found.color, found.mark = _written(look.name), look.color, look.mark
    found.retired, found.kept = look.retired, True
    return True


def _refuse_taken(session: Session, book: str, name: str, player: Player | None) -> None:
    other = seating.named(session, book, name)
    if other is not None and other is not player:
        raise NameTaken(other.id, other.name)


def _written(name: str) -> str:
    return " ".join(name.split())
