"""JSON as the game file wants it: what is doubtful is refused, not guessed."""

import json
from typing import Any, NoReturn, cast

from companion.core.limits import MAX_JSON_DEPTH, MAX_JSON_NESTED

NESTED = frozenset({dict, list})
CANONICAL_ENCODER = json.JSONEncoder(sort_keys=True).encode


class InvalidJsonError(Exception):
    """No JSON that can be believed. `code` and `params` are a message of the catalogue."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.params = params


def parse(raw: bytes) -> Any:
    """Return the value of a UTF-8 JSON text.

    Raises `InvalidJsonError`: for anything but JSON, and for a key that stands twice in one object,
    for NaN and infinities, for lists and objects nested deeper than `MAX_JSON_DEPTH`, and for more
    than `MAX_JSON_NESTED` of them, as their signs are counted before anything is made of them.
    """
    if raw.count(b"[") + raw.count(b"{") > MAX_JSON_NESTED:
        raise InvalidJsonError("json.too_many", most=MAX_JSON_NESTED)
    try:
        value = json.loads(
            raw.decode(),
            object_pairs_hook=_without_repeats,
            parse_constant=_no_number,
            parse_float=_finite,
        )
    except UnicodeDecodeError as error:
        raise InvalidJsonError("json.not_utf8") from error
    except json.JSONDecodeError as error:
        raise InvalidJsonError("json.malformed", line=error.lineno, column=error.colno) from error
    except RecursionError as error:
        raise InvalidJsonError("json.too_deep", most=MAX_JSON_DEPTH) from error
    except ValueError as error:  # a whole number of thousands of digits
        raise InvalidJsonError("json.number") from error
    _refuse_deep(value)
    return value


def json_equal(one: Any, other: Any) -> bool:
    """Whether two values are the same JSON; unlike `==` it tells `true`, `1` and `1.0` apart."""
    return canonical_json(one) == canonical_json(other)


def canonical_json(value: Any) -> str:
    """Return the value as JSON, always in the same way."""
    return CANONICAL_ENCODER(value)


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    result = dict(pairs)
    if len(result) < len(pairs):
        raise InvalidJsonError("json.key_twice", key=_first_repeat(pairs))
    return result


def _first_repeat(pairs: list[tuple[str, Any]]) -> str:
    """Find the first name that stands twice, as a message shows names, in one pass."""
    seen: set[str] = set()
    for name, _ in pairs:
        if name in seen:
            return name[:40].encode("utf-8", "replace").decode()
        seen.add(name)
    raise ValueError("no name stands twice")


def _no_number(_name: str) -> NoReturn:
    raise InvalidJsonError("json.number")


def _finite(text: str) -> float:
    number = float(text)
    if number in (float("inf"), float("-inf")):
        raise InvalidJsonError("json.number")
    return number


def _refuse_deep(value: Any) -> None:
    level = [value] if type(value) in NESTED else []
    for _ in range(MAX_JSON_DEPTH):
        level = [
            part
            for whole in level
            for part in (whole.values() if type(whole) is dict else whole)
            if type(part) in NESTED
        ]
        if not level:
            return
    raise InvalidJsonError("json.too_deep", most=MAX_JSON_DEPTH)


def as_list(value: Any) -> list[Any]:
    """Return the value if it is a list, else an empty one."""
    return cast("list[Any]", value) if type(value) is list else []


def as_dict(value: Any) -> dict[str, Any]:
    """Return the value if it is an object, else an empty one."""
    return cast("dict[str, Any]", value) if type(value) is dict else {}
