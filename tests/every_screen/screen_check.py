"""What is wrong with a screen for an eye, a finger or a screen reader, found in the page."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.browser.phone import AXE_FAULTS, THEMES
from tests.gallery.stage import Actor

FAULTS = Path(__file__).with_name("faults.js").read_text(encoding="utf-8")
NARROWER = {
    ".cell": (60, 45),  # five columns of eight to ten lines, all in sight
    ".greta-rack button": (40, 46),  # eight in a line
    ".greta-square button": (44, 44),  # up to five by five
    ".lynx-hand-line .key": (30, 48),  # nine in a line, on a low phone
    ".strip .key": (38, 48),  # eight in a line
    ".rank-keys .key": (44, 48),  # seven in a line
    ".tab": (38, 48),  # eight in a line; the main button goes from one to the next
    ".row-cell": (51, 35),  # a block of fifteen lines, all in sight
    ".line-link": (48, 38),  # the whole line of the ledger, of which eight players see four
}
"""What must be in sight at once, so many together that it cannot be 48 px wide and high on a phone.

Nothing lies between them, and none is less than WCAG 2.5.8 asks: 24 px.
"""
BY_COLOUR = ("color-contrast", "link-in-text-block")
"""The rules of axe that a theme can break."""
RULES: dict[str, tuple[str, ...]] = dict.fromkeys(THEMES, BY_COLOUR) | {THEMES[0]: ()}
"""By theme; none named: all."""
IN_THEME = "theme => { document.documentElement.dataset.theme = theme }"

Node = dict[str, Any]
"""One of what the browser tells screen readers of, as its protocol has it."""
KEYS = (
    *("button", "checkbox", "combobox", "link", "option", "radio", "searchbox", "slider"),
    *("spinbutton", "switch", "tab", "textbox"),
)
"""The roles of what is tapped or filled in, of which a screen reader makes lists."""
GROUPS = ("dialog", "group", "list", "navigation", "region", "tablist", "toolbar")
"""The roles whose name is read before that of a key inside."""


def axe_faults(phone: Actor) -> Iterator[str]:
    """Yield what axe finds: by every rule in light, by those of colour in the other themes."""
    for theme, rules in RULES.items():
        phone.page.evaluate(IN_THEME, theme)
        phone.come_to_rest()
        faults = phone.page.evaluate(AXE_FAULTS, rules)
        yield from (f"{theme}: {fault}" for fault in faults)
    phone.page.evaluate("delete document.documentElement.dataset.theme")


def looked_over(
    phone: Actor, width: int, height: int, *looks: str, text: int = 100
) -> Iterator[str]:
    """Yield what is wrong in a window of this size, at so many % text.

    "missed" is what a finger misses, "lost" what is cut off, covered or out of reach, "broken"
    words that go on in the next line, "clipped" letters that are cut off below the line.
    """
    size = {"width": width, "height": height}
    if phone.page.viewport_size != size:
        phone.page.set_viewport_size(size)
    phone.page.evaluate("text => { document.documentElement.style.fontSize = text }", f"{text}%")
    phone.come_to_rest()
    narrower = [[css, *least] for css, least in NARROWER.items()]
    faults = phone.page.evaluate(FAULTS, {"looks": looks, "narrower": narrower})
    phone.page.evaluate("document.documentElement.style.fontSize = ''")
    yield from (f"{width} × {height}, text {text} %: {fault}" for fault in faults)


def namesake_faults(phone: Actor) -> Iterator[str]:
    """Yield keys that are read alike, as the browser tells a screen reader.

    Links that lead to one place may be, and keys in groups of other names.
    """
    session = phone.page.context.new_cdp_session(phone.page)
    found = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    nodes = {node["nodeId"]: node for node in found}
    keys = [node for node in found if not node["ignored"] and node["role"]["value"] in KEYS]
    places = {(_read_as(key, nodes), _address(key) or key["nodeId"]) for key in keys}
    count = Counter(read for read, _ in places)
    yield from (f"{n} keys are read as {read}" for read, n in count.items() if n > 1)


def _read_as(key: Node, nodes: dict[str, Node]) -> str:
    """Return what is read of a key: the names of the groups around it, its own and its role."""
    names = [_name(key), key["role"]["value"]]
    above = nodes.get(key.get("parentId", ""))
    while above:
        if above.get("role", {}).get("value") in GROUPS and _name(above):
            names.insert(0, _name(above))
        above = nodes.get(above.get("parentId", ""))
    return ", ".join(names)


def _address(key: Node) -> str | None:
    urls = [one["value"]["value"] for one in key.get("properties", ()) if one["name"] == "url"]
    return urls[0] if urls else None


def _name(node: Node) -> str:
    return node.get("name", {}).get("value", "")
