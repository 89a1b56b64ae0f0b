"""The engine is written in what both of its interpreters know, and understand alike.

MicroPython has no dataclasses, enums, typing, match, unpacking displays or positional-only
arguments, and means something else by `isinstance(True, int)` and by case changes of letters
beyond ASCII. What is read from JSON has no order there, and `sorted` is not stable: no syntax
shows that, so the same logs are replayed on both.

Types stand in files called `shapes.py`, which no interpreter reads: they are imported beneath
`if TYPE_CHECKING:` and nowhere else, and nothing else stands there.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ENGINE = Path(__file__).parents[1] / "companion" / "engine"
UNKNOWN_MODULES = {"dataclasses", "enum", "typing", "__future__", "abc", "functools", "itertools"}
UNKNOWN_METHODS = {
    "title", "capitalize", "casefold", "swapcase", "zfill", "removeprefix", "removesuffix",
    "ljust", "rjust", "expandtabs", "translate", "format_map",
}  # fmt: skip
DIFFERENT_METHODS = {"upper", "lower", "isalpha", "isdecimal", "isnumeric", "isprintable"}
SHAPES = "shapes"
FLOATS = {"float", "round", "divmod", "pow"}


def find_foreign_syntax(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield what the dialect does not have, with its line."""
    unread = {statement for node in ast.walk(tree) if is_for_types(node) for statement in node.body}
    for node in ast.walk(tree):
        for result in (syntax(node), display(node), call(node), arithmetic(node), shapes(node)):
            if result and node not in unread:
                yield getattr(node, "lineno", 0), result


def is_for_types(node: ast.AST) -> bool:
    """Whether this is `if TYPE_CHECKING:` with imports of shapes and nothing else."""
    match node:
        case ast.If(test=ast.Name(id="TYPE_CHECKING"), body=body, orelse=[]):
            return all(is_import_of_shapes(statement) for statement in body)
    return False


def is_import_of_shapes(node: ast.AST) -> bool:
    return isinstance(node, ast.ImportFrom) and node.level > 0 and is_shapes(node.module)


def is_shapes(module: str | None) -> bool:
    return module is not None and module.split(".")[-1] == SHAPES


def shapes(node: ast.AST) -> str | None:
    match node:
        case ast.ImportFrom() if is_import_of_shapes(node):
            return "shapes where an interpreter reads"
        case ast.ImportFrom(names=names) | ast.Import(names=names):
            if SHAPES in {part for name in names for part in name.name.split(".")}:
                return "shapes as a module"
        case ast.Assign(targets=[ast.Name(id="TYPE_CHECKING")], value=ast.Constant(value=False)):
            return None
        case ast.Assign(targets=[ast.Name(id="TYPE_CHECKING")]):
            return "TYPE_CHECKING that is not False"
        case ast.If(test=ast.Name(id="TYPE_CHECKING")) if not is_for_types(node):
            return "something else under TYPE_CHECKING"
    return None


def syntax(node: ast.AST) -> str | None:
    match node:
        case ast.Match():
            return "match"
        case ast.AsyncFunctionDef() | ast.Await():
            return "async"
        case ast.arguments(posonlyargs=[_, *_]):
            return "positional-only argument"
        case ast.ImportFrom(module=str(name), level=0) if name in UNKNOWN_MODULES:
            return f"import of {name}"
        case ast.Import(names=names) if {n.name for n in names} & UNKNOWN_MODULES:
            return "import"
        case ast.TryStar():
            return "except*"
    return None


def display(node: ast.AST) -> str | None:
    match node:
        case ast.List(ctx=ast.Load()) | ast.Tuple(ctx=ast.Load()) | ast.Set():
            if any(isinstance(item, ast.Starred) for item in node.elts):
                return "unpacking in a display"
        case ast.Dict() if None in node.keys:
            return "unpacking in a display"
    return None


def call(node: ast.AST) -> str | None:
    match node:
        case ast.Call(
            func=ast.Name(id="isinstance"), args=[_, ast.Name(id="int" | "bool") as kind]
        ):
            return f"isinstance(…, {kind.id})"
        case ast.Call(func=ast.Name(id="zip" | "sorted" | "float" as name)):
            if name == "float" or any(word.arg == "strict" for word in node.keywords):
                return f"{name}(…)"
        case ast.Call(func=ast.Name(id=name)) if name in FLOATS | {"repr"}:
            return f"{name}(…)"
        case ast.Attribute(attr=name) if name in UNKNOWN_METHODS | DIFFERENT_METHODS:
            return f".{name}"
    return None


def arithmetic(node: ast.AST) -> str | None:
    match node:
        case ast.BinOp(op=ast.Div()) | ast.AugAssign(op=ast.Div()):
            return "division into a float"
        case ast.BinOp(op=ast.BitOr(), left=ast.Dict() | ast.DictComp()):
            return "| of dicts"
        case ast.Constant(value=float()):
            return "a float"
        case ast.FormattedValue(conversion=114):
            return "!r"
    return None


def test_engine_keeps_to_its_dialect():
    sources = [path for path in sorted(ENGINE.rglob("*.py")) if path.stem != SHAPES]
    faults = [
        f"{path.relative_to(ENGINE)}:{line}: {what}"
        for path in sources
        for line, what in find_foreign_syntax(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert faults == []
    assert len(sources) >= 49


@pytest.mark.parametrize(
    "program",
    [
        "from dataclasses import dataclass",
        "import enum",
        "from __future__ import annotations",
        "match x:\n    case 1: pass",
        "[*a]",
        "(1, *a)",
        "{**a}",
        "def f(a, /): pass",
        "isinstance(n, int)",
        "isinstance(n, bool)",
        "a / b",
        "a /= b",
        "0.5",
        "round(a)",
        "name.title()",
        "name.zfill(3)",
        "name.removeprefix('x')",
        "name.upper()",
        "zip(a, b, strict=True)",
        "f'{a!r}'",
        "repr(a)",
        "from .shapes import State",
        "from ...shapes import State",
        "from . import shapes",
        "import companion.engine.shapes",
        "TYPE_CHECKING = True",
        "from typing import TYPE_CHECKING",
        "TYPE_CHECKING = False\nif TYPE_CHECKING:\n    import os",
        "TYPE_CHECKING = False\nif TYPE_CHECKING:\n    from .shapes import State\n    a = 1",
        "TYPE_CHECKING = False\nif TYPE_CHECKING:\n    from .shapes import S\nelse:\n    S = 1",
        "TYPE_CHECKING = False\nif not TYPE_CHECKING:\n    from .shapes import State",
    ],
)
def test_construct_outside_the_dialect_is_found(program):
    assert list(find_foreign_syntax(ast.parse(program))) != []


@pytest.mark.parametrize(
    "program",
    [
        "f(*a)",
        "a, *b = c",
        "a // b",
        "isinstance(p, Problem)",
        "zip(a, b)",
        "type(n) is int",
        "f'{a}'",
        "TYPE_CHECKING = False\nif TYPE_CHECKING:\n    from .shapes import State",
    ],
)
def test_construct_of_the_dialect_is_left_alone(program):
    assert list(find_foreign_syntax(ast.parse(program))) == []
