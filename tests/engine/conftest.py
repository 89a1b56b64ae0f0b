"""What the engine's tests share."""

import json
import os
from collections.abc import Iterator

import pytest

import tests.examples  # noqa: F401  (where the engine's tests are run alone, too)
from companion.engine import bridge
from tests.engine.micropython.phone import Phone, as_a_browser_writes

ONE_INTERPRETER = "ONE_INTERPRETER"
"""Where this is set, CPython answers in the phone's place: `mutants.py` changes no other engine."""


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
