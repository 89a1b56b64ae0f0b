"""What nobody's phone should ever send is answered all the same, and the phone lives on."""

import json

import pytest

from companion.engine import bridge
from tests.engine.micropython.phone import Phone

FILE = (
    '{"do":"%s","file":{"format":"companion/1","game":"tally","seats":[{"name":"Ada"}],'
    '"options":{},"log":[%s]}}'
)
ROUND = '{"type":"round","players":[{"points":%s}]}'


def points(text: str) -> str:
    """Return a game whose one round has this in place of its points."""
    return FILE % ("score", ROUND % text)


ALIKE = {
    "empty": "",
    "half": '{"do":"sc',
    "null": "null",
    "unclosed": "[" * 100_000,
    "no-action": '{"do":["score"]}',
    "deep-points": points("[" * 300 + "]" * 300),
    "long-number": points("1" * 1000),
    "fraction": points("1.0"),
    "huge-fraction": points("1e400"),
    "tiny-fraction": points("1e-400"),
    "minus-nothing": points("-0"),
    "doubled-key": points('1,"points":2'),
    "lone-surrogate": FILE % ("score", '{"type":"\\ud800"}'),
    "long-note": FILE % ("score", f'{{"type":"round","note":"{"n" * 100_000}"}}'),
    "long-key": FILE % ("score", f'{{"type":"round","{"k" * 100_000}":1}}'),
    "long-log": FILE % ("score", ",".join([ROUND % "1"] * 1000)),
}
ANSWERED = {
    "deep-entry": FILE % ("score", "[" * 5000 + "]" * 5000),
    "deep-objects": FILE % ("score", '{"a":' * 5000 + "1" + "}" * 5000),
    "deep-request": "[" * 5000 + "]" * 5000,
    "longer-number": points("1" * 5000),
    "no-number": points("NaN"),
    "endless-number": points("-Infinity"),
}
"""Where the two may differ: CPython's reader of JSON gives up earlier, or takes more."""


@pytest.mark.parametrize("text", ALIKE.values(), ids=ALIKE)
def test_both_interpreters_answer_odd_texts_alike(text: str, phone: Phone):
    assert phone.ask_text(text) == json.loads(bridge.call(text))


@pytest.mark.parametrize("text", ANSWERED.values(), ids=ANSWERED)
def test_both_interpreters_answer_long_texts(text: str, phone: Phone):
    assert "crash" not in phone.ask_text(text)
    assert isinstance(json.loads(bridge.call(text)), dict)
