"""The sheet as a table of plain text, for people at a terminal."""

from unicodedata import combining, east_asian_width

from companion.core.i18n import text
from companion.core.rules import Json

Row = list[str]


def table(name: str, answer: Json) -> str:
    """A replay's sheet: head, a line for each round, totals and places, and how it stands."""
    sheet = answer["sheet"]
    seats = answer["setup"]["seats"]
    rows = [
        ["", *(seat["name"] for seat in seats)],
        *(_round(played) for played in sheet["rounds"]),
        [text("cli.total"), *map(_number, sheet["totals"])],
        [text("cli.place"), *map(_number, sheet["ranks"])],
    ]
    head = text("cli.head", file=name, game=text(f"game.{sheet['game']}"))
    names = [seat["name"] for seat in seats]
    return "\n".join([head, *_aligned(rows), _standing(sheet, names), ""])


def _round(played: Json) -> Row:
    number = played["no"]
    key = "cli.adjust" if number is None else "cli.open" if played["open"] else "cli.round"
    return [text(key, n=number), *(_number(player["points"]) for player in played["players"])]


def _standing(sheet: Json, names: list[str]) -> str:
    if not sheet["over"]:
        return text("cli.running")
    seats: list[int] = sheet["winners"]
    winners = ", ".join(names[seat] for seat in seats)
    return text(f"cli.over.{sheet['reason']}", winners=winners)


def _number(number: int | None) -> str:
    return "" if number is None else str(number).replace("-", "−")


def _aligned(rows: list[Row]) -> list[str]:
    """The rows with their cells under each other: the first to the left, figures to the right."""
    widths = [max(_width(row[at]) for row in rows if at < len(row)) for at in range(len(rows[0]))]
    return [_line(row, widths) for row in rows]


def _line(row: Row, widths: list[int]) -> str:
    gaps = [" " * (width - _width(cell)) for cell, width in zip(row, widths, strict=False)]
    cells = [row[0] + gaps[0], *(gap + cell for gap, cell in zip(gaps[1:], row[1:], strict=True))]
    return "  ".join(cells).rstrip()


def _width(cell: str) -> int:
    """Columns a text takes in a terminal."""
    return sum(
        2 if east_asian_width(sign) in "WF" else 0 if combining(sign) else 1 for sign in cell
    )
