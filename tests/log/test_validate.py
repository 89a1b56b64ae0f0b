"""A batch is judged in large steps, and comes out as if each entry had come by itself."""

from hypothesis import given
from hypothesis import strategies as st

from companion.core.limits import MAX_AMEND_CHANGES
from companion.core.rules import fold_stored
from companion.log import validate
from companion.log.validate import BatchResult, BatchValidator
from tests.conftest import points, tally

names = st.sampled_from("abcdef")
rounds = st.builds(points, names, st.integers(1, 3), st.just(2))
wrong = st.builds(points, names, st.just("many"), st.just(2))
undone = st.builds(lambda name, of: {"id": name, "type": "undo", "of": of}, names, names)
amended = st.builds(
    lambda name, of, entry: {
        "id": name,
        "type": "amend",
        "changes": [{"of": of, "entry": {k: v for k, v in entry.items() if k != "id"}}],
    },
    names,
    names,
    rounds,
)
batches = st.lists(st.one_of(rounds, rounds, rounds, wrong, undone, amended), max_size=8)


def judged(stored: list, batch: list) -> BatchResult:
    fold = fold_stored({**tally(), "log": stored})
    known = {entry["id"]: entry for entry in stored}
    return BatchValidator(fold, len(stored), known, may_record=True).validate(batch)


@given(batches)
def test_batch_is_validated_as_single_entries_would_be(batch):
    together = judged([], batch)
    fresh: list = []
    confirmed: list = []
    refused, problem = None, None
    for entry in batch:
        alone = judged(fresh, [entry])
        fresh, confirmed = fresh + alone.new_entries, confirmed + alone.accepted_ids
        if alone.problem:
            refused, problem = alone.refused_id, alone.problem
            break
    assert together.new_entries == fresh
    assert together.accepted_ids == confirmed
    assert (together.refused_id, together.problem) == (refused, problem)
    assert together.fold.answer() == fold_stored({**tally(), "log": fresh}).answer()


def test_correction_cannot_repair_earlier_entries_of_its_batch():
    wrong_round = points("a", "many", 2)
    amend = {
        "id": "b",
        "type": "amend",
        "changes": [{"of": "a", "entry": points("a", 1, 2)}],
    }
    result = judged([], [wrong_round, amend])
    assert (result.new_entries, result.refused_id) == ([], "a")


def insertions(count: int, start: int = 0) -> dict:
    """Return an amend that puts in so many rounds before the first one."""
    numbers = range(start, start + count)
    changes = [{"before": "a", "id": f"i{n}", "entry": points(f"i{n}", 1, 2)} for n in numbers]
    return {"id": f"amend{start}", "type": "amend", "changes": changes}


def test_amend_of_more_changes_than_a_screen_makes_is_refused():
    stored = [points("a", 1, 2)]
    assert judged(stored, [insertions(MAX_AMEND_CHANGES)]).problem is None
    refused = judged(stored, [insertions(MAX_AMEND_CHANGES + 1)])
    assert (refused.new_entries, refused.refused_id) == ([], "amend0")
    problem = {"entry": 2, "at": ["changes"], "code": "value.length"}
    assert refused.problem == {**problem, "params": {"most": MAX_AMEND_CHANGES}}


def test_stored_amend_of_more_changes_is_read_and_the_game_goes_on():
    stored = [points("a", 1, 2), insertions(1_000)]
    result = judged(stored, [points("b", 1, 2)])
    assert result.problem is None
    assert result.fold.answer()["sheet"]["totals"] == [1_002, 2_004]


def test_inserted_entries_count_among_those_of_a_log(monkeypatch):
    monkeypatch.setattr(validate, "LOG_LIMIT", 100)
    stored = [points("a", 1, 2)]
    full = judged(stored, [insertions(60), insertions(40, start=60)])
    assert [entry["id"] for entry in full.new_entries] == ["amend0"]
    assert full.problem["params"] == {"most": 100}
    assert judged(stored, [insertions(60), insertions(37, start=60)]).problem is None
    assert judged([*stored, insertions(98)], [points("b", 1, 2)]).problem["params"] == {"most": 100}


def test_inserted_entries_count_among_those_that_a_batch_has_replayed(monkeypatch):
    monkeypatch.setattr(validate, "MAX_REPLAYED_ENTRIES", 250)
    batch = [{"id": f"undo{n}", "type": "undo", "of": f"i{n}"} for n in range(10)]
    result = judged([points("a", 1, 2), insertions(100)], batch)
    assert (len(result.new_entries), result.is_complete) == (2, False)


def test_batch_of_a_watcher_confirms_only_stored_entries():
    stored = [points("a", 1, 2)]
    judge = BatchValidator(
        fold_stored({**tally(), "log": stored}), 1, {"a": stored[0]}, may_record=False
    )
    result = judge.validate([stored[0], points("b", 1, 2)])
    assert (result.accepted_ids, result.refused_id) == (["a"], "b")
    assert result.problem == {"entry": 2, "at": [], "code": "log.only_watches", "params": {}}


def test_correction_to_a_look_alike_is_refused_and_the_log_stays(phone):
    phone.start("ours")
    phone.write("ours", 0, points("a", 1, 2))
    amend = {"id": "b", "type": "amend", "changes": [{"of": "a", "entry": points("a", True, 2)}]}
    answer = phone.write("ours", 1, amend)
    assert (answer.status_code, answer.json["problem"]["code"]) == (422, "value.type")
    assert phone.get("/api/games/ours").json["seq"] == 1
