"""Backups: taken while people play, put back, and given what phones know beyond them."""

import os
import pty
import re
import subprocess
import threading

import pytest

from companion import create_app
from companion.access.scorebooks import public_id
from companion.core.config import SettingsError, read_settings
from companion.maintenance import commands, inventory
from companion.maintenance.backup import open_database
from companion.maintenance.migrate import migrations
from companion.server.authority import AUTHORITY_NAME, ensure_certificate
from tests.conftest import Phone, close, points, settings_in
from tests.forking import COMPANION, run_companion


@pytest.fixture
def file(tmp_path):
    return tmp_path / "backup.sqlite"


@pytest.fixture
def restored(tmp_path, file):
    """Put the backup into a folder of its own, and make phones that know what is there."""
    settings = settings_in(tmp_path / "restored")
    settings.data.mkdir()
    apps = []

    def put_back(phone: Phone) -> Phone:
        assert commands.restore(settings, file, secret_is_given=True)
        apps.append(create_app(settings))
        apps[0].test_client_class = Phone
        again = apps[0].test_client()
        again._cookies = phone._cookies
        return again

    yield put_back
    for app in apps:
        with app.app_context():
            close(app)


def everything(phone: Phone, game: str = "ours"):
    whole = phone.get(f"/api/games/{game}").json
    return whole["file"], whole["stamps"], whole["seq"]


@pytest.mark.every_database
def test_restored_backup_is_the_same_for_its_phones(settings, file, phone, restored, capsys):
    phone.start("ours")
    phone.write("ours", 0, points("a", 1, 2), {"id": "end", "type": "finish"})
    before = everything(phone)
    assert commands.backup(settings, file)
    assert "Games: 1." in capsys.readouterr().out
    assert file.stat().st_mode & 0o777 == 0o600
    assert [left for left in file.parent.iterdir() if left.name.startswith(".companion-")] == []
    again = restored(phone)
    assert everything(again) == before
    assert again.role_in("ours") == "own"


def test_restore_lists_the_devices_that_are_let_in_again(
    settings, file, phone, new_phone, restored, capsys
):
    """Whoever was sent away after the backup is in it still, and the host is told of them."""
    phone.start("ours")
    guest = new_phone()
    guest.join(phone.share("ours", "record"))
    commands.backup(settings, file)
    device = device_of(guest)
    assert phone.delete(f"/api/games/ours/devices/{device}", json={}).status_code == 200
    restored(phone)
    text = capsys.readouterr().out
    assert "devices: 2. Was one of these sent away since? companion admin revoke DEVICE" in text
    assert device in text


def test_restore_does_not_let_in_again_who_was_sent_away_before_the_backup(
    settings, file, phone, new_phone, restored, capsys
):
    phone.start("ours")
    guest = new_phone()
    guest.join(phone.share("ours", "record"))
    device = device_of(guest)
    assert phone.delete(f"/api/games/ours/devices/{device}", json={}).status_code == 200
    commands.backup(settings, file)
    back = restored(guest)
    assert device not in capsys.readouterr().out
    assert back.get("/api/games/ours").status_code == 404
    assert back.start("ours").status_code == 404


@pytest.fixture
def guest(settings, file, phone, new_phone):
    """Return a phone that a backup lets into a game, and that was sent away from it afterwards."""
    phone.start("ours")
    guest = new_phone()
    guest.join(phone.share("ours", "record"))
    assert commands.backup(settings, file)
    phone.delete(f"/api/games/ours/devices/{device_of(guest)}", json={})
    return guest


def device_of(phone: Phone) -> str:
    return public_id(phone.get_cookie("device").value.split(".")[0])


def run_restore(file, folder, *options: str) -> subprocess.CompletedProcess[str]:
    environment = {key: value for key, value in os.environ.items() if key != "SECRET_KEY"}
    return run_companion("restore", file, "--data", folder, *options, env=environment)


