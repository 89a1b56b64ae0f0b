"""Skat by a pad that works the value of a game out: what is played, times its factor."""

import json
from pathlib import Path

from tests.browser.phone import Phone

SKAT = json.loads((Path(__file__).parents[2] / "companion/pads/skat.json").read_text("utf-8"))
DECLARER, VALUE, WON = SKAT["fields"]
SUIT = {
    "id": "suit",
    "name": {"en": "Game", "de": "Spiel"},
    "kind": "choice",
    "of": "declarer",
    "choices": [
        {"id": "hearts", "name": {"en": "Hearts", "de": "Herz"}, "worth": 10},
        {"id": "grand", "name": "Grand", "worth": 24},
    ],
}
TIMES = {"id": "times", "name": {"en": "Times", "de": "Mal"}, "of": "declarer", "most": 12}
WORTH = {"id": "value", "name": VALUE["name"], "kind": "computed", "of": "declarer"}
SOLO = SKAT | {"fields": [DECLARER, SUIT, TIMES, WORTH | {"is": "suit*times"}, WON]}


def write_solo(phone: Phone) -> None:
    """Tap that the third player wins a Grand times three."""
    phone.tap(".pad-who .tab >> nth=2")
    phone.tap(".pad-choices .key >> nth=1")
    phone.tap(".strip .key >> nth=3")
    phone.tap(".pad-field.is-flag")
