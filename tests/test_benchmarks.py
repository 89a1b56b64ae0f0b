"""The benchmarks measure what they say; how fast things are is told by `make bench`."""

import json
import re
from contextlib import closing, nullcontext
from pathlib import Path

import pytest
from playwright.sync_api import expect

from benchmarks import (
    engine,
    moving_code,
    outbox,
    pages,
    peers,
    phone_engine,
    phone_memory,
    search,
    server,
    taps,
    together,
    warm_start,
)
from benchmarks.__main__ import measuring
from benchmarks.crowd import Crowd
from benchmarks.figure import Figure
from benchmarks.floors import bare_ms
from benchmarks.kept_transfers import KeptTransfers, Transfer, build_name
from benchmarks.long_games import ENTRIES, RECORDERS, file_of
from companion.engine.fold import replay
from tests.browser.phone import Phone
from tests.browser.together import gather
from tests.chromium import phone_page
from tests.serving import serving

NEXT_TRICK = "Trick 8 of 14"
"""What the recorder of Animanize says three tricks after the four of its long game."""
README = Path(__file__).parents[1] / "benchmarks" / "README.md"
STAND_IN = """<!doctype html><input id="player" placeholder="Enter player name">
<button>Add Player</button><button>Start Game</button><button>Add Round</button>
<table></table><p></p>
<script>
  const names = [], [add, ...rounds] = document.querySelectorAll("button")
  const cell = () => '<td><input class="score-input" type="number">'
  add.onclick = () => names.push(player.value)
  for (const key of rounds) key.onclick = () => {
    document.querySelector("table").insertRow().innerHTML = names.map(cell).join("")
  }
  oninput = () => {
    const totals = names.map(() => 0)
    document.querySelectorAll(".score-input").forEach((cell, place) => {
      totals[place % names.length] += Number(cell.value)
    })
    document.querySelector("p").innerHTML =
      totals.map(total => `<b class="total-score">${total}</b> `).join("")
  }
</script>"""
"""The screens of the peer, without React."""


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("served")) as server:
        yield server


def test_every_benchmark_is_explained():
    assert re.findall(r"^\| `(\w+)` ", README.read_text(), re.MULTILINE) == measuring()


def test_a_target_is_a_most_or_a_least():
    assert [Figure("so many", value, "", 5).met for value in (4, 5, 6)] == [True, True, False]
    rates = [Figure("so fast", value, "", 5, at_least=True) for value in (4, 5, 6)]
    assert [rate.met for rate in rates] == [False, True, True]


def test_the_long_game_of_the_engine_is_legal():
    answer = replay(engine.game(2))
    assert answer["problem"] is None
    assert [row["open"] for row in answer["sheet"]["rounds"]] == [False, False]


def test_a_crowd_hears_of_every_entry(served):
    with closing(Crowd(served.port, tables=2, phones=3)) as crowd:
        assert crowd.write(each_second=50, seconds=0.1) == []
        crowd.open_streams()
        assert len(crowd.write(each_second=50, seconds=0.1)) == 5 * 3


def test_a_round_of_six_phones_is_booked_once(served):
    booked, took = outbox.six_phones(served, rounds=3)
    assert booked == 1
    assert len(took) == 3


def test_a_scorebook_s_pages_are_measured_with_few_games_and_with_more():
    figures = list(pages.figures(sizes=(10, 40), times=2))
    grown = [figure for figure in figures if figure.unit == "×"]
    assert len(grown) == 5
    assert all(figure.value > 0 for figure in figures)
    assert sum(figure.unit == "/s" for figure in figures) == len(grown) + 2


def test_a_full_outbox_arrives(served):
    assert outbox.outbox_ms(served, "alone") > 0 < bare_ms(served, 50)


def test_a_tap_reaches_the_other_phone(served, browser):
    pages = [phone_page(browser) for _ in range(2)]
    writes, watches = (Phone(page, served.address, together.no_report) for page in pages)
    gather(writes, watches)
    writes.page.evaluate(together.NOTE_TAPS)
    assert together.way_ms(writes, watches.page) > 0
    for page in pages:
        page.context.close()


def test_a_game_is_read_through_the_synthetic_camera(playwright):
    size = {"three rounds": (["Ada", "Ben"], 3)}
    kept = {("three rounds", 1, 1)}
    [one] = moving_code.transfers(playwright, size, (1, 2), (1,), kept)
    assert (one.seed, one.slower) == (2, 1)
    assert one.seconds > 0


def test_transfers_are_kept_for_the_build_they_were_made_with(tmp_path):
    path = tmp_path / "transfers.jsonl"
    one = Transfer("three rounds", seed=1, slower=4, seconds=1.5)
    KeptTransfers(path, "a build").add(one)
    kept = KeptTransfers(path, "a build")
    assert ("three rounds", 1, 4) in kept
    assert ("three rounds", 1, 6) not in kept
    assert kept.seconds("three rounds", 4) == [1.5]
    assert ("three rounds", 1, 4) not in KeptTransfers(path, "another build")
    assert len(build_name()) == 12


