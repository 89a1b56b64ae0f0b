"""Every golden file gives the same answer under MicroPython as under CPython."""

from pathlib import Path

import pytest

from companion.engine.replay import opened, replay
from tests.engine import golden
from tests.engine.micropython.phone import Phone, canonical


@pytest.mark.parametrize("path", golden.all_golden(), ids=golden.name)
def test_phone_scores_as_the_server(path: Path, phone: Phone):
    file = golden.read(path)["file"]
    assert canonical(phone.ask({"do": "score", "file": file})) == canonical(replay(file))


@pytest.mark.parametrize("path", golden.all_golden(), ids=golden.name)
def test_phone_counts_as_the_server(path: Path, phone: Phone):
    file = golden.read(path)["file"]
    phone.ask({"do": "open", "file": file})
    assert phone.ask({"do": "counts"}) == {"counts": opened(file).counts()}
