"""What is no scorebook file is refused with one clear reason."""

import gzip
import json

import pytest

from companion.core.i18n import path
from companion.core.limits import MAX_UNPACKED_BYTES, MAX_VALUES
from companion.transfer.file_format import FORMAT
from companion.transfer.parse import InvalidFileError, read_file
from tests.conftest import tally
from tests.transfer.small_scorebook import GAME, book, person, raw

REFUSED: dict[str, tuple[bytes, str, str]] = {
    "empty": (b"", "json.malformed", ""),
    "no JSON": (b"Ada;12\nBen;7\n", "json.malformed", ""),
    "a picture": (b"\x89PNG\r\n\x1a\n\xff\xfe", "json.not_utf8", ""),
    "UTF-16": (json.dumps(book()).encode("utf-16"), "json.not_utf8", ""),
    "Latin-1": ('{"format": "ä"}'.encode("latin-1"), "json.not_utf8", ""),
    "cut off": (raw(book())[:-5], "json.malformed", ""),
    "a pack cut off": (gzip.compress(raw(book()))[:-5], "scorebook.broken_pack", ""),
    "a pack with more behind": (
        gzip.compress(raw(book())) + b"[]",
        "scorebook.broken_pack",
        "",
    ),
    "a pack of nothing": (b"\x1f\x8b", "scorebook.broken_pack", ""),
    "a pack that is none": (b"\x1f\x8bDear Ada", "scorebook.broken_pack", ""),
    "a small pack of much": (
        gzip.compress(b" " * (MAX_UNPACKED_BYTES + 1), 1),
        "scorebook.too_much",
        "",
    ),
    "millions of little things": (b"[" + b"0," * MAX_VALUES + b"0]", "scorebook.too_much", ""),
    "many brackets": (b"[" * 100_000, "json.too_deep", ""),
    "a million brackets": (b"[" * 1_000_000, "scorebook.unknown", "format"),
    "a million objects": (b'{"a":' * 200_000, "json.too_deep", ""),
    "deep": (b'{"a":' * 40 + b"1" + b"}" * 40, "json.too_deep", ""),
    "NaN": (b'{"format": NaN}', "json.number", ""),
    "a key twice": (b'{"format": 1, "format": 2}', "json.key_twice", ""),
    "a list": (b"[]", "scorebook.unknown", "format"),
    "null": (b"null", "scorebook.unknown", "format"),
    "foreign JSON": (raw({"plays": [], "players": []}), "scorebook.unknown", "format"),
    "a later format": (raw(book(format="companion-scorebook/2")), "scorebook.unknown", "format"),
    "a format that is a list": (raw(book(format=[FORMAT])), "scorebook.unknown", "format"),
    "an unknown key": (raw(book(secrets=[])), "value.unknown_key", "secrets"),
    "no players": (raw({"format": FORMAT, "games": []}), "value.missing", "players"),
    "players that are none": (raw(book(players={})), "value.type", "players"),
    "100,000 players": (
        raw(book(players=[person(f"p{n}") for n in range(100_000)])),
        "value.length",
        "players",
    ),
    "100,000 games": (raw(book(games=[{}] * 100_000)), "value.length", "games"),
    "a player that is a name": (raw(book(players=["Ada"])), "value.type", "players[0]"),
    "a player without a name": (
        raw(book(players=[{"id": "p"}])),
        "value.missing",
        "players[0].name",
    ),
    "a name of spaces": (
        raw(book(players=[person("p", name=" ")])),
        "value.text",
        "players[0].name",
    ),
    "a name too long": (
        raw(book(players=[person("p", name="A" * 41)])),
        "value.length",
        "players[0].name",
    ),
    "a name of control signs": (
        raw(book(players=[person("p", name="A\x1b[2J")])),
        "value.text",
        "players[0].name",
    ),
    "half a letter": (
        b'{"format": "%s", "players": [{"id": "p", "name": "\\ud800"}], "games": []}'
        % FORMAT.encode(),
        "value.text",
        "",
    ),
    "an unknown colour": (
        raw(book(players=[person("p", color="url(x)")])),
        "value.choice",
        "players[0].color",
    ),
    "a mark of three letters": (
        raw(book(players=[person("p", mark="ABC")])),
        "scorebook.mark",
        "players[0].mark",
    ),
    "a mark of markup": (
        raw(book(players=[person("p", mark="<b")])),
        "scorebook.mark",
        "players[0].mark",
    ),
    "a player twice": (
        raw(book(players=[person("p"), person("p")])),
        "scorebook.twice",
        "players[1].id",
    ),
    "a name of two": (
        raw(book(players=[person("p", names=["ada"]), person("q", names=["ADA"])])),
        "scorebook.name_twice",
        "players[1].names",
    ),
    "100,000 names": (
        raw(book(players=[person("p", names=[f"n{n}" for n in range(100_000)])])),
        "value.length",
        "players[0].names",
    ),
    "names of many, too many together": (
        raw(
            book(
                players=[person(f"p{n}", names=[f"{n}-{m}" for m in range(9)]) for n in range(4000)]
            )
        ),
        "value.length",
        "players",
    ),
    "a player merged into himself": (
        raw(book(players=[person("p", into="p")])),
        "scorebook.ring",
        "players[0].into",
    ),
    "a ring of three": (
        raw(book(players=[person("p", into="q"), person("q", into="r"), person("r", into="p")])),
        "scorebook.ring",
        "players[0].into",
    ),
    "a ring at the end of a way": (
        raw(book(players=[person("p", into="q"), person("q", into="r"), person("r", into="q")])),
        "scorebook.ring",
        "players[0].into",
    ),
    "a player merged into nobody": (
        raw(book(players=[person("p", into="q")])),
        "scorebook.nobody",
        "players[0].into",
    ),
    "a game that is none": (raw(book(games=[{"file": 7}])), "value.type", "games[0].file"),
    "a game with an unknown key": (
        raw(book(games=[{"file": GAME, "owner": "me"}])),
        "value.unknown_key",
        "games[0].owner",
    ),
    "a game without a log": (
        raw(book(games=[{"file": tally()}])),
        "value.missing",
        "games[0].file.log",
    ),
    "a game twice": (
        raw(book(games=[{"file": GAME}, {"file": GAME}])),
        "scorebook.twice",
        "games[1].file.id",
    ),
    "a time too few": (
        raw(book(games=[{"file": GAME, "received": []}])),
        "scorebook.received",
        "games[0].received",
    ),
    "a time that is none": (
        raw(book(games=[{"file": GAME, "received": ["2026-13-40T18:00:00Z"]}])),
        "scorebook.time",
        "games[0].received[0]",
    ),
    "a game thrown away some time": (
        raw(book(games=[{"file": GAME, "deleted": "yesterday"}])),
        "scorebook.time",
        "games[0].deleted",
    ),
}


@pytest.mark.parametrize(("file", "code", "at"), REFUSED.values(), ids=REFUSED)
def test_file_that_is_no_scorebook_is_refused_with_one_reason(file: bytes, code: str, at: str):
    with pytest.raises(InvalidFileError) as refusal:
        read_file(file)
    problem = refusal.value.problem
    assert (problem["code"], path(problem["at"])) == (code, at)
