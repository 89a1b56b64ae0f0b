"""A table of Animanize: real hands, a random legal player, and what the record can know.

The table follows suit and knows every hand; the record knows only what is played. So a
card that breaks the rules of following is possible, and a revoke where its player showed
before that he had none.
"""

from random import Random

COLORS = ("red", "blue", "yellow", "green")
PACK = [f"{color} {rank}" for color in COLORS for rank in range(1, 10)]
PACK += [f"animal {rank}" for rank in range(2, 10)] + ["lion", "lion"]


class Round:
    """One round at the table."""

    def __init__(self, rnd: Random, seats: int, leader: int):
        cards = rnd.sample(PACK, len(PACK))
        self.size = {3: 14, 4: 11}[seats]
        self.hands = [cards[seat * self.size : (seat + 1) * self.size] for seat in range(seats)]
        self.leader = leader
        self.tricks: list[list[str]] = []
        self.winners: list[int] = []
        self.shown: dict[tuple[int, str], int] = {}
        self.out: tuple[int, int] | None = None

    def over(self) -> bool:
        return self.out is not None or len(self.tricks) == self.size

    def gone(self) -> list[str]:
        return [card for trick in self.tricks for card in trick]

    def players(self) -> list[dict]:
        """Return the round as it would be written afterwards."""
        results = []
        for seat in range(len(self.hands)):
            own = [
                trick for trick, who in zip(self.tricks, self.winners, strict=True) if who == seat
            ]
            animals = [int(card[7:]) for trick in own for card in trick if is_animal(card)]
            results.append({"tricks": len(own), "animals": animals})
        if self.out:
            results[self.out[0]]["eliminated"] = self.out[1]
        return results


def is_animal(card: str) -> bool:
    return card.startswith("animal")


def color_led(cards: list[str]) -> str | None:
    """Return the colour of the first number card."""
    return next((card.split(" ")[0] for card in cards if card.split(" ")[0] in COLORS), None)


def may_follow(hand: list[str], cards: list[str]) -> list[str]:
    """Return what a hand may add to a trick; nothing: its player is out."""
    lead = color_led(cards)
    following = [card for card in hand if lead and card.startswith(lead)]
    allowed = following + [card for card in hand if card == "lion"] if following else list(hand)
    if any(is_animal(card) for card in cards):
        allowed = [card for card in allowed if not is_animal(card)]
    return allowed


def winner_of(cards: list[str]) -> int:
    """Return the position that wins: the later lion.

    Else the highest that follows, or the animal.
    """
    if "lion" in cards:
        return len(cards) - 1 - cards[::-1].index("lion")
    lead = color_led(cards)
    able = [
        position
        for position, card in enumerate(cards)
        if is_animal(card) or card.split(" ")[0] == lead
    ]
    return max(able, key=lambda at: (int(cards[at].split(" ")[1]), is_animal(cards[at])))


def next_act(rnd: Random, table: Round) -> dict:
    """Return the next trick, or the one that breaks off."""
    cards: list[str] = []
    seats = len(table.hands)
    hands = [list(hand) for hand in table.hands]
    for turn in range(seats):
        hand = hands[(table.leader + turn) % seats]
        allowed = may_follow(hand, cards)
        if not allowed:
            return {"type": "out", "leader": table.leader, "cards": cards, "hand": hand}
        cards.append(rnd.choice(allowed))
    return {"type": "trick", "leader": table.leader, "cards": cards}


def do(table: Round, act: dict) -> None:
    """Do the act at the table."""
    seats = len(table.hands)
    lead, voids = None, []
    for turn, card in enumerate(act["cards"]):
        seat = (table.leader + turn) % seats
        if card in table.hands[seat]:
            table.hands[seat].remove(card)
        if lead and card != "lion" and card.split(" ")[0] != lead:
            voids.append((seat, lead))
        lead = lead or color_led([card])
    if act["type"] == "out":
        table.out = ((table.leader + len(act["cards"])) % seats, len(act["hand"]))
        return
    for void in voids:
        table.shown.setdefault(void, len(table.tricks) + 1)
    table.tricks.append(act["cards"])
    table.winners.append((table.leader + winner_of(act["cards"])) % seats)
    table.leader = table.winners[-1]


def possible(table: Round, act: dict) -> bool:
    """Whether the record allows it: what is played lies open, what is held does not."""
    cards, seats = act["cards"], len(table.hands)
    all_cards = table.gone() + cards + act.get("hand", [])
    if act["leader"] != table.leader or any(
        all_cards.count(card) > PACK.count(card) for card in all_cards
    ):
        return False
    animals = sum(is_animal(card) for card in cards)
    if act["type"] == "trick":
        return len(cards) == seats and animals <= 1
    left = table.size - len(table.tricks)
    is_hand_of_animals = all(is_animal(card) for card in act["hand"]) and len(act["hand"]) == left
    return 1 <= len(cards) < seats and animals == 1 and is_hand_of_animals


def revokes(table: Round, act: dict) -> int:
    """How many cards are of a colour their player had shown not to have."""
    seats = len(table.hands)
    return sum(
        ((table.leader + turn) % seats, card.split(" ")[0]) in table.shown
        for turn, card in enumerate(act["cards"])
        if act["type"] == "trick"
    )


def bent(rnd: Random, act: dict) -> dict:
    """Return the act with a card, the leader or the hand changed."""
    cards, hand = list(act["cards"]), list(act.get("hand", []))
    chance = rnd.random()
    if chance < 0.5:
        cards[rnd.randrange(len(cards))] = rnd.choice(PACK)
    elif chance < 0.7:
        rnd.shuffle(cards)
    elif chance < 0.8:
        cards.pop()
    elif chance < 0.9:
        cards.append(rnd.choice(PACK))
    elif hand:
        hand = [card for card in rnd.sample(PACK, len(hand)) if rnd.random() < 0.9]
    else:
        return {**act, "leader": rnd.randrange(3)}
    return {**act, "cards": cards, "hand": hand} if hand else {**act, "cards": cards}
