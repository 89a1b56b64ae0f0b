"""A server that is killed in the middle of a large import takes it back when it starts."""

from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection, HTTPException
from io import BytesIO
from threading import Thread

import pysqlite3.dbapi2 as sqlite
import pytest
from werkzeug.datastructures import FileStorage
from werkzeug.test import encode_multipart

from tests.serving import Caller, Served, serving
from tests.transfer.small_scorebook import book, raw
from tests.transfer.test_import_steps import games
from tests.waiting import wait_until
from tests.web.pages import token


def send_form(phone: Caller, path: str, **fields) -> str | None:
    """Send a form of the scorebook's page; return where it leads."""
    fields["csrf_token"] = token(str(phone.call("GET", "/scorebook")[1]))
    boundary, body = encode_multipart(fields)
    kind = f"multipart/form-data; boundary={boundary}"
    headers = {"Sec-Fetch-Site": "same-origin", "Content-Type": kind, "Cookie": phone.cookie}
    with closing(HTTPConnection("127.0.0.1", phone.connection.port, timeout=60)) as line:
        line.request("POST", path, body, headers)
        return line.getresponse().getheader("Location")


def count_games(served: Served) -> int:
    with closing(sqlite.connect(served.data / "companion.db.sqlite")) as database:
        return database.execute("SELECT count(*) FROM game").fetchone()[0]


@pytest.fixture
def half_imported(tmp_path) -> Iterator[None]:
    """Kill a server in the middle of an import."""
    with serving(tmp_path) as served, closing(Caller(served.port)) as phone:
        phone.call("GET", "/api/games")
        file = FileStorage(BytesIO(raw(book(games=games(1_000)))), "evenings.json")
        page = str(send_form(phone, "/scorebook/files", file=file))
        importing = Thread(target=send_until_cut_off, args=(phone, page))
        importing.start()
        wait_until(lambda: count_games(served), "the first games are there")
        served.kill()
        importing.join()
        assert 0 < count_games(served) < 1_000
        yield


def send_until_cut_off(phone: Caller, page: str) -> None:
    with pytest.raises((OSError, HTTPException)):
        send_form(phone, page)


@pytest.mark.long
@pytest.mark.usefixtures("half_imported")
def test_server_killed_in_the_middle_of_an_import_takes_it_back_when_it_starts(tmp_path):
    with serving(tmp_path) as served:
        wait_until(lambda: not count_games(served), "nothing is left of the import")
