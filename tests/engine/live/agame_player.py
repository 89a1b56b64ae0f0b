"""A player of Agame who plays anything the rules allow, and tries things they may not."""

import copy
from random import Random

from tests.engine.live.agame_acts import allowed
from tests.engine.live.agame_table import SLOTS, AgameTable


def next_act(rnd: Random, table: AgameTable) -> dict:
    """Something legal: mostly a trick, now and then a catch."""
    if table.leader is not None and rnd.random() < 0.35:
        caught = a_catch(rnd, table)
        if caught:
            return caught
    if table.shown_as_closed:
        table = AgameTable(table.colors, table.options)
    only = hand_of(table, table.leader) if table.leader is not None else []
    if table.leader is not None and table.size(table.leader) == 1:
        lone = {"type": "stuck", "seat": table.leader, "card": rnd.choice(only)}
        if allowed(table, lone):
            return lone
    return a_trick(rnd, table)


def hand_of(table: AgameTable, seat: int) -> list[str]:
    """Every card that may be in a hand."""
    return table.hands[seat] + (table.face_down if table.drawn[seat] else [])


def a_trick(rnd: Random, table: AgameTable) -> dict:
    """Return a trick that the rules allow; the plays are made one after the other."""
    seats = len(table.colors)
    leader = rnd.randrange(seats) if table.leader is None else table.leader
    entry: dict = {"type": "trick", "leader": leader, "plays": []}
    scratch = copy.deepcopy(table)
    scratch.settle()
    while len(entry["plays"]) < seats and not scratch.cut_off():
        seat = (leader + len(entry["plays"])) % seats
        cards = a_play(rnd, scratch, seat, not entry["plays"])
        entry["plays"].append(cards)
        scratch.take(seat, cards)
    if scratch.cut_off():
        return entry
    winner = (leader + scratch.winner(entry["plays"])) % seats
    return {**entry, **what_the_winner_does(rnd, scratch, winner, entry["plays"])}


def a_play(rnd: Random, table: AgameTable, seat: int, leads: bool) -> list[str]:
    """One or two cards that may be played."""
    hand = hand_of(table, seat)
    while True:
        cards = rnd.sample(hand, min(len(hand), rnd.choice((1, 1, 2))))
        if table.may_play(seat, cards, leads):
            return cards


def what_the_winner_does(rnd: Random, table: AgameTable, winner: int, plays: list) -> dict:
    """One or two cards laid, or one discarded, or nothing where nothing is left."""
    cards = [card for play in plays for card in play]
    row = table.rows[winner]
    fitting = [card for card in cards if table.fits(winner, card, row)]
    rnd.shuffle(fitting)
    laid: list = fitting[:1]
    if rnd.random() < 0.7:
        laid += [card for card in fitting[1:] if card.split(" ")[1] != fitting[0].split(" ")[1]][:1]
    fennek = [card for card in cards if card.endswith(" fennek")]
    foreign = [card for card in fennek if card.split(" ")[0] != table.colors[winner]]
    if table.variant_two() and foreign and len(laid) < 2 and rnd.random() < 0.6:
        free = [slot for slot in SLOTS if slot not in row and slot not in slots_of(laid)]
        if free:
            laid.append({"card": rnd.choice(foreign), "slot": rnd.choice(free)})
    if laid:
        return {"laid": laid}
    staying = [card for card in cards if not (table.variant_one() and card in fennek)]
    return {"discarded": rnd.choice(staying)} if staying else {}


def slots_of(laid: list[str]) -> list[str]:
    return [card.split(" ")[1] for card in laid]


def a_catch(rnd: Random, table: AgameTable) -> dict | None:
    """Return a legal catch if one is found quickly."""
    seats = len(table.colors)
    for _ in range(12):
        seat = rnd.randrange(seats)
        source = rnd.choice([*range(seats), "discard"])
        lying = table.pile[-1:] if source == "discard" else list(table.rows[source].values())
        hand = hand_of(table, seat)
        if lying and hand:
            pay = rnd.sample(hand, min(len(hand), rnd.choice((1, 1, 2))))
            entry = {"type": "catch", "seat": seat, "card": rnd.choice(lying), "from": source}
            entry["pay"] = pay
            if allowed(table, entry):
                return entry
    return None


def bent(rnd: Random, table: AgameTable, entry: dict) -> dict:
    """Return the act with something changed: perhaps still legal, mostly not."""
    entry = (
        {**entry, "plays": [list(play) for play in entry["plays"]]}
        if "plays" in entry
        else {**entry}
    )
    for key in ("laid", "pay"):
        if key in entry:
            entry[key] = list(entry[key])
    rnd.choice(BENDS[entry["type"]])(rnd, table, entry)
    return entry


def _other_card(rnd: Random, table: AgameTable, entry: dict) -> None:
    play = rnd.choice(entry["plays"])
    play[rnd.randrange(len(play))] = rnd.choice(table.pack)


def _one_more_card(rnd: Random, table: AgameTable, entry: dict) -> None:
    rnd.choice(entry["plays"]).append(rnd.choice(table.pack))


def _one_card_less(rnd: Random, table: AgameTable, entry: dict) -> None:
    rnd.choice(entry["plays"]).pop()


def _other_leader(rnd: Random, table: AgameTable, entry: dict) -> None:
    entry["leader"] = rnd.randrange(len(table.colors))


def _a_play_less(rnd: Random, table: AgameTable, entry: dict) -> None:
    entry["plays"].pop(rnd.randrange(len(entry["plays"])))


def _plays_swapped(rnd: Random, table: AgameTable, entry: dict) -> None:
    rnd.shuffle(entry["plays"])


def _laid_otherwise(rnd: Random, table: AgameTable, entry: dict) -> None:
    cards = [card for play in entry["plays"] for card in play] or table.pack
    chosen = rnd.sample(cards, min(len(cards), rnd.randint(0, 3)))
    entry["laid"] = [
        {"card": card, "slot": rnd.choice(SLOTS)} if card.endswith(" fennek") else card
        for card in chosen
    ]


def _not_laid(rnd: Random, table: AgameTable, entry: dict) -> None:
    entry.pop("laid", None)


def _discarded_otherwise(rnd: Random, table: AgameTable, entry: dict) -> None:
    cards = [card for play in entry["plays"] for card in play]
    entry["discarded"] = rnd.choice(cards if cards and rnd.random() < 0.7 else table.pack)
    if rnd.random() < 0.5:
        entry.pop("laid", None)


def _other_seat(rnd: Random, table: AgameTable, entry: dict) -> None:
    entry["seat"] = rnd.randrange(len(table.colors))


def _other_caught(rnd: Random, table: AgameTable, entry: dict) -> None:
    entry["card"] = rnd.choice(table.pack)


def _other_source(rnd: Random, table: AgameTable, entry: dict) -> None:
    entry["from"] = rnd.choice([*range(len(table.colors)), "discard"])


def _other_payment(rnd: Random, table: AgameTable, entry: dict) -> None:
    entry["pay"] = rnd.sample(table.pack, rnd.randint(1, 3))


BENDS = {
    "trick": (
        _other_card,
        _one_more_card,
        _one_card_less,
        _other_leader,
        _a_play_less,
        _plays_swapped,
        _laid_otherwise,
        _not_laid,
        _discarded_otherwise,
    ),
    "catch": (_other_seat, _other_caught, _other_source, _other_payment),
    "stuck": (_other_seat, _other_caught),
}
