"""A rulebook is as long as the rules it tells at most; disputes and sources add half as much."""

import re

import pytest

LEAFLETS = {"agame": 1875, "animanize": 990, "greta": 523, "lynx": 1778}
"""Words of the games' own rules in English.

Agame not Lame: the publisher's leaflet of 2018. Animanize: the English rules without their
story. Greta: its author's page. lynX: its author's page from "The Rules" to "The Claim".
"""
MAX_ANSWER_WORDS = 40
WORD = re.compile(r"\w+(?:['’.-]\w+)*")
TAG = re.compile(r"<[^>]*>")


def said(part: str | dict) -> str:
    return TAG.sub(" ", part) if isinstance(part, str) else part["caption"]


def count_words(rules: dict, until: str | None = None) -> int:
    """Count the words of a page of the rules, headings and pictures included, up to a section."""
    sections = rules["sections"]
    end = [section["id"] for section in sections].index(until) if until else None
    texts = [rules["title"]]
    for section in sections[:end]:
        texts.append(section["title"])
        texts += [said(part) for paragraph in section["paragraphs"] for part in paragraph["parts"]]
    return len(WORD.findall(" ".join(texts)))


def rules_of(rulebook: dict, game: str, language: str) -> dict:
    [rules] = [rules for rules in rulebook[language]["book"]["games"] if rules["game"] == game]
    return rules


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", LEAFLETS)
def test_rules_before_disputes_are_no_longer_than_the_leaflet(rulebook, game, language):
    assert count_words(rules_of(rulebook, game, language), "disputes") <= LEAFLETS[game]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", LEAFLETS)
def test_a_whole_rulebook_is_at_most_half_as_long_again(rulebook, game, language):
    assert count_words(rules_of(rulebook, game, language)) <= 1.5 * LEAFLETS[game]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", LEAFLETS)
def test_a_dispute_is_answered_in_few_words(rulebook, game, language):
    [disputes] = [
        section
        for section in rules_of(rulebook, game, language)["sections"]
        if section["id"] == "disputes"
    ]
    answers = [" ".join(map(said, each["parts"][1:])) for each in disputes["paragraphs"]]
    assert [answer for answer in answers if len(WORD.findall(answer)) > MAX_ANSWER_WORDS] == []
