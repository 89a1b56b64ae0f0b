"""Plays an evening over HTTP and keeps what it leaves behind: how the folders here were made.

    python -m tests.earlier.evening NAME [CHECKOUT]

serves the code of CHECKOUT (this one unless named), which has to be built, and makes the folder
NAME here. A folder that is there is never made again.
"""

import json
import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from http.client import HTTPConnection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import urlencode

from tests.conftest import SECRET, points
from tests.earlier import pads
from tests.serving import serving

FOLDER = Path(__file__).parent
ROOT = FOLDER.parents[1]
RUN = "from companion.cli import main; main()"
GOLDEN_GAMES = 2
"""Of each game: the longest of the golden files."""
PERSON = re.compile(r'href="/people/([0-9a-f-]{36})[^"]*"')
HEADING = re.compile(r"<h1[^>]*>(?:<[^>]*>|\s)*([^<]*)")
FIELD = re.compile(r'name="csrf_token" type="hidden" value="([^"]+)"')


class Phone:
    """A phone that notes every call of the API in a conversation that all phones share."""

    def __init__(self, name: str, port: int, conversation: list[dict[str, Any]]) -> None:
        self.name = name
        self.cookie = ""
        self._connection = HTTPConnection("127.0.0.1", port, timeout=60)
        self._conversation = conversation

    def call(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        text = None if body is None else json.dumps(body)
        status, answer = self._ask(method, path, text, "application/json")
        answer = json.loads(answer)
        record = {"phone": self.name, "call": f"{method} {path}", "body": body}
        if status != 404:  # no phone of that version makes a call that its server does not know
            self._conversation.append({**record, "status": status, "answer": answer})
        return status, answer

    def page(self, path: str) -> str:
        status, text = self._ask("GET", path, None, "")
        return text if status == 200 else ""

    def submit(self, form_path: str, path: str) -> None:
        """Send the form of a page, whose only field is hidden."""
        fields = [("csrf_token", FIELD.findall(self.page(form_path))[0])]
        status, text = self._ask(
            "POST", path, urlencode(fields), "application/x-www-form-urlencoded"
        )
        assert status == 303, (path, status, text)

    def _ask(self, method: str, path: str, text: str | None, kind: str) -> tuple[int, str]:
        origin = f"http://127.0.0.1:{self._connection.port}"
        headers = {"Cookie": self.cookie, "Sec-Fetch-Site": "same-origin", "Origin": origin}
        headers |= {"Accept-Language": "en"}
        if text is not None:
            headers["Content-Type"] = kind
        self._connection.request(method, path, text, headers)
        answer = self._connection.getresponse()
        self.cookie = (answer.getheader("Set-Cookie") or self.cookie).split(";")[0]
        return answer.status, answer.read().decode()


def play(ada: Phone, ben: Phone, cy: Phone, checkout: Path) -> None:
    """Play as much of an evening as this version knows."""
    ada.call("GET", "/api/games")
    for game_id, file in enumerate(game_files(checkout), 1):
        play_game(ada, f"{game_id:08}-0000-4000-8000-000000000000", file)
    if keep_pads(ada):
        play_by_pads(ada)
    correct(ada, "first-tally")
    addie = {"name": "Addie", "color": "red"}
    tally(ada, "addies-tally", [addie, {"name": "Ben", "color": "green"}])
    write(ada, "addies-tally", 0, points("r1", 5, 6), {"id": "end", "type": "finish"})
    if share(ada, ben, cy):
        write(ben, "first-tally", 5, points("bens", 8, 9))
    for one in (ada, ben, cy):
        one.call("GET", "/api/games")
    if merge(ada, "Addie", "Ada"):
        tally(ada, "tossed-tally", [{"name": "Ada"}, {"name": "Cy"}])
        write(ada, "tossed-tally", 0, points("r1", 1, 2), {"id": "end", "type": "finish"})
        ada.submit("/history?tidy=1", "/history/tossed-tally/throw-away")


def game_files(checkout: Path) -> Iterator[dict[str, Any]]:
    """Yield the sample of each game, and the longest legal golden files."""
    for sample in sorted((checkout / "companion" / "samples").glob("*.json")):
        yield json.loads(sample.read_text("utf-8"))
        files = []
        for path in sorted((checkout / "tests" / "golden" / sample.stem).glob("*.json")):
            golden = json.loads(path.read_text("utf-8"))
            if golden["file"].get("log") and "totals" in golden["expect"]:
                files.append(golden["file"])
        yield from sorted(files, key=lambda file: -len(file["log"]))[:GOLDEN_GAMES]


def play_game(phone: Phone, game_id: str, file: dict[str, Any]) -> None:
    """Begin a game and write its log, half by half."""
    log = [{"id": f"e{number}", **entry} for number, entry in enumerate(file["log"], 1)]
    setup = {key: value for key, value in file.items() if key not in ("log", "id")}
    start(phone, game_id, setup)
    half = len(log) // 2
    write(phone, game_id, 0, *log[:half])
    write(phone, game_id, half, *log[half:])
    phone.call("GET", f"/api/games/{game_id}/log?after={half}")


def keep_pads(phone: Phone) -> bool:
    """Make own pads, change and retire them; whether this version knows pads."""
    for pad_id, versions in pads.OWN_PADS.items():
        for version, pad in enumerate(versions):
            body = {"pad": pad, "version": version, "retired": version == 2}
            status, answer = phone.call("PUT", f"/api/pads/{pad_id}", body)
            if status == 404:
                return False
            assert status == (200 if version else 201), answer
    phone.call("GET", "/api/pads")
    return True


def play_by_pads(phone: Phone) -> None:
    """Play a game by each pad, entry by entry, and read each log from its middle."""
    for game_id, (pad, seats, log) in pads.GAMES.items():
        setup = {"format": "companion/1", "game": "pad", "pad": pad, "seats": seats, "options": {}}
        start(phone, game_id, setup)
        seq = 0
        for entry in log:
            seq = write(phone, game_id, seq, entry)
        phone.call("GET", f"/api/games/{game_id}/log?after={len(log) // 2}")


def correct(phone: Phone, game_id: str) -> None:
    tally(phone, game_id, [{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}])
    write(phone, game_id, 0, points("r1", 1, 2))
    write(phone, game_id, 1, points("r2", 3, 4))
    write(phone, game_id, 2, {"id": "undo", "type": "undo", "of": "r2"})
    changed = {"type": "round", "players": [{"points": 10}, {"points": 20}]}
    changes = [{"of": "r1", "entry": changed}]
    write(phone, game_id, 3, {"id": "amend", "type": "amend", "changes": changes})
    write(phone, game_id, 4, points("r3", 5, 6))
    write(phone, game_id, 1, points("late", 7, 8))
    phone.call("GET", f"/api/games/{game_id}")


def tally(phone: Phone, game_id: str, seats: list[dict[str, Any]]) -> None:
    start(phone, game_id, {"format": "companion/1", "game": "tally", "seats": seats, "options": {}})


def start(phone: Phone, game_id: str, setup: dict[str, Any]) -> None:
    body = {**setup, "id": game_id, "started": "2026-11-21T19:30:00Z"}
    status, answer = phone.call("PUT", f"/api/games/{game_id}", body)
    assert status == 201, answer


def write(phone: Phone, game_id: str, after: int, *entries: dict[str, Any]) -> int:
    """Send entries; how many the server has then."""
    body = {"after": after, "entries": list(entries)}
    return phone.call("POST", f"/api/games/{game_id}/log", body)[1]["seq"]


def share(ada: Phone, ben: Phone, cy: Phone) -> bool:
    """Let Ben record and Cy watch; whether this version knows links."""
    game = "/api/games/first-tally"
    for phone, role in ((ben, "record"), (cy, "watch")):
        phone.call("GET", "/api/games")
        status, answer = ada.call("POST", f"{game}/links", {"role": role})
        if status != 201:
            return False
        phone.call("POST", "/api/join", {"token": answer["token"]})
        phone.call("GET", game)
    ada.call("GET", f"{game}/links")
    ben.call("PUT", f"{game}/devices/me", {"by": "Ben"})
    ada.call("GET", f"{game}/devices")
    return True


def merge(phone: Phone, name: str, into: str) -> bool:
    """Make one of two people; whether this version knows people."""
    people = {}
    for person in set(PERSON.findall(phone.page("/people"))):
        people[HEADING.findall(phone.page(f"/people/{person}"))[0].strip()] = person
    if not people:
        return False
    path = f"/people/{people[name]}/merge?into={people[into]}"
    phone.submit(path, path)
    return True


def database_in(data: Path) -> Path:
    """Return the SQLite file of a data folder, by whatever name its version gave it."""
    (file,) = data.glob("companion*.sqlite")
    return file


def sheets(data: Path, environment: dict[str, str]) -> dict[str, Any]:
    """Return the sheet of every game, scored by the version that stored it."""
    with closing(sqlite3.connect(database_in(data))) as database:
        games = dict(database.execute("SELECT id, file FROM game ORDER BY id"))
        rows = database.execute("SELECT game, text FROM entry ORDER BY game, seq").fetchall()
    files = []
    for number, (game_id, text) in enumerate(games.items()):
        log = [json.loads(entry) for game, entry in rows if game == game_id]
        files.append(data / f"{number}.json")
        files[-1].write_text(json.dumps({**json.loads(text), "log": log}), encoding="utf-8")
    command = [sys.executable, "-c", RUN, "score", *files]
    result = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE)
    scored = map(json.loads, result.stdout.splitlines())
    return dict(zip(games, scored, strict=True))


