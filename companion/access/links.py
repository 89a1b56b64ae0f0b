"""Links by which devices come in: created, used, revoked."""

from datetime import timedelta
from typing import NamedTuple

from sqlalchemy import ColumnElement, delete, select, update
from sqlalchemy.orm import Session

from companion.access import scorebooks
from companion.access.tokens import (
    code_id,
    hash_secret,
    matches_hash,
    new_code,
    new_token,
    split_token,
)
from companion.core.clock import now, now_plus
from companion.core.limits import MAX_LINKS
from companion.db.transactions import reads, writes
from companion.models.games import Game
from companion.models.grants import GameGrant, Link, Role, ScorebookGrant

LINK_LIFETIME = timedelta(days=30)
HANDOVER_LIFETIME = timedelta(hours=1)
SINGLE_LIFETIME = timedelta(days=1)
CODE_LIFETIME = timedelta(minutes=10)
HAS_HANDED_OVER = (Link.role == Role.OWN) & (Link.used > 0)
"""Whether only the device that it made the owner may come again by a link."""


@reads
def is_scorebook_owner(session: Session, device: str, scorebook: str) -> bool:
    """Whether a device may share every game of a scorebook."""
    return scorebooks.find_role(session, device, scorebook) == Role.OWN


@writes
def create_link(
    session: Session, maker: str, scorebook: str, game: str | None, role: Role
) -> tuple[Link, str] | None:
    """Create a link; return it and its token, which is not stored, or None: there are too many.

    Without a game it leads to every game of the scorebook.
    """
    session.execute(delete(Link).where(Link.scorebook == scorebook, Link.until <= now()))
    if len(_links_of(session, scorebook, game)) >= MAX_LINKS:
        return None
    link_id, secret = new_token()
    link = Link(
        id=link_id,
        hashed=hash_secret(secret),
        scorebook=scorebook,
        game=game,
        role=role,
        maker=maker,
        until=now_plus(HANDOVER_LIFETIME if role == Role.OWN else LINK_LIFETIME),
    )
    session.add(link)
    return link, link_id + secret


@writes
def register_single_link(
    session: Session, maker: str, game: Game, role: Role, token: str
) -> Link | None:
    """Register a link made on a phone, for one device and a day; return it.

    Registered twice by its maker, it is still one. None: there are too many. Raises `ValueError`
    where its id is another link's (docs/decisions/0212-invitations-made-on-a-phone.md).
    """
    link_id, secret = split_token(token)
    known = session.get(Link, link_id)
    if known:
        is_same = (known.maker, known.game, known.role) == (maker, game.id, role)
        if not (is_same and matches_hash(secret, known.hashed)):
            raise ValueError(link_id)
        return known
    return _add_single(session, maker, game, role, (link_id, secret), SINGLE_LIFETIME)


@writes
def create_code(session: Session, maker: str, game: Game, role: Role) -> tuple[Link, str] | None:
    """Create a link that is typed as six letters; return it and these, None: there are too many.

    It is for one device and ten minutes (docs/decisions/0226-a-code-to-type.md).
    """
    code = new_code()
    while session.get(Link, code_id(code)):
        code = new_code()
    link = _add_single(session, maker, game, role, (code_id(code), code), CODE_LIFETIME)
    return link and (link, code)


def _add_single(
    session: Session, maker: str, game: Game, role: Role, token: tuple[str, str], life: timedelta
) -> Link | None:
    """Add a link for one device, opened by an id and a secret; None: there are too many."""
    session.execute(delete(Link).where(Link.scorebook == game.scorebook, Link.until <= now()))
    if len(_links_of(session, game.scorebook, game.id)) >= MAX_LINKS:
        return None
    link_id, secret = token
    link = Link(
        id=link_id,
        hashed=hash_secret(secret),
        scorebook=game.scorebook,
        game=game.id,
        role=role,
        maker=maker,
        until=now_plus(life),
        single=True,
    )
    session.add(link)
    return link


@reads
def list_for_game(session: Session, game: Game, device: str) -> list[Link]:
    """Return the links into a game that still work, as far as this device may revoke them."""
    book_links = (
        _links_of(session, game.scorebook, None)
        if _is_owner(session, device, game.scorebook)
        else []
    )
    links = (*_links_of(session, game.scorebook, game.id), *book_links)
    return sorted((link for link in links if link.until > now()), key=lambda link: link.made)


@reads
def list_for_scorebook(session: Session, scorebook: str) -> list[Link]:
    """Return the links to every game of a scorebook that still work, the oldest first."""
    links = (link for link in _links_of(session, scorebook, None) if link.until > now())
    return sorted(links, key=lambda link: link.made)


class Joined(NamedTuple):
    """What a token has let a device into."""

    link: Link
    role: Role
    is_new: bool
    """Whether the device had less there before."""
    former: str | None = None
    """The device that has just handed over to it."""


def join(device: str, kind: str, token: str) -> Joined | None:
    """Let a device in by a token; return the link and its role, None for a wrong token.

    A wrong one costs a read by a key, and keeps nobody from writing.
    """
    return _join(device, kind, *split_token(token))


def join_by_code(device: str, kind: str, code: str) -> Joined | None:
    """Let a device in by a code that was typed; return as `join` does."""
    return _join(device, kind, code_id(code), code)


def _join(device: str, kind: str, link_id: str, secret: str) -> Joined | None:
    return _join_known(device, kind, link_id, secret) if _is_known(link_id, secret) else None


