"""The OpenAPI description of every call: what it takes, and each answer it may give."""

import json
from typing import Any

import msgspec
from apispec import APISpec

from companion.access.join_views import CodeBody, JoinAnswer, JoinBody
from companion.access.views import (
    DeviceListAnswer,
    DeviceUserAnswer,
    DeviceUserBody,
    LinkBody,
    LinkListAnswer,
    NewCodeBody,
    NewLinkAnswer,
)
from companion.core.limits import MAX_ENTRY_NUMBER
from companion.games.pad_views import ErasePadBody, PadBody, PadLine, PadListAnswer
from companion.games.views import (
    GameAnswer,
    GameLine,
    GameListAnswer,
    NewGamePlace,
    ThrownAwayAnswer,
)
from companion.log.store import LogAnswer
from companion.log.views import (
    AppendAnswer,
    BatchBody,
    RefusalAnswer,
    RevertAnswer,
    WritingBody,
)
from companion.web.api import (
    ID_SCHEMA,
    CallBody,
    EmptyAnswer,
    FailureAnswer,
    ServerFailureAnswer,
)
from tests.contract import schemas as s

FILE = s.DOCS / "openapi.json"
OURS = 500
"""From here on an answer tells the id of its request, for whoever reports it."""
GAME = {"name": "game", "in": "path", "required": True, "schema": ID_SCHEMA}
AFTER = {
    "name": "after",
    "in": "query",
    "schema": {"type": "integer", "minimum": 0, "maximum": MAX_ENTRY_NUMBER},
}
MADE_BY_THE_SERVER = {"properties": {"token": {"type": "null"}}}
MADE_ON_A_PHONE = {
    "properties": {"role": {"enum": ["watch", "record"]}, "whole_book": {"const": False}}
}
"""What a link may give whose token a phone without a network has made: a place at this game."""
EPOCH = {"name": "epoch", "in": "query", "schema": {"type": "string"}}


def _json(what: str, answer: type) -> s.Schema:
    schema = s.named(answer.__name__)
    return {"description": what, "content": {"application/json": {"schema": schema}}}


def _failures(*statuses: int) -> s.Schema:
    return {
        str(status): _json(s.WHY[status], ServerFailureAnswer if status >= OURS else FailureAnswer)
        for status in statuses
    }


def reading(what: str, answer: type, *failures: int, **more: Any) -> s.Schema:
    """Return a call that changes nothing."""
    answers = {"200": _json("So it is.", answer), **_failures(403, 503, *failures)}
    return {"summary": what, "responses": answers, **more}


def writing(what: str, body: s.Schema, answers: s.Schema, *failures: int, **more: Any) -> s.Schema:
    """Return a call with a body."""
    params = {"required": True, "content": {"application/json": {"schema": body}}}
    others = _failures(400, 403, 408, 413, 415, 503, *failures)
    return {"summary": what, "requestBody": params, "responses": {**others, **answers}, **more}


def done(answer: type, status: int = 200) -> s.Schema:
    return {str(status): _json("Done.", answer)}


def refused(answer: type = FailureAnswer) -> s.Schema:
    return {"422": _json("The engine, or a bound, has a problem with it.", answer)}


BODIES: list[type[CallBody]] = [
    BatchBody,
    CodeBody,
    DeviceUserBody,
    JoinBody,
    LinkBody,
    NewCodeBody,
    PadBody,
    ErasePadBody,
    WritingBody,
]
"""What the calls declare of their bodies, each under its own name among the components."""
_, PLACE = msgspec.json.schema_components([NewGamePlace])
ANSWERS: list[type] = [
    AppendAnswer,
    DeviceListAnswer,
    DeviceUserAnswer,
    EmptyAnswer,
    FailureAnswer,
    GameAnswer,
    GameLine,
    GameListAnswer,
    JoinAnswer,
    LinkListAnswer,
    LogAnswer,
    NewLinkAnswer,
    PadLine,
    PadListAnswer,
    RefusalAnswer,
    ServerFailureAnswer,
    RevertAnswer,
    ThrownAwayAnswer,
]
"""What the views return, as they declare it."""
NEW_GAME = {"oneOf": [s.new_game(game, PLACE["NewGamePlace"]) for game in s.GAMES]}


def _pad_answers(**more: Any) -> s.Schema:
    """Return what may be answered to a change of a pad."""
    overtaken = _json("Somebody stored another version in between: this one.", PadLine)
    return {**done(PadLine), **more, "409": overtaken, **refused()}


def declared_schemas() -> s.Schema:
    """Return what `BODIES` and `ANSWERS` declare, by their names; answers have no other keys."""
    _, bodies = msgspec.json.schema_components(BODIES, ref_template=s.REF)
    _, answers = msgspec.json.schema_components(ANSWERS, ref_template=s.REF)
    closed = {name: shape | {"additionalProperties": False} for name, shape in answers.items()}
    return bodies | closed


