"""The forms of what leaves a scorebook."""

from flask_babel import gettext, lazy_gettext
from wtforms import RadioField, SelectChoice, StringField, ValidationError
from wtforms.fields import Field

from companion.scorebooks.forms import PageForm
from companion.scorebooks.roles import Role

ROLES = (Role.RECORD, Role.WATCH)


class Invite(PageForm):
    """A link to the whole scorebook."""

    role = RadioField(
        lazy_gettext("scorebook.share.as"),
        choices=[SelectChoice(role.word, lazy_gettext(f"share.as.{role.word}")) for role in ROLES],
        default=Role.RECORD.word,
    )


class TakeBack(PageForm):
    """The word to take a link back."""


class Erase(PageForm):
    """The word to erase everything, typed out."""

    word = StringField(
        lazy_gettext("scorebook.erase.typed"),
        render_kw={"autocomplete": "off", "autocapitalize": "none", "spellcheck": "false"},
    )

    def validate_word(self, field: Field) -> None:
        """Raise `ValidationError` unless it is the word that the page asks for."""
        typed = (field.data or "").strip().casefold()
        if typed != gettext("scorebook.erase.word").casefold():
            raise ValidationError(gettext("scorebook.erase.wrong"))
