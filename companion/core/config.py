"""The settings, read from the environment. A wrong one stops the start and says what to do."""

import re
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from companion.core.hostnames import ANY_HOST, strip_port, trusted_hosts
from companion.core.key_file import create_key_file, read_key_file

MIN_SECRET_CHARS = 32
REDIS_SCHEMES = {
    "redis": "redis",
    "rediss": "rediss",
    "unix": "unix",
    "valkey": "redis",
    "valkeys": "rediss",
}
"""The schemes of REDIS_URL, as the client `redis` knows them."""
HOST_NAME = re.compile(
    r"\.?[^\s.:/?#@\[\]][^\s:/?#@\[\]]*(:\d+)?|\[[\da-f:.]+\](:\d+)?|[\da-f]*:[\da-f:.]*:[\da-f:.]*"
)
"""A name or an address as TRUSTED_HOSTS takes it; a port is passed over."""


class SettingsError(Exception):
    """A setting is missing or makes no sense; the text says which, and what would be right."""


@dataclass(frozen=True)
class Settings:
    """What can differ between two servers."""

    data: Path
    """The folder of the database and the secret key."""
    secret_key: str | None
    """The key that signs device cookies: a new one locks every phone out. None: not created yet,
    or not read, as this command does without."""
    host: str = "127.0.0.1"
    port: int = 8000
    trusted_hosts: tuple[str, ...] = ("localhost", "127.0.0.1")
    """Names this server answers to; a request for any other is refused."""
    trusts_own_addresses: bool = False
    """Whether it answers to every address of its machine, too."""
    proxy_hops: int = 0
    """How many proxies in front of it are believed about address and HTTPS."""
    postgresql: str | None = None
    """The address of a PostgreSQL database, as SQLAlchemy wants it; None: SQLite, in `data`."""
    log: str = "text"
    """How the log is written: "text" for people, "json" for programs."""
    metrics_token: str | None = None
    """Lets a Prometheus read `/metrics`; None: nobody."""
    error_hook: str | None = None
    """A function to call with each unexpected error: "package.module:function"."""
    redis: str | None = None
    """The address of a Redis or Valkey; None: there is no other worker."""
    workers: int = 1
    """Processes that serve."""
    https: bool = False
    """Whether it serves HTTPS by an authority of its own, for a home network."""
    invite_only: bool = False
    """Whether games are begun only by devices that somebody has let in."""
    quota_mb: int | None = None
    """Megabytes of the database from which on no game is begun; None: as many as there is room."""
    games_per_address: int | None = None
    """Games that may be begun from one address in a day; None: any number."""
    retention_days: int | None = None
    """Days after which what nobody has written to is erased; None: never."""
    clock: Callable[[], float] = time.monotonic
    """Seconds passing, as open streams count them: a test can have its own."""

    @property
    def database(self) -> Path:
        """The SQLite file; a data folder of 1.0.0 has it under the name of then."""
        file, earlier = self.data / "companion.db.sqlite", self.data / "companion.sqlite"
        return earlier if earlier.exists() and not file.exists() else file

    @property
    def database_address(self) -> str:
        """Where everything is stored."""
        return self.postgresql or f"sqlite:///{self.database}"

    @property
    def key(self) -> str:
        """The secret key. Raises `SettingsError` where there is none."""
        if self.secret_key is None:
            raise SettingsError(
                f"There is no secret key in {self.data}. Name the data folder of the server with "
                "--data or COMPANION_DATA, or set SECRET_KEY as it is set for the server."
            )
        return self.secret_key

    @property
    def authority_certificate(self) -> Path:
        """The file that phones install so that they believe this server's own HTTPS."""
        return self.data / "https" / "authority.crt"

    @property
    def setup_port(self) -> int:
        """With `https`: the port of plain HTTP, which shows how to install the certificate."""
        return self.port + 1

    @property
    def authority(self) -> str:
        """Host and port as in an address."""
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


def read_settings(
    environment: Mapping[str, str], data: Path | None = None, *, reads_key: bool = True
) -> Settings:
    """Read the settings of this environment; `data` overrides COMPANION_DATA.

    Without `reads_key` the key in the data folder is not read, so that a command that does without
    it may be run by somebody who cannot read it. Raises `SettingsError`.
    """
    folder = data or Path(environment.get("COMPANION_DATA") or _user_folder())
    host = environment.get("HOST") or "127.0.0.1"
    names = _read_trusted_hosts(environment)
    _make_folder(folder)
    settings = Settings(
        data=folder.resolve(),
        secret_key=_read_secret(environment, folder, reads_key),
        host=host,
        port=_read_integer(environment, "PORT", 8000, low=1, high=65535),
        trusted_hosts=names or trusted_hosts(host),
        trusts_own_addresses=not names and host in ANY_HOST,
        proxy_hops=_read_integer(environment, "PROXY_HOPS", 0, low=0, high=9),
        postgresql=_read_postgresql(environment),
        log=_read_choice(environment, "LOG", "text", "json"),
        metrics_token=_read_metrics_token(environment),
        error_hook=environment.get("ERROR_HOOK") or None,
        redis=_read_redis(environment),
        workers=_read_integer(environment, "WORKERS", 1, low=1, high=64),
        invite_only=_read_choice(environment, "INVITE_ONLY", "no", "yes") == "yes",
        quota_mb=_read_bound(environment, "QUOTA_MB"),
        games_per_address=_read_bound(environment, "GAMES_PER_ADDRESS"),
        retention_days=_read_bound(environment, "RETENTION_DAYS"),
    )
    _require_shared_stores(settings)
    return settings


