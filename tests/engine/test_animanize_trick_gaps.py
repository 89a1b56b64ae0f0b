"""A card of a trick that was taken back leaves a gap, into which the next card goes."""

import pytest

from tests.engine.ask import ask, table
from tests.engine.test_animanize_trick_choices import FIRST


def test_the_next_card_goes_where_one_was_taken_back():
    table("animanize", 3, [FIRST])
    entry = {"type": "trick", "leader": None, "cards": ["green 5", "green 7"]}
    places = ["green 5", None, "green 7"]
    taps = ask(do="choices", draft={"entry": entry, "seat": 0, "lying": places})["taps"]
    assert taps["plays"] == [{"seat": 1, "card": "green 5"}, {"seat": 0, "card": "green 7"}]
    assert (taps["turn"], taps["winner"]) == (2, None)


@pytest.mark.parametrize("places", [None, "green 5", ["green 7"], [None] * 9, [None, 7]])
def test_places_of_other_cards_are_not_read(places):
    table("animanize", 3, [FIRST])
    entry = {"type": "trick", "leader": None, "cards": ["green 5"]}
    taps = ask(do="choices", draft={"entry": entry, "seat": 0, "lying": places})["taps"]
    assert (taps["plays"], taps["turn"]) == ([{"seat": 1, "card": "green 5"}], 2)
