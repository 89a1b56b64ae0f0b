"""Who has shown void in a colour, and revokes with it in a later trick."""

from tests.engine.ask import table
from tests.engine.test_animanize_trick_choices import FIRST, tapped


def test_two_who_could_not_follow_a_trick_both_revoke_later():
    table("animanize", 3, [{"type": "trick", "cards": ["red 4", "blue 9", "green 2"]}])
    warnings = tapped("red 5", "red 7", "red 1")["warnings"]
    assert [warning["params"]["seat"] for warning in warnings] == [1, 2]


def test_a_trick_that_is_only_tapped_shows_nobody_void():
    table("animanize", 3, [])
    tapped("red 4", "blue 9", "green 2")
    assert tapped("red 5", "red 7", "red 1")["warnings"] == []
    table("animanize", 3, [FIRST])
    tapped("red 5", "blue 7", "green 2")
    warnings = tapped("red 5", "red 7", "red 1")["warnings"]
    assert [warning["params"]["seat"] for warning in warnings] == [2]
