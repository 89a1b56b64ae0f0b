"""The server's own pages and forms, as a person reads them and fills them in."""

import html
import re

from tests.conftest import Phone

HOSTILE = '<script>alert("x")</script> & \u202eevil'


def words(page: str) -> str:
    """Return what is read on a page."""
    return " ".join(re.sub(r"<[^>]+>|\u2068|\u2069", " ", page).split())


def token(page: str) -> str:
    """Return the token of a page's form."""
    return re.search(r'name="csrf_token"[^>]*value="([^"]+)"', page)[1]


def token_of(phone: Phone) -> str:
    """Return the token of a device's forms."""
    return token(phone.get("/scorebook").text)


def send(phone, address: str, form_at: str | None = None, **fields):
    """Return a form as its page sends it."""
    fields["csrf_token"] = token(phone.get(form_at or address).text)
    return phone.post(address, data=fields)


def ids(phone) -> dict[str, str]:
    """Return the ids of the people by their names."""
    page = phone.get("/people").text
    matches = re.findall(r'href="/people/([^"/?]+)">.*?class="name">([^<]+)<', page, re.DOTALL)
    return {html.unescape(name): person for person, name in matches}


def start(phone, game: str, *names: str) -> None:
    """Begin a game of one round."""
    seats = [{"name": name} for name in names]
    assert phone.start(game, seats=seats, options={"rounds": 1}).status_code == 201
