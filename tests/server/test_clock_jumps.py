"""Whatever happens to the machine's clock, nobody loses time by it, and no table stands still."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from lanternwood.server import clocks, entries, time_of_day
from lanternwood.server.storage.sqlite import SqliteStorage
from lanternwood.server.wire.http import Place

from .at_table import House, Person, house, in_house
from .test_absence import begun_live, seconds_left

HOUR = 3600


def set_the_clock(patch: pytest.MonkeyPatch, by: float) -> None:
    seconds, nanoseconds = time.time, time.time_ns
    patch.setattr(time, "time", lambda: seconds() + by)
    patch.setattr(time, "time_ns", lambda: nanoseconds() + int(by * 1e9))


@pytest.mark.parametrize("by", [HOUR, -HOUR])
def test_a_clock_that_is_set_takes_nobodys_time(by: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(there: House) -> None:
        asked, _ = await begun_live(there)
        before = time_of_day.seconds()
        with monkeypatch.context() as patch:
            set_the_clock(patch, by)
            assert 0 <= time_of_day.seconds() - before < HOUR / 2
            await asked.room.time.ring()
            assert asked.asked()
            assert not asked.member_named(asked_name(asked))["stand_in"]
            assert HOUR > seconds_left(asked) > clocks.PATIENCE["live"] / 2  # type: ignore[operator]

    in_house(tmp_path, scene)


def asked_name(person: Person) -> str:
    names = {member["id"]: member["name"] for member in person.table["members"]}
    return str(names[person.member])


class LaterLog(SqliteStorage):
    """Written while the machine's clock was an hour ahead."""

    async def read(self, log: str) -> list[bytes]:
        lines = [entries.decode(line) for line in await super().read(log)]
        return [entries.encode(replace(line, at=line.at + HOUR * 1000)) for line in lines]


def test_a_log_from_an_hour_ahead_gives_nobody_an_hour(tmp_path: Path) -> None:
    left: list[Place] = []

    async def before(there: House) -> None:
        for person in await begun_live(there):
            assert person.place
            left.append(person.place)

    async def after(there: House) -> None:
        people = [await there.come(place) for place in left]
        assert seconds_left(people[0]) < clocks.PATIENCE["live"] + 1  # type: ignore[operator]

    in_house(tmp_path, before)
    in_house(tmp_path, after, LaterLog)


def test_a_clock_that_is_about_to_ring_can_be_set_again(tmp_path: Path) -> None:
    """Below half a millisecond the server's own event loop gives a handle that does not know when it is due."""
    uvloop: Any = pytest.importorskip("uvloop")

    async def scene() -> None:
        async with house(tmp_path) as there:
            asked, _ = await begun_live(there)
            keeper = asked.room.time
            keeper._set_clock(0.0001)
            keeper._set_clock(0.00005)
            keeper.plan_ahead()
            assert "clock" in keeper.handles

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(scene())
