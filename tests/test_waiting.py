"""What a test waits for in a page is no promise: `wait_for_function` takes any promise as true."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent
PROMISE = re.compile(r"\basync\b|\bPromise\b|\.then\(")


def test_no_page_is_waited_for_by_a_promise():
    trees = [ast.parse(file.read_text()) for file in TESTS.rglob("*.py")]
    texts = {name: text for tree in trees for name, text in named_texts(tree).items()}
    scripts = [script for tree in trees for script in waited_for(tree, texts | named_texts(tree))]
    assert len(scripts) > 20
    assert [script for script in scripts if PROMISE.search(script)] == []


def named_texts(tree: ast.Module) -> dict[str, str]:
    """Return the texts that a module gives a name to."""
    named = [one for one in tree.body if isinstance(one, ast.Assign)]
    texts = [(one.targets[0], one.value) for one in named]
    return {
        name.id: text.value
        for name, text in texts
        if isinstance(name, ast.Name) and isinstance(text, ast.Constant)
        if isinstance(text.value, str)
    }


def waited_for(tree: ast.Module, texts: dict[str, str]) -> Iterator[str]:
    """Yield the scripts that `wait_for_function` is given, as they stand or by name."""
    calls = [one for one in ast.walk(tree) if isinstance(one, ast.Call)]
    for call in calls:
        if isinstance(call.func, ast.Attribute) and call.func.attr == "wait_for_function":
            script = ast.unparse(call.args[0])
            yield texts.get(script, script)
