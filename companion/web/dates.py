"""Times as players speak of them: by evenings, in their time zone; numbers as one reads them."""

from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from urllib.parse import unquote

from babel.dates import format_date, format_skeleton, format_timedelta
from babel.numbers import format_decimal
from flask import Flask, request
from flask_babel import (
    format_percent,
    get_locale,
    gettext,
    to_user_timezone,
    to_utc,
)
from pytz import all_timezones_set

from companion.core.clock import format_time

ZONE_COOKIE = "zone"
"""Set by the app (static/js/page/device/save-choice.ts)."""
NIGHT_ENDS = timedelta(hours=5)
"""What is begun at one in the morning belongs to the evening before; see `evenings.ts`, too."""
MAX_RELATIVE_DAYS = 6
"""Days that are counted from today; older ones go by their date."""
MAX_CACHED_DAYS = 1_000
"""Kept as they read in full: thirty stand on a page of evenings."""
MAX_CACHED_NUMBERS = 10_000
"""Kept as they read: a page of evenings shows a hundred, and most of them on every page."""


def init_app(app: Flask) -> None:
    """Give templates filters for days and numbers."""
    for function in (evening, day, long_day, number, percent):
        app.add_template_filter(function)


def request_zone() -> str | None:
    """Return the time zone of the phone; None: it has set none that there is.

    Babel is not asked: the error it raises for a name without a zone refers to itself, and would
    hold the request with all it has read until the next search for garbage.
    """
    name = unquote(request.cookies.get(ZONE_COOKIE, ""))  # the app escapes the slash
    return name if name in all_timezones_set else None


def evening(moment: str) -> date:
    """Return the evening a stored time belongs to; at the ends of all dates, the day in UTC."""
    time = datetime.fromisoformat(moment)
    try:
        return (to_user_timezone(time) - NIGHT_ENDS).date()
    except OverflowError:  # stored before dates from outside had a range
        return time.date()


def evening_start(evening: date) -> str:
    """Return when an evening begins, as times are stored."""
    return format_time(to_utc(datetime.combine(evening, time()) + NIGHT_ENDS).replace(tzinfo=UTC))


def day(evening: date) -> str:
    """Return the short name of a day: "yesterday", "3 days ago", "14 Mar", "14 Mar 2025"."""
    days = (_tonight() - evening).days
    if days in (0, 1):
        return gettext("evenings.today") if days == 0 else gettext("evenings.yesterday")
    if 1 < days <= MAX_RELATIVE_DAYS:
        ago = -timedelta(days=days)
        locale = _calendar()
        return format_timedelta(ago, "day", threshold=1, add_direction=True, locale=locale)
    same_year = evening.year == _tonight().year
    return format_skeleton("MMMd" if same_year else "yMMMd", evening, locale=_calendar())


def long_day(evening: date) -> str:
    """Return the full name of a day: "Saturday, 14 March 2026"."""
    return _long_day(evening, _calendar())


@lru_cache(MAX_CACHED_DAYS)
def _long_day(evening: date, locale: str) -> str:
    return format_date(evening, "full", locale)


def number(value: float) -> str:
    """Return a number as it is shown: "−5", "2.4", in German "2,4"."""
    return _number(value, str(get_locale()))


@lru_cache(MAX_CACHED_NUMBERS)
def _number(value: float, locale: str) -> str:
    pattern = "#,##0.#" if abs(value) >= 10_000 else "0.#"
    return format_decimal(value, pattern, locale).replace("-", "−")


def percent(share: float) -> str:
    """Return a share of one: "42%", in German "42 %"."""
    return format_percent(share)


def _calendar() -> str:
    """Return the locale of days: for English that of its spelling."""
    locale = str(get_locale())
    return "en_GB" if locale == "en" else locale


def _tonight() -> date:
    return (to_user_timezone(datetime.now(UTC)) - NIGHT_ENDS).date()
