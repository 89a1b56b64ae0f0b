"""The place of a problem in a game's file, as those who play call it.

"Round 3 › Ada › Tricks": by the names of the table and the words of the recorder.
"""

from collections.abc import Sequence
from typing import Any

from flask_babel import gettext

from companion.core.i18n import choose_words
from companion.core.rules import Json
from companion.core.strict_json import as_dict, as_list
from companion.engine.check import NAME_LIMIT
from companion.web.preferences import isolated

SEPARATOR = " › "
NUMBERED = ("round", "section")
"""Entries that are a whole round."""
BESIDE_ROUNDS = ("adjust", "join", "leave")
"""Entries that leave the number of a round as it is."""
FIELDS = {
    "animals": "animanize.animals",
    "card": "incoming.at.card",
    "cards": "depth.cards",
    "color": "form.color",
    "complete": "incoming.at.complete",
    "discarded": "log.entry.stuck",
    "eliminated": "animanize.out",
    "finisher": "incoming.at.finisher",
    "game": "form.game",
    "hand": "lynx.hand",
    "held": "lynx.hand",
    "laid": "incoming.at.laid",
    "lizards": "agame.lizards",
    "log": "incoming.at.log",
    "melded": "lynx.melds",
    "melds": "lynx.melds",
    "name": "form.name",
    "note": "round.remark",
    "options": "settings.rules",
    "pad": "settings.pad",
    "pay": "incoming.at.pay",
    "plays": "depth.cards",
    "points": "depth.points",
    "row": "incoming.at.row",
    "seats": "settings.players",
    "sum": "agame.sum",
    "tricks": "depth.tricks",
}
"""What the recorder and the settings call the keys of a game's file."""
FIGURES = ("players", "value")
"""Where an entry has the figures of a pad's fields."""
WITHIN = ("animals", "card", "cards", "hand", "laid", "melded", "melds", "pay", "plays", "row")
"""Keys within which no place has a name of its own: "Ada › Melds" says enough."""


def name_place(file: Json, problem: Json) -> str:
    """Return where in a game's file a problem is; "" where only its path says that.

    Of an entry the name of the round, or its number, is said in any case.
    """
    at = _within_correction(problem["at"])
    words = _name_steps(at, file)
    if not problem["entry"]:
        return SEPARATOR.join(words or ())
    return SEPARATOR.join([_name_entry(file, problem["entry"]), *(words or ())])


def name_pad_place(at: Sequence[str | int], pad: Any) -> str:
    """Return where in a pad a problem is; "" where it has a key that no pad has."""
    steps: list[str] = []
    value = pad
    for step in at:
        value = _item(value, step)
        if isinstance(step, int):
            steps.append(_numbered(step, as_dict(value).get("name")))
        elif word := name_pad_key(step):
            steps.append(word)
        else:
            return ""
        if step in ("name", "note"):
            break  # in which language says nothing more
    return SEPARATOR.join(steps)


def name_pad_key(key: str | int) -> str | None:
    """Return what a key of a pad is called; None for one that has no name."""
    word = gettext(f"maker.at.{key}")
    return None if word == f"maker.at.{key}" else word


def name_field(file: Json, at: Sequence[str | int]) -> str | None:
    """Return what the last key of a place in a file is called; None for one that has no name."""
    at = _within_correction(at)
    key = at[-1]
    if at[0] == "pad" and len(at) > 1:
        return name_pad_key(key)
    fields = [*as_list(_pad(file).get("fields")), *as_list(_pad(file).get("rows"))]
    for field in fields if at[0] in FIGURES else ():
        if as_dict(field).get("id") == key and (name := _name(as_dict(field).get("name"))):
            return name
    return gettext(FIELDS[key]) if key in FIELDS else None


def _within_correction(at: Sequence[str | int]) -> Sequence[str | int]:
    """Return a place in an entry; of one that a correction writes, the place in that."""
    return at[3:] if at[:1] == ["changes"] and at[2:3] == ["entry"] and len(at) > 3 else at


def _name_steps(at: Sequence[str | int], file: Json) -> list[str] | None:
    words: list[str] = []
    for number, step in enumerate(at):
        before = at[number - 1] if number else None
        if before == "pad":
            inside = name_pad_place(at[number:], _pad(file))
            return [*words, inside] if inside else None
        if before == "options":
            word = gettext(f"option.{file.get('game')}.{step}")
            return None if word.startswith("option.") else [*words, word]
        if isinstance(step, int):
            words.append(_name_seat(file, step, before))
        elif step not in ("players", "members"):
            word = name_field(file, at[: number + 1])
            if word is None:
                return None
            words.append(word)
        if step in WITHIN:
            break
    return words


def _name_entry(file: Json, number: int) -> str:
    """Return the name of the round an entry is, or the entry's number."""
    log = as_list(file.get("log"))
    types = [as_dict(entry).get("type") for entry in log[:number]]
    rounds = [kind for kind in types if kind in NUMBERED]
    if types and types[-1] in NUMBERED and not set(types) - {*NUMBERED, *BESIDE_ROUNDS}:
        game = "tally" if file.get("game") == "pad" else file.get("game")
        return gettext(f"round.{game}") % {"no": len(rounds)}
    return gettext("incoming.entry", number=number)


def _name_seat(file: Json, place: int, of: str | int | None) -> str:
    """Return who has this place among the players of an entry, or the place in another list."""
    name = as_dict(_item(file.get("seats"), place)).get("name")
    if of == "players":
        return _name(name) or _numbered(place, None)
    return _numbered(place, name if of == "seats" else None)


def _numbered(at: int, name: Any) -> str:
    """Return a place in a list, as people count, with what stands there."""
    number = gettext("maker.numbered", no=at + 1)
    words = _name(name)
    return f"{number} ({words})" if words else number


def _name(words: Any) -> str:
    """Return a name that can be shown; "" for what is none."""
    texts = list(as_dict(words).values()) or [words]
    if not all(isinstance(text, str) for text in texts):
        return ""
    name = choose_words(words, gettext("app.language"))
    return isolated(name) if name.strip() and len(name) <= NAME_LIMIT else ""


def _pad(file: Json) -> Json:
    return as_dict(file.get("pad"))


def _item(value: Any, step: str | int) -> Any:
    """Return what is at a step, None where nothing is: the file is anybody's."""
    if isinstance(step, int):
        items = as_list(value)
        return items[step] if 0 <= step < len(items) else None
    return as_dict(value).get(step)
