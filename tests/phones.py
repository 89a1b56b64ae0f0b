"""Fixtures: a game, and the phones around it."""

import pytest

from tests.conftest import Phone, points
from tests.web.pages import ids, start


@pytest.fixture
def other(new_phone) -> Phone:
    """Another phone at the table."""
    return new_phone()


@pytest.fixture
def game(phone) -> str:
    """Return a game that `phone` owns."""
    phone.start("ours")
    return "ours"


@pytest.fixture
def started(phone) -> Phone:
    """Return a phone that has begun `g1`."""
    phone.start("g1")
    return phone


@pytest.fixture
def people(phone) -> dict[str, str]:
    """Return the people of a finished game, won by Ben against Ada: their ids by their names."""
    start(phone, "g1", "Ada", "Ben")
    assert phone.write("g1", 0, points("a", 3, 40)).status_code == 200
    return ids(phone)
