"""Something wrong, somewhere in a JSON value."""

import copy
from random import Random

JUNK = (
    *(None, True, False, 0, 1, -1, 2, 7, 14, 88, 999_999, 1_000_000, -1_000_000, 10**30),
    *(0.5, 1.0, -0.0, 1e300, 12345.678),
    *("", " ", "x", "K", "10H", "QS", "blue", "fennek green", "setup", "#1", "e1", "undo", "round"),
    *("\x00", "\ud800", "a\udfffb", "\u2028", "é" * 60, "n" * 600, "1", "-0", "🃏"),
    *([], {}, [[]], [None], {"a": 1}, {"points": 5}, {"": []}, [1, 2, 3], {"type": "round"}),
)


def spoilt(rnd: Random, value: object) -> object:
    """Return a copy with one to three things changed, left out, doubled, swapped or added."""
    whole = [copy.deepcopy(value)]
    for _ in range(rnd.randint(1, 3)):
        places = list(_places(whole))
        box, key = rnd.choice(places)
        rnd.choice(_CHANGES)(rnd, box, key)
        if not whole:
            return None
    return whole[0]


def _places(box: list | dict):
    """Every (container, key) inside, in a fixed order."""
    keys = range(len(box)) if isinstance(box, list) else sorted(box)
    for key in keys:
        yield box, key
        if isinstance(box[key], list | dict):
            yield from _places(box[key])


def _replace(rnd: Random, box: list | dict, key: int | str) -> None:
    box[key] = copy.deepcopy(rnd.choice(JUNK))


def _leave_out(rnd: Random, box: list | dict, key: int | str) -> None:
    del box[key]


def _double(rnd: Random, box: list | dict, key: int | str) -> None:
    twin = copy.deepcopy(box[key])
    if isinstance(box, list):
        box.insert(rnd.randint(0, len(box)), twin)
    else:
        box[str(key) + rnd.choice(("", "2", " "))] = twin


def _swap(rnd: Random, box: list | dict, key: int | str) -> None:
    other = rnd.choice(list(range(len(box))) if isinstance(box, list) else sorted(box))
    box[key], box[other] = box[other], box[key]


def _nudge(rnd: Random, box: list | dict, key: int | str) -> None:
    if type(box[key]) is int:
        box[key] += rnd.choice((-1, 1, 10))
    else:
        _swap(rnd, box, key)


_CHANGES = (_replace, _replace, _leave_out, _double, _swap, _nudge, _nudge)
