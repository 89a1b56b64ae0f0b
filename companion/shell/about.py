"""Companion and the packages it is made of, with their licences, by their own metadata."""

import json
from functools import cache
from importlib import metadata
from typing import NamedTuple

from packaging.utils import canonicalize_name

from companion.core.paths import STATIC

OWN_PACKAGE = "companion"
MAX_LICENCE_NAME_LETTERS = 40
"""Letters of a licence's name; a longer field is its text."""


class Package(NamedTuple):
    """A package and its licence."""

    name: str
    version: str
    licence: str
    text: str | None = None


@cache
def own_package() -> Package:
    """Return Companion itself, with its licence in full."""
    return _read_package(OWN_PACKAGE)._replace(text=_licence_file(OWN_PACKAGE))


@cache
def list_phone_packages() -> list[Package]:
    """List the packages in the app, as the build stores them (static/js/build/asset-plugins.ts)."""
    return [Package(**one) for one in json.loads((STATIC / "licences.json").read_text("utf-8"))]


@cache
def list_server_packages() -> list[Package]:
    """List the packages of the server: the dependencies of Companion, and theirs."""
    packages: dict[str, Package] = {}
    queue = _requirements_of(OWN_PACKAGE)
    while queue:
        name = canonicalize_name(queue.pop())
        if name not in packages:
            packages[name] = _read_package(name)
            queue += _requirements_of(name)
    return [packages[name] for name in sorted(packages)]


def _requirements_of(name: str) -> list[str]:
    """Return the dependencies of a package on this platform, without extras."""
    from packaging.requirements import Requirement  # for a page that few open

    requirements = [Requirement(line) for line in metadata.requires(name) or []]
    required = [one for one in requirements if not one.marker or one.marker.evaluate({"extra": ""})]
    return [one.name for one in required]


def _read_package(name: str) -> Package:
    about = metadata.metadata(name).json
    licence_field = str(about.get("license_expression") or about.get("license") or "")
    classifiers = [line for line in about.get("classifier", []) if line.startswith("License :: ")]
    is_name = 0 < len(licence_field) <= MAX_LICENCE_NAME_LETTERS
    licence = licence_field if is_name else ", ".join(map(_licence_name, classifiers))
    text = None if licence else _licence_file(name)
    return Package(str(about["name"]), str(about["version"]), licence, text)


def _licence_name(classifier: str) -> str:
    """Return the licence of a classifier: "MIT", not "MIT License"."""
    return classifier.split(" :: ")[-1].removesuffix(" License")


def _licence_file(name: str) -> str | None:
    """Return the licence in full, for a package that names none."""
    files = metadata.files(name) or []
    return next((file.read_text() for file in files if file.name.startswith("LICEN")), None)
