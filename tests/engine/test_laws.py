"""Laws of the score sheet, for games nobody thought of."""

import copy
import json
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from companion.engine import bridge
from companion.engine.replay import opened, replay
from tests.engine.laws import broken_laws
from tests.engine.random_logs import corrected, legal_file, live_file
from tests.engine.slow_games import points_of

chances = st.integers(0, 2**32).map(Random)
"""Random generators, so that a failing game is one number."""


@given(chances)
def test_a_legal_game_is_legal_and_its_sheet_sound(rnd: Random):
    answer = replay(legal_file(rnd))
    assert answer["problem"] is None
    assert broken_laws(answer["setup"], answer["sheet"]) == []


@given(chances)
def test_points_are_those_of_the_slow_check(rnd: Random):
    file = legal_file(rnd)
    assert _points_on(replay(file)["sheet"]) == points_of(file)


@given(chances)
def test_undo_restores_the_sheet_and_its_undo_brings_the_entry_back(rnd: Random):
    file = legal_file(rnd)
    if not file["log"]:
        return
    newest = file["log"][-1].setdefault("id", "newest")
    before, after = replay(_with_log(file, file["log"][:-1])), replay(file)
    undone = [*file["log"], {"id": "u", "type": "undo", "of": newest}]
    assert replay(_with_log(file, undone)) == before
    redone = [*undone, {"type": "undo", "of": "u"}]
    assert replay(_with_log(file, redone)) == after


@given(chances)
def test_undo_of_a_correction_restores_the_sheet(rnd: Random):
    file = corrected(rnd, legal_file(rnd))
    newest = file["log"][-1].setdefault("id", "newest")
    before, after = replay(_with_log(file, file["log"][:-1])), replay(file)
    if before["problem"] or after["problem"]:
        return
    undone = [*file["log"], {"id": "u", "type": "undo", "of": newest}]
    assert replay(_with_log(file, undone)) == before
    assert replay(_with_log(file, [*undone, {"type": "undo", "of": "u"}])) == after


@given(chances)
def test_entry_by_entry_gives_the_sheet_of_the_whole_log(rnd: Random):
    file = corrected(rnd, legal_file(rnd))
    fold = opened(_with_log(file, []))
    for entry in file["log"]:
        longer = fold.followed([entry])
        if longer.problem:
            return
        fold = longer
    assert fold.answer() == replay(file)
    assert fold.counts() == opened(file).counts()


@given(chances)
def test_games_that_go_on_from_one_know_nothing_of_each_other(rnd: Random):
    file = corrected(rnd, legal_file(rnd))
    fold, aside = opened(_with_log(file, [])), []
    for entry in file["log"]:
        before, another = fold, rnd.choice(file["log"])
        parted = [before.followed(more) for more in ([another], [entry, another])]
        fold = before.followed([entry])
        if fold.problem:
            break
        if rnd.random() < 0.3:
            aside += [(one, one.answer()) for one in (before, *parted)]
            assert not before.may_know(entry.get("id", ""))
            assert before.followed([entry]).answer() == fold.answer()
    assert [one.answer() for one, _ in aside] == [told for _, told in aside]


@given(chances)
def test_counts_of_an_agame_followed_by_its_cards_are_those_of_its_lines(rnd: Random):
    file = live_file(rnd)
    if file["game"] != "agame":
        return
    file["options"]["complete_bonus"] = 100
    fold = opened(file)
    lines = _lines_of_closed_rounds(fold.answer()["sheet"])
    for seat, counts in enumerate(fold.counts()):
        lizards = [line["count"] for line in lines[seat] if line["what"] == "lizards"]
        complete = [line for line in lines[seat] if line["what"] == "complete"]
        assert (counts["lizards"], counts["completions"]) == (sum(lizards), len(complete))


@given(chances)
def test_what_cards_of_greta_gave_is_what_the_other_had_for_them(rnd: Random):
    file = legal_file(rnd)
    if file["game"] != "greta":
        return
    fold = opened(dict(file, log=[*file["log"], {"type": "finish"}]))
    lines = _lines_of_closed_rounds(fold.answer()["sheet"])
    for seat, counts in enumerate(fold.counts()):
        received = [line["points"] for line in lines[1 - seat] if line["what"] != "points"]
        assert counts["given"] == sum(received)
        assert counts["given"] == sum(counts["given_" + suit] for suit in "SHCD")


@given(chances)
def test_reading_a_game_leaves_the_file_as_it_was(rnd: Random):
    file = corrected(rnd, legal_file(rnd))
    before = copy.deepcopy(file)
    replay(file)
    assert file == before


@given(chances)
def test_a_finished_draft_tells_what_writing_it_brings(rnd: Random):
    file = legal_file(rnd)
    rounds = [entry for entry in file["log"] if entry["type"] in ("section", "round", "game")]
    if not rounds:
        return
    entry = {key: value for key, value in rounds[-1].items() if key != "id"}
    earlier = _with_log(file, file["log"][: file["log"].index(rounds[-1])])
    bridge.call(json.dumps({"do": "open", "file": earlier}))
    here = next(seat for seat, player in enumerate(entry["players"]) if player)
    draft = {"entry": entry, "seat": here}
    told = json.loads(bridge.call(json.dumps({"do": "choices", "draft": draft})))
    sheet = replay(_with_log(file, [*earlier["log"], entry]))["sheet"]
    assert told["entry"] == entry
    assert (told["over"], told["winners"]) == (sheet["over"], sheet["winners"])
    for seat, player in enumerate(entry["players"]):
        if player:
            written = sheet["rounds"][-1]["players"][seat]
            assert told["players"][seat]["points"] == written["points"]


def _lines_of_closed_rounds(sheet: dict) -> list[list[dict]]:
    """Every line by seat, without those of adjustments."""
    closed = [row for row in sheet["rounds"] if row["no"] and not row["open"]]
    return [
        [line for row in closed for line in row["players"][seat]["lines"]]
        for seat in range(len(sheet["totals"]))
    ]


def _with_log(file: dict, log: list) -> dict:
    return dict(file, log=log)


def _points_on(sheet: dict) -> list[list[int]]:
    """The points of all rounds that are not adjustments; nothing for those who have none."""
    return [
        [part["points"] if part else 0 for part in row["players"]]
        for row in sheet["rounds"]
        if row["no"] is not None
    ]
