"""What is wrong in a game of a file is said with the table's names and the recorder's words."""

import json
from typing import Any

import pytest

from companion.core.paths import PACKAGE
from companion.core.rules import fold_strict, pad_problem
from companion.transfer.file_format import FileGame, FilePad
from companion.transfer.import_views import explain_pad, explain_refusal
from companion.transfer.plan import ImportGame, ImportPad, ImportStatus
from tests.conftest import points, tally

ADA, BEN, CY = ({"name": name} for name in ("Ada", "Ben", "Cy"))
LION = {"seats": [ADA, BEN, CY], "game": "animanize"}
FENNEK = {"seats": [ADA | {"color": "blue"}, BEN | {"color": "green"}], "game": "agame"}
RUN = {"run": ["9", "7"]}


def section(*players: Any) -> dict[str, Any]:
    return {"type": "section", "players": list(players)}


def of_round(*players: Any) -> dict[str, Any]:
    return {"type": "round", "players": list(players)}


def library_pad(name: str) -> dict[str, Any]:
    return json.loads((PACKAGE / "pads" / f"{name}.json").read_text(encoding="utf-8"))


REFUSED = {
    "tally, no number": (
        tally(log=[points("a", 1, 2), points("b", 3, "x")]),
        "Round 2 › Ben › Points: Wanted here: a whole number.",
        "Runde 2 › Ben › Punkte: Hier gehört hin: eine ganze Zahl.",
    ),
    "tally, after a correction": (
        tally(log=[points("a", 1, 2), {"type": "undo", "of": "a"}, points("b", 3, 1_000_000)]),
        "Entry 3 › Ben › Points: −999999 to 999999 is allowed.",
        "Eintrag 3 › Ben › Punkte: Erlaubt ist −999999 bis 999999.",
    ),
    "tally, within a correction": (
        tally(
            log=[
                points("a", 1, 2),
                {"type": "amend", "changes": [{"of": "a", "entry": points("a", True, 2)}]},
            ]
        ),
        "Entry 2 › Ada › Points: Wanted here: a whole number.",
        "Eintrag 2 › Ada › Punkte: Hier gehört hin: eine ganze Zahl.",
    ),
    "tally, an option": (
        tally(options={"wins": "few"}, log=[]),
        "House rules › Who wins: One of: high, low.",
        "Hausregeln › Wer gewinnt: Eins davon: high, low.",
    ),
    "tally, a seat": (
        tally(seats=[ADA, {"name": "B" * 41}], log=[]),
        "Players › No. 2 › Name: 40 at most.",
        "Wer spielt › Nr. 2 › Name: Höchstens 40.",
    ),
    "tally, a name left out": (
        tally(seats=[ADA, {}], log=[]),
        "Players › No. 2: “Name” is missing.",
        "Wer spielt › Nr. 2: Hier fehlt „Name“.",
    ),
    "tally, a correction without an entry": (
        tally(log=[points("a", 1, 2), {"type": "amend", "changes": [{"of": "a"}]}]),
        "Entry 2: ",
        "Eintrag 2: ",
    ),
    "animanize, tricks": (
        tally(**LION, log=[of_round({"tricks": 99, "animals": []}, {"points": 0}, {"points": 0})]),
        "Round 1 › Ada › Tricks: 0 to 14 is allowed.",
        "Runde 1 › Ada › Stiche: Erlaubt ist 0 bis 14.",
    ),
    "animanize, animals left out": (
        tally(**LION, log=[of_round({"tricks": 9}, {"points": 0}, {"points": 0})]),
        "Round 1 › Ada: “Animals” is missing.",
        "Runde 1 › Ada: Hier fehlt „Tiere“.",
    ),
    "agame, a row": (
        tally(**FENNEK, log=[section({"row": {"5": 7}}, {"points": 12})]),
        "Section 1 › Ada › Row: ",
        "Abschnitt 1 › Ada › Auslage: ",
    ),
    "agame, a sum": (
        tally(**FENNEK, log=[section({"points": 12}, {"sum": 89, "lizards": 0})]),
        "Section 1 › Ben › Sum of the cards: ",
        "Abschnitt 1 › Ben › Summe der Karten: ",
    ),
    "lynX, who went out left out": (
        tally(game="lynx", log=[of_round({"melds": [RUN], "hand": []}, {"points": 3})]),
        "Game 1: “Who went out” is missing.",
        "Spiel 1: Hier fehlt „Wer Schluss macht“.",
    ),
    "lynX, a meld": (
        tally(
            game="lynx",
            log=[of_round({"melds": [RUN], "hand": []}, {"points": 3}) | {"finisher": 0}],
        ),
        "Game 1 › Ada › Melds: ",
        "Spiel 1 › Ada › Meldungen: ",
    ),
    "Greta, a card": (
        tally(game="greta", log=[{"type": "place", "card": "10X", "at": [1, 1]}]),
        "Entry 1 › Card: ",
        "Eintrag 1 › Karte: ",
    ),
    "Wizard, a field": (
        tally(
            game="pad",
            pad=library_pad("wizard"),
            seats=[ADA, BEN, CY],
            log=[of_round({"bid": 99, "tricks": 0}, {"points": 0}, {"points": 0})],
        ),
        "Round 1 › Ada › Bid: 0 to 1 is allowed.",
        "Runde 1 › Ada › Vorhersage: Erlaubt ist 0 bis 1.",
    ),
}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("file", "english", "german"), REFUSED.values(), ids=REFUSED)
def test_refused_game_says_the_round_the_player_and_the_field(app, file, english, german, language):
    problem = fold_strict(file).problem
    game = ImportGame("g", [FileGame(file)], 0, ImportStatus.WRONG, problem)
    with app.test_request_context(headers={"Accept-Language": language}):
        why = explain_refusal(game).translate({0x2068: None, 0x2069: None})
    assert why.startswith(english if language == "en" else german)
    assert "[" not in why


@pytest.mark.parametrize(
    ("language", "start"),
    [
        ("en", "Wizard › What is written down › No. 2 (Tricks) › Name in formulas: "),
        ("de", "Wizard › Was ihr aufschreibt › Nr. 2 (Stiche) › Name in Formeln: "),
    ],
)
def test_refused_pad_says_its_name_and_the_place_as_its_maker_does(app, language, start):
    pad = library_pad("wizard")
    pad["fields"][1]["id"] = pad["fields"][0]["id"]
    problem = pad_problem(pad, ["pads", 0, "pad"])
    incoming = ImportPad(FilePad("p", pad), ImportStatus.WRONG, problem)
    with app.test_request_context(headers={"Accept-Language": language}):
        why = explain_pad(incoming).translate({0x2068: None, 0x2069: None})
    assert why.startswith(start)


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "Wizard: “Points” is missing."), ("de", "Wizard: Hier fehlt „Punkte“.")],
)
def test_refused_pad_says_what_is_missing_in_words(app, language, text):
    pad = library_pad("wizard")
    del pad["points"]
    problem = pad_problem(pad, ["pads", 0, "pad"])
    incoming = ImportPad(FilePad("p", pad), ImportStatus.WRONG, problem)
    with app.test_request_context(headers={"Accept-Language": language}):
        why = explain_pad(incoming).translate({0x2068: None, 0x2069: None})
    assert why == text
