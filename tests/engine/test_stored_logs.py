"""Logs that an earlier engine accepted: they keep their sheet, and can be corrected further."""

import pytest

from companion.engine.fold import Fold, fold_file, replay
from tests.engine import golden
from tests.engine.both import server
from tests.engine.micropython.phone import canonical

COLORS = ("blue", "green", "purple", "red")


def file_of(game: str, seats: int, log: list[dict], **options: object) -> dict:
    chairs: list[dict] = [{"name": name} for name in ("Ada", "Ben", "Cy", "Dot")[:seats]]
    if game == "agame":
        chairs = [dict(one, color=color) for one, color in zip(chairs, COLORS, strict=False)]
    head = {"format": "companion/1", "game": game, "seats": chairs, "options": options}
    return {**head, "log": [dict(entry, id=f"e{at}") for at, entry in enumerate(log)]}


def game(kind: str, *players: dict, **more: object) -> dict:
    return {"type": kind, "players": list(players), **more}


def haul(tricks: int, *animals: int, **more: int) -> dict:
    return {"tricks": tricks, "animals": list(animals), **more}


ONCE_ACCEPTED = {
    "animals twice beside points": (
        file_of("animanize", 3, [game("round", haul(5, 9), haul(5, 9), {"points": 3})]),
        "animanize.animal_twice",
        [14, 14, 3],
    ),
    "a card twice beside points": (
        file_of(
            "agame",
            3,
            [game("section", {"row": {"8": "purple"}}, {"row": {"8": "purple"}}, {"points": 5})],
        ),
        "agame.card_twice",
        [8, 8, 5],
    ),
    "an elimination with nothing captured": (
        file_of("animanize", 3, [game("round", haul(6), haul(5), haul(2, eliminated=1))]),
        "animanize.too_few_out",
        [6, 5, 0],
    ),
    "68 without a lizard": (
        file_of("agame", 2, [game("section", {"sum": 68, "lizards": 0}, {"sum": 0, "lizards": 0})]),
        "agame.lizards_too_few",
        [68, 0],
    ),
    "more points than a section brings": (
        file_of("agame", 2, [game("section", {"points": 300}, {"points": -3})]),
        "agame.points_range",
        [300, -3],
    ),
    "three kings of spades beside points": (
        file_of(
            "lynx",
            3,
            [
                game(
                    "round",
                    {"melds": [["KS", "KH", "KS"]], "hand": []},
                    {"melds": [["JS", "QS", "KS"]], "hand": []},
                    {"points": 4},
                    finisher=None,
                )
            ],
        ),
        "lynx.copies",
        [6, 6, 4],
    ),
    "nine twos": (
        file_of(
            "lynx",
            2,
            [
                game(
                    "round",
                    {"melds": [{"set": "2", "n": 8}], "hand": []},
                    {"melds": [], "hand": ["3S"]},
                    finisher=0,
                    last="2S",
                )
            ],
        ),
        "lynx.rank_copies",
        [38, -2],
    ),
}
stored = pytest.mark.parametrize(
    ("file", "code", "totals"), ONCE_ACCEPTED.values(), ids=list(ONCE_ACCEPTED)
)
NOTE = {"type": "adjust", "seat": 0, "points": 100, "id": "more"}


def sheet_of(fold: Fold) -> dict:
    answer = fold.answer()
    assert answer["problem"] is None
    return answer["sheet"]


def marks(fold: Fold) -> list[tuple[int, str]]:
    """Return the places and codes of what the sheet warns of, without what was let be all along."""
    warnings = sheet_of(fold)["warnings"]
    unlikely = ("lynx.no_finisher", "lynx.empty_hand")
    return [(one["entry"], one["code"]) for one in warnings if one["code"] not in unlikely]


@stored
def test_a_new_entry_is_refused_by_a_rule_that_came_later(file: dict, code: str, totals: list):
    assert replay(file)["problem"]["code"] == code
    before = fold_file(dict(file, log=[]))
    assert before.follow(file["log"]).problem["code"] == code


@stored
def test_a_stored_entry_keeps_its_sheet_and_is_marked(file: dict, code: str, totals: list):
    fold = fold_file(file)
    assert sheet_of(fold)["totals"] == totals
    assert marks(fold) == [(1, code)]


