"""What games have come to: noted on each game, and in a row for every seat."""

from collections.abc import Collection

from sqlalchemy import delete, insert, select
from sqlalchemy.orm import Session

from companion.clock import no_later
from companion.matches.models import Game
from companion.people import store as people
from companion.results.models import Figures, Result
from companion.results.standings import scored, standings
from companion.rules import Fold, Json
from companion.sync.models import Entry

CORRECTIONS = ("undo", "amend")


def note(session: Session, game: Game, fold: Fold) -> None:
    """Write down what a game has come to, by the fold of its whole log.

    The rows of its seats are written anew only where they can have changed.
    """
    answer = fold.answer()
    seats, sheet = answer["setup"]["seats"], answer["sheet"]
    changes = seats != game.seats or game.over or sheet["over"]
    game.seats, game.over, game.standings = seats, sheet["over"], standings(sheet)
    session.flush()
    if changes and game.deleted is None:
        before = _withdrawn(session, game)
        now = _entered(session, game, scored(fold, answer))
        _settle(session, game, before, before | now)


def withdraw(session: Session, game: Game) -> None:
    """Take a game out of everybody's results."""
    before = _withdrawn(session, game)
    _settle(session, game, before, before)


def _withdrawn(session: Session, game: Game) -> set[str]:
    """Whose results are gone, all rows of the game being deleted."""
    rows = Result.scorebook == game.scorebook, Result.game == game.id
    players = set(session.scalars(select(Result.player).where(*rows)))
    if players:
        session.execute(delete(Result).where(*rows))
    return players


def _entered(session: Session, game: Game, results: list[Json]) -> set[str]:
    """Whose rows are there now, one for each seat."""
    finished = _finished(session, game) if results else None
    rows: list[Json] = []
    for seat, sat in enumerate(people.seated(session, game.scorebook, game.seats)):
        row = {"scorebook": game.scorebook, "game": game.id, "seat": seat, "sat": sat.id}
        row |= {"player": people.root(session, sat).id, "kind": game.kind}
        row |= {"started": game.started, "finished": finished}
        rows.append(row | (results[seat] if results else {}))
    session.flush()
    session.execute(insert(Result), rows)
    return {row["player"] for row in rows}


def _finished(session: Session, game: Game) -> str:
    """When a game was played last: corrections made long after do not count."""
    played = (
        select(Entry.text, Entry.received)
        .where(Entry.game == game.id, Entry.text["type"].as_string().not_in(CORRECTIONS))
        .order_by(Entry.seq.desc())
        .limit(1)
    )
    last = session.execute(played).first()
    return no_later(last.text.get("at"), last.received) if last else game.started


def _settle(
    session: Session, game: Game, before: Collection[str], touched: Collection[str]
) -> None:
    """Drop the figures of everybody concerned, and whoever sits nowhere any more."""
    session.execute(
        delete(Figures).where(
            Figures.scorebook == game.scorebook,
            Figures.player.in_(touched),
            Figures.kind == game.kind,
        )
    )
    people.forget_strays(session, game.scorebook, before)
