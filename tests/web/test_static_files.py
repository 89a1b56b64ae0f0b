"""Built files."""

import gzip

import brotli


def script(phone) -> str:
    return phone.get("/").text.split('<script type="module" src="')[1].split('"')[0]


def test_files_with_a_hash_are_kept_for_good(phone):
    answer = phone.get(script(phone))
    assert answer.headers["Cache-Control"] == "max-age=315360000, public, immutable"
    assert answer.mimetype == "text/javascript"


def test_files_travel_compressed(phone):
    style = phone.get("/").text.split('<link rel="stylesheet" href="')[1].split('"')[0]
    whole = phone.get(style)
    for encoding, unpacked in (("br", brotli.decompress), ("gzip", gzip.decompress)):
        answer = phone.get(style, headers={"Accept-Encoding": encoding})
        assert answer.headers["Content-Encoding"] == encoding
        assert len(answer.data) < len(whole.data) / 2
        assert unpacked(answer.data) == whole.data


def test_pages_travel_compressed(phone):
    answer = phone.get("/", headers={"Accept-Encoding": "br"})
    assert answer.headers["Content-Encoding"] == "br"
    assert brotli.decompress(answer.data).startswith(b"<!DOCTYPE html>")


def test_the_app_s_page_travels_packed_as_well_as_can_be(phone):
    whole = phone.get("/new")
    packed = phone.get("/new", headers={"Accept-Encoding": "br"})
    assert packed.data == brotli.compress(whole.data)
    for answer in (whole, packed):
        assert "Accept-Encoding" in answer.headers["Vary"]
    known = {"Accept-Encoding": "br", "If-None-Match": packed.headers["ETag"]}
    assert phone.get("/new", headers=known).status_code == 304


def test_files_are_guarded_like_pages(phone):
    policy = phone.get("/").headers["Content-Security-Policy"]
    assert phone.get(script(phone)).headers["Content-Security-Policy"] == policy


def test_other_files_are_asked_for_again(phone):
    answer = phone.get("/static/icons/favicon.svg")
    assert answer.headers["Cache-Control"] == "max-age=0, public"
    known = {"If-Modified-Since": answer.headers["Last-Modified"]}
    assert phone.get("/static/icons/favicon.svg", headers=known).status_code == 304


def test_a_missing_file_is_not_kept(phone):
    answer = phone.get("/static/assets/none.js")
    assert answer.status_code == 404
    assert "immutable" not in answer.headers.get("Cache-Control", "")


def test_files_outside_the_built_ones_are_not_served(phone):
    for path in ("../../pyproject.toml", "%2e%2e/%2e%2e/pyproject.toml"):
        assert phone.get(f"/static/{path}").status_code == 404


def test_the_icon_has_its_old_name_too(phone):
    assert phone.get("/favicon.ico").mimetype == "image/svg+xml"
