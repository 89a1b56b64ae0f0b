"""The catalogues of texts, as tests read them."""

from functools import cache
from io import StringIO

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

from hatch_build import join_texts


@cache
def read(language: str) -> Catalog:
    """Return the catalogue of a language, its texts and those of its rulebook together."""
    return read_po(StringIO(join_texts(language)), abort_invalid=True)


def messages(language: str) -> dict[str, Message]:
    """Return every message of a language by its key."""
    return {key(message): message for message in read(language) if key(message)}


def key(message: Message) -> str:
    """Return the key of a message, one for all its forms."""
    return message.id if isinstance(message.id, str) else message.id[0]


def forms(message: Message) -> tuple[str, ...]:
    """Return the text of a message, or its form for one and that for many."""
    return (message.string,) if isinstance(message.string, str) else tuple(message.string)
