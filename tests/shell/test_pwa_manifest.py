"""How Companion looks on a home screen."""

import struct

import pytest


@pytest.fixture
def manifest(phone) -> dict:
    answer = phone.get("/manifest.webmanifest")
    assert answer.mimetype == "application/manifest+json"
    return answer.json


def pictures(manifest: dict) -> list[dict]:
    of_shortcuts = [icon for shortcut in manifest["shortcuts"] for icon in shortcut["icons"]]
    return [*manifest["icons"], *manifest["screenshots"], *of_shortcuts]


def test_pages_written_by_the_server_link_the_manifest(phone):
    for address in ("/", "/rules/agame", "/nowhere"):
        assert '<link rel="manifest" href="/manifest.webmanifest">' in phone.get(address).text


def test_manifest_is_compressed(phone):
    answer = phone.get("/manifest.webmanifest", headers={"Accept-Encoding": "br"})
    assert answer.content_encoding == "br"


def test_icons_of_the_manifest_have_the_sizes_it_names(phone, manifest):
    for picture in pictures(manifest):
        answer = phone.get(picture["src"])
        assert answer.mimetype == picture["type"] == "image/png"
        width, height = struct.unpack(">II", answer.data[16:24])
        assert picture["sizes"] == f"{width}x{height}"


def test_there_is_an_icon_for_every_shape(manifest):
    purposes = {icon["purpose"] for icon in manifest["icons"]}
    assert purposes == {"any", "maskable", "monochrome"}


def test_texts_of_the_manifest_are_in_the_catalogue(manifest):
    named = [manifest, *manifest["shortcuts"]]
    texts = [one["name"] for one in named] + [one["label"] for one in manifest["screenshots"]]
    texts += [manifest["short_name"], manifest["description"]]
    assert not [text for text in texts if text.startswith(("manifest.", "app."))]


def test_manifest_is_in_the_language_of_the_request(phone):
    german = phone.get("/manifest.webmanifest", headers={"Accept-Language": "de-AT"}).json
    assert german["lang"] == "de"
    assert german["name"] == "Companion: Zettel für Kartenspiele"
    assert [shortcut["name"] for shortcut in german["shortcuts"]] == ["Neue Partie", "Regeln"]
