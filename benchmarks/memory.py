"""How much memory a process holds."""

from pathlib import Path

from tests.serving import Served


def held_kb(process: int) -> float:
    """Return what it has of its own, and its part of what it shares (Linux: PSS), in kilobytes."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii").splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("Pss:"))


def private_kb(process: int) -> float:
    """Return the same without what lies in files, which every browser of the machine shares."""
    rollup = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii")
    words = [line.split() for line in rollup.splitlines()]
    return sum(float(line[1]) for line in words if line[0] in ("Pss_Anon:", "Pss_Shmem:"))


def resident_kb(served: Served) -> float:
    """Return what the only worker of a server holds."""
    parent = served.process.pid
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="ascii")
    (worker,) = children.split()
    return held_kb(int(worker))
