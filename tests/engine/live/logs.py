"""Logs of live games, for the comparison of the two interpreters."""

from random import Random

from tests.engine.live import agame_acts, agame_player, animanize_table
from tests.engine.live.agame_table import AgameTable


def agame(rnd: Random, setup: dict) -> list[dict]:
    """Tricks and catches, over the end of a section or two."""
    table = AgameTable([seat["color"] for seat in setup["seats"]], setup["options"])
    log = []
    for _ in range(rnd.randint(0, 40)):
        log.append(agame_player.next_act(rnd, table))
        table = agame_acts.done(table, log[-1]) or table
    return log


def animanize(rnd: Random, setup: dict) -> list[dict]:
    """Tricks, over the end of a round or two."""
    seats, log = len(setup["seats"]), []
    for number in range(rnd.randint(0, 2)):
        leader = (setup["options"]["start"] + number) % seats
        table = animanize_table.Round(rnd, seats, leader)
        while not table.over():
            log.append(animanize_table.next_act(rnd, table))
            animanize_table.do(table, log[-1])
    return log[: rnd.randint(0, len(log))]


LIVE = {"agame": agame, "animanize": animanize}
