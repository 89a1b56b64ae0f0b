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
    TWICE = auto()
    """The request arrives twice."""
    AGAIN = auto()
    """It arrives once more, after later ones."""
    DELAY = auto()
    """It arrives late, perhaps after the next one."""
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


def told_by_somebody_else(fault: Fault) -> bytes:
    """What is answered in the server's place; nothing where it is left to answer itself."""
    if fault not in STATUS:
        return b""
    wait = "Retry-After: 1\r\n" if fault in (Fault.TOO_MANY, Fault.UNAVAILABLE) else ""
    head = f"HTTP/1.1 {STATUS[fault]}\r\nContent-Type: text/html\r\n{wait}Connection: close\r\n\r\n"
    return head.encode() + PORTAL
