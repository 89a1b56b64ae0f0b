"""Games by pads: what is declared, how deep and costly it may be, on both interpreters alike."""

import copy
import json
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.rules import Json
from companion.engine.games import GAMES
from companion.engine.pads import declaration, fields, tokens, unfold
from tests.engine import golden
from tests.engine.ask import PAD
from tests.engine.both import server
from tests.engine.micropython.phone import Phone, canonical
from tests.engine.problem_texts import gap_in_text
from tests.engine.random_formulas import expressions, spoilt
from tests.engine.slow_formula import has_fraction, slow_value
from tests.engine.test_formulas import BOUNDS, LONGEST

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "pads.md").read_text(encoding="utf-8")
LIBRARY = sorted((ROOT / "companion" / "pads").glob("*.json"))
NAMES = ("Ada", "Ben", "Cy", "Dot", "Eve", "Fay", "Gil", "Hal", "Ivy", "Jo", "Kit", "Lou")
MAX_LINES = 60


def game(pad: object, seats: int, log: list[dict]) -> dict:
    """Return the request for a game by a pad."""
    people = [{"name": name} for name in NAMES[:seats]]
    file = {"format": "companion/1", "game": "pad", "pad": pad, "seats": people, "log": log}
    return {"do": "score", "file": file}


def alike(phone: Phone, request: dict) -> dict:
    """Return the answer of both interpreters, which is the same."""
    answer = server(request)
    assert "crash" not in answer
    assert canonical(answer) == canonical(phone.ask(request))
    assert answer["problem"] is None or gap_in_text(answer["problem"]) is None
    return answer


@pytest.mark.parametrize("formula", LONGEST)
@pytest.mark.parametrize("where", ["points", "bound", "check", "rounds"])
def test_longest_and_deepest_formulas_are_worked_out_within_a_game(
    phone: Phone, formula: str, where: str
) -> None:
    pad = copy.deepcopy(PAD) | {"name": {"en": "A", "de": "B"}}
    pad["fields"].insert(0, {"id": "bid", "name": "Bid"})
    if where == "points":
        pad["points"] = formula
    if where == "bound":
        pad["fields"][1]["most"] = formula
    if where == "check":
        pad["checks"] = [{"holds": formula, "name": "It holds"}]
    if where == "rounds":
        pad["rounds"] = formula
    rounds = [{"type": "round", "players": [{"bid": 1, "tricks": 1}] * 12}] * 3
    change = {"of": "#1", "entry": {"type": "round", "players": [{"bid": 2, "tricks": 0}] * 12}}
    alike(phone, game(pad, 12, [*rounds, {"type": "amend", "changes": [change]}]))


@pytest.mark.parametrize("formula", [LONGEST[position] for position in (5, 6, 7, 8)])
def test_deepest_formulas_are_worked_out_in_whatever_is_asked(phone: Phone, formula: str) -> None:
    """The open game, more entries, a correction, a draft: all lie deeper than a replay."""
    fields = [{"id": "bid", "name": "Bid", "most": formula}, {"id": "tricks", "name": "Tricks"}]
    pad = {**PAD, "fields": fields, "checks": [{"holds": "1", "name": "x"}]}
    entry = {"type": "round", "players": [{"bid": 0, "tricks": 1}] * 2}
    change = {"of": "setup", "entry": {"pad": {**pad, "fields": [*fields], "points": formula}}}
    change["entry"]["pad"]["fields"][0] = {**fields[0], "most": 3}
    draft = {"entry": {"type": "round", "players": [{"bid": 1, "tricks": 1}, {"bid": 1}]}}
    for request in (
        {**game(pad, 2, [entry, entry]), "do": "open"},
        {"do": "choices", "draft": draft},
        {"do": "add", "entries": [{"type": "amend", "changes": [change]}, entry]},
        {"do": "choices", "draft": draft},
        {"do": "try", "entries": [{"type": "undo", "of": "#3"}]},
    ):
        answer = server(request)
        assert "crash" not in answer
        assert canonical(answer) == canonical(phone.ask(request))


def drafted(pad: dict, *players: dict | None) -> dict:
    """Return the answer to a draft at the beginning of a game by a pad."""
    server({**game(pad, len(players), []), "do": "open"})
    draft = {"entry": {"type": "round", "players": list(players)}}
    return server({"do": "choices", "draft": draft})


