"""`companion serve` that gives what is sent, either way, two seconds instead of twenty."""

import os
import sys
from pathlib import Path


def main() -> None:
    from gevent import monkey

    monkey.patch_all()
    from companion.core.config import read_settings
    from companion.server import serve, timeouts

    serve.KEEPALIVE_SECONDS = 2
    timeouts.MIN_BYTES_PER_SECOND = 1_000_000
    serve.serve(read_settings(os.environ, Path(sys.argv[-1])))


if __name__ == "__main__":
    main()