OF_A_GAME = (404, 410)
CALLS: dict[str, s.Schema] = {
    "/api/games": {"get": reading("The games this device may see", GameListAnswer)},
    "/api/games/{game}": {
        "get": reading("The game file with its log", GameAnswer, *OF_A_GAME),
        "put": writing(
            "Start a game",
            NEW_GAME,
            {**done(GameLine), **done(GameLine, 201), **refused()},
            *OF_A_GAME,
        ),
        "delete": writing(
            "Throw a game without rounds away",
            {"type": "object"},
            {**done(ThrownAwayAnswer), **refused()},
            *OF_A_GAME,
        ),
    },
    "/api/games/{game}/log": {
        "get": reading(
            "The entries after a number", LogAnswer, 400, *OF_A_GAME, parameters=[AFTER]
        ),
        "post": writing(
            "Write entries",
            s.named("BatchBody"),
            {
                **done(AppendAnswer),
                "409": _json("Somebody wrote in between, or the epoch is over.", LogAnswer),
                **refused(RefusalAnswer),
            },
            *OF_A_GAME,
            parameters=[EPOCH],
        ),
    },
    "/api/games/{game}/stream": {
        "get": {
            "summary": "What is new in the log, as it happens",
            "parameters": [AFTER],
            "responses": {
                "200": {
                    "description": "Server-sent events.",
                    "content": {"text/event-stream": {"schema": s.EVENT}},
                },
                **_failures(400, 403, 503, *OF_A_GAME),
            },
        }
    },
    "/api/games/{game}/writing": {
        "post": writing(
            "Tell the others where this phone writes",
            s.named("WritingBody"),
            done(EmptyAnswer),
            *OF_A_GAME,
        )
    },
    "/api/games/{game}/links": {
        "get": reading("The links to a game", LinkListAnswer, *OF_A_GAME),
        "post": writing(
            "A new link, whose token is told only here",
            {"allOf": [s.named("LinkBody"), {"anyOf": [MADE_BY_THE_SERVER, MADE_ON_A_PHONE]}]},
            {**done(NewLinkAnswer, 201), **refused()},
            *OF_A_GAME,
        ),
    },
    "/api/games/{game}/links/code": {
        "post": writing(
            "A link for one device and ten minutes, whose token is six letters",
            s.named("NewCodeBody"),
            {**done(NewLinkAnswer, 201), **refused()},
            *OF_A_GAME,
        ),
    },
    "/api/games/{game}/links/{link}": {
        "delete": writing("Take a link back", {"type": "object"}, done(EmptyAnswer), *OF_A_GAME)
    },
    "/api/games/{game}/devices": {
        "get": reading(
            "The devices that may see a game",
            DeviceListAnswer,
            *OF_A_GAME,
        )
    },
    "/api/games/{game}/devices/me": {
        "put": writing(
            "Whose this device is",
            s.named("DeviceUserBody"),
            {**done(DeviceUserAnswer), **refused()},
            *OF_A_GAME,
        )
    },
    "/api/games/{game}/devices/{short}": {
        "delete": writing(
            "Send a device away", {"type": "object"}, {**done(EmptyAnswer), **refused()}, *OF_A_GAME
        )
    },
    "/api/games/{game}/devices/{short}/games": {
        "delete": writing(
            "Throw away what a device began by a link to one game",
            {"type": "object"},
            done(ThrownAwayAnswer),
            *OF_A_GAME,
        )
    },
    "/api/games/{game}/devices/{short}/entries": {
        "delete": writing(
            "Take back all that a device wrote into the game",
            {"type": "object"},
            {**done(RevertAnswer), **refused()},
            *OF_A_GAME,
        ),
    },
    "/api/pads": {"get": reading("The pads of this device's scorebooks", PadListAnswer)},
    "/api/pads/{pad}": {
        "put": writing("Store a pad", s.named("PadBody"), _pad_answers(**done(PadLine, 201)), 404),
        "delete": writing("Delete a pad for good", s.named("ErasePadBody"), _pad_answers(), 404),
    },
    "/api/join": {
        "post": writing(
            "Come in by a link",
            s.named("JoinBody"),
            {**done(JoinAnswer), "307": {"description": "Ask there, with the cookie sent here."}},
            404,
            429,
        )
    },
    "/api/join/code": {
        "post": writing("Come in by six letters", s.named("CodeBody"), done(JoinAnswer), 404, 429)
    },
}


def description() -> s.Schema:
    """Return the whole description, OpenAPI 3.1."""
    spec = APISpec(
        title="Companion",
        version="1",
        openapi_version="3.1.0",
        info={"description": "JSON over HTTP, for the phone. In words: docs/api.md."},
    )
    for name, schema in (*s.game_formats(), *declared_schemas().items()):
        spec.components.schema(name, schema)
    for path, calls in CALLS.items():
        places = [place for place in ("game", "link", "pad", "short") if f"{{{place}}}" in path]
        parameters = [{**GAME, "name": place} for place in places]
        spec.path(path=path, operations=calls, parameters=parameters)
    return spec.to_dict()


def description_text() -> str:
    return json.dumps(description(), indent=1) + "\n"
