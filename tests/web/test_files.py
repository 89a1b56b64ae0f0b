"""Built files, and health."""


def script(phone) -> str:
    return phone.get("/").text.split('<script type="module" src="')[1].split('"')[0]


def test_files_with_a_hash_are_kept_for_good(phone):
    answer = phone.get(script(phone))
    assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert answer.mimetype == "text/javascript"


def test_other_files_are_asked_for_again(phone):
    answer = phone.get("/static/icons/favicon.svg")
    assert answer.headers["Cache-Control"] == "no-cache"
    again = phone.get(
        "/static/icons/favicon.svg", headers={"If-None-Match": answer.headers["ETag"]}
    )
    assert again.status_code == 304


def test_a_missing_file_is_not_kept(phone):
    answer = phone.get("/static/assets/none.js")
    assert answer.status_code == 404
    assert "immutable" not in answer.headers.get("Cache-Control", "")


def test_nothing_outside_the_built_files_is_served(phone):
    for path in ("../../pyproject.toml", "%2e%2e/%2e%2e/pyproject.toml"):
        assert phone.get(f"/static/{path}").status_code == 404


def test_the_icon_has_its_old_name_too(phone):
    assert phone.get("/favicon.ico").mimetype == "image/svg+xml"


def test_health_asks_the_database(phone):
    assert phone.get("/health").json == {"status": "ok"}


def test_health_is_not_well_without_one(phone, settings):
    settings.database.unlink()
    settings.database.mkdir()
    assert phone.get("/health").status_code == 503
