"""A trick of Agame that Ada has won, and how tests tap one."""

from tests.engine.ask import choices

WON = {"type": "trick", "leader": 0, "plays": [["blue 13"], ["green 8"], ["purple 5"]]}


def tapped(*cards: object, **entry: object) -> dict:
    """Return the answer to these taps."""
    return choices("trick", list(cards), **entry)
