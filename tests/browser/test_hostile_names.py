"""On the phone, what people are called is only text: on the sheet, on the table, in the search."""

from playwright.sync_api import expect

from tests.browser.phone import Phone
from tests.browser.table_view import on_the_table
from tests.gallery.stage import game, round_of

MARKUP = "<img src=x onerror=alert(1)>"
TURNED = "\u202eevil\u2069\u202e"


def only_text(phone: Phone) -> None:
    assert phone.page.locator("img[src=x]").count() == 0


def test_markup_and_turning_signs_in_names_do_nothing(phone):
    requests: list[str] = []
    phone.page.on("dialog", lambda dialog: (requests.append(dialog.message), dialog.dismiss()))
    game(phone, "tally", MARKUP, TURNED, log=[round_of(12, 34)])
    expect(phone.page.get_by_text(MARKUP).first).to_be_visible()
    only_text(phone)
    phone.key("Table view")
    expect(on_the_table(phone).first).to_be_visible()
    only_text(phone)
    phone.open("/rules/agame")
    phone.key("Search")
    phone.page.get_by_role("searchbox").fill(f"hat {MARKUP}")
    expect(phone.page.locator(".search-count")).not_to_be_empty()
    only_text(phone)
    assert requests == []