def _read_trusted_hosts(environment: Mapping[str, str]) -> tuple[str, ...]:
    """Return the names in TRUSTED_HOSTS, as browsers send them; () where it is not set."""
    given = environment.get("TRUSTED_HOSTS", "").replace(",", " ").split()
    return tuple(_read_host_name(name) for name in given)


def _read_host_name(name: str) -> str:
    with suppress(UnicodeError):
        if HOST_NAME.fullmatch(name) and name == name.lower():
            return ("." if name.startswith(".") else "") + _to_idna(strip_port(name.lstrip(".")))
    raise SettingsError(
        f"TRUSTED_HOSTS names {name!r}; it takes the bare name in small letters, without https:// "
        "and without a path, as in cards.example.org."
    )


def _to_idna(name: str) -> str:
    return name if name.isascii() else name.encode("idna").decode("ascii")


def _read_postgresql(environment: Mapping[str, str]) -> str | None:
    """Return DATABASE_URL as SQLAlchemy and psycopg want it."""
    given = environment.get("DATABASE_URL")
    if not given:
        return None
    scheme, divided, rest = given.partition("://")
    if scheme not in ("postgresql", "postgres") or not divided:
        raise SettingsError(
            "DATABASE_URL must begin with postgresql://, as in "
            "postgresql://companion@localhost/companion. Unset it for a file in the data folder."
        )
    return f"postgresql+psycopg://{rest}"


def _read_redis(environment: Mapping[str, str]) -> str | None:
    """Return REDIS_URL as its client wants it, to which a Valkey is a Redis."""
    given = environment.get("REDIS_URL")
    if not given:
        return None
    scheme, divided, rest = given.partition("://")
    known = REDIS_SCHEMES.get(scheme)
    if known is None or not divided:
        raise SettingsError(
            "REDIS_URL must begin with redis://, or rediss:// over TLS, as in "
            "redis://localhost:6379. Unset it where one server with one worker serves."
        )
    return f"{known}://{rest}"


def _require_shared_stores(settings: Settings) -> None:
    """Refuse several workers without a Redis between them, or on a file, which has one writer."""
    if settings.workers > 1 and not (settings.redis and settings.postgresql):
        raise SettingsError(
            f"WORKERS is {settings.workers}; more than one need a PostgreSQL (DATABASE_URL) to "
            "store in together, and a Redis (REDIS_URL) to hear of each other."
        )


def _user_folder() -> str:
    return platformdirs.user_data_dir("companion", appauthor=False)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise SettingsError(
            f"The data folder {folder} cannot be made ({error.strerror}). "
            "Name another with --data or COMPANION_DATA."
        ) from error


def _read_integer(
    environment: Mapping[str, str], name: str, default: int, low: int, high: int
) -> int:
    text = environment.get(name, "")
    if not text:
        return default
    digits = text.lstrip("0") or "0"
    if not text.isdecimal() or len(digits) > len(str(high)) or not low <= int(digits) <= high:
        raise SettingsError(f"{name} is {text!r}; it must be a whole number from {low} to {high}.")
    return int(digits)


def _read_bound(environment: Mapping[str, str], name: str) -> int | None:
    """Return a bound that a host may set; None where it is not set."""
    return _read_integer(environment, name, 0, low=1, high=1_000_000) or None


def _read_metrics_token(environment: Mapping[str, str]) -> str | None:
    given = environment.get("METRICS_TOKEN") or None
    if given is not None and len(given) < MIN_SECRET_CHARS:
        raise SettingsError(
            f"METRICS_TOKEN has {len(given)} characters; it needs {MIN_SECRET_CHARS} or more. "
            "Unset it to have no figures."
        )
    return given


def _read_choice(environment: Mapping[str, str], name: str, *choices: str) -> str:
    """Read one of the choices; the first where nothing is said."""
    text = environment.get(name) or choices[0]
    if text not in choices:
        raise SettingsError(f"{name} is {text!r}; it must be {' or '.join(choices)}.")
    return text


def _read_secret(environment: Mapping[str, str], folder: Path, reads_key: bool) -> str | None:
    """Return the key of SECRET_KEY, or the one in the data folder, if there is one."""
    given = environment.get("SECRET_KEY")
    if given is None and reads_key:
        given = _load_secret(folder)
    if given is not None and len(given) < MIN_SECRET_CHARS:
        raise SettingsError(
            f"The secret key has {len(given)} characters; it needs {MIN_SECRET_CHARS} or more. "
            f"Unset SECRET_KEY and remove {folder / 'secret'} to have one made."
        )
    return given


def _load_secret(folder: Path) -> str | None:
    try:
        return read_key_file(folder)
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(
            f"The secret key {folder / 'secret'} cannot be read ({error}). "
            "Run this as the user of the server, or set SECRET_KEY."
        ) from error


def create_secret_key(folder: Path) -> str:
    """Make the secret key of a data folder, and return it. Raises `SettingsError`."""
    try:
        return create_key_file(folder)
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(
            f"The secret key {folder / 'secret'} cannot be kept there ({error}). "
            "Name a folder that can be written with --data or COMPANION_DATA."
        ) from error
