"""Several phones at one table: the code, who one is, two versions of a round."""

import secrets

from playwright.sync_api import FilePayload, expect

from tests.browser.keypad import fill
from tests.browser.phone import Phone
from tests.browser.stored_games import send
from tests.browser.test_shown_game import frame_of, shown
from tests.browser.together import OURS, join
from tests.conftest import points
from tests.gallery.stage import Actor, game, page, rounds, scene, store_game

FOUR = ("Annegret", "Ben", "Cy", "Dörte")


def _shared(phone: Phone) -> str:
    return store_game(phone, "tally", *FOUR, log=rounds(4, 3))


def _code(phone: Phone) -> None:
    expect(phone.page.locator("qr-code svg")).to_be_visible()


scene("share", _code)(lambda phone: _shared(phone) + "/share")


def _open_invitation(phone: Phone) -> None:
    phone.page.locator("open-invitations [role=group]").scroll_into_view_if_needed()


@scene("share-open-invitation", _open_invitation)
def open_invitation(phone: Actor) -> str:
    path = _shared(phone)
    send(phone, "post", f"/api{path}/links", {"role": "record", "token": secrets.token_urlsafe(24)})
    return path + "/share"


def _ask_about_copy(phone: Phone) -> None:
    """Take in a game that was sent as a file, and ask for it to go again."""
    with phone.page.expect_file_chooser() as chooser:
        phone.tap(".share-keys .side-button >> nth=1")
    first = {"entry": points("of-ada", 7, 5), "seq": 1, "made": None, "origin": None, "by": None}
    text = frame_of(shown(first, id_="a-copy"))
    file = FilePayload(name="tally.txt", mimeType="text/plain", buffer=text.encode())
    chooser.value.set_files(file)
    phone.tap(phone.page.locator(".sheet-phones"))
    phone.tap(phone.page.locator("copy-removal button"))
    expect(phone.page.locator("copy-removal [role=alert]")).to_be_visible()


page("share-copy", "/join", _ask_about_copy, whose="guest")
page("join-by-hand", "/join", whose="new")
page("join-stale", "/join#nothing-that-is-known", whose="new")


@scene("join-who", whose="guest")
def who(guest: Actor) -> str:
    owner = guest.cast.phone("ours")
    link = f"{owner.address}/api{_shared(owner)}/links"
    answer = owner.page.request.post(link, data={"role": "record"}, headers=OURS)
    return f"/join#{answer.json()['token']}"


def _ask_about_entries(phone: Phone) -> None:
    phone.tap(".phone-words .side-button")
    expect(phone.page.locator(".phone-words [role=alert]:not(:empty)")).to_be_visible()


@scene("share-written", _ask_about_entries)
def entries_of_another_phone(phone: Actor) -> str:
    long_names = ("Maximiliane-Josephine von Hohenfels", *FOUR[1:])
    path, other = game(phone, "tally", *long_names, log=rounds(4, 1)), phone.cast.phone("guest")
    join(phone, other, path)
    send(other, "put", f"/api{path}/devices/me", {"by": long_names[0]})
    entry = {"after": 1, "entries": [points("of-somebody-else", 10, 40, 2, 7)]}
    send(other, "post", f"/api{path}/log", entry)
    return path + "/share"


def _come(phone: Phone) -> None:
    expect(phone.page.locator("score-board")).to_be_visible()


@scene("sheet-watched", _come, whose="watcher")
def watched(guest: Actor) -> str:
    owner = guest.cast.phone("ours")
    path = _shared(owner)
    link = owner.page.request.post(
        f"{owner.address}/api{path}/links", data={"role": "watch"}, headers=OURS
    )
    send(guest, "post", "/api/join", {"token": link.json()["token"]})
    return path


def _twice(phone: Actor) -> str:
    """Write a round without a network, and another one for the same by somebody else."""
    path, other = game(phone, "tally", *FOUR, log=rounds(4, 1)), phone.cast.phone("guest")
    join(phone, other, path)
    phone.tap(phone.main())
    expect(phone.page.locator(".keypad")).to_be_visible()
    phone.page.context.set_offline(True)
    fill(phone, "30", "40", "2", "0")
    expect(phone.page.locator("sheet-screen score-board")).to_be_visible()
    entry = {"after": 1, "entries": [points("of-somebody-else", 10, 40, 2, 7)]}
    send(other, "post", f"/api{path}/log", entry)
    phone.page.context.set_offline(False)
    expect(phone.page.locator(".notice").first).to_be_visible()
    return path


def _compared(phone: Phone) -> None:
    phone.tap(".notice a, .notice button")
    expect(phone.page.locator(".versions-table")).to_be_visible()


scene("versions-sheet")(_twice)
scene("versions", _compared)(_twice)
