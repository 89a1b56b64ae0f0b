"""Names are the field's own words; each class has one of its own, and each test's has a subject."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
FILES = sorted((ROOT / "companion").rglob("*.py"))
BANNED = {
    *("told", "written", "taken", "heard", "aside", "elsewhere"),
    *("errand", "shelf", "deed", "news", "ears", "letter"),
}
"""Words that once stood for payload, row, query, subscriber, retry, action and the like."""
ON_THE_WIRE = {
    "companion/engine/games/agame/shapes.py: Section.aside",
    "companion/pubsub/messages.py: LogAppended.news",
}
"""Names that other workers, phones or disks know."""
OF_LIBRARIES = {"Meta"}
"""Classes that a library asks for by this name."""
PRONOUN = re.compile(
    r"(it|its|they|them|their|he|him|she|her|who|whom|whose|whoever|what|whatever|which|"
    r"nobody|somebody|everybody|anybody|something|nothing|others|these|those|none|neither)_"
)
SMALL_LINES = 40
MAX_SMALL_MODULES = 10
"""As many as there are; each of them has a reason."""


def path_of(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def public_names(tree: ast.Module | ast.ClassDef) -> Iterator[str]:
    """Yield the public names a module or class defines, those of classes with their class."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield node.name
            yield from (f"{node.name}.{name}" for name in public_names(node))
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield from (target.id for target in targets if isinstance(target, ast.Name))


def words_of(name: str) -> set[str]:
    """Return the words of the last part of a name, which `_` or a capital letter begins."""
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+", name.rpartition(".")[2])}


def banned_names(path: str, names: Iterator[str]) -> list[str]:
    public = (name for name in names if not name.rpartition(".")[2].startswith("_"))
    result = [f"{path}: {name}" for name in public if words_of(name) & BANNED]
    return [name for name in result if name not in ON_THE_WIRE]


def test_public_names_of_the_server_avoid_banned_words():
    trees = [(path_of(file), ast.parse(file.read_text("utf-8"))) for file in FILES]
    assert [name for path, tree in trees for name in banned_names(path, public_names(tree))] == []


def test_files_of_the_server_avoid_banned_words():
    parts = {part for file in FILES for part in file.relative_to(ROOT).with_suffix("").parts}
    assert {part for part in parts if words_of(part) & BANNED} == set()


def test_banned_word_in_a_name_is_found():
    tree = ast.parse("class A:\n    b: int\n    def told(self): ...\ndef _news(): ...\nEARS = ()")
    assert banned_names("a.py", public_names(tree)) == ["a.py: A.told", "a.py: EARS"]


def test_classes_of_the_server_have_names_of_their_own():
    files = defaultdict(list)
    for file in FILES:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef) and node.name not in OF_LIBRARIES:
                files[node.name].append(path_of(file))
    assert {name: paths for name, paths in files.items() if len(paths) > 1} == {}


def test_modules_of_a_few_lines_stay_few():
    modules = [
        file for file in FILES if file.name != "__init__.py" and "migrations" not in file.parts
    ]
    small = [
        path_of(file) for file in modules if len(file.read_text("utf-8").splitlines()) < SMALL_LINES
    ]
    assert len(small) <= MAX_SMALL_MODULES, small


def test_names_of_tests_begin_with_a_subject():
    names = [
        f"{path_of(file)}: {name}"
        for file in sorted((ROOT / "tests").rglob("*.py"))
        for name in re.findall(r"^ *def test_(\w+)", file.read_text("utf-8"), re.MULTILINE)
        if PRONOUN.match(name)
    ]
    assert names == []
