"""Texts of the message catalogue, without Flask, so that the command line starts at once."""

import gettext
import json
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from typing import Any, cast

from companion.core.config import SettingsError
from companion.core.paths import PACKAGE, TRANSLATIONS
from companion.core.rules import Json

LANGUAGES = tuple(sorted(folder.parent.name for folder in TRANSLATIONS.glob("*/LC_MESSAGES")))
"""Every language that has a catalogue; a folder is all a new one needs."""
DEFAULT_LANGUAGE = "en"
"""Spoken to whom none of them is theirs."""
WORDS = {"color": "colour", "slot": "slot", "wanted": "value.type"}
"""Parameters of problems that are words of the format, and where their texts are."""
KIND_OF_PAD = "pad:"
"""How a kind of games begins that are played by a pad; its name follows."""
KIND_OF_TALLY = "tally:"
"""How a kind of games begins of which a tally is kept; what the tables call it follows."""
COUNTED = ("animals", "tricks")
"""Parameters of problems that are shown with what they count: "2 animals, one trick"."""


class Texts:
    """The texts of one catalogue."""

    def __init__(self, catalogue: gettext.NullTranslations) -> None:
        self._catalogue = catalogue

    def text(self, key: str, /, **params: Any) -> str:
        """Return the text of a key, filled in."""
        return self._catalogue.gettext(key) % _Params(params)

    def problem(self, problem: Json, names: Sequence[str] = ()) -> str:
        """Say what is wrong; `names` are the seats', for problems that name one."""
        given, language = problem["params"], self.text("app.language")
        own = {key: given.get(f"{key}_{language}", value) for key, value in given.items()}
        params = {key: self._shown(key, value, names) for key, value in own.items()}
        at: list[str | int] = problem.get("at", [])
        seat = next((at[n + 1] for n, step in enumerate(at[:-1]) if step == "players"), None)
        place = next((step for step in reversed(at) if isinstance(step, str)), "")
        special = f"{problem['code']}.{place}"
        code = special if self._has(special) else problem["code"]
        return self._counted(code, given.get("count", 0)) % _Params(
            {"name": _name(seat, names), **params}
        )

    def _shown(self, key: str, value: Any, names: Sequence[str]) -> Any:
        if key == "seat":
            return _name(value, names)
        if key in COUNTED and type(value) is int:
            return self._counted(f"line.{key}", value) % _Params(n=value)
        word = f"{WORDS[key]}.{value}" if key in WORDS else ""
        return self.text(word) if self._has(word) else value

    def _counted(self, key: str, n: int) -> str:
        """Return the form of a text that stands for a number, or its only one."""
        form = self._catalogue.ngettext(key, key, n)
        return self._catalogue.gettext(key) if form == key else form

    def _has(self, key: str) -> bool:
        return bool(key) and self._catalogue.gettext(key) != key


def text(key: str, /, **params: Any) -> str:
    """Return a text in the terminal's language. Raises `SettingsError` without a catalogue."""
    return Texts(_catalogue()).text(key, **params)


def problem_text(problem: Json, names: Sequence[str]) -> str:
    """Say what is wrong, in the terminal's language."""
    return Texts(_catalogue()).problem(problem, names)


def choose_words(words: Any, language: str) -> str:
    """Return what a pad calls something: in this language, in English, or in its first.

    `words` is one text, or one by language.
    """
    if not isinstance(words, dict):
        return str(words)
    by_language = cast(Json, words)
    return str(
        by_language.get(language)
        or by_language.get(DEFAULT_LANGUAGE)
        or by_language[min(by_language)]
    )


def name_kind(kind: str, language: str) -> str | None:
    """Return what a kind of games is called by those who play it; None for a game with rules.

    A pad of the library has its name in this language, any other the one it is counted by.
    """
    if kind.startswith(KIND_OF_TALLY):
        return kind.removeprefix(KIND_OF_TALLY)
    name = kind.removeprefix(KIND_OF_PAD)
    if name == kind:
        return None
    return choose_words(_library_names().get(name, name), language)


@cache
def _library_names() -> dict[str, Any]:
    """Return what the pads of the library are called, by their names in English."""
    files = sorted((PACKAGE / "pads").glob("*.json"))
    names = [json.loads(file.read_text(encoding="utf-8"))["name"] for file in files]
    return {choose_words(name, DEFAULT_LANGUAGE): name for name in names}


def path(at: Sequence[str | int]) -> str:
    """Return the way to a place, as in a program: `players[1].tricks`."""
    steps = [f"[{step}]" if isinstance(step, int) else f".{step}" for step in at]
    return "".join(steps).removeprefix(".")


def _name(seat: Any, names: Sequence[str]) -> str:
    return names[seat] if type(seat) is int and 0 <= seat < len(names) else ""


@cache
def _catalogue() -> gettext.NullTranslations:
    """Load the texts in the terminal's language (LANG and its kin)."""
    for languages in (None, [DEFAULT_LANGUAGE]):
        with suppress(FileNotFoundError):
            return gettext.translation("messages", TRANSLATIONS, languages)
    raise SettingsError("The texts are not compiled yet: python hatch_build.py does it.")


class _Params(dict[str, Any]):
    """Parameters of which a text may name any; numbers get a real minus sign."""

    def __getitem__(self, key: str) -> Any:
        value = self.get(key, "")
        return str(value).replace("-", "−") if type(value) is int else value
