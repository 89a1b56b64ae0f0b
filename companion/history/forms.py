"""The form of the search through past evenings, and the confirmation of an action on a game."""

from datetime import date, timedelta
from typing import Any

from flask_babel import format_date, gettext, lazy_gettext
from flask_wtf import FlaskForm
from wtforms import DateField, SelectChoice, SelectField, StringField, ValidationError
from wtforms.validators import Optional

from companion.access.pages import PageForm
from companion.core.limits import FIRST_DAY, LAST_DAY
from companion.core.names import sort_key
from companion.engine.check import NAME_LIMIT
from companion.games.forms import GAMES
from companion.history.store import GameFilter
from companion.people.store import PersonName
from companion.web.dates import evening_start
from companion.web.preferences import kind_name


class ConfirmForm(PageForm):
    """The confirmation that a game is thrown away or brought back."""


def _day_field(label: str) -> DateField:
    limits = {"min": FIRST_DAY.isoformat(), "max": LAST_DAY.isoformat()}
    return DateField(
        lazy_gettext(label), validators=[Optional(), _require_within_range], render_kw=limits
    )


def _require_within_range(_form: Any, field: Any) -> None:
    """Raise `ValidationError` for a day on which no game can have begun."""
    if field.data and not FIRST_DAY <= field.data <= LAST_DAY:
        low, high = (format_date(day, "medium") for day in (FIRST_DAY, LAST_DAY))
        raise ValidationError(gettext("value.range", low=low, high=high))


class GameSearchForm(FlaskForm):
    """A search for games: by names, person, kind of game and evening."""

    class Meta:
        """The settings of WTForms: a search changes nothing, so it needs no token."""

        csrf = False

    text = StringField(lazy_gettext("evenings.text"))
    player = SelectField(lazy_gettext("evenings.player"), validate_choice=False)
    kind = SelectField(lazy_gettext("evenings.kind"), default="")
    since = _day_field("evenings.since")
    until = _day_field("evenings.until")

    @classmethod
    def from_query(
        cls, query: Any, people: list[PersonName], named_kinds: dict[str, str]
    ) -> "GameSearchForm":
        """Return the validated form of a query string; `named_kinds` have their names."""
        form = cls(query)
        kinds = [(game["game"], kind_name(game["game"])) for game in GAMES]
        kinds += sorted(named_kinds.items(), key=lambda named: sort_key(named[1]))
        choices = [SelectChoice(kind, name) for kind, name in kinds]
        form.kind.choices = [SelectChoice("", lazy_gettext("evenings.any")), *choices]
        names = [SelectChoice(person.id, person.name) for person in people]
        form.player.choices = [SelectChoice("", lazy_gettext("evenings.anybody")), *names]
        form.validate()
        return form

    @property
    def filter(self) -> GameFilter:
        """The filter the form asks for; a field with an error filters nothing."""
        until = self._day("until")
        return GameFilter(
            player=self.player.data or None,
            kind=None if self.kind.errors else self.kind.data or None,
            text=(self.text.data or "").strip()[:NAME_LIMIT],
            since=_start_of(self._day("since")),
            until=_start_of(until and until + timedelta(days=1)),
        )

    @property
    def narrowed(self) -> bool:
        """Whether the search has more than a text."""
        return any((self.player.data, self.kind.data, self.since.data, self.until.data))

    def _day(self, name: str) -> date | None:
        field = self[name]
        return None if field.errors else field.data


def _start_of(evening: date | None) -> str | None:
    return evening_start(evening) if evening else None
