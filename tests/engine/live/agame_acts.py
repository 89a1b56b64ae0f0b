"""Judging and doing what a log says at a table of Agame."""

import copy

from tests.engine.live.agame_table import SLOTS, AgameTable


def allowed(table: AgameTable, entry: dict) -> bool:
    """Whether the rules allow this at the table; the table stays as it is."""
    return done(table, entry) is not None


def done(table: AgameTable, entry: dict) -> AgameTable | None:
    """Return the table afterwards, or None where the rules forbid it."""
    after = copy.deepcopy(table)
    if after.shown_as_closed and entry["type"] != "catch":
        score(after)
    act_of = {"trick": trick, "catch": catch, "stuck": stuck}[entry["type"]]
    if not act_of(after, entry):
        return None
    after.shown_as_closed = after.is_over() and entry["type"] == "catch"
    if after.is_over() and not after.shown_as_closed:
        score(after)
    return after


def score(table: AgameTable) -> None:
    """End a section: write its points down, deal the next."""
    table.totals = [
        total + points for total, points in zip(table.totals, table.points(), strict=True)
    ]
    table.deal()


def trick(table: AgameTable, entry: dict) -> bool:
    """Everybody plays, the winner lays or discards, and leads next."""
    seats, leader = len(table.colors), entry["leader"]
    if table.leader not in (None, leader):
        return False
    table.settle()
    if not played(table, entry["plays"], leader):
        return False
    if table.cut_off():
        return "laid" not in entry and "discarded" not in entry
    winner = (leader + table.winner(entry["plays"])) % seats
    table.leader = winner
    return shared_out(table, winner, entry)


def played(table: AgameTable, plays: list[list[str]], leader: int) -> bool:
    """Whether these are plays of a whole trick, or of one that is cut off after the last."""
    seats = len(table.colors)
    for position, cards in enumerate(plays):
        seat = (leader + position) % seats
        if position == seats or table.cut_off():
            return False
        if not table.may_play(seat, cards, position == 0):
            return False
        table.take(seat, cards)
    return len(plays) == seats or table.cut_off()


def shared_out(table: AgameTable, winner: int, entry: dict) -> bool:
    """Where the cards of the trick go, if the entry says it rightly."""
    cards = [card for play in entry["plays"] for card in play]
    must = any(table.fits(winner, card, table.rows[winner]) for card in cards)
    laid = entry.get("laid", [])
    if "laid" in entry and ("discarded" in entry or not 1 <= len(laid) <= 2):
        return False
    lizards = [card for card in laid if isinstance(card, str)]
    if must and not lizards:
        return False
    if not all(lay(table, winner, one, cards) for one in laid):
        return False
    gone = [card for card in cards if table.variant_one() and "fennek" in card]
    table.pile += gone
    cards = [card for card in cards if card not in gone]
    if not laid and cards:
        if entry.get("discarded") not in cards:
            return False
        cards.remove(entry["discarded"])
        table.pile.append(entry["discarded"])
    elif not laid and "discarded" in entry:
        return False
    table.won[winner] += cards
    return True


def lay(table: AgameTable, winner: int, one: str | dict, cards: list[str]) -> bool:
    """One card of the trick goes into the winner's row, if it may lie there."""
    row = table.rows[winner]
    if isinstance(one, dict):
        card, slot = one["card"], one["slot"]
        foreign = card.split(" ")[0] != table.colors[winner]
        fine = table.variant_two() and card.endswith(" fennek") and foreign and slot in SLOTS
    else:
        card, slot = one, one.split(" ")[1]
        fine = table.fits(winner, card, row)
    if not fine or card not in cards or slot in row:
        return False
    cards.remove(card)
    row[slot] = card
    return True


def catch(table: AgameTable, entry: dict) -> bool:
    """Return a card of somebody's row, or the top of the pile, for cards worth as much."""
    seat, card, pay, seats = entry["seat"], entry["card"], entry["pay"], len(table.colors)
    if table.leader is None or not in_turn(table, seat):
        return False
    if not table.fits(seat, card, table.rows[seat]):
        return False
    if not 1 <= len(pay) <= 2 or not table.can_hold(seat, pay):
        return False
    if any("fennek" in one for one in pay):
        return False
    if sum(table.strength(one) for one in pay) < table.strength(card):
        return False
    if entry["from"] == "discard":
        if table.pile[-1:] != [card]:
            return False
        table.pile.pop()
    else:
        source = entry["from"]
        if not 0 <= source < seats or source == seat:
            return False
        if table.rows[source].get(card.split(" ")[1]) != card:
            return False
        del table.rows[source][card.split(" ")[1]]
    table.take(seat, pay)
    table.pile += pay
    table.aside[seat] = card
    table.catchers.append(seat)
    return True


def in_turn(table: AgameTable, seat: int) -> bool:
    """Return the leader first; then everybody once, clockwise."""
    seats = len(table.colors)
    if not table.catchers:
        return seat == table.leader
    behind = (seat - table.leader) % seats
    return 0 <= seat < seats and behind > (table.catchers[-1] - table.leader) % seats


def stuck(table: AgameTable, entry: dict) -> bool:
    """Return the leader's only card is a single digit: it goes onto the pile."""
    seat, card = entry["seat"], entry["card"]
    if table.leader != seat or table.size(seat) != 1 or not table.can_hold(seat, [card]):
        return False
    if card.split(" ")[1] not in SLOTS[:6]:
        return False
    table.settle()
    table.take(seat, [card])
    table.pile.append(card)
    return True
