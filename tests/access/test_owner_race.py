"""On PostgreSQL, where transactions run side by side: owners who take and give at once."""

from functools import partial

import pytest
from sqlalchemy import update

from companion.db.transactions import writes
from companion.models.grants import Role, ScorebookGrant
from tests.access.shared_links import problem
from tests.access.test_scorebook_devices import away
from tests.conftest import Phone, settings_in
from tests.web.pages import token_of


@pytest.fixture
def settings(tmp_path, postgresql_database):
    return settings_in(tmp_path, **postgresql_database)


@pytest.fixture
def owners(phone, new_phone) -> tuple[Phone, Phone]:
    """Return the owner of one game, and the owner of its scorebook, who owns that game, too."""
    phone.start("ours")
    tokens = [phone.share("ours", "own", whole_book=whole) for whole in (False, True)]
    of_game, of_book = new_phone(), new_phone()
    for owner, token in zip((of_game, of_book), tokens, strict=True):
        assert owner.join(token).json["role"] == "own"
    return of_game, of_book


def short_id(phone: Phone) -> str:
    devices = phone.get("/api/games/ours/devices").json["devices"]
    return next(one["id"] for one in devices if one["this"])


def test_two_owners_who_remove_each_other_leave_one(beside, owners):
    removals = [
        partial(one.delete, f"/api/games/ours/devices/{short_id(other)}", json={})
        for one, other in (owners, owners[::-1])
    ]
    first, second = beside.run(*removals)
    assert (first.status_code, second.status_code) == (200, 404)
    assert [one.role_in("ours") for one in owners] == ["own", None]


def test_two_phones_that_a_scorebook_is_handed_over_to_leave_one_owner(beside, phone, new_phone):
    phone.start("ours")
    tokens = [phone.share("ours", "own", whole_book=True) for _ in range(2)]
    others = [new_phone(), new_phone()]
    for other in others:
        other.get("/")  # gets its cookie
    joining = [partial(one.join, token) for one, token in zip(others, tokens, strict=True)]
    first, second = beside.run(*joining)
    assert first.json["role"] == "own"
    assert problem(second) == "join.unknown"
    assert [one.role_in("ours") for one in (phone, *others)] == ["watch", "own", None]


@writes
def make_everybody_owner(session) -> None:
    session.execute(update(ScorebookGrant).values(role=Role.OWN))


def test_two_owners_who_take_a_scorebook_from_each_other_leave_one(beside, phone, new_phone):
    """As versions before had let two phones become its owners."""
    phone.start("ours")
    other = new_phone()
    other.join(phone.share("ours", whole_book=True))
    beside.in_app(make_everybody_owner)()
    removals = [
        partial(one.post, away(one), data={"csrf_token": token_of(one)}) for one in (phone, other)
    ]
    first, second = beside.run(*removals)
    assert (first.status_code, second.status_code) == (303, 404)
    assert (phone.role_in("ours"), other.role_in("ours")) == ("own", None)
