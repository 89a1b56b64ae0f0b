"""The texts of problems, and whether a problem fills its own."""

import re
from functools import cache

from tests.texts import forms, messages

PLACEHOLDER = re.compile(r"%\((\w+)\)")


def gap_in_text(problem: dict) -> str | None:
    """Return what the text of a problem or a warning lacks, or None."""
    text = problem_texts("en").get(problem["code"])
    if text is None:
        return f"{problem['code']} has no text"
    filled = {**problem["params"], **_name_of_seat(problem)}
    gaps = [name for name in PLACEHOLDER.findall(text) if name not in filled]
    return f"{problem['code']} has no {', '.join(gaps)}" if gaps else None


@cache
def problem_texts(language: str) -> dict[str, str]:
    """Return every text of a language by its key, the one for many where it counts."""
    return {name: forms(message)[-1] for name, message in messages(language).items()}


def _name_of_seat(problem: dict) -> dict:
    """Return the name of the seat that a problem is about, by its parameters or its place."""
    about_a_seat = "seat" in problem["params"] or problem["at"][:1] == ["players"]
    return {"name": ""} if about_a_seat else {}
