"""Links: who gives them out, what they open, and for how long."""

from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import select

from companion.extensions import Model
from companion.transactions import reads
from tests.conftest import Phone, points


@pytest.fixture
def other(new_phone) -> Phone:
    """Another phone at the table."""
    return new_phone()


@pytest.fixture
def game(phone) -> str:
    """A game that `phone` owns."""
    phone.start("ours")
    return "ours"


def links(phone: Phone, game: str = "ours") -> list[dict]:
    return phone.get(f"/api/games/{game}/links").json["links"]


def revoke(phone: Phone, link: str):
    return phone.delete(f"/api/games/ours/links/{link}", json={})


def problem(answer) -> str:
    return answer.json["problem"]["code"]


def test_a_link_lets_another_phone_write(phone, other, game):
    answer = other.join(phone.share(game))
    assert answer.json["game"] == game
    assert answer.json["role"] == "record"
    assert other.write(game, 0, points("a", 1, 2)).status_code == 200
    assert other.role_in(game) == "record"


def test_a_link_to_watch_lets_nobody_write(phone, other, game):
    other.join(phone.share(game, "watch"))
    assert other.get(f"/api/games/{game}").status_code == 200
    refused = other.write(game, 0, points("a", 1, 2))
    assert (refused.status_code, problem(refused)) == (422, "log.only_watches")
    assert other.role_in(game) == "watch"


def test_a_link_to_one_game_opens_no_other(phone, other, game):
    phone.start("second")
    other.join(phone.share(game))
    assert other.role_in("second") is None


@pytest.mark.every_database
def test_a_link_to_the_whole_scorebook_opens_every_game_of_it(phone, other, game):
    answer = other.join(phone.share(game, whole_book=True))
    assert answer.json["game"] is None
    phone.start("later")
    assert (other.role_in(game), other.role_in("later")) == ("record", "record")


def test_a_link_is_good_for_several_phones(phone, new_phone, game):
    token = phone.share(game)
    for _ in range(3):
        assert new_phone().join(token).status_code == 200
    assert links(phone)[0]["used"] == 3


def test_a_phone_that_comes_twice_counts_once(phone, other, game):
    token = phone.share(game)
    other.join(token)
    other.join(token)
    assert links(phone)[0]["used"] == 1


@pytest.mark.every_database
def test_a_link_never_takes_away(phone, other, game):
    assert phone.join(phone.share(game, "watch")).json["role"] == "own"
    other.join(phone.share(game))
    other.join(phone.share(game, "watch"))
    other.join(phone.share(game, "watch", whole_book=True))
    assert (phone.role_in(game), other.role_in(game)) == ("own", "record")


@pytest.mark.every_database
def test_a_wider_link_takes_a_lesser_grant_with_it(phone, other, game):
    other.join(phone.share(game, "watch"))
    other.join(phone.share(game, whole_book=True))
    assert other.role_in(game) == "record"


@reads
def everything(session) -> str:
    """All that the database holds."""
    tables = Model.metadata.sorted_tables
    return str([session.execute(select(table)).all() for table in tables])


@pytest.mark.every_database
def test_the_token_is_told_once_and_kept_nowhere(app, phone, game, settings):
    token = phone.share(game)
    assert len(token) >= 32
    assert token not in phone.get(f"/api/games/{game}/links").text
    with app.app_context():
        stored = everything().encode()
    assert links(phone)[0]["id"].encode() in stored
    for secret in (token.encode(), token[8:].encode()):
        assert secret not in stored
        assert [file for file in settings.data.iterdir() if secret in file.read_bytes()] == []


def test_a_link_lives_for_thirty_days(phone, game):
    phone.share(game)
    (link,) = links(phone)
    assert set(link) == {"id", "role", "whole_book", "made", "until", "used"}
    lives = datetime.fromisoformat(link["until"]) - datetime.now(UTC)
    assert timedelta(days=29, hours=23) < lives <= timedelta(days=30)


@pytest.mark.every_database
def test_an_expired_link_opens_nothing(phone, other, game, app):
    token = phone.share(game)
    expire(app)
    answer = other.join(token)
    assert (answer.status_code, problem(answer)) == (404, "join.unknown")
    assert links(phone) == []


def expire(app) -> None:
    from sqlalchemy import update

    from companion.sharing.models import Link
    from companion.transactions import writes

    @writes
    def age(session):
        session.execute(update(Link).values(until="2026-01-01T00:00:00.000Z"))

    with app.app_context():
        age()


