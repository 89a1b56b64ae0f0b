"""The forms by which a file comes in."""

from flask_babel import lazy_gettext
from flask_wtf.file import FileField, FileRequired

from companion.incoming.reading import LARGEST
from companion.scorebooks.forms import PageForm


class SendFile(PageForm):
    """A file to be looked at."""

    file = FileField(
        lazy_gettext("incoming.file"),
        validators=[FileRequired(lazy_gettext("incoming.no_file"))],
        render_kw={"accept": ".json,application/json", "data-largest": LARGEST},
    )


class TakeIn(PageForm):
    """The word to take in what was looked at."""
