"""The time now, as it is stored and sent."""

from datetime import UTC, datetime, timedelta

from companion.core.limits import FIRST_DAY, LAST_DAY


def now() -> str:
    """Return the time in UTC to the millisecond, as ISO text: `2026-11-21T19:30:05.120Z`."""
    return now_plus(timedelta())


def now_plus(by: timedelta) -> str:
    """Return the time that much later than now, in the same form."""
    return format_time(datetime.now(UTC) + by)


def format_time(moment: datetime) -> str:
    """Return a moment as it is stored."""
    in_utc = moment.astimezone(UTC)
    return in_utc.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def parse_time(told: object) -> str | None:
    """Return a time that another clock told, in our form; None if it is none, or out of range."""
    moment = _moment(told)
    return format_time(moment) if moment and FIRST_DAY <= moment.date() <= LAST_DAY else None


def is_out_of_range(told: object) -> bool:
    """Return whether this is a time before `FIRST_DAY` or after `LAST_DAY`."""
    return _moment(told) is not None and parse_time(told) is None


def _moment(told: object) -> datetime | None:
    try:
        moment = datetime.fromisoformat(str(told))
    except ValueError:
        return None
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)


def clamp_time(told: object, than: str) -> str:
    """Return a time that another clock told, in our form.

    `than` if it is none, out of range, or lies after.
    """
    return min(than, parse_time(told) or than)
