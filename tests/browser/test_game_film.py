"""What comes in the way of a moving code while its game is packed."""

from uuid import uuid4

import pytest
from playwright.sync_api import Response, expect

from tests.browser.sharing import game_of, show_game
from tests.browser.stored_games import send
from tests.browser.together import NO_LOCK
from tests.conftest import points

FAILING = "window.CompressionStream = class { constructor() { throw new %s('no room') } }"


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ("delete window.CompressionStream", "This browser cannot make such codes"),
        (FAILING % "RangeError", "too long to be shown"),
        (FAILING % "TypeError", "The code could not be made"),
    ],
    ids=["an old browser", "a long game", "another error"],
)
def test_code_that_cannot_be_packed_is_said(owner, fault, said):
    owner.open(f"/games/{game_of(owner)}/share")
    owner.page.evaluate(f"() => void ({fault})")
    owner.key("Show the game")
    expect(owner.page.get_by_role("alert").filter(has_text=said)).to_be_visible()
    owner.ignore("TypeError: no room")  # whoever runs it is told


HOLD_FIRST = """() => {
  const Packer = CompressionStream;
  window.CompressionStream = class {
    constructor(kind) {
      const packer = new Packer(kind);
      if (window.held) return packer;
      window.held = new Promise(done => { window.letGo = done; });
      const gate = new TransformStream({ flush: () => window.held });
      return { writable: packer.writable, readable: packer.readable.pipeThrough(gate) };
    }
  };
}"""
"""The first packing waits, the later ones do not."""
LET_GO = """async () => {
  letGo();
  const packed = new Blob(["all that waited"]).stream().pipeThrough(new CompressionStream("gzip"));
  await new Response(packed).arrayBuffer();
}"""
FIRST_FRAME = "() => document.querySelector('game-film')?.film?.frames[0] ?? null"


def test_code_packed_late_does_not_hide_a_newer_round(owner):
    game = game_of(owner)
    owner.open(f"/games/{game}/share")
    owner.page.evaluate(HOLD_FIRST)
    owner.key("Show the game")
    owner.page.wait_for_function("() => !!window.held")
    send(
        owner,
        "post",
        f"/api/games/{game}/log",
        {"after": 0, "entries": [points(str(uuid4()), 12, 7)]},
    )
    owner.page.wait_for_function(FIRST_FRAME)
    owner.wait_until(NO_LOCK, "the round is sent")
    frame = owner.page.evaluate(FIRST_FRAME)
    owner.page.evaluate(LET_GO)
    assert owner.page.evaluate(FIRST_FRAME) == frame


def test_invitation_shown_with_a_network_is_known_to_the_server_at_once(owner):
    def is_registered(answer: Response) -> bool:
        is_told = answer.request.method == "POST" and answer.url.endswith("/links")
        return is_told and "token" in (answer.request.post_data or "")

    with owner.page.expect_response(is_registered) as registered:
        show_game(owner, "Write")
    assert registered.value.status == 201
