"""A trick of Agame: what may be played, and who wins it.

Cards are `"blue 13"`, `"blue 1a"` (tail only), `"blue 1b"`, `"blue hat"`,
`"blue fennek"`.
"""

from ... import check
from ...problem import Problem
from .row import COLORS, FENNEKS, SLOTS, VALUE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...shapes import Any, Json, Mapping, Path, ProblemDict
    from .shapes import Card, Decision, Plays


HAT = 1000
"""The strength of a Hat: "The hat is the highest value"."""


def read_card(text: "Json", at: "Path") -> "Card":
    """Read a card as `(colour, what)`; what is a slot, "hat" or "fennek"."""
    if type(text) is not str:
        raise Problem("value.type", at, {"wanted": "text"})
    parts = text.split(" ")
    known = len(parts) == 2 and parts[0] in COLORS and parts[1] in SLOTS + ("hat", "fennek")
    if not known:
        raise Problem("cards.unknown", at, {"card": check.clip(text)})
    return parts[0], parts[1]


def strength(what: str) -> int:
    """Return what one card brings; a Fennek adds nothing."""
    return HAT if what == "hat" else 0 if what == "fennek" else VALUE[what]


def read_play(cards: "Json", leads: bool, only_fenneks: bool, at: "Path") -> "list[Card]":
    """Read one player's cards in a trick as `(colour, what)`, by the rules of playing.

    "The hat is always played alone"; a Fennek never is, "but always together with another
    card", which may be another Fennek; unless the hand has nothing else (`only_fenneks`).
    The leader "may never play a one-digit card alone".
    """
    cards = check.array(cards, at, 2)
    if not cards:
        raise Problem("agame.no_card", at)
    found = [read_card(cards[position], at + [position]) for position in range(len(cards))]
    kinds = [what for _, what in found]
    if len(kinds) == 2 and "hat" in kinds:
        raise Problem("agame.hat_alone", at)
    if kinds == ["fennek"] and not only_fenneks:
        raise Problem("agame.fennek_alone", at)
    if leads and len(kinds) == 1 and kinds[0] in VALUE and VALUE[kinds[0]] < 10:
        raise Problem("agame.single_digit_lead", at, {"card": cards[0]})
    return found


def is_variant_one(options: "Mapping[str, Any]") -> bool:
    """Whether Fenneks turn ties round, and go to the discard pile after their trick."""
    return options["fennek"] in ("tie", "both")


def decide(plays: "Plays", last_of_tie: bool) -> "Decision":
    """Decide who wins and by which rule: `{"position", "why", "sums", "tied"}`.

    The highest wins, of equals the first one played; with variant 1
    (`last_of_tie`) and a Fennek among the cards it is the last. `sums` are by
    play, None for a Hat; `tied` are the positions that share the highest.
    """
    strengths = [sum([strength(what) for _, what in cards]) for cards in plays]
    best = max(strengths)
    tied = [position for position in range(len(plays)) if strengths[position] == best]
    fennek = [1 for cards in plays for _, what in cards if what == "fennek"]
    last = bool(last_of_tie and fennek)
    position = tied[-1] if last else tied[0]
    return {
        "position": position,
        "why": decisive_rule(plays[position], len(tied) > 1, last),
        "sums": [None if value >= HAT else value for value in strengths],
        "tied": tied,
    }


def decisive_rule(cards: "list[Card]", tie: bool, last: bool) -> str:
    """Name the rule that decides for these cards.

    It is highest, sum, first or last; or hat, first_hat, last_hat.

    `sum` is the highest by two cards that both count.
    """
    hat = "hat" in [what for _, what in cards]
    if tie:
        return ("last" if last else "first") + ("_hat" if hat else "")
    if hat:
        return "hat"
    return "sum" if len([what for _, what in cards if what != "fennek"]) > 1 else "highest"


def who_wins(given: "Json", house: "dict[str, Any]") -> "dict[str, Any]":
    """Decide who wins these plays, the first of them the leader's; `house` are options.

    What may not be played is the problem, and the strengths still decide.
    """
    variant = check.choice(house.get("fennek", "off"), ["options", "fennek"], FENNEKS)
    plays = read_plays(given)
    if not plays:
        return {"winner": None, "problem": None}
    won = decide(plays, is_variant_one({"fennek": variant}))
    return {
        "winner": won["position"],
        "why": won["why"],
        "sums": won["sums"],
        "tied": won["tied"],
        "problem": find_problem(given, variant),
    }


def read_plays(given: "Json") -> "Plays":
    """Read the plays as `(colour, what)`, one or two cards each, no card twice."""
    seen: list[str] = []
    found: Plays = []
    given = check.array(given, ["plays"], 5)
    for position in range(len(given)):
        at: Path = ["plays", position]
        names = check.array(given[position], at, 2)
        if not names:
            raise Problem("agame.no_card", at)
        found.append([read_card(name, at) for name in names])
        for name in names:
            if name in seen:
                raise Problem("agame.card_in_trick", at, {"card": name})
            seen.append(name)
    return found


def find_problem(given: "Any", variant: str) -> "ProblemDict | None":
    """Return what may not be played so, or None."""
    try:
        for position in range(len(given)):
            at: Path = ["plays", position]
            for _, what in read_play(given[position], position == 0, False, at):
                if what == "fennek" and variant == "off":
                    raise Problem("agame.fennek_off", at)
    except Problem as problem:
        return problem.to_dict(0)
    return None
