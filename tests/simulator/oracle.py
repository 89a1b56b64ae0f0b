"""Compares the journal of an evening with what is there afterwards, content by content.

Every entry has to be on the server exactly once, or held for a person on the phone that wrote
it, or refused there for a reason that the plan of the evening caused. How many of each there
may be is bounded: a server that refuses everything loses nothing either.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tests.simulator.journal import (
    UNKNOWN,
    Entry,
    Journal,
    Line,
    content_of,
    inner_contents,
    names_in,
    references,
)

LEAST_STORED = 1 / 3
MOST_HELD = 0.6
MOST_REFUSED = 0.4
MOST_DECLINED = 0.25
LEAST_SAVED = 0.5
"""Shares of all that was written. In ten evenings of three phones at Greta none to ten of some 34
entries were refused, as the card of another phone had come first."""


@dataclass
class Evidence:
    """What is there after an evening."""

    stored: dict[str, list[Entry]]
    """By game the log of the server."""
    kept: dict[tuple[str, str], list[dict[str, Any]]]
    """By phone and game the records of the phone's log."""


@dataclass
class _HeldBack:
    """What a phone keeps besides what the server has."""

    held: Counter[str]
    refused: dict[str, str]
    passed_on: dict[str, str]
    """What another phone wrote, the server lost, and this one sent once more: refused, too."""
    waiting: list[str]
    is_settled: dict[str, str]
    """Held contents that ask nobody any more → the version that they belong to."""
    asked: set[str]
    """Held contents that wait for a person, who is asked for all that wrote down the same."""
    stored: list[str]
    names: set[str]
    """What is held or refused, as corrections call it."""


def find_faults(journal: Journal, evidence: Evidence) -> list[str]:
    """Name everything that is lost, doubled, altered, or set aside without a reason."""
    faults = [fault for game in evidence.stored for fault in _faults_in(game, journal, evidence)]
    return [*faults, *_false_answers(journal), *_out_of_bounds(journal, evidence)]


def _faults_in(game: str, journal: Journal, evidence: Evidence) -> Iterator[str]:
    stored = _contents(evidence.stored[game])
    held_back = _held_back_by_phone(game, evidence)
    lines = [line for line in journal.lines if line.game == game]
    yield from _strangers(lines, stored)
    for content in {line.content for line in lines}:
        same = [line for line in lines if line.content == content]
        yield from _faults_of(content, same, stored.count(content), held_back)
    planned = journal.planned_problems(game)
    for phone, rest in held_back.items():
        decided = {one for _, where, one in journal.choices if where == game}
        asked = {one for other in held_back.values() for one in other.asked}
        yield from _faults_on(phone, rest, decided | asked, stored)
        yield from _unplanned(phone, rest, planned)


def _strangers(lines: list[Line], stored: list[str]) -> Iterator[str]:
    """Yield what the server has and nobody wrote."""
    values = {line.content for line in lines}
    yield from (f"nobody wrote {content}" for content in stored if content not in values)
    inner = {one for line in lines if not line.kept_version for one in inner_contents(line.content)}
    for line in lines:
        if line.kept_version and not _is_written(line.kept_version, inner):
            yield f"{line.phone} kept a version that nobody wrote: {line.kept_version}"
        if line.kept_version and line.kept_version not in inner_contents(line.content):
            yield f"{line.phone} kept {line.kept_version}, and wrote {line.content}"


def _is_written(version: str, inner: set[str]) -> bool:
    """Tell whether somebody wrote a version, or all that a correction brings into it."""
    parts = inner_contents(version)[1:]
    return version in inner or (bool(parts) and inner >= {*parts})


def _faults_of(
    content: str, lines: list[Line], stored: int, held_back: dict[str, _HeldBack]
) -> Iterator[str]:
    """Yield what is wrong with an entry, or with one that several phones wrote."""
    writers = {line.phone for line in lines}
    rest = sum(held_back[phone].held[content] for phone in writers)
    refused = [phone for phone in writers if content in held_back[phone].refused]
    passed_on = sum(content in held_back[phone].passed_on for phone in writers)
    missing = len(lines) - stored - rest - len(refused)
    if missing < 0:
        yield f"doubled ({stored} stored, {rest} held, {len(refused)} refused): {content}"
    if missing - passed_on > sum(line.is_disk_broken and not line.is_saved for line in lines):
        yield f"lost by {', '.join(sorted(writers))}: {content}"


