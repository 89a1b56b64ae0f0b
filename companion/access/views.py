"""The JSON calls about links: giving them out, taking them back, coming in by one (docs/api.md)."""

from typing import Any

from flask import Blueprint, Flask, Response
from werkzeug.exceptions import NotFound

from companion.access import links
from companion.access.device_cookie import this_device, this_kind
from companion.access.guards import game_for_owner
from companion.access.scorebooks import short_id
from companion.core.limits import MOST_LINKS
from companion.core.rules import Json
from companion.models.games import Game
from companion.models.grants import GIVEN, Link, Role
from companion.pubsub.messages import Gone
from companion.pubsub.registry import announce
from companion.web import limiter
from companion.web.api import Malformed, Refused, json_body

blueprint = Blueprint("links", __name__, url_prefix="/api/games/<game>/links")
joining = Blueprint("join", __name__, url_prefix="/api/join")

WRONG_TOKENS = "20/minute;100/hour"
"""How many tokens that open nothing one address may try."""
WRONG_TOKENS_OF_ALL = "1000/minute"


class UnknownLink(NotFound):
    """The token opens nothing: never given out, taken back, too old."""

    problem: Json = {"code": "join.unknown", "params": {}}  # noqa: RUF012 - never changed


def init_app(app: Flask) -> None:
    """Offer the calls."""
    app.register_blueprint(blueprint)
    app.register_blueprint(joining)


@blueprint.post("")
def make(game: str) -> tuple[Json, int]:
    """A new link. Its token is told here and never again."""
    role, whole_book = _wish(json_body())
    found, device = game_for_owner(game), this_device()
    if whole_book and not links.owns_scorebook(device, found.scorebook):
        raise NotFound
    made = links.make(device, found.scorebook, None if whole_book else found.id, role)
    if made is None:
        raise Refused({"code": "links.too_many", "params": {"most": MOST_LINKS}})
    link, token = made
    return {**_line(link), "token": token}, 201


@blueprint.get("")
def listing(game: str) -> Json:
    """The links by which one can come into the game, the oldest first."""
    return {"links": [_line(link) for link in links.standing(game_for_owner(game), this_device())]}


@blueprint.delete("/<link>")
def revoke(game: str, link: str) -> Json:
    """Take a link back, with everything it has granted."""
    revoked = _link(game_for_owner(game), link)
    for device in links.revoke(revoked):
        announce(Gone(revoked.game, short_id(device)))
    return {}


def _missed(response: Response) -> bool:
    return response.status_code == NotFound.code


@joining.post("")
@limiter.limit(WRONG_TOKENS, deduct_when=_missed)
@limiter.limit(WRONG_TOKENS_OF_ALL, key_func=lambda: "all", deduct_when=_missed)
def join() -> Json:
    """Where the token leads, now open to the asking device."""
    token = json_body().get("token")
    if not isinstance(token, str):
        raise Malformed("api.token")
    joined = links.join(this_device(), this_kind(), token)
    if joined is None:
        raise UnknownLink
    link, role = joined
    if link.role == Role.OWN:
        announce(Gone(link.game, short_id(link.maker)))  # who steps back asks what he may do now
    return {"game": link.game, "scorebook": link.scorebook, "role": role.word}


def _wish(body: Json) -> tuple[Role, bool]:
    """What the link is to be good for. Raises 400."""
    role, whole_book = body.get("role"), body.get("whole_book", False)
    if not set(body) <= {"role", "whole_book"} or type(whole_book) is not bool:
        raise Malformed("api.link")
    if not isinstance(role, str) or role not in GIVEN:
        raise Malformed("api.link")
    return GIVEN[role], whole_book


def _link(game: Game, wanted: str) -> Link:
    """The link, if this device may take it back. Raises 404."""
    found = links.standing(game, this_device())
    link = next((link for link in found if link.id == wanted), None)
    if link is None:
        raise NotFound
    return link


def _line(link: Link) -> dict[str, Any]:
    return {
        "id": link.id,
        "role": Role(link.role).word,
        "whole_book": link.game is None,
        "made": link.made,
        "until": link.until,
        "used": link.used,
    }
