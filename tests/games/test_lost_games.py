"""Who becomes the owner of a game that a restored server does not know (decision 0210)."""

import pytest

from companion import create_app
from companion.core.config import Settings
from companion.maintenance import commands, inventory
from tests.conftest import Phone, close, points, settings_in
from tests.transfer.file_pages import ERASE, export_file, import_file, post
from tests.web.pages import token_of

pytestmark = pytest.mark.long


class Server:
    """A server that is backed up, and put back into a folder of its own."""

    def __init__(self, app, settings: Settings, folder) -> None:
        self.app, self.settings, self._folder = app, settings, folder
        self._apps = []
        self._backups = 0

    def back_up(self):
        self._backups += 1
        file = self._folder / f"backup-{self._backups}"
        assert commands.backup(self.settings, file)
        return file

    def restore(self, file, *phones: Phone, sent_away: list[str] | None = None) -> list[Phone]:
        """Return the phones as they meet the server that knows the backup and nothing since."""
        self.settings = settings_in(self._folder / f"restored-{len(self._apps)}")
        self.settings.data.mkdir()
        assert commands.restore(self.settings, file, secret_is_given=True, sent_away=sent_away)
        self.app = create_app(self.settings)
        self.app.test_client_class = Phone
        self._apps.append(self.app)
        return [self._again(phone) for phone in phones]

    def new_phone(self) -> Phone:
        return self.app.test_client()

    def _again(self, phone: Phone) -> Phone:
        again = self.app.test_client()
        again._cookies = phone._cookies
        return again

    def close(self) -> None:
        for app in self._apps:
            with app.app_context():
                close(app)


@pytest.fixture
def server(app, settings, tmp_path):
    server = Server(app, settings, tmp_path)
    yield server
    server.close()


@pytest.fixture
def lost(server, phone, new_phone):
    """Return what follows a backup: a game "g" begun since, its owner, a recorder, the backup."""
    phone.start("before")
    file = server.back_up()
    phone.start("g")
    guest = new_phone()
    guest.join(phone.share("g"))
    return phone, guest, file


def proof_of(phone: Phone, game: str = "g") -> str:
    """Return what the server tells a phone to store, with which it brings the game back."""
    lines = phone.get("/api/games").json["games"]
    return next(line["proof"] for line in lines if line["id"] == game)


def another(letter: str) -> str:
    return "B" if letter == "A" else "A"


def bring_back(phone: Phone, proof: str | None, **changes) -> int:
    return phone.start("g", proof=proof, **changes).status_code


def test_owner_is_given_a_proof_and_nobody_else(lost):
    owner, guest, _ = lost
    assert proof_of(owner) == owner.start("g").json["proof"] != ""
    assert proof_of(guest) == guest.start("g").json["proof"] == ""


def test_owner_brings_a_lost_game_back(server, lost):
    owner, _, file = lost
    proof = proof_of(owner)
    (owner,) = server.restore(file, owner)
    assert bring_back(owner, proof) == 201
    assert owner.role_in("g") == "own"
    assert proof_of(owner) == proof


def test_guest_cannot_bring_a_lost_game_back(server, lost):
    owner, guest, file = lost
    proofs = proof_of(owner), proof_of(guest)
    owner, guest = server.restore(file, owner, guest)
    assert bring_back(guest, proofs[1]) == 404
    assert guest.role_in("g") is None
    assert bring_back(owner, proofs[0]) == 201
    assert bring_back(guest, proofs[1]) == 404
    guest.join(owner.share("g"))
    assert (owner.role_in("g"), guest.role_in("g")) == ("own", "record")


@pytest.mark.parametrize("change", ["device", "game", "born", "number", "signature", "words"])
def test_forged_proof_is_none(server, lost, change):
    owner, guest, file = lost
    number, born, signature = proof_of(owner).split(" ")
    proofs = {
        "device": f"{number} {born} {signature}",
        "game": proof_of(owner, "before"),
        "born": f"{number} 2001{born[4:]} {signature}",
        "number": f"1 {born} {signature}",
        "signature": f"{number} {born} {another(signature[0])}{signature[1:]}",
        "words": "٣ ö ü",
    }
    owner, guest = server.restore(file, owner, guest)
    asking = guest if change == "device" else owner
    assert bring_back(asking, proofs[change]) == 404


def test_game_begun_without_a_network_is_its_phones(server, lost):
    """It has never met a server: there is no proof to have."""
    owner, _, file = lost
    (owner,) = server.restore(file, owner)
    assert owner.start("fresh").status_code == 201
    assert owner.role_in("fresh") == "own"


def test_owner_takes_a_lost_game_from_whoever_passed_it_for_new(server, lost):
    """A program of one's own may leave the proof out, with other names at the table."""
    owner, guest, file = lost
    proof = proof_of(owner)
    owner, guest = server.restore(file, owner, guest)
    assert guest.start("g", seats=[{"name": "Eve"}, {"name": "Mal"}]).status_code == 201
    guest.write("g", 0, points("false", 9, 9))
    friend = server.new_phone()
    friend.join(guest.share("g"))
    false_proof = proof_of(guest)
    assert bring_back(owner, proof) == 201
    assert owner.role_in("g") == "own"
    assert (guest.role_in("g"), friend.role_in("g")) == (None, None)
    assert owner.get("/api/games/g").json["file"]["log"] == []
    assert bring_back(guest, false_proof) == 404
    assert owner.role_in("g") == "own"


