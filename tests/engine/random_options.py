"""House rules at random, every option of a game written out."""

from random import Random

from tests.engine.slow_check import GRETA_VALUES

COLOURS = ("blue", "green", "purple", "red", "yellow")


def _agame(rnd: Random, seats: list[dict]) -> dict:
    free = [colour for colour in COLOURS if colour not in [seat["color"] for seat in seats]]
    neutral = {2: 2, 3: rnd.randint(0, 1)}.get(len(seats), 0)
    return {
        "target": rnd.choice((300, 150, None)),
        "complete_bonus": rnd.choice((100, 0)),
        "lizard_bonus": rnd.choice((10, 5)),
        "neutral": rnd.sample(free, neutral),
        "fennek": rnd.choice(("off", "tie", "row", "both")),
        "fennek_value": rnd.choice((-10, -3)),
        "last_trick": rnd.choice(("cut", "play_out")),
        "log_tricks": rnd.random() < 0.5,
    }


def _animanize(rnd: Random, seats: list[dict]) -> dict:
    return {
        "target": rnd.choice((60, 48, None)),
        "brawl_limit": rnd.choice((20, 16)),
        "max_rounds": rnd.randint(1, 8),
        "floor_at_zero": rnd.random() < 0.7,
        "tie": rnd.choice(("shared", "extra_round")),
        "start": rnd.randrange(len(seats)),
        "log_tricks": rnd.random() < 0.5,
    }


def _lynx(rnd: Random, seats: list[dict]) -> dict:
    return {
        "target": rnd.choice((None, 50)),
        "games": rnd.choice((None, 1, 3)),
        "packs": rnd.randint(2, 3),
        "finish_bonus": rnd.choice((30, 0)),
        "hand_factor": rnd.choice((2, 1)),
        "dealer": rnd.choice((None, 0, len(seats) - 1)),
        "series": rnd.choice(("points", "games")),
    }


def _greta(rnd: Random, seats: list[dict]) -> dict:
    marks = list(GRETA_VALUES)
    return {
        "target": rnd.choice((None, 200)),
        "games": rnd.choice((1, 2, None)),
        "dealer": rnd.randrange(2),
        "values": dict(zip(marks, rnd.sample(range(1, 13), 12), strict=True)),
        "suit_scope": rnd.choice(("line", "adjacent")),
        "diagonals": rnd.choice(("all", "long")),
        "level_two": rnd.choice(("face_up", "level_two_only")),
        "cover_factor": rnd.choice((10, 1)),
        "claiming": "automatic",
        "series": rnd.choice(("points", "games")),
        "practice": rnd.random() < 0.5,
    }


def _tally(rnd: Random, seats: list[dict]) -> dict:
    name = rnd.choice((None, "Skyjo"))
    return {
        "target": rnd.choice((None, 100)),
        "rounds": rnd.choice((None, 4)),
        "wins": rnd.choice(("high", "low")),
        **({"name": name} if name else {}),
    }


OPTIONS = {
    "agame": _agame,
    "animanize": _animanize,
    "greta": _greta,
    "lynx": _lynx,
    "tally": _tally,
}
