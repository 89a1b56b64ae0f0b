"""Change the engine in small ways, a sample of them, and see whether its quick tests notice.

    python -m tests.engine.mutants [--count 300] [--seed 18] [--least 90]

mutmut makes every mutant of `companion/engine` in a copy of the project; a fixed seed chooses
some, and the quick tests run on each, in a fork, until the first failure. Prints what survived,
and how many were killed in each module. The copy stays in `.venv/.mutants`, so that the next run
makes only the mutants of files that have changed. What survives for a reason is listed in
`surviving_mutants.md`.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

from tests.engine.conftest import ONE_INTERPRETER

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / ".venv" / ".mutants"
ENGINE = "companion/engine"
BESIDE = (
    *("companion/__init__.py", "companion/core", "companion/pads", "companion/rulebook"),
    *("companion/translations", "docs", "hatch_build.py"),
)
"""What the engine's tests import and read of the rest."""
TESTS = (
    *("tests/__init__.py", "tests/examples.py", "tests/texts.py"),
    *("tests/contract", "tests/engine", "tests/golden"),
)
MEASURED = "mutants/mutmut-stats.json"
"""Which test calls which function: mutmut keeps that although a test has changed."""
LONG = ("any_json", "folds", "laws", "schema", "slow_check", "texts")
"""Tests of the engine that take long, or read its sources; the others are quick."""
SINGLE = ("tests/engine/test_laws.py::test_finished_drafts_show_what_writing_them_brings",)
"""Quick tests beside them in the same files."""
BEFORE_THE_FORK = (
    *("options.x_number", "options.x_flag", "options.x_one_of", "options.x_seat"),
    *("options.x_special", "games.x_", "games.agame.counts.x_shapes"),
    "games.animanize.trick.x_pack",
)
"""What runs once, when the engine is loaded: in a fork nothing of it can change any more."""
CHOSEN = "not phone and not every_code and not deepest and not without_room"
"""Not what boots a phone or looks for words in the sources, which mutmut rewrites, nor what goes as
deep as Python can or compares numbers of calls: mutmut adds calls of its own."""
SETTINGS = """
[tool.mutmut]
source_paths = ["companion/engine"]
also_copy = [{beside}]
use_git_change_detection = false
pytest_add_cli_args = ["-p", "no:cacheprovider", "-k", "{chosen}"]
pytest_add_cli_args_test_selection = [{tests}]

[tool.pytest.ini_options]
"""
RESULT = re.compile(r"^\s*(companion\.\S+): (.+)$", re.MULTILINE)


def main() -> int:
    """Print a summary; 1 where fewer were killed than asked for."""
    reader = argparse.ArgumentParser(prog="python -m tests.engine.mutants", description=__doc__)
    reader.add_argument("--count", type=int, default=300, help="how many mutants")
    reader.add_argument("--seed", type=int, default=18, help="which ones")
    reader.add_argument("--least", type=int, default=90, help="per cent to be killed")
    wanted = reader.parse_args()
    copy_project(FOLDER)
    run("companion.engine.problem.x*")  # makes all of them, and tries those of a small file
    every = sorted(name for name in results() if not runs_before_the_fork(name))
    sample = Random(wanted.seed).sample(every, min(wanted.count, len(every)))
    run(*sample)
    result = results()
    return summarize({name: result[name] for name in sample}, len(every), wanted.least)


def quick_tests() -> list[str]:
    """Return the files with golden files, and with what screens ask: few seconds together."""
    files = sorted((ROOT / "tests/engine").glob("test_*.py"))
    left_out = {f"test_{name}.py" for name in LONG}
    return [f"tests/engine/{file.name}" for file in files if file.name not in left_out]


def runs_before_the_fork(mutant: str) -> bool:
    """Whether a mutant is of a function that only runs while the engine is loaded."""
    return mutant.removeprefix("companion.engine.").startswith(BEFORE_THE_FORK)


def copy_project(folder: Path) -> None:
    """Copy engine, tests, golden files and settings for mutmut; times stay as they are."""
    for part in (ENGINE, *BESIDE, *TESTS):
        remove(folder / part)
        copy(ROOT / part, folder / part)
        if part != ENGINE:
            remove(folder / "mutants" / part)
    (folder / MEASURED).unlink(missing_ok=True)
    tests, beside = quoted(*quick_tests(), *SINGLE), quoted(*BESIDE)
    (folder / "pyproject.toml").write_text(
        SETTINGS.format(chosen=CHOSEN, tests=tests, beside=beside)
    )


def copy(source: Path, copied: Path) -> None:
    """Copy a folder or a file."""
    if source.is_dir():
        shutil.copytree(source, copied, ignore=shutil.ignore_patterns("__pycache__"))
        return
    copied.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy2(source, copied)


def remove(copied: Path) -> None:
    """Remove a folder or a file, if it is there."""
    if copied.is_dir():
        shutil.rmtree(copied)
    else:
        copied.unlink(missing_ok=True)


def quoted(*names: str) -> str:
    """Return these names in a list of TOML."""
    return ", ".join(f'"{name}"' for name in names)


def run(*mutants: str) -> None:
    """Run mutmut on some mutants; its own words only where it fails."""
    result = subprocess.run(
        [sys.executable, "-m", "mutmut", "run", "--max-children", str(os.cpu_count()), *mutants],
        cwd=FOLDER,
        env=os.environ | {ONE_INTERPRETER: "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    if result.returncode:
        sys.exit(re.sub(r".*\r", "", result.stdout)[-3000:] + result.stderr[-3000:])


def results() -> dict[str, str]:
    """Return what became of every mutant: killed, survived, timeout, not checked, …"""
    return dict(RESULT.findall(mutmut("results", "--all", "true")))


def mutmut(*arguments: str) -> str:
    """Return what a command of mutmut says."""
    return subprocess.run(
        [sys.executable, "-m", "mutmut", *arguments],
        cwd=FOLDER,
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def summarize(found: dict[str, str], every: int, least: int) -> int:
    """Print survivors and a table; 1 where too few were killed."""
    survivors = [name for name in sorted(found) if found[name] not in ("killed", "timeout")]
    for name in survivors:
        change = [line for line in mutmut("show", name).splitlines() if line[:1] in "-+"]
        print(f"{name}: {found[name]}")
        print("\n".join(line for line in change if line[:3] not in ("---", "+++")))
    modules, killed = Counter(map(module, found)), Counter(map(module, found))
    killed.subtract(map(module, survivors))
    for name in sorted(modules):
        print(f"{killed[name]:4} of {modules[name]:4}  {name}")
    share = 100 * killed.total() / modules.total()
    print(f"{killed.total():4} of {modules.total():4}  killed: {share:.1f} %, of {every} mutants")
    return int(share < least)


def module(mutant: str) -> str:
    """Return the file of a mutant."""
    return mutant.rpartition(".")[0].removeprefix("companion.")


if __name__ == "__main__":
    sys.exit(main())
