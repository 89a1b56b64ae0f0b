"""The time now, as it is stored and sent."""

from datetime import UTC, datetime


def now() -> str:
    """The time in UTC to the millisecond, as ISO text: `2026-11-21T19:30:05.120Z`. Sorts by age."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
