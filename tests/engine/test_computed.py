"""Fields that are worked out: formulas know them as if they were written down."""

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.fold import fold_file
from tests.engine import golden
from tests.engine.ask import PAD
from tests.engine.both import server
from tests.engine.micropython.phone import Phone, canonical
from tests.engine.random_formulas import expressions, spoilt
from tests.engine.slow_formula import slow_value
from tests.engine.test_formulas import LONGEST
from tests.engine.test_pad_problems import tried
from tests.engine.test_pads import alike, drafted, figures, game, is_bound, melds_of

LIMIT = 999_999
ASKED = ("bid", "melds", "tricks")
SOLO = golden.read(golden.FOLDER / "pad" / "computed-of-the-declarer.json")["file"]["pad"]
SHARE = golden.read(golden.FOLDER / "pad" / "computed-of-all.json")["file"]["pad"]
WON = {"declarer": True, "suit": "grand", "times": 3, "won": True}


def renamed(formula: str, names: dict[str, str]) -> str:
    """Return a formula that has other names for some."""
    for name, other in names.items():
        formula = re.sub(rf"\b{name}\b", other, formula, flags=re.IGNORECASE)
    return formula


@st.composite
def pads(draw: st.DrawFn) -> dict:
    """Make a pad with three numbers, and with fields worked out of them and of each other."""
    *formulas, points = draw(
        st.lists(expressions(is_of_player=True, leaves=6), min_size=2, max_size=4)
    )
    computed: list[dict] = []
    for number, formula in enumerate(formulas):
        known = f"value{draw(st.integers(0, number - 1))}" if number else "total"
        names = {"points": "melds", draw(st.sampled_from(("bid", "tricks"))): known}
        field = {"id": f"value{number}", "name": "Value", "kind": "computed"}
        computed.append(field | {"is": renamed(formula, names)})
    asked = [{"id": name, "name": name, "least": -20, "most": 20} for name in ASKED]
    kinds = draw(st.permutations([asked] * len(asked) + [computed] * len(computed)))
    left = {id(asked): iter(asked), id(computed): iter(computed)}
    last = draw(st.sampled_from(computed))["id"]
    points = renamed(points, {"points": "melds", "bid": last})
    return {**PAD, "fields": [next(left[id(kind)]) for kind in kinds], "points": points}


@given(pads(), st.lists(figures, min_size=1, max_size=3))
def test_games_with_computed_fields_have_the_points_of_a_slow_reading(
    phone: Phone, pad: dict, rounds: list[list[dict]]
) -> None:
    seats = len(rounds[0])
    log = [
        {"type": "round", "players": [melds_of(player) for player in players]}
        for players in rounds
        if len(players) == seats
    ]
    answer = alike(phone, game(pad, seats, log))
    if answer["problem"] and is_bound(answer["problem"], *formulas_of(pad)):
        return
    wanted, refused = slow_points(pad, seats, log)
    found = answer["sheet"]["rounds"] if answer["sheet"] else []
    assert [[one["points"] for one in row["players"]] for row in found] == wanted
    assert (answer["problem"] or {}).get("code") == refused


def formulas_of(pad: dict) -> list[str]:
    return [pad["points"], *(field["is"] for field in pad["fields"] if "is" in field)]


def slow_points(pad: dict, seats: int, log: list[dict]) -> tuple[list[list[int]], str | None]:
    """Return the points of all rounds up to the first that is refused, and why it is."""
    totals = [0] * seats
    played: list[list[int]] = []
    for number, entry in enumerate(log, 1):
        table = {"round": number, "seats": seats}
        players = [
            own | {"total": total} for own, total in zip(entry["players"], totals, strict=True)
        ]
        for field in pad["fields"]:
            if "is" in field:
                values = slow_values(field["is"], table, players)
                if isinstance(values, str):
                    return played, values
                for own, value in zip(players, values, strict=True):
                    own[field["id"]] = value
        points = slow_values(pad["points"], table, players)
        if isinstance(points, str):
            return played, points
        played.append(points)
        totals = [total + one for total, one in zip(totals, points, strict=True)]
    return played, None


def slow_values(formula: str, table: dict, players: list[dict]) -> list[int] | str:
    """Return what a formula is worth to everybody, or why it cannot be worked out."""
    values: list[int] = []
    for own in players:
        value = slow_value(formula, table, players, own)
        if isinstance(value, str):
            return value
        if abs(value) > LIMIT:
            return "value.range"
        values.append(value)
    return values


