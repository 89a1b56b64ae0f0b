"""What a sheet's screens say of the course of a game, so that none of them repeats a rule.

Beside the sheet of `docs/format.md` and for screens alone: `companion score` prints none of it.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .shapes import GameDefinition, Nearest, Outlook, Sheet, State, TieBreak


def outlook(game: "GameDefinition", state: "State", sheet: "Sheet") -> "Outlook":
    """Return who is near the target, how a tie would be or was broken, and the game's own part."""
    playing = [seat for seat in range(len(state["playing"])) if state["playing"][seat]]
    over = sheet["over"]
    near = None if over else nearest(sheet, playing)
    answer: Outlook = {
        "nearest": near,
        "tie": coming_tie(sheet, playing),
        "tie_break": tie_break(state, sheet, playing) if over else None,
    }
    if "outlook" in game:
        answer.update(game["outlook"](state))
    return answer


def nearest(sheet: "Sheet", playing: list[int]) -> "Nearest | None":
    """Return whoever alone has the highest total and what it needs, from half the target on."""
    target, totals = sheet["target"], sheet["totals"]
    seat = max(playing, key=lambda seat: totals[seat])
    if target is None or totals[seat] * 2 < target:
        return None
    if [totals[other] for other in playing].count(totals[seat]) > 1:
        return None
    return {"seat": seat, "points": max(target - totals[seat], 0)}


def coming_tie(sheet: "Sheet", playing: list[int]) -> str | None:
    """Return what would break the tie at the top, where it would decide the end; None elsewhere.

    That is at the target, where the tie keeps the game from ending, and before the last round.
    """
    awaited, target = sheet["next"], sheet["target"]
    if not awaited or sheet["ranks"].count(1) < 2:
        return None
    is_reached = target is not None and max(sheet["totals"][seat] for seat in playing) >= target
    return awaited["tie"] if is_reached or awaited.get("rounds_left") == 1 else None


def tie_break(state: "State", sheet: "Sheet", playing: list[int]) -> "TieBreak | None":
    """Return how the tie of the winners was broken, by total or by games won; None without a tie.

    `points` are those of the first winner's last round.
    """
    winners = sheet["winners"]
    by_wins = state["options"].get("series") == "games"
    figures = sheet["table"]["won"] if by_wins else sheet["totals"]
    seat = winners[0]
    if [figures[other] for other in playing].count(figures[seat]) < 2:
        return None
    last: int | None = 0
    for row in sheet["rounds"]:
        if row["no"] and seat < len(row["players"]):  # not those before the player joined
            last = row["players"][seat]["points"]
    return {"shared": len(winners) > 1, "points": last}
