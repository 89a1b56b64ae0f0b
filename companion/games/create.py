"""The start of a game."""

import secrets
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from companion.access import scorebooks
from companion.access.games import has_role
from companion.access.ownership import Tenure
from companion.core.clock import clamp_time, now, now_plus
from companion.core.limits import MAX_REMATCHES_AN_HOUR, HostBounds, LimitExceededError
from companion.core.rules import fold_stored
from companion.db.transactions import writes
from companion.games.delete import delete_game, purge_expired
from companion.models.games import ErasedGame, Game
from companion.models.grants import GameGrant, Role, ScorebookGrant
from companion.models.scorebooks import Scorebook
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
    is_known: bool = False
    """Whether the phone has it from a server, which had a backup restored since then."""
    tenure: Tenure | None = None
    """What its phone has proven of having owned it."""


@writes
def create_game(
    session: Session,
    device: str,
    request: NewGameRequest,
    kind: str | None = None,
    bounds: HostBounds = NO_BOUNDS,
) -> tuple[Game, bool] | None:
    """Create a game; return it and whether it is new, None where id or scorebook are another's.

    So it is where the phone has it from a server and has not proven to have owned it, unless it is
    a rematch in somebody's scorebook. Raises `LimitExceededError`.
    """
    file = request.file
    is_claim = request.tenure is not None  # several may come at once
    existing = session.get(Game, file["id"], with_for_update=is_claim)
    if existing is not None and request.tenure is not None:
        existing = _claim(session, existing, device, request.tenure)
    if existing is not None:
        is_permitted = existing.deleted is None and has_role(session, existing, device, Role.RECORD)
        return (existing, False) if is_permitted else None
    if session.get(ErasedGame, ErasedGame.key_of(file["id"])) is not None:
        return None
    scorebooks.register_device(session, device, kind)
    earlier = _find_earlier(session, device, request.after)
    if earlier is not None:
        maker = _find_maker(session, device, earlier)
        game = _insert_game(session, file, earlier.scorebook, bounds)
        game.maker, game.maker_link = maker
        scorebooks.copy_grants(session, earlier, game.id)
        game.born = "" if request.is_known else game.born  # its owner is who owns the earlier one
    elif request.is_known and request.tenure is None:
        return None
    else:
        book = scorebooks.get_or_create(session, device, request.scorebook, bounds)
        if book is None:
            return None
        game = _insert_game(session, file, book, bounds)
        session.add(GameGrant(game=game.id, device=device, role=Role.OWN))
    if request.tenure is not None:
        game.recreated = True
        game.born = request.tenure.born
        _hand_over(session, game, device, request.tenure)
    results.replace_results(session, game, [])
    purge_expired(session)
    return game, True


def _find_earlier(session: Session, device: str, after: str | None) -> Game | None:
    """Return the game of which a device may begin a rematch in its scorebook; None: it may not.

    One that was thrown away lets in only who writes in the whole scorebook: nobody can send a
    guest away from it any more.
    """
    earlier = session.get(Game, after) if after else None
    if earlier is None or not has_role(session, earlier, device, Role.RECORD):
        return None
    by_book = scorebooks.find_role(session, device, earlier.scorebook) or Role.OUT
    return earlier if earlier.deleted is None or by_book >= Role.RECORD else None


def _claim(session: Session, game: Game, device: str, tenure: Tenure) -> Game | None:
    """Let a device have the game here that it has proven to have owned on the server of before.

    Return it; None where it is gone, as somebody had begun it here who never owned it: it is to be
    created anew. Where its owner of before has brought it back, whoever owned it later gets it.
    """
    if has_role(session, game, device, Role.OWN):
        return game
    if tenure.born < game.born:
        delete_game(session, game)
        session.expunge(game)
        return None
    is_same = game.recreated and game.deleted is None and tenure.born == game.born
    if is_same and tenure.number > game.tenure:
        scorebooks.register_device(session, device)
        _hand_over(session, game, device, tenure)
    return game


def _hand_over(session: Session, game: Game, device: str, tenure: Tenure) -> None:
    """Make a device the owner of a game, and have those who own it until now watch."""
    game.tenure = tenure.number
    by_game = GameGrant.game == game.id, GameGrant.role == Role.OWN
    by_book = ScorebookGrant.scorebook == game.scorebook, ScorebookGrant.role == Role.OWN
    owners = {
        *session.scalars(select(GameGrant.device).where(*by_game)),
        *session.scalars(select(ScorebookGrant.device).where(*by_book)),
    }
    for owner in owners - {device}:
        session.merge(GameGrant(game=game.id, device=owner, role=Role.WATCH, link=None))
    session.merge(GameGrant(game=game.id, device=device, role=Role.OWN, link=None))


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
    row = select(Scorebook.id).where(Scorebook.id == book)
    session.execute(row.with_for_update(read=True))  # waits for who merges or takes apart people
    scorebooks.check_capacity(session, book, 1, bounds)
    time = now()
    game = Game(
        id=file["id"],
        scorebook=book,
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
