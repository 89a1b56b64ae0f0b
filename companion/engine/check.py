"""Readers of untrusted values: each returns the value or raises a `Problem` that names the place.

Numbers are `type(n) is int` on purpose: it keeps true and false out on both
interpreters (`isinstance(True, int)` differs between them).
"""

from .problem import Problem

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .shapes import Any, GameEntry, Json, Path, Sequence


LIMIT = 999999
"""Every number in a game file lies within ±LIMIT."""
NAME_LIMIT = 40
"""Characters of a player's name."""
NOTE_LIMIT = 500
"""Characters of a remark."""
WORD_LIMIT = 100
"""Characters of an id, a time, a writer."""

PLAIN = (
    "0123456789abcdef-:.TZghijklmnopqrstuvwxyz"
    "ABCDEFGHIJKLMNOPQRSUVWXY !\"#$%&'()*+,/;<=>?@[\\]^_`{|}~"
)
"""Letters, figures and signs that no text needs to be searched for: the most frequent first."""


def integer(value: "Json", at: "Path", low: int = -LIMIT, high: int = LIMIT) -> int:
    """Check that a value is a whole number from `low` to `high`, and return it."""
    if type(value) is not int:
        raise Problem("value.type", at, {"wanted": "whole"})
    if not low <= value <= high:
        raise Problem("value.range", at, {"low": low, "high": high})
    return value


def boolean(value: "Json", at: "Path") -> bool:
    """Check that a value is true or false, and return it."""
    if type(value) is not bool:
        raise Problem("value.type", at, {"wanted": "truth"})
    return value


def text(value: "Json", at: "Path", most: int = WORD_LIMIT, blank: bool = False) -> str:
    """Check that a value is a text of at most `most` characters, and return it.

    It has no control characters and no lone surrogates.

    Unless `blank` is allowed, something other than spaces must be in it.
    """
    if type(value) is not str:
        raise Problem("value.type", at, {"wanted": "text"})
    if len(value) > most:
        raise Problem("value.length", at, {"most": most})
    if not value.strip(PLAIN) and value.strip(" "):  # ids and times, nearly all there is
        return value
    seen = blank
    for sign in value:
        code = ord(sign)
        if 0xD800 <= code <= 0xDFFF or code == 127 or (code < 32 and code != 10):
            raise Problem("value.text", at)
        if (
            not seen
            and code > 32
            and code not in (0xA0, 0xAD, 0x200B, 0x200D, 0x2060, 0x3000, 0xFEFF)
        ):
            seen = True
    if not seen:
        raise Problem("value.text", at)
    return value


def array(value: "Json", at: "Path", most: int = LIMIT) -> "list[Any]":
    """Check that a value is a list of at most `most` items, and return it."""
    if type(value) is not list:
        raise Problem("value.type", at, {"wanted": "list"})
    if len(value) > most:
        raise Problem("value.length", at, {"most": most})
    return value


def record(
    value: "Json | GameEntry",
    at: "Path",
    required: "Sequence[str]" = (),
    optional: "Sequence[str]" = (),
) -> "dict[str, Any]":
    """Check that a value is an object with these keys, and return it.

    All `required` keys are in it, and none besides them and the `optional` ones.
    """
    if type(value) is not dict:
        raise Problem("value.type", at, {"wanted": "object"})
    for key in required:
        if key not in value:
            raise Problem("value.missing", at + [key], {"key": key})
    known = len(required)
    if known < len(value):
        for key in optional:
            if key in value:
                known += 1
    if known < len(value):
        key = min([clip(key) for key in value if key not in required and key not in optional])
        raise Problem("value.unknown_key", at + [key], {"key": key})
    return value


def choice(value: "Json", at: "Path", allowed: "Sequence[str]") -> str:
    """Check that a value is one of the `allowed` texts, and return it."""
    if type(value) is not str or value not in allowed:
        raise Problem("value.choice", at, {"allowed": ", ".join(allowed)})
    return value


def clip(value: str) -> str:
    """Cut a text so that it can be shown and sent anywhere: short, and free of lone surrogates."""
    return "".join(["?" if 0xD800 <= ord(sign) <= 0xDFFF else sign for sign in value[:40]])
