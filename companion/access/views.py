"""The JSON calls about who may see a game: links, joining by one, devices (docs/api.md)."""

from typing import Annotated, Literal, TypedDict

from flask import Blueprint, Flask
from msgspec import Meta
from werkzeug.exceptions import NotFound

from companion.access import devices, links
from companion.access.device_cookie import this_device, this_kind
from companion.access.devices import GameDevice, LastOwnerError
from companion.access.guards import access_for_watcher, game_for_owner, game_for_watcher
from companion.access.join_views import publish_arrival
from companion.access.scorebooks import public_id
from companion.access.tokens import TOKEN_LENGTH
from companion.core.limits import MAX_LINKS
from companion.core.rules import name_problem
from companion.models.games import Game
from companion.models.grants import ROLES_BY_WORD, Link, Role, RoleWord
from companion.models.scorebooks import DeviceLabel
from companion.pubsub.messages import AccessRevoked
from companion.pubsub.registry import publish
from companion.web.api import (
    CallBody,
    Count,
    EmptyAnswer,
    MalformedBody,
    PlayerName,
    Time,
    Unprocessable,
)

links_blueprint = Blueprint("links", __name__, url_prefix="/api/games/<game>/links")


def init_app(app: Flask) -> None:
    """Offer the calls."""
    app.register_blueprint(links_blueprint)
    app.register_blueprint(devices_blueprint)


Token = Annotated[
    str,
    Meta(pattern=f"^[A-Za-z0-9_-]{{{TOKEN_LENGTH}}}$", max_length=TOKEN_LENGTH),
]
"""The token of a link, as the server makes it, or a phone without a network."""


class LinkBody(CallBody):
    """What a new link is to give: a role in this game, or in its whole scorebook."""

    role: RoleWord
    whole_book: bool = False
    token: Token | None = None
    """That of a link made on a phone without a network, which lets one device into this game."""

    def __post_init__(self) -> None:
        """Check that a link made on a phone gives no more than it may. Raises `MalformedBody`."""
        if self.token and (self.whole_book or self.role == Role.OWN.word):
            raise MalformedBody("api.link")

    @classmethod
    def error_at(cls, _place: str, /) -> MalformedBody:
        """Return 400, wherever the fault is."""
        return MalformedBody("api.link")


class NewCodeBody(CallBody):
    """What a code of six letters is to give in this game."""

    role: Literal["watch", "record"]

    @classmethod
    def error_at(cls, _place: str, /) -> MalformedBody:
        """Return 400, wherever the fault is."""
        return MalformedBody("api.link")


class DeviceUserBody(CallBody):
    """Whose this device is at the table: anybody a seat could be named after; null: nobody's."""

    by: PlayerName | None

    def __post_init__(self) -> None:
        """Check the name as the engine does. Raises `Unprocessable`."""
        problem = None if self.by is None else name_problem(self.by, ["by"])
        if problem is not None:
            raise Unprocessable(problem)

    @classmethod
    def error_at(cls, place: str, /) -> Unprocessable:
        """Return 422, in the engine's words: not a text, or missing."""
        if place:
            problem = {"code": "value.type", "params": {"wanted": "text"}}
        else:
            problem = {"code": "value.missing", "params": {"key": "by"}}
        return Unprocessable({"entry": 0, "at": ["by"], **problem})


class LinkAnswer(TypedDict):
    """A link, without its token."""

    id: str
    role: RoleWord
    whole_book: bool
    made: Time
    until: Time
    used: Count
    single: bool


class NewLinkAnswer(LinkAnswer):
    """A link just created: its token is told only here."""

    token: str


class LinkListAnswer(TypedDict):
    """The valid links into a game, the oldest first."""

    links: list[LinkAnswer]


class DeviceAnswer(TypedDict):
    """A device that may see a game, what it wrote there, and began by a link to a single one."""

    id: str
    phone: DeviceLabel
    role: RoleWord
    since: Time
    this: bool
    began: Count
    wrote: Count


class FormerDeviceAnswer(TypedDict):
    """A device that may not see a game any more, and what it wrote there that still stands."""

    id: str
    phone: DeviceLabel
    wrote: Count


