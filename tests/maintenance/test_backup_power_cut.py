"""A backup outlives a power cut: what was fsynced, when, on the real files."""

import os
from hashlib import sha256
from pathlib import Path

from companion.maintenance import backup, commands
from tests.conftest import points


class Disk:
    """Calls what the system is asked for, and notes in which order, of which files."""

    def __init__(self) -> None:
        self._fsync, self._rename = os.fsync, os.replace
        self.calls: list[tuple[str, int, str]] = []
        """What, of which inode, and the digest of its content then."""

    def fsync(self, descriptor: int) -> None:
        path = Path(f"/proc/self/fd/{descriptor}").readlink()
        self._fsync(descriptor)
        self.calls.append(("fsync", path.stat().st_ino, digest(path)))

    def rename(self, source: Path, target: Path) -> None:
        self._rename(source, target)
        self.calls.append(("rename", Path(target).stat().st_ino, digest(Path(target))))


def digest(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest() if path.is_file() else ""


def noted(disk: Disk, file: Path) -> list[tuple[str, int, str]]:
    """Return the calls about a file and its folder."""
    inodes = {file.stat().st_ino, file.parent.stat().st_ino}
    return [call for call in disk.calls if call[1] in inodes]


def test_backup_is_on_the_disk_before_its_name_and_its_name_before_the_end(
    settings, phone, tmp_path, monkeypatch
):
    phone.start("ours")
    phone.write("ours", 0, points("a", 1, 2))
    file = tmp_path / "backups" / "today.sqlite"
    file.parent.mkdir()
    disk = Disk()
    monkeypatch.setattr(os, "fsync", disk.fsync)
    monkeypatch.setattr(os, "replace", disk.rename)
    assert commands.backup(settings, file)
    inode, content = file.stat().st_ino, digest(file)
    assert noted(disk, file) == [
        ("fsync", inode, content),
        ("rename", inode, content),
        ("fsync", file.parent.stat().st_ino, ""),
    ]


def test_backup_that_is_replaced_is_whole_until_then(tmp_path, monkeypatch):
    new, file = tmp_path / "new", tmp_path / "backup.sqlite"
    new.write_bytes(b"new")
    file.write_bytes(b"old")
    sizes = []
    monkeypatch.setattr(os, "fsync", lambda descriptor: sizes.append(file.read_bytes()))
    backup.put_in_place(new, file)
    assert sizes == [b"old", b"new"]
