"""What slow readings of games by pads have in common: figures, what formulas are worth, places."""

from typing import Any

from tests.engine.slow_formula import RefusedError, slow_value

LIMIT = 999_999
Values = dict[str, int]


def worth(formula: int | str, table: Values, players: list[Values], own: Values | None) -> int:
    """Return what a formula is worth; raises `RefusedError`."""
    value = slow_value(str(formula), table, players, own)
    if isinstance(value, str):
        raise RefusedError(value)
    return value


def within(value: int) -> int:
    """Return points, or what is worked out; raises `RefusedError` beyond what a game may have."""
    if abs(value) > LIMIT:
        raise RefusedError("value.range")
    return value


def figure(field: dict[str, Any], value: Any, table: Values, own: Values) -> int:
    """Return what was written down as formulas know it; refused outside its bounds."""
    if field.get("kind") == "flag":
        return int(value)
    if field.get("kind") == "choice":
        return {one["id"]: one["worth"] for one in field["choices"]}[value]
    for key, way, usual in (("least", 1, 0), ("most", -1, LIMIT)):
        bound = worth(field.get(key, usual), table, [], own)
        if way * value < way * max(-LIMIT, min(bound, LIMIT)):
            raise RefusedError("value.range")
    return value


def signed(pad: dict[str, Any], totals: list[int]) -> list[int]:
    """Return the totals, or below nought where the fewest points win."""
    return totals if pad.get("wins", "high") == "high" else [-total for total in totals]


def places(keys: list[Any]) -> list[int]:
    """Return by seat the place of each key, the highest first; equals share it."""
    return [sorted(keys, reverse=True).index(key) + 1 for key in keys]
