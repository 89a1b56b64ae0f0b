"""Imports go one way: from the commands down to the engine, and the session stays in the stores."""

import ast
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FILES = sorted((ROOT / "companion").rglob("*.py"))

ENGINE = sorted((ROOT / "companion" / "engine").rglob("*.py"))

LAYERS = (
    {"engine"},
    {"address", "bounds", "clock", "extensions", "gauges", "paths", "rules"},
    {"secret_key", "slow_bodies", "strict_json", "threads", "tokens", "wal"},
    {"config", "figures", "folding", "packing", "qr", "rounds", "scorebook_file", "standings"},
    {"sqlite", "postgres", "redis", "backup_file", "messages", "parts", "plan", "reading"},
    {"databases", "group_commit"},
    {"transactions"},
    {"models", "roles"},
    {"events", "hints", "judging", "pauses", "readings"},
    {"letters", "lines"},
    {"post"},
    {"store", "beginning", "editing", "erased", "merging", "offering", "pulling", "sums", "waiting"}
    | {"copying", "folds", "keys", "notices", "redis_line", "stream"},
    {"hub"},
    {
        *("device", "drawings", "files", "headers", "languages"),
        *("licences", "logs", "moments", "origin", "requested", "themes"),
    },
    {"api"},
    {
        "access",
        "bundle",
        "error_hook",
        "errors",
        "forms",
        "health",
        "manifest",
        "metrics",
        "pages",
        "views",
        "written",
    }
    | {"worker"},
    {"app"},
    {"companion", "gunicorn_logger", "gunicorn_worker", "migrating"},
    {"commands", "demo", "doctor", "opening", "score", "serve", "sheet_text"},
    {"cli"},
)
"""From the bottom up. A module imports from lower layers, and from its own."""

WEB = {"flask", "gevent", "gunicorn", "sqlalchemy", "wtforms"}
SESSION = {
    *("group_commit", "store", "transactions"),
    *("beginning", "editing", "erased", "merging", "offering", "pulling", "sums", "waiting"),
}
"""Modules that touch the database session: stores, and what of one has a file of its own."""


def module(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def layer(name: str) -> int:
    """How high a module stands: by its last word, or its part of the engine."""
    parts = name.split(".")
    word = "engine" if parts[1:2] == ["engine"] else parts[-1]
    heights = [height for height, words in enumerate(LAYERS) if word in words]
    assert len(heights) == 1, f"{name} stands in {len(heights)} layers"
    return heights[0]


@cache
def imported(path: Path) -> frozenset[str]:
    """The modules a file imports, wherever in it, relative ones made absolute."""
    found: set[str] = set()
    package = (
        module(path).split(".") if path.name == "__init__.py" else module(path).split(".")[:-1]
    )
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) + 1 - node.level] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            found |= {deepest(base, alias.name) for alias in node.names}
    return frozenset(found)


def deepest(base: str, name: str) -> str:
    """`base.name` where that is a module, else `base`."""
    inner = ROOT.joinpath(*base.split("."), name)
    return f"{base}.{name}" if inner.is_dir() or inner.with_suffix(".py").exists() else base


def is_part_of_ours(name: str) -> bool:
    return name.split(".")[0] == "companion"


def has_a_layer(path: Path) -> bool:
    """Folders' own files say what they hold and import nothing; revisions are Alembic's."""
    inner = path.relative_to(ROOT / "companion").parts
    is_empty = path.name == "__init__.py" and len(inner) > 1 and inner[0] != "engine"
    return inner[0] != "migrations" and not is_empty


def test_imports_point_down():
    upwards = [
        f"{module(path)} imports {name}"
        for path in filter(has_a_layer, FILES)
        for name in sorted(imported(path))
        if is_part_of_ours(name) and layer(name) > layer(module(path))
    ]
    assert upwards == []


OUTSIDE = {"companion.engine.bridge": {"json"}, "companion.engine.games": {"os"}}
"""JSON passes the door; the games are found by their files."""


def test_engine_imports_only_itself():
    foreign = [
        f"{module(path)} imports {name}"
        for path in ENGINE
        for name in sorted(imported(path) - OUTSIDE.get(module(path), set()))
        if not name.startswith("companion.engine")
    ]
    assert foreign == []


def test_only_stores_touch_the_session():
    users = [
        module(path)
        for path in FILES
        if {"sqlalchemy.orm", "companion.db.transactions"} & imported(path)
        and path.stem not in SESSION
        and path.name not in ("models.py", "extensions.py")
    ]
    assert users == []


def test_the_files_are_there():
    assert len(FILES) >= 210
    assert len(ENGINE) >= 61


def test_no_two_modules_import_each_other():
    graph = {module(path): imported(path) for path in FILES}
    for name, others in graph.items():
        for other in others - {name}:
            assert name not in graph.get(other, ()), (name, other)


@pytest.mark.parametrize("name", ["companion.cli", "companion.score", "companion.engine.bridge"])
def test_what_starts_quickly_loads_nothing_of_the_web(name):
    program = f"import sys, {name}; print({WEB} & set(sys.modules))"
    told = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert told.stdout == "set()\n"
