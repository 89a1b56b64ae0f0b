"""Packages and folders import in one order, modules never in a circle; stores hold the session."""

import ast
import re
import subprocess
import sys
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FILES = sorted((ROOT / "companion").rglob("*.py"))

ENGINE = sorted((ROOT / "companion" / "engine").rglob("*.py"))

ORDER = (
    *("engine", "core", "models", "db", "pubsub", "web", "access", "results", "log", "people"),
    *("games", "history", "transfer", "shell", "app", "maintenance", "server", "score", "cli"),
)
"""The packages, and the modules beside them: each imports only from those before it."""

WEB = {"flask", "gevent", "gunicorn", "msgspec", "sqlalchemy", "wtforms"}
SESSION = {
    *(
        "group_commit",
        "store",
        "transactions",
        "monitoring",
    ),  # the last asks if there is a database
    *("stored", "judge"),  # log
    *("scorebooks", "games", "devices", "links"),  # access
    *("players", "stats_cache", "edit", "suggestions", "shared_games", "create", "delete"),
    *("export", "import_store", "uploads", "consistency", "copy", "doctor", "inventory", "expiry"),
    *("take_out", "erase", "revert", "journal", "import_steps", "own_pads"),
    "pad_figures",
}
"""Modules that touch the database session: stores, and what of one has a file of its own."""


def module(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def package(name: str) -> str:
    """Return the package of a module, or the module itself beside the packages."""
    return name.split(".")[1] if "." in name else name


@cache
def imports_of(path: Path) -> frozenset[str]:
    """Return the modules a file imports, wherever in it, relative ones made absolute."""
    results: set[str] = set()
    here = module(path).split(".") if path.name == "__init__.py" else module(path).split(".")[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            results |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            above = here[: len(here) + 1 - node.level] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            results |= {deepest(base, alias.name) for alias in node.names}
    return frozenset(results)


def deepest(base: str, name: str) -> str:
    """`base.name` where that is a module, else `base`."""
    inner = ROOT.joinpath(*base.split("."), name)
    return f"{base}.{name}" if inner.is_dir() or inner.with_suffix(".py").exists() else base


def is_part_of_ours(name: str) -> bool:
    return name.split(".")[0] == "companion"


IN_ORDER = [path for path in FILES if package(module(path)) in ORDER]


def test_every_package_has_its_place():
    others = {package(module(path)) for path in FILES} - {*ORDER, "companion", "migrations"}
    assert others == set()


def test_packages_import_in_one_order():
    upwards = [
        f"{module(path)} imports {name}"
        for path in IN_ORDER
        for name in sorted(filter(is_part_of_ours, imports_of(path)))
        if package(name) in ORDER
        if ORDER.index(package(name)) > ORDER.index(package(module(path)))
    ]
    assert upwards == []


def test_no_modules_import_each_other_in_a_circle():
    graph = {module(path): set(filter(is_part_of_ours, imports_of(path))) for path in FILES}
    sorter = TopologicalSorter({name: others - {name} for name, others in graph.items()})
    sorter.prepare()  # raises `CycleError`, which names the circle


def test_few_modules_stand_beside_the_packages():
    assert len(list((ROOT / "companion").glob("*.py"))) <= 4


OUTSIDE = {
    "bridge": {"json"},  # what passes between page and engine
    "games": {"os"},  # they are found by their files
    "shapes": {"typing", "collections.abc"},  # for type checkers alone
}
"""By the last word of a module of the engine: what it imports from elsewhere."""


def test_engine_imports_only_itself():
    foreign = [
        f"{module(path)} imports {name}"
        for path in ENGINE
        for name in sorted(imports_of(path) - OUTSIDE.get(module(path).rpartition(".")[2], set()))
        if not name.startswith("companion.engine")
    ]
    assert foreign == []


def test_only_stores_touch_the_session():
    users = [
        module(path)
        for path in FILES
        if {"sqlalchemy.orm", "companion.db.transactions"} & imports_of(path)
        and path.stem not in SESSION
        and path.parent.name != "models"
    ]
    assert users == []


def test_the_files_are_there():
    assert len(FILES) >= 155
    assert len(ENGINE) >= 49


@pytest.mark.parametrize("name", ["companion.cli", "companion.score", "companion.engine.bridge"])
def test_quick_commands_load_nothing_of_the_web(name):
    program = f"import sys, {name}; print({WEB} & set(sys.modules))"
    result = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert result.stdout == "set()\n"


@pytest.mark.long
def test_server_without_https_loads_nothing_of_certificates():
    program = "import sys, companion.server.serve; print('cryptography' in sys.modules)"
    result = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert result.stdout == "False\n"


PAGE = ROOT / "static" / "js" / "page"
SCRIPTS = sorted(PAGE.rglob("*.ts"))

FOLDERS = ("log", "device", "parts", "recorders", "local", "sync", "store", "recording", "screens")
"""The app's folders, and the store: each imports only from those before it."""

IMPORT = re.compile(r'\b(?:from|import)\s*\(?\s*"(\.[^"?]+)')
"""What a module imports, at once or later; types count as well."""


@cache
def scripts_of(path: Path) -> frozenset[Path]:
    """Return the app's modules that one of them imports."""
    named = IMPORT.findall(path.read_text(encoding="utf-8"))
    return frozenset((path.parent / name).resolve() for name in named) & frozenset(SCRIPTS)


def folder(path: Path) -> str:
    """Return the folder of a module of the app, or the module itself beside the folders."""
    return path.relative_to(PAGE).parts[0].removesuffix(".ts")


def test_folders_of_the_app_import_in_one_order():
    upwards = [
        f"{path.relative_to(PAGE)} imports {other.relative_to(PAGE)}"
        for path in SCRIPTS
        for other in sorted(scripts_of(path))
        if {folder(path), folder(other)} <= {*FOLDERS}
        if FOLDERS.index(folder(other)) > FOLDERS.index(folder(path))
    ]
    assert upwards == []


def test_folders_of_the_app_are_there():
    assert {*FOLDERS} <= {folder(path) for path in SCRIPTS}
    assert sum(len(scripts_of(path)) for path in SCRIPTS) >= 900


def test_no_modules_of_the_app_import_each_other_in_a_circle():
    sorter = TopologicalSorter({path: scripts_of(path) - {path} for path in SCRIPTS})
    sorter.prepare()  # raises `CycleError`, which names the circle
