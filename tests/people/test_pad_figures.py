"""What was written down in the fields of pads, as figures of people."""

import json
from pathlib import Path

from companion.core.rules import Json
from companion.games.delete import soft_delete
from companion.maintenance.doctor import findings
from companion.models import db
from companion.people.pad_figures import pad_figures
from companion.transfer.file_format import decode_file
from tests.transfer.test_pads import bring_in
from tests.web.pages import ids, token_of, words

PADS = Path(__file__).parents[2] / "companion" / "pads"
SEATS = [{"name": name} for name in ("Ada", "Ben", "Cy")]
FINISH = {"id": "end", "type": "finish"}


def pad(name: str) -> Json:
    return json.loads((PADS / f"{name}.json").read_text(encoding="utf-8"))


def begin(phone, game: str, declared: Json, seats: list[Json] = SEATS) -> None:
    file = {"format": "companion/1", "game": "pad", "pad": declared, "seats": seats}
    assert phone.put(f"/api/games/{game}", json=file).status_code == 201


def bids(name: str, *players: tuple[int, int]) -> Json:
    """Return a round of Wizard: everybody's bid and tricks."""
    both = [{"bid": bid, "tricks": tricks} for bid, tricks in players]
    return {"id": name, "type": "round", "players": both}


def page(phone, name: str, language: str = "en") -> str:
    answer = phone.get(f"/people/{ids(phone)[name]}", headers={"Accept-Language": language})
    return words(answer.text)


def play_wizard(phone, game: str = "g1") -> None:
    begin(phone, game, pad("wizard"))
    rounds = bids("a", (1, 1), (0, 0), (1, 0)), bids("b", (2, 2), (1, 0), (0, 0))
    assert phone.write(game, 0, *rounds, FINISH).status_code == 200


def test_a_person_s_page_has_the_fields_of_a_pad_in_its_own_words(phone):
    play_wizard(phone)
    assert "From the sheets Bid 1.5 Tricks 1.5 Tricks = Bid 100%" in page(phone, "Ada")
    assert "Bid 0.5 Tricks 0 Tricks = Bid 50%" in page(phone, "Cy")
    assert "Vorhersage 1,5 Stiche 1,5 Stiche = Vorhersage 100 %" in page(phone, "Ada", "de")


def test_corrections_and_games_thrown_away_change_them(phone):
    play_wizard(phone)
    change = {"of": "b", "entry": bids("b", (2, 1), (1, 1), (0, 0))}
    amend = {"id": "c", "type": "amend", "changes": [change]}
    assert phone.write("g1", 3, amend).status_code == 200
    assert "Bid 1.5 Tricks 1 Tricks = Bid 50%" in page(phone, "Ada")
    play_wizard(phone, "g2")
    assert "Bid 1.5 Tricks 1.2 Tricks = Bid 75%" in page(phone, "Ada")
    book = phone.get("/api/games").json["games"][0]["scorebook"]
    with phone.application.app_context():
        assert soft_delete(book, "g1")
    assert "Bid 1.5 Tricks 1.5 Tricks = Bid 100%" in page(phone, "Ada")


def test_rows_are_counted_by_what_they_are_worth_and_each_member_of_a_team_has_them(phone):
    team = {"name": "The Owls", "members": [{"name": "Ada"}, {"name": "Ben"}]}
    begin(phone, "g1", pad("kniffel"), [team, {"name": "Cy"}])
    filled = [(0, "sixes", 3), (0, "full", True), (0, "chance", 22), (1, "full", False)]
    rows = [
        {"id": f"r{number}", "type": "row", "seat": seat, "row": row, "value": value}
        for number, (seat, row, value) in enumerate(filled)
    ]
    assert phone.write("g1", 0, *rows, FINISH).status_code == 200
    for member in ("Ada", "Ben"):
        assert "From the sheets Sixes 18 Full house 100% Chance 22" in page(phone, member)
    assert "From the sheets Full house 0%" in page(phone, "Cy")
    with phone.application.app_context():
        assert list(findings(db.engine)) == []


def test_the_words_are_those_of_the_newest_game_and_fields_of_before_keep_theirs(phone):
    older = pad("wizard") | {"points": "tricks"}
    older["fields"] = [*older["fields"], {"id": "old", "name": "Olden", "kind": "flag"}]
    begin(phone, "g1", older)
    entry = bids("a", (0, 1), (0, 0), (0, 0))
    entry["players"] = [one | {"old": True} for one in entry["players"]]
    assert phone.write("g1", 0, entry, FINISH).status_code == 200
    newer = pad("wizard")
    newer["fields"][0]["name"] = "Said"
    begin(phone, "g2", newer)
    assert phone.write("g2", 0, bids("a", (1, 1), (0, 0), (0, 0)), FINISH).status_code == 200
    shown = "Said 0.5 Tricks 1 Olden 100% Tricks = Said 100%"
    assert shown in page(phone, "Ada")


