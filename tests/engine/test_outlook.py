"""What a sheet's screens say of the course of a game, as the engine decides it."""

import pytest

from companion.engine.fold import fold_file
from tests.engine import golden
from tests.engine.ask import choices, table
from tests.engine.test_agame_catch_choices import CAUGHT, LOG
from tests.engine.test_greta_choices import whole_game


def outlook(game: str, seats: int, log: list[dict], **options: object) -> dict:
    """Return the outlook of a game after this log."""
    return table(game, seats, log, **options)["sheet"]["outlook"]


def points(*by_seat: int) -> dict:
    """Return a round of points."""
    return {"type": "round", "players": [{"points": one} for one in by_seat]}


def section(*by_seat: int) -> dict:
    """Return a section of points."""
    return points(*by_seat) | {"type": "section"}


def cards(count: int) -> list[dict]:
    """Return the first cards of a game of Greta."""
    return [{"type": "place", "card": card, "at": list(at)} for card, at in whole_game()[:count]]


def test_nearest_is_nobody_before_half_the_target():
    assert outlook("animanize", 3, [points(29, 10, 5)], target=60)["nearest"] is None


def test_nearest_from_half_the_target_on_is_named_with_its_need():
    after = outlook("animanize", 3, [points(10, 30, 5)], target=60)
    assert after == {"nearest": {"seat": 1, "points": 30}, "tie": None, "tie_break": None}


def test_nearest_is_nobody_without_a_target():
    assert outlook("animanize", 3, [points(10, 30, 5)], target=None)["nearest"] is None


def test_player_who_left_is_not_the_nearest():
    log = [points(8, 9, 5), {"type": "leave", "seat": 1}]
    after = outlook("tally", 3, log, target=16)
    assert after["nearest"] == {"seat": 0, "points": 8}


@pytest.mark.parametrize("scored", [5, 40, 59])
def test_tie_at_the_top_is_not_named_where_nothing_ends(scored):
    after = outlook("agame", 2, [section(scored, scored)], target=60)
    assert (after["tie"], after["nearest"]) == (None, None)


def test_tie_that_keeps_the_game_from_ending_is_named():
    after = outlook("animanize", 3, [points(60, 60, 5)], target=60, tie="extra_round")
    assert after["tie"] == "extra_round"


def test_tie_at_the_top_is_named_before_the_last_round():
    log = [points(3, 3, 1)] * 5
    assert outlook("animanize", 3, log[:4], target=None)["tie"] is None
    assert outlook("animanize", 3, log, target=None)["tie"] == "shared"


@pytest.mark.parametrize(
    ("log", "broken"),
    [
        ([section(60, 10)], None),
        ([section(30, 30), section(30, 30)], {"shared": True, "points": 30}),
        ([section(20, 40), section(40, 20)], {"shared": False, "points": 40}),
    ],
)
def test_broken_tie_is_told_at_the_end(log, broken):
    assert outlook("agame", 2, log, target=60)["tie_break"] == broken


@pytest.mark.parametrize(
    ("log", "broken"),
    [
        ([points(90, 10), points(1, 5)], {"shared": True, "points": 1}),
        ([points(3, 1), points(3, 1)], None),
        ([points(9, 1), points(1, 2), points(1, 8)], None),
    ],
)
def test_tie_of_a_series_is_one_of_games_won_where_those_decide(log, broken):
    after = outlook("lynx", 2, [*log, {"type": "finish"}], series="games")
    assert after["tie_break"] == broken


def test_tie_of_players_who_joined_later_is_told_at_the_end():
    joined = [{"type": "join", "seat": {"name": name}} for name in ("Cy", "Di")]
    log = [points(1, 1), *joined, points(0, 0, 12, 12)]
    assert outlook("tally", 2, log, target=10)["tie_break"] == {"shared": True, "points": 12}
    ended = [points(1, 1), *joined, {"type": "adjust", "seat": 2, "points": 9}]
    ended += [{"type": "adjust", "seat": 3, "points": 9}, {"type": "finish"}]
    assert outlook("tally", 2, ended)["tie_break"] == {"shared": True, "points": 0}


def test_game_ended_by_the_table_before_a_round_is_a_tie_at_nothing():
    after = outlook("animanize", 3, [{"type": "finish"}])
    assert after["tie_break"] == {"shared": True, "points": 0}


def test_catchers_are_named_once_a_catch_round_has_begun():
    assert outlook("agame", 3, LOG)["catchers"] == []
    assert outlook("agame", 3, [*LOG, CAUGHT])["catchers"] == [0, 1]
    taps = choices("trick", [])["taps"]
    assert (taps["catchers"], taps["can_catch"], taps["took"]) == ([0, 1], True, 2)


def test_catch_is_impossible_before_the_first_trick():
    table("agame", 3, [])
    taps = choices("trick", [])["taps"]
    assert (taps["catchers"], taps["can_catch"], taps["took"]) == ([], False, None)


def test_catch_is_impossible_where_nothing_lies():
    table("agame", 3, LOG[1:])  # the only card lies in the row of its leader
    assert choices("trick", [])["taps"]["can_catch"] is False


def test_second_level_begins_with_who_leads_and_why():
    after = outlook("greta", 2, cards(16))
    assert after["lead"] in ({"seat": 0, "why": "points"}, {"seat": 1, "why": "points"})
    assert outlook("greta", 2, cards(15))["lead"] is None
    assert outlook("greta", 2, cards(17))["lead"] is None


def test_finished_game_lies_there_until_the_next_card():
    assert outlook("greta", 2, cards(31), games=2)["finished"] is False
    assert outlook("greta", 2, cards(32), games=2)["finished"] is True
    assert choices("place", card=None, at=None)["taps"]["finished"] is True


@pytest.mark.parametrize("game", golden.games())
def test_sheets_of_golden_files_have_an_outlook_on_screens_alone(game):
    def difference(case: dict) -> str | None:
        fold = fold_file(case["file"])
        sheet = fold.view()["sheet"]
        after = sheet and {key: sheet[key] for key in sheet if key != "outlook"}
        return golden.difference(fold.answer()["sheet"] or {}, after or {})

    golden.check_files(game, difference)
