"""Whole live games of Agame, Animanize and Greta until engine and table disagree.

python -m tests.engine.live.fuzz --games 1000 --seed 0
"""

import argparse
import os
import sys
import traceback
from concurrent.futures import ProcessPoolExecutor

from tests.engine.live import agame_game, animanize_game, greta_game

PLAYERS = {"agame": agame_game.play, "animanize": animanize_game.play, "greta": greta_game.play}


def main() -> int:
    """Plays as many games of each as asked for; 1 when one went wrong."""
    reader = argparse.ArgumentParser(prog="python -m tests.engine.live.fuzz", description=__doc__)
    reader.add_argument("--games", type=int, default=1000, help="how many games of each")
    reader.add_argument("--seed", type=int, default=0, help="the first game's number")
    arguments = reader.parse_args()
    seeds = range(arguments.seed, arguments.seed + arguments.games)
    return max([_whole(name, seeds) for name in PLAYERS])


def _whole(name: str, seeds: range) -> int:
    entries = 0
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for seed, result in zip(
            seeds, pool.map(_played, [(name, one) for one in seeds]), strict=True
        ):
            if isinstance(result, str):
                print(f"{name}, seed {seed}\n{result}")
                return 1
            entries += result
    print(f"{name}: {len(seeds)} games from seed {seeds[0]}, {entries} entries: all agree")
    return 0


def _played(game: tuple[str, int]) -> int | str:
    """How many entries the game had, or what went wrong."""
    name, seed = game
    try:
        return len(PLAYERS[name](seed))
    except Exception:
        return traceback.format_exc()


if __name__ == "__main__":
    sys.exit(main())