@reads
def is_handover(session: Session, token: str) -> bool:
    """Whether a token is that of a link by which its maker hands over."""
    link = _find_link(session, *split_token(token))
    return link is not None and link.role == Role.OWN


@reads
def _is_known(session: Session, link_id: str, secret: str) -> bool:
    return _find_link(session, link_id, secret) is not None


@writes
def _join_known(
    session: Session, device: str, kind: str, link_id: str, secret: str
) -> Joined | None:
    link = _find_link(session, link_id, secret, is_locked=True)
    if link is not None and link.role == Role.OWN:
        scorebooks.lock_book(session, link.scorebook)
    if link is None or not _is_valid(session, link) or _is_taken(session, link, device):
        return None
    if link.role == Role.OWN and device == link.maker:
        return Joined(link, Role.OWN, is_new=False)  # their own link, or the answer was lost
    scorebooks.register_device(session, device, kind)
    is_new = _grant(session, device, link)
    if link.role == Role.OWN:
        former = link.maker
        _demote_maker(session, link)
        _keep_for(session, link, device)
        return Joined(link, Role.OWN, is_new, former)
    link.used += is_new
    role = scorebooks.find_role(session, device, link.scorebook, link.game)
    return Joined(link, role or Role.OUT, is_new)


@writes
def revoke(session: Session, link: Link) -> set[str]:
    """Delete a link and every grant it has given; return the devices that had one."""
    session.get(
        Link, link.id, with_for_update=True
    )  # waits for a device that is just joining by it
    devices: set[str] = set()
    for grant in (GameGrant, ScorebookGrant):
        devices |= set(session.scalars(select(grant.device).where(grant.link == link.id)))
        session.execute(delete(grant).where(grant.link == link.id))
    session.execute(delete(Link).where(Link.id == link.id))
    return devices


def _find_link(session: Session, link_id: str, secret: str, is_locked: bool = False) -> Link | None:
    if not (link_id.isascii() and link_id.isprintable()):
        return None
    link = session.get(Link, link_id, with_for_update=is_locked or None)
    return link if link and matches_hash(secret, link.hashed) else None


def _links_of(session: Session, scorebook: str, game: str | None) -> list[Link]:
    return list(session.scalars(select(Link).where(*_leads_to(scorebook, game), ~HAS_HANDED_OVER)))


def _leads_to(scorebook: str, game: str | None) -> tuple[ColumnElement[bool], ...]:
    return Link.scorebook == scorebook, Link.game.is_not_distinct_from(game)


def _is_owner(session: Session, device: str, scorebook: str, game: str | None = None) -> bool:
    return scorebooks.find_role(session, device, scorebook, game) == Role.OWN


def _is_valid(session: Session, link: Link) -> bool:
    """Whether a link still works: not expired, and its maker still owns what it hands over.

    Of one that has handed over that is the new owner.
    """
    is_handover = link.role == Role.OWN
    if is_handover and not _is_owner(session, link.maker, link.scorebook, link.game):
        return False
    return link.until > now()


def _is_taken(session: Session, link: Link, device: str) -> bool:
    """Whether a link for one device has let in another one."""
    if not (link.single and link.used):
        return False
    if link.role == Role.OWN:
        return device != link.maker
    grant = session.get(GameGrant, (link.game, device))
    return grant is None or grant.link != link.id


def _grant(session: Session, device: str, link: Link) -> bool:
    """Grant a device the role of a link, never less than it has; return whether that changed."""
    if (scorebooks.find_role(session, device, link.scorebook, link.game) or 0) >= link.role:
        return False
    link_id = None if link.role == Role.OWN else link.id
    columns = {"device": device, "role": link.role, "link": link_id, "since": now()}
    if link.game is not None:
        session.merge(GameGrant(game=link.game, **columns))
        return True
    session.merge(ScorebookGrant(scorebook=link.scorebook, **columns))
    single_games = _single_game_grants(link.scorebook, device)
    session.execute(delete(GameGrant).where(*single_games, GameGrant.role < link.role))
    return True


def _single_game_grants(scorebook: str, device: str) -> tuple[ColumnElement[bool], ...]:
    """Return the conditions for a device's grants of single games of a scorebook."""
    games = select(Game.id).where(Game.scorebook == scorebook)
    return GameGrant.device == device, GameGrant.game.in_(games)


def _keep_for(session: Session, link: Link, device: str) -> None:
    """Leave a link that has handed over to its new owner alone, whose answer may be lost."""
    earlier = *_leads_to(link.scorebook, link.game), HAS_HANDED_OVER
    session.execute(delete(Link).where(*earlier))
    link.maker, link.single, link.used = device, True, 1


def _demote_maker(session: Session, link: Link) -> None:
    """Leave the maker of a handover link with the right to watch."""
    by_book = Game.scorebook == link.scorebook
    games = by_book if link.game is None else Game.id == link.game
    scorebooks.end_tenure(session, link.maker, games)
    if link.game is not None:
        session.merge(GameGrant(game=link.game, device=link.maker, role=Role.WATCH, link=None))
        return
    session.merge(
        ScorebookGrant(scorebook=link.scorebook, device=link.maker, role=Role.WATCH, link=None)
    )
    single_games = _single_game_grants(link.scorebook, link.maker)
    session.execute(
        update(GameGrant).where(*single_games, GameGrant.role > Role.WATCH).values(role=Role.WATCH)
    )
