"""How long the engine takes to fold a long live game, and whether that grows in step with it.

The game is Animanize followed trick by trick: thirty-five rounds, 490 entries.
The floor is one pass of the interpreter over the same entries that reads every card.

Beside it 500 rounds of Wizard, Skyjo and Hearts by their pads, against as many of a tally; what is
scored at Skyjo and Hearts depends on what the others have. No game of Wizard has 500 rounds, so
that its pad differs from the library's: it does not end after twenty, and a round may have fewer
tricks than its number. So are 500 of Solo, where the value of a game is worked out of what is
chosen, and asked of the declarer alone, and 500 of Share, where what the others have left and one's
place among all (SUM and RANK) are computed fields.

A pad of rows has as many entries as its table has cells: an entry is one row of one player, and on
the sheet a row of everybody's totals as any other. So all 130 of ten who play Kniffel stand against
130 rounds of a tally for the same ten, each with everybody's points.
"""

import json
import time
from collections.abc import Iterator
from math import inf
from pathlib import Path
from random import Random

from benchmarks.figure import Figure, best_ms
from companion.engine.fold import replay

TARGET_MS = 5.0
LINEAR = 1.25
"""Twice the entries may take this many times twice the time."""
PAD = 2.0
"""A game by a pad may take this many times as long as a tally."""
BY_PADS = ("wizard", "skyjo", "hearts", "solo", "share")
ROWS = 13
"""So many has a player of Kniffel to fill."""
TEN = tuple({"name": f"{name} {number}"} for name in ("Ada", "Ben") for number in range(1, 6))
PADS = Path(__file__).parents[1] / "companion" / "pads"
GOLDEN = Path(__file__).parents[1] / "tests" / "golden" / "pad"
SOLO = GOLDEN / "computed-of-the-declarer.json"
"""A game by a pad with a computed field."""
SHARE = GOLDEN / "computed-of-all.json"
"""A game by a pad with computed fields that depend on everybody."""


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


def bids(random: Random, cards: int) -> list[dict]:
    """Return a round of Wizard with so many cards: tricks are drawn, and who bid right."""
    tricks = [0, 0, 0]
    for _ in range(cards):
        tricks[random.randrange(3)] += 1
    wrong = (0, 0, 1, -1, 2)
    bids = [min(max(one + random.choice(wrong), 0), cards) for one in tricks]
    return [{"bid": bid, "tricks": one} for bid, one in zip(bids, tricks, strict=True)]


def cards(random: Random) -> list[dict]:
    """Return a round of Skyjo: what is left to everybody, and who ended it."""
    ended = random.randrange(3)
    return [{"cards": random.randrange(-5, 60), "ended": seat == ended} for seat in range(3)]


def tricks_of_hearts(random: Random) -> list[dict]:
    """Return a round of Hearts: who takes the thirteen hearts and the queen, or one all."""
    queen = random.randrange(3)
    taken = [0, 0, 0]
    shoots = random.random() < 0.05
    for _ in range(13):
        taken[queen if shoots else random.randrange(3)] += 1
    return [{"hearts": hearts, "queen": seat == queen} for seat, hearts in enumerate(taken)]


def solo(random: Random) -> list[dict]:
    """Return a round of Solo: who declares, what is played, how often, and whether it is won."""
    declarer = random.randrange(3)
    said = {
        "declarer": True,
        "suit": random.choice(("hearts", "grand")),
        "times": random.randrange(2, 19),
        "won": random.random() < 0.6,
    }
    return [said if seat == declarer else {"declarer": False} for seat in range(3)]


def share(random: Random) -> list[dict]:
    """Return a round of Share: how many cards everybody has left."""
    return [{"cards": random.randrange(21)} for _ in range(3)]


def rounds_of(kind: str) -> dict:
    """Return a game of 500 rounds by a pad, or of a tally."""
    random = Random(500)
    if kind == "solo":
        return game_of({"pad": golden_pad(SOLO)}, [solo(random) for _ in range(500)])
    if kind == "share":
        endless = golden_pad(SHARE) | {"ends": None}
        return game_of({"pad": endless}, [share(random) for _ in range(500)])
    if kind in ("skyjo", "hearts"):
        endless = pad_of(kind) | {"target": None}
        play = cards if kind == "skyjo" else tricks_of_hearts
        return game_of({"pad": endless}, [play(random) for _ in range(500)])
    rounds = [bids(random, min(number % 20, number) + 1) for number in range(500)]
    if kind == "tally":
        return game_of({}, [[{"points": 10 * one["tricks"]} for one in each] for each in rounds])
    pad = pad_of(kind) | {"rounds": None}
    pad["checks"][0]["holds"] = "SUM(tricks) <= round"
    return game_of({"pad": pad}, rounds)


def kniffel(random: Random, rows: int = ROWS) -> dict:
    """Return a game of Kniffel in which ten have filled so many of their rows."""
    pad = pad_of("kniffel")
    asked = [row for row in pad["rows"] if row.get("kind") not in ("computed", "subtotal")]
    log = [
        {"type": "row", "seat": seat, "row": row["id"], "value": thrown(random, row)}
        for row in asked[:rows]
        for seat in range(len(TEN))
    ]
    return game_of({"pad": pad}, []) | {"seats": list(TEN), "log": log}


def thrown(random: Random, row: dict) -> bool | int:
    """Return what may stand in a row: five dice come to 5 or more, or the row is struck."""
    if row.get("kind") == "flag":
        return random.random() < 0.5
    value = random.randint(0, row["most"])
    return 0 if value < 5 < row["most"] else value


def tally_of_ten(rounds: int) -> dict:
    """Return a tally of those who play Kniffel, with so many rounds."""
    random = Random(500)
    played = [[{"points": random.randrange(50)} for _ in TEN] for _ in range(rounds)]
    return game_of({}, played) | {"seats": list(TEN)}


def pad_of(kind: str) -> dict:
    """Return a pad of the library."""
    return json.loads((PADS / f"{kind}.json").read_text(encoding="utf-8"))


def golden_pad(path: Path) -> dict:
    """Return the pad of a golden game."""
    return json.loads(path.read_text(encoding="utf-8"))["file"]["pad"]


def game_of(declared: dict, rounds: list[list[dict]]) -> dict:
    """Return a game of three with these rounds, by a pad where one is declared."""
    file = {"format": "companion/1", "game": "pad" if declared else "tally"} | declared
    file["seats"] = [{"name": name} for name in ("Ada", "Ben", "Cy")]
    return file | {"log": [{"type": "round", "players": players} for players in rounds]}


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
    took = refold_seconds({kind: rounds_of(kind) for kind in ("tally", *BY_PADS)})
    for kind in BY_PADS:
        share = took[kind] / took["tally"]
        yield Figure(f"  500 rounds by the pad of {kind}, against a tally's", share, "times", PAD)
    filled = kniffel(Random(500))
    cells = len(filled["log"])
    took = refold_seconds({"rows": filled, "tally": tally_of_ten(cells)})
    share = took["rows"] / took["tally"]
    what = f"  {cells} rows of Kniffel, against as many rounds of a tally of ten"
    yield Figure(what, share, "times", PAD)


def refold_seconds(games: dict[str, dict]) -> dict[str, float]:
    """Return the least processor time of a refold of each, taken in turn.

    So other work of the machine falls on all of them alike.
    """
    took = dict.fromkeys(games, inf)
    for _ in range(25):
        for kind, file in games.items():
            began = time.process_time()
            answer = replay(file)
            took[kind] = min(took[kind], time.process_time() - began)
            assert answer["problem"] is None, answer["problem"]
    return took
