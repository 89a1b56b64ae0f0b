"""An earlier server, as a phone meets it: it answers as recorded, and knows no other calls."""

import json
import re
from typing import Any

from playwright.sync_api import Page, Route

from tests.earlier.conversation import Call, conversation

UNKNOWN = {"problem": {"code": "http.404", "params": {}}}
SINCE = {"PUT api/games/ID": ["after"]}
"""The keys that a call has learnt since: an earlier server refused them."""
ID = re.compile(r"[0-9a-f]{8}-[0-9a-f-]{27}")


class OlderServer:
    """Stands between a page and today's server, and takes out of the answers what is newer."""

    def __init__(self, name: str, refusals: str = "") -> None:
        """`refusals` names what it was recorded to say to pads, if that was before it knew any."""
        calls = conversation(refusals) if refusals else []
        self._refusal = next((call for call in calls if "pad" in (call.body or {})), None)
        self.known: dict[str, Any] = {}
        for call in conversation(name):
            self.known.setdefault(kind(call.method, call.path), []).append(call)
        self.refused: set[str] = set()
        """The kinds of calls it did not know."""
        self.cut_off: set[Page] = set()
        """Whoever has no network."""

    def serve(self, page: Page) -> None:
        page.route("**/api/**", self._answer)

    def _answer(self, route: Route) -> None:
        request = route.request
        if request.frame.page in self.cut_off:
            route.abort()
            return
        query = kind(request.method, request.url.split("/", 3)[3])
        if query not in self.known:
            self.refused.add(query)
            route.fulfill(status=404, json=UNKNOWN)
            return
        sent = request.post_data_json or {}
        if self._refusal and "pad" in sent:
            self.refused.add(f"{query} pad")
            route.fulfill(status=self._refusal.status, json=self._refusal.answer)
            return
        strange = [key for key in SINCE.get(query, []) if key in sent]
        if strange:
            self.refused.add(f"{query} {strange[0]}")
            route.fulfill(status=422, json=unknown_key(strange[0]))
            return
        answer = route.fetch()
        recorded = [call for call in self.known[query] if call.status == answer.status]
        payload = only_as(answer.json(), recorded)
        route.fulfill(
            status=answer.status, content_type="application/json", body=json.dumps(payload)
        )


def unknown_key(key: str) -> dict[str, Any]:
    """How its engine refused a key that it did not know."""
    code = "value.unknown_key"
    return {"problem": {"entry": 0, "at": [key], "code": code, "params": {"key": key}}}


def kind(method: str, path: str) -> str:
    """Return a call without what differs from game to game: "GET api/games/ID/log"."""
    return f"{method} {ID.sub('ID', path.split('?')[0].strip('/'))}"


def only_as(answer: Any, recorded: list[Call]) -> Any:
    """Return the answer with the keys that any recorded one has; lines of games likewise."""
    keys = {key for call in recorded for key in call.answer}
    values = {key: value for key, value in answer.items() if key in keys}
    if "games" in values:
        lines = {key for call in recorded for line in call.answer["games"] for key in line}
        values["games"] = [
            {key: value for key, value in line.items() if key in lines} for line in values["games"]
        ]
    return values
