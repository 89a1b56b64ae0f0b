"""The pages of the people of a scorebook (docs/decisions/0120-pages-that-are-read.md)."""

from flask import Blueprint, Flask, render_template, request
from flask_babel import gettext
from werkzeug.exceptions import BadRequest, NotFound
from werkzeug.wrappers import Response

from companion.access.guards import book_for_recorder, book_for_watcher, books_of_this_device
from companion.access.pages import done, page, wanted
from companion.access.scorebooks import ScorebookAccess
from companion.people import store
from companion.people.edit import (
    NameInUseError,
    SameTableError,
    add_person,
    edit_person,
    merge_people,
    unmerge_person,
)
from companion.people.forms import AddPersonForm, EditPersonForm, MergeForm, UnmergeForm
from companion.people.store import PersonDetail

people = Blueprint("people", __name__, url_prefix="/people")


def init_app(app: Flask) -> None:
    """Offer the pages."""
    app.register_blueprint(people)


@people.get("")
def everybody() -> str:
    """Everybody who plays, whoever played last first."""
    if not books_of_this_device():
        return render_template("people/nobody.html")
    book = book_for_watcher(wanted())
    found = store.people(book.id)
    return page("people/people.html" if found else "people/nobody.html", book, people=found)


@people.route("/new", methods=["GET", "POST"])
def add() -> str | Response | tuple[str, int]:
    """Somebody who has not played yet."""
    book = book_for_recorder(wanted())
    form = AddPersonForm()
    known_as = None
    if form.validate_on_submit():
        try:
            add_person(book.id, form.name.data or "")
            return done(".everybody", "added")
        except NameInUseError as known:
            known_as = known
    return _again(form, page("people/add.html", book, form=form, known_as=known_as))


@people.get("/<person>")
def whole(person: str) -> str:
    """One person: figures by game, and how the results ran."""
    book = book_for_watcher(wanted())
    found = _person(book, person)
    kinds = sorted(found.figures, key=lambda kind: -found.figures[kind].played)
    courses = {kind: store.course(book.id, found.person.id, kind) for kind in kinds}
    return page("people/person.html", book, whole=found, kinds=kinds, courses=courses)


@people.route("/<person>/edit", methods=["GET", "POST"])
def edit(person: str) -> str | Response | tuple[str, int]:
    """Change what somebody is called, how they are drawn, and whether they still play."""
    book = book_for_recorder(wanted())
    found = _person(book, person)
    form = EditPersonForm.of(found.person)
    known_as = None
    if form.validate_on_submit():
        try:
            edit_person(book.id, found.person.id, form.look)
            return done(".whole", "kept", person=found.person.id)
        except NameInUseError as known:
            known_as = known
    shown = page(
        "people/edit.html", book, whole=found, form=form, known_as=known_as, unmerge=UnmergeForm()
    )
    return _again(form, shown)


@people.get("/<person>/merge")
def others(person: str) -> str:
    """Who this person may be too; with `into`: what becomes of the two."""
    book = book_for_recorder(wanted())
    found = _person(book, person)
    into = request.args.get("into")
    if into is not None:
        other = _person(book, into)
        return page("people/merge.html", book, whole=found, other=other, form=MergeForm())
    known = [other for other in store.people(book.id) if other.id != found.person.id]
    return page("people/others.html", book, whole=found, others=known)


@people.post("/<person>/merge")
def merge(person: str) -> Response | tuple[str, int]:
    """Make one of two."""
    book = book_for_recorder(wanted())
    found, other = _person(book, person), _person(book, request.args.get("into", ""))
    form = MergeForm()
    _checked(form)
    try:
        merge_people(book.id, found.person.id, other.person.id)
    except SameTableError:
        shown = {"whole": found, "other": other, "form": form, "together": True}
        return page("people/merge.html", book, **shown), 422
    return done(".whole", "merged", person=other.person.id)


@people.post("/<person>/unmerge")
def unmerge(person: str) -> Response:
    """Make two of one again; `person` is who was merged."""
    book = book_for_recorder(wanted())
    _person(book, person)
    _checked(UnmergeForm())
    unmerge_person(book.id, person)
    return done(".whole", "unmerged", person=person)


def _person(book: ScorebookAccess, person: str) -> PersonDetail:
    """Return the person. Raises 404."""
    found = store.whole(book.id, person)
    if found is None:
        raise NotFound
    return found


def _checked(form: MergeForm | UnmergeForm) -> None:
    """Check that an action comes from one of our pages. Raises 400."""
    if not form.validate():
        raise BadRequest(gettext("form.stale"))


def _again(form: AddPersonForm | EditPersonForm, shown: str) -> str | tuple[str, int]:
    """Render the page with its form: empty, or as it was sent and cannot be stored."""
    return (shown, 422) if form.is_submitted() else shown
