"""What must be true of a game once all faults are over."""

from collections import Counter
from collections.abc import Iterator

from companion.engine.replay import replay
from tests.simulator.phone import SimulatedPhone


def wrong_in(game: str, phones: list[SimulatedPhone]) -> Iterator[str]:
    """What is lost, doubled, false or different from phone to phone."""
    told = phones[0].call("GET", f"/api/games/{game}/log")
    ids = [entry["id"] for entry in told["entries"]]
    yield from (f"{entry} counted {n} times" for entry, n in Counter(ids).items() if n > 1)
    if told["seq"] != len(ids):
        yield f"{game}: {len(ids)} entries up to number {told['seq']}"
    file = phones[0].call("GET", f"/api/games/{game}")["file"]
    sheet = replay({**file, "log": told["entries"]}, lenient=True)["sheet"]
    for phone in phones:
        if phone.sheet(game) != sheet:
            yield f"{phone.name} shows another sheet of {game}"
        yield from _wrong_on(phone, game, set(ids))


def _wrong_on(phone: SimulatedPhone, game: str, stored: set[str]) -> Iterator[str]:
    log = phone.log(game)
    kept = {one["entry"]["id"] for one in log}
    aside = {one["entry"]["id"] for one in log if one["held"] or one["refused"]}
    waiting = {one["entry"]["id"] for one in log if one["seq"] is None}
    mine = {entry for entry, where in phone.saved.items() if where == game}
    false = {entry for entry in phone.falsely if phone.saved[entry] == game}
    yield from (f"{phone.name} lost {entry}" for entry in mine - kept)
    yield from (f"{phone.name} still holds {entry}" for entry in waiting - aside)
    yield from (f"{entry} is stored and set aside on {phone.name}" for entry in aside & stored)
    yield from (f"{phone.name} called {entry} saved while nothing could be" for entry in false)
