"""JSON without guessing. What calls and files do with it is tested with them."""

import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.strict_json import MAX_JSON_DEPTH, InvalidJsonError, json_equal, parse

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=10,
)


@pytest.mark.long
@given(VALUES)
def test_written_json_reads_back_the_same(value):
    assert parse(json.dumps(value).encode()) == value


@given(st.binary())
def test_any_bytes_are_a_value_or_refused(raw):
    with suppress(InvalidJsonError):
        assert json_equal(parse(raw), json.loads(raw))


def test_depth_has_an_end():
    deep = "[" * MAX_JSON_DEPTH + "]" * MAX_JSON_DEPTH
    parse(deep.encode())
    with pytest.raises(InvalidJsonError, match="too_deep"):
        parse(f"[{deep}]".encode())


def test_the_same_is_told_by_kind_not_by_worth():
    assert json_equal({"a": 1, "b": [2]}, {"b": [2], "a": 1})
    assert not json_equal(1, True)
    assert not json_equal(1, 1.0)
    assert not json_equal([1, 2], [2, 1])
