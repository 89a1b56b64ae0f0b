"""What waits to be sent survives everything, and arrives once."""

import pytest
from playwright.sync_api import Request, expect

from companion.core.limits import MAX_BODY_BYTES
from companion.engine.check import NOTE_LIMIT
from tests.browser.keypad import expect_totals, type_in, write_round
from tests.browser.phone import Phone
from tests.browser.slow_engine import be_patient, hold_engine, slow
from tests.browser.together import (
    OURS,
    Guest,
    is_batch_stored,
    is_log,
    log_of,
    no_matter,
    sit_down,
    wait_for_log,
)
from tests.network.faults import Fault
from tests.serving import serving
from tests.waiting import wait_until

PLAIN = Fault.NONE
COUNT = 550
"""Entries, each with a remark of emoji: more bytes than one call may have, but no more letters."""


def meet(guest: Guest, fault: Fault) -> list[str]:
    """Have every batch that a phone sends meet this fault; those that have met it so far."""
    met = []

    def choose(request: str) -> Fault:
        if not (request.startswith("POST") and is_log(request.split()[1])):
            return PLAIN
        met.append(request)
        return fault

    guest.network.choose = choose
    return met


@pytest.mark.parametrize(
    "fault",
    [Fault.PORTAL, Fault.TOO_MANY, Fault.BAD_GATEWAY, Fault.UNAVAILABLE],
    ids=lambda fault: fault.name.lower(),
)
def test_entry_answered_wrongly_waits_and_then_arrives_once(guests, fault):
    (ada,) = guests(1)
    game = sit_down(ada)
    met = meet(ada, fault)
    with ada.phone.page.expect_response(is_batch_stored):
        write_round(ada.phone, "1", "2")
        expect(ada.phone.page.locator(".cloud")).to_contain_text("1")
        wait_until(lambda: met[1:], "it was tried again")
        ada.network.choose = lambda _request: PLAIN
    expect(ada.phone.page.locator(".cloud")).to_have_count(0)
    assert len(ada.log(game)) == 1


def test_a_lost_answer_and_a_request_that_comes_twice_count_once(guests):
    ada, ben = guests(2)
    game = sit_down(ada, ben)
    for fault in (Fault.LOSE_ANSWER, Fault.CUT_ANSWER, Fault.TWICE):
        met = meet(ada, fault)
        write_round(ada.phone, "1", "2")
        wait_until(lambda m=met: m, f"a batch meets {fault.name}")
        ada.network.choose = lambda _request: PLAIN
    write_round(ada.phone, "3", "4")
    expect_totals(ben.phone, "6", "10")
    assert len(ada.log(game)) == 4


def test_waiting_entries_survive_the_tab_and_the_server(phone, tmp_path):
    with serving(tmp_path) as server:
        phone.address = server.address
        phone.new_game("Tally", "Ada", "Ben")
        game = phone.page.url.removeprefix(server.address)
        with phone.page.expect_response(is_batch_stored) as info:
            write_round(phone, "1", "2")
        info.value.finished()
        server.stop()
        write_round(phone, "3", "4")
        write_round(phone, "5", "6")
        expect(phone.page.locator(".cloud")).to_contain_text("2")
        lost = phone.page
        phone.page = phone.another_tab().page
        lost.close()
        with serving(tmp_path, port=server.port):
            with phone.page.expect_response(is_batch_stored):
                phone.open(game)
            expect_totals(phone, "9", "12")
            expect(phone.page.locator(".cloud")).to_have_count(0)
            assert len(log_of(phone, game)) == 3
    no_matter(phone)


def test_a_thousand_entries_go_in_one_request(guests):
    (ada,) = guests(1)
    game = sit_down(ada)
    ada.offline()
    write_round(ada.phone, "1", "1")
    be_patient(ada.phone)
    ada.phone.page.evaluate(MANY, [999])
    batches = []  # that got through: how often a phone tries without a network is its affair
    ada.phone.page.on(
        "response", lambda response: is_batch_stored(response) and batches.append(response)
    )
    expect(ada.phone.page.locator(".cloud")).to_be_visible()
    ada.online()
    expect(ada.phone.page.locator(".cloud")).to_have_count(0)
    assert len(wait_for_log(ada.phone, game, 1000)) == 1000
    assert len(batches) == 1


