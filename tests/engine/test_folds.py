"""One more entry or one more correction gives what a reading of the whole log gives."""

import copy
import sys
from collections import Counter
from random import Random
from types import FrameType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.engine.entries import check_outline
from companion.engine.fold import Fold, fold_file, replay
from tests.conftest import points, tally
from tests.engine.micropython.phone import canonical
from tests.engine.random_logs import (
    GAMES,
    corrected,
    legal_correction,
    legal_file,
    live_file,
)
from tests.engine.spoil import spoilt

chances = st.integers(0, 2**32).map(Random)
FLOORS = {"accepted": 3, "refused": 1, "alike": 0.5, "alike refused": 0.2}
"""How many of each a random log has on average, at least."""


@pytest.mark.parametrize("game", GAMES)
def test_fold_grown_by_batches_answers_as_a_replay(game: str) -> None:
    counted, examples = Counter(), Counter()

    @settings(max_examples=settings.default.max_examples * 2 // 5)
    @given(chances)
    def every_example(rnd: Random) -> None:
        examples["played"] += 1
        grow(rnd, game, counted)

    every_example()
    short = {
        what: counted[what]
        for what, floor in FLOORS.items()
        if counted[what] < floor * examples["played"]
    }
    assert not short, (short, examples)


def grow(rnd: Random, game: str, counted: Counter) -> None:
    """Lay a fold's answer beside a replay's after every batch; count what was compared."""
    file = live_file(rnd, game) if game in ("agame", "animanize") else legal_file(rnd, game)
    if rnd.random() < 0.5:
        file = legal_file(rnd, game)
    waiting = corrected(rnd, file)["log"]
    log: list = []
    fold = fold_file(dict(file, log=log))
    while waiting:
        size = rnd.choice((1, 1, 1, 2, 3))
        batches = [waiting[:size], *_more(rnd, fold, dict(file, log=log))]
        waiting = waiting[size:]
        for kind, batch in zip(("", "alike", ""), batches, strict=False):
            fold, log = _grown(file, fold, log, batch, kind, counted)


def _more(rnd: Random, fold: Fold, file: dict) -> list[list]:
    """Batches that follow once in a while: what looks the same, a correction, something spoilt."""
    chance = rnd.random()
    alike = _alike(rnd, file["log"])
    if chance < 0.4 and alike:
        return [[alike]]
    if chance < 0.6:
        return [[], [legal_correction(rnd, fold, file)]]
    if chance < 0.7 and file["log"]:
        return [[], [spoilt(rnd, rnd.choice(file["log"]))]]
    return []


def _grown(
    file: dict, fold: Fold, log: list, batch: list, kind: str, counted: Counter
) -> tuple[Fold, list]:
    """Return the fold and the log with a batch that is legal, and as they were without it."""
    if not batch:
        return fold, log
    longer, whole = fold.follow(batch), replay(dict(file, log=[*log, *batch]))
    assert canonical(longer.problem) == canonical(whole["problem"])
    outcome = "refused" if longer.problem else "accepted"
    counted.update([outcome, kind, f"{kind} {outcome}"])
    if longer.problem:
        return fold, log
    assert canonical(longer.answer()) == canonical(whole)
    assert longer.counts() == fold_file(dict(file, log=[*log, *batch])).counts()
    return longer, [*log, *batch]


def _alike(rnd: Random, log: list) -> dict | None:
    """Return an amend to a value that looks equal: `true` for 1, `1.0`."""
    numbered = [
        (entry.get("id", f"#{number}"), entry)
        for number, entry in enumerate(log, 1)
        if entry["type"] not in ("undo", "amend")
    ]
    rnd.shuffle(numbered)
    for name, entry in numbered:
        copied = copy.deepcopy(entry)
        places = [place for place in _places(copied) if place[0][place[1]] in (0, 1)]
        if not places:
            places = _places(copied)
        if places:
            box, key = rnd.choice(places)
            box[key] = rnd.choice(_LOOK_ALIKES)(box[key])
            changes = [{"of": name, "entry": copied}]
            return {"type": "amend", "changes": changes, "id": f"a{rnd.randrange(10**9)}"}
    return None


_LOOK_ALIKES = (float, float, lambda number: bool(number) if number in (0, 1) else float(number))


def _places(value: object) -> list:
    """Every whole number or truth in a JSON value, as (container, key)."""
    if not isinstance(value, dict | list):
        return []
    keys = range(len(value)) if isinstance(value, list) else list(value)
    result = [(value, key) for key in keys if isinstance(value[key], int)]
    for key in keys:
        result += _places(value[key])
    return result


def test_folds_that_go_on_from_one_in_two_threads_keep_their_own_entries() -> None:
    """The other thread comes once the first has looked whether anybody has gone on before."""
    held = fold_file(tally(log=[points("r1", 1, 2)]))
    follow_beside: list[Fold] = []

    def on_call(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code is check_outline.__code__ and not follow_beside:
            sys.setprofile(None)
            follow_beside.append(held.follow([points("theirs", 100, 0)]))

    sys.setprofile(on_call)
    try:
        mine = held.follow([points("mine", 3, 4)])
    finally:
        sys.setprofile(None)
    for fold, totals in ((mine, [4, 6]), (follow_beside[0], [101, 2])):
        change = {"of": "r1", "entry": points("r1", 2, 2)}
        fixed = fold.follow([{"id": "fix", "type": "amend", "changes": [change]}])
        assert fixed.answer()["sheet"]["totals"] == [totals[0] + 1, totals[1]]
