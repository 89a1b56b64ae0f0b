"""The JSON calls about the devices of a game (docs/api.md)."""

from flask import Blueprint, Flask
from werkzeug.exceptions import NotFound

from companion.access import devices
from companion.access.device_cookie import this_device, this_kind
from companion.access.devices import AtTable, LastOwner
from companion.access.guards import game_for_watcher
from companion.access.scorebooks import short_id
from companion.core.rules import Json, name_problem
from companion.models.grants import Role
from companion.pubsub.messages import Gone
from companion.pubsub.registry import announce
from companion.web.api import Refused, json_body

blueprint = Blueprint("devices", __name__, url_prefix="/api/games/<game>/devices")


def init_app(app: Flask) -> None:
    """Offer the calls."""
    app.register_blueprint(blueprint)


@blueprint.get("")
def listing(game: str) -> Json:
    """The devices that may see the game, and what the asking one may do."""
    found, me = game_for_watcher(game), this_device()
    there, whole_book = devices.at_table(found, me)
    role = next((one.role for one in there if one.device == me), Role.WATCH)
    lines = [_line(one, me) for one in there]
    return {"role": role.word, "whole_book": whole_book, "devices": lines}


@blueprint.put("/me")
def sit(game: str) -> Json:
    """Whose the asking device is at this table."""
    body = json_body()
    found, by = game_for_watcher(game), _name(body)
    devices.sit(found.id, this_device(), this_kind(), by)
    return {"by": by}


@blueprint.delete("/<short>")
def send_away(game: str, short: str) -> Json:
    """That device loses the game: sent away by an owner, or gone by itself."""
    found = game_for_watcher(game)
    try:
        gone = devices.send_away(found, this_device(), short)
    except LastOwner as trouble:
        raise Refused({"code": "devices.last_owner", "params": {}}) from trouble
    if gone is None:
        raise NotFound
    announce(Gone(found.id, short))
    return {}


def _name(body: Json) -> str | None:
    """Who is meant: anybody a seat could be named after. Raises `Refused`."""
    by = body.get("by")
    if set(body) != {"by"}:
        raise Refused({"entry": 0, "at": ["by"], "code": "value.missing", "params": {"key": "by"}})
    problem = None if by is None else name_problem(by, ["by"])
    if problem is not None:
        raise Refused(problem)
    return by


def _line(one: AtTable, me: str) -> Json:
    line: Json = {"id": short_id(one.device), "phone": one.phone, "role": one.role.word}
    return {**line, "since": one.since, "this": one.device == me}
