"""What every style sheet keeps to."""

import re
from pathlib import Path

STATIC = Path(__file__).parents[2] / "static"
STYLES = STATIC / "css"
SCRIPTS = STATIC / "js"
PLACE_IN_HAS = re.compile(r":has\([^{]*?:(?:nth|first|last|only|empty)\b[^{]*")


def test_no_style_looks_for_a_place_among_others_inside_has():
    """A browser would look at all that lies around anew with every element that comes or goes."""
    found = {
        path.name: PLACE_IN_HAS.findall(path.read_text("utf-8")) for path in STYLES.rglob("*.css")
    }
    assert {name: rules for name, rules in found.items() if rules} == {}


def test_every_property_that_is_used_is_given_somewhere():
    """A misspelt one is no error to a browser: the rule is just not there."""
    styles = "".join(path.read_text("utf-8") for path in STYLES.rglob("*.css"))
    scripts = "".join(path.read_text("utf-8") for path in SCRIPTS.rglob("*.ts"))
    used = set(re.findall(r"var\((--[\w-]+)", styles))
    given = set(re.findall(r"(--[\w-]+):", styles)) | set(re.findall(r"--[\w-]+", scripts))
    assert {name for name in used if not given & {name, name[: name.rfind("-") + 1]}} == set()
