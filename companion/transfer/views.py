"""The page of a scorebook: letting others in, taking it along, erasing it."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

import segno
from flask import Blueprint, Flask, Response, render_template, request
from flask_babel import gettext
from werkzeug.exceptions import BadRequest, NotFound
from werkzeug.wrappers import Response as Answer

from companion.access import devices
from companion.access import links as sharing
from companion.access.device_cookie import this_device
from companion.access.guards import book_for_owner, books_of_this_device
from companion.access.pages import PageForm, done, wanted
from companion.access.scorebooks import ScorebookAccess, public_id
from companion.core.clock import now
from companion.core.limits import MAX_LINKS
from companion.core.threadpool import in_thread
from companion.games.delete import erase_scorebook
from companion.models.grants import GIVEN, Role
from companion.pubsub.messages import AccessRevoked
from companion.pubsub.registry import publish
from companion.transfer import export
from companion.transfer.file_format import ScorebookFile, encode_file, to_text
from companion.transfer.forms import EraseForm, InviteForm, RevokeForm, UploadForm
from companion.web import limiter

outgoing = Blueprint("outgoing", __name__, url_prefix="/scorebook")

READ_OUT = "10/minute;100/hour"
"""How often one address may have a whole scorebook read out."""


def init_app(app: Flask) -> None:
    """Offer the pages."""
    app.register_blueprint(outgoing)


@outgoing.get("")
def scorebook() -> str:
    """Show what can be done with a scorebook as a whole."""
    return page(own_book())


def own_book() -> ScorebookAccess | None:
    """Return the scorebook chosen, or the device's own first; None where it has none.

    Raises 404 for one that is not its own.
    """
    owns = any(book.role == Role.OWN for book in books_of_this_device())
    return book_for_owner(wanted()) if owns or wanted() else None


def page(book: ScorebookAccess | None, **shown: Any) -> str:
    """Render the page; its forms are empty unless `shown` has one of them filled in."""
    forms = {"send": UploadForm, "invite": InviteForm, "erase": EraseForm, "take_back": RevokeForm}
    fresh = {name: form(formdata=None) for name, form in forms.items() if name not in shown}
    return render_template(
        "outgoing/scorebook.html",
        book=book,
        books=[one for one in books_of_this_device() if one.role == Role.OWN],
        links=sharing.standing_of_book(book.id) if book else [],
        devices=devices.of_book(book.id) if book else [],
        me=this_device(),
        short_id=public_id,
        games=export.games(book.id) if book else 0,
        role=Role,
        **fresh,
        **shown,
    )


@outgoing.get("/file")
@limiter.limit(READ_OUT)
def file() -> Response | str:
    """Everything, as a scorebook file; where it takes several, the page that names them."""
    book = book_for_owner(wanted())
    first, files = export.first_file(book.id)
    if files > 1:
        return render_template("outgoing/files.html", book=book, files=files)
    return _scorebook_file(first, "")


@outgoing.get("/file/<int:number>")
@limiter.limit(READ_OUT)
def one_file(number: int) -> Response:
    """One of several files, each of which can come in by itself."""
    found = export.file(book_for_owner(wanted()).id, number) if number else None
    if found is None:
        raise NotFound
    return _scorebook_file(found, f"-{number}")


def _scorebook_file(book: ScorebookFile, which: str) -> Response:
    raw, is_packed = in_thread(_file)(book)
    if is_packed:
        return _download(raw, "application/gzip", f"{which}.json.gz")
    return _download(raw, "application/json", f"{which}.json")


def _file(book: ScorebookFile) -> tuple[bytes, bool]:
    return encode_file(to_text(book))


@outgoing.get("/rounds.csv")
@limiter.limit(READ_OUT)
def rounds() -> Response:
    """All rounds as a table; the mark at its beginning tells spreadsheets that it is UTF-8."""
    text = export.rounds(book_for_owner(wanted()).id)
    return _download(f"\ufeff{text}", "text/csv", ".csv")


def _download(content: str | bytes, kind: str, ending: str) -> Response:
    answer = Response(content, mimetype=kind)
    answer.headers["Content-Disposition"] = f'attachment; filename="companion-{now()[:10]}{ending}"'
    answer.headers["Cache-Control"] = "no-store"
    return answer


@outgoing.post("/links")
def share() -> str | tuple[str, int]:
    """Make a link to the whole scorebook, shown here and never again."""
    book, form = book_for_owner(wanted()), InviteForm()
    if not form.validate():
        return page(book, invite=form), 422
    made = sharing.make(this_device(), book.id, None, GIVEN[form.role.data])
    if made is None:
        form.role.errors = [gettext("links.too_many", most=MAX_LINKS)]
        return page(book, invite=form), 422
    _, token = made
    address = f"{request.host_url}join#{token}"
    side, path = drawn(address)
    code = {"address": address, "side": side, "path": path, "quiet": QUIET}
    return page(book, invite=form, code=code)


@outgoing.post("/links/<link>/back")
def take_back(link: str) -> Answer:
    """Take a link back, with everything it has granted."""
    book = book_for_owner(wanted())
    _checked(RevokeForm())
    found = next((one for one in sharing.standing_of_book(book.id) if one.id == link), None)
    if found is None:
        raise NotFound
    for device in sharing.revoke(found):
        publish(AccessRevoked(None, public_id(device)))
    return done(".scorebook", "taken_back")


@outgoing.post("/devices/<member>/away")
def send_away(member: str) -> Answer:
    """Another device loses the scorebook."""
    book = book_for_owner(wanted())
    _checked(RevokeForm())
    others = [one.device for one in devices.of_book(book.id) if one.device != this_device()]
    found = next((one for one in others if public_id(one) == member), None)
    if found is None:
        raise NotFound
    devices.send_from_book(book.id, found)
    publish(AccessRevoked(None, member))
    return done(".scorebook", "sent_away")


@outgoing.post("/erase")
def erase() -> Answer | tuple[str, int]:
    """Erase the scorebook with everything in it, for good."""
    book, form = book_for_owner(wanted()), EraseForm()
    if not form.validate():
        return page(book, erase=form), 422
    for game in erase_scorebook(book.id):
        publish(AccessRevoked(game))
    return done(".scorebook", "erased", book=None)


def _checked(form: PageForm) -> None:
    """Check that an action comes from one of our pages. Raises 400."""
    if not form.validate():
        raise BadRequest(gettext("form.stale"))


QUIET = 4
"""Empty squares around the code, by which cameras find it."""


def drawn(text: str) -> tuple[int, str]:
    """Return the side of a text's QR code in squares, and the path of its dark ones."""
    rows = [list(row) for row in segno.make(text, error="m", micro=False).matrix]
    return len(rows), "".join(stripe for y, row in enumerate(rows) for stripe in _stripes(row, y))


def _stripes(row: list[int], y: int) -> Iterator[str]:
    """Yield a line of the code: each run of dark squares is one stripe."""
    x = 0
    for dark, run in groupby(row, bool):
        length = len(list(run))
        if dark:
            yield f"M{x} {y}h{length}v1h-{length}z"
        x += length
