"""The parser of scorebook files, which anybody may have written.

It checks the shape of all values, and that no people are merged in a circle or share a name.
Whether the log of a game is legal, the engine decides when the import is planned.

A file is parsed part by part, a person or a game: as values all of it would take fifty times its
bytes of memory.
"""

import re
from collections.abc import Sequence
from datetime import datetime
from typing import Any, cast, overload

import msgspec

from companion.core.limits import (
    MAX_GAMES,
    MAX_MARK_LETTERS,
    MAX_NAMES,
    MAX_PAD_BYTES,
    MAX_PADS,
    MAX_PART_BYTES,
    MAX_PART_VALUES,
    MAX_PLAYERS,
    MAX_WHOLE_BYTES,
)
from companion.core.names import name_key
from companion.core.rules import Json
from companion.core.strict_json import InvalidJsonError, as_dict, parse
from companion.engine import check
from companion.engine.problem import Problem
from companion.engine.seats import MARKS
from companion.engine.setup import FORMAT as GAME_FORMAT
from companion.transfer.file_format import (
    FORMAT,
    OPTIONAL_PERSON_KEYS,
    FileGame,
    FilePad,
    FilePerson,
    ScorebookFile,
    count_values,
    decode_file,
)

MARK_LETTERS = re.compile(rf"\w{{1,{MAX_MARK_LETTERS}}}")
"""The underscore is allowed because earlier versions took it as a letter, and files have it."""
TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z")

Path = list[str | int]


class InvalidFileError(Exception):
    """The file is no valid scorebook; `problem` has code, place and parameters as the engine's."""

    def __init__(self, problem: Json) -> None:
        super().__init__(problem["code"])
        self.problem = problem


def read_file(raw: bytes) -> ScorebookFile:
    """Parse a file, compressed or not, of a scorebook or one game. Raises `InvalidFileError`."""
    try:
        return _read_scorebook(decode_file(raw))
    except InvalidJsonError as trouble:
        raise InvalidFileError(
            {"code": trouble.code, "at": [], "params": trouble.params}
        ) from trouble
    except Problem as problem:
        raise InvalidFileError(cast(Json, problem.to_dict(0))) from problem


def _read_scorebook(text: bytes) -> ScorebookFile:
    parts = _split_object(text)
    name = _parse_part(parts.get("format", b"null"), ["format"])
    if name == GAME_FORMAT:
        return ScorebookFile([], [FileGame(_read_game_file(_parse_part(text, []), []))])
    if name != FORMAT:
        raise Problem("scorebook.unknown", ["format"], {"format": FORMAT})
    check.record(parts, [], ("format", "players", "games"), ("pads",))
    people = _split_list(parts["players"], ["players"], MAX_PLAYERS)
    games = _split_list(parts["games"], ["games"], MAX_GAMES)
    players = [
        _read_person(_parse_part(one, ["players", place]), ["players", place])
        for place, one in enumerate(people)
    ]
    _require_distinct(players)
    _require_acyclic_merges(players)
    read_games = PackedGames(games)
    _require_distinct_games(read_games)
    return ScorebookFile(players, read_games, _read_pads(parts.get("pads", msgspec.Raw(b"[]"))))


def _read_pads(part: bytes) -> tuple[FilePad, ...]:
    """Read the pads; whether anybody can play by one, the engine decides when that is planned."""
    pads: list[FilePad] = []
    for place, one in enumerate(_split_list(part, ["pads"], MAX_PADS)):
        at: Path = ["pads", place]
        if len(bytes(one)) > 2 * MAX_PAD_BYTES:
            raise Problem("pads.size", at, {"most": MAX_PAD_BYTES})
        pad = _parse_part(one, at)
        check.record(pad, at, ("id", "pad"), ("retired",))
        check.text(pad["id"], [*at, "id"])
        if pad["id"] in [other.id for other in pads]:
            raise Problem("scorebook.twice", [*at, "id"])
        check.boolean(pad.get("retired", False), [*at, "retired"])
        pads.append(FilePad(**pad))
    return tuple(pads)


class PackedGames(Sequence[FileGame]):
    """The games of a file, each parsed when it is asked for, and kept by nobody."""

    def __init__(self, parts: list[msgspec.Raw]) -> None:
        self._parts = parts

    def __len__(self) -> int:
        return len(self._parts)

    @overload
    def __getitem__(self, place: int) -> FileGame: ...
    @overload
    def __getitem__(self, place: slice) -> "PackedGames": ...
    def __getitem__(self, place: int | slice) -> "FileGame | PackedGames":
        """Return one game, or some, as they stand in the file. Raises `Problem`."""
        if isinstance(place, slice):
            return PackedGames(self._parts[place])
        at: Path = ["games", place]
        return _read_game(_parse_part(self._parts[place], at), at)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(cast("Sequence[object]", other))


def _split_object(text: bytes) -> dict[str, msgspec.Raw]:
    """Return the values of the object that a text is, unparsed; none where it is something else."""
    if len(text) <= MAX_WHOLE_BYTES:
        parse(text)
    try:
        parts = msgspec.json.decode(text, type=dict[str, msgspec.Raw])
    except msgspec.ValidationError:
        return {}
    except RecursionError:
        parse(b"[" * MAX_WHOLE_BYTES)
        raise
    except msgspec.DecodeError as error:
        if len(text) <= MAX_WHOLE_BYTES:  # it is JSON, but for half a letter
            raise Problem("value.text", []) from error
        raise _malformed(text, error) from error
    if len(text) > MAX_WHOLE_BYTES:
        _require_nothing_beside(text, parts)
    return parts


