"""One legal whole-round entry after another, dealt at random.

Every function takes a `random.Random` and the set-up with all options written
out, deals real cards and returns an entry that the rules allow.
"""

from collections import Counter
from random import Random

from tests.engine.slow_check import RANKS, SLOT_VALUES, SLOTS, fewest_lizards, most_lizards

HANDS = {3: (14, 4, 4), 4: (11, 6, 2)}
"""Animanize by players: tricks of a full round, fewest captured animals, cards out of play."""


def points_now_and_then(rnd: Random, player: dict, least: int = -40) -> dict:
    """Return the player as dealt, or once in a while only points."""
    return player if rnd.random() < 0.8 else {"points": rnd.randint(least, 120)}


def tally(rnd: Random, setup: dict) -> dict:
    """Return a round of the plain tally."""
    return {"type": "round", "players": [{"points": rnd.randint(-30, 90)} for _ in setup["seats"]]}


# --- Agame not Lame ------------------------------------------------------------


def agame(rnd: Random, setup: dict) -> dict:
    """Return a section: rows from one pack, some told by counts, some by points."""
    rows = _deal_rows(rnd, setup)
    with_fenneks = setup["options"]["fennek"] in ("row", "both")
    players = []
    for row in rows:
        by_counts = rnd.random() < 0.4
        player = _counted(rnd, row, setup, with_fenneks) if by_counts else {"row": row}
        players.append(points_now_and_then(rnd, player, least=0))
    return {"type": "section", "players": players}


def _deal_rows(rnd: Random, setup: dict) -> list[dict]:
    colours = [seat["color"] for seat in setup["seats"]]
    cards = [(slot, colour) for slot in SLOTS for colour in colours]
    cards += [(slot, colour) for slot in SLOTS[:6] for colour in setup["options"]["neutral"]]
    if setup["options"]["fennek"] in ("row", "both"):
        cards += [(rnd.choice(SLOTS), f"fennek {colour}") for colour in colours]
    rnd.shuffle(cards)
    rows = [{} for _ in colours]
    for slot, card in cards[: rnd.randint(0, len(cards))]:
        takers = [
            seat
            for seat, colour in enumerate(colours)
            if slot not in rows[seat] and not card.endswith(colour)
        ]
        if takers:
            rows[rnd.choice(takers)][slot] = card
    return rows


def _counted(rnd: Random, row: dict, setup: dict, with_fenneks: bool) -> dict:
    worth = dict(zip(SLOTS, SLOT_VALUES, strict=True))
    fennek = setup["options"]["fennek_value"]
    total = sum(fennek if card.startswith("fennek") else worth[slot] for slot, card in row.items())
    if with_fenneks:
        return {"sum": total, "lizards": rnd.randint(0, 1), "complete": len(row) == 9}
    fewest = fewest_lizards(total) if len(setup["seats"]) == 2 else 0
    counts = {"sum": total, "lizards": rnd.randint(fewest, most_lizards(total))}
    if rnd.random() < 0.5:
        counts["complete"] = total == 88
    return counts


# --- Animanize -----------------------------------------------------------------


def animanize(rnd: Random, setup: dict) -> dict:
    """Return a full round, or one that ended with an elimination."""
    seats = len(setup["seats"])
    tricks, least, hidden = HANDS[seats]
    out = rnd.randint(1, 7) if rnd.random() < 0.3 else 0
    won = Counter(rnd.randrange(seats) for _ in range(tricks - out))
    if out:  # every card that no full trick has may be an animal
        captured = rnd.randint(max(8 - seats * out - hidden, 0), 7 - out)
    else:
        captured = rnd.randint(least, 8)
    animals: list[list[int]] = [[] for _ in range(seats)]
    for animal in rnd.sample(range(2, 10), captured):
        free = [seat for seat in range(seats) if len(animals[seat]) < won[seat]]
        if free:
            animals[rnd.choice(free)].append(animal)
    players = [{"tricks": won[seat], "animals": animals[seat]} for seat in range(seats)]
    if out:  # whoever won the last trick leads, and is not out
        others = [seat for seat in range(seats) if won[seat] < tricks - out]
        players[rnd.choice(others)]["eliminated"] = out
    return {"type": "round", "players": [points_now_and_then(rnd, one) for one in players]}