def test_a_draft_says_what_is_missing_and_what_is_known_so_far() -> None:
    pad = json.loads((ROOT / "companion" / "pads" / "wizard.json").read_text(encoding="utf-8"))
    answer = drafted(pad, {"bid": 1, "tricks": 1}, {"bid": 0}, None)
    assert (answer["problem"]["code"], answer["problem"]["at"]) == (
        "draft.missing",
        ["players", 1, "tricks"],
    )
    assert [one["points"] for one in answer["players"]] == [30, None, None]
    answer = drafted(pad, {"bid": 1, "tricks": 1}, {"bid": 2}, None)
    assert (answer["problem"]["code"], answer["problem"]["at"]) == (
        "value.range",
        ["players", 1, "bid"],
    )
    full = [{"bid": 1, "tricks": 1}, {"bid": 0, "tricks": 0}, {"bid": 1, "tricks": 0}]
    answer = drafted(pad, *full)
    assert (answer["problem"], answer["entry"]["players"]) == (None, full)
    assert [one["total"] for one in answer["players"]] == [30, 20, -10]


def test_a_draft_waits_for_everybody_where_points_depend_on_the_others() -> None:
    pad = json.loads((ROOT / "companion" / "pads" / "skyjo.json").read_text(encoding="utf-8"))
    known = {"cards": 12, "ended": True}
    answer = drafted(pad, known, {"cards": 5})
    assert [one["points"] for one in answer["players"]] == [None, None]
    answer = drafted(pad, known, {"cards": 5, "ended": False})
    assert [one["points"] for one in answer["players"]] == [24, 5]
    assert answer["players"][0]["lines"][0]["text"] == "2 × 12"
    answer = drafted(pad, known, {"points": 5})
    assert answer["problem"]["code"] == "pad.points_alone"


def test_a_draft_by_points_alone_asks_for_those_of_the_next_player() -> None:
    pad = json.loads((ROOT / "companion" / "pads" / "skyjo.json").read_text(encoding="utf-8"))
    problem = drafted(pad, {"points": 12}, None)["problem"]
    assert (problem["code"], problem["at"][1]) == ("draft.missing", 1)


def test_a_pad_is_read_once_however_often_the_set_up_is_corrected(monkeypatch) -> None:
    """Names are corrected in a few bytes; a pad costs what its formulas cost."""
    read = []
    card = GAMES["pad"]
    monkeypatch.setitem(card, "read_declaration", lambda value, seats: read.append(value))
    change = {"of": "setup", "entry": {"seats": [{"name": "Eve"}]}}
    log = [{"type": "amend", "changes": [change]}] * 200
    assert server(game(PAD, 1, log))["problem"] is None
    assert len(read) <= 2


figures = st.lists(
    st.fixed_dictionaries(dict.fromkeys(("bid", "points", "tricks"), st.integers(-20, 20))),
    min_size=1,
    max_size=12,
)


@given(expressions(is_of_player=True), st.lists(figures, min_size=1, max_size=4))
def test_whole_games_have_the_points_of_a_slow_reading(
    phone: Phone, formula: str, rounds: list[list[dict]]
) -> None:
    """The fields are called a little otherwise, because points are what a pad itself knows."""
    seats = len(rounds[0])
    rounds = [one for one in rounds if len(one) == seats]
    formula = re.sub("points", "melds", formula, flags=re.IGNORECASE)
    fields = [
        {"id": name, "name": name, "least": -20, "most": 20} for name in ("bid", "melds", "tricks")
    ]
    pad = {**PAD, "fields": fields, "points": formula}
    log = [
        {"type": "round", "players": [melds_of(player) for player in players]} for players in rounds
    ]
    answer = alike(phone, game(pad, seats, log))
    if answer["problem"] and is_bound(answer["problem"], formula):
        return
    wanted, refused = slow_points(formula, log)
    found = answer["sheet"]["rounds"] if answer["sheet"] else []
    assert [[one["points"] for one in row["players"]] for row in found] == wanted
    assert (answer["problem"] or {}).get("code") == refused


def is_bound(problem: Json, *formulas: str) -> bool:
    """Whether the engine refuses what is too long, deep or costly for it, or has a fraction."""
    has_one = any(has_fraction(formula) for formula in formulas)
    is_fraction = problem["code"] == "formula.not_whole" and has_one
    return problem["entry"] == 0 and (is_fraction or problem["code"] in BOUNDS | {"pad.cost"})


def melds_of(player: dict) -> dict:
    return {"bid": player["bid"], "melds": player["points"], "tricks": player["tricks"]}


def slow_points(formula: str, log: list[dict]) -> tuple[list[list[int]], str | None]:
    """Return the points of all rounds up to the first that is refused, and why it is."""
    played: list[list[int]] = []
    for number, entry in enumerate(log, 1):
        players = entry["players"]
        table = {"round": number, "seats": len(players)}
        values = [slow_value(formula, table, players, own) for own in players]
        for value in values:
            if isinstance(value, str):
                return played, value
            if abs(value) > 999_999:
                return played, "value.range"
        played.append(values)
    return played, None


