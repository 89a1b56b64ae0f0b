"""The JSON calls about games."""

from typing import Annotated, TypedDict, cast

from flask import Blueprint, Flask, Response, current_app
from msgspec import Meta

from companion.access import games
from companion.access.device_cookie import this_device, this_kind
from companion.access.games import GameAccess
from companion.access.guards import game_for_owner, not_found_error
from companion.access.links import is_scorebook_owner
from companion.access.ownership import prove, read_proof
from companion.core.clock import is_out_of_range
from companion.core.limits import FIRST_DAY, LAST_DAY, HostBounds
from companion.core.rules import Json
from companion.core.strict_json import json_equal
from companion.engine.check import WORD_LIMIT
from companion.engine.games import GAMES
from companion.games import create, own_pads
from companion.games.create import NewGameRequest
from companion.games.delete import HasRoundsError, soft_delete, soft_delete_made_by
from companion.games.forms import NewGameForm
from companion.log.store import SheetView, Stamp, view_sheet
from companion.models.grants import Role, RoleWord
from companion.people import suggestions
from companion.people.suggestions import Suggestions
from companion.pubsub.messages import AccessRevoked
from companion.pubsub.registry import publish
from companion.web import limiter
from companion.web.api import ID_SCHEMA, CallBody, Count, Time, Unprocessable, json_body
from companion.web.long_answers import json_response

CREATED = 201
blueprint = Blueprint("games", __name__, url_prefix="/api/games")


def init_app(app: Flask) -> None:
    """Offer the calls."""
    app.register_blueprint(blueprint)


class GameLine(TypedDict):
    """The line of a game in a list; `by` is whose the asking device is at its table.

    `proof` proves to a restored server that it owned the game; "": it does not own it.
    """

    id: str
    scorebook: str
    game: Annotated[str, Meta(extra_json_schema={"enum": list(GAMES)})]
    seats: list[Json]
    started: str
    touched: Time
    seq: Count
    epoch: str
    role: RoleWord
    by: str | None
    proof: str


class GameListAnswer(TypedDict):
    """The games of a device, whether there are more, and whom to suggest for a new one.

    `pads` are the versions of its scorebooks' pads, by id.
    """

    games: list[GameLine]
    more: bool
    people: Suggestions
    pads: dict[str, Count]


class GameAnswer(TypedDict):
    """A game file with its log, and what the engine says of it."""

    file: Json
    seq: Count
    epoch: str
    stamps: list[Stamp]
    touched: Time
    setup: Json
    sheet: Json


class ThrownAwayAnswer(TypedDict):
    """How many games were thrown away."""

    games: Count


@blueprint.get("")
def list_games() -> GameListAnswer:
    """List the games this device may see, last written to first, and whom to suggest."""
    device = this_device()
    accesses, has_more = games.list_games(device)
    return {
        "games": [_summary_json(one, device) for one in accesses],
        "more": has_more,
        "people": suggestions.suggest_people(device),
        "pads": own_pads.list_versions(device),
    }


@blueprint.get("/<game>")
def read_game(game: str) -> Response:
    """Return the game file with its log; its sheet, too, for phones that still load the engine."""
    return json_response(_game_json(_view(game)))


def game_for_page(game: str) -> Json:
    """Return the data in the page of a game: its line in the list, the game. Raises 404, 410."""
    view = _view(game)
    return {"listed": _summary_json(view.access, this_device()), "game": _game_json(view)}


def _view(game: str) -> SheetView:
    view = view_sheet(game, this_device())
    if view is None:
        raise not_found_error(game)
    return view


def _game_json(view: SheetView) -> GameAnswer:
    game = view.access.game
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
    """Where a new game is to go; what else its call brings is the game file without its log.

    `proof` is that of its line, where the phone has the game from a server.
    """

    scorebook: ThingId | None = None
    after: ThingId | None = None
    proof: Annotated[str, Meta(max_length=WORD_LIMIT)] | None = None

    def __post_init__(self) -> None:
        """Check that both can be shown. Raises `Unprocessable`."""
        for name in self.__struct_fields__:
            if not (getattr(self, name) or "").isprintable():
                raise self.error_at(name)

    @classmethod
    def error_at(cls, place: str, /) -> Unprocessable:
        """Return 422, in the engine's words."""
        return _unprocessable([place], "value.text")


