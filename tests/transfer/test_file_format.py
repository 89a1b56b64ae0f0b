"""A scorebook file says everything, and reads as it was written."""

import gzip
import json
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from companion.transfer import parse
from companion.transfer.file_format import FileGame, FilePerson, ScorebookFile, encode_text
from companion.transfer.parse import InvalidFileError, read_file
from tests.conftest import points, tally
from tests.transfer.small_scorebook import GAME, book, person, raw

DOCS = Path(__file__).parents[2] / "docs"
WHEN = "2026-11-20T18:40:12.000Z"


def test_encoded_scorebook_decodes_to_the_same():
    people = [
        FilePerson("p1", "Ada", color="blue", mark="AL", names=["ada", "ada l."]),
        FilePerson("p2", 'Ben "=1+1"\n<b>', retired=True, into="p1"),
    ]
    whole = ScorebookFile(people, [FileGame(GAME, [WHEN], deleted=WHEN), FileGame(tally(log=[]))])
    assert read_file(encode_text(whole).encode()) == whole


def test_an_empty_scorebook_reads_the_same():
    assert read_file(encode_text(ScorebookFile([], [])).encode()) == ScorebookFile([], [])


def test_a_game_file_is_a_scorebook_of_one_game():
    assert read_file(raw(GAME)) == ScorebookFile([], [FileGame(GAME)])


def test_long_game_file_reads_as_saved():
    game = tally(log=[points(f"{number:036}", 1, 2) for number in range(2000)])
    text = json.dumps(game, indent=1).encode()
    assert len(text) > parse.MAX_WHOLE_BYTES
    assert read_file(text) == ScorebookFile([], [FileGame(game)])
    twice = text[:-2] + b"," + text[text.index(b'"log"') :]
    with pytest.raises(InvalidFileError, match=r"scorebook\.unknown"):
        read_file(twice)


@pytest.fixture(scope="module")
def schema() -> Draft202012Validator:
    whole, game = (
        json.loads((DOCS / name).read_text(encoding="utf-8"))
        for name in ("scorebook.schema.json", "format.schema.json")
    )
    Draft202012Validator.check_schema(whole)
    known = Registry().with_resource("format.schema.json", Resource.from_contents(game))
    return Draft202012Validator(whole, registry=known)


def example() -> dict:
    """Return the file that the documentation shows."""
    text = (DOCS / "scorebook-format.md").read_text(encoding="utf-8")
    lines = [line for line in text.split("## Coming in")[0].splitlines() if line.startswith("    ")]
    return json.loads("\n".join(lines))


def test_the_documented_file_is_one(schema):
    schema.validate(example())
    assert [one.name for one in read_file(raw(example())).players] == ["Ada", "Ben", "Benny"]


def test_a_packed_file_is_read_like_any_other():
    assert read_file(gzip.compress(raw(example()))) == read_file(raw(example()))


def test_a_thousand_people_merged_in_a_row_are_read():
    chain = [person(f"p{n}", into=f"p{n + 1}") for n in range(1000)] + [person("p1000")]
    assert len(read_file(raw(book(players=chain))).players) == 1001


def test_the_limits_are_those_of_the_schema(schema):
    shape = schema.schema
    assert shape["properties"]["players"]["maxItems"] == parse.MAX_PLAYERS
    assert shape["properties"]["games"]["maxItems"] == parse.MAX_GAMES
    names = shape["$defs"]["player"]["properties"]["names"]
    assert names["maxItems"] == parse.MAX_NAMES
