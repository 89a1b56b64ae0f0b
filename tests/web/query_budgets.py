"""How many statements each route may send to the database, asked by the owner of a game.

The game is in the cache of those that the engine has followed (`companion/log/cache.py`).

A route that needs more than its budget fails (`tests/web/test_queries.py`): find out why, and
whether one statement could ask for both, before a figure here is raised.
"""

from tests.web.who_may import FILES, SHELL

BUDGETS = dict.fromkeys([*SHELL, *FILES], 0) | {
    ("GET", "/games/<game>"): 3,
    ("GET", "/health"): 3,  # now and then it writes
    ("GET", "/ready"): 3,
    ("GET", "/metrics"): 0,
    ("GET", "/certificate"): 0,
    ("GET", "/certificate.crt"): 0,
    ("GET", "/people"): 5,
    ("GET", "/history"): 7,
    ("GET", "/about"): 0,
    ("GET", "/scorebook"): 5,
    ("GET", "/people/new"): 2,
    ("POST", "/people/new"): 5,
    ("GET", "/people/<person:person>"): 9,  # one: what its pads are called
    ("GET", "/people/<person:person>/edit"): 8,
    ("POST", "/people/<person:person>/edit"): 16,  # three: who sat in what was thrown away
    ("GET", "/people/<person:person>/merge"): 18,
    (
        "POST",
        "/people/<person:person>/merge",
    ): 30,  # three: the scorebook and both are locked; is one being erased?
    ("POST", "/people/<person:person>/unmerge"): 11,
    ("GET", "/people/<person:person>/erase"): 8,
    ("POST", "/people/<person:person>/erase"): 40,  # of two games: what is read of each, four steps
    ("GET", "/history/thrown-away"): 5,
    ("POST", "/history/<game>/throw-away"): 11,
    ("POST", "/history/<game>/bring-back"): 15,
    ("GET", "/scorebook/file"): 8,
    ("GET", "/scorebook/file/<int:number>"): 8,
    ("GET", "/scorebook/rounds.csv"): 5,
    ("POST", "/scorebook/links"): 8,
    ("POST", "/scorebook/links/<link>/back"): 9,
    ("POST", "/scorebook/devices/<member>/away"): 9,
    ("POST", "/scorebook/erase"): 23,
    ("POST", "/scorebook/files"): 6,
    ("GET", "/scorebook/files/<upload>"): 7,
    ("POST", "/scorebook/files/<upload>"): 34,  # by its steps, each a transaction
    ("GET", "/api/games"): 4,
    ("GET", "/api/pads"): 2,
    ("PUT", "/api/pads/<pad>"): 5,
    ("DELETE", "/api/pads/<pad>"): 4,
    ("GET", "/api/games/<game>"): 4,
    ("PUT", "/api/games/<game>"): 3,
    ("DELETE", "/api/games/<game>"): 10,
    ("GET", "/api/games/<game>/log"): 4,
    ("POST", "/api/games/<game>/log"): 6,
    ("GET", "/api/games/<game>/stream"): 4,
    ("POST", "/api/games/<game>/writing"): 2,
    ("GET", "/api/games/<game>/links"): 4,
    ("POST", "/api/games/<game>/links"): 4,
    ("POST", "/api/games/<game>/links/code"): 5,
    ("DELETE", "/api/games/<game>/links/<link>"): 10,
    ("GET", "/api/games/<game>/devices"): 8,
    ("PUT", "/api/games/<game>/devices/me"): 4,
    ("DELETE", "/api/games/<game>/devices/<short>"): 7,
    ("DELETE", "/api/games/<game>/devices/<short>/games"): 4,
    ("DELETE", "/api/games/<game>/devices/<short>/entries"): 12,
    ("POST", "/api/join"): 5,
    ("POST", "/api/join/code"): 5,
}
"""Built files ask for nothing, nor does the page of the app."""

FOLLOWING_ROUTES = [("POST", "/api/games/<game>/log"), ("GET", "/api/games/<game>/devices")]
"""Where a game that is not in the cache is read: two statements more."""
