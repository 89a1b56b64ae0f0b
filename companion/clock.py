"""The time now, as it is stored and sent."""

from datetime import UTC, datetime, timedelta


def now() -> str:
    """The time in UTC to the millisecond, as ISO text: `2026-11-21T19:30:05.120Z`. Sorts by age."""
    return later(timedelta())


def later(by: timedelta) -> str:
    """The time that much later than now, in the same form."""
    return written(datetime.now(UTC) + by)


def written(moment: datetime) -> str:
    """A moment as it is stored."""
    in_utc = moment.astimezone(UTC)
    return in_utc.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def read_time(told: object) -> str | None:
    """A time that somebody else's clock told, in our form; None if it is none."""
    try:
        moment = datetime.fromisoformat(str(told))
        return written(moment if moment.tzinfo else moment.replace(tzinfo=UTC))
    except (ValueError, OverflowError):
        return None


def no_later(told: object, than: str) -> str:
    """A time that somebody else's clock told, in our form; `than` if it is none, or lies after."""
    return min(than, read_time(told) or than)
