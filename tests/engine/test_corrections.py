"""Corrections of a game that is followed entry by entry: as if the whole log had been read anew."""

import pytest

from companion.engine.fold import fold_file

SEATS = [{"name": "Ada"}, {"name": "Ben"}]


def round_of(*points: int) -> dict:
    """Return a round by its points."""
    return {"type": "round", "players": [{"points": one} for one in points]}


def rounds(*points: int) -> list[dict]:
    """Return rounds r1, r2, … in which Ada has so many points."""
    return [{**round_of(ada, 1), "id": f"r{no}"} for no, ada in enumerate(points, 1)]


def amend(name: str, *changes: dict) -> dict:
    """Return a correction."""
    return {"type": "amend", "id": name, "changes": list(changes)}


def undo(name: str, of: str) -> dict:
    """Return an entry that takes another one back."""
    return {"type": "undo", "id": name, "of": of}


def expect_as_read_anew(log: list[dict], *batches: list[dict], **options: object) -> dict:
    """Follow a log batch by batch, compare with a reading of all; return the sheet."""
    head = {"format": "companion/1", "game": "tally", "seats": SEATS, "options": options}
    fold = fold_file({**head, "log": log})
    for batch in batches:
        fold = fold.follow(batch)
        log = [*log, *batch]
    whole = fold_file({**head, "log": log})
    assert fold.problem is None
    assert fold.answer() == whole.answer()
    assert [step[1] for step in fold.steps()] == [step[1] for step in whole.steps()]
    return fold.answer()["sheet"]


@pytest.mark.parametrize(
    ("batch", "totals"),
    [
        ([amend("m", {"of": "r1", "entry": round_of(5, 5)})], [10, 7]),
        ([amend("m", {"of": "r1", "entry": round_of(1, 1)})], [6, 3]),
        ([amend("m", {"of": "r2", "entry": round_of(5, 5)})], [9, 7]),
        ([amend("m", {"of": "r3", "entry": round_of(5, 5)})], [8, 7]),
        ([amend("m", {"of": "r3", "entry": None})], [3, 2]),
        ([undo("u", "r3")], [3, 2]),
        ([undo("u", "r3"), undo("u2", "r2")], [1, 1]),
        ([amend("m", {"before": "r1", "id": "r0", "entry": round_of(7, 0)})], [13, 3]),
        ([amend("m", {"before": "r3", "id": "r0", "entry": round_of(7, 0)})], [13, 3]),
        ([undo("u", "r1"), *rounds(0, 0, 0, 9)[3:]], [14, 3]),
    ],
)
def test_rounds_before_a_correction_are_counted_once(batch: list[dict], totals: list[int]):
    assert expect_as_read_anew(rounds(1, 2, 3), batch)["totals"] == totals
    assert expect_as_read_anew(rounds(1, 2, 3), *[[entry] for entry in batch])["totals"] == totals


def test_a_correction_that_changes_no_figure_moves_the_place_of_a_warning():
    same = amend("m", {"of": "r2", "entry": {**round_of(2, 1)}})
    sheet = expect_as_read_anew(rounds(1, 2, 3), [same], rounds=1)
    assert [(one["entry"], one["at"]) for one in sheet["warnings"]] == [
        (4, ["changes", 0, "entry"]),
        (3, []),
    ]
    expect_as_read_anew(rounds(1, 2, 3), [same], [undo("u", "m")], rounds=1)


def test_refused_entry_stays_refused_through_corrections_of_later_rounds():
    refused = {**round_of(1, 2, 3), "id": "r0"}
    mended = amend("m", {"of": "r2", "entry": round_of(4, 4)})
    sheet = expect_as_read_anew([refused, *rounds(1, 2)], [mended])
    assert [(one["code"], one["entry"]) for one in sheet["warnings"]] == [("refused", 1)]
    assert sheet["totals"] == [5, 5]
