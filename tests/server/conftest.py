"""What tests of the server share: a clock that only tests move."""

import pytest

from lanternwood.server import entries, gathering, timekeeper

from .fake_time import FakeTime


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> FakeTime:
    fake = FakeTime()
    for module in (entries, gathering, timekeeper):
        monkeypatch.setattr(module, "time", fake)
    return fake
