"""The pages of the people: who plays, and what they have played."""

import pytest
from playwright.sync_api import expect

from tests.browser.kept_app import keep
from tests.browser.phone import Phone
from tests.browser.together import no_matter
from tests.serving import serving


@pytest.fixture
def server(tmp_path):
    with serving(tmp_path / "data") as served:
        yield served


def test_from_home_to_the_people_and_back(phone: Phone):
    phone.open()
    phone.key("People")
    expect(phone.page.get_by_role("heading", name="Nobody here yet")).to_be_visible()
    phone.shot("people-empty")
    phone.axe()
    phone.key("Back")
    expect(phone.page.get_by_role("heading", name="Companion")).to_be_visible()


def test_without_the_server_the_page_says_so_and_comes_by_itself(server, new_phone):
    phone = no_matter(keep(new_phone(keeps_the_app=True), server.address))
    phone.key("People")
    expect(phone.page.get_by_role("heading", name="Nobody here yet")).to_be_visible()
    server.stop()
    phone.page.reload()
    expect(phone.page.get_by_role("heading", name="This page needs the network")).to_be_visible()
    phone.shot("people-away")
    phone.axe()
    phone.key("Try again")
    expect(phone.page.get_by_role("heading", name="This page needs the network")).to_be_visible()
    with serving(server.data, port=server.port):
        phone.key("Try again")
        expect(phone.page.get_by_role("heading", name="Nobody here yet")).to_be_visible()
