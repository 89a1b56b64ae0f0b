"""The pads of the library: any round is answered alike, and a draft asks of each what is theirs."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine import pad_table
from tests.engine.laws import broken_laws
from tests.engine.micropython.phone import Phone
from tests.engine.test_pads import LIBRARY, alike, drafted, game

PADS = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in LIBRARY}
ROUNDS = sorted(name for name, pad in PADS.items() if pad["kind"] == "rounds")


def figure(field: dict) -> st.SearchStrategy:
    """Return what may be written down in a field, or nearly."""
    if field.get("kind") == "flag":
        return st.booleans()
    if field.get("kind") == "choice":
        return st.sampled_from([one["id"] for one in field["choices"]])
    return st.integers(-1, 13) | st.integers(-30, 600)


@st.composite
def rounds(draw: st.DrawFn) -> tuple[str, list[list[dict]]]:
    """Draw a pad of rounds, and rounds that may be or not; what is asked of some may be missing."""
    name = draw(st.sampled_from(ROUNDS))
    pad = PADS[name]
    asked = {field["id"]: figure(field) for field in pad["fields"] if "of" not in field}
    some = {field["id"]: figure(field) for field in pad["fields"] if "of" in field}
    player = st.fixed_dictionaries(asked, optional=some)
    seats = pad["seats"][0]
    one = st.lists(player, min_size=seats, max_size=seats)
    return name, draw(st.lists(one, min_size=1, max_size=3))


@given(rounds())
def test_any_round_of_the_library_is_answered_alike(
    phone: Phone, played: tuple[str, list[list[dict]]]
) -> None:
    name, log = played
    pad = PADS[name]
    entries = [{"type": "round", "players": players} for players in log]
    answer = alike(phone, game(pad, pad["seats"][0], entries))
    assert broken_laws(answer["setup"], answer["sheet"]) == []


def test_the_page_of_the_library_says_what_its_pads_say() -> None:
    assert pad_table.PAGE.read_text(encoding="utf-8") == pad_table.page()


NAMED = [
    "wizard", "oh-hell", "skyjo", "phase-10", "rummy", "rummikub", "hearts", "spades",
    "doppelkopf", "skat", "schafkopf", "canasta", "tichu", "kniffel", "qwixx", "flip-7",
    "6-nimmt", "five-crowns", "golf", "gin-rummy", "cribbage", "scrabble", "dominoes", "uno",
    "hand-and-foot", "500", "bridge", "carcassonne", "7-wonders", "darts-501",
]  # fmt: skip
"""The games that the library has, whatever else comes."""
IN_TEAMS = {"spades", "canasta", "tichu", "hand-and-foot", "500", "bridge"}


def test_the_library_has_the_games_people_look_for() -> None:
    assert set(NAMED) <= set(PADS)
    assert len(NAMED) == 30
    assert {name for name in PADS if PADS[name].get("teams")} >= IN_TEAMS


def test_a_draft_asks_of_the_declarer_alone_what_a_game_is_worth() -> None:
    skat = PADS["skat"]
    ada = {"declarer": True, "game": "spades", "times": None, "won": True}
    answer = drafted(skat, ada, {"declarer": False}, {})
    assert answer["problem"]["at"] == ["players", 0, "times"]
    assert answer["taps"]["bounds"] == [{"times": [2, 24]}, {"times": [0, 0]}, {"times": [0, 0]}]
    full = [ada | {"times": 3}, {"declarer": False, "times": None}]
    answer = drafted(skat, *full, {"declarer": False, "times": 0, "won": False})
    assert answer["problem"] is None
    assert [one["points"] for one in answer["players"]] == [33, 0, 0]
    assert answer["taps"]["computed"] == [{"value": 33}, {}, {}]


@pytest.mark.parametrize(
    ("played", "base", "least", "most"),
    [
        *(("clubs", 12, 2, 22), ("spades", 11, 2, 24), ("hearts", 10, 2, 27)),
        *(("diamonds", 9, 2, 30), ("grand", 24, 2, 11), ("null", 23, 1, 1)),
        *(("null_hand", 35, 1, 1), ("null_ouvert", 46, 1, 1), ("null_both", 59, 1, 1)),
    ],
)
def test_multiplier_of_skat_reaches_from_the_least_game_to_the_highest_bid(
    played: str, base: int, least: int, most: int
) -> None:
    ada = {"declarer": True, "game": played, "times": most, "won": False}
    answer = drafted(PADS["skat"], ada, {"declarer": False}, {"declarer": False})
    assert answer["taps"]["bounds"][0] == {"times": [least, most]}
    assert answer["players"][0]["points"] == -2 * base * most
    assert base * least >= 18
    assert least == most or base * (most - 1) < 264 <= base * most


def test_a_draft_of_who_is_asked_nothing_is_known_at_once() -> None:
    answer = drafted(PADS["skat"], None, {"declarer": False}, None)
    assert [one["points"] for one in answer["players"]] == [None, 0, None]
