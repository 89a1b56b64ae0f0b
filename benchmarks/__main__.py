"""`make bench`: measures, prints one table, writes results.json."""

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from importlib import import_module
from pathlib import Path

from benchmarks.figure import Figure

HERE = Path(__file__).parent
RESULTS = HERE / "results.json"
HEAD = ("", "figure", "target", "floor", "ratio")


def main(wanted: list[str]) -> None:
    """Run the benchmarks of these names, or all."""
    results = []
    print(_line(*HEAD))
    for figure in _measured(wanted or measuring()):
        print(_line(*_columns_of(figure)), flush=True)
        results.append({**asdict(figure), "met": figure.met})
    RESULTS.write_text(json.dumps(results, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def measuring() -> list[str]:
    """Return the names of all benchmarks: the modules beside this one that have figures."""
    names = sorted(path.stem for path in HERE.glob("[a-z]*.py"))
    return [name for name in names if hasattr(import_module(f"benchmarks.{name}"), "figures")]


def _measured(names: list[str]) -> Iterator[Figure]:
    for name in names:
        yield from import_module(f"benchmarks.{name}").figures()


def _columns_of(figure: Figure) -> tuple[str, ...]:
    mark = "  " if figure.met else "✗ "
    limit = "≥" if figure.at_least else "≤"
    return (
        mark + figure.what,
        f"{figure.value:,.4g} {figure.unit}",
        f"{limit} {figure.target:,.4g}",
        "" if figure.floor is None else f"{figure.floor:,.3g}",
        "" if figure.ratio is None else f"{figure.ratio:,.3g}",
    )


def _line(what: str, value: str, target: str, floor: str, ratio: str) -> str:
    return f"{what:58} {value:>16} {target:>10} {floor:>8} {ratio:>7}"


if __name__ == "__main__":
    main(sys.argv[1:])
