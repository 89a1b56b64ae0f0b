"""One page on which all pictures of the gallery lie side by side."""

from collections.abc import Iterable
from html import escape
from itertools import groupby
from pathlib import Path

STYLE = """
body { margin: 24px; font: 15px/1.4 system-ui, sans-serif; background: #6b665e; color: #fff }
nav { columns: 6 160px; margin-block: 16px 32px } nav a { display: block; color: inherit }
section { display: flex; flex-wrap: wrap; gap: 12px; align-items: start; margin-block: 0 40px }
h2 { flex: 1 0 100% } figure { margin: 0 } img { display: block; height: 420px; width: auto }
"""


def lay_out(folder: Path, pictures: Iterable[str]) -> Path:
    """Write index.html beside the pictures ("sheet.dark.de.360.png"); its path."""
    groups = [(name, list(files)) for name, files in groupby(sorted(pictures), _scene)]
    links = "".join(f'<a href="#{escape(name)}">{escape(name)}</a>' for name, _ in groups)
    body = "".join(_section(name, files) for name, files in groups)
    text = f"<!DOCTYPE html><meta charset=utf-8><title>Gallery</title><style>{STYLE}</style>"
    index = folder / "index.html"
    index.write_text(f"{text}<nav>{links}</nav>{body}", encoding="utf-8")
    return index


def _scene(file: str) -> str:
    return file.split(".")[0]


def _section(name: str, files: list[str]) -> str:
    figures = "".join(
        f'<figure><a href="{escape(file)}"><img src="{escape(file)}" alt="" loading="lazy"></a>'
        f"<figcaption>{escape(' '.join(file.split('.')[1:-1]))}</figcaption></figure>"
        for file in files
    )
    return f'<section id="{escape(name)}"><h2>{escape(name)}</h2>{figures}</section>'
