"""Games out of a random generator: legal, corrected and spoilt ones.

The same seed always gives the same file, so a failure is a number.
"""

import copy
from functools import cache
from random import Random

from companion.engine.fold import Fold, fold_file
from tests.engine import golden
from tests.engine.live.logs import LIVE
from tests.engine.random_options import COLOURS, OPTIONS
from tests.engine.random_pads import random_pad_file
from tests.engine.random_rounds import ROUNDS, greta_places
from tests.engine.spoil import spoilt

GAMES = ("agame", "animanize", "greta", "lynx", "tally")
SEATS = {"agame": (2, 5), "animanize": (3, 4), "greta": (2, 2), "lynx": (2, 8), "tally": (1, 12)}
NAMES = ("Ada", "Ben", "Cy", "Dot", "Eve", "Łukasz", "王", "Hal", "Ivy", "<b>Jo</b>", "Kit", "Lou")


def random_file(seed: int, game: str | None = None) -> dict:
    """Return a game file: four in ten legal, three corrected (legal or not), three spoilt.

    Of the game named, or of any of `GAMES`; by a pad of any kind, and another game is played from
    its golden files.
    """
    rnd = Random(seed)
    if game == "pad" and rnd.random() < 0.8:
        file = random_pad_file(rnd)
        return spoilt(rnd, file) if rnd.random() < 0.2 else file
    if game not in (None, *GAMES):
        return golden_file(rnd, game)
    is_live = rnd.random() < 0.2 and game in (None, *LIVE)
    file = live_file(rnd, game) if is_live else legal_file(rnd, game)
    kind = rnd.random()
    if kind < 0.6:
        file = corrected(rnd, file)
    if kind < 0.3:
        file = spoilt(rnd, file)
    return file


def legal_file(rnd: Random, game: str | None = None, least: int = 0) -> dict:
    """Return a game without corrections that breaks no rule; every option written out.

    Of the game named, or of any; with `least` entries or more, up to three.
    """
    game = game or rnd.choice(GAMES)
    setup = _set_up(rnd, game)
    seats = copy.deepcopy(setup["seats"])
    log = _greta_log(rnd, setup, least) if game == "greta" else _log(rnd, game, setup, least)
    for number, entry in enumerate(log):
        if rnd.random() < 0.8:
            entry["id"] = f"e{number + 1}"
        if rnd.random() < 0.1:
            entry["note"] = rnd.choice(("", "so be it", "Übrigens\n✓"))
    return {
        "format": "companion/1",
        "game": game,
        "seats": seats,
        "options": setup["options"],
        "log": log,
    }


def live_file(rnd: Random, game: str | None = None) -> dict:
    """Return a game followed card by card that breaks no rule."""
    game = game or rnd.choice(list(LIVE))
    setup = _set_up(rnd, game)
    log = [dict(entry, id=f"e{at}") for at, entry in enumerate(LIVE[game](rnd, setup), 1)]
    head = {"format": "companion/1", "game": game}
    return {**head, "seats": setup["seats"], "options": setup["options"], "log": log}


def golden_file(rnd: Random, game: str) -> dict:
    """Up to eight entries of a game's golden files in any order, half of the time spoilt."""
    files, entries = _golden_files_of(game)
    log = [copy.deepcopy(rnd.choice(entries)) for _ in range(rnd.randint(0, 8))]
    file = dict(copy.deepcopy(rnd.choice(files)), log=log)
    return spoilt(rnd, file) if rnd.random() < 0.5 else file


@cache
def _golden_files_of(game: str) -> tuple[list[dict], list[dict]]:
    """Return the files of a game, and their entries without ids."""
    paths = [path for path in golden.all_golden() if golden.name(path).startswith(game + "/")]
    files = [golden.read(path)["file"] for path in paths]
    entries = [dict(entry) for file in files for entry in file["log"]]
    for entry in entries:
        entry.pop("id", None)
    return files, entries


# --- set-ups -------------------------------------------------------------------


def _set_up(rnd: Random, game: str) -> dict:
    count = rnd.randint(*SEATS[game])
    seats = [{"name": name} for name in rnd.sample(NAMES, count)]
    if game == "agame":
        for seat, colour in zip(seats, rnd.sample(COLOURS, count), strict=True):
            seat["color"] = colour
    options = OPTIONS[game](rnd, seats)
    return {"seats": seats, "options": options, "playing": [True] * count}


# --- logs ----------------------------------------------------------------------


def _log(rnd: Random, game: str, setup: dict, least: int) -> list[dict]:
    log = []
    for _ in range(rnd.randint(least, 8)):
        chance = rnd.random()
        if chance < 0.1:
            log.append(_adjust(rnd, setup))
        elif chance < 0.25 and game in ("lynx", "tally"):
            log += _come_or_go(rnd, game, setup)
        else:
            log.append(one_round(rnd, game, setup))
    while len(log) < least:
        log.append(one_round(rnd, game, setup))
    if rnd.random() < 0.2:
        log.append({"type": "finish"})
    return log


def _adjust(rnd: Random, setup: dict) -> dict:
    points = rnd.choice((-5, 10, 100))
    return {"type": "adjust", "seat": rnd.randrange(len(setup["seats"])), "points": points}


