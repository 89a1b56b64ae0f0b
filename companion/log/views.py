"""The calls about a game's log, and the stream that tells what is new in it (docs/api.md)."""

import re
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, cast

from flask import Blueprint, Flask, Response, request
from msgspec import Meta
from sqlalchemy.exc import NoResultFound
from werkzeug.exceptions import HTTPException, ServiceUnavailable

from companion.access import games as matches
from companion.access.device_cookie import this_device
from companion.access.guards import game_for_recorder, game_for_watcher, not_found_error
from companion.access.scorebooks import public_id
from companion.core.metrics import BATCHES, ENTRIES
from companion.core.rules import Json, name_problem
from companion.engine.check import NAME_LIMIT
from companion.engine.setup import LOG_LIMIT
from companion.log import store
from companion.log.pull import pull as read_slice
from companion.log.store import AppendResult
from companion.pubsub.broker import Broker, LocalBroker
from companion.pubsub.feed import LogPosition
from companion.pubsub.messages import LogAppended, PresenceChanged
from companion.pubsub.registry import StreamRegistry, publish, stream_registry
from companion.web.api import ID_SCHEMA, CallBody, MalformedBody, PlayerName

log = Blueprint("log", __name__, url_prefix="/api/games/<game>")
Answer = tuple[Json, int]
OUTCOMES = {200: "stored", 409: "behind", 422: "refused"}
PULL_SECONDS = 10
"""How often a phone asks that has no stream (static/js/page/sync/live.ts)."""
MAX_ENTRY_NUMBER = 999_999_999
"""More than any log will ever have."""
ENTRY_SCHEMA = {
    "description": "An entry of a game file. The engine checks all of it but the id.",
    "type": "object",
    "properties": {"id": ID_SCHEMA, "type": {"type": "string"}},
    "required": ["id", "type"],
}


class BatchBody(CallBody):
    """Entries to append, by a phone that has seen the log up to number `after`."""

    after: Annotated[int, Meta(ge=0, le=MAX_ENTRY_NUMBER)]
    entries: Annotated[
        list[Annotated[Json, Meta(extra_json_schema=ENTRY_SCHEMA)]], Meta(max_length=LOG_LIMIT)
    ]

    def __post_init__(self) -> None:
        """Check the ids; what else is in an entry the engine reads. Raises 400."""
        for entry in self.entries:
            name = entry.get("id")
            if not isinstance(name, str) or not name.isprintable():
                raise MalformedBody("api.entry_id")

    @classmethod
    def error_at(cls, place: str, /) -> MalformedBody:
        """Return 400: what is no list of entries, what is no entry, or what is no batch."""
        if place == "entries":
            return MalformedBody("api.entries", most=LOG_LIMIT)
        return MalformedBody("api.entry_id" if place.startswith("entries[") else "api.batch")


PLACE = re.compile(r"setup|new:[0-9]{1,4}|(of|before):.{1,100}")
"""Where on the sheet somebody writes: a new round, an entry, before an entry, the set-up."""
PLACE_SCHEMA = {"pattern": "^(setup|new:[0-9]{1,4}|(of|before):[!-~]{1,100})$"}
"""The same, with ids as phones make them."""


class WritingBody(CallBody):
    """Where on the sheet this phone writes (null: nowhere any more), and for whom."""

    place: Annotated[str, Meta(extra_json_schema=PLACE_SCHEMA)] | None
    by: PlayerName | None = None

    def __post_init__(self) -> None:
        """Check the name, and that there is such a place. Raises 400."""
        is_named = self.by is None or name_problem(self.by, ["by"]) is None
        if not (is_named and (self.place is None or _is_place(self.place))):
            raise self.error_at("")

    @classmethod
    def error_at(cls, _place: str, /) -> MalformedBody:
        """Return 400, wherever the fault is."""
        return MalformedBody("api.writing", most=NAME_LIMIT)


