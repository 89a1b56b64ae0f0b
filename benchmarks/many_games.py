"""A scorebook with as many games as a group has played in ten, a thousand or more evenings."""

from datetime import UTC, datetime, timedelta

from sqlalchemy import insert
from sqlalchemy.orm import Session

from companion import create_app
from companion.core.clock import now
from companion.core.rules import Json, fold_stored, replay
from companion.db.transactions import writes
from companion.models import db
from companion.models.games import Entry, Game
from companion.results import store as results
from companion.results.stats import seat_results
from tests.conftest import points, settings_in, tally
from tests.serving import Served

NAMES = ("Ada", "Ben", "Cy", "Dot")
FIRST = datetime(1990, 1, 1, 20, tzinfo=UTC)
ROUNDS = 3
AT_ONCE = 500
"""Games in one transaction, so that the server gets its turn."""


def more_games(served: Served, book: str, device: str, numbers: range) -> None:
    """Put games into a scorebook on this server's disk as if they had been played, one a day."""
    app = create_app(settings_in(served.data))
    with app.app_context():
        for first in numbers[::AT_ONCE]:
            _insert(book, device, range(first, min(first + AT_ONCE, numbers.stop)))
        db.engine.dispose()


@writes
def _insert(session: Session, book: str, device: str, numbers: range) -> None:
    for number in numbers:
        _played(session, book, device, number)


def _played(session: Session, book: str, device: str, number: int) -> None:
    """One game for four, finished, in which everybody wins in turn."""
    file, time = _file(number), began(number)
    log = [_round(number, place) | {"at": time} for place in range(ROUNDS)]
    params = {"touched": now(), "epoch": "0", "seq": len(log), "deleted": None}
    blank = {"seats": [], "over": False, "standings": {}, "started": time}
    game = Game(id=file["id"], scorebook=book, kind="tally", file=file, **params, **blank)
    session.add(game)
    session.flush()
    rows = [
        {"game": game.id, "seq": seq, "id": entry["id"], "text": entry}
        | {"device": device, "received": time}
        for seq, entry in enumerate(log, 1)
    ]
    session.execute(insert(Entry), rows)
    fold = fold_stored({**file, "log": log})
    for column, value in results.to_columns(fold.answer()).items():
        setattr(game, column, value)
    results.replace_results(session, game, seat_results(fold, fold.answer()))


def began(number: int) -> str:
    """When the game of that number began."""
    time = FIRST + timedelta(days=number)
    return time.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _file(number: int) -> Json:
    seats = [{"name": name} for name in NAMES]
    file = tally(id=f"many-{number}", seats=seats, options={"rounds": ROUNDS})
    options = replay({**file, "log": []})["setup"]["options"]
    return {**file, "options": options, "started": began(number)}


def _round(number: int, place: int) -> Json:
    totals = [(number * 7 + seat * 3 + place) % 40 for seat in range(len(NAMES))]
    return points(f"r{place}", *totals)
