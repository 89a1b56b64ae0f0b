"""A scorebook with every sort of device around it, which is as new for each of them that asks."""

import io
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from flask import Flask
from sqlalchemy.orm import Session
from werkzeug.datastructures import FileStorage

from companion import create_app
from companion.access.tokens import split_token
from companion.db.transactions import writes
from companion.games.delete import delete_game
from companion.models import db
from companion.models.games import Game
from companion.web import limiter
from tests.conftest import Phone, close, points, settings_in, tally
from tests.web.pages import ids, token_of
from tests.web.who_may import ASKERS

FORMS = {
    "/people/new": {"name": "Dora"},
    "/people/<person:person>/edit": {"name": "Adele"},
    "/scorebook/links": {"role": "watch"},
    "/scorebook/erase": {"word": "erase"},
}
"""What is filled into each form."""
PAD = {
    "name": "Dice",
    "kind": "rounds",
    "seats": [1, 6],
    "fields": [{"id": "thrown", "name": "Thrown"}],
    "points": "thrown",
}


@contextmanager
def built(folder: Path, empty_database: Path) -> Iterator["House"]:
    """Provide a house in this folder, its database closed at the end."""
    settings = settings_in(folder)
    shutil.copy(empty_database, settings.database)
    app = create_app(settings)
    app.test_client_class = Phone
    yield House(app)
    with app.app_context():
        close(app)


