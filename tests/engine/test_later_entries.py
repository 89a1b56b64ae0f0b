"""Entries of a later version in a stored log: unknown by their place, on both interpreters."""

import copy
from collections.abc import Iterator

import pytest

from tests.engine import golden
from tests.engine.both import server
from tests.engine.micropython.phone import Phone, canonical

UNKNOWN = {"entry.type", "value.unknown_key", "value.type"}  # the last: `at` of a card is its cell
GAMES = sorted({path.parent.name for path in golden.all_golden()} - {"format"})
MAX_FILES = 25
"""Files of one game: each is asked for some entries in three ways."""


def legal_files(game: str) -> Iterator[dict]:
    """Yield game files of this game that have entries and no problem."""
    for path in golden.all_golden():
        read = golden.read(path)
        if path.parent.name == game and "problem" not in read["expect"] and read["file"]["log"]:
            yield read["file"]


def as_later_ones(entry: dict) -> Iterator[dict]:
    """Yield an entry as a later version may write it: another type, and a key more."""
    yield {**entry, "type": "later"}
    yield {**entry, "later": 1}
    if "changes" in entry:
        first, *rest = copy.deepcopy(entry["changes"])
        yield {**entry, "changes": [{**first, "later": 1}, *rest]}
        if first["entry"] and "type" in first["entry"]:
            first["entry"]["type"] = "later"
            yield {**entry, "changes": [first, *rest]}


@pytest.mark.parametrize("game", GAMES)
def test_an_entry_of_a_later_version_is_marked_as_unknown_on_both_interpreters(
    game: str, phone: Phone
):
    for file in list(legal_files(game))[:MAX_FILES]:
        last = len(file["log"]) - 1
        for later in as_later_ones(file["log"][last]):
            request = {"do": "open", "file": {**file, "log": [*file["log"][:last], later]}}
            here, there = server(request), phone.ask(request)
            assert canonical(here) == canonical(there)
            marks = [
                one["params"]["code"]
                for one in here["sheet"]["warnings"]
                if one["code"] == "refused" and one["entry"] == last + 1
            ]
            assert marks, later
            assert set(marks) <= UNKNOWN, later
