"""The page of a scorebook: its links and devices, its export, its end."""

import sys
from collections.abc import Iterator
from itertools import groupby
from typing import Any

import segno
from flask import Blueprint, Flask, Response, render_template, request
from flask_babel import gettext
from werkzeug.exceptions import BadRequest, NotFound
from werkzeug.wrappers import Response as WerkzeugResponse

from companion.access import devices, links
from companion.access.device_cookie import this_device
from companion.access.guards import book_for_owner, books_of_this_device
from companion.access.pages import PageForm, chosen_book, redirect_with_message
from companion.access.scorebooks import ScorebookAccess, public_id
from companion.core.clock import now
from companion.core.limits import EXPORT_RATE, MAX_LINKS
from companion.core.threadpool import FILES, in_thread
from companion.games.delete import erase_scorebook
from companion.models.grants import ROLES_BY_WORD, Role
from companion.pubsub.messages import AccessRevoked
from companion.pubsub.registry import publish
from companion.transfer import export
from companion.transfer.file_format import ScorebookFile, encode_file, encode_text
from companion.transfer.forms import EraseForm, InviteForm, RevokeForm, UploadForm
from companion.web import limiter

blueprint = Blueprint("transfer", __name__, url_prefix="/scorebook")


def init_app(app: Flask) -> None:
    """Offer the pages."""
    app.register_blueprint(blueprint)


@blueprint.get("")
def scorebook() -> str:
    """Show the page of a scorebook."""
    return render_page(own_book())


def own_book() -> ScorebookAccess | None:
    """Return the chosen scorebook, or the device's own first; None where it owns none.

    Raises 404 for one that is not its own.
    """
    is_owner = any(book.role == Role.OWN for book in books_of_this_device())
    return book_for_owner(chosen_book()) if is_owner or chosen_book() else None


def render_page(book: ScorebookAccess | None, **context: Any) -> str:
    """Render the page, with empty forms for those that `context` does not have."""
    forms = {"send": UploadForm, "invite": InviteForm, "erase": EraseForm, "take_back": RevokeForm}
    empty_forms = {name: form(formdata=None) for name, form in forms.items() if name not in context}
    return render_template(
        "transfer/scorebook.html",
        book=book,
        books=[one for one in books_of_this_device() if one.role == Role.OWN],
        links=links.list_for_scorebook(book.id) if book else [],
        devices=devices.list_for_scorebook(book.id) if book else [],
        me=this_device(),
        short_id=public_id,
        games=export.count_games(book.id) if book else 0,
        role=Role,
        **empty_forms,
        **context,
    )


@blueprint.get("/file")
@limiter.limit(EXPORT_RATE)
def file() -> Response | str:
    """Return the scorebook as a file; where it takes several, the page that lists them."""
    book = book_for_owner(chosen_book())
    first, files = export.read_first_file(book.id)
    if files > 1:
        return render_template("transfer/files.html", book=book, files=files)
    return _download_scorebook(first, "")


@blueprint.get("/file/<int:number>")
@limiter.limit(EXPORT_RATE)
def one_file(number: int) -> Response:
    """Return one of several files, each of which can be imported by itself."""
    book = book_for_owner(chosen_book())
    is_possible = 0 < number <= sys.maxsize  # more cannot be counted
    scorebook_file = export.read_file(book.id, number) if is_possible else None
    if scorebook_file is None:
        raise NotFound
    return _download_scorebook(scorebook_file, f"-{number}")


def _download_scorebook(book: ScorebookFile, which: str) -> Response:
    raw, is_packed = in_thread(_encode, FILES)(book)
    which += "" if book.is_complete else "-incomplete"
    if is_packed:
        return _download(raw, "application/gzip", f"{which}.json.gz")
    return _download(raw, "application/json", f"{which}.json")


def _encode(book: ScorebookFile) -> tuple[bytes, bool]:
    return encode_file(encode_text(book))


