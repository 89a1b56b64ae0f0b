"""The phone's only entrance: JSON text in, JSON text out, and one open game behind it."""

import json

from . import catalogue, check, fold, setup
from .fold import Fold
from .games import GAMES
from .pads.evaluate import evaluate
from .pads.parse import parse
from .pads.parts import MAX_PLAYERS
from .pads.problems import find_problems
from .pads.tokens import read_name
from .problem import Problem
from .table import replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .shapes import Answer, Any, Callable, Json, Mapping, Path, Row


OPEN: "dict[str, Any]" = {"fold": None, "rows": []}
"""The open game, and the rows of its sheet as it was last kept."""


def call(text: str) -> str:
    """Answer one request (see `docs/engine.md`); what is no request gets `{"error": …}`."""
    try:
        request: dict[str, Any] = json.loads(text)
    except (ValueError, RuntimeError):
        return json.dumps({"error": "not JSON"})
    action = request.get("do") if type(request) is dict else None
    if type(action) is not str or action not in HANDLERS:
        return json.dumps({"error": "no such door"})
    before = OPEN["fold"]
    answer = HANDLERS[action](request)
    sheet = answer.get("sheet")
    if sheet:
        rows = sheet["rounds"]
        if "changes" in request:
            answer["kept"] = kept = count_known(rows)
            sheet["rounds"] = rows[kept:]
        if OPEN["fold"] is not before:
            OPEN["rows"] = rows
    return json.dumps(answer)


def count_known(rows: "list[Row]") -> int:
    """Count the first rows that are as they were: what nothing has touched is the same object."""
    kept = 0
    for row, before in zip(rows, OPEN["rows"]):
        if row is not before:
            break
        kept += 1
    return kept


def list_games(request: "dict[str, Any]") -> "dict[str, Any]":
    """Describe all games and their options."""
    return {"games": catalogue.catalogue()}


def defaults(request: "dict[str, Any]") -> "dict[str, Any]":
    """Complete a set-up with the default of every option that is not given."""
    return catalogue.defaults(
        request.get("game"), request.get("seats"), request.get("options", {}), request.get("pad")
    )


def open_game(request: "dict[str, Any]") -> "Answer":
    """Open a game; entries this engine refuses are marked and count nothing."""
    OPEN["fold"] = fold.fold_file(request.get("file"))
    return OPEN["fold"].view()


def score(request: "dict[str, Any]") -> "Answer":
    """Replay a file strictly, whatever game is open."""
    return fold.replay(request.get("file"))


def add(request: "dict[str, Any]") -> "Answer":
    """Append entries to the open game, all of them or none."""
    after = follow_entries(request)
    if after.problem is None:
        OPEN["fold"] = after
    return after.view()


def attempt(request: "dict[str, Any]") -> "Answer":
    """Return what further entries would bring about, and keep nothing."""
    return follow_entries(request).view()


def follow_entries(request: "dict[str, Any]") -> Fold:
    """Follow the request's entries from the end of the open game."""
    entries: Json = request.get("entries")
    fold = open_fold()
    return fold.follow(entries if type(entries) is list else [entries])


def open_fold() -> Fold:
    """Return the fold of the open game."""
    found: Fold | None = OPEN["fold"]
    return found or fold.fold_file(None)


def choices(request: "dict[str, Any]") -> "Mapping[str, Any]":
    """Assess a draft at the end of the log, or in the place of an entry."""
    fold = open_fold()
    if not fold.start:
        return {"error": "no open game"}
    state = fold.state(request.get("of") or request.get("before"))
    try:
        return GAMES[fold.head["game"]]["choices"](state, request.get("draft"))
    except Problem as problem:
        return {"error": "no draft", "problem": problem.to_dict(0)}


def counts(request: "dict[str, Any]") -> "dict[str, Any]":
    """Return by seat what only the cards of the open game tell."""
    return {"counts": open_fold().counts()}


