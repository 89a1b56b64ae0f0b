"""Several phones at one table: letting others in, saying who one is."""

import re

from playwright.sync_api import expect

from tests.browser.keypad import expect_totals, write_round
from tests.browser.phone import Phone
from tests.browser.sharing import (
    author_pattern,
    come_in,
    expect_game_listed,
    game_of,
    no_matter,
    scan,
    show_code,
)
from tests.browser.together import is_batch_stored, is_game_stored
from tests.gallery.stage import game

EIGHT = (
    "Maximiliane-Josephine", "Maximilian-Joseph", "Bartholomäus der Ältere", "Wilhelmina",
    "Konstantin Alexander", "Anna-Katharina", "Ferdinand von Hohenfels", "Élodie-Geneviève",
)  # fmt: skip


def test_two_taps_from_the_code_to_the_sheet_and_the_owner_sees_whose_round_it_is(owner, new_phone):
    owner.key("Other phones")
    address = show_code(owner)
    ben = new_phone()
    with ben.counting("another phone joins", 2):
        ben.taps += 1  # the camera's
        scan(ben, address)
        expect(ben.page.get_by_role("heading", name="Who are you?")).to_be_visible()
        assert "#" not in ben.page.url
        ben.shot("join-who")
        ben.key("Ben")
    expect(ben.page.locator("score-board")).to_be_visible()
    expect(owner.page.locator(".phone-line")).to_have_count(2)
    expect(owner.page.locator(".phone-line").last).to_contain_text("Ben")
    owner.shot("share")
    with ben.page.expect_response(is_batch_stored):
        write_round(ben, "3", "4")
    owner.open(f"/games/{game_of(owner)}")
    expect_totals(owner, "3", "4")
    owner.tap(owner.page.get_by_role("link", name="Round 1", exact=True))
    expect(owner.page.locator(".round-history")).to_have_text(author_pattern("Ben"))
    owner.shot("share-round")


def test_scorebook_is_reached_from_the_phones_of_a_game(owner, new_phone):
    address = show_code(owner)
    ben = new_phone()
    come_in(ben, address)
    ben.open(f"/games/{game_of(ben)}/share")
    expect(ben.page.locator(".phone-line")).to_have_count(2)
    expect(ben.page.get_by_role("link", name="Our scorebook")).to_have_count(0)
    owner.key("Our scorebook")
    expect(owner.page.get_by_role("heading", name="Scorebook", exact=True)).to_be_visible()


def test_watcher_sees_everything_and_writes_nothing(owner, new_phone):
    write_round(owner, "3", "4")
    address = show_code(owner, "Watch")
    watcher = new_phone()
    come_in(watcher, address, None)
    expect_totals(watcher, "3", "4")
    expect(watcher.main()).to_have_text("Table view")
    expect(watcher.page.get_by_role("button", name="Undo")).to_have_count(0)
    expect(watcher.page.get_by_text("This phone only watches")).to_be_visible()
    watcher.shot("share-watcher")
    watcher.tap(watcher.page.get_by_role("link", name="Round 1", exact=True))
    watcher.main_says("Back to the sheet")
    for key in ("Insert before", "Remove", "± Adjust"):
        expect(watcher.page.get_by_text(key)).to_have_count(0)
    game = game_of(watcher)
    for screen in ("record", "settings"):
        watcher.open(f"/games/{game}/{screen}")
        expect(watcher.page.locator("score-board")).to_be_visible()
    answer = watcher.page.request.post(
        f"{watcher.address}/api/games/{game}/log",
        data={"after": 1, "entries": [{"id": "x", "type": "finish"}]},
        headers={"Origin": watcher.address},
    )
    assert answer.status == 422
    watcher.open(f"/games/{game}")
    watcher.key("This phone only watches")
    expect(watcher.page.get_by_text("can show a code for writing")).to_be_visible()
    watcher.shot("share-watching")
    watcher.key("Back")
    owner.key(re.compile("Send away"))
    expect(watcher.page.get_by_text("This phone no longer takes part here")).to_be_visible()
    expect(watcher.page.get_by_text(re.compile("no longer write"))).to_have_count(0)
    no_matter(watcher, 404)


def test_phone_that_only_watches_writes_after_naming_its_user(owner, new_phone):
    guest = new_phone()
    come_in(guest, show_code(owner), None)
    expect(guest.main()).to_have_text("Table view")
    guest.key("This phone only watches")
    expect(guest.page.get_by_text("You said that you are just watching")).to_be_visible()
    guest.key("Say who you are")
    guest.key("Ben")
    guest.key("Back to the sheet")
    expect(guest.main()).to_have_text("Round 1")


def test_a_link_is_pasted_in_the_installed_app(owner, new_phone):
    address = show_code(owner)
    ben = new_phone()
    ben.open()
    ben.key("Join a game on another phone")
    field = ben.page.get_by_label("Link or code")
    field.fill("https://example.test/nothing")
    ben.key("Open")
    expect(ben.page.get_by_text("There is no invitation in that")).to_be_visible()
    ben.shot("join-paste")
    ben.axe()
    field.fill(f" Come and play: {address} See you at eight! ")
    requests = []
    ben.page.on(
        "request", lambda request: request.url.endswith("/api/join") and requests.append(request)
    )
    ben.key_twice("Open")
    ben.key("Just watching")
    expect(ben.page.locator("score-board")).to_be_visible()
    assert len(requests) == 1


