"""The time now, as it is stored and sent."""

from datetime import UTC, datetime, timedelta

from companion.core.limits import FIRST_DAY, LAST_DAY


def now() -> str:
    """Return the time in UTC to the millisecond, as ISO text: `2026-11-21T19:30:05.120Z`."""
    return now_plus(timedelta())


def now_plus(delta: timedelta) -> str:
    """Return the time that much later than now, in the same form."""
    return format_time(datetime.now(UTC) + delta)


def format_time(time: datetime) -> str:
    """Return a time as it is stored."""
    in_utc = time.astimezone(UTC)
    return in_utc.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def parse_time(value: object) -> str | None:
    """Return a time given by another clock, in our form; None if it is none, or out of range."""
    time = _parsed(value)
    return format_time(time) if time and FIRST_DAY <= time.date() <= LAST_DAY else None


def is_out_of_range(value: object) -> bool:
    """Return whether this is a time before `FIRST_DAY` or after `LAST_DAY`."""
    return _parsed(value) is not None and parse_time(value) is None


def _parsed(value: object) -> datetime | None:
    try:
        time = datetime.fromisoformat(str(value))
    except ValueError:
        return None
    return time if time.tzinfo else time.replace(tzinfo=UTC)


def clamp_time(value: object, latest: str) -> str:
    """Return a time given by another clock, in our form.

    Return `latest` if it is none, out of range, or lies after.
    """
    return min(latest, parse_time(value) or latest)