@pytest.mark.every_database
def test_making_a_link_clears_expired_ones_away(phone, game, app):
    phone.share(game)
    expire(app)
    phone.share(game, "watch")
    assert rows_of_links(app) == 1


def rows_of_links(app) -> int:
    from sqlalchemy import func, select

    from companion.sharing.models import Link
    from companion.transactions import reads

    @reads
    def count(session) -> int:
        return session.scalar(select(func.count()).select_from(Link))

    with app.app_context():
        return count()


@pytest.mark.every_database
def test_a_revoked_link_takes_back_what_it_gave(phone, new_phone, game):
    token, standing = phone.share(game), phone.share(game, "watch")
    came, watches = new_phone(), new_phone()
    came.join(token)
    watches.join(standing)
    assert revoke(phone, links(phone)[0]["id"]).status_code == 200
    assert came.role_in(game) is None
    assert came.write(game, 0, points("a", 1, 2)).status_code == 404
    assert watches.role_in(game) == "watch"
    assert problem(came.join(token)) == "join.unknown"


@pytest.mark.every_database
def test_a_revoked_link_to_the_scorebook_takes_back_every_game(phone, other, game):
    other.join(phone.share(game, whole_book=True))
    phone.start("second")
    revoke(phone, links(phone)[0]["id"])
    assert (other.role_in(game), other.role_in("second")) == (None, None)


def test_only_an_owner_makes_sees_and_revokes_links(phone, other, game):
    other.join(phone.share(game))
    wish = {"role": "watch"}
    assert other.post(f"/api/games/{game}/links", json=wish).status_code == 404
    assert other.get(f"/api/games/{game}/links").status_code == 404
    assert revoke(other, links(phone)[0]["id"]).status_code == 404
    assert len(links(phone)) == 1


def test_who_owns_one_game_cannot_share_the_scorebook(phone, other, game):
    phone.share(game, whole_book=True)
    other.join(phone.share(game, "own"))
    wish = {"role": "record", "whole_book": True}
    assert other.post(f"/api/games/{game}/links", json=wish).status_code == 404
    assert links(other) == []


def test_a_link_of_another_game_is_not_revoked_here(phone, game):
    phone.start("second")
    phone.share("second")
    (link,) = links(phone, "second")
    assert revoke(phone, link["id"]).status_code == 404
    assert revoke(phone, "none").status_code == 404


@pytest.mark.every_database
def test_handing_over_the_first_phone_steps_back(phone, other, game):
    assert other.join(phone.share(game, "own")).json["role"] == "own"
    assert (phone.role_in(game), other.role_in(game)) == ("watch", "own")
    assert other.share(game)


def test_what_reaches_the_server_after_handing_over_is_refused_by_name(phone, other, game):
    phone.write(game, 0, points("a", 1, 2))
    other.join(phone.share(game, "own"))
    answer = phone.post(
        f"/api/games/{game}/log",
        json={"after": 1, "entries": [points("a", 1, 2), points("b", 3, 4)]},
    )
    assert (answer.status_code, problem(answer)) == (422, "log.only_watches")
    assert (answer.json["stored"], answer.json["id"], answer.json["seq"]) == (["a"], "b", 1)


@pytest.mark.every_database
def test_handing_over_is_good_once(phone, other, new_phone, game):
    token = phone.share(game, "own")
    other.join(token)
    assert problem(new_phone().join(token)) == "join.unknown"
    assert problem(phone.join(token)) == "join.unknown"


def test_handing_over_to_oneself_changes_nothing(phone, other, game):
    token = phone.share(game, "own")
    assert phone.join(token).json["role"] == "own"
    assert other.join(token).json["role"] == "own"


def test_handing_over_is_good_for_an_hour(phone, game):
    phone.share(game, "own")
    lives = datetime.fromisoformat(links(phone)[0]["until"]) - datetime.now(UTC)
    assert timedelta(minutes=59) < lives <= timedelta(hours=1)


def test_who_has_stepped_back_hands_over_no_more(phone, other, new_phone, game):
    first, second = phone.share(game, "own"), phone.share(game, "own")
    other.join(first)
    assert problem(new_phone().join(second)) == "join.unknown"
    assert other.role_in(game) == "own"


@pytest.mark.every_database
def test_a_whole_scorebook_is_handed_over(phone, other, game):
    other.join(phone.share(game, "own", whole_book=True))
    phone.start("mine-again", scorebook=None)
    assert (phone.role_in(game), other.role_in(game)) == ("watch", "own")
    assert (phone.role_in("mine-again"), other.role_in("mine-again")) == ("own", None)


