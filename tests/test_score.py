"""`companion score` on real files."""

import json
import os
import subprocess

import pytest

from companion.core.paths import ROOT
from companion.engine.fold import replay
from tests.conftest import points, tally
from tests.engine import golden
from tests.engine.ask import PAD
from tests.forking import COMPANION, run_companion

GOOD = tally(log=[points("a", 1, 2)])


@pytest.fixture
def write(tmp_path):
    """Write a file into the folder where the command runs; its name."""

    def put(name: str, content) -> str:
        raw = content if isinstance(content, bytes) else json.dumps(content).encode()
        (tmp_path / name).write_bytes(raw)
        return name

    return put


@pytest.fixture
def score(tmp_path):
    """Run the command: its exit status, and the lines of both outputs."""

    def run(*arguments) -> tuple[int, list[str], list[str]]:
        result = run_companion("score", *arguments, cwd=tmp_path)
        return result.returncode, result.stdout.splitlines(), result.stderr.splitlines()

    return run


@pytest.fixture
def start_score(tmp_path):
    """Start a process of its own with pipes, for what is about language, encoding or pipes."""

    def run(*arguments, **more) -> tuple[int, list[str], list[str]]:
        result = subprocess.run(
            [COMPANION, "score", *arguments], cwd=tmp_path, capture_output=True, check=False, **more
        )
        out, err = (
            stream.decode("utf-8", "strict").splitlines()
            for stream in (result.stdout, result.stderr)
        )
        return result.returncode, out, err

    return run


def test_a_file_gives_one_object_with_its_name_and_sheet(score, write):
    status, (line,), err = score(write("evening.json", GOOD))
    assert (status, err) == (0, [])
    assert json.loads(line) == {"file": "evening.json", **replay(GOOD)["sheet"]}


@pytest.mark.long
def test_every_golden_file_is_scored_or_refused_in_order(score, write):
    files = {
        f"{number:04}.json": golden.read(path)["file"]
        for number, path in enumerate(golden.all_golden())
    }
    answers = {write(name, file): replay(file) for name, file in files.items()}
    status, out, err = score(*files)
    assert status == 1
    scored = {name: answer for name, answer in answers.items() if not answer["problem"]}
    assert [json.loads(line) for line in out] == [
        {"file": name, **answer["sheet"], **members(answer["setup"]["seats"])}
        for name, answer in scored.items()
    ]
    for line, (name, answer) in zip(
        err, ((n, a) for n, a in answers.items() if a["problem"]), strict=True
    ):
        assert line.startswith(f"{name}: entry {answer['problem']['entry']}: ")
        assert not line.endswith(answer["problem"]["code"])


def members(seats: list[dict]) -> dict:
    """Return what tells who is in each team, where there is any."""
    people = [seat.get("members") for seat in seats]
    names = [one and [person["name"] for person in one] for one in people]
    return {"members": names} if any(names) else {}


def test_a_refusal_names_entry_field_and_what_is_right(score, write):
    rounds = [{"type": "round", "players": [{"tricks": n, "animals": []} for n in (5, 5, 5)]}]
    seats = [{"name": name} for name in ("Ada", "Ben", "Cy")]
    file = {"format": "companion/1", "game": "animanize", "seats": seats, "log": rounds}
    status, out, (line,) = score(write("a.json", file))
    assert (status, out) == (1, [])
    assert line == "a.json: entry 1: players[2].tricks: 15 of 14 tricks"


def test_the_set_up_is_entry_0(score, write):
    _, _, (line,) = score(write("a.json", GOOD | {"seats": []}))
    assert line.startswith("a.json: entry 0: seats: ")


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "There is nothing in this file."),
        (b" \n", "There is nothing in this file."),
        (b" " * 1_000_001, "This file has more than a megabyte; no game has that much."),
        (b"round 1: 5 to 3", "This is not JSON: line 1, column 1."),
        (b"\xff\xfe", "This is not text in UTF-8."),
        (b'{"a": 1, "a": 2}', "The key “a” stands twice in one object; it may stand there once."),
        (b"[NaN]", "One of the numbers is not one: NaN, infinite, or thousands of digits long."),
        (b"[" * 100_000, "Lists and objects are nested too deeply; 32 levels are the most."),
        (
            b"[" * 900 + b"]" * 900,
            "Lists and objects are nested too deeply; 32 levels are the most.",
        ),
    ],
)
def test_file_of_another_kind_gets_one_plain_line(score, write, content, why):
    assert score(write("a.json", content)) == (1, [], [f"a.json: {why}"])


def test_unreadable_file_gets_one_plain_line(score):
    status, out, err = score("none.json", ".")
    assert (status, out) == (1, [])
    assert err == [
        "none.json: This file cannot be read (No such file or directory).",
        ".: This file cannot be read (Is a directory).",
    ]


def test_the_others_are_scored_all_the_same(score, write):
    names = [write("a.json", GOOD), write("b.json", b"no"), write("c.json", GOOD)]
    status, out, err = score(*names)
    assert status == 1
    assert [json.loads(line)["file"] for line in out] == ["a.json", "c.json"]
    assert len(err) == 1


def test_a_dash_reads_the_standard_input(start_score):
    status, (line,), _ = start_score("-", input=json.dumps(GOOD).encode())
    assert (status, json.loads(line)["file"]) == (0, "-")


