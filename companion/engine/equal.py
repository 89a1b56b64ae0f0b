"""Equality of JSON values, the same on both interpreters."""


def json_equal(one, other) -> bool:
    """Whether two values are the same JSON: unlike `==`, this tells `1`, `true` and `1.0` apart."""
    if one is other:
        return True
    kind = type(one)
    if kind is not type(other):
        return False
    if kind is dict:
        return len(one) == len(other) and all(
            key in other and json_equal(one[key], other[key]) for key in one
        )
    if kind is list:
        return len(one) == len(other) and all(json_equal(*pair) for pair in zip(one, other))
    return one == other
