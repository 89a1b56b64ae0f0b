"""Chance that leaves nothing out."""

import random
from collections.abc import Iterator, Sequence
from typing import TypeVar

Card = TypeVar("Card")


def dealt(chance: random.Random, cards: Sequence[Card]) -> Iterator[Card]:
    """One card after another of a shuffled pack, then of the same pack shuffled anew, for ever."""
    while True:
        yield from chance.sample(cards, len(cards))
