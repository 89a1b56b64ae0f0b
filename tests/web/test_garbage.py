"""What a request leaves behind: nothing that holds it until the next search for garbage."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

import pytest
from flask import Request
from jinja2.runtime import Context

from tests.web.query_budgets import BUDGETS
from tests.web.scorebook_of_routes import House, built

HOLDS_A_REQUEST = (Request, Context, FrameType)
"""The context of a template has all that its page shows, a frame all that its callers knew."""


@pytest.fixture(scope="module")
def house(tmp_path_factory, empty_database) -> Iterator[House]:
    with built(tmp_path_factory.mktemp("house"), empty_database) as house:
        yield house


@contextmanager
def only_new_objects() -> Iterator[None]:
    """Have searches for garbage look at what is made from now on, and none come by itself."""
    gc.freeze()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        yield
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()
        gc.unfreeze()


@pytest.mark.parametrize(("method", "rule"), BUDGETS)
def test_route_leaves_nothing_that_holds_its_request(method, rule, house):
    house.ask("owner", method, rule)  # what is only made once is there
    with only_new_objects():
        house.ask("owner", method, rule)
        gc.collect()
        left = [type(one).__qualname__ for one in gc.garbage if isinstance(one, HOLDS_A_REQUEST)]
    assert not left