class DeviceListAnswer(TypedDict):
    """The devices that may see a game, those that wrote and may not, and the asking one's role."""

    role: RoleWord
    whole_book: bool
    devices: list[DeviceAnswer]
    former: list[FormerDeviceAnswer]


class DeviceUserAnswer(TypedDict):
    """Whose the asking device is at the table."""

    by: str | None


@links_blueprint.post("")
def create_link(game: str) -> tuple[NewLinkAnswer, int]:
    """Create a link, or register one made on a phone; answer its token, which is stored nowhere."""
    body = LinkBody.read()
    row, device = game_for_owner(game), this_device()
    if body.whole_book and not links.is_scorebook_owner(device, row.scorebook):
        raise NotFound
    role = ROLES_BY_WORD[body.role]
    if body.token:
        try:
            registered = links.register_single_link(device, row, role, body.token)
        except ValueError as taken:
            raise MalformedBody("api.link") from taken
        created = registered and (registered, body.token)
    else:
        only_game = None if body.whole_book else row.id
        created = links.create_link(device, row.scorebook, only_game, role)
    return _new_link(created)


@links_blueprint.post("/code")
def create_code(game: str) -> tuple[NewLinkAnswer, int]:
    """Create a link for one device and ten minutes, whose token is six letters to be typed."""
    role = ROLES_BY_WORD[NewCodeBody.read().role]
    return _new_link(links.create_code(this_device(), game_for_owner(game), role))


def _new_link(created: tuple[Link, str] | None) -> tuple[NewLinkAnswer, int]:
    """Answer a link just created, with its token. Raises `Unprocessable` for None: too many."""
    if created is None:
        raise Unprocessable({"code": "links.too_many", "params": {"most": MAX_LINKS}})
    link, token = created
    return {**_link_json(link), "token": token}, 201


@links_blueprint.get("")
def list_links(game: str) -> LinkListAnswer:
    """List the valid links into the game, the oldest first."""
    return {
        "links": [
            _link_json(link) for link in links.list_for_game(game_for_owner(game), this_device())
        ]
    }


@links_blueprint.delete("/<link>")
def revoke_link(game: str, link: str) -> EmptyAnswer:
    """Revoke a link with everything it has granted."""
    for device in links.revoke(_find_link(game_for_owner(game), link)):
        publish(AccessRevoked(None, public_id(device)))  # rematches have the same grants
    return {}


def _find_link(game: Game, link_id: str) -> Link:
    """Return the link, if this device may revoke it. Raises 404."""
    links_of_game = links.list_for_game(game, this_device())
    link = next((link for link in links_of_game if link.id == link_id), None)
    if link is None:
        raise NotFound
    return link


def _link_json(link: Link) -> LinkAnswer:
    return {
        "id": link.id,
        "role": Role(link.role).word,
        "whole_book": link.game is None,
        "made": link.made,
        "until": link.until,
        "used": link.used,
        "single": link.single,
    }


devices_blueprint = Blueprint("devices", __name__, url_prefix="/api/games/<game>/devices")


@devices_blueprint.put("/me")
def set_user(game: str) -> DeviceUserAnswer:
    """Store whose the asking device is at this table; the others are told of a guest's name."""
    body = DeviceUserBody.read()
    access = access_for_watcher(game)
    devices.set_user(access.game.id, this_device(), this_kind(), body.by)
    if access.role < Role.OWN and body.by not in (None, access.phone["by"]):
        publish_arrival(access.game.id, body.by)
    return {"by": body.by}


@devices_blueprint.delete("/<short>")
def remove_device(game: str, short: str) -> EmptyAnswer:
    """Take the game from a device: an owner removes it, or it leaves by itself."""
    row = game_for_watcher(game)
    try:
        removed = devices.remove_device(row, this_device(), short)
    except LastOwnerError as trouble:
        raise Unprocessable({"code": "devices.last_owner", "params": {}}) from trouble
    if removed is None:
        raise NotFound
    publish(AccessRevoked(row.id, short))
    return {}


def device_json(one: GameDevice, me: str, wrote: int) -> DeviceAnswer:
    """Return a device as the list of a game shows it."""
    return {
        "id": public_id(one.device),
        "phone": one.phone,
        "role": one.role.word,
        "since": one.since,
        "this": one.device == me,
        "began": one.began,
        "wrote": wrote,
    }
