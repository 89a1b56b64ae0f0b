"""What every style sheet keeps to."""

import re
from pathlib import Path

STYLES = Path(__file__).parents[2] / "static" / "css"
PLACE_IN_HAS = re.compile(r":has\([^{]*?:(?:nth|first|last|only|empty)\b[^{]*")


def test_no_style_looks_for_a_place_among_others_inside_has():
    """A browser would look at all that lies around anew with every element that comes or goes."""
    found = {
        path.name: PLACE_IN_HAS.findall(path.read_text("utf-8")) for path in STYLES.rglob("*.css")
    }
    assert {name: rules for name, rules in found.items() if rules} == {}
