"""Only our own pages write and call: by what the browser says of where a request comes from."""

import pytest

from tests.conftest import tally
from tests.web.pages import token_of

HERE = "http://localhost"
OTHER_SITE = "https://elsewhere.test"


def put(phone, **headers) -> int:
    return phone.put("/api/games/g1", json=tally(), headers=headers).status_code


@pytest.fixture
def silent(phone):
    """Return a browser on plain HTTP, which knows no Sec-Fetch-Site."""
    del phone.environ_base["HTTP_SEC_FETCH_SITE"]
    return phone


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_another_site_calls_nothing(phone, site):
    phone.environ_base["HTTP_SEC_FETCH_SITE"] = site
    assert put(phone) == 403
    assert phone.get("/api/games").status_code == 403


def test_a_lie_about_the_origin_does_not_help(phone):
    phone.environ_base["HTTP_SEC_FETCH_SITE"] = "cross-site"
    assert put(phone, Origin=HERE) == 403


def test_without_the_browsers_word_the_origin_decides(silent):
    assert put(silent, Origin=OTHER_SITE) == 403
    assert put(silent, Origin="null") == 403
    assert put(silent) == 403
    assert put(silent, Origin=HERE) == 201


def test_reading_without_origin_and_fetch_site_is_allowed(silent):
    """A page of another site could send it, but never read the answer."""
    assert silent.get("/api/games").status_code == 200


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_a_form_of_another_site_is_refused_even_with_a_good_token(phone, site):
    phone.start("g1")
    fields = {"csrf_token": token_of(phone), "name": "Dora"}
    refused = phone.post("/people/new", data=fields, headers={"Sec-Fetch-Site": site})
    assert refused.status_code == 403
    assert "Dora" not in phone.get("/people").text
    assert phone.post("/people/new", data=fields).status_code == 303


def test_a_form_without_the_browsers_word_is_known_by_its_origin(silent):
    silent.put("/api/games/g1", json=tally(), headers={"Origin": HERE})
    fields = {"csrf_token": token_of(silent), "name": "Dora"}
    for origin in (OTHER_SITE, "null"):
        refused = silent.post("/people/new", data=fields, headers={"Origin": origin})
        assert refused.status_code == 403
    assert silent.post("/people/new", data=fields, headers={"Origin": HERE}).status_code == 303


def test_a_page_may_be_come_to_from_anywhere(phone):
    """A link in a chat leads here."""
    assert phone.get("/join", headers={"Sec-Fetch-Site": "cross-site"}).status_code == 200
