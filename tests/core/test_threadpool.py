"""Long work is done in turn, and whoever asks the database waits for none of it."""

import weakref
from contextlib import suppress

import pytest

from companion.core.threadpool import capture
from tests.patched import report_of


@pytest.mark.long
def test_long_work_of_a_kind_has_one_thread_and_questions_have_others():
    assert report_of("tests.core.lanes") == (["asked: answered", *["30 1"] * 4], "")


def test_failed_work_leaves_nothing_for_the_search_for_garbage(no_garbage_search):
    held = []

    def fail():
        file = set("all of a large file")
        held.append(weakref.ref(file))
        raise LookupError

    with suppress(LookupError):
        capture(fail)()
    assert held[0]() is None
