"""What networks do to a call."""

from enum import Enum, auto

PORTAL = b"<!DOCTYPE html><title>Welcome</title><p>Accept our terms to go online."


class Fault(Enum):
    """What becomes of a call."""

    NONE = auto()
    CUT_BEFORE = auto()
    """The connection breaks before the server hears of it."""
    CUT_DURING = auto()
    """It breaks in the middle of the request."""
    LOSE_ANSWER = auto()
    """The server does as asked; its answer is lost."""
    CUT_ANSWER = auto()
    """Half the answer arrives."""
    SWALLOW = auto()
    """The request is lost for good, and nothing tells either side."""
    SWALLOW_ANSWER = auto()
    """The server does as asked; its answer is lost for good, and nothing tells the phone."""
    TWICE = auto()
    """The request arrives twice."""
    AGAIN = auto()
    """It arrives once more, after a later one."""
    DELAY = auto()
    """It arrives after a later one."""
    PORTAL = auto()
    """A captive portal answers, with 200 and a page of its own."""
    TOO_MANY = auto()
    BAD_GATEWAY = auto()
    UNAVAILABLE = auto()


STATUS = {
    Fault.PORTAL: "200 OK",
    Fault.TOO_MANY: "429 Too Many Requests",
    Fault.BAD_GATEWAY: "502 Bad Gateway",
    Fault.UNAVAILABLE: "503 Service Unavailable",
}


def foreign_answer(fault: Fault) -> bytes:
    """Return what is answered in the server's place; nothing where it is left to answer itself."""
    if fault not in STATUS:
        return b""
    wait = "Retry-After: 1\r\n" if fault in (Fault.TOO_MANY, Fault.UNAVAILABLE) else ""
    head = f"HTTP/1.1 {STATUS[fault]}\r\nContent-Type: text/html\r\n{wait}Connection: close\r\n\r\n"
    return head.encode() + PORTAL
