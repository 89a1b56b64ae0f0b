"""What a tap opens while a pad is made is seen at once, with the key that opened it."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.keypad import type_in
from tests.browser.test_pad_maker import Maker


@pytest.mark.parametrize("size", [(360, 740), (320, 568)], ids=str)
def test_figures_that_a_choice_opens_are_seen_with_its_key(new_phone, size):
    phone = new_phone(*size)
    phone.open("/pads/new")
    phone.key(re.compile("^An empty pad(?! of rows)"))
    maker = Maker(phone)
    maker.write("Cards")
    for part, name, opened in (
        ("points", "A formula of your own", "textarea"),
        ("end", "never below 0", "input[aria-label='Nobody falls below']"),
    ):
        key = maker.part(part).get_by_role("button", name=name, exact=True)
        key.evaluate("key => key.scrollIntoView({ block: 'end' })")
        phone.tap(key)
        expect(key).to_have_attribute("aria-pressed", "true")
        for one in (maker.part(part).locator(opened).first, key):
            expect(one).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("pad", ["skyjo", "skat"])
def test_sample_on_its_side_has_all_its_keys_in_sight(new_phone, pad):
    phone = new_phone(740, 360)
    phone.open(f"/pads/new?from={pad}")
    keys = phone.page.locator(".sample-round .pad-keys .key")
    expect(keys.nth(8)).to_be_visible()  # the engine has answered, and nothing moves any more
    phone.expect_letters()
    phone.key("Try it")
    for key in keys.all():
        expect(key).to_be_in_viewport(ratio=1)


def test_sample_is_shown_at_the_player_whose_figure_cannot_be(phone):
    phone.open("/pads/new?from=skyjo")
    phone.key("Try it")
    ada, ben = (phone.page.get_by_role("radio", name=name) for name in ("Ada", "Ben"))
    phone.tap(ben)
    type_in(phone, "999")
    says = phone.page.locator(".sample-says")
    expect(says).to_contain_text("142")
    expect(says).not_to_contain_text("Ben")
    phone.tap(ada)
    expect(ada).to_be_checked()
    expect(says).to_contain_text(re.compile(r"Ben\W+Cards: "))
    phone.page.locator(".maker-part").first.scroll_into_view_if_needed()
    expect(phone.page.locator(".maker-peek")).to_contain_text(re.compile(r"Ben\W+Cards: "))
    phone.key("Try it")
    expect(ben).to_be_checked()
