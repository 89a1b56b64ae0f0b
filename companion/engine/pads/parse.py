"""Formulas as a tree: read from text, and refused where they are wrong, too deep or too costly."""

from .. import check
from ..problem import Problem
from .evaluate import (
    of_call,
    of_chain,
    of_compare,
    of_field,
    of_lookup,
    of_minus,
    of_number,
    of_table,
)
from .parts import cost, dearest_call
from .tokens import problem_at, read_tokens

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..shapes import Json, Sequence
    from .shapes import Node, Token


MAX_DEPTH = 8
"""Brackets within brackets: MicroPython has room for about a hundred calls within each other."""
MAX_COST = 2000
"""Parts of a formula that are looked at to work it out once, with `MAX_PLAYERS` at the table."""
MAX_ARGUMENTS = 30
FUNCTIONS = {
    "abs": (1, 1),
    "and": (1, MAX_ARGUMENTS),
    "count": (1, 1),
    "if": (2, 3),
    "lookup": (3, 3),
    "max": (1, MAX_ARGUMENTS),
    "min": (1, MAX_ARGUMENTS),
    "not": (1, 1),
    "or": (1, MAX_ARGUMENTS),
    "quotient": (2, 2),
    "rank": (1, 2),
    "sum": (1, 1),
}
"""Fewest and most arguments by function."""
NAMES_OF_FUNCTIONS = "ABS, AND, COUNT, IF, LOOKUP, MAX, MIN, NOT, OR, QUOTIENT, RANK, SUM"
GERMAN_FUNCTIONS = {
    "anzahl": ("ANZAHL", "COUNT"),
    "nicht": ("NICHT", "NOT"),
    "oder": ("ODER", "OR"),
    "rang": ("RANG", "RANK"),
    "summe": ("SUMME", "SUM"),
    "und": ("UND", "AND"),
    "verweis": ("VERWEIS", "LOOKUP"),
    "wenn": ("WENN", "IF"),
}
"""What functions are called in German spreadsheets, and here: the first are refused."""
COMPARISONS = ("=", "<>", "<", "<=", ">", ">=")


def parse(
    text: "Json", fields: "Sequence[str]", table: "Sequence[str]", is_of_player: bool = True
) -> "Node":
    """Read a formula and return its tree.

    `fields` are the names of what each player has, `table` those of what the table has. A
    formula that is not of a player knows fields only inside SUM, COUNT, MIN and MAX.
    Raises `Problem`, whose `sign` is the place in the text, counted from 1.
    """
    reader = Reader(read_tokens(text), fields, table)
    tree = reader.read_comparison(0)
    if reader.token[0] != "end":
        raise reader.complain("formula.operator")
    steps = cost(tree, is_of_player)
    if steps > MAX_COST:
        params = {"cost": steps, "most": MAX_COST}
        raise problem_at("formula.cost", dearest_call(tree)[1], params)
    return tree


def deepest(tokens: "Sequence[Token]") -> int:
    """Return how many brackets of a formula stand within each other where most do."""
    depth = most = 0
    for kind, _, text in tokens:
        if kind == "sign" and text in ("(", ")"):
            depth += 1 if text == "(" else -1
            most = max(most, depth)
    return most


def without_brackets(place: int, name: str) -> Problem:
    """Return a problem about the name of a function that stands without its brackets."""
    met = NAMES_OF_FUNCTIONS.split(", ")[sorted(FUNCTIONS).index(name)]
    return problem_at("formula.brackets", place, {"met": met})


def number_at(place: int, value: int) -> "Node":
    """Return the part of a tree that a number is."""
    return "number", place, value, of_number(value)


