"""How tests come by a port to serve on (`tests/serving.py`)."""

import subprocess
import sys

import pytest

from companion.core.paths import ROOT
from tests import serving
from tests.serving import free_port, two_free_ports, workers_of
from tests.waiting import wait_until

DEAL = "from tests import serving; serving.PORTS = {ports}; print(serving.free_port())"


def test_no_other_process_is_dealt_a_port_before_anybody_listens_on_it():
    """A server takes a moment to start, and another test's may be quicker."""
    port, spare = free_port(), free_port()
    serving.HELD.pop().close()
    command = [sys.executable, "-c", DEAL.format(ports=[port] * 99 + [spare])]
    dealt = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert int(dealt) == spare


def test_first_of_two_ports_is_dealt_only_where_the_next_one_is_free(monkeypatch):
    taken, spare = free_port(), two_free_ports()
    for _ in range(2):
        serving.HELD.pop().close()
    monkeypatch.setattr(serving, "PORTS", [taken - 1] * 99 + [spare])
    assert two_free_ports() == spare


@pytest.mark.long
def test_folder_of_a_killed_server_is_free_as_soon_as_it_is_killed(tmp_path):
    """Its worker holds it for as long as that has not ended, too."""
    with serving.serving(tmp_path) as killed:
        wait_until(lambda: workers_of(killed.process.pid), "its worker is there")
        killed.kill()
        with serving.serving(tmp_path) as server:
            assert server.stop() == 0
