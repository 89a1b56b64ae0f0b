"""What a game has come to so far, in the few figures that lists need."""

from companion.core.rules import Fold, Json


def standings(sheet: Json) -> Json:
    """`{"totals", "ranks", "winners", "reason", "rounds"}` of a sheet; rounds closed so far."""
    kept = {name: sheet[name] for name in ("totals", "ranks", "winners", "reason")}
    closed = [row for row in sheet["rounds"] if row["no"] is not None and not row["open"]]
    return {**kept, "rounds": len(closed)}


def scored(fold: Fold, answer: Json) -> list[Json]:
    """What each seat of a finished game takes home; `[]` while nobody has won or lost yet.

    A game that was stopped before anything was written down is nobody's result, and who plays
    alone beats nobody.
    """
    setup, sheet = answer["setup"], answer["sheet"]
    if not sheet["over"] or not sheet["rounds"]:
        return []
    counts = fold.counts()
    winners: list[int] = sheet["winners"] if len(sheet["totals"]) > 1 else []
    return [
        {
            "total": total,
            "rank": sheet["ranks"][seat],
            "won": seat in winners,
            "shared": seat in winners and len(winners) > 1,
            "low": setup["options"].get("wins") == "low",
            "counts": counts[seat],
        }
        for seat, total in enumerate(sheet["totals"])
    ]
