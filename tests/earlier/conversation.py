"""What earlier clients and servers said to each other, call by call, as it was recorded.

Recorded by a middleware around an earlier server, while its own pages were used: two phones
write rounds, undo, redo and correct, one of them without a network, and place two cards of Greta.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

FOLDER = Path(__file__).parent / "conversations"


@dataclass(frozen=True)
class Call:
    """One request with its answer."""

    method: str
    path: str
    body: Any
    status: int
    answer: Any

    @classmethod
    def read(cls, line: str) -> Self:
        told = json.loads(line)
        method, path = told["call"].split()
        return cls(method, path, told["body"], told["status"], told["answer"])


def conversation(name: str) -> list[Call]:
    """The calls of a recorded conversation, in their order."""
    lines = (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    return [Call.read(line) for line in lines]


def names() -> list[str]:
    """Every recorded conversation, the oldest first."""
    return sorted(path.stem for path in FOLDER.glob("*.jsonl"))
