"""Several games in a row: summed points, or games won, decide."""


def won(before: list, by_seat: list, draw_counts: bool = True) -> list:
    """Games won, one more for the best of this game; a draw is everybody's or nobody's."""
    points = [None if one is None else one[0] for one in by_seat]
    best = max([value for value in points if value is not None])
    if not draw_counts and points.count(best) > 1:
        return before
    return [before[seat] + (1 if points[seat] == best else 0) for seat in range(len(before))]


def standing(state: dict) -> list:
    """What decides: games won by house rule, else the totals."""
    return state["won"] if state["options"]["series"] == "games" else state["totals"]
