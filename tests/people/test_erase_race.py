"""A person is merged with another while their name is being erased."""

import pytest

from companion.maintenance.doctor import findings
from companion.models import db
from companion.people import edit
from companion.people.erase import erase_person
from tests.conftest import settings_in
from tests.people.test_erase import before_each_write, everything, in_database, send_erasure
from tests.results.evenings import BOOK, begin, person
from tests.web.pages import ids, token_of

MERGING = "Nothing was changed: one of the names is being taken out just now."


def post(phone, address: str):
    """Send a form of a page; return the page it leads to."""
    answer = phone.post(address, data={"csrf_token": token_of(phone)})
    assert answer.status_code == 303
    return phone.get(answer.location)


def merge(phone, who: str, into: str):
    return post(phone, f"/people/{who}/merge?into={into}")


@pytest.fixture
def people(phone) -> dict[str, str]:
    """Return the ids of Ada, into whom Addie is merged, and of Ben and Cy, who sat with them."""
    phone.start("g1", seats=[{"name": "Ada"}, {"name": "Cy"}])
    phone.start("g2", seats=[{"name": "Addie"}, {"name": "Cy"}])
    phone.start("g3", seats=[{"name": "Ben"}, {"name": "Cy"}])
    found = ids(phone)
    assert merge(phone, found["Addie"], found["Ada"]).status_code == 200
    return found


def erase_ada(phone, people: dict[str, str], monkeypatch, meanwhile) -> list[str]:
    """Have the name of Ada, who is Addie, too, taken out; return what was answered meanwhile."""
    pages: list[str] = []

    def act(written: int) -> None:
        if written == 0:
            answer = meanwhile()
            assert answer.status_code == 200
            pages.append(answer.text)

    before_each_write(monkeypatch, act)
    assert send_erasure(phone, people["Ada"]).status_code == 303
    return pages


@pytest.mark.every_database
def test_person_being_erased_is_not_merged_into_another(app, phone, people, monkeypatch):
    """Else those merged into them before would be the other's, with their names."""
    to_ben = people["Ada"], people["Ben"]
    (page,) = erase_ada(phone, people, monkeypatch, lambda: merge(phone, *to_ben))
    assert MERGING in page
    assert sorted(ids(phone)) == ["Ben", "Cy", "○"]
    text = in_database(app)
    assert not [name for name in ("'Ada'", "Addie", "ada'", "addie") if name in text]


@pytest.mark.every_database
def test_other_person_is_not_merged_into_one_being_erased(phone, people, monkeypatch):
    """Else their name would be taken out with the other's."""
    to_ada = people["Ben"], people["Ada"]
    (page,) = erase_ada(phone, people, monkeypatch, lambda: merge(phone, *to_ada))
    assert MERGING in page
    assert sorted(ids(phone)) == ["Ben", "Cy", "○"]


def test_person_being_erased_is_not_taken_apart(app, phone, people, monkeypatch):
    apart = f"/people/{people['Addie']}/unmerge"
    (page,) = erase_ada(phone, people, monkeypatch, lambda: post(phone, apart))
    assert MERGING in page
    assert "addie" not in in_database(app).lower()


def test_person_merged_since_the_page_was_shown_is_not_erased_unseen(phone, people):
    """The name of whom they were merged into would go with theirs."""
    merge(phone, people["Ada"], people["Ben"])
    answer = send_erasure(phone, people["Ada"])
    assert (answer.status_code, answer.location) == (303, f"/people/{people['Ben']}/erase")
    assert sorted(ids(phone)) == ["Ben", "Cy"]


@pytest.mark.usefixtures("app_context")
class TestOnPostgreSQL:
    """Where transactions run side by side."""

    @pytest.fixture
    def settings(self, tmp_path, postgresql_database):
        return settings_in(tmp_path, **postgresql_database)

    def test_merging_waits_for_an_erasure_that_begins(self, beside):
        begin("Ada", "Cy")
        begin("Ben", "Cy")
        ada, ben = person("Ada"), person("Ben")

        def merge() -> str:
            with pytest.raises(edit.BeingErasedError):
                edit.merge_people(BOOK, ada, ben)
            return "refused"

        erasing = beside.in_app(erase_person, BOOK, ada)
        assert beside.run(erasing, beside.in_app(merge))[1] == "refused"
        assert "Ada" not in everything()
        assert list(findings(db.engine)) == []
