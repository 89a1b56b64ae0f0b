"""Every language says everything, with the same figures in it, and nothing nobody asks for."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from babel.messages.catalog import Message

from companion.core.i18n import DEFAULT_LANGUAGE, LANGUAGES
from companion.core.rules import catalogue as games
from companion.engine.entries import CORRECTIONS
from companion.engine.games import GAMES
from companion.engine.steps import SHARED_STEPS
from hatch_build import join_texts
from tests.texts import forms, key, messages, read

ROOT = Path(__file__).parents[1]
PLACEHOLDER = re.compile(r"%\((\w+)\)s")
QUOTED = re.compile(r"""(?<=["'])[\w.]+(?=["'])""")
PUT_TOGETHER = re.compile(r'`(\w[\w.]*\.[^`\s]*)`|f"(\w[\w.]*\.[^"\s]*)"')
GAP = re.compile(r"\$?\{[^{}]*\}")
TEXT_OF_A_PAGE = re.compile(r">([^<]*)<", re.DOTALL)
SPOKEN_ATTRIBUTE = re.compile(r'\b(?:alt|aria-label|placeholder|title)="([^"]*)"')
JINJA = re.compile(r"\{\{.*?\}\}|\{%.*?%\}|\{#.*?#\}", re.DOTALL)
KEY = re.compile(r'^msgid "(.+)"$', re.MULTILINE)
WORN_OUT = (
    "Jemand, der ging", "Jemand Neues", "Der Tisch hat aufgehört", "Alle Spiele sind gespielt",
    "Alle Runden sind gespielt", "Mit der Korrektur ändern", "Dieses behalten",
    "Das andere behalten", "Dort ablegen", "Wozu der Link gut ist", "Link machen", "wie angesagt",
    "wie ihr sie ansagt", "Bleibt es offen, steht", "Spieldatei", "Spielblock", "as told",
    "Most rounds", "the table stopped", "all rounds are played",
)  # fmt: skip
"""Wordings that made players stop and think; each has a better one."""
LETTER = re.compile(r"[^\W\d_]")
others = pytest.mark.parametrize(
    "language", [code for code in LANGUAGES if code != DEFAULT_LANGUAGE]
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_dot_between_two_texts_stays_with_the_first(language: str) -> None:
    """No line on a screen begins with the dot; a terminal does not break lines."""
    texts = messages(language).items()
    loose = [key for key, one in texts if any(" ·" in form for form in forms(one))]
    assert loose == ["cli.head"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_for_two_texts(language: str) -> None:
    """The phone would take the last of them, the server the first."""
    twice = [key for key, times in Counter(KEY.findall(join_texts(language))).items() if times > 1]
    assert twice == []


def test_there_are_english_and_german() -> None:
    assert set(LANGUAGES) >= {"en", "de"}


@others
def test_every_text_is_there_and_none_besides(language: str) -> None:
    assert sorted(messages(language)) == sorted(messages(DEFAULT_LANGUAGE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty_or_half_translated(language: str) -> None:
    bare = [
        key(message)
        for message in messages(language).values()
        if message.fuzzy or not all(forms(message))
    ]
    assert bare == []


@others
def test_a_text_has_the_same_placeholders_in_every_language(language: str) -> None:
    english = messages(DEFAULT_LANGUAGE)
    assert [
        name
        for name, message in messages(language).items()
        if placeholders(message) != placeholders(english[name])
    ] == []


def placeholders(message: Message) -> list[set[str]]:
    """Those of the text for one, which may say its number as a word, and of the text for many."""
    one, many = forms(message)[0], forms(message)[-1]
    return [set(PLACEHOLDER.findall(one)) - {"n"}, set(PLACEHOLDER.findall(many))]


@others
def test_a_text_counts_in_every_language_or_in_none(language: str) -> None:
    english = messages(DEFAULT_LANGUAGE)
    assert [
        name
        for name, message in messages(language).items()
        if isinstance(message.id, str) != isinstance(english[name].id, str)
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_names_its_own_language(language: str) -> None:
    assert str(read(language).locale) == language
    assert forms(messages(language)["app.language"]) == (language,)


def test_every_text_is_asked_for_somewhere() -> None:
    literals, patterns = find_requested_texts()
    engine_words = words_in(ROOT / "companion" / "engine")
    assert [
        name
        for name in messages(DEFAULT_LANGUAGE)
        if name not in literals
        and not any(pattern.fullmatch(name) for pattern in patterns)
        and not has_text_by_place(name, literals, engine_words)
    ] == []


def test_every_entry_of_a_round_logged_trick_by_trick_has_a_name() -> None:
    """A whole round by points may end it."""
    types = {kind for game in GAMES.values() if "trick" in game["steps"] for kind in game["steps"]}
    assert [kind for kind in types if f"log.entry.{kind}" not in messages(DEFAULT_LANGUAGE)] == []


def has_text_by_place(name: str, literals: set[str], words: set[str]) -> bool:
    """Return the text of a problem at a place or of a kind: `draft.missing.hand`."""
    code, _, place = name.rpartition(".")
    return code in literals and place in words


def find_requested_texts() -> tuple[set[str], list[re.Pattern[str]]]:
    """Every text in quotes in the sources, and a pattern for each that is put together."""
    literals: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for source in sources():
        text = source.read_text(encoding="utf-8")
        literals |= set(QUOTED.findall(text))
        for script, python in PUT_TOGETHER.findall(text):
            parts = [re.escape(part) for part in GAP.split(script or python)]
            patterns.append(re.compile(r"\w[\w.]*".join(parts)))
    return literals, patterns


def sources() -> Iterator[Path]:
    yield from (ROOT / "companion").rglob("*.py")
    yield from (ROOT / "static" / "js").rglob("*.ts")
    yield from (ROOT / "templates").rglob("*.html")


def words_in(folder: Path) -> set[str]:
    """Every text that stands in the Python files of a folder."""
    return {
        node.value
        for path in folder.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def test_every_kind_of_entry_has_its_name() -> None:
    cards: list[Any] = list(GAMES.values())
    kinds = {*SHARED_STEPS, *CORRECTIONS, *(kind for card in cards for kind in card["steps"])}
    assert (
        sorted(f"deed.{kind}" for kind in kinds if f"deed.{kind}" not in messages(DEFAULT_LANGUAGE))
        == []
    )


def test_every_house_rule_has_its_texts_and_nothing_else_has() -> None:
    wanted = {"option.none"}
    for game in games():
        for option in game["options"]:
            name = f"option.{game['game']}.{option['name']}"
            values: list[str] = option.get("values", []) if option["kind"] == "choice" else []
            wanted |= {name, f"{name}.hint"} | {f"{name}.{value}" for value in values}
    assert {name for name in messages(DEFAULT_LANGUAGE) if name.startswith("option.")} == wanted


@pytest.mark.parametrize(
    "template", sorted((ROOT / "templates").rglob("*.html")), ids=lambda path: path.name
)
def test_a_template_says_nothing_of_its_own(template: Path) -> None:
    bare = JINJA.sub("", template.read_text(encoding="utf-8"))
    texts = TEXT_OF_A_PAGE.findall(bare) + SPOKEN_ATTRIBUTE.findall(bare)
    assert [text.strip() for text in texts if LETTER.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_agames_recorder_and_a_rounds_page_name_the_values_alike(language: str) -> None:
    """The figure on the cards is one thing, while it is entered and after: "values 81"."""
    texts = messages(language)
    assert texts["agame.sum.cards"].string == f"{texts['line.cards'].string} %(points)s"


@pytest.mark.parametrize("language", LANGUAGES)
def test_wordings_that_made_players_stop_have_not_come_back(language: str):
    rules = [path.read_text() for path in (ROOT / "companion/rulebook").glob(f"*.{language}.md")]
    texts = join_texts(language) + "".join(rules)
    assert [words for words in WORN_OUT if words in texts] == []
