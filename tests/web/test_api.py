"""What every JSON call has in common: what a body may be, and that no answer is kept."""

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as checked
from hypothesis import strategies as st


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_only_json_is_taken(phone, kind):
    answer = phone.put("/api/games/g1", data="{}", content_type=kind)
    assert answer.status_code == 415
    assert answer.json["problem"]["code"] == "http.415"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "json.malformed"),
        (b"{", "json.malformed"),
        (b"[]", "json.not_object"),
        (b'"text"', "json.not_object"),
        (b"\xff", "json.not_utf8"),
        (b'{"a": 1, "a": 2}', "json.key_twice"),
        (b'{"a": {"\\ud800": 1, "\\ud800": 2}}', "json.key_twice"),
        (b'{"a": NaN}', "json.number"),
        (b'{"a": 1e999}', "json.number"),
        (b'{"a": ' + b"9" * 5000 + b"}", "json.number"),
        (b'{"a": ' + b"[" * 40 + b"]" * 40 + b"}", "json.too_deep"),
        (b'{"a": ' + b"[" * 100_000, "json.too_deep"),
    ],
)
def test_doubtful_json_is_400_and_says_why(phone, body, code):
    answer = phone.put("/api/games/g1", data=body, content_type="application/json")
    assert answer.status_code == 400
    assert answer.json["problem"]["code"] == code


def test_a_body_over_a_megabyte_is_413(phone):
    body = b'{"a": "' + b"x" * 1_000_000 + b'"}'
    answer = phone.put("/api/games/g1", data=body, content_type="application/json")
    assert answer.status_code == 413
    assert answer.json["problem"]["code"] == "http.413"


def test_no_answer_is_kept(phone):
    assert phone.get("/api/games").headers["Cache-Control"] == "no-store"
    assert phone.get("/api/games/none").headers["Cache-Control"] == "no-store"


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=12,
)
SEATS = st.lists(st.fixed_dictionaries({"name": VALUES}), max_size=3) | VALUES
FILES = st.fixed_dictionaries({}, optional={"game": VALUES, "seats": SEATS, "options": VALUES})
ENTRIES = st.fixed_dictionaries(
    {"id": st.text(max_size=5) | VALUES},
    optional={"type": st.sampled_from(["round", "undo", "amend"]), "players": VALUES, "of": VALUES},
)
QUICK = checked(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


@pytest.mark.long
@QUICK
@given(changes=FILES)
def test_any_game_file_is_taken_or_refused(phone, changes):
    assert phone.start("g1", **changes).status_code in (200, 201, 400, 422)


@pytest.mark.long
@QUICK
@given(entries=st.lists(ENTRIES, max_size=3), after=VALUES)
def test_any_batch_is_taken_or_refused(phone, entries, after):
    phone.start("g1")
    for number in (0, after):
        body = {"after": number, "entries": entries}
        answer = phone.post("/api/games/g1/log", json=body)
        assert answer.status_code in (200, 400, 409, 422)
