"""What Companion is made of, with the licence of each part, from the packages' own words."""

import json
import re
from pathlib import Path

from markupsafe import escape

from companion.shell import about

ROOT = Path(__file__).parents[2]


def test_packages_of_the_phone_have_licences():
    names = json.loads((ROOT / "package.json").read_text())["dependencies"]
    packages = {package.name: package for package in about.list_phone_packages()}
    assert set(names) <= set(packages)
    assert {"lit-html", "workbox-precaching"} <= set(packages)
    assert [name for name, package in packages.items() if not package.licence] == []


def test_packages_of_the_server_have_licences():
    lock = (ROOT / "requirements.lock").read_text()
    locked = set(re.findall(r"^([\w.-]+)==", lock, re.MULTILINE))
    packages = {
        package.name.lower().replace("_", "-"): package for package in about.list_server_packages()
    }
    assert {"flask", "werkzeug", "sqlalchemy", "gevent"} <= set(packages) & locked
    assert [
        name for name, package in packages.items() if not (package.licence or package.text)
    ] == []


def test_a_licence_is_named_in_one_way():
    licences = {package.licence for package in about.list_server_packages()}
    assert "MIT" in licences
    assert [licence for licence in licences if licence.endswith(" License")] == []


def test_about_page_shows_the_licence_of_companion(phone):
    licence = (ROOT / "LICENSE").read_text()
    assert licence.startswith("MIT License")
    assert f"<pre>{escape(licence.rstrip())}" in phone.get("/about").text


def test_about_page_names_the_version_and_the_packages(phone):
    page = phone.get("/about").text
    assert f"Version {about.own_package().version}" in page
    assert "OFL-1.1" in page
    assert "SIL OPEN FONT LICENSE" in page
