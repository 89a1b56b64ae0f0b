"""When all faults are over: everything is sent, and people choose between two versions."""

from random import Random

from tests.simulator.phone import SimulatedPhone, until

MOST_CHOICES = 250
"""Of one phone in one game; more means that it is never done."""


def settle(phones: list[SimulatedPhone], games: list[str], chance: Random) -> None:
    """Until all phones have the same of these games. Raises `AssertionError` when they never do."""
    for game in games:
        for phone in phones:
            _choose(phone, game, chance)
    for game in games:
        _until_equal(phones, game)


def _choose(phone: SimulatedPhone, game: str, chance: Random) -> None:
    """Once everything is sent, one choice after the other: each may bring the next."""
    for _ in range(MOST_CHOICES):
        until(lambda: phone.head(game)["waits"] == 0, f"{phone.name} sends {game}", phone.wait)
        if not phone.choose(game, keep_mine=chance.random() < 0.5):
            return
    raise AssertionError(f"{phone.name} is never done choosing in {game}")


def _until_equal(phones: list[SimulatedPhone], game: str) -> None:
    for phone in phones:
        phone.pull()
    until(
        lambda: len({phone.head(game)["seq"] for phone in phones}) == 1,
        f"all phones have {game}",
        phones[0].wait,
    )