def who_wins(request: "dict[str, Any]") -> "dict[str, Any]":
    """Decide who wins a trick that is in no log; nothing of it is kept."""
    game = GAMES.get(str(request.get("game")))
    house: Json = request.get("options", {})
    if not game or "who_wins" not in game or type(house) is not dict:
        return {"error": "no game of tricks"}
    try:
        return game["who_wins"](request.get("plays"), house)
    except Problem as problem:
        return {"winner": None, "problem": problem.to_dict(0)}


def setup_at(request: "dict[str, Any]") -> "dict[str, Any]":
    """Return the set-up at the end of the log, or in the place of an entry: who played then."""
    fold = open_fold()
    if not fold.start:
        return {"error": "no open game"}
    return {"setup": fold.setup_at(fold.state(request.get("of") or request.get("before")))}


def reading(request: "dict[str, Any]") -> "dict[str, Any]":
    """Return an entry as it reads after all corrections, or null."""
    found = open_fold().log.reading(str(request.get("of")))
    return {"entry": found and found[1]}


def formula(request: "dict[str, Any]") -> "dict[str, Any]":
    """Work out a formula of a pad with sample figures: for whoever writes one."""
    try:
        return {"value": try_formula(request), "problem": None}
    except Problem as problem:
        return {"value": None, "problem": problem.to_dict(0)}


def try_formula(request: "dict[str, Any]") -> int:
    """Return a formula's value for a seat, or for the table where no seat is named."""
    table = read_values(request.get("table"), ["table"])
    players = check.array(request.get("players"), ["players"], MAX_PLAYERS)
    if not players:
        raise Problem("value.missing", ["players", 0], {"key": "players"})
    known = [read_values(one, ["players", seat]) for seat, one in enumerate(players)]
    seat: Json = request.get("seat")
    fields = sorted(known[0])
    for position, one in enumerate(players):
        check.record(one, ["players", position], fields)
    if seat is None:
        return evaluate(parse(request.get("formula"), fields, sorted(table), False), table, known)
    own = known[check.integer(seat, ["seat"], 0, len(known) - 1)]
    return evaluate(parse(request.get("formula"), fields, sorted(table)), table, known, own)


def read_values(value: "Json", at: "Path") -> "dict[str, int]":
    """Read whole numbers by names that a formula can say."""
    if type(value) is not dict:
        raise Problem("value.type", at, {"wanted": "object"})
    found: dict[str, int] = {}
    for name in sorted(value):
        here = at + [check.clip(name)]
        found[read_name(name, here)] = check.integer(value[name], here)
    return found


def pad(request: "dict[str, Any]") -> "dict[str, Any]":
    """Return all that is wrong in a pad, and what a draft of a round by the rest of it is worth."""
    problems, readable = find_problems(request.get("pad"))
    return {"problems": problems, "choices": try_draft(request, readable)}


def try_draft(request: "dict[str, Any]", declared: "Json") -> "Mapping[str, Any] | None":
    """Assess a draft in a game that nobody plays; None where there is none, or no pad for it."""
    draft: Json = request.get("draft")
    if draft is None or declared is None:
        return None
    game = GAMES["pad"]
    head = {"game": "pad", "seats": request.get("seats"), "options": {}, "pad": declared}
    try:
        rounds = check.integer(request.get("round", 1), ["round"], 1) - 1
        state: Any = game["start"](setup.complete(head))
        return game["choices"](replace(state, {"rounds": rounds}), draft)
    except Problem:
        return None


HANDLERS: "dict[str, Callable[[dict[str, Any]], Any]]" = {
    "catalogue": list_games,
    "defaults": defaults,
    "open": open_game,
    "score": score,
    "add": add,
    "try": attempt,
    "choices": choices,
    "counts": counts,
    "who_wins": who_wins,
    "formula": formula,
    "pad": pad,
    "setup": setup_at,
    "reading": reading,
}
