"""Where templates and built files lie: in the installed package, or at the top of a checkout."""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]
ROOT = PACKAGE if (PACKAGE / "templates").is_dir() else PACKAGE.parent

TEMPLATES = ROOT / "templates"
STATIC = ROOT / "static" / "dist"
TRANSLATIONS = PACKAGE / "translations"
DRAWINGS = PACKAGE / "drawings"
MIGRATIONS = PACKAGE / "migrations"