def _games_per_address() -> str:
    """Return the bound of a host; the library wants one even where none is set."""
    return f"{current_app.config['GAMES_PER_ADDRESS'] or 1}/day"


def _is_unlimited() -> bool:
    return current_app.config["GAMES_PER_ADDRESS"] is None


def _is_new_game(response: Response) -> bool:
    return response.status_code == CREATED


@blueprint.put("/<game>")
@limiter.limit(_games_per_address, exempt_when=_is_unlimited, deduct_when=_is_new_game)
def start_game(game: str) -> tuple[GameLine, int]:
    """Create a game, which the asking device owns; the same call once more is confirmed."""
    body = json_body()
    place = NewGamePlace.of(body)
    head = {name: value for name, value in body.items() if name not in place.__struct_fields__}
    file = _complete_file({"id": game, **head}, game)
    device = this_device()
    tenure = read_proof(place.proof or "", game, device)
    is_known = place.proof is not None
    request = NewGameRequest(file, place.scorebook, place.after, is_known, tenure)
    bounds = cast("HostBounds", current_app.config["HOST_BOUNDS"])
    outcome = create.create_game(device, request, this_kind(), bounds)
    if outcome is None:
        raise not_found_error(game)
    row, is_new = outcome
    if tenure is not None:
        publish(AccessRevoked(row.id))  # whoever had it in the meantime asks what it may do
    if is_new and place.after and games.find(place.after, device, Role.RECORD):
        publish(AccessRevoked(place.after))  # whoever looks at its result asks, and has the rematch
    if not _is_same_start(file, row.file):
        raise _unprocessable(["id"], "log.id_taken", id=game)
    return _summary_json(games.get_access(row.id, device), device), CREATED if is_new else 200


@blueprint.delete("/<game>")
def throw_away_game(game: str) -> ThrownAwayAnswer:
    """Throw away a game begun by mistake, which has no round yet."""
    row = game_for_owner(game)
    try:
        was_there = soft_delete(row.scorebook, game, must_be_unplayed=True)
    except HasRoundsError as trouble:
        raise _unprocessable(["log"], "log.has_rounds") from trouble
    if not was_there:
        raise not_found_error(game)
    publish(AccessRevoked(game))
    return {"games": 1}


@blueprint.delete("/<game>/devices/<short>/games")
def throw_away_made(game: str, short: str) -> ThrownAwayAnswer:
    """Throw away what a device began by a link to a single game; the scorebook's owner may."""
    row = game_for_owner(game)
    if not is_scorebook_owner(this_device(), row.scorebook):
        raise not_found_error(game)
    thrown_away = soft_delete_made_by(row.scorebook, short)
    for one in thrown_away:
        publish(AccessRevoked(one))
    return {"games": len(thrown_away)}


def _complete_file(file: Json, game: str) -> Json:
    """Return the game file with every option filled in. Raises `Unprocessable`."""
    if "log" in file:
        raise _unprocessable(["log"], "value.unknown_key", key="log")
    if file["id"] != game:
        raise _unprocessable(["id"], "value.choice", allowed=game)
    if is_out_of_range(file.get("started")):
        raise _unprocessable(["started"], "value.range", low=f"{FIRST_DAY}", high=f"{LAST_DAY}")
    form = NewGameForm.from_file(file)
    if not form.validate():
        raise Unprocessable(form.problem or {})
    return {**file, "seats": form.setup["seats"], "options": form.setup["options"]}


def _is_same_start(file: Json, stored: Json) -> bool:
    """Whether both files start the same game; options the stored one lacks do not count."""
    options = {name: file["options"].get(name) for name in stored["options"]}
    return json_equal({**file, "options": options}, stored)


def _unprocessable(at: list[str], code: str, **params: str) -> Unprocessable:
    return Unprocessable({"entry": 0, "at": at, "code": code, "params": params})


def _summary_json(access: GameAccess, device: str) -> GameLine:
    """Return the line of a game in the list of a device."""
    game = access.game
    return {
        "id": game.id,
        "scorebook": game.scorebook,
        "game": game.file["game"],
        "seats": game.seats,
        "started": game.file.get("started", game.started),  # as its phone told it
        "touched": game.touched,
        "seq": game.seq,
        "epoch": game.epoch,
        "role": access.role.word,
        "by": access.phone["by"],
        "proof": prove(game, device) if access.role == Role.OWN else "",
    }
