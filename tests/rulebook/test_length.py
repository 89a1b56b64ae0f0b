"""Before its disputes a rulebook is at most as long as the rules it tells in its own words."""

import re

import pytest

LEAFLETS = {"agame": 1875, "animanize": 990, "greta": 523, "lynx": 1778}
"""Words of the games' own rules in English.

Agame not Lame: the publisher's leaflet of 2018. Animanize: the English rules without their
story. Greta: its author's page. lynX: its author's page from "The Rules" to "The Claim".
"""
WORD = re.compile(r"\w+(?:['’.-]\w+)*")
TAG = re.compile(r"<[^>]*>")


def said(part: str | dict) -> str:
    return TAG.sub(" ", part) if isinstance(part, str) else part["caption"]


def words_before_disputes(rules: dict) -> int:
    """Words that are read on a page of the rules, headings and pictures included."""
    sections = rules["sections"]
    disputes = [section["id"] for section in sections].index("disputes")
    texts = [rules["title"]]
    for section in sections[:disputes]:
        texts.append(section["title"])
        texts += [said(part) for paragraph in section["paragraphs"] for part in paragraph["parts"]]
    return len(WORD.findall(" ".join(texts)))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", LEAFLETS)
def test_rules_before_disputes_are_no_longer_than_the_leaflet(rulebook, game, language):
    games = rulebook[language]["book"]["games"]
    [rules] = [rules for rules in games if rules["game"] == game]
    assert words_before_disputes(rules) <= LEAFLETS[game]
