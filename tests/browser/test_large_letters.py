"""Letters at twice their size: what frames words grows with them."""

from playwright.sync_api import expect

from tests.browser.large_letters import twice_as_large
from tests.gallery.stage import recorder

IN_FRAME = """() => {
  const key = document.querySelector(".depth-key");
  const frame = getComputedStyle(key, "::before");
  const top = key.getBoundingClientRect().top + parseFloat(frame.top);
  const words = [...key.querySelectorAll("[aria-hidden]")].map(one => one.getBoundingClientRect());
  return words.every(word => word.top >= top && word.bottom <= top + parseFloat(frame.height));
}"""
"""Whether the key's words are neither higher nor lower than the frame drawn before them."""


def test_words_of_the_depth_key_stay_in_its_frame(new_phone):
    phone = new_phone(locale="de-DE")
    recorder(phone, "agame", "Ada", "Ben", "Cy")
    twice_as_large(phone)
    expect(phone.page.locator(".depth-key")).to_contain_text("Karten")
    phone.page.wait_for_function(IN_FRAME)
