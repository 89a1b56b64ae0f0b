"""How tests ask the engine's bridge."""

import json

from companion.engine import bridge

COLORS = ("blue", "green", "purple", "red", "yellow")
PAD = {
    "name": "Small",
    "kind": "rounds",
    "seats": [1, 12],
    "fields": [{"id": "tricks", "name": "Tricks"}],
    "points": "tricks",
}
"""The least a pad can be."""
NAMES = ("Ada", "Ben", "Cy", "Dot", "Eve")


def ask(**request: object) -> dict:
    """Return the bridge's answer."""
    return json.loads(bridge.call(json.dumps(request)))


def table(game: str, seats: int, log: list[dict], **options: object) -> dict:
    """Open a game of so many players, in Agame each with the colour of their place."""
    people = [{"name": name, "color": color} for name, color in zip(NAMES, COLORS, strict=True)][
        :seats
    ]
    file = {
        "format": "companion/1",
        "game": game,
        "seats": people,
        "options": options,
        "log": log,
    } | ({"pad": PAD} if game == "pad" else {})
    answer = ask(do="open", file=file)
    assert answer["problem"] is None, answer["problem"]
    assert not [w for w in answer["sheet"]["warnings"] if w["code"] == "refused"], answer
    return answer


def choices(kind: str, taps: list | None = None, **entry: object) -> dict:
    """Return the answer to a draft of this type.

    `taps` are the cards of a trick of Agame, one by one.
    """
    draft = {"entry": {"type": kind, **entry}, "seat": 0}
    return ask(do="choices", draft=draft if taps is None else {**draft, "cards": taps})
