"""What every style sheet keeps to."""

import re
from pathlib import Path

STATIC = Path(__file__).parents[2] / "static"
STYLES = STATIC / "css"
SCRIPTS = STATIC / "js"
MEDIA = re.compile(r"@media ([^{]*)")
SIZE = re.compile(r"\((?:min|max)-(?:width|height): [^)]*\)")
SIZES_OF_THEIR_OWN = {
    *("(max-height: 752px)", "(max-height: 640px)", "(min-height: 641px)", "(min-height: 700px)"),
    "(min-width: 400px)",
    *("(max-width: 239px)", "(min-height: 240px)"),
    "(max-height: 799px)",
    "(min-height: 288mm)",
}
"""Of recorders that fill a phone to the pixel, of a play's cards, of a page at 400 %, of paper."""
INSIDE_HAS = re.compile(r":has(\((?:[^()]|\([^()]*\))*\))")
COSTLY = re.compile(r":(?:nth|first|last|only|empty)\b|\[|\.(?:icon|mark)\b")


def test_no_style_looks_inside_has_for_what_comes_with_every_tap():
    """With every place, attribute or picture a browser would look at the whole page anew."""
    costly = {
        path.name: [
            one for one in INSIDE_HAS.findall(path.read_text("utf-8")) if COSTLY.search(one)
        ]
        for path in STYLES.rglob("*.css")
    }
    assert {name: rules for name, rules in costly.items() if rules} == {}


def test_every_property_that_is_used_is_given_somewhere():
    """A misspelt one is no error to a browser: the rule is just not there."""
    styles = "".join(path.read_text("utf-8") for path in STYLES.rglob("*.css"))
    scripts = "".join(path.read_text("utf-8") for path in SCRIPTS.rglob("*.ts"))
    used = set(re.findall(r"var\((--[\w-]+)", styles))
    matches = set(re.findall(r"(--[\w-]+):", styles)) | set(re.findall(r"--[\w-]+", scripts))
    assert {name for name in used if not matches & {name, name[: name.rfind("-") + 1]}} == set()


def test_breakpoints_have_names():
    """A name nobody defines is an error of the build; one that nobody uses is not."""
    styles = "".join(path.read_text("utf-8") for path in STYLES.rglob("*.css"))
    queries = " ".join(MEDIA.findall(styles))
    names = set(re.findall(r"@custom-media (--[\w-]+)", styles))
    assert names == set(re.findall(r"\((--[\w-]+)\)", queries))
    assert set(SIZE.findall(queries)) == SIZES_OF_THEIR_OWN
