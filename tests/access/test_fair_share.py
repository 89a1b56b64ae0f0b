"""While much is asked, whoever costs many times what others do waits, and nobody else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.access.fair_share import (
    BUSY_SECONDS,
    FADE_SECONDS,
    FREE_SECONDS,
    MAX_DELAY_SECONDS,
    FairShares,
)
from tests.clock import Clock
from tests.patched import report_of

ENTRY_SECONDS = 0.005
TABLES = [f"table {number}" for number in range(20)]


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def shares(clock) -> FairShares:
    return FairShares(clock)


def test_requests_do_not_wait_while_the_server_has_time(shares):
    shares.charge("heavy", 0.9 * BUSY_SECONDS)
    shares.charge("light", ENTRY_SECONDS)
    assert shares.delay("heavy") == shares.delay("light") == shares.delay("new") == 0


def test_sender_that_costs_many_times_what_others_do_waits_and_nobody_else(shares):
    for sender in ("light", "other", "third"):
        shares.charge(sender, ENTRY_SECONDS)
    shares.charge("heavy", BUSY_SECONDS)
    assert 0 < shares.delay("heavy") <= MAX_DELAY_SECONDS
    assert shares.delay("light") == shares.delay("new") == 0


def test_sender_that_is_alone_does_not_wait(shares):
    shares.charge("heavy", 10 * BUSY_SECONDS)
    assert shares.delay("heavy") == 0


def test_requests_do_not_wait_where_all_cost_alike(shares):
    for table in TABLES:
        shares.charge(table, BUSY_SECONDS)
    assert [shares.delay(table) for table in TABLES] == [0] * len(TABLES)


def test_wait_ends_as_the_cost_fades(shares, clock):
    for sender in TABLES:
        shares.charge(sender, ENTRY_SECONDS)
    shares.charge("heavy", 2 * BUSY_SECONDS)
    assert shares.delay("heavy") == MAX_DELAY_SECONDS
    clock.now += FADE_SECONDS
    assert shares.delay("heavy") == 0


@given(others=st.lists(st.floats(0, 1_000), max_size=40), own=st.floats(0, FREE_SECONDS))
def test_sender_that_costs_little_never_waits_whatever_others_do(others, own):
    shares = FairShares(Clock())
    for number, seconds in enumerate(others):
        shares.charge(f"{number}", seconds)
    shares.charge("light", own)
    assert shares.delay("light") == 0


def test_tables_play_on_beside_senders_that_wait_for_every_answer(shares, clock):
    """Eight of them, each of whose requests takes half a second of the processor."""
    ready = dict.fromkeys([f"attack {number}" for number in range(8)], clock.now)
    spent = 0.0
    begins = clock.now
    while clock.now < begins + 60:
        for table in TABLES:
            assert shares.delay(table) == 0
            shares.charge(table, ENTRY_SECONDS)
        for sender, time in ready.items():
            if time <= clock.now:
                ready[sender] = clock.now + shares.delay(sender) + 0.5
                shares.charge(sender, 0.5)
                spent += 0.5
        clock.now += 1
    assert spent / 60 < 2.5  # without a wait they would have had eight processors


@pytest.mark.long
def test_requests_are_charged_what_their_threads_did_and_wait_for_it():
    said = ["charged: True", "heavy waited: 1", "light waited: 0", "asked for its health: 0"]
    assert report_of("tests.access.waiting") == (said, "")