@given(st.sampled_from(LONGEST) | spoilt)
def test_any_formula_of_a_computed_field_is_answered_alike(phone: Phone, formula: str) -> None:
    asked = [{"id": "bid", "name": "Bid"}, {"id": "tricks", "name": "Tricks"}]
    computed = {"id": "value", "name": "Value", "kind": "computed", "is": formula}
    pad = {**PAD, "fields": [*asked, computed], "points": "value + tricks"}
    rounds = [{"type": "round", "players": [{"bid": 1, "tricks": 1}] * 3}] * 2
    alike(phone, game(pad, 3, rounds))
    answer = server(tried(pad))
    assert canonical(answer) == canonical(phone.ask(tried(pad)))


@pytest.mark.parametrize(
    ("formula", "points"),
    [
        ("times*2", [6, 6, 6]),
        ("times*round", [3, 6, 9]),
        ("times*seats", [6, 6, 6]),
        ("times + total", [3, 6, 12]),
        ("SUM(times)", [8, 7, 8]),
        ("RANK(times, 1)", [1, 1, 1]),
    ],
)
def test_equal_figures_come_to_the_same_only_where_they_alone_decide(
    phone: Phone, formula: str, points: list[int]
) -> None:
    fields = [
        {"id": "plays", "name": "Plays", "kind": "flag"},
        {"id": "times", "name": "Times", "of": "plays", "most": 9},
        {"id": "value", "name": "Value", "kind": "computed", "of": "plays", "is": formula},
    ]
    pad = {**PAD, "fields": fields, "points": "value"}
    log = [
        {
            "type": "round",
            "players": [{"plays": True, "times": 3}, {"plays": True, "times": other}],
        }
        for other in (5, 4, 5)
    ]
    answer = alike(phone, game(pad, 2, log))
    found = [row["players"][0]["points"] for row in answer["sheet"]["rounds"]]
    assert found == points


def test_points_are_worked_out_once_for_equal_values_of_what_is_in_them(phone: Phone) -> None:
    fields = [
        {"id": "cards", "name": "Cards"},
        {"id": "rest", "name": "Rest", "kind": "computed", "is": "SUM(cards) - cards"},
        {"id": "place", "name": "Place", "kind": "computed", "is": "RANK(cards)"},
    ]
    pad = {**PAD, "fields": fields, "points": "2*rest + 1"}
    log = [
        {"type": "round", "players": [{"cards": first}, {"cards": second}]}
        for first, second in ((3, 5), (5, 3), (4, 5))
    ]
    answer = alike(phone, game(pad, 2, log))
    rows = [[one["points"] for one in row["players"]] for row in answer["sheet"]["rounds"]]
    assert rows == [[11, 7], [7, 11], [11, 9]]
    state = fold_file(game(pad, 2, log)["file"]).state()
    names, results, _ = state["pad"]["memories"][1]
    assert (names, sorted(results)) == (["rest"], [3, 4, 5])


def test_sums_of_an_if_over_all_are_worked_out_once_for_equal_values(phone: Phone) -> None:
    formula = "IF(MAX(cards) > 8, cards + MAX(cards), IF(MAX(cards) > 5, 2*cards - 1, 3*cards))"
    pad = {**PAD, "points": formula, "fields": [{"id": "cards", "name": "Cards"}]}
    log = [
        {"type": "round", "players": [{"cards": first}, {"cards": second}]}
        for first, second in ((3, 5), (6, 3), (3, 9), (6, 3))
    ]
    answer = alike(phone, game(pad, 2, log))
    lines = [[one["lines"][0] for one in row["players"]] for row in answer["sheet"]["rounds"]]
    assert [[one["points"] for one in row] for row in lines] == [
        [9, 15],
        [11, 5],
        [12, 18],
        [11, 5],
    ]
    assert [row[1]["text"] for row in lines] == ["3 × 5", "2 × 3 − 1", "9 + 9", "2 × 3 − 1"]
    memories = fold_file(game(pad, 2, log)["file"]).state()["pad"]["memories"]
    assert sorted(sorted(results) for _, results, _ in memories.values()) == [[3, 5], [3, 6]]


def test_end_of_an_if_is_found_once_a_round_where_it_is_everybodys(
    phone: Phone,
) -> None:
    formula = "IF(MAX(cards) = 9, IF(cards = 9, 50, 0), IF(seats = 2, IF(RANK(cards) = 1, 7, 1)))"
    pad = {**PAD, "points": formula, "fields": [{"id": "cards", "name": "Cards"}]}
    log = [
        {"type": "round", "players": [{"cards": first}, {"cards": second}]}
        for first, second in ((3, 9), (5, 3), (9, 3), (9, 9), (3, 5))
    ]
    answer = alike(phone, game(pad, 2, log))
    lines = [[one["lines"][0] for one in row["players"]] for row in answer["sheet"]["rounds"]]
    assert [[(one["points"], one["when"]) for one in row] for row in lines] == [
        [(0, "3 ≠ 9"), (50, "9 = 9")],
        [(7, "1 = 1"), (1, "2 ≠ 1")],
        [(50, "9 = 9"), (0, "3 ≠ 9")],
        [(50, "9 = 9"), (50, "9 = 9")],
        [(1, "2 ≠ 1"), (7, "1 = 1")],
    ]
    read = fold_file(game(pad, 2, log)["file"]).state()["pad"]
    assert read["alike"] == [1, 42]
    assert [sorted(results) for _, results, _ in read["memories"].values()] == [[3, 9]]


