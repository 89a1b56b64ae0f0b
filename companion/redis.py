"""Redis or Valkey, for a server of many workers (docs/decisions/0142-redis.md)."""

from redis import ConnectionPool
from redis.backoff import NoBackoff
from redis.retry import Retry

from companion.core.config import WrongSetting

SECONDS = 1
"""How long an answer is waited for: nobody's call may hang because there is no Redis."""


def pool_at(address: str) -> ConnectionPool:
    """Connections to the Redis at this address, made as they are needed.

    Raises `WrongSetting` where the address makes no sense.
    """
    try:
        return ConnectionPool.from_url(
            address,
            client_name="companion",
            socket_timeout=SECONDS,
            socket_connect_timeout=SECONDS,
            retry=Retry(NoBackoff(), retries=0),  # who asks knows better when to ask again
        )
    except (ValueError, TypeError) as error:
        raise WrongSetting(
            f"REDIS_URL makes no sense ({error}). It looks like redis://localhost:6379."
        ) from error