@stored
def test_a_stored_entry_stays_through_further_entries_and_corrections(
    file: dict, code: str, totals: list
):
    rules = {"type": "amend", "changes": [{"of": "setup", "entry": {"options": {"target": 999}}}]}
    more = [totals[0] + 100, *totals[1:]]
    first = dict(NOTE, id="first")
    before = {"before": "e0", "id": "put in", "entry": {"type": "adjust", "seat": 0, "points": 0}}
    corrections = [dict(rules, id="c"), {"type": "amend", "changes": [before], "id": "d"}]
    fold = fold_file(file)
    for entry in (first, *corrections):
        fold = fold.follow([entry])
    assert sheet_of(fold)["totals"] == more
    assert marks(fold) == [(1, code)]
    again = fold_file(dict(file, log=[*file["log"], first, *corrections]))
    assert again.answer() == fold.answer()


@stored
def test_a_stored_entry_that_was_mended_is_not_spoilt_again(file: dict, code: str, totals: list):
    entry = file["log"][0]
    points = dict(entry, players=[{"points": 1} for _ in totals])
    points.pop("last", None)
    mended = fold_file(file).follow([amend("e0", points, "mend")])
    assert marks(mended) == []
    assert mended.follow([amend("e0", entry, "spoil")]).problem["code"] == code


@stored
def test_server_and_phone_let_a_stored_entry_be_alike(phone, file: dict, code: str, totals: list):
    for request in ({"do": "open", "file": file}, {"do": "add", "entries": [NOTE]}):
        here, there = server(request), phone.ask(request)
        assert canonical(here) == canonical(there)
    assert there["problem"] is None


def amend(target: str, entry: dict, name: str) -> dict:
    return {"type": "amend", "changes": [{"of": target, "entry": entry}], "id": name}


def test_one_fennek_of_two_stays_alone_in_a_stored_log():
    path = golden.FOLDER / "agame" / "live-fennek-one-of-two-alone.json"
    file = golden.read(path)["file"]
    fold = fold_file(file)
    assert marks(fold)[-1] == (10, "agame.fennek_alone")
    sheet = sheet_of(fold)
    assert len(sheet["rounds"][0]["entries"]) == 10


# --- the set-up ------------------------------------------------------------------

SPOILT = {"of": "setup", "entry": {"options": {"target": 0}}}
"""A house rule that this engine refuses."""
TALLY = file_of("tally", 2, [game("round", {"points": 5}, {"points": 3})])


def spoilt_set_up() -> Fold:
    """Return a stored tally with a set-up that was once allowed."""
    log = [*TALLY["log"], {"type": "amend", "changes": [SPOILT], "id": "old"}]
    return fold_file(dict(TALLY, log=log))


def test_a_stored_set_up_that_is_refused_counts_nothing_and_is_marked_once():
    fold = spoilt_set_up().follow([NOTE]).follow([amend("e0", TALLY["log"][0], "same")])
    assert sheet_of(fold)["totals"] == [105, 3]
    assert marks(fold) == [(2, "refused")]


@pytest.mark.parametrize(
    "correction",
    [
        {"type": "undo", "of": "e0"},
        {"type": "undo", "of": "old"},
        {"type": "amend", "changes": [{"of": "e0", "entry": None}]},
        {"type": "amend", "changes": [{"of": "setup", "entry": {"options": {"target": 50}}}]},
    ],
)
def test_a_stored_set_up_that_is_refused_bars_no_correction(correction: dict):
    fold = spoilt_set_up()
    after = fold.follow([dict(correction, id="c")])
    assert after.problem is None
    whole = dict(TALLY, log=[*TALLY["log"], {"type": "amend", "changes": [SPOILT], "id": "old"}])
    again = fold_file(dict(whole, log=[*whole["log"], dict(correction, id="c")]))
    assert again.answer() == after.answer()


def test_a_new_set_up_that_is_refused_stays_refused_beside_a_stored_one():
    entry = {"type": "amend", "changes": [SPOILT], "id": "new"}
    problem = spoilt_set_up().follow([entry]).problem
    assert (problem["code"], problem["entry"]) == ("value.range", 3)
    assert problem["at"] == ["changes", 0, "entry", "options", "target"]
