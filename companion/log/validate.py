"""Validation of a batch: a log accepts all of it, or the entries before the first refused one."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import cast

from companion.core.limits import MAX_AMEND_CHANGES, MAX_ENTRY_BYTES, MAX_REPLAYED_ENTRIES
from companion.core.rules import GameFold, Json, count_entries
from companion.core.strict_json import canonical_json, json_equal
from companion.engine.setup import LOG_LIMIT

LogEntry = Json
CORRECTIONS = ("undo", "amend")
MAX_CHEAP_ENTRIES = 20


def is_cheap(batch: list[LogEntry]) -> bool:
    """Whether a batch is validated so quickly that it need not go to a thread of its own."""
    return len(batch) <= MAX_CHEAP_ENTRIES and not any(
        entry.get("type") in CORRECTIONS for entry in batch
    )


@dataclass
class BatchResult:
    """The outcome of a validation."""

    fold: GameFold
    """The game with the accepted entries."""
    new_entries: list[LogEntry] = field(default_factory=list[LogEntry])
    """The accepted entries that are not in the log yet, in their order."""
    accepted_ids: list[str] = field(default_factory=list[str])
    """The ids before the refused one: new, or stored already and equal."""
    refused_id: str | None = None
    problem: Json | None = None
    is_complete: bool = True
    """Whether the batch was validated to its end, or to the refused entry."""

    @cached_property
    def answer(self) -> Json:
        """The set-up and the sheet after the accepted entries."""
        return self.fold.answer()

    def work_out(self) -> None:
        """Have the answer at hand, which of a long log takes a while."""
        _ = self.answer


class BatchValidator:
    """The validation of one batch against a log of `seq` entries.

    `stored` are the entries of the log that have an id of the batch.
    """

    def __init__(
        self,
        fold: GameFold,
        seq: int,
        stored: Mapping[str, LogEntry],
        may_record: bool,
        max_bytes: int | None = MAX_ENTRY_BYTES,
    ) -> None:
        """Take up to `max_bytes` for an entry; None: all of the batch are small."""
        self._seq = seq
        self._stored = dict(stored)
        self._may_record = may_record
        self._max_bytes = max_bytes
        self._result = BatchResult(fold)
        self._replayed = 0

    def validate(self, batch: list[LogEntry]) -> BatchResult:
        """Return which entries are accepted, and the problem of the first that is not."""
        for run in self._runs(batch):
            if not self._has_time_for(run):
                self._result.is_complete = False
                break
            good, problem = self._accept(run)
            self._result.accepted_ids += [entry["id"] for entry in run[:good]]
            if problem is not None:
                self._result.refused_id, self._result.problem = run[good]["id"], problem
                break
        return self._result

    def _runs(self, batch: list[LogEntry]) -> Iterator[list[LogEntry]]:
        """Yield the batch in runs, each of which the engine follows in one step.

        A correction is a run of its own: together with the entry before it, it could repair what is
        wrong with that. So is an entry that is stored already.
        """
        run: dict[str, LogEntry] = {}
        for entry in batch:
            if run and (entry["id"] in run or self._is_alone(entry)):
                yield list(run.values())
                run = {}
            run[entry["id"]] = entry
            if self._is_alone(entry):
                yield [entry]
                run = {}
        if run:
            yield list(run.values())

    def _is_alone(self, entry: LogEntry) -> bool:
        return entry["id"] in self._stored or entry.get("type") in CORRECTIONS

    def _has_time_for(self, run: list[LogEntry]) -> bool:
        """Whether a run may still be replayed in this batch; its first new entry always may."""
        if run[0]["id"] in self._stored or run[0].get("type") not in CORRECTIONS:
            return True
        self._replayed += count_entries(self._result.fold)
        return self._replayed <= MAX_REPLAYED_ENTRIES or not self._result.new_entries

    def _accept(self, run: list[LogEntry]) -> tuple[int, Json | None]:
        """Accept a run; return how many entries were good, and the problem of the next one."""
        if run[0]["id"] in self._stored:
            problem = self._conflict(run[0])
            return (0 if problem else 1), problem
        stand = count_entries(self._result.fold)
        rejections = (
            (place, self._rejection(entry, place, stand)) for place, entry in enumerate(run)
        )
        good, problem = next(
            ((place, rejection) for place, rejection in rejections if rejection), (len(run), None)
        )
        followed = self._result.fold.follow(run[:good])
        if followed.problem is not None:
            problem = followed.problem
            good = max(
                problem["entry"] - self._seq - 1, 0
            )  # the problem of a correction may lie far back
            followed = self._result.fold.follow(run[:good])
        self._add(run[:good], followed)
        return good, problem

    def _add(self, entries: list[LogEntry], fold: GameFold) -> None:
        self._result.fold = fold
        self._result.new_entries += entries
        self._stored.update({entry["id"]: entry for entry in entries})
        self._seq += len(entries)

    def _conflict(self, entry: LogEntry) -> Json | None:
        """Return the problem of an entry whose id is stored with other content, or None."""
        if json_equal(self._stored[entry["id"]], entry):
            return None
        return self._problem("log.id_taken", 0, ["id"], {"id": entry["id"]})

    def _rejection(self, entry: LogEntry, place: int, stand: int) -> Json | None:
        """Return the problem of an entry that the engine need not even read, or None.

        `stand` is how many entries stand before its run.
        """
        changes = changes_of(entry)
        if not self._may_record:
            return self._problem("log.only_watches", place, [], {})
        if len(changes) > MAX_AMEND_CHANGES:
            return self._problem("value.length", place, ["changes"], {"most": MAX_AMEND_CHANGES})
        if stand + place + count_standing(entry) > LOG_LIMIT:
            return self._problem("value.length", place, [], {"most": LOG_LIMIT})
        if self._max_bytes is not None and len(canonical_json(entry)) > self._max_bytes:
            return self._problem("log.entry_too_large", place, [], {"most": self._max_bytes})
        return None

    def _problem(self, code: str, place: int, at: list[str], params: Json) -> Json:
        return {"entry": self._seq + place + 1, "at": at, "code": code, "params": params}


def count_standing(entry: LogEntry) -> int:
    """Count the entries that stand in a log by this one: itself, and what it inserts."""
    return 1 + sum(isinstance(one, dict) and "before" in one for one in changes_of(entry))


def changes_of(entry: LogEntry) -> list[object]:
    """Return what an amend changes, unread; of any other entry nothing."""
    changes = entry.get("changes") if entry.get("type") == "amend" else None
    return cast("list[object]", changes) if isinstance(changes, list) else []