@blueprint.get("/rounds.csv")
@limiter.limit(EXPORT_RATE)
def rounds() -> Response:
    """Return all rounds as CSV, with a byte order mark so that spreadsheets read UTF-8.

    A spreadsheet begins a cell at the sign that its language puts between the items of a list.
    """
    separator, language = gettext("scorebook.separator"), gettext("app.language")
    text = export.read_rounds(book_for_owner(chosen_book()).id, separator, language)
    return _download(f"\ufeff{text}", "text/csv", ".csv")


def _download(content: str | bytes, kind: str, ending: str) -> Response:
    response = Response(content, mimetype=kind)
    response.headers["Content-Disposition"] = (
        f'attachment; filename="companion-{now()[:10]}{ending}"'
    )
    response.headers["Cache-Control"] = "no-store"
    return response


@blueprint.post("/links")
def share() -> str | tuple[str, int]:
    """Create a link to the whole scorebook and show its token, which is stored nowhere."""
    book, form = book_for_owner(chosen_book()), InviteForm()
    if not form.validate():
        return render_page(book, invite=form), 422
    created = links.create_link(this_device(), book.id, None, ROLES_BY_WORD[form.role.data])
    if created is None:
        form.role.errors = [gettext("links.too_many", most=MAX_LINKS)]
        return render_page(book, invite=form), 422
    _, token = created
    address = f"{request.host_url}join#{token}"
    side, path = draw_qr_code(address)
    code = {"address": address, "side": side, "path": path, "quiet": QUIET_ZONE}
    return render_page(book, invite=form, code=code)


@blueprint.post("/links/<link>/back")
def revoke_link(link: str) -> WerkzeugResponse:
    """Revoke a link with everything it has granted."""
    book = book_for_owner(chosen_book())
    _require_valid(RevokeForm())
    link_row = next((one for one in links.list_for_scorebook(book.id) if one.id == link), None)
    if link_row is None:
        raise NotFound
    for device in links.revoke(link_row):
        publish(AccessRevoked(None, public_id(device)))
    return redirect_with_message(".scorebook", "taken_back")


@blueprint.post("/devices/<member>/away")
def remove_device(member: str) -> WerkzeugResponse:
    """Take the scorebook from another device."""
    book = book_for_owner(chosen_book())
    _require_valid(RevokeForm())
    others = [
        one.device for one in devices.list_for_scorebook(book.id) if one.device != this_device()
    ]
    device = next((one for one in others if public_id(one) == member), None)
    if device is None or not devices.remove_from_scorebook(book.id, this_device(), device):
        raise NotFound
    publish(AccessRevoked(None, member))
    return redirect_with_message(".scorebook", "sent_away")


@blueprint.post("/erase")
def erase() -> WerkzeugResponse | tuple[str, int]:
    """Erase the scorebook with everything in it, for good."""
    book, form = book_for_owner(chosen_book()), EraseForm()
    if not form.validate():
        return render_page(book, erase=form), 422
    for game in erase_scorebook(book.id):
        publish(AccessRevoked(game))
    return redirect_with_message(".scorebook", "erased", book=None)


def _require_valid(form: PageForm) -> None:
    """Check that an action comes from one of our pages. Raises 400."""
    if not form.validate():
        raise BadRequest(gettext("form.stale"))


QUIET_ZONE = 4
"""Empty squares around a QR code, by which cameras find it."""


def draw_qr_code(text: str) -> tuple[int, str]:
    """Return the side of a text's QR code in squares, and the SVG path of its dark ones."""
    rows = [list(row) for row in segno.make(text, error="m", micro=False).matrix]
    return len(rows), "".join(stripe for y, row in enumerate(rows) for stripe in _row_path(row, y))


def _row_path(row: list[int], y: int) -> Iterator[str]:
    """Yield the paths of a row: one for each run of dark squares."""
    x = 0
    for dark, run in groupby(row, bool):
        length = len(list(run))
        if dark:
            yield f"M{x} {y}h{length}v1h-{length}z"
        x += length
