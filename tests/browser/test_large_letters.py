"""Letters at twice their size: what frames words grows with them."""

import pytest
from playwright.sync_api import expect

from tests.browser.large_letters import twice_as_large
from tests.gallery.stage import game, recorder

IN_FRAME = """() => {
  const key = document.querySelector(".depth-key");
  if (!key) return false;
  const frame = getComputedStyle(key, "::before");
  const top = key.getBoundingClientRect().top + parseFloat(frame.top);
  const words = [...key.querySelectorAll("[aria-hidden]")].map(one => one.getBoundingClientRect());
  const bottom = top + parseFloat(frame.height);
  return words.length > 0 && words.every(word => word.top >= top && word.bottom <= bottom);
}"""
"""Whether the key's words are neither higher nor lower than the frame drawn before them."""


def test_words_of_the_depth_key_stay_in_its_frame(new_phone):
    phone = new_phone(locale="de-DE")
    recorder(phone, "agame", "Ada", "Ben", "Cy")
    twice_as_large(phone)
    expect(phone.page.locator(".depth-key")).to_contain_text("Karten")
    phone.page.wait_for_function(IN_FRAME)


KEYS_AND_TITLE = """() => {
  const tops = [...document.querySelectorAll(".sheet .header-key")]
    .map(key => Math.round(key.getBoundingClientRect().top));
  const title = document.querySelector(".sheet .header-link");
  if (!title) return [];
  const words = document.createRange();
  words.selectNodeContents(title);
  return [new Set(tops).size, words.getBoundingClientRect().left];
}"""
"""In how many lines the keys of the header stand, and how far its title is from the edge."""


@pytest.mark.parametrize("kind", ["agame", "tally"])
@pytest.mark.parametrize("width", [360, 412])
def test_keys_of_a_sheet_stand_in_one_line_and_its_title_off_the_edge(new_phone, width, kind):
    phone = new_phone(width, 740, locale="de-DE")
    game(phone, kind, "Ada", "Ben", "Cy")
    twice_as_large(phone)
    expect(phone.main("sheet-screen")).to_be_visible()
    phone.page.wait_for_function(
        f"() => {{ const [lines, left] = ({KEYS_AND_TITLE})(); return lines === 1 && left >= 12; }}"
    )
