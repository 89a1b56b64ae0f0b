"""The pages of the people of a scorebook (docs/decisions/0120-pages-that-are-read.md)."""

from collections.abc import Iterable
from typing import Any

from flask import Blueprint, Flask, redirect, render_template, request, url_for
from flask_babel import gettext
from sqlalchemy.exc import NoResultFound
from werkzeug.exceptions import BadRequest, NotFound
from werkzeug.wrappers import Response

from companion.access.guards import (
    book_for_owner,
    book_for_recorder,
    book_for_watcher,
    books_of_this_device,
)
from companion.access.pages import PageForm, chosen_book, redirect_with_message, render_page
from companion.access.scorebooks import ScorebookAccess
from companion.people import store
from companion.people.edit import (
    BeingErasedError,
    NameInUseError,
    SameTableError,
    add_person,
    edit_person,
    merge_people,
    unmerge_person,
)
from companion.people.erase import erase_person
from companion.people.forms import (
    AddPersonForm,
    EditPersonForm,
    ErasePersonForm,
    MergeForm,
    UnmergeForm,
)
from companion.people.pad_figures import list_named_kinds, list_words, pad_figures
from companion.people.shared_games import SharedGame, read_shared_games
from companion.people.store import PersonDetail
from companion.pubsub.messages import AccessRevoked
from companion.pubsub.registry import publish
from companion.web.preferences import isolated, kind_name

people = Blueprint("people", __name__, url_prefix="/people")


def init_app(app: Flask) -> None:
    """Offer the pages."""
    app.register_blueprint(people)


@people.get("")
def everybody() -> str:
    """Show the people, the last to play first."""
    if not books_of_this_device():
        return render_template("people/nobody.html")
    book = book_for_watcher(chosen_book())
    people_of_book = store.list_people(book.id)
    return render_page(
        "people/people.html" if people_of_book else "people/nobody.html",
        book,
        people=people_of_book,
    )


@people.route("/new", methods=["GET", "POST"])
def add() -> str | Response | tuple[str, int]:
    """Add a person who has not played yet."""
    book = book_for_recorder(chosen_book())
    form = AddPersonForm()
    known_as = None
    if form.validate_on_submit():
        try:
            add_person(book.id, form.name.data or "")
            return redirect_with_message(".everybody", "added")
        except NameInUseError as known:
            known_as = known
    return _render_form(form, render_page("people/add.html", book, form=form, known_as=known_as))


@people.get("/<person:person>")
def show_person(person: str) -> str:
    """Show one person: figures by game, and the course of their results."""
    book = book_for_watcher(chosen_book())
    detail = _find_person(book, person)
    kinds = sorted(detail.figures, key=lambda kind: -detail.figures[kind].played)
    courses = {kind: store.read_course(book.id, detail.person.id, kind) for kind in kinds}
    by_pad = {
        kind: pad_figures(
            detail.figures[kind].counts, list_words(book.id, kind), gettext("app.language")
        )
        for kind in kinds
    }
    named = list_named_kinds(book.id, gettext("app.language"))
    names = {kind: named.get(kind) or kind_name(kind) for kind in kinds}
    shown = {"whole": detail, "names": names, "kinds": kinds, "courses": courses, "by_pad": by_pad}
    return render_page("people/person.html", book, **shown)


@people.route("/<person:person>/edit", methods=["GET", "POST"])
def edit(person: str) -> str | Response | tuple[str, int]:
    """Change a person's name, how they are drawn, and whether they still play."""
    book = book_for_recorder(chosen_book())
    detail = _find_person(book, person)
    form = EditPersonForm.for_person(detail.person)
    known_as = shared_game = None
    if form.validate_on_submit():
        try:
            edit_person(book.id, detail.person.id, form.changes)
            return redirect_with_message(".show_person", "kept", person=detail.person.id)
        except NameInUseError as known:
            known_as = known
            shared_game = read_shared_games(book.id, detail.person.id).get(known.player)
        except SameTableError:
            form.name.errors = [gettext("person.name.sat", name=isolated(detail.person.name))]
    context = {"known_as": known_as, "unmerge": UnmergeForm(), **_shared_game(book, shared_game)}
    html = render_page("people/edit.html", book, whole=detail, form=form, **context)
    return _render_form(form, html)


