"""The table view: on a phone in the middle of the table, on a tablet, on the television."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.keypad import write_round
from tests.browser.phone import Phone
from tests.browser.test_screen_on import LISTEN, expect_held
from tests.browser.together import (
    OURS,
    arrived,
    game_arrived,
    gather,
    log_of,
    no_matter,
    share,
    sit_down,
)

PHONE, TABLET, TELEVISION = (360, 740), (768, 1024), (1920, 1080)
TWO = ("Ada", "Ben")
EIGHT = (
    "Maximiliane-Josephine", "Ben", "דנה", "Dörte",
    "Élodie-Geneviève", "Konstantin von Hohenfels", "Gus", "Heidi",
)  # fmt: skip
POINTS = ("12", "1024", "0", "-315", "7", "66", "3", "90")
LEAST = {
    (PHONE, TWO): 76, (TABLET, TWO): 120, (TELEVISION, TWO): 240,
    (PHONE, EIGHT): 34, (TABLET, EIGHT): 90, (TELEVISION, EIGHT): 120,
}  # fmt: skip
"""The size of a total in pixels: at four metres a television's should have 120."""
WHERE = """elements => elements.map(element => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const { scrollWidth, clientWidth } = element;
  return [left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
          scrollWidth <= clientWidth];
})"""

OVER = """() => document.querySelector("companion-app").store.tables.listed
  .some(({ sheet }) => sheet.over)"""

UNTOUCHED = "Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } })"
"""A page that nobody has tapped: to Chromium, Playwright's own looking counts as a tap."""


@pytest.fixture(scope="module")
def browser(whole_browser):
    """The one that can keep a screen on."""
    return whole_browser


def on_the_table(phone: Phone) -> Locator:
    """The totals that are seen upright."""
    return phone.page.locator(".table-side:not(.turned) b")


def full_screen(phone: Phone) -> Locator:
    """What fills the screen, if anything does."""
    return phone.page.locator(":fullscreen")


def show(phone: Phone, *names: str) -> str:
    """The table view of a game of one round, which the server has; the path of its sheet."""
    phone.new_game("Tally", *names)
    with phone.page.expect_response(arrived):
        write_round(phone, *(points.replace("-", "±") for points in POINTS[: len(names)]))
    path = phone.page.url.removeprefix(phone.address)
    phone.key("For the whole table")
    expect(on_the_table(phone).first).to_be_visible()
    return path


def write_points(phone: Phone, game: str, *points: int) -> None:
    """A round written by somebody else at the table, with the same grant."""
    write(phone, game, {"type": "round", "players": [{"points": one} for one in points]})


def end(phone: Phone, game: str) -> None:
    """The table stops here."""
    write(phone, game, {"type": "finish"})


def write(phone: Phone, game: str, entry: dict) -> None:
    """An entry written by somebody else at the table, with the same grant."""
    seq = len(log_of(phone, game))
    told = phone.page.request.post(
        f"{phone.address}/api{game}/log",
        data={"after": seq, "entries": [entry | {"id": f"e{seq}"}]},
        headers=OURS,
    )
    assert told.ok, told.text()


@pytest.mark.parametrize(("size", "names"), LEAST)
def test_it_is_as_large_as_the_screen_allows(new_phone, size, names):
    phone = new_phone(*size)
    show(phone, *names)
    totals = on_the_table(phone)
    expect(totals).to_have_text([points.replace("-", "−") for points in POINTS[: len(names)]])
    seen = phone.page.locator(".table-side b:visible")
    expect(seen).to_have_count(len(names) * (2 if size == PHONE else 1))
    fonts = totals.evaluate_all("all => all.map(one => parseFloat(getComputedStyle(one).fontSize))")
    assert min(fonts) >= LEAST[size, names]
    whole = phone.page.locator(".table-side b:visible, .table-side .name:visible")
    assert all(inside and fits for inside, fits in whole.evaluate_all(WHERE))
    phone.shot(f"table-{size[0]}-{len(names)}")
    phone.axe()


def test_names_are_cut_anew_where_the_screen_has_another_size(new_phone):
    phone = new_phone(*PHONE)
    show(phone, *EIGHT)
    phone.page.set_viewport_size(dict(zip(("width", "height"), TELEVISION, strict=True)))
    phone.page.wait_for_function(
        """() => [...document.querySelectorAll(".table-side:not(.turned) .name")]
             .every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)"""
    )


def test_both_sides_of_the_table_read_the_same(new_phone):
    phone = new_phone(*PHONE)
    show(phone, *TWO)
    turned, upright = (phone.page.locator(".table-side").nth(at) for at in (0, 1))
    assert turned.inner_text() == upright.inner_text()
    assert turned.evaluate("side => getComputedStyle(side).rotate") == "180deg"
    assert phone.page.locator(".table-side[aria-hidden]").count() == 1


