"""The forms by which a file comes in."""

from flask_babel import lazy_gettext
from flask_wtf.file import FileField, FileRequired

from companion.outgoing.packing import LARGEST
from companion.scorebooks.forms import PageForm

ACCEPTED = ".json,application/json,.gz,application/gzip"


class SendFile(PageForm):
    """A file to be looked at."""

    file = FileField(
        lazy_gettext("incoming.file"),
        validators=[FileRequired(lazy_gettext("incoming.no_file"))],
        render_kw={
            "accept": ACCEPTED,
            "data-largest": LARGEST,
            "data-choose": lazy_gettext("incoming.choose"),
        },
    )


class TakeIn(PageForm):
    """The word to take in what was looked at."""
