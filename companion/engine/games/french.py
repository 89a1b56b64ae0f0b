"""French cards as the game file writes them: rank, then suit ("10H", "QS")."""

from .. import check
from ..problem import Problem

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..shapes import Json, Path, Sequence


RANKS: "tuple[str, ...]" = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
FACES = ("J", "Q", "K")
SUITS = ("S", "H", "C", "D")


def read_card(text: "Json", at: "Path", ranks: "Sequence[str]" = RANKS) -> tuple[str, str]:
    """Read a card as `(rank, suit)`; raise `Problem` for what is no card of these ranks."""
    if type(text) is not str:
        raise Problem("value.type", at, {"wanted": "text"})
    rank, suit = text[:-1], text[-1:]
    if rank not in ranks or suit not in SUITS:
        raise Problem("cards.unknown", at, {"card": check.clip(text)})
    return rank, suit
