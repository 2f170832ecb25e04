"""What tests of the server share: a clock that only tests move, and servers that leave nothing to chance."""

import pytest

from lanternwood.server import time_of_day

from .fake_time import FakeTime


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> FakeTime:
    fake = FakeTime()
    monkeypatch.setattr(time_of_day, "seconds", fake.seconds)
    return fake


@pytest.fixture
def alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers started from now on count where others draw (serving_fixtures.py)."""
    monkeypatch.setenv("LANTERNWOOD_ALIKE", "yes")
