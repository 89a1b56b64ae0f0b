"""What the engine answers with: the rounds that changed, on top of those the phone has."""

import json
from pathlib import Path

import pytest

from companion.engine import bridge
from companion.engine.fold import fold_file
from tests.engine import golden
from tests.engine.random_logs import GAMES, random_file

SEEDS = range(40)
MANY = 100
"""Of a longer log the first and the last entries are compared: each is a replay of all before."""
TALLY = {"format": "companion/1", "game": "tally", "seats": [{"name": "Ada"}, {"name": "Ben"}]}


TWO = [{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}]
THREE = [*TWO, {"name": "Cy", "color": "purple"}]
PADS = Path(bridge.__file__).parents[1] / "pads"


def by_pad(name: str, **changes: object) -> dict:
    """Return the head of a game by a pad of the library, with other ends."""
    pad = json.loads((PADS / f"{name}.json").read_text(encoding="utf-8"))
    return {"game": "pad", "seats": THREE, "options": {}, "pad": {**pad, **changes}}


ENDLESS = {
    "tally": ({"game": "tally", "seats": TWO, "options": {"target": None}}, "round"),
    "agame": ({"game": "agame", "seats": THREE, "options": {"target": None}}, "section"),
    "animanize": (
        {"game": "animanize", "seats": THREE, "options": {"target": None, "max_rounds": 1000}},
        "round",
    ),
    "lynx": ({"game": "lynx", "seats": THREE, "options": {"target": None}}, "round"),
    "greta": ({"game": "greta", "seats": TWO, "options": {"games": None}}, "game"),
    "a pad of rounds": (by_pad("skyjo", target=None), "round"),
    "a pad of rows": (by_pad("kniffel"), "row"),
}
"""Games that go on, or as long as there is room, and what an entry is called there."""


@pytest.mark.parametrize("game", golden.games())
def test_changes_give_the_whole_sheet_after_every_entry_of_the_golden_files(game):
    paths = [path for path in golden.selected() if golden.name(path).partition("/")[0] == game]
    for path in paths:
        follow(golden.read(path)["file"])


@pytest.mark.parametrize("game", [*GAMES, "pad"])
def test_changes_give_the_whole_sheet_after_every_entry_of_random_corrected_logs(game):
    for seed in SEEDS:
        follow(random_file(seed, game))


@pytest.mark.parametrize("name", ENDLESS)
def test_an_answer_does_not_grow_with_the_log(name):
    head, kind = ENDLESS[name]
    ask("open", file={"format": "companion/1", **head, "log": []})
    answers = [ask("add", entries=[entry]) for entry in entries_of(kind, head)]
    assert [answer["problem"] for answer in answers if answer["problem"]] == []
    sizes = [len(json.dumps(answer)) for answer in answers]
    assert max(sizes) < 1.1 * sizes[0]


def test_an_entry_refused_or_only_tried_leaves_the_sheet_to_go_on_from():
    ask("open", file={**TALLY, "log": [points(number) for number in range(3)]})
    assert ask("try", entries=[points(3), points(4)])["kept"] == 3
    assert ask("add", entries=[points(3), {"type": "nonsense"}])["problem"]
    assert ask("add", entries=[points(3)])["kept"] == 3
    undone = ask("add", entries=[{"type": "undo", "of": "1"}])
    assert undone["kept"] == 1
    assert [row["entries"] for row in undone["sheet"]["rounds"]] == [["2"], ["3"]]


def entries_of(kind: str, head: dict) -> list[dict]:
    """Return rounds of points without an end; of a pad of rows every figure of the block."""
    seats = range(len(head["seats"]))
    if kind == "row":
        rows = [row["id"] for row in head["pad"]["rows"] if "kind" not in row]
        return [
            {"id": f"{row} {seat}", "type": kind, "seat": seat, "row": row, "value": 0}
            for row in rows
            for seat in seats
        ]
    return [
        {"id": f"{no}", "type": kind, "players": [{"points": (no + seat) % 7} for seat in seats]}
        for no in range(200)
    ]


def points(number: int) -> dict:
    """Return one round of a tally, with its id."""
    return {"id": str(number), "type": "round", "players": [{"points": 1}, {"points": number % 7}]}


def ask(what: str, **question: object) -> dict:
    """Ask as the phone does: what it was told before it knows."""
    return json.loads(bridge.call(json.dumps({"do": what, "changes": what != "open", **question})))


def follow(file: object) -> None:
    """Lay what a phone puts together beside the whole sheet, after every entry of a file."""
    log = file.get("log") if isinstance(file, dict) else None
    if not isinstance(file, dict) or not isinstance(log, list):
        return
    known = ask("open", file={**file, "log": []})
    if not known["sheet"]:
        return
    kept: list = []
    for place, entry in enumerate(log):
        tried = put_together(known, ask("try", entries=[entry]))
        answer = put_together(known, ask("add", entries=[entry]))
        assert answer == tried
        if answer["problem"]:
            continue
        kept, known = [*kept, entry], answer
        if MANY <= place < len(log) - 10:
            continue
        whole = json.loads(json.dumps(fold_file({**file, "log": kept}).view()))
        assert known == whole, (file, len(kept))


def put_together(known: dict, answer: dict) -> dict:
    """Return a whole answer, as the phone puts it together."""
    kept, whole = answer["kept"], {key: answer[key] for key in answer if key != "kept"}
    rounds = known["sheet"]["rounds"][:kept] + whole["sheet"]["rounds"]
    return {**whole, "sheet": {**whole["sheet"], "rounds": rounds}}
