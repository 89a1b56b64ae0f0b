"""What the engine's tests share."""

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.engine.micropython.phone import Phone

settings.register_profile("test", deadline=None, max_examples=50, derandomize=True, database=None)
settings.register_profile(
    "fuzz", deadline=5000, max_examples=5000, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("quick", settings.get_profile("test"), max_examples=25)
settings.load_profile("test")


def pytest_configure(config: pytest.Config) -> None:
    """Draw fewer examples for `make quick`, but as many as what is counted over them needs."""
    if config.getoption("quick", default=False):  # an option of `tests/`
        settings.load_profile("quick")


@pytest.fixture(scope="session")
def phone() -> Iterator[Phone]:
    """Provide the engine under MicroPython; booted once."""
    with Phone() as one:
        yield one
