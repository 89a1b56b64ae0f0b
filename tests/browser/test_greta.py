"""Greta by the screen alone: two taps a card, both levels, corrections, claims."""

import re

import pytest
from playwright.sync_api import expect

from companion.engine import replay
from tests.browser.together import join

LEVEL_ONE = [
    *("JH", "8C", "QD", "7S"),
    *("QS", "7D", "9H", "KC"),
    *("9C", "AH", "JS", "10D"),
    *("8D", "KS", "10C", "AS"),
]
"""G16 of the rules: the square filled row by row; 16 for Ada, who does not deal, 15 for Ben."""
REST = ["7H", "8H", "10H", "KH", "7C", "JC", "AC", "8S", "9S", "10S", "9D", "JD", "KD", "AD"]
"""What is left after the two queens of G8 and G11."""
CLAIMS = re.compile("Ada.? claims")
RANKS = {"A": "Ace", "K": "King", "Q": "Queen", "J": "Jack"}
SUITS = {"S": "spades", "H": "hearts", "C": "clubs", "D": "diamonds"}


def named(card: str) -> str:
    """The card in words, as its key is called."""
    rank, suit = card[:-1], card[-1]
    return f"{RANKS.get(rank, rank)} of {SUITS[suit]}"


class Table:
    """The board on one phone; cells are written in row and column, from the first card's 1, 1."""

    def __init__(self, phone) -> None:
        self.phone = phone
        self.page = phone.page
        self.lying: dict[str, tuple] = {}

    def choose(self, card: str) -> None:
        self.phone.tap(f'greta-rack button[aria-label="{named(card)}"]')

    def key(self, label: str):
        return self.page.locator(f'greta-square button[aria-label^="{label}"]')

    def place(self, card: str, at: tuple) -> None:
        """Card, then cell; found beside a card that lies there already."""
        self.choose(card)
        self.phone.tap(self.key(self.cell(at)))
        self.lying[card] = at
        expect(self.key(named(card))).to_be_visible()
        expect(self.page.locator(f'greta-rack button[aria-label="{named(card)}"]')).to_have_count(0)

    def cell(self, at: tuple) -> str:
        """What an empty cell is called: its row and column on the screen."""
        row, column = at
        if self.lying:
            known, (its_row, its_column) = next(iter(self.lying.items()))
            label = self.key(named(known)).get_attribute("aria-label")
            seen = [int(n) for n in re.findall(r"row (\d+), column (\d+)", label)[0]]
            row, column = row - its_row + seen[0], column - its_column + seen[1]
        return f"Empty, row {row}, column {column}"

    def cover(self, card: str, under: str) -> None:
        """A card of the second level on one of the first."""
        self.choose(card)
        self.phone.tap(self.key(named(under)))
        expect(self.key(named(card))).to_be_visible()

    def bar(self, name: str):
        return self.page.get_by_role("region", name=name, exact=True)

    def expect_points(self, **points: int) -> None:
        for name, total in points.items():
            expect(self.bar(name).locator(".greta-total")).to_have_text(str(total))

    def expect_line(self, text: str) -> None:
        """The line says this; names in it are isolated by invisible signs."""
        words = text.replace(" ", "[\u2068\u2069 ]+")
        expect(self.page.locator(".greta-say")).to_contain_text(re.compile(words))


@pytest.fixture
def table(phone) -> Table:
    """Ada and Ben with the recorder open, before the first card."""
    phone.new_game("Greta", "Ada", "Ben")
    phone.tap(phone.main())
    return Table(phone)