@people.get("/<person:person>/merge")
def others(person: str) -> str:
    """Show with whom a person can be merged; with `into`, what the merge would give."""
    book = book_for_recorder(chosen_book())
    detail = _find_person(book, person)
    into = request.args.get("into")
    shared_games = read_shared_games(book.id, detail.person.id)
    if into is not None:
        other = _find_person(book, into)
        context = _shared_game(book, shared_games.get(other.person.id))
        context |= {"whole": detail, "other": other, "form": MergeForm()}
        return render_page("people/merge.html", book, **context)
    candidates = [other for other in store.list_people(book.id) if other.id != detail.person.id]
    names = _name_kinds(book, shared_games.values())
    context = {"others": candidates, "shared_games": shared_games, "names": names}
    return render_page("people/others.html", book, whole=detail, **context)


@people.post("/<person:person>/merge")
def merge(person: str) -> Response | tuple[str, int]:
    """Merge a person into another (`into`)."""
    book = book_for_recorder(chosen_book())
    detail, other = _find_person(book, person), _find_person(book, request.args.get("into", ""))
    form = MergeForm()
    _require_valid(form)
    try:
        merge_people(book.id, detail.person.id, other.person.id)
    except SameTableError as refusal:
        context = _shared_game(book, refusal.game)
        context |= {"whole": detail, "other": other, "form": form}
        return render_page("people/merge.html", book, **context), 422
    except BeingErasedError:
        return redirect_with_message(".everybody", "being_erased")
    return redirect_with_message(".show_person", "merged", person=other.person.id)


@people.post("/<person:person>/unmerge")
def unmerge(person: str) -> Response:
    """Take a merged person apart again."""
    book = book_for_recorder(chosen_book())
    _find_person(book, person)
    _require_valid(UnmergeForm())
    try:
        unmerge_person(book.id, person)
    except BeingErasedError:
        return redirect_with_message(".everybody", "being_erased")
    return redirect_with_message(".show_person", "unmerged", person=person)


@people.get("/<person:person>/erase")
def confirm_erasure(person: str) -> str:
    """Show what happens when a person is erased from the games of the scorebook."""
    book = book_for_owner(chosen_book())
    detail = _find_person(book, person)
    return render_page("people/erase.html", book, whole=detail, form=ErasePersonForm())


@people.post("/<person:person>/erase")
def erase(person: str) -> Response:
    """Make a person's name a mark in every game of the scorebook, for good.

    Who has been merged into another meanwhile, is shown first with whom.
    """
    book = book_for_owner(chosen_book())
    _require_valid(ErasePersonForm())
    try:
        games = erase_person(book.id, person)
    except NoResultFound:
        detail = _find_person(book, person)
        return redirect(url_for(".confirm_erasure", person=detail.person.id), 303)
    for game in games:
        publish(AccessRevoked(game))
    return redirect_with_message(".everybody", "person_erased")


def _find_person(book: ScorebookAccess, person: str) -> PersonDetail:
    """Return the person. Raises 404."""
    detail = store.read_person(book.id, person)
    if detail is None:
        raise NotFound
    return detail


def _shared_game(book: ScorebookAccess, game: SharedGame | None) -> dict[str, Any]:
    """Return what a page says of the game in which two people sat, if they did."""
    return {"shared_game": game, "names": _name_kinds(book, [game] if game else [])}


def _name_kinds(book: ScorebookAccess, games: Iterable[SharedGame]) -> dict[str, str]:
    """Return by kind what was played in these games: a pad as it is called in this language."""
    language = gettext("app.language")
    kinds = {game.kind for game in games}
    named = list_named_kinds(book.id, language, with_deleted=True) if kinds else {}
    return {kind: named.get(kind) or kind_name(kind) for kind in kinds}


def _require_valid(form: PageForm) -> None:
    """Check that an action comes from one of our pages. Raises 400."""
    if not form.validate():
        raise BadRequest(gettext("form.stale"))


def _render_form(form: AddPersonForm | EditPersonForm, html: str) -> str | tuple[str, int]:
    """Return the rendered page of a form: 200 where it is new, 422 where it was submitted."""
    return (html, 422) if form.is_submitted() else html
