"""Somebody merges two people while an import runs that has one of them."""

import pytest

from companion.maintenance.doctor import findings
from companion.models import db
from companion.people.edit import merge_people
from companion.people.store import list_people
from tests.conftest import settings_in, tally
from tests.transfer.file_pages import post, send
from tests.transfer.small_scorebook import book, person, raw
from tests.transfer.test_import_steps import (
    FILE,
    FINISHED,
    GAMES,
    before_each_step,
    known,
    one_at_a_time,
    player_row,
)

__all__ = ["known", "one_at_a_time"]


def played(phone) -> dict[str, int]:
    """Return how many games everybody has played, as the page of people counts them."""
    home = phone.get("/api/games").json["games"][0]["scorebook"]
    return {one.name: one.played for one in list_people(home)}


@pytest.fixture
def import_while_merging(phone, app, monkeypatch):
    """Tells how to bring the file in while the owner merges one person into another."""

    def run(one: str, into: str) -> None:
        def merge(number: int) -> None:
            if number == 6:  # Cy, who is Ben by the file, is here and not merged yet
                with app.app_context():
                    book = player_row(one).scorebook
                    assert merge_people(book, player_row(one).id, player_row(into).id)

        looked = send(phone, FILE)
        before_each_step(monkeypatch, merge)
        assert post(phone, looked.location).status_code == 303

    return run


@pytest.mark.every_database
@pytest.mark.usefixtures("known", "one_at_a_time")
def test_person_merged_into_one_whom_the_file_merges_keeps_all_games(
    phone, app, import_while_merging
):
    import_while_merging("Ada", "Cy")
    with app.app_context():
        assert played(phone) == {"Ben": 1, "Cy": 1 + GAMES, "Zoe": GAMES}
        assert list(findings(db.engine)) == []


@pytest.mark.every_database
@pytest.mark.usefixtures("known", "one_at_a_time")
def test_person_of_the_file_merged_into_somebody_else_stays_merged(app, import_while_merging):
    import_while_merging("Cy", "Ada")
    with app.app_context():
        assert player_row("Cy").into == player_row("Ada").id


class TestOnPostgreSQL:
    """Where transactions run side by side."""

    @pytest.fixture
    def settings(self, tmp_path, postgresql_database):
        return settings_in(tmp_path, **postgresql_database)

    def test_game_that_comes_in_while_its_player_is_merged_is_of_who_remains(
        self, beside, phone, app
    ):
        phone.start("g1")
        phone.write("g1", 0, *FINISHED)
        phone.start("g2", seats=[{"name": "Addie"}, {"name": "Cy"}])
        file = tally(id="new", seats=[{"name": "Addie"}, {"name": "Zoe"}], log=FINISHED)
        looked = send(phone, raw(book(players=[person("p1", name="Zoe")], games=[{"file": file}])))
        phone.get("/people")
        with app.app_context():
            ada, addie = player_row("Ada"), player_row("Addie")
        merge = beside.in_app(merge_people, ada.scorebook, addie.id, ada.id)
        assert beside.run(merge, lambda: post(phone, looked.location))[1].status_code == 303
        with app.app_context():
            assert played(phone)["Ada"] == 2
            assert list(findings(db.engine)) == []
