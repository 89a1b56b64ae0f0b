"""Keys of one screen that a screen reader reads alike are found, and no others."""

import pytest

from tests.every_screen.screen_check import namesake_faults
from tests.gallery.stage import Actor

TWO_KEYS = """() => ["", "Delete"].forEach(label => {
  const key = document.createElement("button");
  key.textContent = "Delete";
  key.ariaLabel = label || null;
  const around = document.createElement("div");
  around.className = "around";
  around.append(key);
  document.body.append(around);
})"""
GROUPED = """() => document.querySelectorAll(".around").forEach((around, place) => {
  around.role = "group";
  around.ariaLabel = ["Ada", "Ben"][place];
})"""
TWO_LINKS = """addresses => addresses.forEach(address => {
  const link = document.createElement("a");
  link.href = address;
  link.textContent = "Look up";
  document.body.append(link, " ");
})"""


@pytest.fixture
def phone(cast) -> Actor:
    """Return a phone at rest, on whose screen all keys are read differently."""
    phone = cast.phone("namesakes")
    phone.open("/settings")
    phone.come_to_rest()
    assert list(namesake_faults(phone)) == []
    return phone


def test_keys_read_alike_are_found_unless_their_groups_tell_them_apart(phone):
    phone.page.evaluate(TWO_KEYS)
    assert list(namesake_faults(phone)) == ["2 keys are read as Delete, button"]
    phone.page.evaluate(GROUPED)
    assert list(namesake_faults(phone)) == []


def test_links_to_one_place_may_be_read_alike(phone):
    phone.page.evaluate(TWO_LINKS, ["/rules", "/rules"])
    assert list(namesake_faults(phone)) == []
    phone.page.evaluate(TWO_LINKS, ["/about"])
    assert list(namesake_faults(phone)) == ["2 keys are read as Look up, link"]
