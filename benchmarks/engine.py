"""How long the engine takes to fold a long live game, and whether that grows in step with it.

The game is Animanize followed trick by trick: thirty-five rounds, 490 entries.
The floor is one pass of the interpreter over the same entries that reads every card.
"""

from collections.abc import Iterator

from benchmarks.figure import Figure, best_ms
from companion.engine.fold import replay

TARGET_MS = 5.0
LINEAR = 1.25
"""Twice the entries may take this many times twice the time."""


def tricks() -> list[dict]:
    """Return a whole round of fourteen tricks that every rule allows."""
    plain = [[f"{color} {rank}" for color in ("red", "blue", "yellow")] for rank in range(1, 10)]
    green = [[f"green {rank + step}" for step in range(3)] for rank in (1, 4, 7)]
    last = [["animal 9", "lion", "lion"], ["animal 8", "animal 7", "animal 6"]]
    return [{"type": "trick", "cards": cards} for cards in plain + green + last[:1]] + [
        {"type": "out", "cards": ["animal 8"], "hand": ["animal 7"]}
    ]


def game(rounds: int) -> dict:
    """Return a game file with that many rounds."""
    seats = [{"name": name} for name in ("Ada", "Ben", "Cy")]
    options = {"target": None, "max_rounds": 999}
    log = tricks() * rounds
    return {
        "format": "companion/1",
        "game": "animanize",
        "seats": seats,
        "options": options,
        "log": log,
    }


def figures() -> Iterator[Figure]:
    """Yield the refold, and its growth from half the log to all of it."""
    whole, half = game(35), game(35 // 2)
    answer = replay(whole)
    assert answer["problem"] is None, answer["problem"]
    took, took_half = best_ms(lambda: replay(whole)), best_ms(lambda: replay(half))
    floor = best_ms(lambda: [card.split(" ") for entry in whole["log"] for card in entry["cards"]])
    count = len(whole["log"])
    yield Figure(f"engine on the server: refold of {count} entries", took, "ms", TARGET_MS, floor)
    growth = took / took_half * len(half["log"]) / count
    yield Figure("  its growth, against linear", growth, "times", LINEAR)
