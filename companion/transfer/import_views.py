"""A file comes in: sent, looked at, taken in."""

from collections.abc import Sequence

from flask import Blueprint, Flask, redirect, render_template, request, url_for
from flask_babel import gettext
from werkzeug.exceptions import BadRequest, NotFound, RequestEntityTooLarge
from werkzeug.wrappers import Response

from companion.access.device_cookie import this_device, this_kind
from companion.access.pages import done
from companion.core.clock import parse_time
from companion.core.i18n import path
from companion.core.rules import Json, catalogue
from companion.core.strict_json import as_dict, as_list
from companion.core.threadpool import in_thread
from companion.transfer import import_store, uploads
from companion.transfer.file_format import LARGEST, ScorebookFile
from companion.transfer.forms import ImportForm, UploadForm
from companion.transfer.import_store import ImportPreview
from companion.transfer.parse import InvalidFileError, read
from companion.transfer.plan import ImportGame, ImportStatus
from companion.transfer.views import own_book, page
from companion.web import limiter
from companion.web.dates import day, evening
from companion.web.preferences import request_texts

incoming = Blueprint("incoming", __name__, url_prefix="/scorebook/files")

KINDS = tuple(game["game"] for game in catalogue())
AROUND = 10_000
"""Bytes of a form besides its file."""
A_BIT = 100_000
MAX_DRAINED_BYTES = 100_000_000
"""Bytes of a file too large that are read, so that its sender is told; then the line is cut."""
SENT = "10/minute;60/hour"
"""How many files one address may send."""
LOOKED_AT = "20/minute;120/hour"
"""How often one address may have a file judged, which takes seconds."""
SHOWN = 50
"""Lines of each list on the page; how many more there are is said below it."""


def init_app(app: Flask) -> None:
    """Offer the pages."""
    app.register_blueprint(incoming)
    for function in (why, game_and_day):
        app.add_template_filter(function)


@incoming.post("")
@limiter.limit(SENT)
def send() -> Response | tuple[str, int]:
    """Keep a file that was sent, to be looked at; one that is no scorebook is refused at once."""
    request.max_content_length = LARGEST + AROUND
    book = own_book()
    try:
        form = UploadForm()
    except RequestEntityTooLarge:
        _let_it_end()
        return _refused(UploadForm(formdata=None), gettext("incoming.huge"), 413)
    if not form.validate():
        return page(book, send=form), 422
    raw = form.file.data.read()
    try:
        in_thread(read)(raw)
    except InvalidFileError as trouble:
        return _refused(form, place_and_why(trouble.problem), 422)
    name = (form.file.data.filename or "")[:100]
    upload = uploads.keep(this_device(), this_kind(), name, raw)
    return redirect(url_for(".look", upload=upload), 303)


def _let_it_end() -> None:
    """Read what is still being sent: a browser hears no answer before it is through."""
    for _ in range(MAX_DRAINED_BYTES // A_BIT):
        if not request.environ["wsgi.input"].read(A_BIT):
            return


def _refused(form: UploadForm, why: str, status: int) -> tuple[str, int]:
    form.file.errors = [why]
    return page(own_book(), send=form), status


@incoming.get("/<upload>")
@limiter.limit(LOOKED_AT)
def look(upload: str) -> str:
    """Show what would come of a file."""
    name, file = _sent(upload)
    book = own_book()
    seen = import_store.preview_import(book.id if book else None, file)
    shown = {"name": name, "upload": upload, "seen": seen, "most": SHOWN}
    return render_template(
        "incoming/look.html", form=ImportForm(), book=book, fate=ImportStatus, **shown
    )


@incoming.post("/<upload>")
@limiter.limit(LOOKED_AT)
def take_in(upload: str) -> Response:
    """Do it."""
    _, file = _sent(upload)
    if not ImportForm().validate():
        raise BadRequest(gettext("form.stale"))
    book, device = own_book(), this_device()
    seen: ImportPreview = import_store.preview_import(book.id if book else None, file)
    come = import_store.import_file(device, this_kind(), file, seen)
    if come is None:
        raise NotFound
    uploads.drop(device)
    counts = {"games": come.games, "people": come.people}
    return done("outgoing.scorebook", "came", book=seen.book, **counts)


def _sent(upload: str) -> tuple[str, ScorebookFile]:
    """Name and content of the file this device has sent. Raises 404."""
    found = uploads.find(this_device(), upload)
    if found is None:
        raise NotFound
    name, raw = found
    return name, in_thread(read)(raw)


def game_and_day(coming: ImportGame) -> str:
    """Which game, and the day it was begun, as far as the file tells."""
    file = coming.played.file
    kind = gettext(f"game.{file['game']}" if file["game"] in KINDS else "incoming.some_game")
    began = parse_time(file.get("started"))
    return f"{kind}, {day(evening(began))}" if began else kind


def why(coming: ImportGame) -> str:
    """Why the engine refuses a game: which entry, and what is wrong with it."""
    problem = coming.problem or {}
    seats = as_list(coming.played.file["seats"])
    names = [str(as_dict(seat).get("name", "")) for seat in seats]
    if not problem["entry"]:
        return place_and_why(problem, names)
    text = request_texts().problem(problem, names)
    return gettext("incoming.entry", number=problem["entry"], why=text)


def place_and_why(problem: Json, names: Sequence[str] = ()) -> str:
    """Why a file is refused: where, as in a program, and what is wrong there."""
    text = request_texts().problem(problem, names)
    return f"{path(problem['at'])}: {text}" if problem["at"] else text
