"""Who wins a trick of Agame that is in no log: the cards alone, at any moment of any game."""

from ... import check
from ...problem import Problem
from . import row, trick


def who_wins(given, house: dict) -> dict:
    """The winner of these plays, the first of them the leader's; `house` are options of the game.

    What may not be played is told as the problem, and the strengths still decide.
    """
    variant = check.choice(house.get("fennek", "off"), ["options", "fennek"], row.FENNEKS)
    plays = cards(given)
    if not plays:
        return {"winner": None, "problem": None}
    won = trick.decided(plays, trick.variant_one({"fennek": variant}))
    return {
        "winner": won["position"],
        "why": won["why"],
        "sums": won["sums"],
        "tied": won["tied"],
        "problem": barred(given, variant),
    }


def cards(given) -> list:
    """The plays as `(colour, what)`, one or two cards each, no card twice."""
    check.listing(given, ["plays"], 5)
    seen, found = [], []
    for position in range(len(given)):
        at = ["plays", position]
        names = check.listing(given[position], at, 2)
        if not names:
            raise Problem("agame.no_card", at)
        found.append([trick.card(name, at) for name in names])
        for name in names:
            if name in seen:
                raise Problem("agame.card_in_trick", at, {"card": name})
            seen.append(name)
    return found


def barred(given: list, variant: str):
    """What may not be played so, or None."""
    try:
        for position in range(len(given)):
            at = ["plays", position]
            for _, what in trick.played(given[position], position == 0, False, at):
                if what == "fennek" and variant == "off":
                    raise Problem("agame.fennek_off", at)
    except Problem as problem:
        return problem.told(0)
    return None