# --- lynX ----------------------------------------------------------------------


def lynx(rnd: Random, setup: dict) -> dict:
    """Return a game: melds and hands from one shoe of packs."""
    shoe = [rank + suit for rank in RANKS for suit in "SHCD"] * setup["options"]["packs"]
    rnd.shuffle(shoe)
    playing = [seat for seat, plays in enumerate(setup["playing"]) if plays]
    finisher = rnd.choice([*playing, None])
    players = [
        _melder(rnd, shoe, seat == finisher) if plays else None
        for seat, plays in enumerate(setup["playing"])
    ]
    return {"type": "round", "finisher": finisher, "players": players}


def _melder(rnd: Random, shoe: list[str], finished: bool) -> dict:
    if rnd.random() < 0.2:
        melded = {"faces": rnd.randint(0, 2), "others": rnd.randint(3, 6)}
        params = {"faces": 0, "others": 0 if finished else rnd.randint(0, 5)}
        return {"melded": melded, "held": params}
    melds = [meld for _ in range(rnd.randint(0, 3)) if (meld := _meld(rnd, shoe))]
    hand = [] if finished else [shoe.pop() for _ in range(rnd.randint(0, 4))]
    return points_now_and_then(rnd, {"melds": melds, "hand": hand})


def _meld(rnd: Random, shoe: list[str]) -> list | dict | None:
    """Return a set or a run taken out of the shoe, as cards or by its shape.

    None if it has none.
    """
    cards = _set(rnd, shoe) if rnd.random() < 0.5 else _run(rnd, shoe)
    if not cards:
        return None
    for card in cards:
        shoe.remove(card)
    if rnd.random() < 0.7:
        return rnd.sample(cards, len(cards))
    if cards[0][:-1] == cards[1][:-1]:
        return {"set": cards[0][:-1], "n": len(cards)}
    return {"run": [cards[0][:-1], cards[-1][:-1]]}


def _set(rnd: Random, shoe: list[str]) -> list[str]:
    rank = rnd.choice(RANKS)
    cards = [card for card in shoe if card[:-1] == rank]
    return cards[: rnd.randint(3, 8)] if len(cards) >= 3 else []


def _run(rnd: Random, shoe: list[str]) -> list[str]:
    suit, start = rnd.choice("SHCD"), rnd.randrange(12)
    ranks = (*RANKS, "A")[start : start + rnd.randint(3, 13)]
    cards = [rank + suit for rank in ranks]
    return cards if len(cards) >= 3 and all(card in shoe for card in cards) else []


# --- Greta ---------------------------------------------------------------------


def greta_places(rnd: Random, framed: bool) -> list[tuple[str, tuple[int, int]]]:
    """Return a whole game's cards and cells in the order of play."""
    cards = [rank + suit for suit in "SHCD" for rank in ("7", "8", "9", "10", "J", "Q", "K", "A")]
    rnd.shuffle(cards)
    span = range(1, 5) if framed else range(-9, 10)
    cells = [(rnd.choice(span), rnd.choice(span))]
    while len(cells) < 16:
        cells.append(rnd.choice(_open_cells(cells, span)))
    return list(zip(cards, cells + rnd.sample(cells, 16), strict=True))


def _open_cells(cells: list[tuple[int, int]], span: range) -> list[tuple[int, int]]:
    beside = {
        (row + down, column + right)
        for row, column in cells
        for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))
    }
    return sorted(cell for cell in beside - set(cells) if _fits([*cells, cell], span))


def _fits(cells: list[tuple[int, int]], span: range) -> bool:
    if span == range(1, 5):
        return all(row in span and column in span for row, column in cells)
    return all(max(line) - min(line) < 4 for line in zip(*cells, strict=True))


ROUNDS = {"tally": tally, "agame": agame, "animanize": animanize, "lynx": lynx}
