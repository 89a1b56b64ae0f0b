"""Several phones at one table: letting others in, saying who one is, sending away, handing over."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.keypad import expect_totals, write_round
from tests.browser.phone import Phone
from tests.browser.together import arrived
from tests.serving import serving

EIGHT = (
    "Maximiliane-Josephine", "Maximilian-Joseph", "Bartholomäus der Ältere", "Wilhelmina",
    "Konstantin Alexander", "Anna-Katharina", "Ferdinand von Hohenfels", "Élodie-Geneviève",
)  # fmt: skip


@pytest.fixture
def owner(new_phone) -> Phone:
    """A phone with a game of its own on the screen."""
    phone = new_phone()
    phone.new_game("Tally", "Ada", "Ben")
    return phone


def game_of(phone: Phone) -> str:
    return re.search(r"/games/([^/]+)", phone.page.url).group(1)


def show_code(phone: Phone, role: str = "Write") -> str:
    """The address in the code on the screen; the code itself must say the same."""
    if "/share" not in phone.page.url:
        phone.open(f"/games/{game_of(phone)}/share")
    with_role = phone.page.get_by_role("button", name=role, exact=True)
    phone.tap(with_role)
    expect(with_role).to_have_attribute("aria-pressed", "true")
    code = phone.page.locator("qr-code")
    expect(code.locator("path")).to_be_visible()
    address = phone.page.locator(".share-link").inner_text()
    assert code.evaluate("element => element.text") == address
    return address


def scan(phone: Phone, address: str) -> None:
    """The camera's tap: the browser opens what the code says."""
    phone.page.goto(address)


def come_in(phone: Phone, address: str, name: str | None = "Ben") -> None:
    """By the code to the sheet, the camera's tap and one more; the server knows who came."""
    scan(phone, address)
    with phone.page.expect_response(lambda told: told.url.endswith("/devices/me")):
        phone.key(name or "Just watching")
    expect(phone.page.locator("score-board")).to_be_visible()


def written_by(who: str) -> re.Pattern:
    """What a round's page says of its writer; marks keep the name apart from the text."""
    return re.compile(f"Written by \u2068?{who}\u2069?, today")


def no_matter(phone: Phone, status: int) -> None:
    """Takes note that calls are refused with this status; anything else still counts."""
    phone.troubles[:] = [told for told in phone.troubles if f"status of {status}" not in told]


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
        ben.axe()
        ben.key("Ben")
    expect(ben.page.locator("score-board")).to_be_visible()
    expect(owner.page.locator(".phone-line")).to_have_count(2)
    expect(owner.page.locator(".phone-line").last).to_contain_text("Ben")
    owner.shot("share")
    owner.axe()
    with ben.page.expect_response(arrived):
        write_round(ben, "3", "4")
    owner.open(f"/games/{game_of(owner)}")
    expect_totals(owner, "3", "4")
    owner.tap(owner.page.get_by_role("link", name="Round 1", exact=True))
    expect(owner.page.locator(".round-history")).to_have_text(written_by("Ben"))
    owner.shot("share-round")
    owner.axe()


def test_from_the_phones_to_the_scorebook(owner, new_phone):
    address = show_code(owner)
    ben = new_phone()
    come_in(ben, address)
    ben.open(f"/games/{game_of(ben)}/share")
    expect(ben.page.locator(".phone-line")).to_have_count(2)
    expect(ben.page.get_by_role("link", name="Our scorebook")).to_have_count(0)
    owner.key("Our scorebook")
    expect(owner.page.get_by_role("heading", name="Scorebook", exact=True)).to_be_visible()


def test_who_watches_sees_everything_and_writes_nothing(owner, new_phone):
    write_round(owner, "3", "4")
    address = show_code(owner, "Watch")
    watcher = new_phone()
    come_in(watcher, address, None)
    expect_totals(watcher, "3", "4")
    expect(watcher.main()).to_have_text("For the whole table")
    expect(watcher.page.get_by_role("button", name="Undo")).to_have_count(0)
    expect(watcher.page.get_by_text("This phone only watches")).to_be_visible()
    watcher.shot("share-watcher")
    watcher.axe()
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


def test_who_is_just_watching_writes_once_he_has_said_who_he_is(owner, new_phone):
    guest = new_phone()
    come_in(guest, show_code(owner), None)
    expect(guest.main()).to_have_text("For the whole table")
    guest.key("This phone only watches")
    expect(guest.page.get_by_text("You said that you are just watching")).to_be_visible()
    guest.key("Say who you are")
    guest.key("Ben")
    guest.key("Back to the sheet")
    expect(guest.main()).to_have_text("Round 1")


