"""The line over the board, as the app says it: static/js/page/screens/sheet/line.ts."""

from collections.abc import Callable

from babel.lists import format_list
from flask_babel import get_locale, gettext, ngettext

from companion.languages import isolated
from companion.moments import number
from companion.rules import Json


def line(setup: Json, sheet: Json) -> str:
    """What the table needs to know now, "" when there is nothing to say."""
    waits = WAITS.get(setup["game"], _dealing)(setup, sheet)
    stake = _beaten(setup, sheet) or _tied(sheet) or _needs(setup, sheet)
    if not stake and not waits and sheet["target"] is not None:
        stake = gettext("line.target", target=number(sheet["target"]))
    return " · ".join(filter(None, (waits, stake)))


def _name(setup: Json, seat: int) -> str:
    return isolated(setup["seats"][seat]["name"])


def _names(setup: Json, seats: list[int]) -> str:
    return format_list([_name(setup, seat) for seat in seats], locale=get_locale())


def _dealing(setup: Json, sheet: Json) -> str:
    dealer = sheet["next"].get("dealer")
    return "" if dealer is None else gettext(f"line.{setup['game']}", name=_name(setup, dealer))


def _agame(setup: Json, sheet: Json) -> str:
    coming, table = sheet["next"], sheet["table"]
    leader, may = coming["leader"], coming["catch"]
    if may and (leader is None or any(table.get("aside") or ())):
        return ngettext("line.catch", "line.catch", len(may), names=_names(setup, may))
    if leader is not None:
        return gettext("line.leads", name=_name(setup, leader))
    hand, draw = coming["hand"], coming["draw"]
    if draw:
        return gettext("line.each.draw", hand=hand, draw=draw)
    return gettext("line.each", hand=hand)


def _animanize(setup: Json, sheet: Json) -> str:
    coming = sheet["next"]
    if sheet["table"].get("tricks"):
        leader, trick = coming.get("leader") or 0, coming.get("trick") or 1
        return gettext("line.trick", name=_name(setup, leader), no=trick)
    aside, hand = coming.get("aside") or 0, coming.get("hand") or 0
    return gettext("line.animanize", name=_name(setup, coming["start"]), aside=aside, hand=hand)


def _greta(setup: Json, sheet: Json) -> str:
    coming: Json = sheet["next"]
    cells: list[Json] = sheet["table"].get("cells") or []
    seat: int = coming["seat"]
    deal, due, leads = (coming.get(name) for name in ("deal", "due", "leads"))
    name = _name(setup, seat)
    if due:
        return gettext("line.claims", name=_name(setup, due["seat"]))
    if leads and all(cell["level"] == 1 for cell in cells):
        return gettext(f"line.level_two.{leads['why']}", name=name)
    if deal:
        return gettext("line.deal", name=name, deal=deal)
    return gettext("line.greta", no=coming["card"], name=name, other=_name(setup, 1 - seat))


WAITS: dict[str, Callable[[Json, Json], str]] = {
    "agame": _agame,
    "animanize": _animanize,
    "greta": _greta,
}
"""What the games wait for that tell more than who deals."""


def _beaten(setup: Json, sheet: Json) -> str:
    """Who the rules leave no way to the top, once there is somebody."""
    reach: list[bool] = sheet["next"].get("reach") or []
    out = [seat for seat, may in enumerate(reach) if not may]
    if not out:
        return ""
    names, name = _names(setup, out), _name(setup, out[0])
    return ngettext("line.beaten", "line.beaten", len(out), names=names, name=name)


def _tied(sheet: Json) -> str:
    """What would break the tie at the top, once the end is in sight."""
    target, coming = sheet["target"], sheet["next"]
    near = coming.get("rounds_left") == 1 or (
        target is not None and max(sheet["totals"]) * 2 >= target
    )
    tie = sheet["ranks"].count(1) > 1
    return gettext(f"line.tie.{coming['tie']}") if near and tie else ""


def _needs(setup: Json, sheet: Json) -> str:
    """Who is nearest to the target, once that is in sight."""
    target, totals = sheet["target"], sheet["totals"]
    playing = [seat for seat, plays in enumerate(setup["playing"]) if plays]
    nearest = max((totals[seat] for seat in playing), default=0)
    if target is None or not playing or nearest * 2 < target:
        return ""
    seat = next(seat for seat in playing if totals[seat] == nearest)
    return gettext("line.needs", name=_name(setup, seat), points=number(target - nearest))