def _come_or_go(rnd: Random, game: str, setup: dict) -> list[dict]:
    here = [seat for seat, plays in enumerate(setup["playing"]) if plays]
    if rnd.random() < 0.5 and len(setup["seats"]) < SEATS[game][1]:
        setup["seats"].append({"name": "Newcomer"})
        setup["playing"].append(True)
        return [{"type": "join", "seat": {"name": "Newcomer"}}]
    if len(here) < len(setup["seats"]) and rnd.random() < 0.5:
        back = rnd.choice([seat for seat in range(len(setup["seats"])) if seat not in here])
        setup["playing"][back] = True
        return [{"type": "join", "seat": back}]
    if len(here) > 2:
        gone = rnd.choice(here)
        setup["playing"][gone] = False
        return [{"type": "leave", "seat": gone}]
    return []


def one_round(rnd: Random, game: str, setup: dict) -> dict:
    """Return a whole round of those who play; of Greta a typed game."""
    if game == "greta":
        return {"type": "game", "players": [{"points": rnd.randint(0, 300)} for _ in range(2)]}
    entry = ROUNDS[game](rnd, setup)
    players = zip(entry["players"], setup["playing"], strict=True)
    return dict(entry, players=[player if plays else None for player, plays in players])


def _greta_log(rnd: Random, setup: dict, least: int) -> list[dict]:
    places = greta_places(rnd, setup["options"]["diagonals"] == "long")
    log = [{"type": "place", "card": card, "at": list(cell)} for card, cell in places]
    log = log[: rnd.choice([count for count in (0, 3, 9, 16, 20, 32) if count >= least])]
    if rnd.random() < 0.3:
        log.insert(rnd.choice((0, len(log))), one_round(rnd, "greta", setup))
    return log


# --- corrections ---------------------------------------------------------------


def corrected(rnd: Random, file: dict) -> dict:
    """Return the same game with undos and amends strewn in; legal or not, as it comes."""
    log = file["log"]
    for number in range(rnd.randint(1, 6)):
        at = rnd.randint(0, len(log))
        earlier = _named(log[:at])
        if earlier and rnd.random() < 0.5:
            correction = {"type": "undo", "of": rnd.choice(list(earlier))}
        else:
            correction = _amend(rnd, file, earlier)
        log.insert(at, dict(correction, id=f"c{number}"))
    return file


def legally_corrected(rnd: Random, file: dict) -> dict:
    """Return the same game with corrections strewn in that the rules allow, one or more.

    What no longer fits after a correction is left out.
    """
    fold, log = fold_file(dict(file, log=[])), []
    for entry in [*file["log"], None]:
        for _ in range(rnd.choice((0, 0, 1, 2)) if entry else 1):
            log.append(legal_correction(rnd, fold, dict(file, log=log)))
            fold = fold.follow([log[-1]])
        after = fold.follow([entry]) if entry else fold
        if entry and not after.problem:
            log.append(entry)
            fold = after
    return dict(file, log=log)


def legal_correction(rnd: Random, fold: Fold, file: dict) -> dict:
    """Return a correction that may follow this log: a random one, else an undo of the newest."""
    earlier = _named(file["log"])
    name = f"c{len(earlier) + 1}"
    for _ in range(6):
        correction = _amend(rnd, file, earlier)
        if earlier and rnd.random() < 0.4:
            correction = {"type": "undo", "of": rnd.choice(list(earlier))}
        if not fold.follow([dict(correction, id=name)]).problem:
            return dict(correction, id=name)
    if not earlier:
        return {"type": "amend", "changes": [{"of": "setup", "entry": {}}], "id": name}
    return {"type": "undo", "of": list(earlier)[-1], "id": name}


def _named(log: list[dict]) -> dict[str, dict]:
    """Return the entries of a log under the names that corrections call them by."""
    return {entry.get("id", f"#{number}"): entry for number, entry in enumerate(log, 1)}


def _amend(rnd: Random, file: dict, earlier: dict[str, dict]) -> dict:
    """One to three changes; mostly of different entries that may be changed."""
    plain = [name for name, entry in earlier.items() if entry["type"] not in ("undo", "amend")]
    names = plain if rnd.random() < 0.95 else list(earlier)
    chosen = rnd.sample(names, min(len(names), rnd.randint(0, 3)))
    changes = [_change(rnd, file, name, list(earlier.values())) for name in chosen]
    if not changes or rnd.random() < 0.2:
        changes.append({"of": "setup", "entry": _other_set_up(rnd, file)})
    return {"type": "amend", "changes": changes}


def _other_set_up(rnd: Random, file: dict) -> dict:
    options = OPTIONS[file["game"]](rnd, file["seats"])
    return {"options": {name: options[name] for name in rnd.sample(sorted(options), 2)}}


def _change(rnd: Random, file: dict, name: str, log: list[dict]) -> dict:
    chance = rnd.random()
    if chance < 0.2:
        return {"of": name, "entry": None}
    entry = _other_entry(rnd, file, log)
    if chance < 0.5:
        return {"before": name, "id": f"i{rnd.randrange(10**6)}", "entry": entry}
    return {"of": name, "entry": entry}


def _other_entry(rnd: Random, file: dict, log: list[dict]) -> dict:
    setup = {**file, "playing": [True] * len(file["seats"])}
    if file["game"] == "greta":
        return {key: value for key, value in rnd.choice(log).items() if key != "id"}
    return ROUNDS[file["game"]](rnd, setup) if rnd.random() < 0.8 else _adjust(rnd, setup)
