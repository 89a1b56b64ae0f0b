"""The calls that read and append to a game's log, and the stream of its news (docs/api.md)."""

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, TypedDict, cast

from flask import Blueprint, Flask, Response, jsonify, request
from msgspec import Meta, field
from sqlalchemy.exc import NoResultFound, SQLAlchemyError
from werkzeug.exceptions import HTTPException, ServiceUnavailable

from companion.access import devices
from companion.access.device_cookie import this_device
from companion.access.guards import (
    access_for_recorder,
    access_for_watcher,
    game_for_owner,
    game_for_watcher,
    not_found_error,
)
from companion.access.scorebooks import public_id
from companion.access.views import DeviceListAnswer, FormerDeviceAnswer, device_json
from companion.core.limits import MAX_ENTRY_NUMBER, SMALL_ENTRY_BYTES
from companion.core.metrics import BATCHES, ENTRIES
from companion.core.rules import Json, name_problem
from companion.engine.check import NAME_LIMIT
from companion.engine.setup import LOG_LIMIT
from companion.log import revert, store
from companion.log.store import AnyEntry, AppendResult, LogAnswer, read_log
from companion.log.writing import WritingBody
from companion.models.grants import Role
from companion.pubsub.broker import Broker, LocalBroker
from companion.pubsub.feed import LogPosition
from companion.pubsub.messages import LogAppended, PresenceChanged
from companion.pubsub.registry import StreamRegistry, publish, stream_registry
from companion.web.api import (
    CallBody,
    Count,
    EmptyAnswer,
    MalformedBody,
    PlayerName,
    ProblemDetail,
    Unprocessable,
)
from companion.web.long_answers import json_response

log = Blueprint("log", __name__, url_prefix="/api/games/<game>")
OUTCOMES = {200: "stored", 409: "behind", 422: "refused"}
PULL_SECONDS = 10
"""How often a phone asks that has no stream (static/js/page/sync/live.ts)."""


class OriginBody(TypedDict):
    """Whose phone wrote an entry that another phone brings; null where nobody has said."""

    by: PlayerName | None


class BatchBody(CallBody):
    """Entries to append, by a phone that has seen the log up to number `after`."""

    after: Annotated[int, Meta(ge=0, le=MAX_ENTRY_NUMBER)]
    entries: Annotated[list[AnyEntry], Meta(max_length=LOG_LIMIT)]
    origins: Annotated[dict[str, OriginBody], Meta(max_length=LOG_LIMIT)] = field(
        default_factory=dict[str, OriginBody]
    )
    """By the ids of entries that this phone only brings."""

    def __post_init__(self) -> None:
        """Check ids and names; what else is in an entry the engine reads. Raises 400."""
        for entry in self.entries:
            name = entry.get("id")
            if not isinstance(name, str) or not name.isprintable():
                raise MalformedBody("api.entry_id")
        names = [origin["by"] for origin in self.origins.values()]
        if not all(by is None or name_problem(by, ["by"]) is None for by in names):
            raise self.error_at("origins")

    @classmethod
    def error_at(cls, place: str, /) -> MalformedBody:
        """Return 400: what is no list of entries, what is no entry, or what is no batch."""
        if place == "entries":
            return MalformedBody("api.entries", most=LOG_LIMIT)
        if place.startswith("origins"):
            return MalformedBody("api.origins", most=NAME_LIMIT)
        return MalformedBody("api.entry_id" if place.startswith("entries[") else "api.batch")


class AppendAnswer(TypedDict):
    """Where the log stands, once all entries of a batch are stored."""

    epoch: str
    seq: Count


class RevertAnswer(TypedDict):
    """How many entries of a device counted, and the ids of the corrections that end that."""

    entries: Count
    corrections: list[str]


class RefusalAnswer(AppendAnswer):
    """Why a batch stopped, at which entry, and the ids of those stored before it."""

    problem: ProblemDetail
    id: str
    stored: list[str]


def init_app(app: Flask) -> None:
    """Offer the calls, and the streams of this worker."""
    app.register_blueprint(log)
    app.extensions["streams"] = new_stream_registry(app)


def new_stream_registry(app: Flask) -> StreamRegistry:
    """Make a registry without streams, which reads from this application's database."""

    def read(game: str, position: LogPosition) -> Json | None:
        with app.app_context():
            try:
                return cast("Json", read_log(game, position.seq, position.epoch).to_json())
            except NoResultFound:
                return None

    def may_record(game: str, public_id: str) -> bool:
        with app.app_context():
            try:
                return devices.may_record(game, public_id)
            except SQLAlchemyError:  # rather nothing is shown than too much
                return False

    clock = cast("Callable[[], float]", app.config["CLOCK"])
    return StreamRegistry(read, clock, _broker(app.config["REDIS"]), may_record)


def _broker(pool: Any) -> Broker:
    if not pool:
        return LocalBroker()
    from companion.pubsub.redis_broker import RedisBroker  # loads the packages of Redis

    return RedisBroker(pool)


@log.get("/log")
def read_entries(game: str) -> Response:
    """Return the entries after the one with number `after`, in their order."""
    after = _parse_number(request.args.get("after", "0"))
    return json_response(read_log(game_for_watcher(game).id, after).to_json())


