"""The pages of an import: upload, preview, import."""

import uuid
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from typing import cast

from flask import Blueprint, Flask, current_app, redirect, render_template, request, url_for
from flask_babel import gettext
from gevent.lock import BoundedSemaphore
from werkzeug.exceptions import BadRequest, NotFound, RequestEntityTooLarge, ServiceUnavailable
from werkzeug.wrappers import Response

from companion.access.device_cookie import this_device, this_kind
from companion.access.pages import redirect_with_message
from companion.access.scorebooks import ScorebookAccess
from companion.core.clock import parse_time
from companion.core.i18n import choose_words, path
from companion.core.limits import (
    MAX_DRAINED_BYTES,
    MAX_FILE_BYTES,
    MAX_FILE_NAME_LETTERS,
    MAX_UPLOAD_FIELDS_BYTES,
    PREVIEW_RATE,
    UPLOAD_RATE,
    HostBounds,
)
from companion.core.rules import Json
from companion.core.strict_json import as_dict, as_list
from companion.core.threadpool import FILES, in_thread
from companion.engine.check import NAME_LIMIT
from companion.engine.games import GAMES
from companion.transfer import import_store, uploads
from companion.transfer.file_format import GZIP
from companion.transfer.forms import ImportForm, UploadForm
from companion.transfer.import_store import ImportPreview
from companion.transfer.parse import InvalidFileError, read_file
from companion.transfer.place_words import (
    SEPARATOR,
    name_field,
    name_pad_key,
    name_pad_place,
    name_place,
)
from companion.transfer.plan import ImportGame, ImportPad, ImportStatus
from companion.transfer.views import own_book, render_page
from companion.web import limiter
from companion.web.dates import day, evening
from companion.web.preferences import request_texts

blueprint = Blueprint("imports", __name__, url_prefix="/scorebook/files")

MULTIPART = "multipart/form-data"
CHUNK_BYTES = 100_000
LARGE_BYTES = 200_000
"""Bytes of a file that is read alone."""
ONE_LARGE_FILE = BoundedSemaphore(1)
"""Held while a large file is read, previewed or imported: their memory never adds up."""
WAIT_SECONDS = 20
MAX_LINES = 50
"""Lines of each list on the page; below it stands how many more there are."""


def init_app(app: Flask) -> None:
    """Offer the pages."""
    app.register_blueprint(blueprint)
    for function in (explain_refusal, explain_pad, describe_game):
        app.add_template_filter(function)


@blueprint.post("")
@limiter.limit(UPLOAD_RATE)
def send() -> Response | tuple[str, int]:
    """Store an uploaded file for its preview; refuse one that is no scorebook."""
    if request.mimetype == MULTIPART:
        request.max_content_length = MAX_FILE_BYTES + MAX_UPLOAD_FIELDS_BYTES
    book = own_book()
    try:
        form = UploadForm()
    except RequestEntityTooLarge:
        _drain_body()
        return _render_refusal(UploadForm(formdata=None), gettext("incoming.huge"), 413)
    if not form.validate():
        return render_page(book, send=form), 422
    raw = form.file.data.read()
    try:
        with _alone_if_large(raw):
            in_thread(read_file, FILES)(raw)
    except InvalidFileError as trouble:
        return _render_refusal(form, explain_unreadable(trouble.problem), 422)
    name = (form.file.data.filename or "")[:MAX_FILE_NAME_LETTERS]
    upload = uploads.save(this_device(), this_kind(), name, raw)
    return redirect(url_for(".show_preview", upload=upload), 303)


