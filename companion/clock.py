"""The time now, as it is stored and sent."""

from datetime import UTC, datetime, timedelta


def now() -> str:
    """The time in UTC to the millisecond, as ISO text: `2026-11-21T19:30:05.120Z`. Sorts by age."""
    return later(timedelta())


def later(by: timedelta) -> str:
    """The time that much later than now, in the same form."""
    moment = datetime.now(UTC) + by
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")