MANY = """async ([count]) => {
  const { store } = document.querySelector("companion-app");
  const game = location.pathname.split("/")[2];
  const players = [{ points: 1 }, { points: 0 }];
  await store.write(game, Array.from({ length: count }, () => ({ type: "round", players })));
}"""


MANY_WITH_NOTES = """async ([count, note]) => {
  const { store } = document.querySelector("companion-app");
  const game = location.pathname.split("/")[2];
  const players = [{ points: 1 }, { points: 0 }];
  await store.write(game, Array.from({ length: count }, () => ({ type: "round", players, note })));
}"""


def test_more_bytes_than_one_call_may_have_go_in_several(guests):
    (ada,) = guests(1)
    game = sit_down(ada)
    ada.offline()
    be_patient(ada.phone)
    ada.phone.page.evaluate(MANY_WITH_NOTES, [COUNT, "🦎" * NOTE_LIMIT])
    sizes = {}  # by the first entry of a batch: one that was cut off goes once more

    def note_size(call: Request) -> None:
        if is_batch(call):
            first = call.post_data_json["entries"][0]["id"]
            sizes[first] = len(call.post_data_buffer or b"")

    ada.phone.page.on("request", note_size)
    ada.online()
    assert len(wait_for_log(ada.phone, game, COUNT)) == COUNT
    assert len(sizes) == 2
    assert max(sizes.values()) <= MAX_BODY_BYTES


def is_batch(call: Request) -> bool:
    return call.method == "POST" and is_log(call.url)


def test_a_page_from_the_back_forward_cache_has_caught_up(guests):
    ada, ben = guests(2)
    sit_down(ada, ben)
    ben.phone.page.goto(f"{ben.phone.address}/health")
    write_round(ada.phone, "1", "2")
    ben.phone.page.go_back()
    expect_totals(ben.phone, "1", "2")
    write_round(ada.phone, "3", "4")
    expect_totals(ben.phone, "4", "6")


def test_an_erased_game_stays_on_the_phone_and_can_become_its_own(guests):
    ada, ben = guests(2)
    game = sit_down(ada, ben)
    write_round(ada.phone, "1", "2")
    expect_totals(ben.phone, "1", "2")
    ben.phone.ignored.append("status of 404")
    send_away(ada.phone, game)
    expect(ben.phone.page.get_by_text("no longer takes part here")).to_be_visible()
    expect_totals(ben.phone, "1", "2")
    ben.phone.shot("sync-barred")
    ben.phone.axe()
    ben.phone.key_twice("Make my own copy")
    expect(ben.phone.page).not_to_have_url(ben.phone.address + game)
    expect_totals(ben.phone, "1", "2")
    write_round(ben.phone, "3", "4")
    expect_totals(ben.phone, "4", "6")
    expect(ben.phone.page.locator(".notice")).to_have_count(0)
    ben.phone.key("Back")
    expect(ben.phone.page.locator(".game-line")).to_have_count(2)


def test_phone_that_leaves_before_the_copy_is_made_stays_where_it_is(guests):
    ada, ben = guests(2)
    slow(ben.phone)
    game = sit_down(ada, ben)
    ben.phone.ignored.append("status of 404")
    send_away(ada.phone, game)
    with hold_engine(ben.phone):
        ben.phone.key("Make my own copy")
        ben.phone.key("Back")
        expect(ben.phone.page.locator("home-screen .game-line")).to_have_count(1)
    expect(ben.phone.page.locator("home-screen .game-line")).to_have_count(2)


def send_away(phone: Phone, game: str) -> None:
    """Take the game from every other phone, as its owner."""
    devices = f"{phone.address}/api{game}/devices"
    for device in phone.page.request.get(devices, headers=OURS).json()["devices"]:
        if not device.get("this"):
            gone = phone.page.request.delete(f"{devices}/{device['id']}", data={}, headers=OURS)
            assert gone.ok


def test_typing_goes_on_while_the_network_swallows_everything(guests):
    (ada,) = guests(1)
    sit_down(ada)
    write_round(ada.phone, "0", "0")  # so that the recorder has come
    ada.network.black_hole = True
    write_round(ada.phone, "1", "2")
    ada.phone.tap(ada.phone.main())
    type_in(ada.phone, "3")
    ada.phone.key("Back")
    expect_totals(ada.phone, "1", "2")
    ada.network.black_hole = False
    ada.network.cut()
    ada.online()
    expect(ada.phone.page.locator(".cloud")).to_have_count(0)
