"""House rules: what each option may be, and the whole set of them written out.

A game lists its options as these small descriptions; forms are drawn from the
same list (`catalogue`), so that limits live here once. A default may be a
function of the seats.
"""

from . import check

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .shapes import Any, Callable, Json, Option, Path, Seat, Sequence


def number(
    name: str,
    default: "int | Callable[[list[Seat]], int] | None",
    low: int,
    high: int = check.LIMIT,
    none: bool = False,
    step: int = 1,
    first: int | None = None,
) -> "Option":
    """Describe an option that is a whole number, or null where `none` is allowed.

    `first` is what a table usually means that had left it open.
    """
    return {
        "name": name,
        "kind": "number",
        "default": default,
        "low": low,
        "high": high,
        "none": none,
        "step": step,
        "first": first,
    }


def flag(name: str, default: bool) -> "Option":
    """Describe an option that is on or off."""
    return {"name": name, "kind": "flag", "default": default}


def one_of(name: str, values: "Sequence[str]") -> "Option":
    """Describe an option that is one of `values`; the first is the default."""
    return {"name": name, "kind": "choice", "default": values[0], "values": values}


def seat(name: str, default: int | None, none: bool = False, begins: int = 0) -> "Option":
    """Describe an option that names the seat who begins or deals, or null if `none` is allowed.

    Where it has no default and `none` is not allowed it is left out of the set-up, as a text is.

    Tables are asked for the seat `begins` places after the one that is named: Greta writes
    down who deals, and everybody asks who leads.
    """
    return {"name": name, "kind": "seat", "default": default, "none": none, "begins": begins}


def text(name: str, most: int) -> "Option":
    """Describe an option that is a text of at most `most` letters, or null.

    Without one it is left out of the set-up, also where all options are written out.
    """
    return {"name": name, "kind": "text", "default": None, "none": True, "most": most}


def special(
    name: str,
    kind: str,
    default: "Callable[[list[Seat]], Any]",
    read: "Callable[[Json, list[Seat], Path], Any]",
) -> "Option":
    """Describe an option with a reader of its own: `read(value, seats, at)`."""
    return {"name": name, "kind": kind, "default": default, "read": read}


def complete(
    specs: "Sequence[Option]", given: "Json", seats: "list[Seat]", at: "Path"
) -> "dict[str, Any]":
    """Return every option of the game: as given, else its default for these seats.

    Raises `Problem` for unknown options and for values that are not allowed.
    """
    names = tuple([spec["name"] for spec in specs])
    chosen = check.record(given, at, (), names)
    read: dict[str, Any] = {}
    for spec in specs:
        name = spec["name"]
        if name in chosen:
            value = read_value(spec, chosen[name], seats, at + [name])
        else:
            value = default_of(spec, seats)
        if value is not None or (spec.get("none") and spec["kind"] != "text"):
            read[name] = value
    return read


def default_of(spec: "Option", seats: "list[Seat]") -> "Any":
    """Return the default of an option at a table with these seats."""
    plain = spec["default"]
    return plain(seats) if callable(plain) else plain


def read_value(spec: "Option", given: "Json", seats: "list[Seat]", at: "Path") -> "Any":
    """Read one option as given."""
    kind = spec["kind"]
    if given is None and spec.get("none"):
        return None
    if kind == "number":
        return check.integer(given, at, spec["low"], spec["high"])
    if kind == "flag":
        return check.boolean(given, at)
    if kind == "text":
        return check.text(given, at, spec["most"])
    if kind == "choice":
        return check.choice(given, at, spec["values"])
    if kind == "seat":
        return check.integer(given, at, 0, len(seats) - 1)
    return spec["read"](given, seats, at)
