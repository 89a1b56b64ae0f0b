"""Who holds what in a section of Agame that is followed card by card.

A holding is `{"cards": [names], "unknown": n, "won": [names], "draws": n}`: the hand
(of neutral cards drawn only the number is known until they are played), the cards
won and put aside, and how often neutral cards were drawn.
"""

from ...problem import Problem
from . import trick
from .row import NEUTRAL_SLOTS, SLOTS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...shapes import Path
    from .shapes import Holding


DRAW = {2: 3, 3: 2}
"""Neutral cards drawn with the last hand card, by players."""
DRAWS_EACH = 2
"""With two players "every player does this twice, and then the two decks are used up"."""


def deal(color: str, fennek: bool) -> "Holding":
    """Deal a section's first hand: the ten cards of one colour, and its Fennek if there are any."""
    names = [color + " " + slot for slot in SLOTS] + [color + " hat"]
    if fennek:
        names.append(color + " fennek")
    return {"cards": names, "unknown": 0, "won": [], "draws": 0}


def neutral_cards(colors: list[str]) -> list[str]:
    """Return the cards of the neutral decks."""
    return [color + " " + slot for color in colors for slot in NEUTRAL_SLOTS]


def hand_size(holding: "Holding") -> int:
    """Return the number of cards in hand."""
    return len(holding["cards"]) + holding["unknown"]


def has_lone_fennek(holding: "Holding", is_stored: bool) -> bool:
    """Whether a Fennek may be played alone, as nothing else is in hand.

    Two of them are played together; in stored logs one of several may be alone.
    """
    others = [name for name in holding["cards"] if not name.endswith(" fennek")]
    return not others and not holding["unknown"] and (is_stored or len(holding["cards"]) < 2)


def remove_card(
    holding: "Holding", name: str, unseen: list[str], at: "Path", seat: int
) -> "tuple[Holding, list[str]]":
    """Take a card from a seat's hand: return `(holding, unseen neutral cards)`.

    Raises `Problem` for a card that, by the record, cannot be in it.
    """
    after = holding.copy()
    if name in holding["cards"]:
        after["cards"] = [other for other in holding["cards"] if other != name]
        return after, unseen
    if holding["unknown"] and name in unseen:
        after["unknown"] = holding["unknown"] - 1
        return after, [other for other in unseen if other != name]
    raise Problem("agame.not_in_hand", at, {"card": name, "seat": seat})


def pick_up(holding: "Holding", players: int, deck: int) -> "tuple[Holding, int, bool]":
    """Pick up won cards after the last hand card.

    Return `(holding, neutral cards left, whether there was anything)`.

    "He must IMMEDIATELY take the cards he won in previous tricks", and draws neutral
    cards besides, as long as there are any.
    """
    draw = DRAW.get(players, 0)
    if deck < draw or (players == 2 and holding["draws"] == DRAWS_EACH):
        draw = 0
    after = holding.copy()
    after.update({"cards": holding["won"], "won": [], "unknown": draw})
    after["draws"] = holding["draws"] + (1 if draw else 0)
    return after, deck - draw, bool(holding["won"] or draw)


def card_value(name: str) -> int:
    """Return what a card brings in a catch."""
    return trick.strength(trick.read_card(name, [])[1])
