"""What takes long to build, kept between runs for as long as its sources read the same."""

import fcntl
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from hatch_build import FRONT_END_SOURCES, run_if_changed

ROOT = Path(__file__).parents[1]
WHEEL = (
    *(*FRONT_END_SOURCES, "companion", "templates"),
    *("hatch_build.py", "pyproject.toml", "README.md", "LICENSE"),
)
"""What a wheel is made of."""
CACHE = ROOT / ".pytest_cache" / "built"
"""Gone with pytest's own cache; a fresh clone has none."""


@contextmanager
def lock_cache(name: str) -> Iterator[Path]:
    """Yield a folder that outlives the run, to this process alone."""
    CACHE.mkdir(parents=True, exist_ok=True)
    with (CACHE / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield CACHE / name


def built_wheel() -> Path:
    """Return the project's wheel."""
    with lock_cache("wheel") as folder:
        run_if_changed(WHEEL, folder, lambda: _build_wheel(folder))
        (wheel,) = folder.glob("*.whl")
        return wheel


def _build_wheel(folder: Path) -> None:
    for older in folder.glob("*.whl"):
        older.unlink()
    pip(sys.prefix, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, ROOT)


def pip(environment: Path | str, *arguments: str | Path) -> None:
    """Run our pip for this environment, as on a machine that knows nothing of this process."""
    ours = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    command = [*ours, "--python", environment, *arguments]
    variables = {key: text for key, text in os.environ.items() if not key.startswith("PYTHON")}
    subprocess.run(command, cwd=ROOT, check=True, env=variables)