def test_a_phone_is_sent_away_and_told_at_once(owner, new_phone):
    ben = new_phone()
    come_in(ben, show_code(owner))
    owner.key(re.compile("Send away: .*Ben"))
    expect(owner.page.locator(".phone-line")).to_have_count(1)
    expect(ben.page.get_by_text("This phone may no longer write here")).to_be_visible()
    expect(ben.page.get_by_role("link", name="Other phones")).to_have_count(0)
    expect(ben.main()).to_have_text("For the whole table")
    expect(ben.page.get_by_role("button", name="Undo")).to_have_count(0)
    no_matter(ben, 404)


def test_what_a_phone_wrote_before_it_was_sent_away_stays_with_it(owner, new_phone):
    ben = new_phone()
    address = show_code(owner)
    come_in(ben, address)
    restore = lost(ben)
    write_round(ben, "3", "4")
    expect(ben.page.locator(".cloud")).to_contain_text("1")
    owner.key(re.compile("Send away: .*Ben"))
    expect(owner.page.locator(".phone-line")).to_have_count(1)
    restore()
    ben.page.reload()
    expect(ben.page.get_by_text("One entry was never sent")).to_be_visible()
    expect_totals(ben, "3", "4")
    ben.shot("share-unsent")
    ben.axe()
    restore()
    no_matter(ben, 404)


def test_what_a_phone_wrote_before_it_handed_over_is_refused_by_name(owner, new_phone):
    address = show_code(owner, "Hand over")
    owner.key("Back to the sheet")
    restore = lost(owner)
    write_round(owner, "3", "4")
    expect_totals(owner, "3", "4")
    come_in(new_phone(), address)
    restore()
    owner.page.reload()
    expect(owner.page.get_by_text("does not fit: This phone only watches")).to_be_visible()
    expect_totals(owner, "0", "0")
    owner.shot("share-refused")
    owner.axe()
    owner.key("Drop it")
    expect(owner.page.locator(".notice")).to_have_count(0)
    restore()
    no_matter(owner, 422)


def test_a_phone_leaves_by_itself(owner, new_phone):
    ben = new_phone()
    come_in(ben, show_code(owner))
    ben.open(f"/games/{game_of(ben)}/share")
    expect(ben.page.get_by_text("Whoever looks after this game")).to_be_visible()
    expect(ben.page.locator("qr-code")).to_have_count(0)
    ben.shot("share-guest")
    ben.axe()
    ben.key("Leave this game")
    expect(owner.page.locator(".phone-line")).to_have_count(1)
    no_matter(ben, 404)


def test_handing_over_the_first_phone_steps_back(owner, new_phone):
    address = show_code(owner, "Hand over")
    owner.shot("share-hand-over")
    ben = new_phone()
    come_in(ben, address)
    expect(owner.page.get_by_text(re.compile("Ben.* looks after the game now"))).to_be_visible()
    owner.shot("share-handed-over")
    owner.axe()
    owner.key("Back to the sheet")
    expect(owner.main()).to_have_text("For the whole table")
    assert show_code(ben)
    no_matter(owner, 404)  # it may just have asked for the codes it no longer gives out


def test_the_sheet_hears_at_once_that_the_game_was_handed_over(owner, new_phone):
    address = show_code(owner, "Hand over")
    owner.key("Back to the sheet")
    expect(owner.main()).to_have_text("Round 1")
    come_in(new_phone(), address)
    expect(owner.page.get_by_text("This phone only watches")).to_be_visible()
    expect(owner.main()).to_have_text("For the whole table")


def test_a_code_made_invalid_opens_nothing(owner, new_phone):
    address = show_code(owner)
    ben = new_phone()
    come_in(ben, address)
    expect(owner.page.locator(".phone-line")).to_have_count(2)
    owner.key("Make this code invalid")
    expect(owner.page.get_by_text("The phone that came by this code leaves")).to_be_visible()
    owner.shot("share-invalid")
    owner.key("Make it invalid")
    expect(owner.page.locator(".phone-line")).to_have_count(1)
    expect(owner.page.locator(".share-link")).not_to_have_text(address)
    late = new_phone()
    scan(late, address)
    expect(late.page.get_by_text("This invitation opens nothing")).to_be_visible()
    late.shot("join-unknown")
    late.axe()
    for phone in (ben, late):
        no_matter(phone, 404)


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
    ben.key("Open")
    ben.key("Just watching")
    expect(ben.page.locator("score-board")).to_be_visible()


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
    owner.new_game("Tally", "Ada", "Cy")
    expect(owner.page.locator("score-board")).to_be_visible()
    ben.open("/join")
    ben.key("Back")
    expect(ben.page.locator(".game-line")).to_have_count(2)


