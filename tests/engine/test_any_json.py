"""Any JSON whatsoever gives a sheet or a problem: never another error, never a hang."""

import json
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from companion.engine import bridge
from companion.engine.fold import replay
from tests.engine.both import draft_of
from tests.engine.laws import broken_laws
from tests.engine.random_logs import corrected, legal_file, one_round
from tests.engine.spoil import spoilt

chances = st.integers(0, 2**32).map(Random)
numbers = st.integers() | st.integers(10**20, 10**300) | st.floats()
texts = st.text(st.characters(exclude_categories=()), max_size=20)
keys = texts | st.sampled_from(("format", "game", "seats", "options", "log", "type", "id", "of"))
anything = st.recursive(
    st.none() | st.booleans() | numbers | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(keys, inner, max_size=4),
    max_leaves=20,
)


@given(chances)
def test_stored_logs_are_always_read_to_their_end(rnd: Random):
    file = corrected(rnd, legal_file(rnd))
    log = spoilt(rnd, file["log"])
    file["log"] = log if isinstance(log, list) else [log]
    answer = replay(file, lenient=True)
    assert answer["problem"] is None
    assert broken_laws(answer["setup"], answer["sheet"]) == []


@given(chances)
def test_a_spoilt_game_gives_a_sheet_or_a_problem(rnd: Random):
    _assert_answered(replay(spoilt(rnd, corrected(rnd, legal_file(rnd)))))


@given(anything)
def test_any_json_gives_a_problem(value: object):
    _assert_answered(replay(value))


@given(chances, anything, st.sampled_from(("seats", "options", "log", "game")))
def test_any_json_anywhere_in_a_file_gives_a_sheet_or_a_problem(
    rnd: Random, value: object, key: str
):
    _assert_answered(replay({**legal_file(rnd), key: value}))


@given(chances, anything)
def test_any_json_as_an_entry_gives_a_sheet_or_a_problem(rnd: Random, value: object):
    file = legal_file(rnd)
    _assert_answered(replay(dict(file, log=[*file["log"], value])))


@given(chances, anything)
def test_any_json_as_an_unfinished_entry_is_answered(rnd: Random, value: object):
    bridge.call(json.dumps({"do": "open", "file": legal_file(rnd)}))
    params = {"do": "choices", "draft": value}
    assert isinstance(json.loads(bridge.call(json.dumps(params))), dict)


@given(chances)
def test_any_half_filled_or_spoilt_entry_is_answered(rnd: Random):
    file = legal_file(rnd)
    bridge.call(json.dumps({"do": "open", "file": file}))
    played = [entry for entry in file["log"] if entry["type"] in ("section", "round", "place")]
    entry = rnd.choice(played or [one_round(rnd, file["game"], replay(file)["setup"])])
    draft = draft_of(rnd, spoilt(rnd, entry) if rnd.random() < 0.5 else entry)
    answer = json.loads(bridge.call(json.dumps({"do": "choices", "draft": draft})))
    if "error" in answer:
        assert answer["problem"]["code"].startswith(("value.", "players.count"))
    else:
        assert (answer["problem"] is None) == (answer["entry"] is not None)


@given(anything)
def test_any_request_is_answered(value: object):
    assert isinstance(json.loads(bridge.call(json.dumps(value))), dict)


@given(st.text() | st.sampled_from(("[" * 100_000, '{"do":' * 100_000, "1" * 100_000, "NaN")))
def test_any_text_is_answered(text: str):
    assert isinstance(json.loads(bridge.call(text)), dict)


def test_a_doubled_key_counts_once():
    text = '{"do": "score", "do": "catalogue", "do": "score", "file": 1, "file": {}}'
    assert json.loads(bridge.call(text))["problem"]["entry"] == 0


def _assert_answered(answer: dict) -> None:
    problem = answer["problem"]
    assert answer["sheet"] or problem
    if problem:
        assert sorted(problem) == ["at", "code", "entry", "params"]
        assert type(problem["entry"]) is int
        assert all(type(step) in (int, str) for step in problem["at"])
        assert all(type(value) in (int, str) for value in problem["params"].values())
    json.dumps(answer, allow_nan=False).encode()
