"""The start of a game."""

import secrets
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from companion.access import scorebooks
from companion.access.games import has_role
from companion.core.clock import clamp_time, now, now_plus
from companion.core.limits import MAX_REMATCHES_AN_HOUR, HostBounds, LimitExceededError
from companion.core.rules import fold_stored
from companion.db.transactions import writes
from companion.games.delete import purge_expired
from companion.models.games import ErasedGame, Game
from companion.models.grants import GameGrant, Role
from companion.results import store as results

NO_BOUNDS = HostBounds()


@dataclass(frozen=True)
class NewGameRequest:
    """The parameters of a new game."""

    file: dict[str, Any]
    """A game file without log, checked, with its id and every option written out."""
    scorebook: str | None = None
    """The scorebook it is to go into; None: the device's own."""
    after: str | None = None
    """The game it is a rematch of, whose grants it takes over."""


@writes
def create_game(
    session: Session,
    device: str,
    request: NewGameRequest,
    kind: str | None = None,
    bounds: HostBounds = NO_BOUNDS,
) -> tuple[Game, bool] | None:
    """Create a game; return it and whether it is new, None where id or scorebook are another's.

    Raises `LimitExceededError`.
    """
    file = request.file
    existing = session.get(Game, file["id"])
    if existing is not None:
        is_permitted = existing.deleted is None and has_role(session, existing, device, Role.RECORD)
        return (existing, False) if is_permitted else None
    if session.get(ErasedGame, ErasedGame.key_of(file["id"])) is not None:
        return None
    scorebooks.register_device(session, device, kind)
    earlier = session.get(Game, request.after) if request.after else None
    if earlier and has_role(session, earlier, device, Role.RECORD):
        maker = _find_maker(session, device, earlier)
        game = _insert_game(session, file, earlier.scorebook, bounds)
        game.maker, game.maker_link = maker
        scorebooks.copy_grants(session, earlier.id, game.id)
    else:
        book = scorebooks.get_or_create(session, device, request.scorebook, bounds)
        if book is None:
            return None
        game = _insert_game(session, file, book, bounds)
        session.add(GameGrant(game=game.id, device=device, role=Role.OWN))
    results.replace_results(session, game, [])
    purge_expired(session)
    return game, True


def _find_maker(session: Session, device: str, earlier: Game) -> tuple[str | None, str | None]:
    """Return the device and its link where only a link to the earlier game lets it begin another.

    Raises `LimitExceededError` where too many have been begun by that link.
    """
    grant = session.get(GameGrant, (earlier.id, device))
    by_book = scorebooks.find_role(session, device, earlier.scorebook) or Role.OUT
    if grant is None or grant.link is None or by_book >= Role.RECORD:
        return None, None
    recent = (
        select(func.count())
        .select_from(Game)
        .where(Game.scorebook == earlier.scorebook, Game.maker_link == grant.link)
        .where(Game.touched > now_plus(-timedelta(hours=1)))
    )
    if (session.scalar(recent) or 0) >= MAX_REMATCHES_AN_HOUR:
        raise LimitExceededError("new.too_many_rematches", MAX_REMATCHES_AN_HOUR)
    return device, grant.link


def _insert_game(session: Session, file: dict[str, Any], book: str, bounds: HostBounds) -> Game:
    scorebooks.check_capacity(session, book, 1, bounds)
    time = now()
    game = Game(
        id=file["id"],
        scorebook=book,
        kind=file["game"],
        file=file,
        **results.to_columns(fold_stored({**file, "log": []}).answer()),
        started=clamp_time(file.get("started"), time),
        touched=time,
        epoch=secrets.token_hex(4),
        seq=0,
    )
    session.add(game)
    session.flush()
    return game