def hand_over(server, lost):
    """Return the former owner, the new one, and the proof that each could have stored."""
    former, owner, file = lost
    old = proof_of(former)
    owner.join(former.share("g", "own"))
    new = proof_of(owner)
    assert proof_of(former) == ""
    return *server.restore(file, former, owner), old, new


def test_owner_who_handed_over_cannot_become_owner_again(server, lost):
    former, owner, old, new = hand_over(server, lost)
    assert bring_back(owner, new) == 201
    assert bring_back(former, old) == 404
    assert (former.role_in("g"), owner.role_in("g")) == (None, "own")


def test_owner_who_handed_over_and_comes_first_owns_until_the_new_one_comes(server, lost):
    """The restored server cannot know it before."""
    former, owner, old, new = hand_over(server, lost)
    assert bring_back(former, old) == 201
    assert former.role_in("g") == "own"
    assert bring_back(owner, new) == 200
    assert (former.role_in("g"), owner.role_in("g")) == ("watch", "own")
    assert bring_back(former, old) == 404
    assert former.role_in("g") == "watch"


def test_whole_scorebook_handed_over_ends_the_proofs_of_its_games(server, lost):
    former, owner, file = lost
    old = proof_of(former)
    owner.join(former.share("g", "own", whole_book=True))
    new = proof_of(owner)
    former, owner = server.restore(file, former, owner)
    assert bring_back(former, old) == 201
    assert bring_back(owner, new) == 200
    assert (former.role_in("g"), owner.role_in("g")) == ("watch", "own")


def device_of(phone: Phone, game: str = "g") -> str:
    devices = phone.get(f"/api/games/{game}/devices").json["devices"]
    return next(one["id"] for one in devices if one["this"])


def second_owner(owner: Phone, member: Phone) -> str:
    """Have a guest of the scorebook begin "g" in it, which both own; return the guest's id."""
    member.join(owner.share("before", whole_book=True))
    book = owner.get("/api/games").json["games"][0]["scorebook"]
    assert member.start("g", scorebook=book).status_code == 201
    return device_of(member)


def by_its_game(server, owner, short):
    assert owner.delete(f"/api/games/g/devices/{short}", json={}).status_code == 200


def by_the_page(server, owner, short):
    path = f"/scorebook/devices/{short}/away"
    book = owner.get("/api/games").json["games"][0]["scorebook"]
    data = {"csrf_token": token_of(owner), "book": book}
    assert owner.post(f"{path}?book={book}", data=data).status_code == 303


def by_the_host(server, owner, short):
    with server.app.app_context():
        inventory.revoke_device(inventory.find_device(short), None)


@pytest.mark.parametrize("send_away", [by_its_game, by_the_page, by_the_host])
def test_owner_sent_away_cannot_become_owner_again(server, phone, new_phone, send_away):
    owner, former = phone, new_phone()
    owner.start("before")
    file = server.back_up()
    short = second_owner(owner, former)
    old = proof_of(former)
    send_away(server, owner, short)
    new = proof_of(owner)
    owner, former = server.restore(file, owner, former)
    assert bring_back(former, old) == 201
    assert bring_back(owner, new) == 200
    assert former.role_in("g") == "watch"
    assert bring_back(former, old) == 404
    assert (former.role_in("g"), owner.role_in("g")) == ("watch", "own")


def test_owner_named_at_the_restore_as_sent_away_has_no_proof_any_more(server, phone, new_phone):
    owner, former = phone, new_phone()
    owner.start("before")
    short = second_owner(owner, former)
    old = proof_of(former)
    owner, former = server.restore(server.back_up(), owner, former, sent_away=[short])
    assert bring_back(former, old) == 404
    assert former.role_in("g") is None


def test_proof_takes_no_game_that_the_backup_knows(server, phone, new_phone):
    """Whoever got it after the backup is unknown there; so is whoever gave it back since."""
    owner, other = phone, new_phone()
    owner.start("g")
    file = server.back_up()
    other.join(owner.share("g", "own"))
    between = proof_of(other)
    owner.join(other.share("g", "own"))
    owner, other = server.restore(file, owner, other)
    assert bring_back(other, between) == 404
    assert owner.role_in("g") == "own"


def test_game_brought_back_is_in_the_next_backup_as_any_other(server, lost):
    former, owner, old, new = hand_over(server, lost)
    assert bring_back(former, old) == 201
    former, owner = server.restore(server.back_up(), former, owner)
    assert bring_back(owner, new) == 404
    assert former.role_in("g") == "own"


def test_rematch_that_a_guest_brings_back_is_owned_by_who_owns_the_earlier_game(
    server, phone, new_phone
):
    owner, guest = phone, new_phone()
    owner.start("before")
    guest.join(owner.share("before"))
    file = server.back_up()
    assert guest.start("again", after="before").status_code == 201
    proof = proof_of(guest, "again")
    owner, guest = server.restore(file, owner, guest)
    assert guest.start("again", after="before", proof=proof).status_code == 201
    assert (owner.role_in("again"), guest.role_in("again")) == ("own", "record")


def test_proof_of_before_an_erasure_takes_no_game_that_its_owner_has_brought_in_again(
    phone, new_phone
):
    former = phone
    former.start("g")
    former.write("g", 0, points("a", 1, 2))
    old = proof_of(former)
    owner = new_phone()
    owner.join(former.share("g", "own", whole_book=True))
    file = export_file(owner)
    post(owner, "/scorebook/erase", **ERASE)
    import_file(owner, file)
    assert owner.role_in("g") == "own"
    assert bring_back(former, old) == 404
    assert (owner.role_in("g"), former.role_in("g")) == ("own", None)
