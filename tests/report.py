"""What pytest says at the end: seconds by folder, the slowest tests, taps and figures."""

from collections import defaultdict
from collections.abc import Iterable
from pathlib import PurePosixPath

SLOWEST = 20
MAX_SECONDS = 30
"""What takes longer is marked; the limit that ends a hang is in pyproject.toml."""


def pytest_terminal_summary(terminalreporter) -> None:
    """Print where the time went, then what was measured on the way."""
    stages = [report for kind in terminalreporter.stats.values() for report in kind]
    timed = [report for report in stages if hasattr(report, "duration")]
    if len({report.nodeid for report in timed}) > SLOWEST:
        _print_seconds(terminalreporter, timed)
    ended = [one for kind in ("passed", "failed") for one in terminalreporter.getreports(kind)]
    _print_measured(terminalreporter, [value for one in ended for value in one.user_properties])


def _print_seconds(terminalreporter, reports: Iterable) -> None:
    by_test: dict[str, float] = defaultdict(float)
    for report in reports:
        by_test[report.nodeid] += report.duration
    by_folder: dict[str, list[float]] = defaultdict(list)
    for test, seconds in by_test.items():
        by_folder[_folder_of(test)].append(seconds)
    terminalreporter.section("seconds by folder")
    for folder, times in sorted(by_folder.items(), key=lambda pair: -sum(pair[1])):
        terminalreporter.line(f"{sum(times):8.1f}  {len(times):5} tests  {folder}")
    terminalreporter.section(f"the {SLOWEST} slowest tests")
    for test, seconds in sorted(by_test.items(), key=lambda pair: -pair[1])[:SLOWEST]:
        mark = f"  longer than {MAX_SECONDS} s" if seconds > MAX_SECONDS else ""
        terminalreporter.line(f"{seconds:8.1f}  {test}{mark}")


def _folder_of(test: str) -> str:
    path = PurePosixPath(test.partition("::")[0])
    return "/".join(path.parts[:2])


def _print_measured(terminalreporter, properties: list[tuple]) -> None:
    """Print the taps of every flow beside its budget, and whatever else was measured."""
    taps = sorted(value for name, value in properties if name == "taps")
    figures = sorted(value for name, value in properties if name == "figure")
    if taps or figures:
        terminalreporter.section("measured")
    for flow, count, budget in taps:
        terminalreporter.line(f"{count:4} of {budget:4}  {flow}")
    for what, figure in figures:
        terminalreporter.line(f"{figure:>12}  {what}")
