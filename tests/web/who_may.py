"""The table over all routes: what each answers to each sort of device, asked as its page asks.

Whoever adds a route adds its row here, and so decides who may use it. The places of a rule
(`<game>`) and what it is sent are of the house that `tests/web/scorebook_of_routes.py` builds.
"""

ASKERS = (
    *("owner", "recorder", "watcher"),  # of one game
    *("member", "onlooker"),  # of the whole scorebook: they record and watch
    *("sent_away", "revoked"),  # once recorders: one was sent away, one's link was taken back
    "stranger",  # with a scorebook of its own
    "nobody",  # without a cookie
)


def may(*askers: str, status: int = 200) -> dict[str, int]:
    """List those who may; for the others there is no such thing."""
    return {asker: status if asker in askers else 404 for asker in ASKERS}


ALL = may(*ASKERS)
WATCHERS = may("owner", "recorder", "watcher", "member", "onlooker")
RECORDERS = may("owner", "recorder", "member")
ONLOOKERS = may("owner", "member", "onlooker")
MEMBERS = may("owner", "member")
OWNERS = may("owner")
MEMBERS_DO = may("owner", "member", status=303)
OWNERS_DO = may("owner", status=303)

SHELL = dict.fromkeys(
    [
        ("GET", "/"),
        ("GET", "/new"),
        ("GET", "/join"),
        ("GET", "/pads/<pad>"),
        ("GET", "/settings"),
        ("GET", "/pads"),
        ("GET", "/pads/<pad>/send"),
        ("GET", "/games/<game>"),
        ("GET", "/games/<game>/record"),
        ("GET", "/games/<game>/settings"),
        ("GET", "/games/<game>/share"),
        ("GET", "/games/<game>/rounds/<int:number>"),
        ("GET", "/games/<game>/versions/<version>"),
        ("GET", "/rules"),
        ("GET", "/rules/<game>"),
    ],
    ALL,
)
"""The same page for everybody."""

FILES = dict.fromkeys(
    [
        ("GET", "/shell/<revision>"),
        ("GET", "/service-worker.js"),
        ("GET", "/manifest.webmanifest"),
        ("GET", "/favicon.ico"),
        ("GET", "/health"),
    ],
    ALL,
)

CERTIFICATE = dict.fromkeys([("GET", "/certificate"), ("GET", "/certificate.crt")], may())
"""Where the server has HTTPS of its own, everybody (`tests/server/test_https.py`)."""

OPERATORS = {("GET", "/metrics"): may()}
"""No device: whoever knows METRICS_TOKEN (`tests/web/test_monitoring_metrics.py`)."""
READY = {("GET", "/ready"): may(*ASKERS, status=503)}
"""The house ends its streams, as a server does that stops: it is not ready for phones."""

PAGES = {
    # Everybody has these: of their own scorebooks, or saying that there is none yet.
    ("GET", "/people"): ALL,
    ("GET", "/history"): ALL,
    ("GET", "/scorebook"): ALL,
    ("GET", "/about"): ALL,
    # The others are asked for in our scorebook.
    ("GET", "/people/new"): MEMBERS,
    ("POST", "/people/new"): MEMBERS_DO,
    ("GET", "/people/<person:person>"): ONLOOKERS,
    ("GET", "/people/<person:person>/edit"): MEMBERS,
    ("POST", "/people/<person:person>/edit"): MEMBERS_DO,
    ("GET", "/people/<person:person>/merge"): MEMBERS,
    ("POST", "/people/<person:person>/merge"): MEMBERS_DO,
    ("POST", "/people/<person:person>/unmerge"): MEMBERS_DO,
    ("GET", "/people/<person:person>/erase"): OWNERS,
    ("POST", "/people/<person:person>/erase"): OWNERS_DO,
    ("GET", "/history/thrown-away"): OWNERS,
    ("POST", "/history/<game>/throw-away"): OWNERS_DO,
    ("POST", "/history/<game>/bring-back"): OWNERS_DO,
    ("GET", "/scorebook/file"): OWNERS,
    ("GET", "/scorebook/file/<int:number>"): OWNERS,
    ("GET", "/scorebook/rounds.csv"): OWNERS,
    ("POST", "/scorebook/links"): OWNERS,
    ("POST", "/scorebook/links/<link>/back"): OWNERS_DO,
    ("POST", "/scorebook/devices/<member>/away"): OWNERS_DO,
    ("POST", "/scorebook/erase"): OWNERS_DO,
    ("POST", "/scorebook/files"): OWNERS_DO,
    ("GET", "/scorebook/files/<upload>"): OWNERS,
    ("POST", "/scorebook/files/<upload>"): OWNERS_DO,
}

