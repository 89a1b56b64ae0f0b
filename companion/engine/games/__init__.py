"""The games, by the name a game file calls them."""

from . import animanize, tally

CARDS = {
    "animanize": animanize.CARD,
    "tally": tally.CARD,
}
