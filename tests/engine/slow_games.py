"""What the slow check makes of a whole game."""

from tests.engine.slow_check import agame_points, animanize_points, greta_totals, lynx_points


def points_of(file: dict) -> list[list[int]]:
    """The points of every round of a game, adjustments left out; nothing for who has none."""
    if file["game"] == "greta":
        return _levels_and_games(file)
    rounds = [entry for entry in file["log"] if entry["type"] in ("round", "section")]
    return [
        [_points(file, entry, seat) for seat in range(len(entry["players"]))] for entry in rounds
    ]


def _points(file: dict, entry: dict, seat: int) -> int:
    player, options = entry["players"][seat], file["options"]
    if player is None:
        return 0
    if file["game"] == "agame":
        return agame_points(player, options)
    if file["game"] == "animanize":
        return animanize_points(player, options)
    if file["game"] == "lynx":
        return lynx_points(player, entry["finisher"] == seat, options)
    return player["points"]


def _levels_and_games(file: dict) -> list[list[int]]:
    """Levels as placed, games as typed; a typed game replaces the one it interrupts."""
    rounds, places, dealer = [], [], file["options"]["dealer"]
    for entry in file["log"]:
        if entry["type"] == "place":
            places.append((entry["card"], tuple(entry["at"])))
        elif entry["type"] == "game":
            if len(places) == 32:
                rounds += greta_totals(places, dealer, file["options"])[0]
                dealer = 1 - dealer
            rounds.append([player["points"] for player in entry["players"]])
            places, dealer = [], 1 - dealer
    levels, _ = greta_totals(places, dealer, file["options"])
    return rounds + levels[: (len(places) + 15) // 16]
