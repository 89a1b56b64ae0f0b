"""What the engine's tests share."""

from collections.abc import Iterator

import pytest

from tests.engine.micropython.phone import Phone


@pytest.fixture(scope="session")
def phone() -> Iterator[Phone]:
    """The engine under MicroPython; booted once."""
    with Phone() as one:
        yield one