def test_a_tap_fills_the_screen_and_a_tap_returns(phone):
    show(phone, *TWO)
    expect(full_screen(phone)).to_be_attached()
    phone.key("Back to the sheet")
    expect(phone.page.locator("score-board")).to_be_visible()
    expect(full_screen(phone)).not_to_be_attached()


def test_opened_by_its_address_the_keys_for_screen_and_light_stand_below(new_phone):
    phone = new_phone(*TELEVISION)
    game = show(phone, *TWO)
    phone.page.add_init_script(UNTOUCHED)
    phone.page.goto("about:blank")
    phone.open(f"{game}#table")
    expect(on_the_table(phone)).to_have_text(["12", "1024"])
    expect(full_screen(phone)).not_to_be_attached()
    phone.tap(phone.page.get_by_role("radio", name="night"))
    expect(phone.page.locator(":root")).to_have_attribute("data-theme", "night")
    ground = phone.page.locator(".table-view").evaluate(
        "one => getComputedStyle(one).backgroundColor"
    )
    assert ground == "rgb(0, 0, 0)"
    phone.key("Full screen")
    expect(full_screen(phone)).to_be_attached()
    expect(phone.page.locator(".table-keys")).to_be_hidden()


def test_it_is_live_and_says_who_begins_for_those_who_only_watch(new_phone):
    owner, screen = new_phone(), new_phone(*TELEVISION)
    game = gather(owner, names=("Ada", "Ben", "Cy"), kind="Animanize")
    screen.page.add_init_script(LISTEN)
    screen.open(f"/join#{share(owner, game, 'watch')}")
    screen.key("Just watching")
    screen.tap(screen.main())
    expect(on_the_table(screen)).to_have_text(["0", "0", "0"])
    expect(screen.page.locator(".table-line").last).to_contain_text("Ada")
    expect_held(screen, 1)
    write_points(owner, game, 15, 20, 10)
    expect(on_the_table(screen)).to_have_text(["15", "20", "10"])
    expect(screen.page.locator(".table-line").last).to_contain_text("Ben")
    expect(screen.page.locator(".table-mark .icon-crown:visible")).to_have_count(1)


def test_it_goes_on_to_the_rematch_by_itself(new_phone):
    owner, screen = new_phone(), new_phone(*TELEVISION)
    game = gather(owner)
    screen.page.clock.install()
    screen.open(f"/join#{share(owner, game, 'watch')}")
    screen.key("Just watching")
    screen.tap(screen.main())
    expect(on_the_table(screen)).to_have_text(["0", "0"])
    write_points(owner, game, 3, 4)
    end(owner, game)
    expect(on_the_table(screen)).to_have_text(["3", "4"])
    screen.page.wait_for_function(OVER)
    expect(owner.main()).to_have_text("Rematch")
    owner.key("Rematch")
    with owner.page.expect_response(game_arrived):
        owner.begin()
    screen.page.clock.run_for("01:00")
    expect(on_the_table(screen)).to_have_text(["0", "0"])
    screen.page.wait_for_url(f"{owner.page.url}#table")
    write_points(owner, owner.page.url.removeprefix(owner.address), 5, 6)
    expect(on_the_table(screen)).to_have_text(["5", "6"])
    screen.key("Back to the sheet")
    screen.page.wait_for_url(owner.page.url)


def test_after_many_rounds_there_is_no_more_on_the_page_than_before(phone):
    game = show(phone, *TWO)
    count = "document.querySelectorAll('*').length"
    before = phone.page.evaluate(count)
    for total in range(1, 25):
        write_points(phone, game, 1, 0)
        expect(on_the_table(phone).first).to_have_text(str(12 + total))
    assert phone.page.evaluate(count) == before


def test_it_wanders_so_that_nothing_burns_in(phone):
    phone.page.clock.install()
    show(phone, *TWO)
    side = phone.page.locator(".table-side").last
    places = []
    for _ in range(10):
        places.append(side.evaluate("side => getComputedStyle(side).translate"))
        phone.page.clock.fast_forward("03:00")
        phone.page.evaluate("document.querySelector('table-view').updateComplete")
    assert len(set(places)) == 9
    assert places[9] == places[0]
    assert max(abs(float(one)) for place in places for one in re.findall(r"-?[\d.]+", place)) <= 3


def test_without_a_network_it_says_so(guests):
    (guest,) = guests(1)
    sit_down(guest)
    guest.phone.key("For the whole table")
    cloud = guest.phone.page.locator(".table-side:not(.turned) .cloud")
    expect(cloud).to_have_count(0)
    guest.offline()
    expect(cloud).to_be_visible()
    no_matter(guest.phone)
    guest.online()
    expect(cloud).to_have_count(0)
