"""What Companion is made of that others wrote, from the packages' own words."""

import json
from functools import cache
from importlib import metadata
from typing import NamedTuple

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from companion.core.paths import STATIC

US = "companion"
WORDS = 40
"""Letters of a licence's name; what is longer is its text."""


class Package(NamedTuple):
    """A package, and by which licence it may be used."""

    name: str
    version: str
    licence: str
    text: str | None = None


def version() -> str:
    """Which Companion this is."""
    return metadata.version(US)


@cache
def of_the_phone() -> list[Package]:
    """Return what phones are sent, as the build has noted it (static/js/build/asset-plugins.ts)."""
    return [Package(**one) for one in json.loads((STATIC / "licences.json").read_text("utf-8"))]


@cache
def of_the_server() -> list[Package]:
    """Return what the server runs on: the packages Companion asks for, and those they ask for."""
    found: dict[str, Package] = {}
    asked = _needed(US)
    while asked:
        name = canonicalize_name(asked.pop())
        if name not in found:
            found[name] = _package(name)
            asked += _needed(name)
    return [found[name] for name in sorted(found)]


def _needed(name: str) -> list[str]:
    """Return the packages a package needs here, without its extras."""
    requirements = [Requirement(line) for line in metadata.requires(name) or []]
    here = [one for one in requirements if not one.marker or one.marker.evaluate({"extra": ""})]
    return [one.name for one in here]


def _package(name: str) -> Package:
    about = metadata.metadata(name).json
    named = str(about.get("license_expression") or about.get("license") or "")
    kinds = [line for line in about.get("classifier", []) if line.startswith("License :: ")]
    is_name = 0 < len(named) <= WORDS
    licence = named if is_name else ", ".join(map(_kind, kinds))
    text = None if licence else _licence_file(name)
    return Package(str(about["name"]), str(about["version"]), licence, text)


def _kind(classifier: str) -> str:
    """Return a licence as others name it: "MIT", not "MIT License"."""
    return classifier.split(" :: ")[-1].removesuffix(" License")


def _licence_file(name: str) -> str | None:
    """Return the licence in full, for a package that names none."""
    files = metadata.files(name) or []
    return next((file.read_text() for file in files if file.name.startswith("LICEN")), None)
