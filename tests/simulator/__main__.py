"""`make chaos`: a long evening with a new seed, or the same one once more."""

import argparse
import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.chromium import launched
from tests.simulator.evening import Evening


def main() -> int:
    """Play, print what was done, and say how to repeat a failure."""
    asked = argparse.ArgumentParser(prog="python -m tests.simulator")
    asked.add_argument("--entries", type=int, default=100_000)
    asked.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    asked.add_argument("--phones", type=int, default=4)
    wanted = asked.parse_args()
    print(f"python -m tests.simulator --seed {wanted.seed} --entries {wanted.entries}")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launched(playwright)
        with Evening(browser, Path(folder), wanted.seed, wanted.entries, wanted.phones) as evening:
            evening.play()
            wrong = evening.verdict()
            print(evening.report())
    print("\n".join(wrong) or "nothing lost, nothing doubled, every sheet the same")
    return 1 if wrong else 0


sys.exit(main())