@pytest.mark.parametrize("text", [b'"\\ud800"', b'"\\u0000"', b'"a\\nb"', b'"\\u001b[2J"'])
def test_strange_names_and_keys_stay_on_one_line(start_score, write, text):
    name = b'{"format":"companion/1","game":"tally","seats":[{"name":' + text + b'}],"log":[{}]}'
    key = b'{"format":"companion/1","game":"tally","seats":[],"log":[],' + text + b":1}"
    status, out, err = start_score(write("a.json", name), write("b.json", key))
    assert (status, out, len(err)) == (1, [], 2)
    assert all(line.isprintable() for line in err)


def test_a_file_name_that_is_no_text_is_shown_with_a_mark(start_score, write):
    status, (line,), _ = start_score(write("\udcff.json", GOOD))
    assert (status, json.loads(line)["file"]) == (0, "?.json")


def test_names_come_through_where_the_terminal_knows_no_utf8(start_score, write):
    file = GOOD | {"seats": [{"name": "Zoë"}, {"name": "李"}]}
    environment = {"LC_ALL": "C", "PYTHONIOENCODING": "ascii", "PATH": "/usr/bin:/bin"}
    status, out, err = start_score("--text", write("a.json", file), env=environment)
    assert (status, err) == (0, [])
    assert "Zoë" in out[1]


def test_as_text_the_columns_stand_under_each_other(score, write):
    file = GOOD | {"seats": [{"name": "Zoë"}, {"name": "李小龙"}], "options": {"target": 10}}
    file["log"] = [
        points("a", 1, -12),
        {"id": "b", "type": "adjust", "seat": 0, "points": -5},
        points("c", 20, 3),
    ]
    _, out, _ = score("--text", write("a.json", file))
    assert out == [
        "a.json · Tally",
        "          Zoë  李小龙",
        "Round 1     1     −12",
        "Adjusted   −5       0",
        "Round 2    20       3",
        "Total      16      −9",
        "Place       1       2",
        "Over: the target is reached. Won by Zoë.",
        "",
    ]


def test_name_of_two_lines_tears_no_table(score, write):
    file = GOOD | {"seats": [{"name": "A\nB\x9bC"}, {"name": "Ben"}], "log": []}
    _, out, _ = score("--text", write("a.json", file))
    assert "A B C" in out[1]


def test_teams_of_a_pad_are_named_with_their_people(score, write):
    name = write("a.json", golden.read(golden.FOLDER / "pad" / "score-of-teams.json")["file"])
    _, (line,), _ = score(name)
    assert json.loads(line)["members"] == [["Ada", "Cy"], ["Ben", "Di"]]
    _, out, _ = score("--text", name)
    assert out == [
        "a.json · Spades",
        "         Ada & Cy  The Owls",
        "Round 1        54        40",
        "Total          54        40",
        "Place           1         2",
        "Ada & Cy: Ada, Cy",
        "The Owls: Ben, Di",
        "The game goes on.",
        "",
    ]


def test_every_pad_of_the_library_is_printed_for_people(score, write):
    files = {}
    for path in golden.all_golden():
        file = golden.read(path)["file"]
        if path.parent.name == "pad" and not replay(file)["problem"]:
            files.setdefault(json.dumps(file["pad"]["name"]), file)
    names = {write(f"{number}.json", file): file for number, file in enumerate(files.values())}
    status, out, err = score("--text", *names)
    assert (status, err) == (0, [])
    heads = [line.partition(" · ")[2] for line in out if ".json · " in line]
    library = [json.loads(path.read_text()) for path in (ROOT / "companion/pads").glob("*.json")]
    assert {pad["name"]["en"] for pad in library} <= set(heads)


@pytest.mark.parametrize(
    ("name", "said"),
    [({"en": "Wizard", "de": "Zauberer"}, "Wizard"), ("Our\ngame", "Our game"), ({"fr": "X"}, "X")],
)
def test_as_text_a_game_by_a_pad_has_the_name_of_its_pad(score, write, name, said):
    file = GOOD | {"game": "pad", "pad": PAD | {"name": name}, "options": {}, "log": []}
    _, out, _ = score("--text", write("a.json", file))
    assert out[0] == f"a.json · {said}"


def test_as_text_a_tally_has_the_name_its_table_gave_it(score, write):
    _, out, _ = score("--text", write("a.json", GOOD | {"options": {"name": "Skyjo"}, "log": []}))
    assert out[0] == "a.json · Skyjo"


def test_check_of_a_pad_is_named_in_the_language_of_the_terminal(start_score, write):
    check = {"holds": "SUM(tricks) = 3", "name": {"en": "Three tricks", "de": "Drei Stiche"}}
    log = [{"type": "round", "players": [{"tricks": 1}, {"tricks": 1}]}]
    file = GOOD | {"game": "pad", "pad": PAD | {"checks": [check]}, "options": {}, "log": log}
    name = write("a.json", file)
    for language, said in (
        ("de", "Drei Stiche."),
        ("en", "Three tricks."),
        ("fr", "Three tricks."),
    ):
        _, _, (line,) = start_score(name, env={**os.environ, "LANGUAGE": language})
        assert line.endswith(said)


def test_score_without_files_prints_its_usage(score):
    status, _, err = score()
    assert status == 2
    assert any("FILE…" in line for line in err)
