"""The command `companion score`: game files replayed and printed."""

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unicodedata import combining, east_asian_width

from companion.core.i18n import choose_words, path, problem_text, text
from companion.core.limits import MAX_GAME_FILE_BYTES
from companion.core.rules import Json, replay
from companion.core.strict_json import InvalidJsonError, as_dict, as_list, parse


@dataclass(frozen=True)
class ScoreResult:
    """The outcome of a file: a line or table to print, or why it is refused."""

    output: str | None
    refusal: str | None


def score(names: list[str], as_text: bool) -> Iterator[ScoreResult]:
    """Yield the outcome of each file, in their order; `-` is the standard input."""
    for name in names:
        try:
            yield _score_file(_printable(name), parse(_read_bytes(name)), as_text)
        except InvalidJsonError as trouble:
            yield _refuse(_printable(name), text(trouble.code, **trouble.params))
        except OSError as trouble:
            yield _refuse(_printable(name), text("cli.unreadable", why=trouble.strerror or "?"))


def _read_bytes(name: str) -> bytes:
    if name == "-":
        raw = sys.stdin.buffer.read(MAX_GAME_FILE_BYTES + 1)
    else:
        with Path(name).open("rb") as file:
            raw = file.read(MAX_GAME_FILE_BYTES + 1)
    if len(raw) > MAX_GAME_FILE_BYTES:
        raise InvalidJsonError("cli.huge")
    if not raw.strip():
        raise InvalidJsonError("cli.empty")
    return raw


def _score_file(name: str, file: Any, as_text: bool) -> ScoreResult:
    answer = replay(file)
    if answer["problem"]:
        return _refuse(name, _describe_problem(answer["problem"], file))
    sheet = {"file": name, **answer["sheet"], **_members(answer["setup"]["seats"])}
    output = table(name, answer) if as_text else json.dumps(sheet, ensure_ascii=False)
    return ScoreResult(output, None)


def _members(seats: list[Json]) -> Json:
    """Return who is in the team of each seat, null for one person; nothing without any team."""
    names = [
        [one["name"] for one in seat["members"]] if "members" in seat else None for seat in seats
    ]
    return {"members": names} if any(names) else {}


def _refuse(name: str, why: str) -> ScoreResult:
    return ScoreResult(None, f"{name}: {why}")


def _describe_problem(problem: Json, file: Any) -> str:
    """Return a problem as one line: `entry 3: players[1].tricks: 15 of 14 tricks`."""
    seats = as_list(as_dict(file).get("seats"))
    names = [_one_line(str(as_dict(seat).get("name", ""))) for seat in seats]
    parts = [f"entry {problem['entry']}", path(problem["at"]), problem_text(problem, names)]
    return ": ".join(_one_line(part) for part in parts if part)


def _printable(name: str) -> str:
    """Return a file's name with a question mark for every byte that is no text."""
    return _one_line(name.encode("utf-8", "replace").decode())


def _one_line(text: str) -> str:
    clean = text.encode("utf-8", "replace").decode()
    return "".join(sign if sign.isprintable() else " " for sign in clean)


Row = list[str]


def table(name: str, answer: Json) -> str:
    """Return a replay's sheet as a table: head, rounds, totals, places, teams, standing."""
    sheet = answer["sheet"]
    seats = answer["setup"]["seats"]
    names = [_one_line(seat["name"]) for seat in seats]
    rows = [
        ["", *names],
        *(_round_row(played) for played in sheet["rounds"]),
        [text("cli.total"), *map(_format_number, sheet["totals"])],
        [text("cli.place"), *map(_format_number, sheet["ranks"])],
    ]
    head = text("cli.head", file=name, game=_game_name(answer["setup"]))
    teams = [_team_line(seat) for seat in seats if "members" in seat]
    return "\n".join([head, *_align(rows), *teams, _standing_line(sheet, names), ""])


def _team_line(seat: Json) -> str:
    """Return who is in a team: "The Owls: Ben, Di"."""
    members = ", ".join(_one_line(one["name"]) for one in seat["members"])
    return text("cli.team", team=_one_line(seat["name"]), members=members)


def _game_name(setup: Json) -> str:
    """Return what a game is called; by its own name where it has one, else by the terminal's."""
    own = setup["pad"]["name"] if "pad" in setup else setup["options"].get("name")
    if own:
        return _one_line(choose_words(own, text("app.language")))
    return text(f"game.{setup['game']}")


def _round_row(round_: Json) -> Row:
    number = round_["no"]
    key = "cli.adjust" if number is None else "cli.open" if round_["open"] else "cli.round"
    return [
        text(key, n=number),
        *(_format_number(player["points"]) for player in round_["players"]),
    ]


def _standing_line(sheet: Json, names: list[str]) -> str:
    if not sheet["over"]:
        return text("cli.running")
    seats: list[int] = sheet["winners"]
    winners = ", ".join(names[seat] for seat in seats)
    return text(f"cli.over.{sheet['reason']}", winners=winners)


def _format_number(number: int | None) -> str:
    return "" if number is None else str(number).replace("-", "−")


def _align(rows: list[Row]) -> list[str]:
    """Return the rows as lines: first cells aligned to the left, figures to the right."""
    widths = [max(_width(row[at]) for row in rows if at < len(row)) for at in range(len(rows[0]))]
    return [_join_cells(row, widths) for row in rows]


def _join_cells(row: Row, widths: list[int]) -> str:
    gaps = [" " * (width - _width(cell)) for cell, width in zip(row, widths, strict=False)]
    cells = [row[0] + gaps[0], *(gap + cell for gap, cell in zip(gaps[1:], row[1:], strict=True))]
    return "  ".join(cells).rstrip()


def _width(cell: str) -> int:
    """Return how many columns a text takes in a terminal."""
    return sum(
        2 if east_asian_width(sign) in "WF" else 0 if combining(sign) else 1 for sign in cell
    )
