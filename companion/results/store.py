"""The standings of games, and their results: a row for everybody who sits there.

Every function works inside the transaction of the caller that changes a game.
"""

from collections.abc import Collection, Sequence

from sqlalchemy import delete, insert, select
from sqlalchemy.orm import Session

from companion.core.clock import clamp_time
from companion.core.names import seated_people
from companion.core.rules import GameFold, Json
from companion.models.games import Entry, Game, LockedGame, game_kind, pad_words
from companion.models.results import Result
from companion.models.scorebooks import Player
from companion.results import stats_cache
from companion.results.players import (
    Roster,
    RosterChanges,
    canonical_player,
    forget_strays,
    resolve_seats,
)
from companion.results.stats import seat_results, standings

CORRECTIONS = ("undo", "amend")


def to_columns(answer: Json) -> Json:
    """Return the columns of a game that its log determines, by the answer of its fold."""
    sheet = answer["sheet"]
    setup = answer["setup"]
    columns = {"kind": game_kind(setup), "words": pad_words(setup), "seats": setup["seats"]}
    return columns | {"over": sheet["over"], "standings": standings(answer)}


def save_results(session: Session, game: Game | LockedGame, fold: GameFold, answer: Json) -> None:
    """Store the results of a game's people by the fold of its whole log, if they can have changed.

    `answer` is the fold's. `game` is as it was before its newest entries. What its own row says
    now, the caller stores.
    """
    setup, over = answer["setup"], answer["sheet"]["over"]
    is_same = setup["seats"] == game.seats and game_kind(setup) == game.kind
    if not is_same or game.over or over:
        row = session.get_one(Game, game.id, populate_existing=True)
        replace_results(session, row, seat_results(fold, answer))


def replace_results(session: Session, game: Game, results: list[Json]) -> None:
    """Replace the rows of a game's people; `results` are of `companion.results.stats`."""
    players_before, kinds = _delete_rows(session, game)
    players_now: set[str] = set()
    if game.deleted is None:
        players_now = _insert_rows(session, game, results)
    if results:
        kinds.add(game.kind)
    stats_cache.invalidate(session, game.scorebook, players_before | players_now, kinds)
    forget_strays(session, game.scorebook, players_before - players_now)


def delete_results(session: Session, game: Game) -> None:
    """Delete the rows of a game's people."""
    players_before, kinds = _delete_rows(session, game)
    stats_cache.invalidate(session, game.scorebook, players_before, kinds)
    forget_strays(session, game.scorebook, players_before)


def _delete_rows(session: Session, game: Game) -> tuple[set[str], set[str]]:
    """Delete a game's rows; return the people in them, and of which kind results were."""
    conditions = Result.scorebook == game.scorebook, Result.game == game.id
    columns = Result.player, Result.finished, Result.kind
    deleted = session.execute(select(*columns).where(*conditions)).all()
    if deleted:
        session.execute(delete(Result).where(*conditions))
    return {row.player for row in deleted}, {row.kind for row in deleted if row.finished}


def _insert_rows(session: Session, game: Game, results: list[Json]) -> set[str]:
    """Insert a row for everybody who sits in a game; return these people."""
    finish = _find_finish_time(session, game) if results else None
    players = resolve_seats(session, game.scorebook, seated_people(game.seats))
    rows = _result_rows(session, game, players, results, finish)
    session.flush()
    session.execute(insert(Result), rows)
    return {row["player"] for row in rows}


def _result_rows(
    session: Session, game: Game, players: list[Player], results: list[Json], finished: str | None
) -> list[Json]:
    """Return the row of each of these people."""
    columns = {"scorebook": game.scorebook, "game": game.id, "kind": game.kind}
    columns |= {"started": game.started, "finished": finished if results else None}
    rows: list[Json] = []
    for place, seated in enumerate(players):
        player = canonical_player(session, seated).id
        row = {**columns, "seat": place, "sat": seated.id, "player": player}
        rows.append(row | (results[place] if results else {}))
    return rows


def insert_all(
    session: Session,
    book: str,
    games: Sequence[tuple[Game, list[Json], str]],
    keep_colors: Collection[str] = (),
) -> RosterChanges:
    """Insert the rows of some new games: `(game, results, when it was finished)`.

    Their seats choose no colour for the people in `keep_colors`.
    """
    people = [person for game, *_ in games for person in seated_people(game.seats)]
    roster = Roster(session, book, people, keep_colors)
    rows: list[Json] = []
    for game, results, finished in games:
        players = roster.resolve(seated_people(game.seats))
        rows += _result_rows(session, game, players, results, finished)
    session.flush()
    if rows:
        session.execute(insert(Result), rows)
    for kind in sorted({row["kind"] for row in rows}):
        players = {row["player"] for row in rows if row["kind"] == kind and row["finished"]}
        stats_cache.invalidate(session, book, players, [kind])
    return roster.changes()


def _find_finish_time(session: Session, game: Game) -> str:
    """Return when a game was played last, by its stored log."""
    query = (
        select(Entry.text, Entry.received)
        .where(Entry.game == game.id, Entry.text["type"].as_string().not_in(CORRECTIONS))
        .order_by(Entry.seq.desc())
        .limit(1)
    )
    last = session.execute(query).first()
    return finish_time([(last.text, last.received)] if last else [], game.started)


def finish_time(log: Sequence[tuple[Json, str]], started: str) -> str:
    """Return when a log of `(entry, time received)` was played last; corrections do not count."""
    for entry, received in reversed(log):
        if entry["type"] not in CORRECTIONS:
            return clamp_time(entry.get("at"), received)
    return started
