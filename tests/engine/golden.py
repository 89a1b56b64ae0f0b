"""The golden files: games with what the rules say about them.

Each is `{"rule", "file", "expect"}`. `rule` says in words what is shown, `file`
is a game file, and `expect` names what the rule fixes about its sheet, nothing
more. `{"problem": …}` means the file is refused: `at` may stop short of the very
field, and `code` is left out where the rule does not say which.

    points    by round and seat; null: that seat has nothing in that round
    lines     {"2.1": […]}: of the second round, seat 1, in any order
    no        the rounds' numbers
    open      which rounds are open
    entries   the rounds' entry ids
    warnings  their codes, in any order      setup     a part of the set-up
    next      a part of what comes next      counts    by seat, what only the cards tell
    every other key as on the sheet

`GOLDEN=agame/T1 make test ARGS=tests/engine` checks only the files whose name contains that.
"""

import json
import os
import traceback
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from companion.engine.fold import fold_file

FOLDER = Path(__file__).parents[1] / "golden"
Check = Callable[[dict], str | None]
"""Takes what a golden file says, with its name; returns what is wrong, or None."""


@cache
def all_golden() -> tuple[Path, ...]:
    """Every golden file, in a fixed order."""
    return tuple(sorted(FOLDER.rglob("*.json")))


def is_filtered() -> bool:
    """Whether only some golden files are wanted, so that no floor holds."""
    return bool(os.environ.get("GOLDEN"))


@cache
def games() -> tuple[str, ...]:
    """Return the folders of golden files: one a game, and one for what is no game file."""
    return tuple(sorted({name(path).partition("/")[0] for path in selected()}))


@cache
def selected() -> tuple[Path, ...]:
    """Return the golden files that `GOLDEN` names; all of them where it is unset."""
    wanted = os.environ.get("GOLDEN", "")
    result = tuple(path for path in all_golden() if wanted in name(path))
    if not result:
        raise pytest.UsageError(f"no golden file has “{wanted}” in its name")
    return result


def check_files(game: str, check: Check) -> None:
    """Run a check on every golden file of a game; fail with each file that is wrong, and why."""
    failures = []
    for path in selected():
        if name(path).startswith(game + "/"):
            case = {**read(path), "name": name(path)}
            wrong = _wrong(check, case)
            if wrong:
                failures.append(f"{case['name']}: {case['rule']}\n{wrong}")
    if failures:
        pytest.fail(f"{len(failures)} golden files\n\n" + "\n\n".join(failures), pytrace=False)


def _wrong(check: Check, case: dict) -> str | None:
    """Return what a check finds wrong; an exception is one more thing to find."""
    try:
        return check(case)
    except Exception:
        return traceback.format_exc()


def difference(wanted: dict, found: dict) -> str | None:
    """Return the keys in which two answers differ, one a line, or None."""
    lines = [
        f"  {key}: {found.get(key)!r}, not {wanted.get(key)!r}"
        for key in {**wanted, **found}
        if json.dumps(wanted.get(key), sort_keys=True) != json.dumps(found.get(key), sort_keys=True)
    ]
    return "\n".join(lines) or None


@cache
def name(path: Path) -> str:
    """How a golden file is called in a test report."""
    return path.relative_to(FOLDER).with_suffix("").as_posix()


def read(path: Path) -> dict:
    """Return what a golden file says."""
    return json.loads(path.read_text(encoding="utf-8"))


def answer(case: dict) -> dict:
    """Return the replay of a golden file, with the counts of a legal one."""
    fold = fold_file(case["file"], lenient=False)
    payload = fold.answer()
    return payload if payload["problem"] else dict(payload, counts=fold.counts())


def shown(expect: dict, answer: dict) -> dict:
    """Return the part of a replay's answer that `expect` speaks about, in the same words.

    Where both agree the answer equals `expect`, so a test can compare the two and
    a person sees the difference.
    """
    if "problem" in expect:
        return {"problem": _same_part(expect["problem"], answer["problem"])}
    if answer["problem"]:
        return {"problem": answer["problem"]}
    return {key: _VIEWS.get(key, _plain)(key, expect[key], answer) for key in expect}


def _same_part(wanted: object, found: object) -> object:
    """`found` cut down to the keys (and the start of the path) that `wanted` names."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        return {key: _same_part(wanted[key], found.get(key, "missing")) for key in wanted} | (
            {"at": found["at"][: len(wanted["at"])]} if "at" in wanted and "code" in found else {}
        )
    if isinstance(wanted, list) and isinstance(found, list) and len(wanted) == len(found):
        return [_same_part(one, other) for one, other in zip(wanted, found, strict=True)]
    return found


def _plain(key: str, wanted: object, answer: dict) -> object:
    return _same_part(wanted, answer["sheet"].get(key, "missing"))


def _points(key: str, wanted: list, answer: dict) -> list:
    rows = answer["sheet"]["rounds"]
    return [
        [_points_of(row, seat, part) for seat, part in enumerate(line)]
        for row, line in zip(rows, wanted, strict=False)
    ] + [[part and part["points"] for part in row["players"]] for row in rows[len(wanted) :]]


def _points_of(row: dict, seat: int, wanted: int | None) -> int | None:
    part = row["players"][seat] if seat < len(row["players"]) else None
    nothing = part is None or (wanted is None and part["points"] == 0 and not part["lines"])
    return None if nothing else part["points"]


def _lines(key: str, wanted: dict, answer: dict) -> dict:
    params = {}
    for place, lines in wanted.items():
        position, seat = (int(part) for part in place.split("."))
        rows = answer["sheet"]["rounds"]
        part = rows[position - 1]["players"][seat] if position <= len(rows) else None
        params[place] = _ordered_like(lines, part["lines"] if part else None)
    return params


def _ordered_like(wanted: list, found: list | None) -> list | None:
    """Return the lines found, each cut down like the wanted line it answers to, in that order."""
    if found is None:
        return None
    left = list(found)
    ordered = []
    for line in wanted:
        match = next((one for one in left if _same_part(line, one) == line), None)
        if match is not None:
            left.remove(match)
            ordered.append(line)
    return ordered + left


def _rounds(key: str, wanted: list, answer: dict) -> list:
    return [row[key] for row in answer["sheet"]["rounds"]]


def _warnings(key: str, wanted: list, answer: dict) -> list:
    codes = sorted(warning["code"] for warning in answer["sheet"]["warnings"])
    return wanted if codes == sorted(wanted) else codes


def _setup(key: str, wanted: dict, answer: dict) -> object:
    return _same_part(wanted, answer["setup"])


def _counts(key: str, wanted: list, answer: dict) -> object:
    return _same_part(wanted, answer["counts"])


_VIEWS = {
    "points": _points,
    "lines": _lines,
    "no": _rounds,
    "open": _rounds,
    "entries": _rounds,
    "warnings": _warnings,
    "setup": _setup,
    "counts": _counts,
}
