"""What games have come to: noted on each game, in a row for every seat, and added up by person.

`note`, `enter` and `withdraw` work inside the transaction of whoever changes a game.
"""

import secrets
from collections.abc import Collection, Iterable, Sequence
from dataclasses import asdict

from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.orm import Session

from companion.clock import no_later
from companion.matches.models import Game, Taken
from companion.prepared import Prepared
from companion.results.figures import Figures, Outcome, figures
from companion.results.models import FiguresRow, Result
from companion.results.standings import scored, standings
from companion.rules import Fold, Json
from companion.scorebooks.models import Player
from companion.seating import store as seating
from companion.sync.models import Entry
from companion.transactions import reads, writes

CORRECTIONS = ("undo", "amend")
NOTE = Prepared(
    update(Game)
    .where(Game.id == bindparam("of"))
    .values({name: bindparam(name) for name in ("seq", "touched", "seats", "over", "standings")})
)
STALE = "stale"


def note(session: Session, game: Game | Taken, fold: Fold) -> None:
    """Write down how far a game has come, and what to, by the fold of its whole log.

    The rows of its seats are written anew only where they can have changed.
    """
    answer = fold.answer()
    seats, over = answer["setup"]["seats"], answer["sheet"]["over"]
    played = {"seq": game.seq, "touched": game.touched}
    noted = {"seats": seats, "over": over, "standings": standings(answer["sheet"])}
    NOTE.send(session.connection(), [{"of": game.id, **played, **noted}])
    if seats != game.seats or game.over or over:
        found = session.get_one(Game, game.id, populate_existing=True)
        enter(session, found, scored(fold, answer))


def enter(session: Session, game: Game, results: list[Json]) -> None:
    """Write the rows of a game's seats anew, with their `companion.results.standings.scored`."""
    before, changed = _withdrawn(session, game)
    now: set[str] = set()
    if game.deleted is None:
        now = _entered(session, game, results)
    if changed or results:
        make_stale(session, game.scorebook, before | now, [game.kind])
    seating.forget_strays(session, game.scorebook, before - now)


def withdraw(session: Session, game: Game) -> None:
    """Take a game out of everybody's results."""
    before, changed = _withdrawn(session, game)
    if changed:
        make_stale(session, game.scorebook, before, [game.kind])
    seating.forget_strays(session, game.scorebook, before)


def _withdrawn(session: Session, game: Game) -> tuple[set[str], bool]:
    """Whose rows were there, all of them being deleted, and whether they had a result."""
    rows = Result.scorebook == game.scorebook, Result.game == game.id
    found = session.execute(select(Result.player, Result.finished).where(*rows)).all()
    if found:
        session.execute(delete(Result).where(*rows))
    return {row.player for row in found}, any(row.finished for row in found)


def _entered(session: Session, game: Game, results: list[Json]) -> set[str]:
    """Whose rows are there now, one for each seat."""
    finished = _finished(session, game) if results else None
    sitting = seating.seated(session, game.scorebook, game.seats)
    rows = _rows(session, game, sitting, results, finished)
    session.flush()
    session.execute(insert(Result), rows)
    return {row["player"] for row in rows}


def _rows(
    session: Session, game: Game, sitting: list[Player], results: list[Json], finished: str | None
) -> list[Json]:
    """The row of each seat."""
    known = {"scorebook": game.scorebook, "game": game.id, "kind": game.kind}
    known |= {"started": game.started, "finished": finished if results else None}
    rows: list[Json] = []
    for seat, sat in enumerate(sitting):
        player = seating.root(session, sat).id
        row = {**known, "seat": seat, "sat": sat.id, "player": player}
        rows.append(row | (results[seat] if results else {}))
    return rows


def enter_all(session: Session, book: str, games: Iterable[tuple[Game, list[Json], str]]) -> None:
    """Write down what many new games have come to: `(game, results, when it was finished)`."""
    roster = seating.Roster(session, book)
    rows: list[Json] = []
    for game, results, finished in games:
        rows += _rows(session, game, roster.seated(game.seats), results, finished)
    session.flush()
    if rows:
        session.execute(insert(Result), rows)
    for kind in sorted({row["kind"] for row in rows}):
        players = {row["player"] for row in rows if row["kind"] == kind and row["finished"]}
        make_stale(session, book, players, [kind])


def _finished(session: Session, game: Game) -> str:
    """When a game was played last."""
    played = (
        select(Entry.text, Entry.received)
        .where(Entry.game == game.id, Entry.text["type"].as_string().not_in(CORRECTIONS))
        .order_by(Entry.seq.desc())
        .limit(1)
    )
    last = session.execute(played).first()
    return finished([(last.text, last.received)] if last else [], game.started)


def finished(log: Sequence[tuple[Json, str]], started: str) -> str:
    """When a log of `(entry, when it came)` was played last: later corrections do not count."""
    for entry, received in reversed(log):
        if entry["type"] not in CORRECTIONS:
            return no_later(entry.get("at"), received)
    return started


# --- what they add up to ----------------------------------------------------------


def make_stale(
    session: Session, book: str, players: Collection[str], kinds: Collection[str]
) -> None:
    """Have the figures of these people in these kinds of games made anew."""
    if not players or not kinds:
        return
    session.execute(
        delete(FiguresRow).where(
            FiguresRow.scorebook == book,
            FiguresRow.player.in_(players),
            FiguresRow.kind.in_(kinds),
        )
    )
    rows = [
        {"scorebook": book, "player": player, "kind": kind, "text": {STALE: secrets.token_hex(8)}}
        for player in players
        for kind in kinds
    ]
    session.execute(insert(FiguresRow), rows)


def figures_of(session: Session, row: FiguresRow) -> Figures | None:
    """The figures of a row, made anew where they are stale; None where no results are left."""
    if STALE not in row.text:
        return Figures(**row.text)
    return added_up(session, row.scorebook, row.player, row.kind)


def added_up(session: Session, book: str, player: str, kind: str) -> Figures | None:
    """What somebody's results in a kind of game come to; None without any."""
    of_these = (
        Result.scorebook == book,
        Result.player == player,
        Result.kind == kind,
        Result.finished.is_not(None),
    )
    columns = Result.finished, Result.total, Result.won, Result.shared, Result.low, Result.counts
    found = select(*columns).where(*of_these).order_by(Result.finished, Result.game, Result.seat)
    return figures([Outcome(*row) for row in session.execute(found)])


def renew(book: str) -> None:
    """Keep all stale figures of a scorebook made anew, so that reading them costs nothing."""
    anew = _anew(book)
    if anew:
        _keep(anew)


@reads
def _anew(session: Session, book: str) -> list[tuple[FiguresRow, Figures | None]]:
    rows = session.scalars(select(FiguresRow).where(FiguresRow.scorebook == book))
    stale = [row for row in rows if STALE in row.text]
    return [(row, figures_of(session, row)) for row in stale]


@writes
def _keep(session: Session, anew: list[tuple[FiguresRow, Figures | None]]) -> None:
    """What was made anew is kept, unless results have changed since."""
    for made_of, made in anew:
        key = made_of.scorebook, made_of.player, made_of.kind
        row = session.get(FiguresRow, key)
        if row is None or row.text != made_of.text:
            continue
        if made is None:
            session.delete(row)
        else:
            row.text = asdict(made)
