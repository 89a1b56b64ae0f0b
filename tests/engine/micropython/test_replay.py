"""Every golden file gives the same answer under MicroPython as under CPython."""

import pytest

from companion.engine.fold import fold_file, replay
from tests.engine import golden
from tests.engine.micropython.phone import Phone


@pytest.mark.long
@pytest.mark.parametrize("game", golden.games())
def test_phone_answers_as_the_server(game: str, phone: Phone):
    def difference(case: dict) -> str | None:
        file = case["file"]
        counts = {"counts": fold_file(file).counts()}
        return (
            golden.difference(replay(file), phone.ask({"do": "score", "file": file}))
            or golden.difference(fold_file(file).view(), phone.ask({"do": "open", "file": file}))
            or golden.difference(counts, phone.ask({"do": "counts"}))
        )

    golden.check_files(game, difference)