@log.post("/log")
def append_batch(game: str) -> Response:
    """Validate and store entries, and publish them; answer where the log stands then."""
    body = BatchBody.read()
    epoch = request.args.get("epoch") or None
    length = request.content_length
    may_be_large = length is None or length > SMALL_ENTRY_BYTES
    try:
        result = store.append(
            game,
            this_device(),
            body.after,
            body.entries,
            epoch,
            may_be_large=may_be_large,
            origins=body.origins,
        )
    except NoResultFound:
        raise not_found_error(game) from None
    if result.stored_ids:  # those confirmed, too: their worker may have died before publishing
        news = cast("Json | None", result.delta and result.delta.to_json())
        publish(LogAppended(game, result.seq, news))
    if result.delta is not None:
        ENTRIES.inc(len(result.delta.entries))
    payload, status = _to_response(result)
    BATCHES.labels(OUTCOMES[status]).inc()
    response = jsonify(payload) if result.missing is None else json_response(payload)
    response.status_code = status
    return response


@log.get("/stream")
def open_stream(game: str) -> Response:
    """Stream the entries after the phone's position, and then whatever happens."""
    if not stream_registry().broker.is_connected:
        raise ServiceUnavailable(retry_after=PULL_SECONDS)
    event_stream = stream_registry().open(game, public_id(this_device()), _read_position())
    try:  # after opening: a grant revoked before would not close the stream
        event_stream.may_record = access_for_watcher(game).role >= Role.RECORD
    except BaseException:  # the database may be away, too
        stream_registry().remove(event_stream)
        raise
    response = Response(event_stream.events(), mimetype="text/event-stream")
    response.headers["X-Accel-Buffering"] = "no"
    response.call_on_close(partial(stream_registry().remove, event_stream))
    return response


@log.post("/writing")
def change_presence(game: str) -> EmptyAnswer:
    """Publish where on the sheet this phone writes, and what others are shown of it."""
    body = WritingBody.read()
    access, device = access_for_recorder(game), public_id(this_device())
    if body.place is None and body.filled is None:
        publish(PresenceChanged(game, device, None))
        return {}
    notice = {"place": body.place, "by": body.by, "phone": access.phone, **body.shown()}
    publish(PresenceChanged(game, device, notice))
    try:
        access_for_recorder(game)
    except (HTTPException, SQLAlchemyError):  # sent away meanwhile, or nobody can tell
        publish(PresenceChanged(game, device, None))
        raise
    return {}


@log.get("/devices")
def list_devices(game: str) -> DeviceListAnswer:
    """List the devices that may see the game, and what the asking one may do.

    The owner of the game is told how many entries of each there are to be taken back, also of those
    that may not see it any more.
    """
    row, me = game_for_watcher(game), this_device()
    game_devices, whole_book = devices.list_for_game(row, me)
    role = next((one.role for one in game_devices if one.device == me), Role.WATCH)
    wrote = revert.count_standing(row) if role == Role.OWN else {}
    rows = [device_json(one, me, wrote.pop(one.device, 0)) for one in game_devices]
    labels = devices.read_labels(row.id, [device for device, count in wrote.items() if count])
    former: list[FormerDeviceAnswer] = [
        {"id": public_id(device), "phone": phone, "wrote": wrote[device]}
        for device, phone in labels.items()
    ]
    return {"role": role.word, "whole_book": whole_book, "devices": rows, "former": former}


@log.delete("/devices/<short>/entries")
def revert_device(game: str, short: str) -> RevertAnswer:
    """Take back all that a device wrote into the game, as corrections by its owner, who may.

    Raises 422 where an entry of somebody else would not be legal any more.
    """
    row = game_for_owner(game)
    result = revert.revert_device(row.id, this_device(), short)
    if result.problem is not None:
        raise Unprocessable(result.problem)
    if result.delta is not None:
        publish(LogAppended(row.id, result.delta.seq, cast("Json", result.delta.to_json())))
    return {"entries": result.entries, "corrections": result.ids}


def _to_response(result: AppendResult) -> tuple[LogAnswer | AppendAnswer | RefusalAnswer, int]:
    if result.missing is not None:
        return result.missing.to_json(), 409
    position: AppendAnswer = {"epoch": result.epoch, "seq": result.seq}
    if result.problem is None:
        return position, 200
    refusal: RefusalAnswer = {
        **position,
        "problem": cast("ProblemDetail", result.problem),
        "id": result.refused_id or "",
        "stored": result.stored_ids,
    }
    return refusal, 422


def _read_position() -> LogPosition:
    """Read the phone's position: of the last event it got, else `after`. Raises 400."""
    last = request.headers.get("Last-Event-ID")
    if last is None:
        return LogPosition(None, _parse_number(request.args.get("after", "0")))
    epoch, _, number = last.partition(":")
    return LogPosition(epoch, _parse_number(number))


def _parse_number(text: str) -> int:
    if not text.isdecimal() or len(text) > 9:
        raise MalformedBody("api.after")
    return int(text)