def roles_in(folder) -> set[str]:
    """Return the devices that the database of a folder lets in."""
    with open_database(read_settings({}, folder)):
        return {one.device for one in inventory.list_devices(None)}


def test_device_named_at_a_restore_as_sent_away_is_not_let_in_again(file, phone, guest, tmp_path):
    result = run_restore(file, tmp_path / "new", "--revoke", device_of(guest)[:5])
    assert (result.returncode, result.stderr) == (0, "")
    assert f"Not let in any more: {device_of(guest)}" in result.stdout
    assert roles_in(tmp_path / "new") == {device_of(phone)}


def test_unknown_device_at_a_restore_stops_it_before_anything_is_there(file, guest, tmp_path):
    result = run_restore(file, tmp_path / "new", "--revoke", "nobody")
    assert (result.returncode, result.stdout.count("\n")) == (1, 3)
    assert result.stderr.startswith("companion: “nobody” does not name one")
    assert run_restore(file, tmp_path / "new", "--yes").returncode == 0
    assert device_of(guest) in roles_in(tmp_path / "new")


@pytest.mark.long
def test_restore_at_a_terminal_asks_who_was_sent_away(file, phone, guest, tmp_path):
    ours, theirs = pty.openpty()
    command = [COMPANION, "restore", file, "--data", tmp_path / "new"]
    os.write(ours, f"nobody\n{device_of(guest)}\n".encode())
    result = subprocess.run(command, stdin=theirs, capture_output=True, text=True, check=True)
    assert result.stdout.count("The ids of those sent away since") == 2
    assert roles_in(tmp_path / "new") == {device_of(phone)}


def test_phones_learn_that_numbers_mean_nothing_any_more(settings, file, phone, restored):
    epoch = phone.start("ours").json["epoch"]
    commands.backup(settings, file)
    assert restored(phone).get("/api/games/ours").json["epoch"] != epoch


def test_entries_a_phone_has_beyond_the_backup_are_stored_again(settings, file, phone, restored):
    """As a phone does it (docs/api.md): its number is beyond the end, so it sends again."""
    phone.start("ours")
    phone.write("ours", 0, points("a", 1, 2))
    commands.backup(settings, file)
    phone.write("ours", 1, points("b", 3, 4))
    again = restored(phone)
    answer = again.write("ours", 2, points("c", 5, 6))
    assert (answer.status_code, answer.json["seq"], answer.json["entries"]) == (409, 1, [])
    assert again.write("ours", 1, points("b", 3, 4), points("c", 5, 6)).json["seq"] == 3


def test_a_restored_log_that_has_grown_to_a_phones_number_is_told_to_it(
    settings, file, phone, restored
):
    epoch = phone.start("ours").json["epoch"]
    phone.write("ours", 0, points("a", 1, 2))
    commands.backup(settings, file)
    phone.write("ours", 1, points("b", 3, 4))
    again = restored(phone)
    again.write("ours", 1, points("theirs", 7, 8))
    batch = {"after": 2, "entries": [points("c", 5, 6)]}
    answer = again.post(f"/api/games/ours/log?epoch={epoch}", json=batch)
    assert answer.status_code == 409
    assert [entry["id"] for entry in answer.json["entries"]] == ["a", "theirs"]


@pytest.mark.every_database
def test_backup_is_made_while_people_write(app, settings, file, phone, restored):
    phone.start("ours")
    phone.write("ours", 0, points("first", 1, 2))
    stop = threading.Event()

    def write():
        seq = 1
        while not stop.wait(0.01):
            seq = phone.write("ours", seq, points(f"e{seq}", 1, 2)).json["seq"]

    writing = threading.Thread(target=write)
    writing.start()
    try:
        assert commands.backup(settings, file)
    finally:
        stop.set()
        writing.join()
    log = everything(phone)[0]["log"]
    record = everything(restored(phone))[0]["log"]
    assert record
    assert record == log[: len(record)]