def test_a_condition_of_the_table_that_cannot_be_worked_out_is_the_first_players(
    phone: Phone,
) -> None:
    formula = "IF(QUOTIENT(6, SUM(cards)) > 1, cards, 0)"
    pad = {**PAD, "points": formula, "fields": [{"id": "cards", "name": "Cards"}]}
    log = [{"type": "round", "players": [{"cards": 0}, {"cards": 0}]}]
    problem = alike(phone, game(pad, 2, log))["problem"]
    assert (problem["code"], problem["at"]) == ("formula.by_zero", ["players", 0])


@pytest.mark.parametrize("times", [True, "3", 3.0, None])
def test_a_figure_of_another_type_is_not_taken_for_its_equal(phone: Phone, times: object) -> None:
    fine = {"type": "round", "players": [WON, {"declarer": False}]}
    wrong = {"type": "round", "players": [WON | {"times": times}, {"declarer": False}]}
    answer = alike(phone, game(SOLO, 2, [fine, wrong]))
    assert answer["problem"]["at"] == ["players", 0, "times"]
    assert len(answer["sheet"]["rounds"]) == 1


def test_computed_fields_of_a_draft_are_known_as_soon_as_can_be() -> None:
    answer = drafted(SOLO, WON | {"times": None}, {"declarer": False})
    assert answer["taps"]["computed"] == [{}, {}]
    answer = drafted(SOLO, WON, {"declarer": None})
    assert answer["taps"]["computed"] == [{"value": 72}, {}]
    assert answer["players"][0]["points"] == 72
    answer = drafted(SHARE, {"cards": 3}, {"cards": None}, {"cards": 9})
    assert answer["taps"]["computed"] == [{}, {}, {}]
    assert [one["points"] for one in answer["players"]] == [None, None, None]
    answer = drafted(SHARE, {"cards": 3}, {"cards": 5}, {"cards": 9})
    assert answer["taps"]["computed"][2] == {"rest": 8, "place": 1}


def test_computed_fields_of_one_player_do_not_wait_for_those_of_all() -> None:
    twice = {"id": "twice", "name": "Twice", "kind": "computed", "is": "2*cards"}
    pad = SHARE | {"fields": [*SHARE["fields"], twice]}
    answer = drafted(pad, {"cards": 3}, {"cards": None})
    assert answer["taps"]["computed"] == [{"twice": 6}, {}]


def test_a_draft_that_cannot_be_worked_out_says_so() -> None:
    fields = [SHARE["fields"][0], SHARE["fields"][1] | {"is": "QUOTIENT(12, cards)"}]
    pad = SHARE | {"fields": fields, "points": "rest", "ends": None}
    answer = drafted(pad, {"cards": 3}, {"cards": 0})
    assert answer["problem"]["code"] == "formula.by_zero"
    assert answer["problem"]["at"] == ["players", 1]


def test_pads_without_computed_fields_say_nothing_of_them() -> None:
    assert "computed" not in drafted(PAD, {"tricks": 1})["taps"]


def test_computed_fields_count_in_what_a_pad_may_cost() -> None:
    dear = "SUM(tricks)" + " + SUM(tricks)" * 15
    fields = [
        *PAD["fields"],
        *({"id": f"v{no}", "name": "V", "kind": "computed", "is": dear} for no in range(3)),
    ]
    answer = server(game({**PAD, "fields": fields}, 2, []))
    assert answer["problem"]["code"] == "pad.cost"
    answer = server(game({**PAD, "fields": fields[:3]}, 2, []))
    assert answer["problem"] is None


def test_a_computed_field_that_is_wrong_is_named_and_the_rest_tried(phone: Phone) -> None:
    fields = json.loads(json.dumps(SOLO["fields"]))
    fields[2] |= {"is": "suit*time", "name": ""}
    draft = {"entry": {"type": "round", "players": [WON, {"declarer": False}, None]}}
    request = tried({**SOLO, "fields": fields}, round=1, draft=draft)
    answer = server(request)
    found = {tuple(one["at"][1:]): one["code"] for one in answer["problems"]}
    assert found == {
        ("fields", 2, "name"): "value.text",
        ("fields", 2, "is"): "formula.name",
    }
    assert answer["choices"]["taps"]["computed"][0] == {"value": 0}
    assert canonical(answer) == canonical(phone.ask(request))
