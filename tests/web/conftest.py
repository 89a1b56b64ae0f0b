"""A game, and the phones around it."""

import pytest

from tests.conftest import Phone


@pytest.fixture
def other(new_phone) -> Phone:
    """Another phone at the table."""
    return new_phone()


@pytest.fixture
def game(phone) -> str:
    """A game that `phone` owns."""
    phone.start("ours")
    return "ours"


@pytest.fixture
def started(phone) -> Phone:
    """A phone that has begun `g1`."""
    phone.start("g1")
    return phone
