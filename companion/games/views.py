"""The JSON calls about games."""

from dataclasses import asdict
from typing import Annotated

from flask import Blueprint, Flask
from msgspec import Meta

from companion.access import games
from companion.access.device_cookie import this_device, this_kind
from companion.access.games import GameAccess
from companion.access.guards import not_found_error
from companion.core.clock import is_out_of_range
from companion.core.limits import FIRST_DAY, LAST_DAY
from companion.core.rules import Json
from companion.core.strict_json import json_equal
from companion.engine.check import WORD_LIMIT
from companion.games import create
from companion.games.create import NewGameRequest
from companion.games.forms import NewGameForm
from companion.log.store import SheetView, view_sheet
from companion.people import suggestions
from companion.web.api import ID_SCHEMA, CallBody, Unprocessable, json_body

blueprint = Blueprint("games", __name__, url_prefix="/api/games")


def init_app(app: Flask) -> None:
    """Offer the calls."""
    app.register_blueprint(blueprint)


@blueprint.get("")
def listing() -> Json:
    """List the games this device may see, last written first, and who may sit down."""
    device = this_device()
    seen, more = games.listing(device)
    return {
        "games": [_line(one) for one in seen],
        "more": more,
        "people": asdict(suggestions.suggest_people(device)),
    }


@blueprint.get("/<game>")
def whole(game: str) -> Json:
    """Return the game file with its log, and the sheet for phones whose engine is on its way."""
    return _whole(_view(game))


def for_its_page(game: str) -> Json:
    """Return what the page of a game brings: its line in the list of games, and the game itself.

    Raises 404, 410.
    """
    view = _view(game)
    return {"listed": _line(view.seen), "game": _whole(view)}


def _view(game: str) -> SheetView:
    view = view_sheet(game, this_device())
    if view is None:
        raise not_found_error(game)
    return view


def _whole(view: SheetView) -> Json:
    game = view.seen.game
    return {
        "file": {**game.file, "log": view.log.entries},
        "seq": view.log.seq,
        "epoch": view.log.epoch,
        "stamps": view.log.stamps,
        "touched": game.touched,
        "setup": view.setup,
        "sheet": view.sheet,
    }


ThingId = Annotated[str, Meta(min_length=1, max_length=WORD_LIMIT, extra_json_schema=ID_SCHEMA)]


class NewGamePlace(CallBody, forbid_unknown_fields=False):
    """Where a new game is to go; what else its call brings is the game file without its log."""

    scorebook: ThingId | None = None
    after: ThingId | None = None

    def __post_init__(self) -> None:
        """Check that both can be shown. Raises `Unprocessable`."""
        for name in self.__struct_fields__:
            if not (getattr(self, name) or "").isprintable():
                raise self.error_at(name)

    @classmethod
    def error_at(cls, place: str, /) -> Unprocessable:
        """Return 422, in the engine's words."""
        return _refused([place], "value.text")


@blueprint.put("/<game>")
def start(game: str) -> tuple[Json, int]:
    """Begin a game, which the asking device owns. The same once more is confirmed."""
    body = json_body()
    place = NewGamePlace.of(body)
    head = {name: value for name, value in body.items() if name not in place.__struct_fields__}
    file = _complete({"id": game, **head}, game)
    device = this_device()
    request = NewGameRequest(file, place.scorebook, place.after)
    outcome = create.create_game(device, request, this_kind())
    if outcome is None:
        raise not_found_error(game)
    started, new = outcome
    if not _agrees(file, started.file):
        raise _refused(["id"], "log.id_taken", id=game)
    return _line(games.seen(started.id, device)), 201 if new else 200


def _complete(file: Json, game: str) -> Json:
    """Return the game file with every option written out. Raises `Unprocessable`."""
    if "log" in file:
        raise _refused(["log"], "value.unknown_key", key="log")
    if file["id"] != game:
        raise _refused(["id"], "value.choice", allowed=game)
    if is_out_of_range(file.get("started")):
        raise _refused(["started"], "value.range", low=f"{FIRST_DAY}", high=f"{LAST_DAY}")
    form = NewGameForm.of(file)
    if not form.validate():
        raise Unprocessable(form.problem or {})
    return {**file, "seats": form.setup["seats"], "options": form.setup["options"]}


def _agrees(file: Json, stored: Json) -> bool:
    """Whether both start the same game; an option the engine has learnt since does not count."""
    options = {name: file["options"].get(name) for name in stored["options"]}
    return json_equal({**file, "options": options}, stored)


def _refused(at: list[str], code: str, **params: str) -> Unprocessable:
    return Unprocessable({"entry": 0, "at": at, "code": code, "params": params})


def _line(seen: GameAccess) -> Json:
    """Return what a list of games shows of one."""
    game = seen.game
    return {
        "id": game.id,
        "scorebook": game.scorebook,
        "game": game.file["game"],
        "seats": game.seats,
        "started": game.file.get("started", game.started),  # as its phone told it
        "touched": game.touched,
        "seq": game.seq,
        "epoch": game.epoch,
        "role": seen.role.word,
        "by": seen.phone["by"],
    }
