"""What a test waits for in a page is no promise: `wait_for_function` takes any promise as true."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

TESTS = Path(__file__).parent
PROMISE = re.compile(r"\basync\b|\bPromise\b|\.then\(")


def test_no_page_is_waited_for_by_a_promise():
    sources = [file.read_text() for file in TESTS.rglob("*.py")]
    texts = {
        name: text
        for source in sources
        for name, text in named_texts(ast.parse(source).body).items()
    }
    trees = [ast.parse(source) for source in sources if "wait_for_function" in source]
    scripts = [
        script for tree in trees for script in waited_for(tree, texts | named_texts(ast.walk(tree)))
    ]
    assert len(scripts) > 20
    assert [script for script in scripts if PROMISE.search(script)] == []


def named_texts(nodes: Iterable[ast.AST]) -> dict[str, str]:
    """Return the texts that a module, or also a function of it, gives a name to."""
    named = [one for one in nodes if isinstance(one, ast.Assign)]
    texts = [(one.targets[0], one.value) for one in named]
    return {
        name.id: ast.unparse(text)
        for name, text in texts
        if isinstance(name, ast.Name) and isinstance(text, ast.Constant | ast.JoinedStr)
    }


def waited_for(tree: ast.Module, texts: dict[str, str]) -> Iterator[str]:
    """Yield the scripts that `wait_for_function` is given, as they stand or by name."""
    calls = [one for one in ast.walk(tree) if isinstance(one, ast.Call)]
    for call in calls:
        if isinstance(call.func, ast.Attribute) and call.func.attr == "wait_for_function":
            script = ast.unparse(call.args[0])
            yield texts.get(script, script)
