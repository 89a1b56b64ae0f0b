"""Pads that are no pads: whatever stands in their places, both interpreters take or refuse it."""

import copy

from hypothesis import given
from hypothesis import strategies as st

from companion.core.rules import Json
from tests.engine.ask import PAD
from tests.engine.micropython.phone import Phone
from tests.engine.test_pads import alike, game

KEYS = ("name", "points", "is", "of", "holds", "rows", "fields")
json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-5, 15)
    | st.text(max_size=6)
    | st.sampled_from(("bid*2", "subtotal", "computed", "flag", "play", "left", "IF(one, up, 1)")),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from((*KEYS, "id", "kind", "most", "least", "worth", "choices", "en")),
            inner,
            max_size=4,
        )
    ),
    max_leaves=12,
)


@given(
    st.dictionaries(
        st.sampled_from((*PAD, "checks", "rounds", "target", "wins", "note", "format")),
        json_values,
        max_size=3,
    )
)
def test_any_pad_is_taken_or_refused_alike(phone: Phone, spoiling: dict) -> None:
    alike(phone, game({**PAD, **spoiling}, 2, []))


ROWS = {
    "name": "Rows",
    "kind": "rows",
    "seats": [1, 6],
    "teams": 2,
    "tie": "up",
    "rows": [
        {"id": "one", "name": "One"},
        {"id": "two", "name": "Two", "kind": "flag", "points": "25*two"},
        {"id": "up", "name": "Up", "kind": "subtotal", "points": "one + 25*two"},
        {"id": "more", "name": "More", "kind": "computed", "points": "IF(up >= 63, 35, 0)"},
    ],
    "checks": [{"holds": "OR(up < 90, one > 3)", "name": "Not both"}],
}
COURSE = {"total": "points", "target": 5, "out": -3, "deals": "left", "begins": "winner"}


@given(
    st.sampled_from((*ROWS["rows"], *ROWS["checks"], ROWS)),
    st.dictionaries(st.sampled_from((*ROWS, *KEYS, "most", "note")), json_values, max_size=2),
)
def test_any_pad_of_rows_is_taken_or_refused_alike(
    phone: Phone, spoilt_part: dict, spoiling: dict
) -> None:
    pad: Json = copy.deepcopy(ROWS)
    for part in (pad, *pad["rows"], *pad["checks"]):
        if part == spoilt_part:
            part.update(spoiling)
    filled = [("one", 60), ("two", True), ("one", 5)]
    log = [{"type": "row", "seat": 0, "row": row, "value": value} for row, value in filled]
    alike(phone, game(pad, 2, log))


@given(st.dictionaries(st.sampled_from((*COURSE, "tie", "teams", "ends")), json_values, max_size=3))
def test_any_course_of_a_game_is_taken_or_refused_alike(phone: Phone, spoiling: dict) -> None:
    rounds = [{"type": "round", "players": [{"tricks": 1}, {"tricks": 2}]}] * 2
    alike(phone, game({**PAD, **COURSE, **spoiling}, 2, rounds))
