"""A whole live game of Agame: a random legal player, the slow table and the engine side by side."""

from random import Random

from companion.engine.fold import Fold, fold_file
from companion.engine.games import GAMES
from tests.engine.live import agame_acts, agame_player
from tests.engine.live.agame_table import AgameTable
from tests.engine.live.seats import file_of

COLORS = ("blue", "green", "purple", "red", "yellow")
ACTS = 120
"""So many acts at most: some eight sections."""


def table_for(rnd: Random) -> tuple[dict, AgameTable]:
    """Return a game file without a log, and its table."""
    colors = rnd.sample(COLORS, rnd.randint(2, 5))
    free = [color for color in COLORS if color not in colors]
    neutral = rnd.sample(free, {2: 2, 3: rnd.randint(0, 1)}.get(len(colors), 0))
    options = {
        "target": rnd.choice((100, 200, 300)),
        "complete_bonus": 100,
        "lizard_bonus": 10,
        "neutral": neutral,
        "fennek": rnd.choice(("off", "off", "tie", "row", "both")),
        "fennek_value": -10,
        "last_trick": rnd.choice(("cut", "play_out")),
    }
    return file_of("agame", colors, options), AgameTable(colors, options)


def play(seed: int) -> list[dict]:
    """Return the log of a whole game; raises AssertionError where engine and table disagree."""
    rnd = Random(seed)
    file, table = table_for(rnd)
    fold, log = fold_file(file), []
    for number in range(ACTS):
        act = agame_player.next_act(rnd, table)
        for _ in range(2):
            judge_alike(rnd, table, fold, agame_player.bent(rnd, table, act))
        by_taps_as_written(fold, act)
        entry = {**act, "id": f"e{number}"}
        longer, after = fold.follow([entry]), agame_acts.done(table, act)
        assert longer.problem is None, (act, longer.problem)
        assert after is not None, act
        fold, table = longer, after
        log.append(entry)
        sheet = fold.answer()["sheet"]
        assert same(sheet, table) == [], act
        if sheet["over"]:
            break
    return log


def judge_alike(rnd: Random, table: AgameTable, fold: Fold, act: dict) -> None:
    """No illegal act is accepted, and no legal one refused."""
    problem = fold.follow([{**act, "id": "bent"}]).problem
    assert (problem is None) == agame_acts.allowed(table, act), (act, problem)


def by_taps_as_written(fold: Fold, act: dict) -> None:
    """Check that the taps give the very entry; the table answers where the record cannot know."""
    choices = GAMES["agame"]["choices"]
    if act["type"] == "catch":
        draft = {"type": "catch", "seat": act["seat"], "card": act["card"], "pay": act["pay"]}
        answer = choices(fold.state(), {"entry": draft, "seat": 0})
    elif act["type"] == "stuck":
        entry = {"type": "trick", "leader": None, "plays": None}
        answer = choices(fold.state(), {"entry": entry, "seat": 0, "cards": [act["card"]]})
        assert answer["taps"]["stuck"] == act
        return
    else:
        answer = tapped(fold, act)
    assert answer["entry"] == act, (act, answer["entry"], answer["problem"])


def tapped(fold: Fold, act: dict) -> dict:
    """Return the answer to the taps of a trick; a question is answered by the player himself."""
    seats = len(fold.setup["seats"])
    owners = [
        (card, (act["leader"] + position) % seats)
        for position, cards in enumerate(act["plays"])
        for card in cards
    ]
    taps: list = [card for card, _ in owners]
    rest = {key: act.get(key) for key in ("laid", "discarded")}
    entry = {"type": "trick", "leader": None, "plays": None, **rest}
    while True:
        answer = GAMES["agame"]["choices"](fold.state(), {"entry": entry, "seat": 0, "cards": taps})
        query = answer["taps"]["ask"]
        if not query:
            return answer
        position = taps.index(query["card"])
        card, owner = owners[position]
        assert query["seat"] is None, "the record knows whose it is, and it is his turn"
        assert owner in query["seats"]
        taps[position] = {"card": card, "seat": owner}


def same(sheet: dict, table: AgameTable) -> list[str]:
    """Return what the sheet says differently from the table."""
    seats = range(len(table.colors))
    results = []
    if table.shown_as_closed:
        now = [table.totals[seat] + table.points()[seat] for seat in seats]
        return [] if sheet["totals"] == now else [f"totals {sheet['totals']}, {now}"]
    if sheet["totals"] != table.totals:
        results.append(f"totals {sheet['totals']}, {table.totals}")
    if sheet["over"] or not sheet["rounds"] or not sheet["rounds"][-1]["open"]:
        return results
    points = [part["points"] for part in sheet["rounds"][-1]["players"]]
    if points != table.points():
        results.append(f"points {points}, {table.points()}")
    if sheet["next"]["leader"] != table.leader:
        results.append(f"leader {sheet['next']['leader']}, {table.leader}")
    catchers = [seat for seat in seats if agame_acts.in_turn(table, seat)]
    if sorted(sheet["next"]["catch"]) != catchers:
        results.append(f"catch {sheet['next']['catch']}, {catchers}")
    return results + in_their_places(sheet["table"], table)


def in_their_places(lying: dict, table: AgameTable) -> list[str]:
    """Every card in exactly one place, and in the same one as on the table."""
    seats = range(len(table.colors))
    rows = [
        sorted(
            f"{what.split(' ')[-1]} fennek" if what.startswith("fennek") else f"{what} {slot}"
            for slot, what in lying["rows"][seat].items()
        )
        for seat in seats
    ]
    there = {
        "rows": rows,
        "aside": lying["aside"],
        "pile": lying["discard"],
        "hands": [sorted(hand["cards"]) for hand in lying["hands"]],
        "drawn": [hand["unknown"] for hand in lying["hands"]],
        "won": [sorted(won) for won in lying["won"]],
    }
    here = {
        "rows": [sorted(table.rows[seat].values()) for seat in seats],
        "aside": table.aside,
        "pile": table.pile,
        "hands": [sorted(hand) for hand in table.hands],
        "drawn": table.drawn,
        "won": [sorted(won) for won in table.won],
    }
    result = [f"{key}: {there[key]}, {here[key]}" for key in there if there[key] != here[key]]
    known = [card for row in there["rows"] for card in row] + there["pile"]
    known += [card for hand in there["hands"] for card in hand]
    known += [card for won in there["won"] for card in won]
    known += [card for card in there["aside"] if card]
    hidden = sum(there["drawn"]) + table.deck
    if len(set(known)) != len(known) or len(known) + hidden != len(table.pack):
        result.append(f"{len(known)} cards known, {hidden} face down, {len(table.pack)} in all")
    return result
