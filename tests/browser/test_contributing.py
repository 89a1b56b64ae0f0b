"""The browser test that CONTRIBUTING.md shows, as it stands there."""

import inspect
import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "CONTRIBUTING.md"
EXAMPLE = re.compile(r"^```python file=(\S+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def test_example_in_contributing_passes(request):
    ((name, text),) = EXAMPLE.findall(PAGE.read_text(encoding="utf-8"))
    module: dict = {}
    exec(compile(text, name, "exec"), module)
    (test,) = (module[name] for name in module if name.startswith("test_"))
    test(*map(request.getfixturevalue, inspect.signature(test).parameters))
