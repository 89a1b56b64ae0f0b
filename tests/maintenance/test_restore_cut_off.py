"""A restore that is cut off once everything is there."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

import pytest

from companion.core.config import SettingsError
from companion.core.key_file import read_key_file
from companion.maintenance import commands
from companion.maintenance.doctor import findings
from tests.conftest import settings_in


@contextmanager
def interrupted(function: Callable) -> Iterator[None]:
    """Have Ctrl-C come as this function is called."""

    def on_call(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code is function.__code__:
            raise KeyboardInterrupt

    sys.setprofile(on_call)
    try:
        yield
    finally:
        sys.setprofile(None)


def test_restore_cut_off_in_its_check_has_put_the_key_back(settings, phone, tmp_path):
    file, folder = tmp_path / "backup.sqlite", tmp_path / "new"
    phone.start("ours")
    assert commands.backup(settings, file)
    folder.mkdir()
    with pytest.raises(KeyboardInterrupt), interrupted(findings):
        commands.restore(settings_in(folder), file, secret_is_given=False)
    assert read_key_file(folder) == settings.key
    with pytest.raises(SettingsError):  # the games are there already
        commands.restore(settings_in(folder), file, secret_is_given=False)
