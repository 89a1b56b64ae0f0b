"""`companion demo`: an evening of every game, for the first phone that comes."""

import json
import re
import shutil
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from flask import Flask

from companion import create_app
from companion.core.config import SettingsError
from companion.core.paths import PACKAGE
from companion.core.rules import replay
from companion.maintenance import demo
from tests.conftest import Phone, close, settings_in


@pytest.fixture(scope="module")
def demo_database(tmp_path_factory) -> Path:
    settings = settings_in(tmp_path_factory.mktemp("demo"))
    demo.fill(settings)
    return settings.database


@pytest.fixture
def filled(tmp_path, demo_database) -> Iterator[Flask]:
    settings = settings_in(tmp_path)
    shutil.copy(demo_database, settings.database)
    app = create_app(settings)
    app.test_client_class = Phone
    yield app
    with app.app_context():
        close(app)


SAMPLES = demo.samples()


def test_games_of_every_kind_of_pad_are_of_the_library_and_played_to_their_ends():
    files = [file for file in SAMPLES if file["game"] == "pad"]
    library = [json.loads(file.read_text("utf-8")) for file in (PACKAGE / "pads").glob("*.json")]
    assert all({"format": "companion-pad/1"} | file["pad"] in library for file in files)
    kinds = [(file["pad"]["kind"], "members" in file["seats"][0]) for file in files]
    assert kinds == [("rounds", False), ("rounds", True), ("rows", False)]
    assert [replay(file)["sheet"]["reason"] for file in files] == ["rounds", "target", "games"]


def test_demo_has_an_own_pad_kept_in_the_scorebook(filled):
    first = filled.test_client()
    first.get("/")
    pads = first.get("/api/pads").json["pads"]
    assert [(pad["pad"]["name"], pad["version"], pad["retired"]) for pad in pads] == [
        ("Mau-Mau", 1, False)
    ]


def test_demo_ends_before_today_begins(filled):
    first = filled.test_client()
    first.get("/")
    games = first.get("/api/games").json["games"]
    times = [
        entry["at"]
        for game in games
        for entry in first.get(f"/api/games/{game['id']}").json["file"]["log"]
        if entry["type"] != "place"
    ]
    assert max(times) < f"{datetime.now(UTC):%Y-%m-%d}"


@pytest.mark.parametrize("file", SAMPLES, ids=lambda file: file["game"])
def test_a_sample_is_no_problem(file):
    answer = replay(file)
    assert answer["problem"] is None
    assert answer["sheet"]["warnings"] == []


def test_demo_has_figures_of_the_pad(filled):
    first = filled.test_client()
    first.get("/")
    people = first.get("/people").text
    address = re.findall(r'href="(/people/[0-9a-f-]{36})[^"]*"[^>]*>(?:<[^>]*>|\s)*Ada', people)[0]
    assert "Tricks = Bid" in first.get(address).text


def test_demo_belongs_to_the_first_phone_only(filled):
    first, second = filled.test_client(), filled.test_client()
    first.get("/")
    second.get("/")
    games = first.get("/api/games").json["games"]
    assert sorted(game["game"] for game in games) == sorted(file["game"] for file in SAMPLES)
    assert second.get("/api/games").json["games"] == []


def test_demo_belongs_to_a_phone_whose_first_request_is_a_call(filled):
    first = filled.test_client()
    assert len(first.get("/api/games").json["games"]) == len(SAMPLES)


def test_demo_games_can_be_played_on(filled):
    phone = filled.test_client()
    phone.get("/")
    for game in phone.get("/api/games").json["games"]:
        file = phone.get(f"/api/games/{game['id']}").json["file"]
        assert game["seq"] == len(file["log"]) > 0
        assert replay(file)["problem"] is None
        end = {"id": "end", "type": "finish"}
        assert phone.write(game["id"], game["seq"], end).status_code == 200


def test_a_folder_with_games_is_left_alone(settings, phone):
    phone.start("ours")
    with pytest.raises(SettingsError, match="has games already"):
        demo.fill(settings)
