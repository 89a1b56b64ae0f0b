"""A crowd of requests is answered, every one: threads that want one lock at once get it in turn."""

import pytest

from tests.patched import report_of


@pytest.mark.long
def test_every_request_of_a_crowd_is_answered(tmp_path):
    assert report_of("tests.db.crowded", str(tmp_path)) == (["0"], "")
