"""The server is gone in the middle of an evening: nobody at the table minds."""

import pytest
from playwright.sync_api import expect

from tests.browser.keypad import change_minds, write_round
from tests.browser.together import arrived, no_matter
from tests.serving import serving


@pytest.fixture
def server(tmp_path):
    with serving(tmp_path) as served:
        yield served


def test_everything_works_and_arrives_later(phone, server):
    phone.address = server.address
    phone.new_game("Tally", "Ada", "Ben")
    with phone.page.expect_response(arrived) as told:
        write_round(phone, "1", "2")
    told.value.finished()
    server.stop()
    write_round(phone, "3", "4")
    expect(phone.page.locator(".cloud")).to_contain_text("1")
    change_minds(phone)
    phone.shot("server-gone")
    phone.axe()
    with serving(server.data, port=server.port):
        expect(phone.page.locator(".cloud")).to_have_count(0)
        game = phone.page.url.removeprefix(server.address)
        answer = phone.page.request.get(f"{server.address}/api{game}/log")
        types = [entry["type"] for entry in answer.json()["entries"]]
        assert types == ["round", "round", "undo", "undo", "amend"]
    no_matter(phone)
