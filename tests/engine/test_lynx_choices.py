"""The keys of lynX's recorder: what a meld may be or become, what lies open, what is missing."""

import json

import pytest

from companion.engine import bridge

UNSET = {"faces": None, "others": None}
NONE_LEFT = {"faces": 0, "others": 0}


RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
NUMBERS = ("×3", "×4", "×5", "×6", "×7", "×8")


def choices(
    players: list,
    opened: dict | None = None,
    options: dict | None = None,
    begun: object = None,
    **entry: object,
) -> dict:
    """Return the engine's answer to a draft of Ada, Ben and Cy."""
    seats = [{"name": name} for name in ("Ada", "Ben", "Cy")]
    file = {"format": "companion/1", "game": "lynx", "seats": seats, "log": []}
    file["options"] = options or {}
    _ask(do="open", file=file)
    draft = {"entry": {"type": "round", "players": players, **entry}, "seat": 0, "open": opened}
    draft["begun"] = begun
    return _ask(do="choices", draft=draft)


def keys_after(first: str | None, *melds: object) -> dict:
    player = {"melds": list(melds), "hand": UNSET}
    return choices([player, None, None], begun=begun_with(first))["taps"]["keys"]


def begun_with(first: str | None) -> dict:
    """Return what the first player's draft says of a meld that is begun."""
    return {} if first is None else {"0": first}


