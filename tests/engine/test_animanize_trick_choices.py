"""Animanize's trick log: cards in the order they are played, and what they bring about."""

from tests.engine.asking import choices, table

FIRST = {"type": "trick", "cards": ["red 4", "red 9", "blue 2"]}
"""Ben wins it; Cy shows that he has no red."""


def tapped(*cards: str, **entry: object) -> dict:
    """The answer to these taps."""
    return choices("trick", **{"cards": list(cards), **entry})


def barred(answer: dict) -> dict:
    """What bars cards of the board, by card."""
    return {tap["card"]: tap["code"] for tap in answer["taps"]["cards"] if "code" in tap}


def test_the_record_knows_who_leads_and_who_is_next():
    table("animanize", 3, [FIRST])
    taps = tapped("green 5")["taps"]
    assert (taps["leader"], taps["number"], taps["of"], taps["turn"]) == (1, 2, 14, 2)
    assert taps["plays"] == [{"seat": 1, "card": "green 5"}]
    assert taps["lead"] == "green"


def test_a_trick_is_finished_with_its_last_card_and_names_the_leader():
    table("animanize", 3, [FIRST])
    assert tapped("green 5", "green 7")["problem"]["at"] == ["cards", 2]
    answer = tapped("green 5", "green 7", "animal 7")
    assert answer["entry"] == {
        "type": "trick",
        "leader": 1,
        "cards": ["green 5", "green 7", "animal 7"],
    }
    assert answer["taps"]["winner"] == {"seat": 0, "why": "tie", "card": "animal 7"}
    assert answer["taps"]["captured"] == [7]
    assert answer["players"][0]["points"] == 8


def test_a_second_animal_is_barred_and_so_are_captured_ones():
    table("animanize", 3, [{"type": "trick", "cards": ["red 4", "red 9", "animal 9"]}])
    assert barred(tapped()) == {"animal 9": "animanize.animal_twice"}
    animals = barred(tapped("animal 4"))
    assert animals["animal 4"] == "animanize.card_gone"
    assert animals["animal 5"] == "animanize.second_animal"
    assert tapped("animal 4", "animal 5")["problem"]["code"] == "animanize.second_animal"


def test_what_was_played_before_is_not_told_but_not_taken_twice():
    table("animanize", 3, [FIRST])
    assert barred(tapped()) == {}
    assert tapped("red 9")["problem"]["code"] == "animanize.card_gone"


def test_the_lion_may_lie_twice_in_one_trick():
    table("animanize", 3, [])
    answer = tapped("red 9", "lion", "lion")
    assert answer["taps"]["winner"] == {"seat": 2, "why": "later_lion", "card": "lion"}
    assert answer["problem"] is None
    assert barred(answer)["lion"] == "animanize.card_gone"


def test_a_revoke_is_warned_at_its_tap_and_names_both_tricks():
    table("animanize", 3, [FIRST])
    assert tapped("red 5")["warnings"] == []
    (warning,) = tapped("red 5", "red 7")["warnings"]
    params = {"seat": 2, "color": "red", "void": 1, "trick": 2}
    assert (warning["code"], warning["params"]) == ("animanize.revoke", params)
    assert [one["code"] for one in tapped("red 5", "red 7", "red 1")["warnings"]] == [
        "animanize.revoke"
    ]


def test_nobody_is_out_while_too_few_animals_are_about_to_fill_a_hand():
    table("animanize", 3, [])
    assert tapped("red 4")["taps"]["out"]["code"] == "animanize.no_animal"
    assert tapped("animal 4")["taps"]["out"]["code"] == "animanize.animals_about"


def test_who_holds_only_animals_is_out():
    table("animanize", 3, seven_tricks())
    answer = tapped("animal 4")
    assert (answer["taps"]["out"], answer["taps"]["hand"]) == (None, 7)
    held = [f"animal {rank}" for rank in (9, 8, 7, 6, 5, 3)]
    waiting = choices("out", cards=["animal 4"], hand=held)
    assert waiting["problem"]["at"] == ["hand", 6]
    out = choices("out", cards=["animal 4"], hand=[*held, "animal 2"])
    assert out["entry"]["leader"] == 0
    assert [player["points"] for player in out["players"]] == [7, -7, 0]


def seven_tricks() -> list[dict]:
    """Ada wins seven tricks without an animal."""
    ranks = (9, 8, 7, 6, 5, 4, 3)
    return [
        {"type": "trick", "cards": [f"{color} {rank}" for color in ("red", "blue", "yellow")]}
        for rank in ranks
    ]


def test_another_leader_than_the_records_is_refused():
    table("animanize", 3, [FIRST])
    assert tapped("green 5", leader=0)["problem"]["code"] == "animanize.leader"
