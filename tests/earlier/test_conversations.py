"""A phone with an earlier client is answered as it was by the server of its time."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.conversation import conversation, names

MADE_ANEW = {"epoch", "scorebook", "touched"}
"""Of these only the kind is compared."""


@pytest.mark.parametrize("name", names())
def test_a_conversation_goes_as_it_was_recorded(phone, name):
    for call in conversation(name):
        answer = phone.open(call.path, method=call.method, json=call.body)
        assert answer.status_code == call.status, call
        assert not list(missing(call.answer, answer.json)), call


def missing(then: Any, now: Any, at: str = "") -> Iterator[str]:
    """Where an answer lacks what an earlier one had, or says otherwise; more it may say."""
    if isinstance(then, dict) and isinstance(now, dict):
        for key, value in then.items():
            if key not in now:
                yield f"{at}.{key}"
            elif key not in MADE_ANEW:
                yield from missing(value, now[key], f"{at}.{key}")
            elif type(now[key]) is not type(value):
                yield f"{at}.{key}"
    elif isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        for place, pair in enumerate(zip(by_id(then), by_id(now), strict=True)):
            yield from missing(*pair, f"{at}[{place}]")
    elif then != now:
        yield at


def by_id(listed: list) -> list:
    """Games in an order that does not hang on the millisecond of their last change."""
    if all(isinstance(one, dict) and "touched" in one for one in listed):
        return sorted(listed, key=lambda one: one["id"])
    return listed


def test_what_is_missing_is_seen():
    assert list(missing({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3, "c": 4}]})) == [".a[1].b"]
    assert list(missing({"a": [1]}, {"a": [1, 2]})) == [".a"]
    assert list(missing({"epoch": "x"}, {"epoch": 7})) == [".epoch"]
