"""What is counted and timed while the server works, for Prometheus (`companion/web/monitoring.py`).

No label names a game, a device or a person: what there is of each is bounded by the code.
"""

from prometheus_client import Counter, Gauge, Histogram

ANSWERS = Histogram(
    "companion_answer_seconds",
    "From a request to the head of its answer.",
    ["method", "route", "status"],
)
BATCHES = Counter(
    "companion_batches",
    "Batches of entries: stored, refused (422, all or its end), behind (409).",
    ["outcome"],
)
ENTRIES = Counter("companion_entries", "Entries stored.")
LOG_EVENTS = Counter("companion_news", "Events with news of a log, each to one stream.")
DELAYED_REQUESTS = Counter(
    "companion_delayed_requests",
    "Requests that waited since their sender had cost many times what others do.",
)
STREAMS = Gauge("companion_streams", "Open streams.", multiprocess_mode="livesum")
DATABASE = Histogram(
    "companion_database_seconds",
    "A transaction with all its waiting.",
    ["kind"],
)
READS, WRITES = DATABASE.labels("read"), DATABASE.labels("write")
WRITING = Gauge(
    "companion_writes_under_way",
    "Transactions that write, or wait until they may.",
    multiprocess_mode="livesum",
)
BUILD = Gauge("companion_build_info", "Which version runs.", ["version"], multiprocess_mode="max")
