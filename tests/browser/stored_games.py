"""Games of other evenings, put on the server's shelf as a phone would have sent them."""

import uuid
from datetime import UTC, datetime, timedelta

from tests.browser.phone import Phone
from tests.conftest import points, tally


def add_finished_game(
    phone: Phone, totals: dict[str, int], *, days_ago: int, rounds: int = 1
) -> str:
    """Return a finished tally of the phone, begun so many days ago at this time of the day.

    Its id.
    """
    game, began = str(uuid.uuid4()), datetime.now(UTC) - timedelta(days=days_ago)
    seats = [{"name": name} for name in totals]
    file = tally(seats=seats, started=began.isoformat(), options={"rounds": rounds})
    send(phone, "put", f"/api/games/{game}", file)
    for number in range(rounds):
        entry = points(str(uuid.uuid4()), *totals.values()) | {"at": began.isoformat()}
        send(phone, "post", f"/api/games/{game}/log", {"after": number, "entries": [entry]})
    return game


def send(phone: Phone, method: str, path: str, body: dict) -> None:
    """Call as the app would, with the phone's grants; a refusal is a failure."""
    call = getattr(phone.page.request, method)
    answer = call(phone.address + path, data=body, headers={"Sec-Fetch-Site": "same-origin"})
    assert answer.ok, answer.text()
