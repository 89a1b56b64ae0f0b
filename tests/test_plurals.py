"""A text with a number of things says one of them as one says it: "1 result", never "1 results"."""

import re
from collections.abc import Iterator

import pytest
from babel.messages.catalog import Message

from companion.core.i18n import LANGUAGES
from tests.texts import forms, messages

NUMBERS = (
    "all|cards|cost|count|counts|days|deal|expected|files|games|hand|least|lizards|most|n|packs|"
    "people|played|points|rows|sum|total|tricks|won|worth"
)
"""Placeholders that stand for a number."""
MANY_THINGS = {
    "en": rf"%\((?:{NUMBERS})\)s (?:(?!in|to|of|as|is)[a-z]+ )?"
    r"(?!is|has|as|less|this|wins)[a-z]+s\b",
    "de": rf"%\((?:{NUMBERS})\)s (?:(?!am|bis|ohne)[a-zäöü]+ )?[A-ZÄÖÜ]\w+",
}
"""A number and what there is so many of, by language."""
NEVER_ONE = (
    # What the code bounds, by more than one.
    *("api.entries", "api.filled", "api.origins", "api.writing", "formula.cost", "http.413"),
    *("json.too_deep", "json.too_many", "links.too_many", "log.entry_too_large", "pad.cost"),
    *("new.too_many_games", "new.too_many_rematches", "new.too_many_scorebooks", "pad.languages"),
    *("pad.rounds", "pads.size", "pads.too_many", "scorebook.files.hint"),
    # Of so many or from so few to so many, which are more.
    *("agame.known", "agame.points_range", "animanize.points_unlikely", "animanize.tricks_sum"),
    *("join.scan.part", "lynx.status.known", "new.more_names", "new.some_names", "pads.players"),
    *(
        "pads.teams",
        "pads.teams.exactly",
        "settings.full.teams",
        "tally.status",
        "tally.status.teams",
    ),
    *("agame.plays_count", "maker.teams.of", "rulebook.best"),
    # What the rules have more than one of: cards of a hand or a meld, packs, more than there are.
    *("agame.two_complete", "animanize.too_few_animals", "greta.line.next", "line.deal"),
    *("line.each", "line.each.draw", "line.level_two.last", "line.level_two.points"),
    *("lynx.copies", "lynx.meld.heard", "lynx.meld_short", "lynx.rank_copies", "lynx.set_size"),
    *("lynx.times", "lynx.too_many_cards", "set_up.agame.1", "set_up.lynx.1"),
    # One card may be laid on the pile, and a trick may break off after one.
    *("agame.hand_left", "animanize.broken_trick"),
    # The same for one: MB, Hand, Schluss.
    *("lynx.sum.finish", "lynx.sum.hand", "lynx.sum.once", "new.full"),
    *("new.fewer_names", "scorebook.too_much"),
)


def uncounted(language: str) -> Iterator[str]:
    """Yield the texts that say a number of things alike for one and for many."""
    for name, message in messages(language).items():
        one = spaced(forms(message)[0])
        if name not in NEVER_ONE and any(text in one for text in find_many(language, message)):
            yield name


def find_many(language: str, message: Message) -> list[str]:
    """Return each number of things in the text for many."""
    return re.findall(MANY_THINGS[language], spaced(forms(message)[-1]))


def spaced(text: str) -> str:
    """Return a text with a plain space for each at which no line breaks."""
    return text.replace("\u00a0", " ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_with_a_number_of_things_has_a_form_for_one(language: str):
    assert list(uncounted(language)) == []


def test_every_text_that_is_never_of_one_has_a_number_of_things():
    found = {
        name for one in LANGUAGES for name, text in messages(one).items() if find_many(one, text)
    }
    assert [name for name in NEVER_ONE if name not in found] == []
