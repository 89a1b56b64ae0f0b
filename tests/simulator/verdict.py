"""What must be true of a game once all faults are over, whoever wrote what."""

from collections import Counter
from collections.abc import Iterator

from companion.engine.fold import fold_file
from tests.simulator.oracle import Evidence
from tests.simulator.phone import SimulatedPhone


def find_faults_in(game: str, phones: list[SimulatedPhone]) -> Iterator[str]:
    """Yield what is doubled, left behind, or different from phone to phone."""
    log = phones[0].call("GET", f"/api/games/{game}/log")
    ids = [entry["id"] for entry in log["entries"]]
    yield from (f"{entry} counted {n} times" for entry, n in Counter(ids).items() if n > 1)
    if log["seq"] != len(ids):
        yield f"{game}: {len(ids)} entries up to number {log['seq']}"
    file = phones[0].call("GET", f"/api/games/{game}")["file"]
    sheet = fold_file({**file, "log": log["entries"]}).view()["sheet"]
    for phone in phones:
        if phone.sheet(game) != sheet:
            yield f"{phone.name} shows another sheet of {game}"
        yield from _left_on(phone, game, set(ids))


def _left_on(phone: SimulatedPhone, game: str, stored: set[str]) -> Iterator[str]:
    records = phone.log(game)
    values = {one["entry"]["id"] for one in records if one["held"] or one["refused"]}
    waiting = {one["entry"]["id"] for one in records if one["seq"] is None}
    yield from (f"{phone.name} still holds {entry}" for entry in waiting - values)
    yield from (f"{entry} is stored and set aside on {phone.name}" for entry in values & stored)


def find_evidence(phones: list[SimulatedPhone], games: list[str]) -> Evidence:
    """Return what the server and the phones have of these games."""
    ask = phones[0].call
    stored = {game: ask("GET", f"/api/games/{game}/log")["entries"] for game in games}
    values = {(phone.name, game): phone.log(game) for phone in phones for game in games}
    return Evidence(stored, values)
