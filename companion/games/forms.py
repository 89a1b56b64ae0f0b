"""The form of a new game: drawn into the pages' shell, and checked again on the server.

Its fields and their limits come from the engine's catalogue, and the engine says whether it is
filled in rightly, so every limit stands in one place. Options that are more than a number or a
choice (who begins, a tally's name, Agame's neutral colours, Greta's values) have no field: the
phone draws them.
"""

from collections.abc import Callable, Sequence
from typing import Any

from flask_babel import lazy_gettext
from flask_wtf import FlaskForm
from wtforms import (
    BooleanField,
    FieldList,
    Form,
    FormField,
    IntegerField,
    RadioField,
    SelectChoice,
    StringField,
)
from wtforms.fields import Field

from companion.core.rules import Json, catalogue, replay
from companion.engine.check import NAME_LIMIT
from companion.engine.seats import MARKS

GAMES = catalogue()


def _number_field(option: Json, text: str) -> Field:
    limits = {"min": option["low"], "max": option["high"], "step": option["step"]}
    return IntegerField(lazy_gettext(text), default=option["default"], render_kw=limits)


def _flag_field(option: Json, text: str) -> Field:
    return BooleanField(lazy_gettext(text), default=option["default"])


def _choice_field(option: Json, text: str) -> Field:
    return _radio_field(option["values"], text, text, option["default"])


def _radio_field(
    values: Sequence[str], texts: str, label: str, default: str | None = None
) -> Field:
    choices = [SelectChoice(value, lazy_gettext(f"{texts}.{value}")) for value in values]
    return RadioField(lazy_gettext(label), choices=choices, default=default)


FIELDS: dict[str, Callable[[Json, str], Field]] = {
    "number": _number_field,
    "flag": _flag_field,
    "choice": _choice_field,
}


def _house_rules_form(game: Json) -> type[Form]:
    """Make the part of the form with the options of one game."""
    fields = {
        option["name"]: FIELDS[option["kind"]](option, f"option.{game['game']}.{option['name']}")
        for option in game["options"]
        if option["kind"] in FIELDS
    }
    return type(f"HouseRulesOf{game['game'].title()}", (Form,), fields)


HouseRules = type(
    "HouseRules", (Form,), {game["game"]: FormField(_house_rules_form(game)) for game in GAMES}
)


class SeatForm(Form):
    """A seat: its name and its mark."""

    name = StringField(lazy_gettext("form.name"), render_kw={"maxlength": NAME_LIMIT})
    color = _radio_field(MARKS, "colour", "form.color")


class NewGameForm(FlaskForm):
    """A new game: its kind, its seats, its house rules."""

    class Meta:
        """Calls are guarded by `companion.web.api`; a token would go stale in a phone's queue."""

        csrf = False

    game = _radio_field([game["game"] for game in GAMES], "game", "form.game")
    seats = FieldList(FormField(SeatForm), min_entries=1)
    options = FormField(HouseRules)

    file: Json
    """The values as a game file without log."""
    setup: Json
    """After `validate`: the set-up with every option."""
    problem: Json | None
    """After `validate`: the engine's first problem, or None."""

    @classmethod
    def from_file(cls, file: Json) -> "NewGameForm":
        """Return the form of a game file."""
        form = cls(formdata=None)
        form.file = file
        return form

    def validate(self, extra_validators: Any = None) -> bool:
        """Whether the engine accepts the game file."""
        del extra_validators  # there are none: the engine knows all
        answer = replay({**self.file, "log": []})
        self.setup, self.problem = answer["setup"], answer["problem"]
        return self.problem is None
