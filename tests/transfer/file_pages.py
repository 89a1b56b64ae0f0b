"""A scorebook's file, sent and fetched as a person does it on its page."""

import io
import re
import uuid
from random import Random

from werkzeug.datastructures import FileStorage
from werkzeug.test import encode_multipart

from tests.engine.random_logs import corrected, legal_file, live_file
from tests.web.pages import token_of

HUGE = "This file has more than 10 MB. Nothing was taken in. Packed with gzip, it may fit."
ERASE = {"word": "erase"}


def post(phone, address: str, **fields):
    """Send a form of a page, with its token."""
    fields["csrf_token"] = token_of(phone)
    boundary, body = encode_multipart(fields)
    kind = f"multipart/form-data; boundary={boundary}"
    return phone.post(address, data=body, content_type=kind)


def send(phone, content: bytes, book: str = ""):
    """Send a file to be looked at."""
    return post(
        phone, f"/scorebook/files{book}", file=FileStorage(io.BytesIO(content), "evening.json")
    )


def import_file(phone, content: bytes, book: str = "") -> str:
    """Send a file, look at it and take it in; the page that says what has come."""
    looked = send(phone, content, book)
    assert looked.status_code == 303
    assert phone.get(looked.location).status_code == 200
    result = post(phone, looked.location)
    assert result.status_code == 303
    return phone.get(result.location).text


def export_file(phone, book: str = "") -> bytes:
    answer = phone.get(f"/scorebook/file{book}")
    assert answer.status_code == 200
    return answer.data


def read_message(page: str) -> str:
    return re.search(r'class="flash"[^>]*>\s*<p[^>]*>(.*?)</p>', page, re.DOTALL)[1]


def problem(page: str) -> str:
    """Return what stands beside the file's field."""
    return re.search(r'class="wrong" id="file-wrong">(.*?)</p>', page, re.DOTALL)[1]


PEOPLE = ("Ada", "Ben", "Cy", "Ben ", "ada", "=1+1", "<b>Jo</b>", "Łukasz", "王")


def play(phone, rnd: Random) -> None:
    """Store a random game; some have people named by id, are corrected, thrown away."""
    file = (legal_file if rnd.random() < 0.7 else live_file)(rnd)
    if rnd.random() < 0.3:
        file = corrected(rnd, file)
    for seat in file["seats"]:
        seat["name"] = rnd.choice(PEOPLE)
        if rnd.random() < 0.3:
            seat["player"] = rnd.choice(("p1", "p2"))
    log = [{"id": f"#{number}", **entry} for number, entry in enumerate(file.pop("log"), 1)]
    game = str(uuid.uuid4())
    assert phone.put(f"/api/games/{game}", json=file | {"id": game}).status_code == 201
    phone.write(game, 0, *log)
