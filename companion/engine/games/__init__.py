"""The games, by the name a game file calls them."""

from . import agame, animanize, greta, lynx, tally

CARDS: dict = {
    "agame": agame.CARD,
    "animanize": animanize.CARD,
    "lynx": lynx.CARD,
    "greta": greta.CARD,
    "tally": tally.CARD,
}