def test_the_synthetic_camera_comes_again_with_its_seed(browser):
    page = browser.new_page()
    size = {"codeMs": 150, "width": 90, "height": 60, "pictures": 2, "pictureMs": 50}
    films = [
        page.evaluate(moving_code.HAND_HELD, {"seed": seed, "codes": [["10", "01"]], **size})
        for seed in (1, 1, 2)
    ]
    page.close()
    assert films[0] == films[1] != films[2]


def test_the_rules_are_asked(served, browser):
    questions = search.load_questions("de")["tally"]
    page = phone_page(browser, locale="de")
    search.open_search(page, f"{served.address}/rules/tally?q=", questions[0])
    assert len(page.evaluate(search.ASK, questions)) == len(questions) > 5
    page.context.close()


def test_the_engine_of_the_built_app_is_asked(served, browser):
    page = phone_page(browser)
    page.goto(served.address)
    times = phone_engine.ask_engine(page, engine.game(2), times=4)
    assert {name: len(took) for name, took in times.items()} == {
        "start": 1,
        "bare": 4,
        "refold": 4,
        "entry": 4,
        "after 20": 4,
        "after 200": 4,
    }
    page.context.close()


def test_a_server_is_started(tmp_path):
    assert server.first_answer_s(tmp_path) > 0


@pytest.mark.parametrize("name", RECORDERS)
def test_taps_of_a_recorder_are_seen_in_a_long_game(served, browser, name):
    page = taps.new_page(browser, served.address, slower=1)
    with taps.timing_writes(page) as writes:
        times = taps.tapped(page, name, taps=3)
    assert len(times["board"]) + len(times["other"]) == 3
    assert all(figure.value > 0 for figure in taps.figures_of(name, times, bare=1))
    assert writes
    page.context.close()


@pytest.mark.parametrize("name", taps.AT_ONCE)
def test_a_tap_right_after_an_entry_is_seen(served, browser, name):
    page = taps.new_page(browser, served.address, slower=1)
    assert len(taps.after_an_entry(page, name, entries=3)) == 3
    if name == "greta":
        expect(page.locator("greta-rack button")).to_have_count(32 - ENTRIES % 32 - 3)
    else:
        expect(page.locator(".header-status")).to_contain_text(NEXT_TRICK)
    page.context.close()


@pytest.mark.parametrize("name", RECORDERS)
def test_long_games_are_played_with_cards_by_the_rules(name):
    """No points alone, but where points are all there is."""
    file = file_of(name)
    answer = replay(file)
    assert answer["problem"] is None
    assert not answer["sheet"]["over"]
    if file["game"] != "tally":
        players = [player for entry in file["log"] for player in entry.get("players", [])]
        assert {"points"} not in [player.keys() for player in players]


def test_the_kept_app_starts_without_a_network(served, browser):
    ((usable, first),) = warm_start.starts_ms(browser, served, starts=1)
    assert usable >= first > 0


def test_memory_of_a_phone_is_measured_after_each_number_of_rounds(served, browser):
    few, more = phone_memory.held_after(browser, served, 1, 2)
    assert min(few, more) > 1


def test_memory_of_a_phone_is_measured_with_a_stored_game(served, browser, monkeypatch):
    monkeypatch.setattr(phone_memory, "WRITTEN", 1)
    assert phone_memory.held_with(browser, served, rounds=2) > 1


def stand_in(folder: Path) -> None:
    """Put sources of a score sheet there that are built by a copy, and drawn without React."""
    script = {"build": "mkdir build && cp index.html build"}
    (folder / "package.json").write_text(json.dumps({"name": "stand-in", "scripts": script}))
    (folder / "index.html").write_text(STAND_IN)


def test_a_digit_is_measured_beside_a_peer_that_is_built_in_a_copy(
    served, browser, tmp_path, monkeypatch
):
    stand_in(tmp_path)
    monkeypatch.setattr(peers, "server_and_browser", lambda: nullcontext((served, browser)))
    for name, value in (("PEER", str(tmp_path)), ("ROUNDS", 2), ("RUNS", 1), ("DIGITS", 3)):
        monkeypatch.setattr(peers, name, value)
    figures = list(peers.figures())
    assert [figure.what.split(",")[0] for figure in figures] == [
        "a digit typed",
        "a digit tapped",
    ] * 2
    assert all(figure.value > 0 for figure in figures)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["index.html", "package.json"]
    for context in browser.contexts:
        context.close()


@pytest.mark.parametrize("put", [peers.type_digit, peers.tap_digit])
def test_digits_go_to_the_players_of_the_tally_in_turn(served, browser, monkeypatch, put):
    for name, value in (("SLOWER", 1), ("DIGITS", 4)):
        monkeypatch.setattr(peers, name, value)
    page = peers.open_tally(browser, served.address)
    expect(page.locator(".header-title")).to_have_text("Round 51")
    assert len(peers.digits(page, peers.TABS, put)) == 4
    expect(page.locator(".points-typed")).to_have_text("4")
    expect(page.locator(".header-status")).to_have_text("4 of 4 players")
    page.context.close()


def test_without_a_peer_no_figure_is_told(monkeypatch, capsys):
    monkeypatch.setattr(peers, "PEER", None)
    assert list(peers.figures()) == []
    assert "PEER names no folder" in capsys.readouterr().err