def _unplanned(phone: str, aside: _HeldBack, planned: frozenset[str]) -> Iterator[str]:
    """Yield what was refused for a reason that the plan of the evening did not cause.

    What corrects an entry that is set aside has nothing to correct.
    """
    for content, code in (*aside.refused.items(), *aside.passed_on.items()):
        is_bereft = code == UNKNOWN and not aside.names.isdisjoint(references(content))
        if code not in planned and not is_bereft:
            yield f"refused on {phone} for no reason of the plan ({code}): {content}"


def _faults_on(phone: str, aside: _HeldBack, decided: set[str], stored: list[str]) -> Iterator[str]:
    """Yield what is wrong with what one phone has of a game."""
    yield from (f"{phone} has never sent {content}" for content in aside.waiting)
    for content, version in aside.is_settled.items():
        if version not in decided and version not in stored:
            yield f"{phone} set aside, with nobody asked: {content}"
    if aside.stored != stored:
        yield f"{phone} has another log than the server"


def _false_answers(journal: Journal) -> Iterator[str]:
    """Where the app said the wrong thing to whoever wrote."""
    for line in journal.lines:
        if line.is_saved and line.is_disk_broken:
            yield f"{line.phone} called saved what could not be: {line.content}"
        if not line.is_saved and not line.is_disk_broken:
            yield f"{line.phone} did not call saved, with nothing broken: {line.content}"
    for one in journal.declined:
        if not one.is_planned:
            why = f"for no reason of the plan ({one.code})"
            yield f"{one.phone} would not write, {why}: {one.content}"


def _out_of_bounds(journal: Journal, evidence: Evidence) -> Iterator[str]:
    """Where too much was set aside, or too little came through, for anything to be proven."""
    held_back = [
        rest for game in evidence.stored for rest in _held_back_by_phone(game, evidence).values()
    ]
    figures = {
        "stored": sum(len(log) for log in evidence.stored.values()),
        "saved": sum(line.is_saved for line in journal.lines),
        "held": sum(rest.held.total() for rest in held_back),
        "refused": sum(len(rest.refused) for rest in held_back),
        "declined": len(journal.declined),
    }
    least = {"stored": LEAST_STORED, "saved": LEAST_SAVED}
    most = {"held": MOST_HELD, "refused": MOST_REFUSED, "declined": MOST_DECLINED}
    rows = len(journal.lines)
    for what, count in figures.items():
        if count < least.get(what, 0) * rows:
            yield f"only {count} of {rows} entries {what}"
        if count > max(2, most.get(what, count) * rows):
            yield f"as many as {count} of {rows} entries {what}"


def _held_back_by_phone(game: str, evidence: Evidence) -> dict[str, _HeldBack]:
    return {
        phone: _held_back(records)
        for (phone, where), records in evidence.kept.items()
        if where == game
    }


def _held_back(records: list[dict[str, Any]]) -> _HeldBack:
    names = names_in(record["entry"] for record in records)
    values = {record["entry"]["id"]: content_of(record["entry"], names) for record in records}
    rest = _HeldBack(Counter(), {}, {}, [], {}, set(), [], set())
    for record in records:
        content, pending = values[record["entry"]["id"]], record["held"]
        if pending or record["refused"]:
            rest.names.add(names[record["entry"]["id"]])
            if record.get("relayed"):
                continue  # another phone wrote it, and that one asks
        if record["refused"]:
            refused = rest.passed_on if record["made"] is None else rest.refused
            refused[content] = record["refused"]["code"]
        elif pending:
            rest.held[content] += 1
            if pending["settled"]:
                rest.is_settled[content] = values.get(pending["with"], content)
            else:
                rest.asked.add(content)
        elif record["seq"] is None:
            rest.waiting.append(content)
        else:
            rest.stored.append(content)
    return rest


def _contents(log: list[Entry]) -> list[str]:
    names = names_in(log)
    return [content_of(entry, names) for entry in log]
