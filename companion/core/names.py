"""When two names are the same person's."""

from unicodedata import normalize


def name_key(name: str) -> str:
    """Return a name as names are compared: however it is typed, one person of a scorebook.

    Capitals, composed and combined letters, ß and ss, and spaces make no difference.
    """
    composed = normalize("NFC", normalize("NFD", name).casefold())
    return " ".join(composed.split())
