"""Everybody is answered in their own language: the one chosen on the phone, else the browser's."""

import pytest

GERMAN = {"Accept-Language": "de-AT,de;q=0.9,en;q=0.5"}
STRANGE = {"Accept-Language": "xx-YY,xx;q=0.5"}


def chosen(phone, language: str) -> None:
    phone.set_cookie("language", language)


def test_a_page_is_in_the_language_of_the_browser(phone):
    page = phone.get("/nowhere", headers=GERMAN)
    assert '<html lang="de">' in page.text
    assert "Hier ist nichts" in page.text


def test_the_choice_on_the_phone_goes_before_the_browser(phone):
    chosen(phone, "en")
    assert "Nothing here" in phone.get("/nowhere", headers=GERMAN).text
    chosen(phone, "de")
    assert "Hier ist nichts" in phone.get("/nowhere").text


@pytest.mark.parametrize("headers", [STRANGE, {"Accept-Language": "*"}, {}])
def test_unknown_language_gets_english(phone, headers):
    assert '<html lang="en">' in phone.get("/nowhere", headers=headers).text


@pytest.mark.parametrize("language", ["", "xx", "../de", "de\x00"])
def test_a_choice_that_does_not_exist_is_none(phone, language):
    chosen(phone, language)
    assert '<html lang="de">' in phone.get("/", headers=GERMAN).text


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_shell_fetches_the_texts_of_its_language_ahead(phone, app, language):
    chosen(phone, language)
    texts = app.extensions["bundle"].texts
    page = phone.get("/").text
    assert [code for code in texts if f'rel="modulepreload" href="{texts[code]}"' in page] == [
        language
    ]
    assert phone.get(texts[language]).status_code == 200


def test_caches_keep_the_languages_apart(phone):
    assert {"accept-language", "cookie"} <= {name.lower() for name in phone.get("/").vary}
