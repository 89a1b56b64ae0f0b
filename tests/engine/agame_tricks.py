"""Tricks and rows of Agame, and how tests tap a trick."""

from tests.engine.ask import choices

WON = {"type": "trick", "leader": 0, "plays": [["blue 13"], ["green 8"], ["purple 5"]]}


def tapped(*cards: object, **entry: object) -> dict:
    """Return the answer to these taps."""
    return choices("trick", list(cards), **entry)


def plays(answer: dict) -> list:
    """Return who has played what."""
    return [(play["seat"], play["cards"]) for play in answer["taps"]["plays"]]


def fennek_in_row() -> list[dict]:
    """Return a log in which Ada has Ben's 8, Cy's 21 and, for a 13, his Fennek; she leads."""
    fennek = {"card": "purple fennek", "slot": "13"}
    return [
        won(0, ["blue 21"], ["green 8"], ["purple 5", "purple fennek"], laid=["green 8", fennek]),
        won(0, ["blue 34"], ["green 34"], ["purple 21", "purple 3"], laid=["purple 21"]),
    ]


def but_for_the_tail() -> list[dict]:
    """Return a log in which Ada lacks the tail-only 1, which lies with Ben, and leads."""
    return [
        won(0, ["blue 34"], ["green 34"], ["purple 21"], laid=["green 34", "purple 21"]),
        won(0, ["blue 21"], ["green 13"], ["purple 8"], laid=["green 13", "purple 8"]),
        won(0, ["blue hat"], ["green 5"], ["purple 3"], laid=["green 5", "purple 3"]),
        won(0, ["blue 13"], ["green 2"], ["purple 1b"], laid=["green 2", "purple 1b"]),
        won(0, ["blue 8", "blue 5"], ["green 21"], ["purple 1a"], laid=["purple 1a", "blue 8"]),
        won(1, ["green 1b", "green 3"], ["purple 2"], ["blue 3", "blue 2"], discarded="blue 3"),
    ]


def won(leader: int, *plays: list[str], **way: object) -> dict:
    """Return a trick, and what became of it."""
    return {"type": "trick", "leader": leader, "plays": list(plays), **way}


def bars(answer: dict) -> dict:
    """Return what bars cards of the board, by card: the code and what explains it."""
    cards = answer["taps"]["cards"]
    return {tap["card"]: (tap["code"], tap["params"]) for tap in cards if "code" in tap}
