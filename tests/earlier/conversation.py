"""What earlier phones and servers said to each other, call by call."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Call:
    """One request with its answer."""

    phone: str
    method: str
    path: str
    body: Any
    status: int
    answer: Any

    @classmethod
    def read(cls, line: str) -> Self:
        record = json.loads(line)
        method, path = record["call"].split()
        phone = record.get("phone", "ada")
        return cls(phone, method, path, record["body"], record["status"], record["answer"])


def conversation(name: str) -> list[Call]:
    """Return the calls of a recorded conversation, in their order."""
    lines = (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    return [Call.read(line) for line in lines]


def names() -> list[str]:
    """Every recorded conversation, the oldest first: `0001/conversation`."""
    paths = sorted(FOLDER.glob("*/conversation*.jsonl"))
    return [path.relative_to(FOLDER).with_suffix("").as_posix() for path in paths]
