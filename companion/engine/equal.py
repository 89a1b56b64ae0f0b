"""Equality of JSON values, the same on both interpreters."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .shapes import Json


def json_equal(one: "Json", other: "Json") -> bool:
    """Whether two values are the same JSON: unlike `==`, this tells `1`, `true` and `1.0` apart."""
    if one is other:
        return True
    if type(one) is dict and type(other) is dict:
        return len(one) == len(other) and all(
            key in other and json_equal(one[key], other[key]) for key in one
        )
    if type(one) is list and type(other) is list:
        return len(one) == len(other) and all(json_equal(*pair) for pair in zip(one, other))
    return type(one) is type(other) and one == other
