"""What every phone wrote, kept outside the app and by content: ids are the app's own affair."""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

Entry = dict[str, Any]
OWN_KEYS = ("id", "by")
"""What the app adds to an entry, besides the time."""


GRETA_PROBLEMS = frozenset(
    f"greta.{what}"
    for what in (
        "card_placed", "cell_taken", "not_adjacent", "covered", "no_card_here",
        "claim_nothing", "claim_over",
    )
)  # fmt: skip
ROW_PROBLEMS = frozenset(("pad.row_taken",))
UNKNOWN = "log.id_unknown"
SEAT_PROBLEMS = frozenset(("players.count", "seat.left", "seat.plays", "seats.count", "value.type"))


@dataclass(frozen=True)
class Line:
    """One entry as a phone wrote it."""

    phone: str
    game: str
    content: str
    is_saved: bool = True
    """Whether the app called it saved."""
    is_disk_broken: bool = False
    """Whether the plan of the evening kept the phone's disk from taking it, or ended its tab."""
    kept_version: str = ""
    """For what the app wrote because a person kept this phone's version: what that version says."""


@dataclass(frozen=True)
class Declined:
    """An entry that the app would not write down, as its writer was told at once."""

    phone: str
    game: str
    content: str
    code: str
    is_planned: bool


@dataclass
class Journal:
    """Everything that was written in an evening, and what people decided."""

    lines: list[Line] = field(default_factory=list)
    declined: list[Declined] = field(default_factory=list)
    choices: set[tuple[str, str, str]] = field(default_factory=set)
    """Phone, game and content of every version about which a person decided."""
    kinds: dict[str, str] = field(default_factory=dict)
    """By id what is played in a game."""

    def planned_problems(self, game: str) -> frozenset[str]:
        """Return the problems that the plan may have caused in a game.

        Two who place cards, claim or fill a row at once are in each other's way, and so is whoever
        corrects what others have built upon; where somebody has come or gone, a round of others
        does not fit.
        """
        if self.kinds.get(game) == "greta":
            return GRETA_PROBLEMS
        if self.kinds.get(game) == "rows":
            return ROW_PROBLEMS
        lines = (json.loads(line.content) for line in self.lines if line.game == game)
        has_moved = any(line["type"] in ("join", "leave") for line in lines)
        return SEAT_PROBLEMS if has_moved else frozenset()


def content_of(entry: Entry, names: dict[str, str]) -> str:
    """Return what an entry says, whoever wrote it and when.

    `names` says of ids what stands there.
    """
    return json.dumps(_said(entry, names), sort_keys=True, ensure_ascii=False)


def names_in(log: Iterable[Entry]) -> dict[str, str]:
    """By id what an entry of a log is called in contents: its remark, or all it says."""
    names = {"setup": "setup"}
    for entry in log:
        for change in entry.get("changes", []):
            if "before" in change:
                names[change["id"]] = _name(change["entry"], names)
        names[entry["id"]] = _name(entry, names)
    return names


def inner_contents(content: str) -> list[str]:
    """Return the contents of what an entry says and, of an amend, of the entries in it."""
    payload = json.loads(content)
    inner = [change["entry"] for change in payload.get("changes", []) if change["entry"]]
    return [content, *(content_of(entry, {}) for entry in inner)]


def references(content: str) -> set[str]:
    """Return what a correction is about, by name."""
    payload = json.loads(content)
    changes = [change.get("of", change.get("before")) for change in payload.get("changes", [])]
    return {one for one in (payload.get("of"), *changes) if one}


def _name(entry: Entry, names: dict[str, str]) -> str:
    return entry.get("note") or content_of(entry, names)


def _said(entry: Entry, names: dict[str, str]) -> Entry:
    values = {key: value for key, value in entry.items() if key not in OWN_KEYS}
    if isinstance(values.get("at"), str):  # in a card of Greta it is the cell
        del values["at"]
    if "of" in values:
        values["of"] = names.get(values["of"], values["of"])
    if "changes" in values:
        values["changes"] = [_change(change, names) for change in values["changes"]]
    return values


def _change(change: Entry, names: dict[str, str]) -> Entry:
    """Return a change without ids."""
    values = {key: names.get(change[key], change[key]) for key in ("of", "before") if key in change}
    return {**values, "entry": change["entry"] and _said(change["entry"], names)}
