"""Settings: read from the environment, and loud about what is wrong."""

import pytest

from companion.core.config import SettingsError, create_secret_key, read_settings
from companion.core.hostnames import public_hosts, trusted_hosts
from companion.pubsub.redis_broker import pool_at


def test_server_without_settings_serves_this_machine_only(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    settings = read_settings({})
    assert (settings.host, settings.port, settings.proxy_hops) == ("127.0.0.1", 8000, 0)
    assert settings.trusted_hosts == ("localhost", "127.0.0.1")
    assert settings.data == tmp_path / "companion"


def test_the_data_folder_is_the_option_or_the_variable(tmp_path):
    environment = {"COMPANION_DATA": str(tmp_path / "named")}
    assert read_settings(environment).data == tmp_path / "named"
    assert read_settings(environment, tmp_path / "given").data == tmp_path / "given"


def test_reading_the_settings_makes_no_secret_key(tmp_path):
    settings = read_settings({}, tmp_path)
    assert settings.secret_key is None
    assert not (tmp_path / "secret").exists()
    with pytest.raises(SettingsError, match="There is no secret key"):
        _ = settings.key


def test_the_secret_key_is_made_once_and_only_its_owner_reads_it(tmp_path):
    first = create_secret_key(tmp_path)
    assert len(first) == 64
    assert create_secret_key(tmp_path) == read_settings({}, tmp_path).key == first
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600


def test_a_secret_key_may_be_given(tmp_path):
    assert read_settings({"SECRET_KEY": "k" * 32}, tmp_path).secret_key == "k" * 32
    assert not (tmp_path / "secret").exists()


@pytest.mark.parametrize(
    ("environment", "message"),
    [
        ({"PORT": "eighty"}, "PORT is 'eighty'; it must be a whole number from 1 to 65535."),
        ({"PORT": "0"}, "from 1 to 65535"),
        ({"METRICS_TOKEN": "short"}, "METRICS_TOKEN has 5 characters; it needs 32 or more."),
        ({"LOG": "xml"}, "LOG is 'xml'; it must be text or json."),
        ({"PORT": "65536"}, "from 1 to 65535"),
        ({"PORT": "-1"}, "from 1 to 65535"),
        ({"PORT": "9" * 5000}, "from 1 to 65535"),
        ({"PORT": "00000000199999"}, "from 1 to 65535"),
        ({"PROXY_HOPS": "many"}, "PROXY_HOPS is 'many'"),
        ({"DATABASE_URL": "mysql://here/there"}, "DATABASE_URL must begin with postgresql://"),
        ({"DATABASE_URL": "companion"}, "DATABASE_URL must begin with postgresql://"),
        ({"REDIS_URL": "localhost:6379"}, "REDIS_URL must begin with redis://"),
        ({"REDIS_URL": "http://here"}, "REDIS_URL must begin with redis://"),
        ({"WORKERS": "0"}, "from 1 to 64"),
        ({"INVITE_ONLY": "1"}, "INVITE_ONLY is '1'; it must be no or yes"),
        ({"QUOTA_MB": "0"}, "QUOTA_MB is '0'"),
        ({"RETENTION_DAYS": "a year"}, "RETENTION_DAYS is 'a year'"),
        ({"GAMES_PER_ADDRESS": "-1"}, "GAMES_PER_ADDRESS is '-1'"),
        ({"WORKERS": "2"}, "WORKERS is 2; more than one need a PostgreSQL"),
        ({"WORKERS": "2", "DATABASE_URL": "postgresql://a/b"}, "a Redis .REDIS_URL."),
        ({"WORKERS": "2", "REDIS_URL": "redis://here"}, "need a PostgreSQL .DATABASE_URL."),
        ({"SECRET_KEY": "short"}, "The secret key has 5 characters"),
        ({"SECRET_KEY": ""}, "The secret key has 0 characters"),
    ],
)
def test_a_wrong_setting_stops_the_start_and_says_what_is_right(tmp_path, environment, message):
    with pytest.raises(SettingsError, match=message):
        read_settings(environment, tmp_path)


@pytest.mark.parametrize("scheme", ["postgresql", "postgres"])
def test_the_database_is_a_file_or_as_it_is_named(tmp_path, scheme):
    file = f"sqlite:///{tmp_path / 'companion.db.sqlite'}"
    assert read_settings({}, tmp_path).database_address == file
    named = read_settings({"DATABASE_URL": f"{scheme}://me@here/cards"}, tmp_path)
    assert named.database_address == "postgresql+psycopg://me@here/cards"


@pytest.mark.parametrize(
    ("given", "known"),
    [
        ("redis://here:6379/1", "redis://here:6379/1"),
        ("rediss://:word@here", "rediss://:word@here"),
        ("valkey://here", "redis://here"),
        ("valkeys://here", "rediss://here"),
        ("unix:///run/redis.sock", "unix:///run/redis.sock"),
    ],
)
def test_a_valkey_is_a_redis(tmp_path, given, known):
    assert read_settings({"REDIS_URL": given}, tmp_path).redis == known


def test_workers_have_a_database_and_a_redis(tmp_path):
    named = {"DATABASE_URL": "postgresql://here/cards", "REDIS_URL": "redis://here"}
    assert read_settings({**named, "WORKERS": "4"}, tmp_path).workers == 4


@pytest.mark.parametrize("address", ["redis://here:port", "redis://here?socket_timeout=soon"])
def test_an_address_of_a_redis_without_sense_is_told(address):
    with pytest.raises(SettingsError, match="REDIS_URL makes no sense"):
        pool_at(address)


def test_an_empty_secret_is_none(tmp_path):
    (tmp_path / "secret").touch()
    with pytest.raises(SettingsError, match="to have one made"):
        read_settings({}, tmp_path)


def test_a_command_that_needs_no_secret_key_reads_none(tmp_path):
    (tmp_path / "secret").touch()
    assert read_settings({}, tmp_path, reads_key=False).secret_key is None


def test_a_secret_key_that_cannot_be_read_or_made_is_told(tmp_path):
    (tmp_path / "secret").mkdir()
    with pytest.raises(SettingsError, match="cannot be read"):
        read_settings({}, tmp_path)
    with pytest.raises(SettingsError, match="cannot be kept there"):
        create_secret_key(tmp_path)


def test_a_data_folder_that_cannot_be_is_told(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(SettingsError, match="cannot be made"):
        read_settings({}, tmp_path / "file" / "folder")


def test_names_of_this_server_may_be_given(tmp_path):
    settings = read_settings({"TRUSTED_HOSTS": "score.test, .example.test"}, tmp_path)
    assert settings.trusted_hosts == ("score.test", ".example.test")


def test_a_server_for_the_home_network_answers_to_its_address_there(tmp_path):
    assert read_settings({"HOST": "0.0.0.0"}, tmp_path).trusts_own_addresses
    assert not read_settings({"HOST": "10.1.2.3"}, tmp_path).trusts_own_addresses
    named = {"HOST": "0.0.0.0", "TRUSTED_HOSTS": "score.test"}
    assert not read_settings(named, tmp_path).trusts_own_addresses
    assert trusted_hosts("10.1.2.3") == ("localhost", "127.0.0.1", "10.1.2.3")
    assert public_hosts("10.1.2.3") == ("10.1.2.3",)


@pytest.mark.parametrize("name", ["score.test:8443", "käse.test", "[fd00::2]:80", ".score.test"])
def test_trusted_hosts_take_names_and_addresses(name, tmp_path):
    (trusted,) = read_settings({"TRUSTED_HOSTS": name}, tmp_path).trusted_hosts
    assert trusted in {"score.test", "xn--kse-qla.test", "fd00::2", ".score.test"}


@pytest.mark.parametrize(
    "name", ["https://score.test", "Score.test", "score.test/cards", "me@score.test", "."]
)
def test_trusted_hosts_with_a_scheme_or_capitals_stop_the_start(name, tmp_path):
    with pytest.raises(SettingsError, match=r"TRUSTED_HOSTS names '.+'; it takes the bare name"):
        read_settings({"TRUSTED_HOSTS": f"other.test {name}"}, tmp_path)