def test_a_pad_of_one_s_own_is_called_in_the_language_of_the_page(phone):
    own = pad("wizard") | {"name": {"en": "Thirteen", "de": "Dreizehn"}}
    begin(phone, "g1", own)
    assert phone.write("g1", 0, bids("a", (1, 1), (0, 0), (0, 0)), FINISH).status_code == 200
    assert " Thirteen " in page(phone, "Ada")
    assert " Dreizehn " in page(phone, "Ada", "de")
    assert "Thirteen" not in page(phone, "Ada", "de")


def test_pad_that_is_renamed_in_its_game_is_called_so_on_every_page(phone):
    own = pad("wizard") | {"name": {"en": "Thirteen", "de": "Dreizehn"}}
    begin(phone, "g1", own)
    renamed = own | {"name": {"en": "Fourteen", "de": "Vierzehn"}}
    change = {"of": "setup", "entry": {"pad": renamed}}
    amend = {"id": "b", "type": "amend", "changes": [change]}
    assert phone.write("g1", 0, bids("a", (1, 1), (0, 0), (0, 0)), amend, FINISH).status_code == 200
    for language, now, before in (("en", "Fourteen", "Thirteen"), ("de", "Vierzehn", "Dreizehn")):
        history = phone.get("/history", headers={"Accept-Language": language}).text
        for shown in (page(phone, "Ada", language), words(history)):
            assert now in shown
            assert before not in shown


def test_field_renamed_in_its_game_is_called_so_on_every_page_and_where_it_is_taken(
    phone, new_phone
):
    play_wizard(phone)
    renamed = pad("wizard")
    renamed["fields"][0]["name"] = {"en": "Said", "de": "Gesagt"}
    change = {"of": "setup", "entry": {"pad": renamed}}
    amend = {"id": "c", "type": "amend", "changes": [change]}
    assert phone.write("g1", 3, amend).status_code == 200
    elsewhere = new_phone()
    elsewhere.start("other", seats=[{"name": "Di"}, {"name": "Eve"}])
    bring_in(elsewhere, json.loads(decode_file(phone.get("/scorebook/file").data)))
    for one in (phone, elsewhere):
        assert "From the sheets Said 1.5 Tricks 1.5 Tricks = Said 100%" in page(one, "Ada")
        assert "Gesagt 1,5 Stiche 1,5 Stiche = Gesagt 100 %" in page(one, "Ada", "de")
        rounds = one.get("/scorebook/rounds.csv", headers={"Accept-Language": "en"})
        assert "Said: 2; Tricks: 2" in rounds.data.decode("utf-8-sig")
    with phone.application.app_context():
        assert list(findings(db.engine)) == []


def test_game_that_keeps_two_people_apart_is_called_in_the_language_of_the_page(phone):
    begin(phone, "g1", pad("wizard") | {"name": {"en": "Thirteen", "de": "Dreizehn"}})
    for name in ("Ada", "Ben"):  # who would be gone with their only game
        phone.start(f"of {name}", seats=[{"name": name}, {"name": "Di"}])
    ada, ben = (ids(phone)[name] for name in ("Ada", "Ben"))
    renaming = {"name": "Ben", "csrf_token": token_of(phone)}
    german = {"Accept-Language": "de"}

    def pages() -> list[str]:
        answers = [
            phone.get(f"/people/{ada}/merge", headers=german),
            phone.get(f"/people/{ada}/merge?into={ben}", headers=german),
            phone.post(f"/people/{ada}/merge?into={ben}", data=renaming, headers=german),
            phone.post(f"/people/{ada}/edit", data=renaming, headers=german),
        ]
        return [words(answer.text) for answer in answers]

    for page in pages():
        assert "Dreizehn" in page
        assert "Thirteen" not in page
    book = phone.get("/api/games").json["games"][0]["scorebook"]
    with phone.application.app_context():
        assert soft_delete(book, "g1")
    for page in pages():
        assert "Dreizehn" in page
        assert "Thirteen" not in page


def test_a_figure_without_a_name_or_never_asked_is_left_out():
    counts = {"mean.a": 3, "mean.a.n": 2, "share.b": 0, "share.b.n": 0, "mean.c": 1, "mean.c.n": 1}
    counts |= {"share.a<>b": 1, "share.a<>b.n": 2}
    found = pad_figures(counts, {"b": "B", "a": {"en": "A", "de": "Ä"}}, "de")
    assert [tuple(one) for one in found] == [("Ä", 1.5, False), ("Ä ≠ B", 0.5, True)]
