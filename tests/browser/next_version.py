"""The program of the version after this one, as an update brings it."""

import json
import shutil
import sys
from pathlib import Path

from companion.core.paths import PACKAGE, STATIC, TEMPLATES
from companion.shell.assets import ENTRY

RUN = "#!{python}\nfrom companion.cli import main\n\nmain()\n"


def make_next_version(copy: Path) -> Path:
    """Put a version there whose scripts have other names; the main one says another word.

    Returns its program.
    """
    without = shutil.ignore_patterns("*.br", "*.gz", "__pycache__")
    for folder, name in (PACKAGE, "companion"), (TEMPLATES, "templates"), (STATIC, "static/dist"):
        shutil.copytree(folder, copy / name, ignore=without)
    built = copy / "static" / "dist"
    rename_scripts(built)
    main = main_of(built)
    main.write_text(f"document.documentElement.dataset.version = 'next';\n{main.read_text()}")
    program = copy / "run.py"
    program.write_text(RUN.format(python=sys.executable))
    program.chmod(0o755)
    return program


def main_of(built: Path) -> Path:
    """Return the app's main script."""
    manifest = json.loads((built / ".vite" / "manifest.json").read_text())
    return built / manifest[ENTRY]["file"]


def rename_scripts(built: Path) -> None:
    """Every script has a new name, as if it had changed: by its name it is kept for ever."""
    manifest = built / ".vite" / "manifest.json"
    scripts = [*built.glob("assets/*.js")]
    for file in [*built.rglob("*.js"), manifest]:
        text = file.read_text()
        for script in scripts:
            text = text.replace(script.name, next_name(script))
        file.write_text(text)
    for script in scripts:
        script.rename(script.with_name(next_name(script)))


def next_name(script: Path) -> str:
    return f"{script.stem}-next{script.suffix}"