def test_who_one_is_can_be_said_later(owner):
    show_code(owner)
    owner.key("Say who you are")
    owner.key("Ada")
    expect(owner.page.locator(".phone-line .name")).to_have_text(re.compile("Ada"))
    owner.key("Back to the sheet")
    write_round(owner, "1", "2")
    owner.tap(owner.page.get_by_role("link", name="Round 1", exact=True))
    expect(owner.page.locator(".round-history")).to_have_text(written_by("Ada"))


def test_without_a_name_it_is_this_phone_that_wrote(owner):
    write_round(owner, "1", "2")
    owner.tap(owner.page.get_by_role("link", name="Round 1", exact=True))
    expect(owner.page.locator(".round-history")).to_have_text(written_by("this phone"))


def test_a_rematch_is_there_on_every_phone(owner, new_phone):
    ben = new_phone()
    come_in(ben, show_code(owner))
    game = game_of(owner)
    owner.open(f"/new?after={game}")
    owner.key("Start")
    expect(owner.page.locator("score-board")).to_be_visible()
    expect(owner.page).not_to_have_url(re.compile(game))
    rematch = game_of(owner)
    expect_listed(ben, rematch)


def expect_listed(phone: Phone, game: str) -> None:
    """Waits until a phone has heard of a game."""
    phone.open("/join")
    phone.key("Back")
    expect(phone.page.locator(f'.game-line[href="/games/{game}"]')).to_be_visible()


def lost(phone: Phone):
    """The network between this phone and the server, cut until `restore`."""

    def cut(route: Route) -> None:
        route.abort("internetdisconnected")

    phone.page.context.route("**/api/**", cut)

    def restore() -> None:
        phone.page.context.unroute("**/api/**", cut)
        phone.troubles[:] = [told for told in phone.troubles if "ERR_INTERNET" not in told]

    return restore


def test_a_game_begun_without_a_network_says_that_others_can_join_later(new_phone):
    phone = new_phone()
    phone.open()
    restore = lost(phone)
    phone.new_game("Tally", "Ada", "Ben")
    phone.key("Other phones")
    expect(phone.page.get_by_text("Others can join once there is a network")).to_be_visible()
    phone.shot("share-offline")
    phone.axe()
    restore()
    expect(phone.page.locator("qr-code path")).to_be_visible()
    restore()


@pytest.mark.parametrize(
    ("flight_mode", "said"), [(True, "There is no network."), (False, "The server does not answer")]
)
def test_an_invitation_waits_for_the_network(owner, new_phone, flight_mode, said):
    address = show_code(owner)
    ben = new_phone()
    ben.open("/join")
    field = ben.page.get_by_label("Link or code")
    expect(field).to_be_visible()
    ben.page.wait_for_load_state("networkidle")
    restore = lost(ben)
    ben.page.context.set_offline(flight_mode)
    field.fill(address)
    ben.key("Open")
    expect(ben.page.get_by_text(said)).to_be_visible()
    ben.shot("join-waiting")
    ben.axe()
    restore()
    ben.page.context.set_offline(False)
    ben.key("Ben")
    expect(ben.page.locator("score-board")).to_be_visible()
    restore()


def test_whoever_tried_too_many_invitations_is_told_to_wait(phone, tmp_path):
    """On a server of its own: all phones of the tests come from one address."""
    with serving(tmp_path) as server:
        phone.address = server.address
        for _ in range(20):
            wrong = phone.page.request.post(
                f"{server.address}/api/join",
                data={"token": "x" * 32},
                headers={"Sec-Fetch-Site": "same-origin"},
            )
            assert wrong.status == 404
        scan(phone, f"{server.address}/join#{'y' * 32}")
        expect(phone.page.get_by_text("Too many invitations were tried")).to_be_visible()
        phone.shot("join-crowded")
        phone.axe()
        phone.page.goto("about:blank")  # nothing asks the server any more, which goes now
    no_matter(phone, 429)


@pytest.fixture
def eight(new_phone) -> Phone:
    phone = new_phone()
    phone.new_game("Tally", *EIGHT)
    return phone


def test_eight_long_names(eight, new_phone):
    eight.shot("share-key-eight")
    address = show_code(eight)
    guest = new_phone()
    scan(guest, address)
    expect(guest.page.locator(".who-key")).to_have_count(9)
    guest.shot("join-who-eight")
    guest.axe()
    guest.key(EIGHT[2])
    expect(eight.page.locator(".phone-line")).to_have_count(2)
    expect(eight.page.locator(".phone-line").last).to_contain_text(EIGHT[2])
    eight.page.locator(".share-phones").scroll_into_view_if_needed()
    eight.shot("share-phones-eight")
    eight.axe()
