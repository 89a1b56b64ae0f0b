"""Parts of the points of which it is kept what they are worth: always as if worked out anew."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

from companion.engine.fold import fold_file
from companion.engine.games import pad as by_pad
from companion.engine.pads import kept
from companion.engine.pads.declaration import read_pad
from companion.engine.table import replace
from tests.engine.ask import PAD
from tests.engine.micropython.phone import Phone
from tests.engine.random_pads import figures_of, rounds_pad
from tests.engine.test_pads import alike, game

SEEDS = 150
FIELDS = [
    {"id": "tricks", "name": "Tricks", "least": -3, "most": 13},
    {"id": "bid", "name": "Bid", "most": 13},
    {"id": "cards", "name": "Cards", "most": 5000},
]


def game_of(points: str, figures: list[tuple[int, int, int]], *more: dict) -> dict:
    """Return the request for a game of one, with these tricks, bids and cards in its rounds."""
    names = [field["id"] for field in FIELDS]
    rounds = [dict(zip(names, each, strict=True)) for each in figures]
    pad = {**PAD, "seats": [1, 12], "fields": [*FIELDS, *more], "points": points}
    return game(pad, 1, [{"type": "round", "players": [own]} for own in rounds])


def kept_parts(tree: tuple | list) -> Iterator[tuple[list[str], dict]]:
    """Yield the names and the results of each part of a formula that is kept."""
    for part in tree:
        if isinstance(part, (tuple, list)):
            yield from kept_parts(part)
    if tree and tree[0] == "kept":
        yield tree[3][:2]


def all_kept(request: dict) -> list[tuple[list[str], dict]]:
    """Return what is kept of the points of a game, after its last round."""
    return list(kept_parts(fold_file(request["file"]).state()["pad"]["kept_points"]))


def test_random_rounds_are_scored_as_by_a_pad_that_has_kept_nothing() -> None:
    again = 0
    for seed in range(SEEDS):
        random = Random(seed)
        pad = rounds_pad(random)
        few = [figures_of(random, pad) for _ in range(3)]
        seats = pad["seats"][0]
        rounds = [[random.choice(few) for _ in range(seats)] for _ in range(12)]
        log = [{"type": "round", "players": players} for players in rounds]
        states = [step[2] for step in fold_file(game(pad, seats, log)["file"]).steps()]
        for number, (before, after) in enumerate(pairwise(states), 1):
            anew = replace(before, {"pad": read_pad(pad, [])})
            entry = {"id": "e", **log[number]}
            if after["rounds"] > before["rounds"]:
                row = by_pad.step(anew, entry)["rows"][0]
                assert row["players"] == after["rows"][0]["players"], f"seed {seed}"
                again += 1
    assert again > SEEDS


def test_a_part_of_few_fields_is_kept_for_their_values(phone: Phone) -> None:
    points = "cards + 10*tricks - IF(tricks >= bid, tricks - bid, -bid)*3 + total"
    request = game_of(points, [(5, 3, 40), (5, 4, 45), (-2, 4, 45), (5, 3, 45)])
    rows = alike(phone, request)["sheet"]["rounds"]
    assert [row["players"][0]["lines"][0]["text"] for row in rows] == [
        "40 + 10 × 5 − (5 − 3) × 3 + 0",
        "45 + 10 × 5 − (5 − 4) × 3 + 84",
        "45 + 10 × (−2) − (−4) × 3 + 260",
        "45 + 10 × 5 − (5 − 3) × 3 + 557",
    ]
    assert [(names, sorted(results)) for names, results in all_kept(request)] == [
        (["tricks"], [-2, 5]),
        (["bid", "tricks"], [(3, 5), (4, -2), (4, 5)]),
    ]


def test_parts_that_others_or_the_table_decide_are_not_kept(phone: Phone) -> None:
    for part in ("2*total", "tricks*round", "SUM(tricks)*2", "tricks*RANK(tricks)", "tricks", "7"):
        request = game_of(f"cards + {part} + total", [(5, 3, 40), (5, 3, 41)])
        assert alike(phone, request)["problem"] is None
        assert all_kept(request) == [], part


def test_parts_with_many_values_are_kept_where_they_have_few(phone: Phone) -> None:
    request = game_of("bid*cards + IF(cards > 9, 3*bid + 7, tricks) + total", [(5, 3, 40)])
    assert alike(phone, request)["sheet"]["totals"] == [136]
    assert sorted(names for names, _ in all_kept(request)) == [["bid"]]


def test_a_part_is_kept_for_no_more_values_than_there_is_room(phone: Phone) -> None:
    double = {"id": "double", "name": "Double", "kind": "computed", "is": "2*cards"}
    figures = [(0, 0, number) for number in range(kept.MAX_KEPT + 20)]
    request = game_of("3*double + total - total", figures + figures[-2:], double)
    rows = alike(phone, request)["sheet"]["rounds"]
    assert [row["players"][0]["points"] for row in rows[-3:]] == [
        6 * number for number in (kept.MAX_KEPT + 19, kept.MAX_KEPT + 18, kept.MAX_KEPT + 19)
    ]
    assert [len(results) for _, results in all_kept(request)] == [kept.MAX_KEPT]


def test_computed_fields_are_kept_for_the_fields_on_which_they_rest(phone: Phone) -> None:
    fields = [
        {"id": "plays", "name": "Plays", "kind": "flag"},
        *FIELDS,
        {"id": "over", "name": "Over", "kind": "computed", "is": "tricks - bid"},
        {"id": "worth", "name": "Worth", "kind": "computed", "is": "2*over", "of": "plays"},
    ]
    pad = {**PAD, "seats": [1, 12], "fields": fields, "points": "over + 100*worth"}
    given = [(True, 5, 3, 40), (False, 5, 3, 41), (True, 5, 3, 42), (True, 3, 5, 42)]
    names = ("plays", "tricks", "bid", "cards")
    rounds = [[dict(zip(names, each, strict=True))] for each in given]
    request = game(pad, 1, [{"type": "round", "players": players} for players in rounds])
    rows = alike(phone, request)["sheet"]["rounds"]
    assert [row["players"][0]["points"] for row in rows] == [402, 2, 402, -402]
    found = fold_file(request["file"]).state()["pad"]["worked_out"]
    assert found is not None
    assert (found[0], sorted(found[1])) == (
        ["plays", "tricks", "bid"],
        [(0, 5, 3), (1, 3, 5), (1, 5, 3)],
    )
