"""What a server says of itself holds nothing that would let anybody in."""

import socket

from tests.conftest import points, tally
from tests.serving import Caller, serving


def test_no_token_and_no_cookie_is_ever_logged(tmp_path):
    """An evening, with what goes wrong in one; the server says what went wrong, and no more."""
    told = tmp_path / "log"
    with told.open("w") as log, serving(tmp_path / "data", stderr=log) as server:
        owner, guest = Caller(server.port), Caller(server.port)
        secrets = evening(owner, guest)
        nonsense(server.port, *secrets)
        owner.close()
        guest.close()
        assert server.stop() == 0
    text = told.read_text() + server.said
    assert "Invalid request from ip=127.0.0.1" in text
    for secret in secrets:
        assert secret not in text


def evening(owner: Caller, guest: Caller) -> list[str]:
    """A game that is shared, joined and written to; what nobody else may know of it."""
    assert owner.call("PUT", "/api/games/g1", tally())[0] == 201
    status, link = owner.call("POST", "/api/games/g1/links", {"role": "record"})
    assert status == 201
    token = link["token"]
    assert guest.call("POST", "/api/join", {"token": token})[0] == 200
    assert guest.call("POST", "/api/join", {"token": token[:-1]})[0] == 404
    assert guest.call("POST", "/api/join", {"token": [token]})[0] == 400
    batch = {"after": 0, "entries": [points("a", 1, 2)]}
    assert guest.call("POST", "/api/games/g1/log", batch)[0] == 200
    assert guest.call("POST", "/api/games/g1/log", batch | {"after": token})[0] == 400
    assert owner.call("DELETE", f"/api/games/g1/links/{link['id']}", {})[0] == 200
    return [token, token[8:], *(caller.cookie.split("=")[1] for caller in (owner, guest))]


def nonsense(port: int, *secrets: str) -> None:
    """A request that is none, with all of it inside."""
    with socket.create_connection(("127.0.0.1", port), timeout=20) as line:
        line.sendall(f"NONSENSE / HTTP/9.9\r\nCookie: {' '.join(secrets)}\r\n\r\n".encode())
        assert b"400" in line.recv(1000)
