"""The forms of a scorebook's page and of an import."""

from flask_babel import gettext, lazy_gettext
from flask_wtf.file import FileField, FileRequired
from wtforms import RadioField, SelectChoice, StringField, ValidationError
from wtforms.fields import Field

from companion.access.pages import PageForm
from companion.core.limits import MAX_FILE_BYTES
from companion.models.grants import Role

ACCEPTED = ".json,application/json,.gz,application/gzip"


class UploadForm(PageForm):
    """The upload of a file."""

    file = FileField(
        lazy_gettext("incoming.file"),
        validators=[FileRequired(lazy_gettext("incoming.no_file"))],
        render_kw={
            "accept": ACCEPTED,
            "data-largest": MAX_FILE_BYTES,
            "data-choose": lazy_gettext("incoming.choose"),
        },
    )


class ImportForm(PageForm):
    """The confirmation of an import after its preview."""


ROLES = (Role.RECORD, Role.WATCH)


class InviteForm(PageForm):
    """A new link to the whole scorebook."""

    role = RadioField(
        lazy_gettext("scorebook.share.as"),
        choices=[SelectChoice(role.word, lazy_gettext(f"share.as.{role.word}")) for role in ROLES],
        default=Role.RECORD.word,
    )


class RevokeForm(PageForm):
    """The confirmation that a link or a device is removed."""


class EraseForm(PageForm):
    """The confirmation that a scorebook is erased: a word typed in."""

    word = StringField(
        lazy_gettext("scorebook.erase.typed"),
        render_kw={"autocomplete": "off", "autocapitalize": "none", "spellcheck": "false"},
    )

    def validate_word(self, field: Field) -> None:
        """Raise `ValidationError` for another word than the page asks for."""
        word = (field.data or "").strip().casefold()
        if word != gettext("scorebook.erase.word").casefold():
            raise ValidationError(gettext("scorebook.erase.wrong"))