def main(name: str, checkout: Path) -> None:
    items = FOLDER / name
    items.mkdir()
    environment = {**os.environ, "PYTHONPATH": str(checkout), "SECRET_KEY": SECRET}
    with TemporaryDirectory() as folder:
        data, conversation = Path(folder) / "data", []
        program = (sys.executable, "-c", RUN)
        with serving(data, *program, env=environment, cwd=checkout) as server:
            phones = [Phone(one, server.port, conversation) for one in ("ada", "ben", "cy")]
            play(*phones, checkout)
            server.stop()
        with closing(sqlite3.connect(database_in(data))) as database:
            dump = "".join(f"{line}\n" for line in database.iterdump())
        (items / "companion.sql").write_text(dump, encoding="utf-8")
        scored = sheets(data, environment).items()
        for _, sheet in scored:
            sheet.pop("file")  # where it lay
        write_lines(items / "sheets.jsonl", [{"game": key, "sheet": one} for key, one in scored])
    write_lines(items / "conversation.jsonl", conversation)
    cookies = [{"phone": one.name, "cookie": one.cookie} for one in phones]
    write_lines(items / "phones.jsonl", cookies)
    add_digests(sorted(items.iterdir()))


def add_digests(files: list[Path]) -> None:
    with (FOLDER / "digests.txt").open("a") as digests:
        for file in files:
            digest = sha256(file.read_bytes()).hexdigest()
            digests.write(f"{digest}  {file.relative_to(FOLDER).as_posix()}\n")


def write_lines(file: Path, lines: list[dict[str, Any]]) -> None:
    text = "".join(f"{json.dumps(line, ensure_ascii=False)}\n" for line in lines)
    file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]).resolve() if len(sys.argv) > 2 else ROOT)
