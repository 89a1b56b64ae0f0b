"""The figures of a server that really serves, as a Prometheus reads them."""

from contextlib import closing
from http.client import HTTPConnection

from prometheus_client.parser import text_string_to_metric_families

TOKEN = "for-prometheus-" * 3
KNOWN = {"Authorization": f"Bearer {TOKEN}"}


def figures(text: str) -> dict[str, float]:
    """By name and labels, as they are written."""
    return {
        f"{sample.name}{sorted(sample.labels.items()) or ''}": sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def figures_at(port: int) -> dict[str, float]:
    """Return what the server at this port tells."""
    with closing(HTTPConnection("127.0.0.1", port, timeout=60)) as asking:
        asking.request("GET", "/metrics", headers=KNOWN)
        return figures(asking.getresponse().read().decode())
