"""Writes `docs/library.md`: what each pad of the library is for, from the pads themselves.

python -m tests.engine.pad_table
"""

import json
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "library.md"
HEAD = """\
# The library of pads

The score sheets that come with Companion, as their files in `companion/pads/` say it. Made by
`python -m tests.engine.pad_table`; a test compares the two. How a pad is written stands in
[pads.md](pads.md).

| game | sheet | written down | has to come out right | over, and won by | left to the table |
| --- | --- | --- | --- | --- | --- |
"""
FOOT = """
## What no pad says

- A round knows itself, the totals before it and its number, nothing else of the rounds before.
  What depends on them (who is vulnerable, how often somebody was last) is written down as a figure
  of its own, or counted at the table.
- Partners who change from round to round (Doppelkopf, Schafkopf) have a column each; those who stay
  together are a team.
- Places go by totals, and where a pad says so by a row that breaks a tie. A win by anything else
  (Phase 10: who has finished the last phase; 500: who makes the bid at 500) is not what the sheet
  calls a win.
- Money, fractions and times are whole numbers of their smallest unit.
"""


def page() -> str:
    """Return the page, a line a pad in the order of their English names."""
    pads = [
        json.loads(path.read_text("utf-8")) for path in (ROOT / "companion/pads").glob("*.json")
    ]
    lines = [line(pad) for pad in sorted(pads, key=lambda pad: words(pad["name"]).lower())]
    return HEAD + "".join(lines) + FOOT


def line(pad: dict[str, Any]) -> str:
    """Return a pad as a line of the table."""
    cells = (
        f"**{words(pad['name'])}**{other_name(pad['name'])}",
        f"{pad['kind']}, {players(pad)}",
        ", ".join(question(one, pad) for one in pad.get("rows") or pad["fields"]),
        "; ".join(words(one["name"]) for one in pad.get("checks", [])),
        f"{over(pad)}; {won(pad)}",
        words(pad.get("note", "")),
    )
    return f"| {' | '.join(cells)} |\n"


def words(name: Any) -> str:
    """Return a text of a pad in English, or the one it has."""
    return name["en"] if isinstance(name, dict) else name


def other_name(name: Any) -> str:
    """Return what a game is called in German, where that is another name."""
    is_same = not isinstance(name, dict) or name["de"].lower() == name["en"].lower()
    return "" if is_same else f" ({name['de']})"


def players(pad: dict[str, Any]) -> str:
    """Return for how many a pad is."""
    least, most = pad["seats"]
    count = f"{least}" if least == most else f"{least} to {most}"
    return f"{count} teams of {pad['teams']}" if pad.get("teams") else f"{count} players"


def question(field: dict[str, Any], pad: dict[str, Any]) -> str:
    """Return what is asked for, and what sort of answer it has."""
    name = words(field["name"])
    kind = field.get("kind", "number")
    of = [words(one["name"]) for one in pad.get("fields", []) if one["id"] == field.get("of")]
    sorts = {
        "flag": ["yes or no"],
        "computed": ["worked out"],
        "subtotal": ["subtotal"],
        "number": [],
    }
    about = sorts[kind] if kind in sorts else [f"one of {len(field['choices'])}"]
    about += [f"where *{one}* is yes" for one in of]
    return f"{name} ({', '.join(about)})" if about else name


def over(pad: dict[str, Any]) -> str:
    """Return when a game by a pad is over."""
    if pad["kind"] == "rows":
        return "all rows filled"
    ends = [f"after `{pad['rounds']}` rounds"] if "rounds" in pad else []
    ends += [f"at {pad['target']}"] if "target" in pad else []
    ends += [f"once `{pad['ends']}`"] if "ends" in pad else []
    return " or ".join(ends) or "when the table ends it"


def won(pad: dict[str, Any]) -> str:
    """Return who wins."""
    low = pad.get("wins") == "low"
    rows = [words(one["name"]) for one in pad.get("rows", []) if one["id"] == pad.get("tie")]
    who = "fewest points" if low else "most points"
    if pad.get("tie") == "play":
        return f"{who}, after a tie one more round"
    return f"{who}, then most of *{rows[0]}*" if rows else who


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
