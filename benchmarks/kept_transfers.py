"""Transfers through the synthetic camera are kept, so that a run goes on where one ended.

Two hundred of each kind take longer than a machine is idle. They count for the build of the app
they were made with; with another build they are begun anew.
"""

import json
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path

ASSETS = Path(__file__).parents[1] / "static" / "dist" / "assets"


@dataclass(frozen=True)
class Transfer:
    """One game that went from a screen to a camera."""

    size: str
    seed: int
    slower: int
    seconds: float

    def __str__(self) -> str:
        """Return what was read, and how fast."""
        return f"seed {self.seed}, CPU ×{self.slower}: {self.size} in {self.seconds:.2f} s"


class KeptTransfers:
    """Every transfer with a build, a line each in a file."""

    def __init__(self, path: Path, build: str) -> None:
        """Read those of this build; those of another one are forgotten."""
        self._path, self._head = path, json.dumps({"build": build})
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        if lines[:1] != [self._head]:
            lines = [self._head]
            path.write_text(self._head + "\n", encoding="utf-8")
        self._transfers = [Transfer(**json.loads(line)) for line in lines[1:]]

    def __contains__(self, kind: tuple[str, int, int]) -> bool:
        """Return whether a transfer of this size, seed and slowness was made."""
        return any((one.size, one.seed, one.slower) == kind for one in self._transfers)

    def add(self, transfer: Transfer) -> None:
        """Keep a transfer, also when the run is broken off after it."""
        self._transfers.append(transfer)
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(transfer), ensure_ascii=False) + "\n")

    def seconds(self, size: str, slower: int) -> list[float]:
        """Return how long each took of one kind."""
        return [one.seconds for one in self._transfers if (one.size, one.slower) == (size, slower)]


def build_name() -> str:
    """Return what tells one build of the app from another: its files are named by their content."""
    names = sorted(path.name for path in ASSETS.iterdir())
    return sha256("\n".join(names).encode()).hexdigest()[:12]
