"""What a test waits for in a page: no promise, and nothing that fails while it is not there yet."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
WAITS = ("wait_for_function", "wait_until")
PROMISE = re.compile(r"\basync\b|\bPromise\b|\.then\(")
LOOK = re.compile(r"(!*)[\w.?]*\bquerySelector\(")
TESTED = re.compile(r"$| (&&|\?\?|\?|[!=]==) ")
"""What stands after an element that is asked for itself."""
NAMED = re.compile(r"\b(?:const|let) ([^=;]+) = $")


class Module:
    """A file of tests, and what the names in it stand for."""

    def __init__(self, source: str) -> None:
        self.tree = ast.parse(source)
        nodes = list(ast.walk(self.tree))
        self.functions = {one.name: one for one in nodes if isinstance(one, ast.FunctionDef)}
        self.texts = {
            name.id: one.value
            for one in nodes
            if isinstance(one, ast.Assign) and isinstance(name := one.targets[0], ast.Name)
            if isinstance(one.value, ast.Constant | ast.JoinedStr)
        }
        self.imports = {
            name.name: one.module
            for one in nodes
            if isinstance(one, ast.ImportFrom) and (one.module or "").startswith("tests.")
            for name in one.names
        }

    def text(self, node: ast.AST) -> str:
        """Return the text that an expression comes to, with the texts it names filled in."""
        match node:
            case ast.Constant():
                return str(node.value)
            case ast.JoinedStr():
                return "".join(map(self.text, node.values))
            case ast.FormattedValue():
                return self.text(node.value)
            case ast.Name() if node.id in self.texts:
                return self.text(self.texts[node.id])
            case ast.Name() if node.id in self.imports:
                return module(self.imports[node.id]).text(node)
        return ast.unparse(node)

    def function(self, name: str) -> "tuple[Module, ast.FunctionDef] | None":
        """Return the function that a name stands for, and its module."""
        if name in self.functions:
            return self, self.functions[name]
        return module(self.imports[name]).function(name) if name in self.imports else None

    def evaluated(self, node: ast.AST, deep: int = 3) -> Iterator[tuple["Module", ast.AST]]:
        """Yield what a page evaluates within a node, or in a function that it names."""
        for name, call in called(node):
            if name.startswith("evaluate"):
                yield self, call.args[0]
        names = {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}
        for there in filter(None, map(self.function, names if deep else ())):
            yield from there[0].evaluated(there[1], deep - 1)

    def waited_for(self, node: ast.AST) -> Iterator[tuple["Module", ast.AST]]:
        """Yield the scripts that a page evaluates within a node until they are true."""
        for name, call in called(node):
            if name == "wait_for_function":
                yield self, call.args[0]
            elif name == "wait_until" and isinstance(call.func, ast.Name):
                yield from self.evaluated(call.args[0])


@cache
def module(name: str) -> Module:
    """Return a module of the tests by the name it is imported by."""
    path = TESTS.parent.joinpath(*name.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return Module(file.read_text())


def called(node: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    """Yield the calls within a node, with the last name of what is called."""
    for one in ast.walk(node):
        if isinstance(one, ast.Call) and isinstance(one.func, ast.Name | ast.Attribute):
            yield (one.func.id if isinstance(one.func, ast.Name) else one.func.attr), one


@cache
def waiting() -> list[Module]:
    """Return the modules that wait for something."""
    files = [file for file in TESTS.rglob("*.py") if any(map(file.read_text().count, WAITS))]
    names = [".".join(file.relative_to(TESTS.parent).with_suffix("").parts) for file in files]
    return list(map(module, names))


@cache
def helpers() -> dict[str, int]:
    """Return the helpers that wait for a script they are given, with its place among the inputs."""
    found: dict[str, int] = {}
    for one in waiting():
        for name, function in one.functions.items():
            inputs = [each.arg for each in function.args.args if each.arg != "self"]
            for _, script in one.waited_for(function):
                if isinstance(script, ast.Name) and script.id in inputs:
                    found[name] = inputs.index(script.id)
    return found


def all_waited_for() -> Iterator[str]:
    """Yield every script that a test waits for, as it stands or by name, also by a helper."""
    for one in waiting():
        yield from (there.text(script) for there, script in one.waited_for(one.tree))
        for name, call in called(one.tree):
            at = helpers().get(name, len(call.args))
            if at < len(call.args) and ast.unparse(call.func) != "wait_until":
                yield one.text(call.args[at])


def unguarded(script: str) -> list[str]:
    """Return what a script goes on from though it may not be there yet."""
    return [look[0] for look in LOOK.finditer(script) if not is_careful(script, look)]


def is_careful(script: str, look: re.Match) -> bool:
    """Whether a script asks if the element it looks up is there, or goes on by `?.`."""
    after = script[end_of_call(script, look.end()) :]
    named = NAMED.search(script[: look.start()])
    if after.startswith((".", "[")):
        return False
    if not after.startswith("?."):
        return bool(is_tested(script, named[1]) if named else look[1] or TESTED.match(after))
    if after.startswith("?.store."):
        return False
    if not named:
        return True
    names = re.findall(r"\w+", named[1])
    is_whole = names == [named[1]] or "??" in after.split(";")[0]
    return is_whole and all(is_tested(script, name) for name in names)


def is_tested(script: str, name: str) -> bool:
    """Whether what has this name is tested, or nothing is read from it."""
    tested = re.search(rf"!{name}\b|\b{name}(\?\.| &&| \?\?| \? | [!=]==)", script)
    return bool(tested) or not re.search(rf"\b{name}[.\[]|\({name}\b", script)


def end_of_call(script: str, start: int) -> int:
    """Return where a call ends whose inputs begin at `start`."""
    deep = 1
    for at in range(start, len(script)):
        deep += {"(": 1, ")": -1}.get(script[at], 0)
        if not deep:
            return at + 1
    raise ValueError(script)


def test_no_page_is_waited_for_by_a_promise():
    scripts = [
        one.text(call.args[0])
        for one in waiting()
        for name, call in called(one.tree)
        if name == "wait_for_function"
    ]
    assert len(scripts) > 20
    assert [script for script in scripts if PROMISE.search(script)] == []


def test_scripts_waited_for_ask_whether_their_elements_are_there():
    scripts = list(all_waited_for())
    assert len(scripts) > 100
    assert [(script, dared) for script in scripts if (dared := unguarded(script))] == []


@pytest.mark.parametrize(
    "script",
    [
        "document.querySelector('main').scrollTop > 0",
        "!!document.querySelector('main').scrollTop",
        "() => { const { games } = document.querySelector('main').store; return games; }",
        "getComputedStyle(document.querySelector(':is(p, b)')).color",
        "() => { const { top } = document.querySelector('p')?.getBoundingClientRect(); }",
        "() => { const key = document.querySelector('p'); return key.scrollTop; }",
        "() => { const top = document.querySelector('p')?.dataset; return top.no; }",
        "() => { const key = document.querySelector('p'); return getComputedStyle(key).color; }",
        "document.querySelector('companion-app')?.store.isSaved",
        "() => { const { games } = document.querySelector('a')?.store ?? {}; return games.heads; }",
    ],
)
def test_script_that_fails_before_its_element_is_there_is_found(script):
    assert unguarded(script)


@pytest.mark.parametrize(
    "script",
    [
        "document.querySelector('main')?.scrollTop > 0",
        "!!document.querySelector('main')",
        "() => { const key = document.querySelector('p'); return key && key.scrollTop; }",
        "() => { const { top } = document.querySelector('p')?.dataset ?? {}; return top > 4; }",
        "document.querySelector('companion-app')?.store?.isSaved",
    ],
)
def test_script_that_asks_whether_its_element_is_there_is_let_be(script):
    assert not unguarded(script)
