"""A file whose *Bring in* is tapped twice."""

from functools import partial

import pytest

from tests.conftest import settings_in
from tests.transfer.file_pages import post, read_message, send
from tests.transfer.small_scorebook import book, raw

CAME = "What was new in this file has come in."


def message_after(phone, answer) -> str:
    assert answer.status_code == 303
    return read_message(phone.get(answer.location).text)


@pytest.mark.every_database
def test_an_import_tapped_twice_is_told_as_done(phone):
    looked = send(phone, raw(book())).location
    assert message_after(phone, post(phone, looked)) == "One game and 2 people have come in."
    assert message_after(phone, post(phone, looked)) == CAME
    assert len(phone.get("/api/games").json["games"]) == 1


def test_the_preview_of_a_file_that_was_imported_leads_to_the_scorebook(phone):
    looked = send(phone, raw(book())).location
    post(phone, looked)
    assert message_after(phone, phone.get(looked)) == CAME


def test_import_that_finds_nothing_new_is_told_as_done(phone):
    """As that of a second tap that came before the first one was through."""
    first = send(phone, raw(book())).location
    post(phone, first)
    second = send(phone, raw(book())).location
    assert message_after(phone, post(phone, second)) == CAME


class TestOnPostgreSQL:
    """Where transactions run side by side."""

    @pytest.fixture
    def settings(self, tmp_path, postgresql_database):
        return settings_in(tmp_path, **postgresql_database)

    def test_two_imports_of_a_first_file_at_once_make_one_scorebook(self, beside, phone, new_phone):
        looked = send(phone, raw(book())).location
        same = new_phone()
        same.set_cookie("device", phone.get_cookie("device").value)
        answers = beside.run(*(partial(post, tab, looked) for tab in (phone, same)))
        assert [answer.status_code for answer in answers] == [303, 303]
        assert len(phone.get("/api/games").json["games"]) == 1
        assert 'class="books"' not in phone.get("/scorebook").text
