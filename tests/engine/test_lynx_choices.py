"""The keys of lynX's recorder: what a meld may be or become, what lies open, what is missing."""

import json

from companion.engine import bridge

UNSET = {"faces": None, "others": None}
NONE_LEFT = {"faces": 0, "others": 0}


def choices(players: list, opened: dict | None = None, **entry: object) -> dict:
    """The engine's answer to a draft of Ada, Ben and Cy."""
    seats = [{"name": name} for name in ("Ada", "Ben", "Cy")]
    file = {"format": "companion/1", "game": "lynx", "seats": seats, "options": {}, "log": []}
    _ask(do="open", file=file)
    draft = {"entry": {"type": "round", "players": players, **entry}, "seat": 0, "open": opened}
    return _ask(do="choices", draft=draft)


def keys_after(first: str | None, *melds: object) -> dict:
    player = {"melds": list(melds), "hand": UNSET}
    return choices([player, None, None], {"seat": 0, "first": first})["taps"]["keys"]


def changes_of(meld: object, *others: object) -> dict:
    """What the first meld may become: `{"longer 8–K": its points or the code that bars it}`."""
    players = [{"melds": [meld], "hand": UNSET}, {"melds": list(others), "hand": UNSET}, None]
    found = choices(players, {"seat": 0, "meld": 0})["taps"]["change"]
    return {
        f"{one['what']} {_named(one['meld'])}": one.get("points", one.get("code")) for one in found
    }


def test_a_rank_after_a_rank_is_a_run_and_a_number_a_set():
    assert keys_after("9")["K"] == {"meld": {"run": ["9", "K"]}, "points": 8}
    assert keys_after("Q")["A"] == {"meld": {"run": ["Q", "A"]}, "points": 5}
    assert keys_after("A")["Q"]["meld"] == {"run": ["A", "Q"]}
    assert keys_after("K")["×4"] == {"meld": {"set": "K", "n": 4}, "points": 8}


def test_keys_that_complete_no_meld_say_why():
    assert keys_after(None)["×3"]["code"] == "lynx.rank_first"
    assert keys_after("5")["6"]["code"] == "lynx.meld_short"
    assert keys_after("K")["2"]["code"] == "lynx.run_wrap"
    assert keys_after("A")["A"]["code"] == "lynx.run_wrap"


def test_no_more_cards_of_a_rank_than_the_packs_have():
    keys = keys_after("K", {"set": "K", "n": 5})
    assert keys["×3"]["points"] == 6
    assert keys["×4"] == {
        "code": "lynx.rank_copies",
        "params": {"rank": "K", "count": 9, "most": 8},
    }


def test_a_run_grows_and_shrinks_at_both_ends():
    assert changes_of({"run": ["9", "K"]}) == {
        "longer 8–K": 9,
        "longer 9–A": 9,
        "shorter 10–K": 7,
        "shorter 9–Q": 6,
    }


def test_the_ace_ends_a_run_on_either_side():
    assert changes_of({"run": ["A", "4"]}) == {
        "longer A–5": 5,
        "shorter 2–4": 3,
        "shorter A–3": 3,
    }
    assert changes_of({"run": ["A", "K"]})["longer A–A"] == "lynx.run_wrap"


def test_a_set_grows_to_the_cards_there_are_and_shrinks_to_three():
    assert changes_of({"set": "7", "n": 3}) == {"longer 7×4": 4, "shorter 7×2": "lynx.meld_short"}
    beside = changes_of({"set": "7", "n": 4}, {"run": ["5", "8"]}, {"set": "7", "n": 3})
    assert beside["longer 7×5"] == "lynx.rank_copies"


def test_melds_and_hands_entered_card_by_card_are_shown_like_all_others():
    player = {"melds": [["JS", "9S", "10S"], ["4S", "4H", "4S"]], "hand": ["7D", "QS"]}
    shown = choices([player, None, None])["taps"]["players"]
    assert shown[0] == {
        "melds": [
            {"shape": {"run": ["9", "J"]}, "points": 4},
            {"shape": {"set": "4", "n": 3}, "points": 3},
        ],
        "hand": {"faces": 1, "others": 1},
    }
    assert shown[1] == {"melds": [], "hand": None}


def test_an_unset_hand_is_missing_and_not_zero():
    melds = [{"set": "K", "n": 4}]
    answer = choices([{"melds": melds, "hand": {"faces": None, "others": 3}}, None, None])
    assert answer["problem"]["at"] == ["players", 0, "hand", "faces"]
    assert answer["players"][0]["points"] == 2
    untouched = choices([{"melds": [], "hand": UNSET}, None, None])
    assert untouched["problem"]["at"] == ["players", 0, "hand"]
    assert untouched["players"][0]["points"] is None


def test_who_went_out_is_asked_when_all_else_is_known():
    players = [{"melds": [], "hand": NONE_LEFT}] * 3
    assert choices(players)["problem"]["at"] == ["finisher"]
    out = choices(players, finisher=1)
    assert out["entry"] is not None
    assert [player["points"] for player in out["players"]] == [0, 30, 0]


def _ask(**request: object) -> dict:
    return json.loads(bridge.call(json.dumps(request)))


def _named(shape: dict) -> str:
    return "–".join(shape["run"]) if "run" in shape else f"{shape['set']}×{shape['n']}"
