"""What stands for a name where there is little room: the same rule as in the app."""

import json
from pathlib import Path

import pytest

from companion.core.names import first_letters

CASES = json.loads(Path(__file__).with_name("first-letters.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("name", "letters"), CASES)
def test_first_letters_are_those_the_app_shows(name, letters):
    assert first_letters(name) == letters