class Reader:
    """Reads a formula from left to right; `token` is what comes next."""

    def __init__(
        self, tokens: "list[Token]", fields: "Sequence[str]", table: "Sequence[str]"
    ) -> None:
        self.tokens = tokens
        self.fields = fields
        self.table = table
        self.position = 0
        self.token = tokens[0]

    def advance(self) -> "Token":
        """Return the piece that came next, and go on to the one after it."""
        token = self.token
        self.position += 1
        self.token = self.tokens[self.position]
        return token

    def is_next(self, *signs: str) -> bool:
        """Whether one of these signs comes next."""
        return self.token[0] == "sign" and self.token[2] in signs

    def complain(self, code: str) -> Problem:
        """Return a problem about what comes next."""
        kind, place, text = self.token
        if kind == "end":
            return problem_at("formula.ends", place)
        if text in FUNCTIONS and text not in self.fields:
            return without_brackets(place, text)
        return problem_at(code, place, {"met": text[:40]})

    def read_comparison(self, depth: int) -> "Node":
        """Read two sums that are compared, or one."""
        left = self.read_chain(depth, ("+", "-"))
        if not self.is_next(*COMPARISONS):
            return left
        _, place, sign = self.advance()
        right = self.read_chain(depth, ("+", "-"))
        if self.is_next(*COMPARISONS):
            raise self.complain("formula.compared_twice")
        return "compare", place, sign, left, right, of_compare(sign, left, right)

    def read_chain(self, depth: int, signs: tuple[str, ...]) -> "Node":
        """Read a sum of products, or a product: however long, one part of the tree."""
        first = self.read_value(depth) if "*" in signs else self.read_chain(depth, ("*",))
        rest: list[tuple[str, int, Node]] = []
        while self.is_next(*signs):
            _, place, sign = self.advance()
            part = self.read_value(depth) if "*" in signs else self.read_chain(depth, ("*",))
            rest.append((sign, place, part))
        return ("chain", first[1], first, rest, of_chain(first, rest)) if rest else first

    def read_value(self, depth: int) -> "Node":
        """Read a number, a name, a function or what stands in brackets, with its + and -."""
        place = self.token[1]
        is_minus = self.skip_signs()
        kind, at, text = self.token
        if depth > MAX_DEPTH:
            raise problem_at("formula.depth", at, {"met": deepest(self.tokens), "most": MAX_DEPTH})
        if kind == "end":
            raise problem_at("formula.ends", at)
        if text == "{":
            raise self.complain("formula.list")
        if kind == "sign" and text != "(":
            raise self.complain("formula.value")
        self.advance()
        if kind == "number":
            value: Node = number_at(at, int(text))
        elif kind == "sign":
            value = self.read_comparison(depth + 1)
            self.close(")", at)
        elif self.is_next("("):
            value = self.read_call(depth, at, text)
        else:
            value = self.named(at, text)
        return ("minus", place, value, of_minus(value)) if is_minus else value

    def skip_signs(self) -> bool:
        """Pass any number of + and - before a value; return whether they make it negative."""
        is_minus = False
        while self.is_next("+", "-"):
            if self.advance()[2] == "-":
                is_minus = not is_minus
        return is_minus

    def named(self, place: int, name: str) -> "Node":
        """Return what a name stands for: something of a player, or of the table."""
        if name in self.fields:
            return "field", place, name, of_field(name)
        if name in self.table:
            return "table", place, name, of_table(name)
        if name in FUNCTIONS:
            raise without_brackets(place, name)
        known = ", ".join(tuple(self.fields) + tuple(self.table))
        raise problem_at("formula.name", place, {"met": name[:40], "allowed": known})

    def read_call(self, depth: int, place: int, name: str) -> "Node":
        """Read a function's arguments."""
        if name in GERMAN_FUNCTIONS:
            met, known = GERMAN_FUNCTIONS[name]
            raise problem_at("formula.german", place, {"met": met, "known": known})
        if name not in FUNCTIONS:
            params = {"met": name[:40], "allowed": NAMES_OF_FUNCTIONS}
            raise problem_at("formula.function", place, params)
        opened = self.advance()[1]
        if name == "lookup":
            return self.read_lookup(depth, place, opened)
        arguments: list[Node] = []
        if not self.is_next(")"):
            arguments.append(self.read_comparison(depth + 1))
            while self.is_next(","):
                self.advance()
                arguments.append(self.read_comparison(depth + 1))
        self.close(")", opened)
        least, most = FUNCTIONS[name]
        if not least <= len(arguments) <= most:
            params = {"count": len(arguments), "least": least, "most": most}
            raise problem_at("formula.arguments", place, params)
        return "call", place, name, arguments, of_call(place, name, arguments)

    def read_lookup(self, depth: int, place: int, opened: int) -> "Node":
        """Read `LOOKUP(value, {from, …}, {worth, …})`."""
        value = self.read_comparison(depth + 1)
        keys = self.read_list()
        worths = self.read_list()
        self.close(")", opened)
        if len(keys) != len(worths) or [n for n in range(1, len(keys)) if keys[n - 1] >= keys[n]]:
            lists = [", ".join([str(number) for number in one]) for one in (keys, worths)]
            met = check.clip("{" + "}, {".join(lists) + "}")
            raise problem_at("formula.list", place, {"met": met})
        return "lookup", place, value, keys, worths, of_lookup(place, value, keys, worths)

    def read_list(self) -> list[int]:
        """Read a comma and a list of numbers in braces."""
        self.expect(",")
        opened = self.token[1]
        self.expect("{")
        numbers = [self.read_listed()]
        while self.is_next(","):
            self.advance()
            numbers.append(self.read_listed())
        self.close("}", opened)
        return numbers

    def read_listed(self) -> int:
        """Read a whole number, perhaps below 0."""
        sign = -1 if self.is_next("-") else 1
        if sign < 0:
            self.advance()
        if self.token[0] != "number":
            raise self.complain("formula.list")
        return sign * int(self.advance()[2])

    def expect(self, sign: str) -> None:
        """Pass a sign that LOOKUP has to have here."""
        if not self.is_next(sign):
            raise self.complain("formula.list")
        self.advance()

    def close(self, sign: str, opened: int) -> None:
        """Pass the bracket that closes the one at this place."""
        if self.token[0] == "end":
            raise problem_at("formula.unclosed", opened)
        if not self.is_next(sign):
            raise self.complain("formula.separator")
        self.advance()
