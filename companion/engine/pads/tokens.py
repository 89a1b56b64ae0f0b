"""The pieces of a formula's text: numbers, names and signs, each with its place."""

from .. import check
from ..problem import Problem

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..shapes import Any, Json, Params, Path
    from .shapes import Token


MAX_SIGNS = 400
"""Signs of one formula."""
MAX_NAME = 20
"""Signs of a name."""
MOST = 999999999
"""Every number in a formula, and everything worked out on the way, lies within ±MOST."""
DIGITS = "0123456789"
LETTERS = "abcdefghijklmnopqrstuvwxyz_"
CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
SPACES = " \n\u00a0"
TYPESET = {"−": "-", "×": "*", "≠": "<>", "≤": "<=", "≥": ">=", ";": ","}
"""Signs as they are printed, or as some languages separate arguments."""
PAIRS = ("<>", "<=", ">=")
SIGNS = "+-*=<>(),{}"


def read_name(name: str, at: "Path") -> str:
    """Return a name that stands for a number: small letters, figures and _, no figure first."""
    signs = list(name)
    is_short = 0 < len(signs) <= MAX_NAME
    if not is_short or signs[0] in DIGITS or end_of(signs, 0, LETTERS + DIGITS) < len(signs):
        raise Problem("formula.new_name", at, {"met": check.clip(name), "most": MAX_NAME})
    return name


def problem_at(code: str, place: int, params: "Params | None" = None) -> Problem:
    """Return a problem of a formula that names the place of a sign, counted from 1."""
    values: "dict[str, Any]" = {"sign": place}
    values.update(params or {})
    return Problem(code, [], values)


def read_tokens(text: "Json") -> "list[Token]":
    """Take a formula's text apart; the last piece is its end.

    Capitals and small letters are the same. Raises `Problem` for a sign that belongs in no
    formula and for a number that is not whole or too big.
    """
    signs = list(check.text(text, [], MAX_SIGNS, blank=True))
    tokens: list[Token] = []
    position = 0
    while position < len(signs):
        start = position
        sign = signs[position]
        if sign in SPACES:
            position += 1
            continue
        if sign in DIGITS:
            position = end_of(signs, position, DIGITS)
            tokens.append(("number", start + 1, read_number(signs, start, position)))
        elif sign in LETTERS or sign in CAPITALS:
            position = end_of(signs, position, LETTERS + CAPITALS + DIGITS)
            tokens.append(("name", start + 1, to_small(signs[start:position])))
        else:
            position, found = read_sign(signs, position)
            tokens.append(("sign", start + 1, found))
    tokens.append(("end", len(signs) + 1, ""))
    return tokens


def end_of(signs: list[str], position: int, allowed: str) -> int:
    """Return where a run of these signs ends."""
    while position < len(signs) and signs[position] in allowed:
        position += 1
    return position


def to_small(signs: list[str]) -> str:
    """Return a word in small letters; those beyond ASCII are in no word."""
    return "".join([LETTERS[CAPITALS.find(sign)] if sign in CAPITALS else sign for sign in signs])


def read_number(signs: list[str], start: int, end: int) -> str:
    """Return the digits of a number; raises `Problem` where a fraction follows, or too many."""
    digits = "".join(signs[start:end])
    if signs[end : end + 1] == ["."] or is_decimal_comma(signs, end):
        after = end_of(signs, end + 1, DIGITS)
        met = check.clip("".join(signs[start:after]))
        raise problem_at("formula.not_whole", start + 1, {"met": met})
    if int(digits) > MOST:
        params = {"met": check.clip(digits), "most": MOST}
        raise problem_at("formula.too_big", start + 1, params)
    return digits


def is_decimal_comma(signs: list[str], position: int) -> bool:
    """Whether what stands behind a number is the comma of a fraction, as in `MAX(2,5; 3)`.

    A comma between two digits separates in a list, `{0,5}`; outside brackets never, and as an
    argument's not where `;` separates.
    """
    found = signs[position : position + 2]
    if len(found) < 2 or found[0] != "," or found[1] not in DIGITS:
        return False
    before = signs[:position]
    if before.count("{") > before.count("}"):
        return False
    return ";" in signs or before.count("(") <= before.count(")")


def read_sign(signs: list[str], position: int) -> tuple[int, str]:
    """Return the position behind a sign, and the sign as formulas are written."""
    sign = signs[position]
    if sign in TYPESET:
        return position + 1, TYPESET[sign]
    pair = "".join(signs[position : position + 2])
    if pair in PAIRS:
        return position + 2, pair
    if sign == "/":
        raise problem_at("formula.division", position + 1)
    if sign not in SIGNS:
        raise problem_at("formula.sign", position + 1, {"met": sign})
    return position + 1, sign
