"""Which entries of a batch a log takes in: all, or those before the first that is refused."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from companion.core.limits import MAX_ENTRY_BYTES
from companion.core.rules import GameFold, Json
from companion.core.strict_json import canonical_json, json_equal
from companion.engine.setup import LOG_LIMIT

LogEntry = Json
CORRECTIONS = ("undo", "amend")
MAX_CHEAP_ENTRIES = 20
MAX_REPLAYED_ENTRIES = 10_000
"""Entries that the corrections of one batch have followed anew, a second's work: what is left of
such a batch has to come again."""


def is_cheap(batch: list[LogEntry]) -> bool:
    """Whether a batch is judged so soon that everything else may stand still for it."""
    return len(batch) <= MAX_CHEAP_ENTRIES and not any(
        entry.get("type") in CORRECTIONS for entry in batch
    )


@dataclass
class BatchResult:
    """What becomes of a batch."""

    fold: GameFold
    """The game with what is taken in."""
    new_entries: list[LogEntry] = field(default_factory=list[LogEntry])
    """What is to be stored, in its order."""
    accepted_ids: list[str] = field(default_factory=list[str])
    """The ids before the refused one: fresh, or stored already and the same."""
    refused_id: str | None = None
    problem: Json | None = None
    is_complete: bool = True
    """Whether all of it was looked at, as far as the refused one."""


class BatchValidator:
    """One batch before a log of `seq` entries, some of which may be `known` to be the batch's."""

    def __init__(
        self,
        fold: GameFold,
        seq: int,
        stored: Mapping[str, LogEntry],
        may_record: bool,
        max_bytes: int | None = MAX_ENTRY_BYTES,
    ) -> None:
        """`max_bytes` is how many bytes an entry of this log may have; None: they are all small."""
        self._seq = seq
        self._stored = dict(stored)
        self._may_record = may_record
        self._max_bytes = max_bytes
        self._result = BatchResult(fold)
        self._replayed = 0

    def validate(self, batch: list[LogEntry]) -> BatchResult:
        """Return which entries of a batch are taken in, and why not the others."""
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
        """Yield the batch in pieces that are followed in one step each.

        A correction is alone: judged with the entry before it, it could make good what is wrong.
        So is what is known, by the time it is reached.
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
        """Whether a run may still be followed in this batch, of which at least one entry is."""
        if run[0]["id"] in self._stored or run[0].get("type") not in CORRECTIONS:
            return True
        self._replayed += self._seq
        return self._replayed <= MAX_REPLAYED_ENTRIES or not self._result.new_entries

    def _accept(self, run: list[LogEntry]) -> tuple[int, Json | None]:
        """How many entries of a run are good, and the problem of the next one, if it has any."""
        if run[0]["id"] in self._stored:
            problem = self._conflict(run[0])
            return (0 if problem else 1), problem
        rejections = ((place, self._rejection(entry, place)) for place, entry in enumerate(run))
        good, problem = next(
            ((place, rejection) for place, rejection in rejections if rejection), (len(run), None)
        )
        followed = self._result.fold.follow(run[:good])
        if followed.problem is not None:
            problem = followed.problem
            good = max(problem["entry"] - self._seq - 1, 0)  # a correction's may lie far back
            followed = self._result.fold.follow(run[:good])
        self._add(run[:good], followed)
        return good, problem

    def _add(self, entries: list[LogEntry], fold: GameFold) -> None:
        self._result.fold = fold
        self._result.new_entries += entries
        self._stored.update({entry["id"]: entry for entry in entries})
        self._seq += len(entries)

    def _conflict(self, entry: LogEntry) -> Json | None:
        """Return the problem with an entry that is there already, if it reads differently."""
        if json_equal(self._stored[entry["id"]], entry):
            return None
        return self._problem("log.id_taken", 0, ["id"], {"id": entry["id"]})

    def _rejection(self, entry: LogEntry, place: int) -> Json | None:
        """Why an entry is not even read, whatever is in it."""
        if not self._may_record:
            return self._problem("log.only_watches", place, [], {})
        if self._seq + place >= LOG_LIMIT:
            return self._problem("value.length", place, [], {"most": LOG_LIMIT})
        if self._max_bytes is not None and len(canonical_json(entry)) > self._max_bytes:
            return self._problem("log.entry_too_large", place, [], {"most": self._max_bytes})
        return None

    def _problem(self, code: str, place: int, at: list[str], params: Json) -> Json:
        return {"entry": self._seq + place + 1, "at": at, "code": code, "params": params}
