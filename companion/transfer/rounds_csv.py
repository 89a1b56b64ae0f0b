"""The rounds of games as CSV (RFC 4180), made for spreadsheets."""

import re
from collections.abc import Iterable, Iterator
from itertools import chain

from companion.core.i18n import DEFAULT_LANGUAGE, choose_words, name_kind
from companion.core.rules import GameFold, Json, standing_entries
from companion.models.games import game_kind

HEAD = (
    *("game", "started", "kind", "round", "seat", "player", "points", "total"),
    *("members", "figures"),
)
FORMULA = re.compile(r"(^|[,;|\t\r\n\"])(?=\s*[=+\-@＝＋－＠])")
"""Where a spreadsheet sees a formula begin, whichever sign it takes for the end of a cell."""
FIGURE = re.compile(r"\s*[€$£]?\s*\d[\d.,:/%eE\s-]*[€$£]?\s*|true|false|wahr|falsch", re.IGNORECASE)
"""What a spreadsheet takes for a figure, a date or a truth, and writes in its own way."""
WHOLE_NUMBER = re.compile(r"[1-9][0-9]{0,14}")
"""A figure that looks the same afterwards."""
Row = list[str | int | None]


def to_csv(games: Iterable[tuple[Json, GameFold]], separator: str, language: str) -> str:
    """Return pairs `(game file, the game followed)` as CSV, fields and rows of pads in a language.

    An adjustment is a row without a round number; open rounds are left out.
    """
    rows = (row for file, fold in games for row in _rows_of_game(file, fold, language))
    return "".join(f"{separator.join(map(_cell, row))}\r\n" for row in chain((HEAD,), rows))


def _cell(value: str | int | None) -> str:
    """Return a cell; text is quoted, so that no reader guesses that a sign in it ends the cell."""
    if value is None or isinstance(value, int):
        return "" if value is None else str(value)
    return '"{}"'.format(value.replace('"', '""'))


def _rows_of_game(file: Json, fold: GameFold, language: str) -> Iterator[Row]:
    answer = fold.answer()
    setup = answer["setup"]
    if setup is None:
        return  # nobody can play by what it begins with: the doctor tells of it
    seats: list[Json] = setup["seats"]
    kind = game_kind(setup)
    game = name_kind(kind, DEFAULT_LANGUAGE) or kind
    head = [escape_formula(file["id"]), escape_formula(file["started"]), escape_name(game)]
    entries = standing_entries(fold) if "pad" in setup else {}
    for row in answer["sheet"]["rounds"]:
        if row["open"]:
            continue
        entry = entries.get(row["entries"][0], {})
        for seat, result in enumerate(row["players"]):
            if entry.get("type") == "row" and entry["seat"] != seat:
                continue  # it is a row of the sheet, and one player's alone
            name = escape_name(seats[seat]["name"])
            members = " & ".join(one["name"] for one in seats[seat].get("members", []))
            figures = "" if result["points"] is None else _figures(setup, entry, seat, language)
            points = result["points"], result["total"]
            texts = escape_name(members), escape_formula(figures)
            yield [*head, row["no"], seat + 1, name, *points, *texts]


def _figures(setup: Json, entry: Json, seat: int, language: str) -> str:
    """Return what was written down of a player in a round, or the row that was filled in."""
    pad: Json = setup.get("pad", {})
    if entry.get("type") == "row":
        filled = (row for row in pad["rows"] if row["id"] == entry["row"])
        return "".join(_figure(row, entry["value"], language) for row in filled)
    if entry.get("type") != "round":
        return ""
    item: Json = entry["players"][seat] or {}
    asked = (field for field in pad["fields"] if item.get(field["id"]) is not None)
    told = (_figure(field, item[field["id"]], language) for field in asked if _is_said(field, item))
    return "; ".join(told)


def _is_said(field: Json, item: Json) -> bool:
    """Whether a field says something: a yes, or what was asked of this player."""
    asker = field.get("of")
    is_asked = asker is None or bool(item.get(asker))
    return is_asked and item[field["id"]] is not False


def _figure(field: Json, value: str | int | bool, language: str) -> str:
    """Return a figure beside what it is of: "Bid: 2", "Game: Grand"; of a yes that alone."""
    name = choose_words(field["name"], language)
    if value is True:
        return name
    chosen = next((one for one in field.get("choices", ()) if one["id"] == value), None)
    said = choose_words(chosen["name"], language) if chosen else value or 0
    return f"{name}: {said}"


def escape_formula(text: str) -> str:
    """Put an apostrophe before all that a spreadsheet would take for a formula."""
    return FORMULA.sub(r"\1'", text)


def escape_name(text: str) -> str:
    """Put an apostrophe before a formula, and before a name like 007 or 1/2, which is no figure."""
    if FIGURE.fullmatch(text) and not WHOLE_NUMBER.fullmatch(text):
        return f"'{text}"
    return escape_formula(text)
