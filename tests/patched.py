"""A process that is patched as `companion serve` is: before it loads anything else."""

import subprocess
import sys

REPORT = """
import sys
from companion.core.threadpool import patch_process
patch_process()
from {module} import report
report(*sys.argv[1:])
"""


def report_of(module: str, *arguments: str) -> tuple[list[str], str]:
    """Return the lines that `report` of a module, given these, prints there, and its errors."""
    command = [sys.executable, "-c", REPORT.format(module=module), *arguments]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    return result.stdout.splitlines(), result.stderr
