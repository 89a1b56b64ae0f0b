"""`companion serve` that gives what is sent, either way, two seconds instead of twenty.

And that has a few connections open instead of ten thousand.
"""

import os
import sys
from pathlib import Path

CONNECTIONS = 8


def main() -> None:
    from gevent import monkey

    monkey.patch_all()
    from companion.core.config import read_settings
    from companion.server import serve, timeouts

    serve.KEEPALIVE_SECONDS = 2
    serve.MAX_CONNECTIONS = CONNECTIONS
    timeouts.MIN_BYTES_PER_SECOND = 1_000_000
    serve.serve(read_settings(os.environ, Path(sys.argv[-1])))


if __name__ == "__main__":
    main()
