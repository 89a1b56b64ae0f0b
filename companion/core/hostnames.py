"""Under which names and addresses other devices reach this machine."""

import socket

LOOPBACK = ("localhost", "127.0.0.1")
ANY_HOST = ("0.0.0.0", "::")
UNREACHABLE = "192.0.2.1"
"""An address kept for documentation (RFC 5737): asking for the way there sends nothing."""


def trusted_hosts(host: str) -> tuple[str, ...]:
    """Return the names by which a server listening on `host` may be asked."""
    if host in LOOPBACK:
        return LOOPBACK
    if host not in ANY_HOST:
        return (*LOOPBACK, host)
    name = socket.gethostname().lower()
    return (*LOOPBACK, local_ip(), name, f"{name}.local")


def public_host(host: str) -> str:
    """Return the address to type into a phone for a server listening on `host`."""
    return local_ip() if host in ANY_HOST else host


def local_ip() -> str:
    """Return this machine's address in its network; the loopback address without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((UNREACHABLE, 9))
        except OSError:
            return "127.0.0.1"
        return probe.getsockname()[0]
