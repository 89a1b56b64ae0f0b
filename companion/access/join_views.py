"""The JSON calls by which a device comes in: by a link's token, or by six letters."""

from http import HTTPStatus
from typing import Annotated, ClassVar, Literal, NoReturn, TypedDict

from flask import Blueprint, Flask, abort, redirect, request, url_for
from msgspec import Meta
from werkzeug.exceptions import NotFound
from werkzeug.wrappers import Response

from companion.access import links, tokens
from companion.access.device_cookie import known_device, renew_device, this_device, this_kind
from companion.access.links import Joined
from companion.access.scorebooks import public_id
from companion.core.limits import OWN_WRONG_CODES_RATE, WRONG_CODES_RATE
from companion.core.rules import Json
from companion.models.grants import RoleWord
from companion.pubsub.messages import AccessRevoked, DeviceJoined
from companion.pubsub.registry import publish
from companion.web import limiter
from companion.web.api import CallBody, MalformedBody

join_blueprint = Blueprint("join", __name__, url_prefix="/api/join")


def init_app(app: Flask) -> None:
    """Offer the calls."""
    app.register_blueprint(join_blueprint)


class UnknownLink(NotFound):
    """No link has this token: it was never given out, is revoked or expired."""

    problem: ClassVar[Json] = {"code": "join.unknown", "params": {}}


class JoinBody(CallBody, forbid_unknown_fields=False):
    """The token of the link by which a device comes in."""

    token: str

    @classmethod
    def error_at(cls, _place: str, /) -> MalformedBody:
        """Return 400, wherever the fault is."""
        return MalformedBody("api.token")


class CodeBody(CallBody, forbid_unknown_fields=False):
    """The six letters by which a device comes in."""

    code: Annotated[str, Meta(pattern=f"^[{tokens.CODE_LETTERS}]{{{tokens.CODE_LENGTH}}}$")]

    @classmethod
    def error_at(cls, _place: str, /) -> MalformedBody:
        """Return 400, wherever the fault is."""
        return MalformedBody("api.token")


class JoinAnswer(TypedDict):
    """Where a link leads: to a game, or (null) to a whole scorebook."""

    game: str | None
    scorebook: str
    role: RoleWord | Literal["out"]


@join_blueprint.post("")
def join() -> JoinAnswer:
    """Let the asking device in by a token; answer where it leads.

    No rate is limited: nobody guesses 144 bits, and a club comes in from one address.
    """
    token = JoinBody.read().token
    if known_device() is None and links.is_handover(token):
        _send_cookie_first()
    return _enter(links.join(this_device(), this_kind(), token))


def _send_cookie_first() -> NoReturn:
    """Send a new device its cookie, and have it ask again with that before anything is its own.

    A browser that keeps no cookie would own what nobody reaches any more: raises `UnknownLink`
    when it asks again without.
    """
    if "cookie_sent" in request.args:
        raise UnknownLink
    renew_device()
    abort(redirect(url_for(".join", cookie_sent=1), HTTPStatus.TEMPORARY_REDIRECT))


def _is_wrong_code(response: Response) -> bool:
    return response.status_code == HTTPStatus.NOT_FOUND


@join_blueprint.post("/code")
@limiter.limit(WRONG_CODES_RATE, key_func=lambda: "codes", deduct_when=_is_wrong_code)
@limiter.limit(OWN_WRONG_CODES_RATE, deduct_when=_is_wrong_code)
def join_by_code() -> JoinAnswer:
    """Let the asking device in by six letters that were typed; wrong ones are counted."""
    code = CodeBody.read().code
    return _enter(links.join_by_code(this_device(), this_kind(), code))


def _enter(joined: Joined | None) -> JoinAnswer:
    """Publish that a device came in, and say where. Raises `UnknownLink` for None."""
    if joined is None:
        raise UnknownLink
    link, role, is_new, former = joined
    if is_new and link.game is not None:
        publish_arrival(link.game, None)
    if former is not None:
        publish(AccessRevoked(link.game, public_id(former)))  # it asks for its role again
    return {"game": link.game, "scorebook": link.scorebook, "role": role.word if role else "out"}


def publish_arrival(game: str, by: str | None) -> None:
    """Publish that the asking device has joined a game, or whose it is there."""
    label = {"kind": this_kind(), "by": by}
    publish(DeviceJoined(game, public_id(this_device()), label))
