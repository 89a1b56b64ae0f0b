"""A table of Agame not Lame: cards, hands and piles, and what the rules allow there.

Nothing is shared with the engine. Every question is answered from the whole
table, as slowly as it likes. Neutral cards are drawn face down: of those only
the number is known until they are played.
"""

SLOTS = ("1a", "1b", "2", "3", "5", "8", "13", "21", "34")
WORTH = dict(zip(SLOTS, (1, 1, 2, 3, 5, 8, 13, 21, 34), strict=True))
LOW = SLOTS[:6]


class AgameTable:
    """One game, section after section."""

    def __init__(self, colors: list[str], options: dict):
        self.colors = colors
        self.options = options
        self.totals = [0] * len(colors)
        self.deal()

    def deal(self) -> None:
        """Begin a section."""
        seats = range(len(self.colors))
        kinds = [*SLOTS, "hat"] + (["fennek"] if self.options["fennek"] != "off" else [])
        self.hands = [[f"{color} {kind}" for kind in kinds] for color in self.colors]
        self.pack = [card for hand in self.hands for card in hand]
        self.face_down = [f"{color} {slot}" for color in self.options["neutral"] for slot in LOW]
        self.pack += self.face_down
        self.deck = len(self.face_down)
        self.drawn = [0 for _ in seats]
        self.draws = [0 for _ in seats]
        self.won: list[list[str]] = [[] for _ in seats]
        self.rows: list[dict[str, str]] = [{} for _ in seats]
        self.aside: list[str | None] = [None for _ in seats]
        self.pile: list[str] = []
        self.leader: int | None = None
        self.catchers: list[int] = []
        self.ran_out = False
        self.shown_as_closed = False

    # --- what a card is --------------------------------------------------------

    def strength(self, card: str) -> int:
        kind = card.split(" ")[1]
        return 10_000 if kind == "hat" else WORTH.get(kind, 0)

    def variant_one(self) -> bool:
        return self.options["fennek"] in ("tie", "both")

    def variant_two(self) -> bool:
        return self.options["fennek"] in ("row", "both")

    # --- hands -----------------------------------------------------------------

    def size(self, seat: int) -> int:
        return len(self.hands[seat]) + self.drawn[seat]

    def can_hold(self, seat: int, cards: list[str]) -> bool:
        """Whether all of these may be in that hand, for all anybody knows."""
        unknown = [card for card in cards if card not in self.hands[seat]]
        if len(set(cards)) < len(cards) or len(unknown) > self.drawn[seat]:
            return False
        return all(card in self.face_down for card in unknown)

    def take(self, seat: int, cards: list[str]) -> None:
        """Cards leave a hand; the last one brings won cards and neutral ones."""
        for card in cards:
            if card in self.hands[seat]:
                self.hands[seat].remove(card)
            else:
                self.drawn[seat] -= 1
                self.face_down.remove(card)
        if self.size(seat) == 0:
            self.pick_up(seat)

    def pick_up(self, seat: int) -> None:
        more = self.to_draw(seat)
        if not self.won[seat] and not more:
            self.ran_out = True
            return
        self.hands[seat], self.won[seat] = self.won[seat], []
        self.drawn[seat] = more
        self.deck -= more
        self.draws[seat] += 1 if more else 0

    def to_draw(self, seat: int) -> int:
        if len(self.colors) == 2:
            return 3 if self.draws[seat] < 2 and self.deck >= 3 else 0
        if len(self.colors) == 3:
            return 2 if self.deck >= 2 else 0
        return 0

    # --- rows ------------------------------------------------------------------

    def row_of(self, seat: int) -> dict[str, str]:
        """Return the row with the card that waits beside it."""
        row = dict(self.rows[seat])
        if self.aside[seat]:
            row[self.aside[seat].split(" ")[1]] = self.aside[seat]
        return row

    def settle(self) -> None:
        """End the catch round."""
        self.rows = [self.row_of(seat) for seat in range(len(self.colors))]
        self.aside = [None] * len(self.colors)
        self.catchers = []

    def fits(self, seat: int, card: str, row: dict[str, str]) -> bool:
        color, kind = card.split(" ")
        return kind in SLOTS and color != self.colors[seat] and kind not in row

    def is_over(self) -> bool:
        full = any(len(self.row_of(seat)) == 9 for seat in range(len(self.colors)))
        return self.ran_out or full

    def points(self) -> list[int]:
        """Return what the section is worth now, by seat."""
        return [self.worth(self.row_of(seat)) for seat in range(len(self.colors))]

    def worth(self, row: dict[str, str]) -> int:
        house = self.options
        total = sum(house["fennek_value"] if "fennek" in row[s] else WORTH[s] for s in row)
        for left in range(8):
            pair = [row.get(SLOTS[left]), row.get(SLOTS[left + 1])]
            if None not in pair and not any("fennek" in card for card in pair):
                same = pair[0].split(" ")[0] == pair[1].split(" ")[0]
                total += house["lizard_bonus"] if same else 0
        return total + (house["complete_bonus"] if len(row) == 9 else 0)

    # --- a trick ---------------------------------------------------------------

    def winner(self, plays: list[list[str]]) -> int:
        """Return the position that wins."""
        best = max(sum(self.strength(card) for card in cards) for cards in plays)
        top = [
            position
            for position, cards in enumerate(plays)
            if sum(self.strength(card) for card in cards) == best
        ]
        fennek = any("fennek" in card for cards in plays for card in cards)
        return top[-1] if fennek and self.variant_one() else top[0]

    def may_play(self, seat: int, cards: list[str], leads: bool) -> bool:
        """Whether a player may put these cards into a trick."""
        if len(cards) not in (1, 2) or not self.can_hold(seat, cards):
            return False
        kinds = [card.split(" ")[1] for card in cards]
        if len(cards) == 2:
            return "hat" not in kinds
        if kinds == ["fennek"]:
            return len(self.hands[seat]) == 1 and self.drawn[seat] == 0
        return not (leads and kinds[0] in LOW)

    def cut_off(self) -> bool:
        return self.ran_out and self.options["last_trick"] == "cut"
