"""The people of a scorebook: listed, looked at, written down, merged."""

import uuid
from dataclasses import dataclass

from sqlalchemy import ScalarSelect, func, select, update
from sqlalchemy.orm import Session, aliased

from companion.matches.models import Game
from companion.people.folding import folded
from companion.results import store as results
from companion.results.figures import Figures
from companion.results.models import FiguresRow, Result
from companion.scorebooks.models import Player, PlayerName, ScorebookGrant
from companion.scorebooks.roles import Role
from companion.seating import store as seating
from companion.transactions import reads, writes

MOST_OFFERED = 40
"""People offered for a new game: more chips than that nobody looks through."""


@dataclass(frozen=True)
class Person:
    """Somebody of a scorebook, over all kinds of games."""

    id: str
    name: str
    color: str | None
    mark: str | None
    retired: bool
    played: int
    won: int
    last: str | None
    """When the last game they sat in was begun."""


@dataclass(frozen=True)
class Merged:
    """Somebody who turned out to be somebody else."""

    id: str
    name: str


@dataclass(frozen=True)
class Whole:
    """Somebody of a scorebook, as their own page shows them."""

    person: Person
    names: list[str]
    """Other names they have sat down by, as names are compared."""
    merged: list[Merged]
    """Those who turned out to be the same person: each can be taken apart again."""
    figures: dict[str, Figures]
    """By kind of game."""


@dataclass(frozen=True)
class Point:
    """One finished game in somebody's course."""

    game: str
    finished: str
    total: int
    rank: int
    won: bool
    shared: bool


@dataclass(frozen=True)
class Offer:
    """Somebody who may sit down to a new game."""

    name: str
    color: str | None
    last: str | None


@dataclass(frozen=True)
class Offered:
    """Whom to offer for a new game, who sat down last first, and whom not."""

    people: list[Offer]
    hidden: list[str]
    """Names, as names are compared, that stand for somebody else by now, or who is retired."""


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


class SameTable(Exception):
    """They have sat at one table, so they are two."""


def people(book: str) -> list[Person]:
    """Everybody of a scorebook, who sat down last first, the retired at the end."""
    results.renew(book)
    return _people(book)


@reads
def _people(session: Session, book: str) -> list[Person]:
    by_person: dict[str, list[Figures]] = {}
    for row in session.scalars(select(FiguresRow).where(FiguresRow.scorebook == book)):
        made = results.figures_of(session, row)
        if made:
            by_person.setdefault(row.player, []).append(made)
    here = Player.scorebook == book, Player.into.is_(None)
    found = session.execute(select(Player, _last()).where(*here)).all()
    everybody = [_person(player, last, by_person.get(player.id, [])) for player, last in found]
    everybody.sort(key=lambda person: (person.name.casefold(), person.id))
    everybody.sort(key=lambda person: person.last or "", reverse=True)
    return sorted(everybody, key=lambda person: person.retired)


def whole(book: str, player: str) -> Whole | None:
    """All about somebody, or about whoever they turned out to be; None: no such person."""
    results.renew(book)
    return _whole(book, player)


@reads
def _whole(session: Session, book: str, player: str) -> Whole | None:
    found = session.get(Player, (book, player))
    if found is None:
        return None
    found = seating.root(session, found)
    everybody = _tree(session, found)
    ids = [one.id for one in everybody]
    names = select(PlayerName.folded).where(
        PlayerName.scorebook == book, PlayerName.player.in_(ids)
    )
    rows = select(FiguresRow).where(FiguresRow.scorebook == book, FiguresRow.player == found.id)
    figures = {row.kind: results.figures_of(session, row) for row in session.scalars(rows)}
    made = {kind: sums for kind, sums in figures.items() if sums}
    last = session.scalar(select(_last()).where(Player.scorebook == book, Player.id == found.id))
    return Whole(
        person=_person(found, last, list(made.values())),
        names=sorted(set(session.scalars(names)) - {folded(found.name)}),
        merged=[Merged(one.id, one.name) for one in everybody if one.into == found.id],
        figures=made,
    )


def _last() -> ScalarSelect[str]:
    """When the last game was begun that somebody sat in."""
    mine = Result.scorebook == Player.scorebook, Result.player == Player.id
    return select(func.max(Result.started)).where(*mine).scalar_subquery()


def _person(player: Player, last: str | None, made: list[Figures]) -> Person:
    return Person(
        id=player.id,
        name=player.name,
        color=player.color,
        mark=player.mark,
        retired=player.retired,
        played=sum(one.played for one in made),
        won=sum(one.won for one in made),
        last=last,
    )


