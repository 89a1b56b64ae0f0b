"""The JSON calls about a game's log (docs/api.md)."""

from typing import Any

from flask import Blueprint, Flask, request

from companion.api import Malformed, json_body
from companion.engine.setup import LOG_LIMIT
from companion.matches.access import game_for_recorder, game_for_watcher
from companion.rules import Json
from companion.scorebooks.device import this_device
from companion.strict_json import keyed, listed
from companion.sync import store
from companion.sync.store import Appended, LogEntry

log = Blueprint("log", __name__, url_prefix="/api/games/<game>/log")
Answer = tuple[Json, int]
FURTHEST = 999_999_999
"""More than any log will ever have."""


def init_app(app: Flask) -> None:
    """Offer the calls."""
    app.register_blueprint(log)


@log.get("")
def pull(game: str) -> Json:
    """The entries after the one with number `after`, in their order."""
    after = _number(request.args.get("after", "0"))
    return store.pull(game_for_watcher(game).id, after).told()


@log.post("")
def append(game: str) -> Answer:
    """Further entries, judged and stored in their order."""
    after, batch = _batch(json_body())
    found = game_for_recorder(game)
    return _told(store.append(found.id, this_device(), after, batch))


def _told(outcome: Appended) -> Answer:
    if outcome.missing is not None:
        return outcome.missing.told(), 409
    answer: Json = {"epoch": outcome.epoch, "seq": outcome.seq}
    if outcome.problem is not None:
        refused = {"problem": outcome.problem, "id": outcome.refused, "stored": outcome.stored}
        return {**answer, **refused}, 422
    return answer, 200


def _batch(body: Json) -> tuple[int, list[LogEntry]]:
    """`after` and the entries of a call. Raises 400."""
    after, entries = body.get("after"), body.get("entries")
    if set(body) != {"after", "entries"} or type(after) is not int or not 0 <= after <= FURTHEST:
        raise Malformed("api.batch")
    batch = listed(entries)
    if batch is not entries or len(batch) > LOG_LIMIT:
        raise Malformed("api.entries", most=LOG_LIMIT)
    return after, [_entry(entry) for entry in batch]


def _entry(entry: Any) -> LogEntry:
    """An entry that can be told from others; what else is in it is the engine's affair."""
    name = keyed(entry).get("id")
    if not isinstance(name, str) or not name.isprintable():
        raise Malformed("api.entry_id")
    return entry


def _number(text: str) -> int:
    if not text.isdecimal() or len(text) > 9:
        raise Malformed("api.after")
    return int(text)
