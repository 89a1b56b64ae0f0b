"""The checks that run besides `make check`: at the forge, and before a commit."""

import re
import shlex
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[1]
PYPROJECT = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
WORKFLOW = yaml.safe_load((ROOT / ".github/workflows/check.yml").read_text(encoding="utf-8"))
HOOKS = {
    hook["id"]: hook
    for repository in yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))["repos"]
    for hook in repository["hooks"]
}


def test_workflow_runs_everything_on_the_oldest_and_the_newest_python():
    low, end = re.search(r'requires-python = ">=3\.(\d+),<3\.(\d+)"', PYPROJECT).groups()
    job = WORKFLOW["jobs"]["check"]
    assert job["strategy"]["matrix"]["python"] == [f"3.{low}", f"3.{int(end) - 1}"]
    assert job["steps"][-1] == {"run": ".ci/run"}


def test_classifiers_name_every_python_that_is_supported():
    low, end = re.search(r'requires-python = ">=3\.(\d+),<3\.(\d+)"', PYPROJECT).groups()
    named = re.findall(r'"Programming Language :: Python :: 3\.(\d+)"', PYPROJECT)
    assert named == [str(minor) for minor in range(int(low), int(end))]


def recipe(target: str) -> str:
    return MAKEFILE.split(f"\n{target}:", 1)[1].split("\n\n", 1)[0].replace("$(BIN)", ".venv/bin")


def npm_check() -> str:
    return (ROOT / "package.json").read_text(encoding="utf-8").split('"check": "')[1].split('"')[0]


PARTS = re.findall(r"\bcheck-\w+", recipe("check"))
"""What `make check` runs side by side."""
COMMANDS = (
    *(line for part in PARTS for line in re.findall(r"^\t(.*)$", recipe(part), re.MULTILINE)),
    *(f".venv/bin/python hatch_build.py npm exec -- {one}" for one in npm_check().split(" && ")),
)
"""What `make check` runs, and what npm runs in it."""


OF_HOOKS = {"--force-exclude", "--no-errors-on-unmatched"}
"""Hooks are given files; the tools still leave out what they leave out by themselves."""
EVERYTHING = {".", "templates", ".github/workflows/*.yml"}
"""What commands are given instead."""


def words(command: str) -> list[str]:
    return [word for word in shlex.split(command) if word not in OF_HOOKS | EVERYTHING]


@pytest.mark.parametrize("hook", HOOKS)
def test_hook_before_a_commit_is_a_command_of_make_check(hook):
    assert HOOKS[hook]["language"] == "system"
    assert words(HOOKS[hook]["entry"]) in [words(command) for command in COMMANDS]


def test_every_tool_of_make_check_runs_before_a_commit():
    hooks = [words(hook["entry"]) for hook in HOOKS.values()]
    left_out = [command for command in COMMANDS if words(command) not in hooks]
    assert {words(command)[1] for command in left_out} == {".ci/audit", "hatch_build.py"}