@reads
def offered(session: Session, device: str) -> Offered:
    """Whom to offer for a new game: of every scorebook a device may write into."""
    may = ScorebookGrant.device == device, ScorebookGrant.role >= Role.RECORD
    books = select(ScorebookGrant.scorebook).where(*may).scalar_subquery()
    playing = Player.scorebook.in_(books), Player.into.is_(None), Player.retired.is_(False)
    found = session.execute(select(Player, _last()).where(*playing).order_by(Player.name)).all()
    latest_first = sorted(found, key=lambda row: row[1] or "", reverse=True)
    shown: dict[str, Offer] = {}
    for player, last in latest_first:
        shown.setdefault(folded(player.name), Offer(player.name, player.color, last))
    known = session.scalars(select(PlayerName.folded).where(PlayerName.scorebook.in_(books)))
    return Offered(list(shown.values())[:MOST_OFFERED], sorted(set(known) - set(shown)))


@reads
def course(session: Session, book: str, player: str, kind: str, most: int = 100) -> list[Point]:
    """The last games somebody finished of a kind, the oldest of them first."""
    mine = Result.scorebook == book, Result.player == player, Result.kind == kind
    columns = Result.game, Result.finished, Result.total, Result.rank, Result.won, Result.shared
    found = select(*columns).where(*mine, Result.finished.is_not(None))
    newest = found.order_by(Result.finished.desc(), Result.game.desc()).limit(most)
    return [Point(*row) for row in reversed(session.execute(newest).all())]


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
    found = _here(session, book, player)
    if found is None:
        return False
    _refuse_taken(session, book, look.name, found)
    if session.get(PlayerName, (book, folded(look.name))) is None:
        session.add(PlayerName(scorebook=book, folded=folded(look.name), player=player))
    found.name, found.color, found.mark = _written(look.name), look.color, look.mark
    found.retired, found.kept = look.retired, True
    return True


@writes
def merge(session: Session, book: str, player: str, into: str) -> bool:
    """Make two people one, who has the games and names of both; whether both are there.

    Nothing is lost by it: `unmerge` takes them apart. Raises `SameTable`.
    """
    found, target = (_here(session, book, one) for one in (player, into))
    if found is None or target is None or found is target:
        return False
    _hold_games(session, book)
    if _games_together(session, found, target):
        raise SameTable
    found.into, target.kept = target.id, True
    target.color = target.color or found.color
    _move_results(session, found, target)
    return True


@writes
def unmerge(session: Session, book: str, player: str) -> bool:
    """Take somebody apart again who had been merged; whether there is such a person."""
    found = session.get(Player, (book, player))
    if found is None or found.into is None:
        return False
    _hold_games(session, book)
    target = seating.root(session, found)
    found.into, found.kept = None, True
    _move_results(session, found, target)
    return True


def _hold_games(session: Session, book: str) -> None:
    """Have every game of a scorebook wait, so that none notes a result for whom it was before."""
    session.execute(select(Game.id).where(Game.scorebook == book).with_for_update())


def _move_results(session: Session, apart: Player, other: Player) -> None:
    """Give the results of everybody who is `apart` by now to whoever that is now."""
    owner = seating.root(session, apart)
    ids = [one.id for one in _tree(session, apart)]
    mine = Result.scorebook == apart.scorebook, Result.sat.in_(ids)
    session.execute(update(Result).where(*mine).values(player=owner.id))
    rows = FiguresRow.scorebook == apart.scorebook, FiguresRow.player.in_((apart.id, other.id))
    kinds = set(session.scalars(select(FiguresRow.kind).where(*rows)))
    results.make_stale(session, apart.scorebook, (apart.id, other.id), kinds)


def _tree(session: Session, player: Player) -> list[Player]:
    """Somebody, and all who turned out to be the same."""
    merged = Player.scorebook == player.scorebook, Player.into.is_not(None)
    by_target: dict[str | None, list[Player]] = {}
    for one in session.scalars(select(Player).where(*merged).order_by(Player.name)):
        by_target.setdefault(one.into, []).append(one)
    tree = [player]
    for one in tree:
        tree += by_target.get(one.id, [])
    return tree


def _games_together(session: Session, one: Player, other: Player) -> bool:
    beside = aliased(Result)
    found = (
        select(Result.game)
        .join(beside, (beside.scorebook == Result.scorebook) & (beside.game == Result.game))
        .where(Result.scorebook == one.scorebook, Result.player == one.id)
        .where(beside.player == other.id)
        .limit(1)
    )
    return session.scalar(found) is not None


def _here(session: Session, book: str, player: str) -> Player | None:
    """Somebody of this scorebook who is not merged."""
    found = session.get(Player, (book, player))
    return found if found and found.into is None else None


def _refuse_taken(session: Session, book: str, name: str, player: Player | None) -> None:
    other = seating.named(session, book, name)
    if other is not None and other is not player:
        raise NameTaken(other.id, other.name)


def _written(name: str) -> str:
    return " ".join(name.split())
