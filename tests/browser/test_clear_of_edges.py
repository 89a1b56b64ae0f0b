"""What keeps clear of the edge it stands at: a word in its key, a title at the top."""

import re

from playwright.sync_api import expect

from tests.browser.test_whole_in_sight import FOUR
from tests.gallery.stage import game, recorder

IS_CLEAR = """() => {
  const title = document.querySelector(".header-title");
  if (!title) return false;
  const text = document.createRange();
  text.selectNodeContents(title);
  return text.getBoundingClientRect().top >= 2.5;
}"""
"""Whether the title keeps clear of the upper edge."""

KEEPS_CLEAR = """() => {
  const key = [...document.querySelectorAll("card-board .cell")].at(-1);
  const word = key?.querySelector(".cell-text");
  return word?.getBoundingClientRect().x - key?.getBoundingClientRect().x >= 4;
}"""
"""Whether the word of the last card keeps clear of the edge of its key."""


def test_lion_of_animanize_keeps_clear_of_its_border_on_a_phone_on_its_side(new_phone):
    phone = new_phone(667, 375, locale="de-DE")
    recorder(phone, "animanize", *FOUR, log_tricks=True)
    lion = phone.page.locator("card-board .cell").last
    expect(lion).to_have_text(re.compile("Löwe"))
    phone.page.wait_for_function(KEEPS_CLEAR)


def test_title_of_two_lines_keeps_clear_of_the_upper_edge(new_phone):
    phone = new_phone(320, 568, locale="de-DE")
    game(phone, "agame", *FOUR)
    expect(phone.page.locator(".header-title")).to_have_text(re.compile("Keine lahme"))
    phone.page.wait_for_function(IS_CLEAR)
