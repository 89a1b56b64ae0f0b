"""The forms of people: adding, editing, merging."""

from flask_babel import gettext, lazy_gettext
from wtforms import BooleanField, Form, RadioField, SelectChoice, StringField, ValidationError
from wtforms.fields import Field
from wtforms.validators import DataRequired, Length, Regexp

from companion.access.pages import PageForm
from companion.core.limits import MAX_MARK_LETTERS
from companion.core.rules import name_problem
from companion.engine.check import NAME_LIMIT
from companion.engine.seats import MARKS
from companion.people.edit import PersonEdit
from companion.people.store import PersonSummary

SHAPE = "shape"
"""The mark that is the shape of its colour."""


def _collapse_spaces(text: str | None) -> str:
    """Return a name without white space around it, and no two blanks in it."""
    return " ".join((text or "").split())


def _require_visible(_form: Form, field: Field) -> None:
    """Raise `ValidationError` for a name of which nothing is seen, though something was typed."""
    if not field.errors and name_problem(field.data, ["name"]) is not None:
        raise ValidationError(gettext("person.name.missing"))


def _name_field() -> StringField:
    return StringField(
        lazy_gettext("person.name"),
        filters=[_collapse_spaces],
        validators=[
            DataRequired(lazy_gettext("person.name.missing")),
            Length(max=NAME_LIMIT, message=lazy_gettext("person.name.long")),
            Regexp(r"[^\x00-\x1f\x7f]*$", message=lazy_gettext("person.name.signs")),
            _require_visible,
        ],
        render_kw={"maxlength": NAME_LIMIT, "autocomplete": "off", "autocapitalize": "words"},
    )


class AddPersonForm(PageForm):
    """A person who has not played yet."""

    name = _name_field()


class EditPersonForm(PageForm):
    """A person's name, and how they are drawn."""

    name = _name_field()
    color = RadioField(
        lazy_gettext("person.color"),
        choices=[
            SelectChoice("", lazy_gettext("person.color.none")),
            *(SelectChoice(mark, lazy_gettext(f"mark.{mark}")) for mark in MARKS),
        ],
        default="",
    )
    letters = StringField(
        lazy_gettext("person.letters"),
        filters=[_collapse_spaces],
        validators=[
            Length(max=MAX_MARK_LETTERS, message=lazy_gettext("person.letters.long")),
            Regexp(r"[^\W_]*$", message=lazy_gettext("person.letters.signs")),
        ],
        render_kw={
            "maxlength": MAX_MARK_LETTERS,
            "autocomplete": "off",
            "autocapitalize": "characters",
        },
    )
    retired = BooleanField(lazy_gettext("person.retired"))

    @classmethod
    def for_person(cls, person: PersonSummary) -> "EditPersonForm":
        """Return the form with the person's values, or with those that were sent."""
        letters = person.mark if person.mark not in (None, SHAPE) else ""
        return cls(
            name=person.name,
            color=person.color or "",
            letters=letters,
            retired=person.retired,
        )

    @property
    def changes(self) -> PersonEdit:
        """The changes the form asks for: a mark of letters where there are any, else a shape."""
        return PersonEdit(
            name=self.name.data or "",
            color=self.color.data or None,
            mark=self.letters.data or SHAPE,
            retired=self.retired.data,
        )


class MergeForm(PageForm):
    """The confirmation that two people are one."""


class UnmergeForm(PageForm):
    """The confirmation that a merged person is taken apart again."""


class ErasePersonForm(PageForm):
    """The confirmation that a person's name is taken out of all games."""
