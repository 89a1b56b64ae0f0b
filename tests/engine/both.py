"""The same questions put to both interpreters."""

import copy
import json
import traceback
from collections.abc import Iterator
from random import Random

from companion.engine import bridge
from tests.engine.micropython.phone import Phone, canonical
from tests.engine.random_logs import random_file


def first_difference(phone: Phone, seed: int, game: str | None = None) -> str | None:
    """Return what the two say differently about the random file of this seed, or None.

    A crash is one.
    """
    for request in requests_about(random_file(seed, game), Random(seed)):
        here, there = server(request), phone.ask(request)
        if canonical(here) != canonical(there) or "crash" in here:
            query = json.dumps(request, indent=1)
            text = f"server\n{canonical(here)}\nphone\n{canonical(there)}"
            return f"seed {seed}\nasked\n{query}\n{text}"
    return None


def server(request: dict) -> dict:
    """CPython's answer to a request, or `{"crash": …}`."""
    try:
        return json.loads(bridge.call(json.dumps(request)))
    except Exception:
        return {"crash": traceback.format_exc()}


def requests_about(file: object, rnd: Random) -> Iterator[dict]:
    """Yield a strict reading.

    Then the game as a phone plays it: opened half-way, entry by entry.
    """
    yield {"do": "score", "file": file}
    log = file.get("log") if isinstance(file, dict) else None
    if not isinstance(log, list):
        yield {"do": "open", "file": file}
        return
    half = rnd.randint(0, len(log))
    yield {"do": "open", "file": dict(file, log=log[:half])}
    for entry in log[half:]:
        if rnd.random() < 0.3:
            draft = draft_of(rnd, entry)
            if _is_text(draft):
                yield {"do": "choices", "draft": draft}
            yield {"do": "try", "entries": [entry]}
            yield _who_wins(file, entry)
        yield {"do": "add", "entries": [entry]}
    yield {"do": "counts"}
    yield from _about_earlier(rnd, log)


def _about_earlier(rnd: Random, log: list) -> Iterator[dict]:
    """Yield what a screen asks about an entry that is already there."""
    for number, entry in enumerate(log, 1):
        if rnd.random() < 0.2:
            name = entry.get("id", f"#{number}") if isinstance(entry, dict) else "#1"
            if _is_text(entry):
                yield {"do": "reading", "of": name}
            draft = draft_of(rnd, entry)
            if _is_text(draft):
                yield {"do": "choices", "draft": draft, "of": name}


def _who_wins(file: dict, entry: object) -> dict:
    """Who wins the cards of an entry, if it has any."""
    plays = entry.get("plays") if isinstance(entry, dict) else None
    if isinstance(entry, dict) and isinstance(entry.get("cards"), list):
        plays = [[card] for card in entry["cards"]]
    return {"do": "who_wins", "game": file.get("game"), "plays": plays}


def _is_text(entry: object) -> bool:
    """Whether UTF-8 can say it: what has lone surrogates is refused, but not handed back."""
    try:
        json.dumps(entry, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return False
    return True


def draft_of(rnd: Random, entry: object) -> dict:
    """Return the entry as somebody half-way through would have it: some values not known yet."""
    draft = {"entry": copy.deepcopy(entry), "seat": rnd.choice((0, 1, 2, 2, 9, None))}
    if rnd.random() < 0.3:
        draft["open"] = {"seat": draft["seat"], "meld": rnd.choice((0, 1))}
        draft["begun"] = rnd.choice(({"0": "A"}, {"0": "9", "2": "K"}, {}, "9"))
    plays = entry.get("plays") if isinstance(entry, dict) else None
    if isinstance(plays, list) and rnd.random() < 0.6:
        draft["cards"] = [card for play in plays if isinstance(play, list) for card in play]
        _forget(rnd, draft["cards"])
    _forget(rnd, draft["entry"])
    return draft


def _forget(rnd: Random, box: object) -> None:
    keys = (
        range(len(box)) if isinstance(box, list) else sorted(box) if isinstance(box, dict) else ()
    )
    for key in keys:
        if rnd.random() < 0.1 and key != "type":
            box[key] = None
        else:
            _forget(rnd, box[key])
