"""The words and figures of a sheet that is written into its page, as the app says them.

What they are on the phone is in static/js/page/screens/sheet, file by file.
"""

from typing import Any

from flask_babel import gettext, ngettext

from companion.engine.seats import MARKS
from companion.moments import number
from companion.pages.sheet_line import line
from companion.rules import Json


def told(setup: Json, sheet: Json) -> dict[str, Any]:
    """What templates/pages/written/sheet.html shows of a game that goes on."""
    colours = marks(setup["seats"])
    return {
        "kind": setup["game"],
        "progress": progress(setup, sheet),
        "practice": bool(setup["options"].get("practice")),
        "line": line(setup, sheet),
        "colours": colours,
        "rows": [_row(setup, sheet, seat, colour) for seat, colour in enumerate(colours)],
        "rounds": [_round(setup, played) for played in sheet["rounds"]],
        "next": next_name(sheet),
    }


def marks(seats: list[Json]) -> list[str]:
    """The mark of every seat: its own colour, else the first one that nobody at the table wears."""
    worn = {seat.get("color") for seat in seats}
    free = iter([mark for mark in MARKS if mark not in worn])
    return [seat.get("color") or next(free, "grey") for seat in seats]


def _row(setup: Json, sheet: Json, seat: int, colour: str) -> Json:
    total, ranks = sheet["totals"][seat], sheet["ranks"]
    gone = not setup["playing"][seat]
    return {
        "name": setup["seats"][seat]["name"],
        "colour": colour,
        "gone": gone,
        "last": gettext("sheet.left") if gone else _last_change(sheet, seat),
        "won": _won(setup, sheet, seat),
        "leads": bool(sheet["rounds"]) and ranks[seat] == 1 and set(ranks) != {1},
        "total": number(total),
        "points": ngettext("sheet.points", "sheet.points", abs(total)),
        "done": 100 * _share(sheet, total),
    }


def _last_change(sheet: Json, seat: int) -> str:
    played: list[Json] = sheet["rounds"][-1]["players"] if sheet["rounds"] else []
    return _cell(played[seat]) if seat < len(played) else ""


def _cell(result: Json) -> str:
    """What a player got, with its sign; empty where an adjustment was not about him."""
    points = result["points"]
    if points is None or not result["lines"]:
        return ""
    return f"+{number(points)}" if points > 0 else number(points)


def _won(setup: Json, sheet: Json, seat: int) -> str:
    """How many of several games, where each stands alone."""
    won: list[Any] = sheet["table"].get("won") or []
    games = won[seat] if seat < len(won) else None
    if type(games) is not int or not games or setup["options"].get("games") == 1:
        return ""
    return ngettext("sheet.won", "sheet.won", games, n=games)


def _share(sheet: Json, total: int) -> float:
    """How much of the way to the target is done, or to the best total where the end is open."""
    whole = max(sheet["totals"]) if sheet["target"] is None else sheet["target"]
    return min(max(total / whole, 0), 1) if whole > 0 else 0


def _round(setup: Json, played: Json) -> Json:
    no = played["no"]
    words = gettext("round.adjust") if no is None else gettext(f"round.{setup['game']}", no=no)
    players = played["players"]
    cells = [_cell(players[seat]) if seat < len(players) else "" for seat in range(_seats(setup))]
    return {"no": "±" if no is None else no, "words": words, "cells": cells, "open": played["open"]}


def _seats(setup: Json) -> int:
    return len(setup["seats"])


def next_name(sheet: Json) -> str:
    """What is recorded next: "Round 4", "Card 12"."""
    kind, card = sheet["game"], f"round.{sheet['game']}.card"
    coming: Json = sheet["next"] or {}
    if gettext(card) != card:
        return gettext(card, no=coming.get("card") or 1)
    return gettext(f"round.{kind}", no=coming.get("round") or 1)


def progress(setup: Json, sheet: Json) -> str:
    """Beside the game's name "4 of 6", "" where no end is agreed on."""
    options: Json = setup["options"]
    coming: Json = sheet["next"] or {}
    given = (options.get(name) for name in ("max_rounds", "rounds", "games"))
    most = next((limit for limit in given if limit is not None), None)
    if type(most) is not int or most == 1:
        return ""
    counted = (coming.get(name) for name in ("game", "round"))
    now = next((no for no in counted if no is not None), len(sheet["rounds"]))
    return gettext("sheet.progress", now=now, most=most) if now <= most else ""