def test_backup_of_an_earlier_version_is_upgraded(settings, file, phone, restored, app):
    phone.start("ours")
    with app.app_context():
        migrations(app).downgrade(revision="0004")
    commands.backup(settings, file)
    assert restored(phone).role_in("ours") == "own"


def test_the_secret_key_comes_along(settings, file, phone, tmp_path):
    phone.start("ours")
    commands.backup(settings, file)
    other = read_settings({}, tmp_path / "elsewhere")
    assert commands.restore(other, file, secret_is_given=False)
    assert read_settings({}, tmp_path / "elsewhere").secret_key == settings.secret_key


def test_another_secret_key_is_refused(settings, file, phone, tmp_path):
    phone.start("ours")
    commands.backup(settings, file)
    other = read_settings({}, tmp_path / "elsewhere")
    with pytest.raises(SettingsError, match="SECRET_KEY is another"):
        commands.restore(other, file, secret_is_given=True)


@pytest.mark.every_database
def test_restore_refuses_a_folder_with_games(settings, file, phone):
    phone.start("ours")
    commands.backup(settings, file)
    phone.write("ours", 0, points("a", 1, 2))
    with pytest.raises(SettingsError, match="games already"):
        commands.restore(settings, file, secret_is_given=True)
    assert everything(phone)[2] == 1


@pytest.mark.parametrize("content", [b"", b"no database", b"SQLite format 3\0" + b"x" * 5000])
def test_another_file_is_no_backup(file, tmp_path, content):
    file.write_bytes(content)
    with pytest.raises(SettingsError, match="is no backup"):
        commands.restore(settings_in(tmp_path), file, secret_is_given=True)


def test_a_database_is_no_backup(settings, tmp_path, phone):
    phone.start("ours")
    with pytest.raises(SettingsError, match="is no backup"):
        commands.restore(settings_in(tmp_path / "x"), settings.database, secret_is_given=True)


def test_backup_of_an_empty_folder_is_refused(file, tmp_path):
    with pytest.raises(SettingsError, match="no database"):
        commands.backup(settings_in(tmp_path), file)


def test_folder_that_takes_no_backup_is_named_in_one_line(settings, phone):
    phone.start("ours")
    environment = {**os.environ, "SECRET_KEY": settings.secret_key}
    words = "backup", "--data", settings.data, "/proc/backup.sqlite"
    result = run_companion(*words, env=environment)
    assert result.returncode == 1
    assert re.fullmatch(r"companion: /proc/\S+ cannot be used \(.+\)\.\n", result.stderr)


def test_failed_backup_leaves_the_earlier_one(settings, file, phone, monkeypatch):
    phone.start("ours")
    commands.backup(settings, file)
    before = file.read_bytes()
    monkeypatch.setattr(commands, "put_in_place", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        commands.backup(settings, file)
    assert file.read_bytes() == before
    assert [left for left in file.parent.iterdir() if left.name.startswith(".companion-")] == []


def test_a_backup_says_what_is_wrong_with_what_it_keeps(settings, file, phone, capsys):
    phone.start("ours")
    with (
        open_database(settings) as engine,
        engine.execution_options(writes=True).begin() as connection,
    ):
        connection.exec_driver_sql("UPDATE game SET seq = 5")
    assert not commands.backup(settings, file)
    assert "not numbered one after the other" in capsys.readouterr().out
    assert file.exists()


def test_authority_of_the_home_network_is_in_no_backup(settings, file, phone, tmp_path):
    """Whoever gets hold of a backup cannot pass for other devices of the home network."""
    phone.start("ours")
    ensure_certificate(settings)
    folder = settings.authority_certificate.parent
    (key, *_) = (folder / AUTHORITY_NAME).read_bytes().split(b"-----END PRIVATE KEY-----")
    assert commands.backup(settings, file)
    assert key.splitlines()[1] not in file.read_bytes()
    run_restore(file, tmp_path / "new")
    assert not (tmp_path / "new" / folder.name).exists()
