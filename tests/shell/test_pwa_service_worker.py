"""What a phone keeps of the app: the service worker's script, and the shell it names."""

import json
import re

import pytest

from companion.core.paths import STATIC
from companion.web.static_files import HASHED
from tests.shell.test_views import SCREENS

PAGES = ["/people", "/people?book=b"]


def shell_of(script: str) -> dict:
    """Return what the server tells the worker."""
    return json.loads(script.split("\n")[0].removeprefix("self.SHELL=").removesuffix(";"))


def test_service_worker_is_revalidated_and_sent_only_when_changed(phone):
    answer = phone.get("/service-worker.js")
    assert answer.mimetype == "text/javascript"
    assert answer.headers["Cache-Control"] == "no-cache"
    known = {"If-None-Match": answer.headers["ETag"]}
    assert phone.get("/service-worker.js", headers=known).status_code == 304


def test_service_worker_names_the_shell_that_every_phone_gets(phone, app):
    shell = shell_of(phone.get("/service-worker.js").text)
    ahead = app.extensions["bundle"].texts["en"]
    first = re.sub(rf' *<link rel="modulepreload" href="{ahead}">\n', "", phone.get("/new").text)
    assert phone.get(shell["address"]).text == first


def test_another_language_is_no_other_version(phone):
    before = phone.get("/service-worker.js").text
    record = phone.get(shell_of(before)["address"]).data
    phone.set_cookie("language", "de")
    assert phone.get("/service-worker.js").text == before
    assert phone.get(shell_of(before)["address"]).data == record


def test_another_shell_makes_another_script(own_app):
    """So phones hear of it; and what one of them is about to keep fits together or is not kept."""
    phone = own_app.test_client()
    before = phone.get("/service-worker.js").text
    own_app.extensions["bundle"].script = f"{HASHED}another.js"
    own_app.extensions["shells"].clear()
    after = phone.get("/service-worker.js").text
    assert after != before
    assert phone.get(shell_of(before)["address"]).status_code == 404
    assert phone.get(shell_of(after)["address"]).status_code == 200


def test_service_worker_caches_every_file_with_a_hash(phone):
    script = phone.get("/service-worker.js").text
    matches = set(re.findall(r'"url":"([^"]+)"', script))
    files = (STATIC / "assets").iterdir()
    assert matches >= {HASHED + file.name for file in files if file.suffix not in (".br", ".gz")}
    assert all(phone.get(address).status_code == 200 for address in matches)


@pytest.fixture
def answered(phone):
    """Tells whether the worker answers an address with the shell: always, or while offline."""
    shell = shell_of(phone.get("/service-worker.js").text)

    def answered(kind: str, address: str) -> bool:
        return any(re.search(pattern, address) for pattern in shell[kind])

    return answered


OTHERS = ["/api/games", "/api/games/g1/stream", "/health", "/static/assets/x.js", "/nowhere"]


def test_service_worker_answers_screens_only(answered):
    screens = [*SCREENS, "/new?game=lynx", "/games/g1/record?of=a"]
    assert all(answered("screens", address) for address in screens)
    assert not any(answered("screens", address) for address in [*OTHERS, *PAGES])


def test_service_worker_answers_server_pages_only_while_offline(answered):
    assert all(answered("pages", address) for address in PAGES)
    assert not any(answered("pages", address) for address in [*OTHERS, *SCREENS])