def init_app(app: Flask) -> None:
    """Offer the calls, and the streams of this worker."""
    app.register_blueprint(log)
    app.extensions["streams"] = new_stream_registry(app)


def new_stream_registry(app: Flask) -> StreamRegistry:
    """Make a registry without streams, which reads from this application's database."""

    def read(game: str, position: LogPosition) -> Json | None:
        with app.app_context():
            try:
                return read_slice(game, position.seq, position.epoch).to_json()
            except NoResultFound:
                return None

    clock = cast("Callable[[], float]", app.config["CLOCK"])
    return StreamRegistry(read, clock, _broker(app.config["REDIS"]))


def _broker(pool: Any) -> Broker:
    if not pool:
        return LocalBroker()
    from companion.pubsub.redis_broker import RedisBroker  # loads the packages of Redis

    return RedisBroker(pool)


def _is_place(text: str) -> bool:
    return text.isprintable() and PLACE.fullmatch(text) is not None


@log.get("/log")
def pull(game: str) -> Json:
    """Return the entries after the one with number `after`, in their order."""
    after = _number(request.args.get("after", "0"))
    return read_slice(game_for_watcher(game).id, after).to_json()


@log.post("/log")
def append(game: str) -> Answer:
    """Judge and store further entries in their order, and tell the streams of them."""
    body = BatchBody.read()
    epoch = request.args.get("epoch") or None
    try:
        outcome = store.append(game, this_device(), body.after, body.entries, epoch)
    except NoResultFound:
        raise not_found_error(game) from None
    if outcome.stored:  # or only confirmed: whoever stored it may have died before he could say so
        publish(LogAppended(game, outcome.seq, outcome.fresh and outcome.fresh.to_json()))
    if outcome.fresh is not None:
        ENTRIES.inc(len(outcome.fresh.entries))
    answer, status = _append_response(outcome)
    BATCHES.labels(OUTCOMES[status]).inc()
    return answer, status


@log.get("/stream")
def stream(game: str) -> Response:
    """Stream what comes after the phone's place in the log, and then whatever happens."""
    if not stream_registry().broker.is_connected:
        raise ServiceUnavailable(retry_after=PULL_SECONDS)
    opened = stream_registry().open(game, public_id(this_device()), _position())
    try:  # only now, so that no grant is taken back between the question and the stream
        game_for_watcher(game)
    except HTTPException:
        stream_registry().remove(opened)
        raise
    response = Response(opened.events(), mimetype="text/event-stream")
    response.headers["X-Accel-Buffering"] = "no"
    response.call_on_close(partial(stream_registry().remove, opened))
    return response


@log.post("/writing")
def writing(game: str) -> Json:
    """Tell the other phones where on the sheet this one writes, or that it no longer does."""
    body = WritingBody.read()
    found, device = game_for_recorder(game), this_device()
    notice = None
    if body.place is not None:
        phone = matches.seen(found.id, device).phone
        notice = {"place": body.place, "by": body.by, "phone": phone}
    publish(PresenceChanged(found.id, public_id(device), notice))
    return {}


def _append_response(outcome: AppendResult) -> Answer:
    if outcome.missing is not None:
        return outcome.missing.to_json(), 409
    answer: Json = {"epoch": outcome.epoch, "seq": outcome.seq}
    if outcome.problem is not None:
        refused = {"problem": outcome.problem, "id": outcome.refused, "stored": outcome.stored}
        return {**answer, **refused}, 422
    return answer, 200


def _position() -> LogPosition:
    """Where the phone stands: by the last event it had, else by `after`. Raises 400."""
    last = request.headers.get("Last-Event-ID")
    if last is None:
        return LogPosition(None, _number(request.args.get("after", "0")))
    epoch, _, number = last.partition(":")
    return LogPosition(epoch, _number(number))


def _number(text: str) -> int:
    if not text.isdecimal() or len(text) > 9:
        raise MalformedBody("api.after")
    return int(text)