CALLS = {
    # Everybody has a list: of what they may see.
    ("GET", "/api/games"): ALL,
    # Everybody has pads: those of the scorebooks that they may write into.
    ("GET", "/api/pads"): ALL,
    ("PUT", "/api/pads/<pad>"): MEMBERS,
    ("DELETE", "/api/pads/<pad>"): MEMBERS,
    ("GET", "/api/games/<game>"): WATCHERS,
    ("PUT", "/api/games/<game>"): RECORDERS,
    ("DELETE", "/api/games/<game>"): OWNERS,
    ("GET", "/api/games/<game>/log"): WATCHERS,
    # Who only watches has perhaps recorded before, and hears which entry is refused and why.
    ("POST", "/api/games/<game>/log"): {**RECORDERS, "watcher": 422, "onlooker": 422},
    ("GET", "/api/games/<game>/stream"): WATCHERS,
    ("POST", "/api/games/<game>/writing"): RECORDERS,
    ("GET", "/api/games/<game>/links"): OWNERS,
    ("POST", "/api/games/<game>/links"): may("owner", status=201),
    ("POST", "/api/games/<game>/links/code"): may("owner", status=201),
    ("DELETE", "/api/games/<game>/links/<link>"): OWNERS,
    ("GET", "/api/games/<game>/devices"): WATCHERS,
    ("PUT", "/api/games/<game>/devices/me"): WATCHERS,
    # The recorder's; everybody may go by himself.
    ("DELETE", "/api/games/<game>/devices/<short>"): may("owner", "recorder"),
    # Whose scorebook they fill.
    ("DELETE", "/api/games/<game>/devices/<short>/games"): OWNERS,
    # Whose game they have written into.
    ("DELETE", "/api/games/<game>/devices/<short>/entries"): OWNERS,
    # With a token that stands: whoever has it comes in.
    ("POST", "/api/join"): ALL,
    ("POST", "/api/join/code"): ALL,
}

BRING_BACK = may("owner", status=201)
"""Who may send a game that a restored server lacks, each with what they were told of it before."""

PHONE_TOKEN = "Kq3_vX-9" + "a1B2c3D4e5F6g7H8i9J0k1_-"
"""Of an invitation made on the owner's phone, without a network."""
JOIN = {"token": PHONE_TOKEN}
ROUND = {"id": "b1", "type": "round", "players": [{"points": 1}, {"points": 2}]}
LOG = "/api/games/ours/log"
LINKS = "/api/games/ours/links"
BRINGS = {"after": 0, "entries": [ROUND], "origins": {"b1": {"by": "Ben"}}}
MAY_BRING = {**RECORDERS, "watcher": 422, "onlooker": 422}
WITHOUT_NETWORK = [
    # What was made or read without a network, by the address that hears of it.
    ("an invitation of their own", LINKS, {"role": "record", **JOIN}, may("owner", status=201)),
    ("an invitation to watch", LINKS, {"role": "watch", **JOIN}, may("owner", status=201)),
    ("an invitation nobody has registered", "/api/join", JOIN, may()),
    ("what another phone wrote", LOG, BRINGS, MAY_BRING),
    ("the same with no name", LOG, BRINGS | {"origins": {"b1": {"by": None}}}, MAY_BRING),
]
"""Who may bring the server what: an invitation made on a phone, entries of another phone."""

ANSWERS = {**SHELL, **FILES, **READY, **CERTIFICATE, **OPERATORS, **PAGES, **CALLS}