def test_the_token_alone_is_enough(owner, new_phone):
    ben = new_phone()
    address = show_code(owner)
    ben.open("/join")
    ben.page.get_by_label("Link or code").fill(address.rpartition("#")[2])
    ben.key("Open")
    ben.key("Ben")
    expect(ben.page.locator("score-board")).to_be_visible()


def test_the_whole_scorebook_is_shared(owner, new_phone):
    show_code(owner)
    switch = owner.page.get_by_role("switch", name=re.compile("All our games"))
    one_game = owner.page.locator(".share-link").inner_text()
    owner.tap(switch)
    expect(switch).to_have_attribute("aria-checked", "true")
    expect(owner.page.locator(".share-link")).not_to_have_text(one_game)
    ben = new_phone()
    come_in(ben, owner.page.locator(".share-link").inner_text())
    owner.seat("Tally", "Ada", "Cy")
    with owner.page.expect_response(is_game_stored):
        owner.begin()
    ben.open("/join")
    ben.key("Back")
    expect(ben.page.locator(".game-line")).to_have_count(2)


def test_user_of_a_phone_can_be_named_later(owner):
    show_code(owner)
    owner.key("Say who you are")
    owner.key("Ada")
    expect(owner.page.locator(".phone-line .name")).to_have_text(re.compile("Ada"))
    owner.key("Back to the sheet")
    write_round(owner, "1", "2")
    owner.tap(owner.page.get_by_role("link", name="Round 1", exact=True))
    expect(owner.page.locator(".round-history")).to_have_text(author_pattern("Ada"))


def test_entry_of_a_phone_without_a_user_is_by_this_phone(owner):
    write_round(owner, "1", "2")
    owner.tap(owner.page.get_by_role("link", name="Round 1", exact=True))
    expect(owner.page.locator(".round-history")).to_have_text(author_pattern("this phone"))


def begin_rematch(phone: Phone, game: str) -> None:
    """Begin the game after another one, as far as the server has it."""
    phone.open(f"/new?after={game}")
    with phone.page.expect_response(is_game_stored):
        phone.begin()


def test_a_rematch_is_there_on_every_phone(owner, new_phone):
    ben = new_phone()
    come_in(ben, show_code(owner))
    game = game_of(owner)
    begin_rematch(owner, game)
    expect_game_listed(ben, game_of(owner))


def test_owner_throws_away_in_one_tap_what_a_guest_began(owner, new_phone):
    ben = new_phone()
    come_in(ben, show_code(owner))
    game = game_of(owner)
    begin_rematch(ben, game)
    owner.open(f"/games/{game}/share")
    key = owner.page.get_by_role("button", name="Throw away the game it began")
    expect(key).to_be_visible()
    owner.shot("share-begun")
    owner.axe()
    owner.tap(key)
    expect(key).to_be_hidden()
    owner.open("/history/thrown-away")
    expect(owner.page.get_by_role("button", name="Bring it back")).to_have_count(1)
    for each in (owner, ben):
        no_matter(each, 410)


def test_eight_long_names(new_phone):
    eight = new_phone()
    game(eight, "tally", *EIGHT)
    eight.shot("share-key-eight")
    address = show_code(eight)
    guest = new_phone()
    scan(guest, address)
    expect(guest.page.locator(".who-key")).to_have_count(9)
    guest.shot("join-who-eight")
    guest.key(EIGHT[2])
    expect(eight.page.locator(".phone-line")).to_have_count(2)
    expect(eight.page.locator(".phone-line").last).to_contain_text(EIGHT[2])
    eight.page.locator(".share-phones").scroll_into_view_if_needed()
    eight.shot("share-phones-eight")


def test_owner_takes_back_what_a_phone_wrote(owner, new_phone):
    ben = new_phone()
    come_in(ben, show_code(owner))
    game = game_of(owner)
    owner.open(f"/games/{game}")
    write_round(ben, "4", "7")
    write_round(ben, "5", "5")
    expect_totals(owner, "9", "12")
    owner.open(f"/games/{game}/share")
    owner.key("Take back the 2 entries it wrote")
    question = owner.page.get_by_role("alert").filter(has_text="Take back the 2 entries")
    expect(question).to_be_visible()
    owner.shot("share-written")
    owner.key("Keep it")
    expect(question).to_be_hidden()
    owner.key("Take back the 2 entries it wrote")
    owner.key("Remove")
    expect(owner.page.get_by_text("Removed")).to_be_visible()
    owner.open(f"/games/{game}")
    expect_totals(owner, "0", "0")
    expect_totals(ben, "0", "0")
    owner.key("Undo")
    expect_totals(ben, "9", "12")
    owner.open(f"/games/{game}/share")
    ben.ignore("status of 404")
    owner.key(re.compile("^Send away"))
    expect(owner.page.get_by_text("no longer in the game")).to_be_visible()
    owner.shot("share-former")
    owner.key("Take back the 2 entries it wrote")
    owner.key("Remove")
    expect(owner.page.get_by_text("no longer in the game")).to_be_hidden()
    owner.open(f"/games/{game}")
    expect_totals(owner, "0", "0")