@pytest.mark.parametrize(
    "wish",
    [
        {},
        {"role": "king"},
        {"role": 3},
        {"role": "record", "whole_book": 1},
        {"role": "own", "x": 1},
    ],
)
def test_a_link_good_for_nothing_known_is_400(phone, game, wish):
    answer = phone.post(f"/api/games/{game}/links", json=wish)
    assert (answer.status_code, problem(answer)) == (400, "api.link")


def test_links_of_one_game_are_bounded(phone, game):
    for _ in range(50):
        phone.share(game)
    answer = phone.post(f"/api/games/{game}/links", json={"role": "record"})
    assert (answer.status_code, problem(answer)) == (422, "links.too_many")


@pytest.mark.parametrize("token", [None, 5, [], {}])
def test_a_token_that_is_no_text_is_400(other, token):
    answer = other.join(token)
    assert (answer.status_code, problem(answer)) == (400, "api.token")


@pytest.mark.parametrize("token", ["", "x", "x" * 200_000, "\ud800", "\x00" * 40, "ü" * 32])
def test_a_token_that_was_never_given_out_opens_nothing(other, token):
    answer = other.join(token)
    assert (answer.status_code, problem(answer)) == (404, "join.unknown")


def test_half_a_token_opens_nothing(phone, other, game):
    token = phone.share(game)
    for wrong in (token[:8], token[:-1], token + "A", token[8:], token.swapcase()):
        assert other.join(wrong).status_code == 404


@pytest.mark.every_database
def test_an_erased_game_takes_its_links_with_it(phone, other, game, app):
    from companion.matches.store import erase

    token = phone.share(game)
    with app.app_context():
        erase(game)
    assert problem(other.join(token)) == "join.unknown"


class Guesser:
    """A phone that tries wrong tokens."""

    def __init__(self, phone: Phone, address: str = "203.0.113.1") -> None:
        self.phone = phone
        self.phone.environ_base["REMOTE_ADDR"] = address

    def guess(self, times: int) -> list[int]:
        return [self.phone.join(f"wrong-{n}").status_code for n in range(times)]


def test_guessing_is_slowed_down(other):
    guesser = Guesser(other)
    assert guesser.guess(20) == [404] * 20
    answer = other.join("wrong")
    assert (answer.status_code, problem(answer)) == (429, "api.too_many")
    assert 0 < int(answer.headers["Retry-After"]) <= 60


def test_a_right_token_has_to_wait_as_well(phone, other, game):
    """Or it could be told from a wrong one by going on."""
    token = phone.share(game)
    Guesser(other).guess(20)
    assert other.join(token).status_code == 429


def test_other_addresses_do_not_wait(phone, other, new_phone, game):
    Guesser(other).guess(21)
    assert new_phone().join(phone.share(game)).status_code == 200


def test_a_whole_hall_behind_one_address_comes_in(phone, new_phone, game):
    """What counts is wrong tokens, not right ones."""
    token = phone.share(game)
    assert {new_phone().join(token).status_code for _ in range(40)} == {200}


def test_guessing_from_many_addresses_is_slowed_down(new_phone):
    met = set()
    for n in range(60):
        met |= set(Guesser(new_phone(), f"203.0.113.{n}").guess(20))
    assert met == {404, 429}


@pytest.mark.every_database
def test_a_rematch_lets_in_who_was_there(phone, other, new_phone, game):
    watcher = new_phone()
    other.join(phone.share(game))
    watcher.join(phone.share(game, "watch"))
    book = phone.get("/api/games").json["games"][0]["scorebook"]
    answer = other.start("rematch", after=game)
    assert answer.status_code == 201
    assert (answer.json["scorebook"], answer.json["role"]) == (book, "record")
    assert [one.role_in("rematch") for one in (phone, other, watcher)] == ["own", "record", "watch"]


@pytest.mark.every_database
def test_a_revoked_link_opens_the_rematch_no_more(phone, other, game):
    other.join(phone.share(game))
    phone.start("rematch", after=game)
    revoke(phone, links(phone)[0]["id"])
    assert other.role_in("rematch") is None


@pytest.mark.parametrize("after", ["strangers-game", "none"])
def test_a_rematch_of_what_one_may_not_write_in_is_a_game_of_ones_own(phone, stranger, game, after):
    assert phone.start("rematch", after=after).json["role"] == "own"
    assert stranger.role_in("rematch") is None


@pytest.mark.parametrize("after", [5, "", "\x00"])
def test_an_earlier_game_that_is_no_id_is_refused(phone, after):
    answer = phone.start("rematch", after=after)
    assert (answer.status_code, problem(answer)) == (422, "value.text")
