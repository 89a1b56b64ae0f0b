"""The JSON calls about the pads of scorebooks (docs/api.md)."""

from typing import Annotated, Any, TypedDict, cast

from flask import Blueprint, Flask, Response, current_app
from msgspec import Meta
from werkzeug.exceptions import NotFound

from companion.access.device_cookie import this_device, this_kind
from companion.core.limits import MAX_PAD_VERSION, HostBounds
from companion.core.rules import Json, pad_problem
from companion.engine.check import WORD_LIMIT
from companion.games import own_pads
from companion.games.own_pads import PadChange, SaveStatus
from companion.models.scorebooks import OwnPad
from companion.web.api import ID_SCHEMA, CallBody, Count, Time, Unprocessable
from companion.web.long_answers import json_response

STATUSES = {SaveStatus.NEW: 201, SaveStatus.STORED: 200, SaveStatus.OVERTAKEN: 409}
blueprint = Blueprint("pads", __name__, url_prefix="/api/pads")


def init_app(app: Flask) -> None:
    """Offer the calls."""
    app.register_blueprint(blueprint)


class PadLine(TypedDict):
    """A pad of a scorebook."""

    id: str
    scorebook: str
    pad: Json
    retired: bool
    version: Count
    changed: Time


class PadListAnswer(TypedDict):
    """The pads of the scorebooks the device may write into, the ids of deleted ones, the books."""

    pads: list[PadLine]
    erased: list[str]
    scorebooks: list[str]


@blueprint.get("")
def list_pads() -> Response:
    """List the pads of this device's scorebooks."""
    pads, erased, books = own_pads.list_pads(this_device())
    lines = [_line(pad) for pad in pads]
    answer: PadListAnswer = {"pads": lines, "erased": erased, "scorebooks": books}
    return json_response(answer)


ThingId = Annotated[str, Meta(min_length=1, max_length=WORD_LIMIT, extra_json_schema=ID_SCHEMA)]
PadValue = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "#/components/schemas/pad"})]


class PadBody(CallBody):
    """A pad as the phone has it, and the version that it was made of; 0: a new one."""

    pad: PadValue
    version: Annotated[int, Meta(ge=0, le=MAX_PAD_VERSION)]
    retired: bool = False
    scorebook: ThingId | None = None

    def __post_init__(self) -> None:
        """Check the pad as the engine does. Raises `Unprocessable`."""
        problem = pad_problem(self.pad, ["pad"])
        if problem is not None:
            raise Unprocessable(problem)
        if not (self.scorebook or "").isprintable():
            raise self.error_at("scorebook")

    @classmethod
    def error_at(cls, place: str, /) -> Unprocessable:
        """Return 422, in the engine's words."""
        name = place.split(".")[0].split("[")[0]
        code = "value.text" if name == "scorebook" else "value.type"
        params = {} if name == "scorebook" else {"wanted": _wanted(name)}
        at = [name] if name else []
        return Unprocessable({"entry": 0, "at": at, "code": code, "params": params})


def _wanted(name: str) -> str:
    return {"version": "whole", "retired": "truth"}.get(name, "object")


@blueprint.put("/<pad>")
def put_pad(pad: str) -> tuple[PadLine, int]:
    """Store a pad of a scorebook, by the id that its phone has made; 409: somebody was first."""
    _check_id(pad)
    body = PadBody.read()
    change = PadChange(pad, body.pad, body.retired, body.version, body.scorebook)
    bounds = cast("HostBounds", current_app.config["HOST_BOUNDS"])
    saved = own_pads.save_pad(this_device(), this_kind(), change, bounds)
    if saved is None:
        raise NotFound
    row, status = saved
    return _line(row), STATUSES[status]


class ErasePadBody(CallBody):
    """The version of a pad that is deleted, and the scorebook it is in."""

    version: Annotated[int, Meta(ge=0, le=MAX_PAD_VERSION)]
    scorebook: ThingId

    def __post_init__(self) -> None:
        """Check the id of the scorebook. Raises `Unprocessable`."""
        if not self.scorebook.isprintable():
            raise self.error_at("scorebook")

    @classmethod
    def error_at(cls, place: str, /) -> Unprocessable:
        """Return 422, in the engine's words."""
        return PadBody.error_at(place)


@blueprint.delete("/<pad>")
def erase_pad(pad: str) -> tuple[PadLine, int]:
    """Delete a pad for good, and return what stands there now; 409: what somebody has stored."""
    _check_id(pad)
    body = ErasePadBody.read()
    found = own_pads.erase_pad(this_device(), pad, body.version, body.scorebook)
    if found is None:
        raise NotFound
    row, status = found
    return _line(row), STATUSES[status]


def _check_id(pad: str) -> None:
    if len(pad) > WORD_LIMIT or not pad.isprintable():
        raise Unprocessable({"entry": 0, "at": ["id"], "code": "value.text", "params": {}})


def _line(row: OwnPad) -> PadLine:
    return {
        "id": row.id,
        "scorebook": row.scorebook,
        "pad": row.pad,
        "retired": row.retired,
        "version": abs(row.version),
        "changed": row.changed,
    }
