"""How many random examples a test draws, and how: the same ones each time, but for `make fuzz`."""

from hypothesis import HealthCheck, settings

settings.register_profile("test", deadline=None, max_examples=50, derandomize=True, database=None)
settings.register_profile(
    "fuzz", deadline=5000, max_examples=5000, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("quick", settings.get_profile("test"), max_examples=25)
settings.load_profile("test")