def _malformed(text: bytes, error: msgspec.DecodeError) -> InvalidJsonError:
    found = re.search(r"\(byte (\d+)\)", str(error))
    before = text[: int(found[1])] if found else text
    column = len(before) - before.rfind(b"\n")
    return InvalidJsonError("json.malformed", line=before.count(b"\n") + 1, column=column)


def _require_nothing_beside(text: bytes, parts: dict[str, msgspec.Raw]) -> None:
    """Raise where a long file has more in it than these lists, for example one of them twice."""
    rest = text
    for name in ("games", "players", "pads", "log"):
        rest = rest.replace(bytes(parts.get(name, b"null")), b"null", 1)
    rest = rest.strip()
    if len(rest) > MAX_WHOLE_BYTES:
        raise Problem("scorebook.unknown", ["format"], {"format": FORMAT})
    parse(rest)


def _split_list(part: bytes, at: Path, most: int) -> list[msgspec.Raw]:
    """Return the items of a list, unparsed. Raises `Problem`."""
    try:
        return check.array(msgspec.json.decode(part, type=list[msgspec.Raw]), at, most)
    except msgspec.ValidationError as error:
        raise Problem("value.type", at, {"wanted": "list"}) from error


def _parse_part(part: bytes, at: Path) -> Any:
    """Return the value of a part. Raises `InvalidJsonError`, or `Problem` for too much."""
    text = bytes(part)
    if len(text) > MAX_PART_BYTES or count_values(text) > MAX_PART_VALUES:
        raise Problem("scorebook.too_much", at, {"most": MAX_PART_BYTES // 1_000_000})
    return parse(text)


def _read_person(person: Any, at: Path) -> FilePerson:
    check.record(person, at, ("id", "name"), OPTIONAL_PERSON_KEYS)
    check.text(person["id"], [*at, "id"])
    check.text(person["name"], [*at, "name"], check.NAME_LIMIT)
    if person.get("color") is not None:
        check.choice(person["color"], [*at, "color"], MARKS)
    if person.get("into") is not None:
        check.text(person["into"], [*at, "into"])
    check.boolean(person.get("retired", False), [*at, "retired"])
    _check_mark(person.get("mark"), [*at, "mark"])
    names: list[Any] = check.array(person.get("names", []), [*at, "names"], MAX_NAMES)
    for place, name in enumerate(names):
        check.text(name, [*at, "names", place], 3 * check.NAME_LIMIT)  # folding can lengthen it
    return FilePerson(**(person | {"names": [name_key(name) for name in names]}))


def _check_mark(mark: Any, at: Path) -> None:
    """Raise `Problem` unless a mark is None, "shape", or one or two letters."""
    if mark not in (None, "shape") and not (isinstance(mark, str) and MARK_LETTERS.fullmatch(mark)):
        raise Problem("scorebook.mark", at)


def _require_distinct(players: list[FilePerson]) -> None:
    """Raise `Problem` where two share an id or a name, or where there are too many names."""
    ids: set[str] = set()
    names: dict[str, str] = {}
    for place, person in enumerate(players):
        if person.id in ids:
            raise Problem("scorebook.twice", ["players", place, "id"])
        ids.add(person.id)
        for name in person.names:
            if names.setdefault(name, person.id) != person.id:
                raise Problem("scorebook.name_twice", ["players", place, "names"], {"who": name})
    check.array(list(names), ["players"], MAX_NAMES)


def _require_acyclic_merges(players: list[FilePerson]) -> None:
    """Raise `Problem` where people are merged into nobody, or in a circle."""
    into = {person.id: person.into for person in players}
    sound: set[str] = set()
    for place, person in enumerate(players):
        way: set[str] = set()
        step: str | None = person.id
        while step is not None and step not in sound:
            if step in way:
                raise Problem("scorebook.ring", ["players", place, "into"])
            if step not in into:
                raise Problem("scorebook.nobody", ["players", place, "into"])
            way.add(step)
            step = into[step]
        sound |= way


def _read_game(game: Any, at: Path) -> FileGame:
    check.record(game, at, ("file",), ("received", "deleted"))
    file = _read_game_file(game["file"], [*at, "file"])
    received = game.get("received")
    if received is not None:
        check.array(received, [*at, "received"])
        if len(received) != len(file["log"]):
            raise Problem("scorebook.received", [*at, "received"])
        for place, time in enumerate(received):
            _check_time(time, [*at, "received", place])
    if game.get("deleted") is not None:
        _check_time(game["deleted"], [*at, "deleted"])
    return FileGame(file, received, game.get("deleted"))


def _read_game_file(file: Any, at: Path) -> Json:
    """Check the head of a game file; the engine reads the rest.

    What else stands there is for the engine to judge: a game that it does not know stays out alone.
    """
    check.record(file, at, ("format", "game", "seats", "log"), tuple(as_dict(file)))
    for name in ("id", "started"):
        if name in file:
            check.text(file[name], [*at, name])
    check.array(file["log"], [*at, "log"])
    return file


def _require_distinct_games(games: Sequence[FileGame]) -> None:
    ids: set[str] = set()
    for place, game in enumerate(games):
        if "id" in game.file:
            if game.file["id"] in ids:
                raise Problem("scorebook.twice", ["games", place, "file", "id"])
            ids.add(game.file["id"])


def _check_time(value: Any, at: Path) -> None:
    """Raise `Problem` for anything but a time in UTC, such as 2026-11-21T19:30:05.120Z."""
    try:
        if isinstance(value, str) and TIME.fullmatch(value):
            datetime.fromisoformat(value)
            return
    except ValueError:
        pass
    raise Problem("scorebook.time", at)