def level_one() -> list[tuple]:
    return [(card, (1 + at // 4, 1 + at % 4)) for at, card in enumerate(LEVEL_ONE)]


def expected_totals(placed: list[tuple]) -> list[int]:
    """What the engine makes of these cards, without any screen."""
    log = [{"type": "place", "card": card, "at": list(at)} for card, at in placed]
    seats = [{"name": "Ada"}, {"name": "Ben"}]
    file = {"format": "companion/1", "game": "greta", "seats": seats, "options": {}, "log": log}
    answer = replay.replay(file)
    assert answer["problem"] is None
    return answer["sheet"]["totals"]


def test_a_whole_game(table, phone):
    placed = level_one()
    with phone.counting("Greta, 32 cards", 64):
        for card, at in placed[:9]:
            table.place(card, at)
        phone.shot("greta-level-one")
        with phone.counting("Greta, a card", 2):
            table.place(*placed[9])
        table.expect_points(Ada=6, Ben=0)
        for card, at in placed[10:]:
            table.place(card, at)
        table.expect_points(Ada=16, Ben=15)
        table.expect_line("Ada leads")
        placed += level_two(table, phone)
    totals = expected_totals(placed)
    table.expect_points(Ada=totals[0], Ben=totals[1])
    table.expect_line("The game is over")
    phone.shot("greta-over")
    phone.axe()
    phone.key("To the result")
    assert phone.totals() == {"Ada": str(totals[0]), "Ben": str(totals[1])}


def test_a_game_on_two_phones_in_turns(guests):
    ada, ben = (guest.phone for guest in guests(2))
    with ada.page.expect_response(lambda told: told.request.method == "PUT" and told.ok):
        ada.new_game("Greta", "Ada", "Ben")
    join(ada, ben, ada.page.url.removeprefix(ada.address))
    tables = [Table(phone) for phone in (ada, ben)]
    for table in tables:
        table.phone.tap(table.phone.main())
    placed = level_one()
    for no, (card, at) in enumerate(placed):
        table, other = tables[no % 2], tables[1 - no % 2]
        with table.phone.counting("Greta, two phones: a card", 2):
            table.place(card, at)
        expect(other.key(named(card))).to_be_visible()
        other.lying[card] = at
    for table in tables:
        table.expect_points(Ada=16, Ben=15)
        table.expect_line("Ada leads")
    at = dict(placed)
    covers = zip(REST, LEVEL_ONE[2:], strict=False)
    for no, (card, under) in enumerate([("QH", "JH"), ("QC", "8C"), *covers]):
        table, other = tables[no % 2], tables[1 - no % 2]
        table.cover(card, under)
        expect(other.key(named(card))).to_be_visible()
        placed.append((card, at[under]))
    first, second = expected_totals(placed)
    for table in tables:
        table.expect_points(Ada=first, Ben=second)
        table.expect_line("The game is over")


def test_a_table_that_practises_sees_what_a_card_gives_away(phone):
    phone.seat("Greta", "Ada", "Ben")
    phone.tap(".rules-line")
    phone.tap(phone.page.get_by_role("switch", name="Practice"))
    phone.key("Start")
    expect(phone.page.locator(".header-status")).to_contain_text("practice")
    phone.tap(phone.main())
    table = Table(phone)
    table.place("QS", (1, 1))
    table.choose("QD")
    expect(phone.page.locator("greta-square .card-gives").first).to_have_text("+12")
    phone.shot("greta-practice")
    phone.axe()
    table.choose("QD")
    phone.tap(table.key(table.cell((1, 2))))
    queen = phone.page.locator('greta-rack button[aria-label^="Queen of diamonds"]')
    expect(queen.locator(".card-gives")).to_have_text("+12")
    phone.shot("greta-practice-cell")


def level_two(table: Table, phone) -> list[tuple]:
    """Sixteen cards on the sixteen; the first two are G8 and G11 of the rules."""
    at = dict(level_one())
    table.cover("QH", "QD")
    table.expect_points(Ada=16, Ben=139)
    expect(phone.page.locator(".greta-value")).to_have_text(["2", "2", "10 × 12"])
    phone.shot("greta-lines")
    table.cover("QC", "QS")
    table.expect_points(Ada=148, Ben=139)
    open_cells = [card for card in LEVEL_ONE if card not in ("QD", "QS")]
    pairs = list(zip(REST, open_cells, strict=True))
    for card, under in pairs:
        table.cover(card, under)
    return [(card, at[under]) for card, under in [("QH", "QD"), ("QC", "QS"), *pairs]]


def test_the_sum_unfolds_and_keeps_the_lines(table, phone):
    table.place("QS", (1, 1))
    table.place("QD", (1, 2))
    gain = table.bar("Ada").locator(".greta-gain")
    expect(gain).to_contain_text("+12")
    phone.tap(gain)
    expect(gain).to_have_attribute("aria-expanded", "true")
    expect(phone.page.locator(".greta-lines.kept .greta-value")).to_have_text(["12"])
    table.expect_line("= 12")
    phone.shot("greta-unfolded")
    phone.axe()
    phone.tap(gain)
    expect(phone.page.locator(".greta-lines")).to_have_count(0)


def test_cell_then_card_and_nothing_is_told_beforehand(table, phone):
    table.place("QS", (1, 1))
    phone.tap(table.key(table.cell((1, 2))))
    expect(phone.page.locator("[aria-pressed=true]")).to_have_count(1)
    expect(phone.page.locator(".greta-value")).to_have_count(0)
    table.choose("QD")
    table.expect_points(Ada=12, Ben=0)


def test_a_card_chosen_survives_a_lost_tab(table, phone):
    table.place("QS", (1, 1))
    table.choose("QD")
    phone.page.wait_for_function("() => document.querySelector('greta-rack [aria-pressed=true]')")
    phone.page.reload()
    expect(phone.page.locator("greta-rack [aria-pressed=true]")).to_have_attribute(
        "aria-label", named("QD")
    )
    phone.tap(table.key(table.cell((1, 2))))
    table.expect_points(Ada=12, Ben=0)


def test_each_edge_has_an_undo_and_redo_brings_it_back(table, phone):
    table.place("QS", (1, 1))
    table.place("QD", (1, 2))
    table.expect_points(Ada=12)
    phone.tap(table.bar("Ben").get_by_role("button", name="Undo"))
    table.expect_points(Ada=0)
    expect(table.key(named("QD"))).to_have_count(0)
    phone.key("Redo")
    table.expect_points(Ada=12)
    table.choose("KS")
    phone.tap(table.bar("Ada").get_by_role("button", name="Undo"))
    expect(phone.page.locator("greta-rack [aria-pressed=true]")).to_have_count(0)
    table.expect_points(Ada=12)


def test_a_forgotten_card_is_put_in_and_turns_follow(table, phone):
    table.place("QS", (1, 1))
    table.place("QD", (1, 2))
    table.expect_points(Ada=12, Ben=0)
    phone.tap(".greta-say")
    phone.shot("greta-cards")
    phone.axe()
    phone.key("Put in a card before card 2")
    table.choose("KH")
    phone.tap(table.key(table.cell((2, 1))))
    expect(phone.page.locator(".follows")).to_contain_text("12 → 0")
    phone.shot("greta-insert")
    phone.key("Write it down")
    table.expect_points(Ada=0, Ben=12)
    table.expect_line("card 4")


def test_a_mistaken_card_is_corrected_in_its_place(table, phone):
    table.place("QS", (1, 1))
    table.place("QD", (1, 2))
    phone.tap(".greta-say")
    phone.tap(phone.page.locator(".greta-deed").nth(1))
    table.choose("7D")
    expect(phone.page.locator(".greta-place.changed")).to_have_count(1)
    phone.key("Write it down")
    table.expect_points(Ada=0, Ben=0)
    expect(table.key(named("7D"))).to_be_visible()


def test_a_removed_card_goes_with_what_lies_alone_then(table, phone):
    table.place("QS", (1, 1))
    table.place("7D", (1, 2))
    table.place("8H", (1, 3))
    phone.tap(".greta-say")
    phone.key(f"Remove card 3, the {named('8H')}")
    expect(phone.page.locator(".greta-deed")).to_have_count(2)
    table.lying = {"QS": (1, 1)}
    phone.key("Back to the table")
    table.place("8H", (1, 3))
    phone.tap(".greta-say")
    phone.key(f"Remove card 2, the {named('7D')}")
    expect(phone.page.locator(".follows")).to_contain_text(named("8H"))
    phone.shot("greta-remove")
    phone.key("Drop")
    phone.key("Remove it")
    expect(phone.page.locator(".greta-deed")).to_have_count(1)


def claimed_table(phone, *names: str) -> Table:
    """The recorder of a game in which points must be claimed."""
    phone.seat("Greta", *names)
    phone.tap(".rules-line")
    phone.key("when claimed")
    phone.key("Start")
    expect(phone.page.locator("score-board")).to_be_visible()
    phone.tap(phone.main())
    return Table(phone)


def test_by_call_each_match_is_claimed_or_passed(phone):
    table = claimed_table(phone, "Ada", "Ben")
    table.place("QS", (1, 1))
    table.place("QD", (1, 2))
    strip = phone.page.get_by_role("region", name=CLAIMS)
    expect(strip.get_by_role("button", name=re.compile("Queen|diamonds"))).to_have_count(2)
    expect(phone.page.locator(".greta-value")).to_have_count(0)
    phone.shot("greta-claim")
    phone.axe()
    phone.tap(strip.get_by_role("button", name="diamonds +4"))
    phone.tap(strip.get_by_role("button", name="Queen +12"))
    phone.tap(strip.get_by_role("button", name="Claim +16"))
    table.expect_line("16 is more than this card gives")
    phone.tap(strip.get_by_role("button", name="Undo"))
    phone.tap(strip.get_by_role("button", name="Undo"))
    phone.tap(strip.get_by_role("button", name="Undo"))
    phone.tap(strip.get_by_role("button", name="Queen +12"))
    phone.tap(strip.get_by_role("button", name="Claim +12"))
    table.expect_points(Ada=12, Ben=0)
    table.place("AD", (1, 3))
    table.place("AS", (2, 3))
    expect(strip.locator(".greta-sum small")).to_have_text("12")


def test_a_claim_is_corrected_from_the_list(phone):
    table = claimed_table(phone, "Ada", "Ben")
    table.place("QS", (1, 1))
    table.place("QD", (1, 2))
    strip = phone.page.get_by_role("region", name=CLAIMS)
    phone.tap(strip.get_by_role("button", name=re.compile("^Claim")))
    table.expect_points(Ada=0)
    phone.tap(".greta-say")
    phone.tap(phone.page.locator(".greta-deed").nth(2))
    phone.tap(strip.get_by_role("button", name="Queen +12"))
    phone.shot("greta-claim-corrected")
    phone.key("Write it down")
    table.expect_points(Ada=12)


def test_a_whole_game_typed(table, phone):
    phone.tap(".depth-key")
    with phone.counting("Greta, both final scores typed", 8):
        for figure in "203":
            phone.key(figure)
        phone.tap(phone.main())
        for figure in "187":
            phone.key(figure)
        phone.tap(phone.main())
    assert phone.totals() == {"Ada": "203", "Ben": "187"}


def test_arrow_keys_walk_the_square_and_the_rack(table, phone):
    table.place("QS", (1, 1))
    page = phone.page
    table.key(named("QS")).focus()
    page.keyboard.press("ArrowRight")
    expect(table.key(table.cell((1, 2)))).to_be_focused()
    page.keyboard.press("Enter")
    page.locator(f'greta-rack button[aria-label="{named("JD")}"]').focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(f'greta-rack button[aria-label="{named("QD")}"]')).to_be_focused()
    page.keyboard.press("Enter")
    table.expect_points(Ada=12)
    expect(page.get_by_role("status").filter(has_text="Queen of diamonds")).to_have_count(1)


def test_the_square_turns_by_quarters_and_stays_so(table, phone):
    for card, at in level_one()[:2]:
        table.place(card, at)
    phone.key("Turn the table by a quarter")
    expect(table.key(named("JH"))).to_have_attribute("aria-label", re.compile("row 3, column 2"))
    expect(table.key(named("8C"))).to_have_attribute("aria-label", re.compile("row 2, column 2"))
    phone.page.reload()
    expect(table.key(named("8C"))).to_have_attribute("aria-label", re.compile("row 2, column 2"))


@pytest.mark.parametrize("width", [320, 360])
def test_long_names_and_narrow_phones_fit(new_phone, width):
    phone = new_phone(width=width)
    names = ["Maximilian-Konstantin von Hohenstein-Au", "Мария Ивановна 王小明 أحمد"]
    table = claimed_table(phone, *names)
    for card, at in level_one()[:3]:
        table.place(card, at)
    phone.shot(f"greta-long-names-{width}")
    phone.axe()
    assert phone.page.evaluate("document.documentElement.scrollWidth") == width
    keys = phone.page.locator("greta-rack button, greta-square button").all()
    for key in keys:
        box = key.bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["height"] >= 44


def test_all_legal_cells_are_on_the_screen_and_large_enough(table, phone):
    for card, at in [
        ("JH", (1, 1)),
        ("8C", (1, 2)),
        ("QD", (1, 3)),
        ("7S", (2, 3)),
        ("QS", (3, 3)),
    ]:
        table.place(card, at)
    square = phone.page.locator(".greta-square").bounding_box()
    assert max(square["height"], square["width"]) <= 341
    for cell in phone.page.locator("greta-square .french").all():
        assert cell.bounding_box()["width"] >= 63
    phone.shot("greta-five-by-five")
