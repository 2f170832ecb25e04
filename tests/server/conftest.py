"""What tests of the server share: a clock that only tests move."""

import pytest

from lanternwood.server import time_of_day

from .fake_time import FakeTime


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> FakeTime:
    fake = FakeTime()
    monkeypatch.setattr(time_of_day, "seconds", fake.seconds)
    return fake
