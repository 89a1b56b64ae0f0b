"""The server is gone in the middle of an evening: nobody at the table minds."""

from playwright.sync_api import expect

from tests.browser.keypad import change_minds, write_round
from tests.browser.together import is_batch_stored, log_of, no_matter
from tests.serving import serving


def test_game_without_a_server_goes_on_and_arrives_later(phone, server):
    phone.address = server.address
    phone.new_game("Tally", "Ada", "Ben")
    with phone.page.expect_response(is_batch_stored) as info:
        write_round(phone, "1", "2")
    info.value.finished()
    server.stop()
    write_round(phone, "3", "4")
    expect(phone.page.locator(".cloud")).to_contain_text("1")
    change_minds(phone)
    phone.shot("server-gone")
    with serving(server.data, port=server.port):
        expect(phone.page.locator(".cloud")).to_have_count(0)
        game = phone.page.url.removeprefix(server.address)
        types = [entry["type"] for entry in log_of(phone, game)]
        assert types == ["round", "round", "undo", "undo", "amend"]
    no_matter(phone)
