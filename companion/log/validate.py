"""Which entries of a batch a log takes in: all, or those before the first that is refused."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from companion.core.limits import MAX_ENTRY_BYTES
from companion.core.rules import GameFold, Json
from companion.core.strict_json import canonical_json, json_equal
from companion.engine.setup import LOG_LIMIT

LogEntry = Json
CORRECTIONS = ("undo", "amend")
FEW = 20
MOST_ANEW = 10_000
"""Entries that the corrections of one batch have followed anew, a second's work: what is left of
such a batch has to come again."""


def is_cheap(batch: list[LogEntry]) -> bool:
    """Whether a batch is judged so soon that everything else may stand still for it."""
    return len(batch) <= FEW and not any(entry.get("type") in CORRECTIONS for entry in batch)


@dataclass
class BatchResult:
    """What becomes of a batch."""

    fold: GameFold
    """The game with what is taken in."""
    fresh: list[LogEntry] = field(default_factory=list[LogEntry])
    """What is to be stored, in its order."""
    confirmed: list[str] = field(default_factory=list[str])
    """The ids before the refused one: fresh, or stored already and the same."""
    refused: str | None = None
    problem: Json | None = None
    whole: bool = True
    """Whether all of it was looked at, as far as the refused one."""


class BatchValidator:
    """One batch before a log of `seq` entries, some of which may be `known` to be the batch's."""

    def __init__(
        self,
        fold: GameFold,
        seq: int,
        known: Mapping[str, LogEntry],
        may_record: bool,
        largest: int | None = MAX_ENTRY_BYTES,
    ) -> None:
        """`largest` is how many bytes an entry of this log may have; None: they are all small."""
        self._seq = seq
        self._known = dict(known)
        self._may_record = may_record
        self._largest = largest
        self._found = BatchResult(fold)
        self._anew = 0

    def judge(self, batch: list[LogEntry]) -> BatchResult:
        """Return which entries of a batch are taken in, and why not the others."""
        for run in self._runs(batch):
            if not self._has_time_for(run):
                self._found.whole = False
                break
            good, problem = self._good(run)
            self._found.confirmed += [entry["id"] for entry in run[:good]]
            if problem is not None:
                self._found.refused, self._found.problem = run[good]["id"], problem
                break
        return self._found

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
        return entry["id"] in self._known or entry.get("type") in CORRECTIONS

    def _has_time_for(self, run: list[LogEntry]) -> bool:
        """Whether a run may still be followed in this batch, of which at least one entry is."""
        if run[0]["id"] in self._known or run[0].get("type") not in CORRECTIONS:
            return True
        self._anew += self._seq
        return self._anew <= MOST_ANEW or not self._found.fresh

    def _good(self, run: list[LogEntry]) -> tuple[int, Json | None]:
        """How many entries of a run are good, and the problem of the next one, if it has any."""
        if run[0]["id"] in self._known:
            problem = self._differs(run[0])
            return (0 if problem else 1), problem
        bars = ((place, self._bar(entry, place)) for place, entry in enumerate(run))
        good, problem = next(((place, bar) for place, bar in bars if bar), (len(run), None))
        followed = self._found.fold.follow(run[:good])
        if followed.problem is not None:
            problem = followed.problem
            good = max(problem["entry"] - self._seq - 1, 0)  # a correction's may lie far back
            followed = self._found.fold.follow(run[:good])
        self._take_in(run[:good], followed)
        return good, problem

    def _take_in(self, entries: list[LogEntry], fold: GameFold) -> None:
        self._found.fold = fold
        self._found.fresh += entries
        self._known.update({entry["id"]: entry for entry in entries})
        self._seq += len(entries)

    def _differs(self, entry: LogEntry) -> Json | None:
        """Return the problem with an entry that is there already, if it reads differently."""
        if json_equal(self._known[entry["id"]], entry):
            return None
        return self._problem("log.id_taken", 0, ["id"], {"id": entry["id"]})

    def _bar(self, entry: LogEntry, place: int) -> Json | None:
        """Why an entry is not even read, whatever is in it."""
        if not self._may_record:
            return self._problem("log.only_watches", place, [], {})
        if self._seq + place >= LOG_LIMIT:
            return self._problem("value.length", place, [], {"most": LOG_LIMIT})
        if self._largest is not None and len(canonical_json(entry)) > self._largest:
            return self._problem("log.entry_too_large", place, [], {"most": self._largest})
        return None

    def _problem(self, code: str, place: int, at: list[str], params: Json) -> Json:
        return {"entry": self._seq + place + 1, "at": at, "code": code, "params": params}
