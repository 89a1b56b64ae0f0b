"""lynX at the end of a game: what is left in each hand, and who went out."""

import pytest
from playwright.sync_api import expect

from tests.browser.lynx_recorder import LynxRecorder, first_game


@pytest.fixture
def recorder(phone) -> LynxRecorder:
    """Return the first game of Ada, Ben and Cy, opened."""
    return first_game(phone)


def test_an_unset_hand_is_asked_for_and_is_not_zero(phone, recorder):
    recorder.melds("4 ×3")
    recorder.sums("3 in melds − hand?")
    expect(phone.page.locator(".footer").get_by_role("button", name="Went out")).to_have_count(0)
    for _ in range(2):
        recorder.on()
    recorder.went_out()
    phone.main_says("Ada: hand?")
    recorder.on()
    expect(phone.page.get_by_role("radio", name="Ada")).to_have_attribute("aria-checked", "true")
    phone.shot("lynx-wanted")
    recorder.hand(0, 0)
    phone.main_says("Ben: hand?")


def test_hand_of_more_cards_than_the_strip_has_keys_can_be_entered(phone, recorder):
    strip = phone.page.get_by_role("group", name="Other cards in hand")
    recorder.hand(0, 7)
    phone.tap(strip.get_by_role("button", name="more"))
    phone.tap(strip.get_by_role("button", name="8, more"))
    recorder.sums("0 in melds − 2×9 hand = −18")
    phone.shot("lynx-nine-cards")


def test_question_who_went_out_is_asked_once_and_can_be_answered_with_nobody(phone, recorder):
    for _ in range(3):
        recorder.hand(1, 0)
        recorder.on()
    expect(phone.page.get_by_role("heading", name="Who went out?")).to_be_visible()
    phone.shot("lynx-who")
    phone.axe()
    phone.key("Nobody: the stock ran out")
    phone.main_says("Write it down")
    recorder.on()
    phone.expect_board({"Ada": "−4", "Ben": "−4", "Cy": "−4"})


def test_the_answer_empties_the_hand_of_who_went_out(phone, recorder):
    for _ in range(3):
        recorder.hand(1, 0)
        recorder.on()
    phone.key("Ben")
    phone.main_says("Write it down")
    recorder.on()
    phone.expect_board({"Ada": "−4", "Ben": "30", "Cy": "−4"})


def test_an_empty_hand_by_counts_asks_at_once_who_went_out(phone, recorder):
    recorder.turn()
    phone.main_says("Cards in melds?")  # what is empty, not who is on the screen
    recorder.typed("10")
    recorder.field("cards in hand")
    recorder.picked(0)
    expect(phone.page.get_by_role("heading", name="Who went out?")).to_be_visible()
    phone.main_says("Who went out?")
    phone.tap(phone.page.locator(".who-key", has_text="Ada"))
    phone.main_says("J Q K in melds?")
    recorder.picked(4)
    recorder.sums("14 in melds + 30 out = 44")
    phone.main_says("Ben ›")


def test_question_who_went_out_stands_until_it_is_answered_or_undone(phone, recorder):
    recorder.turn()
    recorder.typed("10")
    recorder.field("cards in hand")
    recorder.picked(0)
    question = phone.page.get_by_role("heading", name="Who went out?")
    expect(question).to_be_visible()
    expect(phone.page.locator("player-tabs")).to_have_count(0)
    phone.key("Undo")
    expect(question).to_have_count(0)
    expect(phone.page.locator("player-tabs")).to_be_visible()


def test_second_player_cannot_go_out(phone, recorder):
    recorder.went_out()
    recorder.on()
    recorder.went_out()
    recorder.sums("0 in melds + 30 out = 30")
    recorder.on()
    recorder.hand(0, 2)
    phone.main_says("Ada: hand?")
    recorder.on()
    recorder.hand(0, 1)
    recorder.on()
    phone.expect_board({"Ada": "−2", "Ben": "30", "Cy": "−4"})


@pytest.mark.parametrize(("width", "height"), [(360, 740), (320, 568), (360, 640)])
def test_keys_of_the_counts_stay_above_the_footer_once_somebody_went_out(phone, width, height):
    phone.page.set_viewport_size({"width": width, "height": height})
    recorder = first_game(phone)
    recorder.turn()
    recorder.typed("6")
    recorder.field("of them J Q K")
    recorder.went_out()
    keys = phone.page.locator(".count-keys .key")
    expect(keys.last).to_be_visible()
    footer = phone.page.locator(".footer").bounding_box()
    for box in (one.bounding_box() for one in keys.all()):
        assert box["y"] + box["height"] <= footer["y"]


@pytest.mark.parametrize(
    ("width", "height"),
    [(320, 568), (360, 600), (360, 640), (375, 667), (360, 740), (390, 844), (430, 932)],
)
def test_a_phone_has_nothing_to_scroll_to(phone, width, height):
    phone.page.set_viewport_size({"width": width, "height": height})
    first_game(phone)
    expect(phone.page.locator(".lynx-hand-line")).to_have_count(2)
    content = phone.page.locator("main.screen-content")
    assert content.evaluate("main => main.scrollHeight - main.clientHeight") == 0