class House:
    """Our scorebook: the game "ours", the game "thrown" away, people, links, a file sent."""

    def __init__(self, app: Flask) -> None:
        self.app = app
        app.extensions["streams"].shut_down()  # so that a stream ends as soon as it is opened
        self.phones = {asker: self.new_phone() for asker in ASKERS}
        self.owner = self.phones["owner"]
        self.places = {"<game>": "ours", "<int:number>": "1", "<version>": "one"}
        self._games()
        self._people()
        self._guests()
        self._furnish()
        self._as_it_was = self._let_go().read_bytes()

    def new_phone(self) -> Phone:
        return self.app.test_client()

    def ask(self, asker: str, method: str, rule: str, **places: str):
        """Return the answer to a device that finds the house as it was."""
        self.refresh()
        phone = self.new_phone() if asker == "nobody" else self.phones[asker]
        response = self._sent(method, rule, asker)
        return phone.open(self.address(rule, **places), method=method, **response)

    def bring_back(self, asker: str) -> int:
        """Return the status for a device that has the game "ours" from a server that lost it."""
        self.refresh()
        phone = self.new_phone() if asker == "nobody" else self.phones[asker]
        lines = phone.get("/api/games").json["games"]
        proof = next((line["proof"] for line in lines if line["id"] == "ours"), "")
        with self.app.app_context():
            lose_game("ours")
        return phone.start("ours", proof=proof).status_code

    def bring(self, asker: str, path: str, body: dict) -> int:
        """Return the status for a device that brings what it has from a time without a network."""
        self.refresh()
        phone = self.new_phone() if asker == "nobody" else self.phones[asker]
        return phone.post(path, json=body).status_code

    def refresh(self) -> None:
        """Everything is as it was in the beginning."""
        self._let_go().write_bytes(self._as_it_was)
        limiter.reset()

    def ids(self, path: str) -> dict[str, str]:
        """Return what stands for the places of a path, as `{game}`."""
        named = {place.strip("<>"): value for place, value in self.places.items()}
        return {place: named[place] for place in re.findall("{([^}]+)}", path)}

    def address(self, rule: str, **other: str) -> str:
        """Where a rule leads in this house."""
        places = {**self.places, **other}
        if rule.endswith("/bring-back"):
            places["<game>"] = other.get("<game>", "thrown")
        if rule.startswith(("/people/", "/history/", "/scorebook/")):
            rule += f"?book={self.book}"
        if "/merge" in rule:
            rule += f"&into={self.people['Ben']}"
        for place, value in places.items():
            rule = rule.replace(place, value)
        return rule

    def _sent(self, method: str, rule: str, asker: str) -> dict:
        """Return the body of a request: JSON for a call, for a form its fields and a good token."""
        if rule.startswith("/api/"):
            return {} if method == "GET" else {"json": self.bodies.get((method, rule), {})}
        if method == "GET":
            return {}
        fields = {"csrf_token": "" if asker == "nobody" else token_of(self.phones[asker])}
        return {"data": fields | FORMS.get(rule, {}) | self._file(rule)}

    @property
    def bodies(self) -> dict[tuple[str, str], dict]:
        return {
            ("PUT", "/api/games/<game>"): tally(),
            ("POST", "/api/games/<game>/log"): {"after": 0, "entries": [points("a", 1, 2)]},
            ("POST", "/api/games/<game>/writing"): {"place": "new:1"},
            ("POST", "/api/games/<game>/links"): {"role": "record"},
            ("POST", "/api/games/<game>/links/code"): {"role": "record"},
            ("PUT", "/api/games/<game>/devices/me"): {"by": "Ada"},
            ("PUT", "/api/pads/<pad>"): {"pad": PAD, "version": 1, "scorebook": self.book},
            ("DELETE", "/api/pads/<pad>"): {"version": 1, "scorebook": self.book},
            ("POST", "/api/join"): {"token": self.token},
            ("POST", "/api/join/code"): {"code": self.code},
        }

    def _file(self, rule: str) -> dict:
        if rule != "/scorebook/files":
            return {}
        game = b'{"format":"companion/1","game":"tally","seats":[{"name":"Cy"}],"log":[]}'
        return {"file": FileStorage(io.BytesIO(game), "evening.json")}

    def _games(self) -> None:
        """Two, one of them thrown away."""
        for game in ("ours", "thrown"):
            assert self.owner.start(game).status_code == 201
        assert self.phones["stranger"].start("theirs").status_code == 201
        self.book = self.owner.get("/api/games").json["games"][0]["scorebook"]
        self._done("/history/<game>/throw-away", **{"<game>": "thrown"})

    def _people(self) -> None:
        """Ada and Ben sit at the table; Eve has never sat at one."""
        self._done("/people/new", name="Eve")
        self.people = ids(self.owner)
        self.places["<person:person>"] = self.people["Eve"]

    def _guests(self) -> None:
        invited = {"recorder": "record", "watcher": "watch", "sent_away": "record"}
        for asker, role in invited.items():
            assert self.phones[asker].join(self.owner.share("ours", role)).status_code == 200
        for asker, role in {"member": "record", "onlooker": "watch"}.items():
            self.phones[asker].join(self.owner.share("ours", role, whole_book=True))
        self.owner.delete(f"/api/games/ours/devices/{self._short('sent_away')}", json={})
        token = self.owner.share("ours")
        self.phones["revoked"].join(token)
        self.owner.delete(f"/api/games/ours/links/{link_of(token)}", json={})

    def _furnish(self) -> None:
        """Fill in what the rules' places stand for."""
        self.token = self.owner.share("ours", "watch", whole_book=True)
        assert self.owner.put("/api/pads/dice", json={"pad": PAD, "version": 0}).status_code == 201
        self.places["<pad>"] = "dice"
        self.places["<link>"] = link_of(self.token)
        made = self.owner.post("/api/games/ours/links/code", json={"role": "watch"})
        self.code = made.json["token"]
        self.places["<short>"] = self._short("recorder")
        self.places["<member>"] = self._short("member")
        response = self._done("/scorebook/files", **self._file("/scorebook/files"))
        self.places["<upload>"] = re.search(r"/files/([\w-]+)", response.location)[1]
        script = self.owner.get("/service-worker.js").text
        self.places["<revision>"] = re.search(r'"/shell/(\w+)"', script)[1]

    def _done(self, rule: str, **fields):
        """Return an action of the owner's."""
        places = {name: fields.pop(name) for name in list(fields) if name.startswith("<")}
        fields |= {"csrf_token": token_of(self.owner)}
        answer = self.owner.post(self.address(rule, **places), data=fields)
        assert answer.status_code == 303
        return answer

    def _short(self, asker: str) -> str:
        """Return the id by which others know a phone."""
        devices = self.phones[asker].get("/api/games/ours/devices").json["devices"]
        return next(one["id"] for one in devices if one["this"])

    def _let_go(self) -> Path:
        """Return the database's file, which nobody has open."""
        with self.app.app_context():
            db.engine.dispose()
            return Path(db.engine.url.database)


@writes
def lose_game(session: Session, game: str) -> None:
    """Have a game never been, as on a server whose backup lacks it."""
    delete_game(session, session.get_one(Game, game))


def link_of(token: str) -> str:
    """Return the id of the link that has this token."""
    return split_token(token)[0]
