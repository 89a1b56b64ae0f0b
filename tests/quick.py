"""Which tests are run, in what order and in how many processes; `--quick` is `make quick`."""

import gc
import os
from pathlib import Path

import pytest

NOT_QUICK = {"browser", "whole_browser", "playwright", "postgres", "postgresql_database", "wheel"}
"""Fixtures for which a browser, a database server or a wheel is needed."""
QUICK_FOLDERS = {
    *("engine", "core", "models", "db", "web", "access", "results", "log", "people", "games"),
    *("history", "transfer", "shell", "maintenance", "rulebook", "js"),
}
"""Besides the files of `tests/` itself."""
NOT_QUICK_FILES = {
    "test_benchmarks.py",
    "test_forking.py",
    "test_postgres.py",
    "test_secret_key.py",
}
"""Files there that start servers."""
TESTS = Path(__file__).parent


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--quick` leaves out what needs more than Python, Node and SQLite, and what takes long."""
    parser.addoption("--quick", action="store_true", help="engine, server on SQLite, TypeScript")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Return one process a core, and one more where tests wait for browsers and servers."""
    return (os.cpu_count() or 1) + (0 if config.getoption("quick") else 1)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Skip files outside the quick folders; None leaves the decision to pytest."""
    is_of_tests = TESTS in collection_path.parents
    is_left_out = config.getoption("quick") and is_of_tests and not may_be_quick(collection_path)
    return True if is_left_out else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin with what takes longest, so that no process is left alone with it at the end."""
    items.sort(key=lambda item: not {"simulator", "js"} & set(item.path.parts))
    if config.getoption("quick"):
        left_out = [item for item in items if not is_quick(item)]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if is_quick(item)]


def pytest_collection_finish() -> None:
    """Exempt what is imported by now from garbage collection: searching it takes a tenth."""
    gc.freeze()


def may_be_quick(path: Path) -> bool:
    """Return whether this file or folder can hold quick tests."""
    folder, *_ = path.relative_to(TESTS).parts
    return path.name not in NOT_QUICK_FILES and (folder in QUICK_FOLDERS or folder.endswith(".py"))


def is_quick(item: pytest.Item) -> bool:
    """Return whether a test is short and needs no browser, PostgreSQL or server process."""
    has_case = isinstance(item, pytest.Function) and hasattr(item, "callspec")
    if has_case and "postgresql" in item.callspec.params.values():
        return False
    is_long = item.get_closest_marker("long") is not None
    return may_be_quick(item.path) and not is_long and NOT_QUICK.isdisjoint(item.fixturenames)
