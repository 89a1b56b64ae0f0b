"""No file of code is too long; one under 40 lines is shared, or stands alone for a reason."""

import re
from collections import defaultdict
from pathlib import Path

from tests.test_layers import FILES, ROOT, imports_of, module

MAX_LINES = 300
SMALL_LINES = 40
STYLES = sorted((ROOT / "static" / "css").rglob("*.css"))
TESTS = sorted(
    path
    for kind in ("*.py", "*.ts")
    for path in (ROOT / "tests").rglob(kind)
    if "node_modules" not in path.parts
)
SCRIPTS = sorted((ROOT / "static" / "js").rglob("*.ts"))
IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*["'](\.[^"']+)["']""")

LOADED_LATER = "what the first paint does not need is loaded behind it"
ENTRY = "the build, or a page, begins here"
PART_OF_A_SCREEN = "a part of a screen that is drawn by itself, with texts and styles of its own"
OTHER_TEST = "what it does is tested without the other one's surroundings"
REASONS = {
    "companion/migrations/env.py": "Alembic looks for it by its name",
    "companion/db/pool.py": "what threads share, apart from what each database wants",
    "companion/engine/equal.py": OTHER_TEST,
    "companion/shell/prerender.py": OTHER_TEST,
    "static/js/build/engine-plugin.ts": ENTRY,
    "static/js/build/lazy-import-plugin.ts": ENTRY,
    "static/js/build/service-worker-plugin.ts": ENTRY,
    "static/js/build/shadow-styles-plugin.ts": ENTRY,
    "static/js/chart/spread.ts": OTHER_TEST,
    "static/js/page/boot.ts": ENTRY,
    "static/js/page/lazy-import.ts": "the build imports it, wherever the page imports later code",
    "static/js/page/device/full-screen.ts": "belongs to what a device can, not to a screen",
    "static/js/page/device/wake-lock.ts": "comes after the first screen, its one user before",
    "static/js/page/languages.ts": OTHER_TEST,
    "static/js/page/local/preopen-db.ts": "runs before anything else is loaded",
    "static/js/page/main.ts": ENTRY,
    "static/js/page/screens/new-game/begin-game.ts": "tests begin games by it, too",
    "static/js/page/print-theme.ts": LOADED_LATER,
    "static/js/page/parts/long-press.ts": "knows fingers, and nothing of tiles",
    "static/js/page/recorders/agame/sum-line.ts": PART_OF_A_SCREEN,
    "static/js/page/recorders/lynx/finisher.ts": PART_OF_A_SCREEN,
    "static/js/page/recorders/lynx/hand-strips.ts": PART_OF_A_SCREEN,
    "static/js/page/recorders/lynx/sum-line.ts": PART_OF_A_SCREEN,
    "static/js/page/recorders/rows/on-sheet.ts": PART_OF_A_SCREEN,
    "static/js/page/screens/new-game/draw.ts": PART_OF_A_SCREEN,
    "static/js/page/screens/pads/place-words.ts": OTHER_TEST,
    "static/js/page/screens/round/players.ts": PART_OF_A_SCREEN,
    "static/js/page/screens/round/remark.ts": PART_OF_A_SCREEN,
    "static/js/page/screens/sheet/enter-key.ts": LOADED_LATER,
    "static/js/parts-page/parts-page.ts": ENTRY,
    "static/js/reading/main.ts": ENTRY,
    "static/js/reading/send-link.ts": "the work of one key, beside those of forms",
}
"""By file why it stands alone. Elements need none: each has its file."""
FOUND_BY_NAME = (
    "companion/migrations/versions",
    "companion/engine/games",
    "static/js/page/recorders",
)
"""Folders whose files nobody imports: a migration, a game, the recorder of a game."""


def name_of_folder(path: Path) -> str:
    return path.parent.relative_to(ROOT).as_posix()


def is_small(path: Path) -> bool:
    text = path.read_text(encoding="utf-8")
    return len(text.splitlines()) < SMALL_LINES and "customElements.define" not in text


def python_importers() -> dict[Path, set[str]]:
    """Return by file the modules that import it."""
    files = {module(path): path for path in FILES}
    importers: dict[Path, set[str]] = defaultdict(set)
    for path in FILES:
        for name in imports_of(path) & set(files):
            importers[files[name]].add(module(path))
    return importers


def script_importers() -> dict[Path, set[str]]:
    """Return by file the scripts that import it."""
    importers: dict[Path, set[str]] = defaultdict(set)
    for path in SCRIPTS:
        for target in IMPORT.findall(path.read_text(encoding="utf-8")):
            importers[(path.parent / target.split("?")[0]).resolve()].add(path.name)
    return importers


def test_small_module_is_shared_or_has_a_reason():
    importers = python_importers() | script_importers()
    small = {
        path.relative_to(ROOT).as_posix()
        for path in (*FILES, *SCRIPTS)
        if is_small(path) and len(importers[path]) < 2 and not path.name.endswith(".d.ts")
        if path.name != "__init__.py" and name_of_folder(path) not in FOUND_BY_NAME
    }
    assert small == set(REASONS)


def test_no_file_of_code_has_more_than_300_lines():
    files = (
        *FILES,
        *SCRIPTS,
        *STYLES,
        *(path for path in TESTS if "node_modules" not in path.parts),
    )
    assert len(files) > 800
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in files}
    assert {str(path): lines for path, lines in lengths.items() if lines > MAX_LINES} == {}
