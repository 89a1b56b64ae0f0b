"""What the engine's tests share."""

import json
import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from companion.engine import bridge
from tests.engine.micropython.phone import Phone, as_a_browser_writes

ONE_INTERPRETER = "ONE_INTERPRETER"
"""Where this is set, CPython answers in the phone's place: `mutants.py` changes no other engine."""

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


class StandIn:
    """The engine of this process, asked as a phone is."""

    def ask(self, request: object) -> dict:
        """Return the bridge's answer to a request."""
        return self.ask_text(as_a_browser_writes(request))

    def ask_text(self, text: str) -> dict:
        """Return the same for a text."""
        return json.loads(bridge.call(text))


@pytest.fixture(scope="session")
def phone() -> Iterator[Phone | StandIn]:
    """Provide the engine under MicroPython; booted once."""
    if ONE_INTERPRETER in os.environ:
        yield StandIn()
        return
    with Phone() as one:
        yield one