def _drain_body() -> None:
    """Read the rest of the request: a browser reads no answer before all is sent."""
    for _ in range(MAX_DRAINED_BYTES // CHUNK_BYTES):
        if not request.environ["wsgi.input"].read(CHUNK_BYTES):
            return


def _render_refusal(form: UploadForm, why: str, status: int) -> tuple[str, int]:
    form.file.errors = [why]
    return render_page(own_book(), send=form), status


@blueprint.get("/<upload>")
@limiter.limit(PREVIEW_RATE)
def show_preview(upload: str) -> str | Response:
    """Show what the import of a file would do."""
    name, raw = _find_upload(upload)
    book = own_book()
    if not raw:
        return _tell_imported()
    with _alone_if_large(raw):
        file = in_thread(read_file, FILES)(raw)
        preview = import_store.preview_import(this_device(), _home(book, upload), file)
        context = {"name": name, "upload": upload, "seen": preview, "most": MAX_LINES}
        return render_template(
            "transfer/preview.html", form=ImportForm(), book=book, fate=ImportStatus, **context
        )


@blueprint.post("/<upload>")
@limiter.limit(PREVIEW_RATE)
def run_import(upload: str) -> Response:
    """Import an uploaded file; tapped twice, it is imported once."""
    _, raw = _find_upload(upload)
    if not ImportForm().validate():
        raise BadRequest(gettext("form.stale"))
    book, device = own_book(), this_device()
    if not raw:
        return _tell_imported()
    with _alone_if_large(raw):
        file = in_thread(read_file, FILES)(raw)
        preview: ImportPreview = import_store.preview_import(device, _home(book, upload), file)
        bounds = cast("HostBounds", current_app.config["HOST_BOUNDS"])
        result = import_store.import_file(device, this_kind(), file, preview, bounds)
    if result is None:
        raise NotFound
    uploads.empty(device, upload)
    if not (result.games or result.people or result.pads):
        return _tell_imported(preview.book)
    counts = {"games": result.games, "people": result.people, "pads": result.pads or None}
    return redirect_with_message("transfer.scorebook", "came", book=preview.book, **counts)


def _home(book: ScorebookAccess | None, upload: str) -> str:
    """Return the scorebook a file is imported into: where there is none, one made for this file."""
    return book.id if book else str(uuid.uuid5(uuid.NAMESPACE_OID, upload))


def _tell_imported(book: str | None = None) -> Response:
    """Say that a file has been imported: by a tap before this one."""
    values = {"book": book} if book else {}
    return redirect_with_message("transfer.scorebook", "came_before", **values)


def _find_upload(upload: str) -> tuple[str, bytes]:
    """Return the name and bytes of the file this device has uploaded. Raises 404."""
    row = uploads.find(this_device(), upload)
    if row is None:
        raise NotFound
    return row


@contextmanager
def _alone_if_large(raw: bytes) -> Generator[None]:
    """Have a file that may be large alone in memory: others wait. Raises 503 when that is long."""
    if len(raw) <= LARGE_BYTES and not raw.startswith(GZIP):
        yield
        return
    if not ONE_LARGE_FILE.acquire(timeout=WAIT_SECONDS):
        raise ServiceUnavailable(retry_after=WAIT_SECONDS)
    try:
        yield
    finally:
        ONE_LARGE_FILE.release()


def describe_game(game: ImportGame) -> str:
    """Return the kind of a game and the day it began, as far as the file has them."""
    file = game.played.file
    kind = _name_game(file)
    start = parse_time(file.get("started"))
    return f"{kind}, {day(evening(start))}" if start else kind


def _name_game(file: Json) -> str:
    """Return what was played, from a file that nobody has checked yet."""
    name = as_dict(file.get("pad")).get("name") or as_dict(file.get("options")).get("name")
    if isinstance(name, str) or as_dict(name):
        return choose_words(name, gettext("app.language"))[:NAME_LIMIT]
    game = file["game"]
    is_known = isinstance(game, str) and game in GAMES
    return gettext(f"game.{game}" if is_known else "incoming.some_game")


def explain_refusal(game: ImportGame) -> str:
    """Return why the engine refuses a game: the round or the place at the table, and what is wrong.

    A key that is missing is called as the recorder calls it; one that is not known has no name.
    """
    file, problem = game.played.file, game.problem or {}
    names = [str(as_dict(seat).get("name", "")) for seat in as_list(file["seats"])]
    code, at = problem["code"], problem["at"]
    if code == "value.missing" and (field := name_field(file, at)):
        problem = {**problem, "at": at[:-1], "params": {"key": field}}
    elif code == "value.unknown_key" and len(at) > 1:
        problem = {**problem, "at": at[:-1]}
    return _explain(problem, names, name_place(file, problem))


def explain_pad(pad: ImportPad) -> str:
    """Return why nobody can play by a pad of the file: the pad, the place in it, what is wrong."""
    problem = pad.problem or {}
    at = problem["at"][3:]
    if problem["code"] == "value.missing" and (field := name_pad_key(problem["params"]["key"])):
        problem, at = {**problem, "params": {"key": field}}, at[:-1]
    place = name_pad_place(at, pad.pad.pad)
    kind = _name_game({"game": "pad", "pad": pad.pad.pad})
    if at and not place:
        return explain_problem(problem)
    return _explain(problem, (), SEPARATOR.join([kind, place] if place else [kind]))


def explain_unreadable(problem: Json) -> str:
    """Return why a file cannot be read, in words of those who chose it: none of its notation."""
    is_notation = str(problem["code"]).startswith("json.")
    return gettext("incoming.unreadable") if is_notation else explain_problem(problem)


def explain_problem(problem: Json, names: Sequence[str] = ()) -> str:
    """Return a problem as text; where in the file it is stands last, for whoever can mend that."""
    why = request_texts().problem(problem, names)
    if not problem["at"]:
        return why
    return gettext("incoming.place", why=why, place=path(problem["at"]))


def _explain(problem: Json, names: Sequence[str], place: str) -> str:
    """Return a problem as text after its place in words; without words its path stands last."""
    if not place:
        return explain_problem(problem, names)
    return gettext("record.wrong", name=place, what=request_texts().problem(problem, names))
