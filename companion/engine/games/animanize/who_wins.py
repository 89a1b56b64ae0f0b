"""Who wins a trick of Animanize that is in no log: the cards alone, at any moment of any game."""

from ... import check
from ...problem import Problem
from . import trick


def who_wins(given, house: dict) -> dict:
    """The winner of these plays of one card each; what may not lie together is the problem."""
    check.listing(given, ["plays"], 4)
    names = []
    for position in range(len(given)):
        at = ["plays", position]
        if len(check.listing(given[position], at, 1)) != 1:
            raise Problem("value.missing", at, {"key": "card"})
        names.append(given[position][0])
        trick.card(names[-1], at)
        if names.count(names[-1]) > trick.copies(names[-1]):
            raise Problem("animanize.card_gone", at, {"card": names[-1]})
    if not names:
        return {"winner": None, "problem": None}
    position, why = trick.winner([trick.PACK[name] for name in names])
    answer = {"winner": position, "why": why, "problem": barred(names)}
    answer["lead"] = trick.lead_color([trick.PACK[name] for name in names])
    return answer


def barred(names: list):
    """What cannot lie in one trick, or None."""
    try:
        trick.read(names, ["plays"])
    except Problem as problem:
        return problem.told(0)
    return None