def changes_of(meld: object, *others: object) -> dict:
    """Return what the first meld may become: `{"longer 8–K": points or the code that bars it}`."""
    players = [{"melds": [meld], "hand": UNSET}, {"melds": list(others), "hand": UNSET}, None]
    result = choices(players, {"seat": 0, "meld": 0})["taps"]["change"]
    return {
        f"{one['what']} {_named(one['meld'])}": one.get("points", one.get("code")) for one in result
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
    players = choices([player, None, None])["taps"]["players"]
    assert players[0] == {
        "melds": [
            {"shape": {"run": ["9", "J"]}, "points": 4},
            {"shape": {"set": "4", "n": 3}, "points": 3},
        ],
        "hand": {"faces": 1, "others": 1},
    }
    assert players[1] == {"melds": [], "hand": None}


def test_an_unset_hand_is_missing_and_not_zero():
    melds = [{"set": "K", "n": 4}]
    answer = choices([{"melds": melds, "hand": {"faces": None, "others": 3}}, None, None])
    assert answer["problem"]["at"] == ["players", 0, "hand", "faces"]
    assert answer["players"][0]["points"] == 2
    untouched = choices([{"melds": [], "hand": UNSET}, None, None])
    assert untouched["problem"]["at"] == ["players", 0, "hand"]
    assert untouched["players"][0]["points"] is None


def test_finisher_is_missing_when_all_else_is_known():
    players = [{"melds": [], "hand": NONE_LEFT}] * 3
    assert choices(players)["problem"]["at"] == ["finisher"]
    out = choices(players, finisher=1)
    assert out["entry"] is not None
    assert [player["points"] for player in out["players"]] == [0, 30, 0]


def test_before_the_first_rank_every_rank_is_free_and_no_number():
    taps = choices([None, None, None])["taps"]
    number = {"code": "lynx.rank_first", "params": {}}
    assert list(taps["keys"]) == [*RANKS, *NUMBERS]
    assert taps == {
        "first": None,
        "keys": {rank: {"points": 0} for rank in RANKS} | dict.fromkeys(NUMBERS, number),
        "tapped": None,
        "change": [],
        "players": [{"melds": [], "hand": None}] * 3,
    }


def test_after_the_first_rank_every_key_has_its_meld_or_its_reason():
    wrap = {"code": "lynx.run_wrap", "params": {}}
    assert keys_after("J", {"set": "K", "n": 8}, {"set": "Q", "n": 7}) == {
        "A": {"code": "lynx.rank_copies", "params": {"rank": "K", "count": 9, "most": 8}},
        **dict.fromkeys(("2", "3", "4", "5", "6", "7", "8", "9", "10"), wrap),
        "J": {"code": "lynx.meld_short", "params": {"cards": 1, "least": 3}},
        "Q": {"code": "lynx.meld_short", "params": {"cards": 2, "least": 3}},
        "K": {"code": "lynx.rank_copies", "params": {"rank": "K", "count": 9, "most": 8}},
        **{
            f"×{count}": {"meld": {"set": "J", "n": count}, "points": 2 * count}
            for count in range(3, 9)
        },
    }


@pytest.mark.parametrize(("packs", "most"), [(2, 8), (3, 12), (6, 24)])
def test_the_numbers_go_as_far_as_the_packs(packs: int, most: int):
    taps = choices([None, None, None], options={"packs": packs}, begun={"0": "2"})["taps"]
    sets = [key for key in taps["keys"] if key.startswith("×")]
    assert sets == [f"×{count}" for count in range(3, most + 1)]
    assert taps["keys"][sets[-1]] == {"meld": {"set": "2", "n": most}, "points": most}


@pytest.mark.parametrize(
    "opened",
    [None, {"seat": 1, "meld": 0}, {"seat": 0, "meld": 1}, {"seat": 0, "meld": -1}],
)
def test_open_meld_of_another_seat_changes_nothing(opened: dict | None):
    player = {"melds": [{"set": "7", "n": 3}], "hand": UNSET}
    taps = choices([player, player, None], opened, begun={"1": "K"})["taps"]
    assert (taps["first"], taps["tapped"], taps["change"]) == (None, None, [])


def test_a_tapped_meld_says_what_it_may_become():
    player = {"melds": [{"set": "7", "n": 3}, ["9S", "10S", "JS"]], "hand": UNSET}
    taps = choices([player, None, None], {"seat": 0, "meld": 1})["taps"]
    assert taps["tapped"] == ["9S", "10S", "JS"]
    assert taps["change"] == [
        {"meld": {"run": ["8", "J"]}, "points": 5, "what": "longer"},
        {"meld": {"run": ["9", "Q"]}, "points": 6, "what": "longer"},
        {
            "code": "lynx.meld_short",
            "params": {"cards": 2, "least": 3},
            "what": "shorter",
            "meld": {"run": ["10", "J"]},
        },
        {
            "code": "lynx.meld_short",
            "params": {"cards": 2, "least": 3},
            "what": "shorter",
            "meld": {"run": ["9", "10"]},
        },
    ]


def test_unreadable_melds_and_hands_are_shown_as_null():
    player = {"melds": [["9S", "10S"], {"run": ["Q", "A"]}], "hand": ["7D", "nothing"]}
    players = choices([player, {"melds": "none", "hand": "none"}, None])["taps"]["players"]
    assert players == [
        {"melds": [None, {"shape": {"run": ["Q", "A"]}, "points": 5}], "hand": None},
        {"melds": [], "hand": None},
        {"melds": [], "hand": None},
    ]


@pytest.mark.parametrize(
    ("player", "finisher", "points", "lines"),
    [
        (None, None, None, []),
        ({"melds": [], "hand": UNSET}, None, None, []),
        ({"melds": [], "hand": UNSET}, 0, 30, [("melds", 0), ("finish", 30)]),
        ({"melds": [{"set": "K", "n": 4}], "hand": UNSET}, None, 8, [("melds", 8)]),
        (
            {"melds": [], "hand": {"faces": 1, "others": None}},
            None,
            -4,
            [("melds", 0), ("hand", -4)],
        ),
        (
            {"melds": [], "hand": {"faces": None, "others": 3}},
            None,
            -6,
            [("melds", 0), ("hand", -6)],
        ),
        ({"melds": [], "hand": NONE_LEFT}, None, 0, [("melds", 0)]),
        ({"melded": UNSET, "held": UNSET}, None, None, []),
        ({"melded": {"faces": 2, "others": 1}, "held": UNSET}, None, 5, [("melds", 5)]),
        ({"melded": {"faces": 3, "others": None}, "held": UNSET}, None, 6, [("melds", 6)]),
        (
            {"melded": UNSET, "held": {"faces": 1, "others": 1}},
            None,
            -6,
            [("melds", 0), ("hand", -6)],
        ),
        ({"points": None}, None, None, []),
        ({"points": -7}, None, -7, [("points", -7)]),
    ],
)
def test_a_player_counts_as_far_as_anything_is_known(
    player: dict | None, finisher: int | None, points: int | None, lines: list
):
    answer = choices([player, None, None], finisher=finisher)
    assert answer["players"][0] == {
        "points": points,
        "total": points or 0,
        "lines": [{"what": what, "points": worth} for what, worth in lines],
        "before": 0,
    }


@pytest.mark.parametrize(
    ("players", "entry", "problem"),
    [
        ([None, None, None], {}, ("draft.missing", ["players", 0], {})),
        (
            [{"melded": UNSET, "held": UNSET}, None, None],
            {},
            ("draft.missing", ["players", 0, "melded"], {}),
        ),
        (
            [{"melded": {"faces": 1, "others": 1}, "held": NONE_LEFT}, None, None],
            {},
            ("lynx.meld_short", ["players", 0, "melded"], {"cards": 2, "least": 3}),
        ),
        (
            [None, {"melds": [], "hand": {"faces": 1, "others": 0}}, None],
            {"finisher": 1},
            ("lynx.finisher_hand", ["players", 1, "hand"], {"seat": 1}),
        ),
        (
            [{"points": 3}, {"points": None}, {"points": 0}],
            {},
            ("draft.missing", ["players", 1, "points"], {}),
        ),
        ([{"points": 3}], {}, ("players.count", ["entry", "players"], {"count": 1, "expected": 3})),
        ([3, None, None], {}, ("value.type", ["entry", "players", 0], {"wanted": "object"})),
    ],
)
def test_a_draft_is_refused_with_place_and_reason(players: list, entry: dict, problem: tuple):
    result = choices(players, **entry)["problem"]
    assert (result["code"], result["at"], result["params"]) == problem


def _ask(**request: object) -> dict:
    return json.loads(bridge.call(json.dumps(request)))


def _named(shape: dict) -> str:
    return "–".join(shape["run"]) if "run" in shape else f"{shape['set']}×{shape['n']}"


@pytest.mark.parametrize("held", [{"faces": 1, "others": 1}, {"faces": 0, "others": 1}])
def test_player_with_cards_in_hand_does_not_go_out(held: dict):
    rest = {"melded": {"faces": 3, "others": 0}, "held": NONE_LEFT}
    problem = choices([{**rest, "held": held}, rest, rest], finisher=0)["problem"]
    assert (problem["code"], problem["at"]) == ("lynx.finisher_hand", ["players", 0, "held"])
