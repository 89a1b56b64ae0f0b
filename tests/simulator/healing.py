"""When all faults are over: everything is sent, and people choose between two versions."""

from tests.simulator.phone import SimulatedPhone, until
from tests.simulator.writer import Writer

CHOICES = 3
"""Of one phone in one game; what is left stays held."""


def settle(writers: list[Writer], games: list[str]) -> None:
    """Until all phones have the same of these games. Raises `AssertionError` when they never do."""
    phones = [writer.phone for writer in writers]
    for game in games:
        for phone in phones:
            _until_sent(phone, game)
        _until_equal(phones, game)
        for writer in writers:
            _expect_shown(writer, game)
            _choose(writer, game)
        _until_equal(phones, game)


def _choose(writer: Writer, game: str) -> None:
    """Once everything is sent, one choice after the other: each may bring the next."""
    phone = writer.phone
    for _ in range(CHOICES):
        _until_sent(phone, game)
        undecided = phone.undecided(game)
        if not undecided:
            return
        writer.choose(undecided[0])
    _until_sent(phone, game)


def _until_sent(phone: SimulatedPhone, game: str) -> None:
    phone.until(lambda: phone.head(game)["waits"] == 0, f"{game} is sent")


def _until_equal(phones: list[SimulatedPhone], game: str) -> None:
    """Wait until all phones stand where the server does, which may have been put back since."""
    for phone in phones:
        phone.pull()

    def is_equal() -> bool:
        server = phones[0].call("GET", f"/api/games/{game}/log")
        heads = [phone.head(game) for phone in phones]
        places = {(one["epoch"], one["seq"]) for one in [server, *heads]}
        return len(places) == 1 and not any(head["waits"] for head in heads)

    until(is_equal, f"all phones have {game}", phones[0].wait)


def _expect_shown(writer: Writer, game: str) -> None:
    """Check that what is held or refused is on the screen of the phone that has it."""
    phone = writer.phone
    phone.show(game)
    log = phone.log(game)
    if set(phone.undecided(game)) - _corrected(log):
        phone.until(lambda: phone.notices(game)["versions"], "the sheet asks about two versions")
    if any(one["refused"] for one in log):
        phone.until(lambda: phone.notices(game)["alerts"], "the sheet says what was refused")


def _corrected(log: list[dict]) -> set[str]:
    """Held versions that their writer has corrected or taken back: perhaps nobody need be asked."""
    return {one["held"]["with"] for one in log if one["held"] and one["held"]["with"]}
