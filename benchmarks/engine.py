"""How long the engine takes to fold a long live game, and whether that grows in step with it.

The game is Animanize followed trick by trick: thirty-five rounds, 490 entries.
Prints each figure beside its target; the floor is one pass of the interpreter
over the same entries that reads every card.
"""

import time

from companion.engine.replay import replay

TARGET_MS = 5.0
LINEAR = 1.25
"""Twice the entries may take this many times twice the time."""


def tricks() -> list[dict]:
    """A whole round of fourteen tricks that every rule allows."""
    plain = [[f"{color} {rank}" for color in ("red", "blue", "yellow")] for rank in range(1, 10)]
    green = [[f"green {rank + step}" for step in range(3)] for rank in (1, 4, 7)]
    last = [["animal 9", "lion", "lion"], ["animal 8", "animal 7", "animal 6"]]
    return [{"type": "trick", "cards": cards} for cards in plain + green + last[:1]] + [
        {"type": "out", "cards": ["animal 8"], "hand": ["animal 7"]}
    ]


def game(rounds: int) -> dict:
    """A game file with that many rounds."""
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


def best_ms(work, times: int = 15) -> float:
    """The shortest of several runs, in milliseconds."""
    found = []
    for _ in range(times):
        began = time.perf_counter()
        work()
        found.append(1000 * (time.perf_counter() - began))
    return min(found)


def main() -> None:
    whole, half = game(35), game(35 // 2)
    answer = replay(whole)
    assert answer["problem"] is None, answer["problem"]
    took, took_half = best_ms(lambda: replay(whole)), best_ms(lambda: replay(half))
    floor = best_ms(lambda: [card.split(" ") for entry in whole["log"] for card in entry["cards"]])
    growth = took / took_half * len(half["log"]) / len(whole["log"])
    count = len(whole["log"])
    print(f"refold of {count} entries: {took:.1f} ms (target {TARGET_MS}, floor {floor:.2f})")
    print(f"growth against linear: {growth:.2f} (target {LINEAR})")


if __name__ == "__main__":
    main()
