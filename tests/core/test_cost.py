"""Work is on the bill of the request it is done for, in whichever thread it is done."""

import pytest
from gevent.threadpool import ThreadPool

from companion.core.cost import charged, current_bill, leave_bill, open_bill
from companion.core.threadpool import run_in_pool

MANY = 200_000


def work() -> int:
    return sum(range(MANY))


@pytest.fixture
def bill():
    yield open_bill()
    leave_bill()


def test_work_in_a_thread_is_on_the_bill_of_who_asked_for_it(bill, threads):
    assert run_in_pool(threads, work) == work()
    assert bill.seconds > 0


def test_each_piece_of_work_adds_to_the_bill(bill):
    charged(work, bill)()
    once = bill.seconds
    charged(work, bill)()
    assert bill.seconds > once > 0


def test_work_that_fails_has_cost_as_much(bill):
    def fail():
        raise LookupError(work())

    with pytest.raises(LookupError):
        charged(fail, bill)()
    assert bill.seconds > 0


def test_work_for_nobody_is_on_no_bill(bill, threads):
    leave_bill()
    assert current_bill() is None
    assert run_in_pool(threads, work) == work()
    assert bill.seconds == 0


@pytest.fixture
def threads():
    """Return a pool of threads of its own."""
    pool = ThreadPool(1)
    yield pool
    pool.kill()