@given(st.sampled_from(("points", "most", "rounds", "holds")), spoilt)
def test_any_text_for_a_formula_is_answered_alike(phone: Phone, where: str, text: str) -> None:
    pad = copy.deepcopy(PAD)
    pad["fields"][0]["most"] = text if where == "most" else 12
    pad |= {"points": text} if where == "points" else {}
    pad |= {"rounds": text} if where == "rounds" else {}
    pad |= {"checks": [{"holds": text, "name": "x"}]} if where == "holds" else {}
    alike(phone, game(pad, 2, [{"type": "round", "players": [{"tricks": 1}, {"tricks": 2}]}]))


@pytest.mark.long
def test_costliest_pad_has_its_bound(phone: Phone) -> None:
    """All a pad may cost at once, in as many rounds as it may have."""
    most = "SUM(tricks*(tricks + 1) + bid)" + "+ MIN(tricks)" * 2
    fields = [{"id": "bid", "name": "Bid"}, {"id": "tricks", "name": "Tricks"}]
    checks = [{"holds": "SUM(RANK(tricks)) > 0", "name": "x"}] * 2
    pad = {**PAD, "fields": fields, "points": most, "checks": checks}
    log = [{"type": "round", "players": [{"bid": 1, "tricks": 2}] * 12}] * 500
    assert alike(phone, game(pad, 12, log))["problem"] is None
    assert server(game(pad, 12, [*log, log[0]]))["problem"]["code"] == "pad.rounds"


def test_pads_of_the_library_are_short_and_speak_every_language(phone: Phone) -> None:
    for path in LIBRARY:
        text = path.read_text(encoding="utf-8")
        pad = json.loads(text)
        assert len(text.splitlines()) <= MAX_LINES, path.stem
        assert pad["format"] == declaration.FORMAT, path.stem
        assert alike(phone, game(pad, pad["seats"][1], []))["problem"] is None, path.stem
        assert [words for words in names_in(pad) if set(words) != {"en", "de"}] == [], path.stem


def names_in(value: object) -> list[dict]:
    """Return every name and note of a pad."""
    if isinstance(value, list):
        return [words for one in value for words in names_in(one)]
    if not isinstance(value, dict):
        return []
    own = [value[key] for key in ("name", "note") if key in value]
    return own + [words for one in value.values() for words in names_in(one)]


def test_pads_of_the_library_are_those_of_their_golden_games() -> None:
    """A name may begin like another one: the longest that fits is the pad's."""
    games: dict[str, list[dict]] = {path.stem: [] for path in LIBRARY}
    for path in golden.all_golden():
        known = [stem for stem in games if golden.name(path).startswith(f"pad/{stem}-")]
        if known:
            games[max(known, key=len)].append(golden.read(path)["file"]["pad"])
    for path in LIBRARY:
        pad = json.loads(path.read_text(encoding="utf-8"))
        assert len(games[path.stem]) >= 6, path.stem
        assert [one for one in games[path.stem] if one != pad] == [], path.stem


def test_every_code_of_pads_is_shown_by_a_golden_game() -> None:
    files = [path for path in golden.all_golden() if golden.name(path).startswith("pad/")]
    expected = [golden.read(path)["expect"] for path in files]
    shown = {one.get("problem", {}).get("code") for one in expected}
    shown.update(code for one in expected for code in one.get("warnings", []))
    named = re.findall(r'"(pad\.[a-z_]+)"', "".join(map(read, (ROOT / "companion").rglob("*.py"))))
    assert {code for code in named if code != "pad.pad"} <= shown


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def test_bounds_of_pads_are_those_of_the_page() -> None:
    assert f"{declaration.MAX_FIELDS} fields" in PAGE
    assert f"{fields.MAX_CHOICES} things to choose" in PAGE
    assert f"{fields.MAX_CHECKS} checks" in PAGE
    assert f"{fields.MAX_LANGUAGES} languages" in PAGE
    assert f"{declaration.MAX_COST} steps" in PAGE
    assert f"{declaration.MAX_ROUNDS} rounds" in PAGE
    assert f"{unfold.MAX_TEXT} signs" in PAGE
    assert f"{tokens.MAX_SIGNS} signs" in PAGE


def test_pads_of_the_page_can_be_played(phone: Phone) -> None:
    for text in re.findall(r"^    (\{\"format\": \"companion-pad.*?\}\n)\n", PAGE, re.M | re.S):
        assert alike(phone, game(json.loads(text), 3, []))["problem"] is None
