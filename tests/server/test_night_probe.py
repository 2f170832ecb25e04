"""A spectator who knocks at the table all night, while the disk is slow, learns nothing of who chooses.

The probe sees every touch of every phone, as somebody in the room would. It asks the table and another one whether they
are there, asks for the table from outside, comes in anew after each touch, and reads the numbers of the server. What it
finds after a choice must be what it finds after a tap. The clock is a fake one.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lanternwood.games.forsaken_forest.frames import NightStep
from lanternwood.kernel.match import Match, to_json
from lanternwood.kernel.model import Seat
from lanternwood.server import commands, gathering, room, time_of_day
from lanternwood.server.connection import Connection
from lanternwood.server.room import Room
from lanternwood.server.showing import current_ask
from lanternwood.server.socket import HUSHED_ANSWER
from lanternwood.server.storage import Label
from lanternwood.server.tables import Tables
from lanternwood.server.timekeeper import Timekeeper
from lanternwood.server.wire import frames
from lanternwood.server.wire.http import NewTable

from .fake_time import FakeTime, PatientStorage, run
from .nights import TimedLine
from .test_night_timing import BOTS, SPECIAL, at_table, nightfall
from .twin_worlds import World

DISK = 0.4
"""Seconds for every flush."""
BETWEEN = 1.1
"""Seconds from one touch to the next: by then all that it could set off is over."""
KNOCKS = 0.3
BEAT = 2000
"""Milliseconds."""


class SlowStorage(PatientStorage):
    writes = 0

    async def append(self, log: str, n: int, entries: Sequence[bytes], label: Label | None = None) -> None:
        SlowStorage.writes += 1
        await asyncio.sleep(DISK)
        await super().append(log, n, entries, label)


@dataclass
class Touch:
    """What the probe could find out about one touch of one phone. Milliseconds after it."""

    kind: str
    answered: int = 0
    size: int = 0
    came_in: int = 0
    writes: int = 0
    counted: dict[tuple[str, str], int] = field(default_factory=dict)

    def found(self) -> dict[str, Any]:
        return {
            "its answer": (self.answered, self.size),
            "coming in": self.came_in,
            "the disk": self.writes,
            "the metrics": self.counted,
        }


@dataclass
class Night:
    touches: list[Touch] = field(default_factory=list)
    waits: dict[str, list[int]] = field(default_factory=lambda: {"the table": [], "another table": [], "the card": []})
    """How long each of those who knock had to wait, each time."""
    to_watchers: list[tuple[int, int]] = field(default_factory=list)
    """How many milliseconds after its step was called something came to them that tells nothing of the table around the
    match, and how long it was."""
    steps: list[int] = field(default_factory=list)
    """When each was called."""
    over: bool = False


def live(folder: Path, clock: FakeTime, match: Match[Any]) -> Night:
    return run(clock, lived(folder, clock, match))


async def lived(folder: Path, clock: FakeTime, match: Match[Any]) -> Night:
    moment, world, seen = at_table(match), World(folder, SlowStorage), Night()
    try:
        table = await world.lay(moment, match.state, match.heard, b"luck")
        other = await world.tables.open(NewTable(match.game.name, "Elsewhere", "owl"))
        lines = [TimedLine(world.app, clock) for _ in range(match.plan.seats)]
        for seat, line in enumerate(lines):
            line.hello(moment.code, moment.token(f"person{seat}"))
            await line.settle()
        watcher = await come_in(world, clock, moment.code)
        knocking = [
            knock(await come_in(world, clock, moment.code), clock, seen, seen.waits["the table"]),
            knock(await come_in(world, clock, other.table), clock, seen, seen.waits["another table"]),
            ask_for_card(world, clock, moment.code, seen, seen.waits["the card"]),
        ]
        knocks = asyncio.gather(*knocking)
        await asyncio.sleep(0.5)
        arrived = len(watcher.arrivals)
        await touch_in_turn(world, clock, table, lines, seen)
        came = [each for each in watcher.arrivals[arrived:] if '"table"' not in each.text]
        seen.to_watchers = [(each.at - max(at for at in seen.steps if at <= each.at), each.size) for each in came]
        seen.over = True
        await knocks
        for line in (*lines, watcher):
            await line.hang_up()
        return seen
    finally:
        await world.close()


async def come_in(world: World, clock: FakeTime, code: str) -> TimedLine:
    """Without a name."""
    line = TimedLine(world.app, clock)
    line.hello(code, None)
    await line.settle()
    return line


async def knock(line: TimedLine, clock: FakeTime, night: Night, waits: list[int]) -> None:
    while not night.over:
        ping, began, arrived = f"knock {len(waits)}", clock.passed, len(line.arrivals)
        line.say(to_json(frames.Ping(ping)).decode())
        while not (pong := [each for each in line.arrivals[arrived:] if ping in each.text]):
            line.came.clear()
            await line.came.wait()
        waits.append(pong[0].at - began)
        await asyncio.sleep(KNOCKS)


async def ask_for_card(world: World, clock: FakeTime, code: str, night: Night, waits: list[int]) -> None:
    while not night.over:
        began = clock.passed
        assert (await world.http.get(f"/api/tables/{code}")).status_code == 200
        waits.append(clock.passed - began)
        await asyncio.sleep(KNOCKS)


async def touch_in_turn(world: World, clock: FakeTime, table: Room, lines: list[TimedLine], seen: Night) -> None:
    """Those who are asked choose and some others tap, one after the other, until enough have."""
    assert table.sitting.match
    while len(seen.touches) < 12 and isinstance(step := table.sitting.match.state.frames[-1], NightStep):
        ends = table.sitting.clock_since + step.seconds * 1000
        seen.steps.append(clock.passed - (time_of_day.milliseconds() - table.sitting.clock_since))
        asked = [Seat(seat) for seat in range(len(lines)) if current_ask(table.sitting, Seat(seat))]
        asleep = [Seat(seat) for seat in range(len(lines)) if seat not in asked]
        for seat in [seat for pair in zip(asked[:3], asleep, strict=False) for seat in pair] or asleep[:2]:
            if ends - time_of_day.milliseconds() > BEAT + (BETWEEN + 0.6) * 1000:
                seen.touches.append(await touch(world, clock, table, seat, lines[seat]))
        await until_over(table, step)


async def until_over(table: Room, step: NightStep) -> None:
    assert table.sitting.match
    while table.sitting.match.state.frames[-1] is step:
        await asyncio.sleep(0.05)


async def touch(world: World, clock: FakeTime, table: Room, seat: Seat, line: TimedLine) -> Touch:
    """A door, if this seat is asked; else the ember. Just before a beat, which falls into the time of writing."""
    since = (time_of_day.milliseconds() - table.sitting.clock_since) % BEAT
    await asyncio.sleep((2 * BEAT - 100 - since) % BEAT / 1000)
    match, asked, began = table.sitting.match, current_ask(table.sitting, seat), clock.passed
    assert match
    command: frames.AnyCommand = frames.Tap(f"{seat:02} {began:06}")
    if asked:
        command = frames.Act(command.id, asked, msgspec.Raw(to_json(match.choices(seat)[0])))
    writes, counted, arrived = SlowStorage.writes, world.tables.metrics.busy.commands.copy(), len(line.arrivals)
    line.say(to_json(command).ljust(256).decode())
    await asyncio.sleep(0.05)
    stranger = TimedLine(world.app, clock)
    stranger.hello("ABCD", None)
    await asyncio.sleep(BETWEEN - 0.1)
    answer = next(each for each in line.arrivals[arrived:] if command.id in each.text)
    assert "Refused" not in answer.text
    counted = world.tables.metrics.busy.commands - counted
    del counted["Ping", "done"]
    await stranger.hang_up()
    return Touch(
        type(command).__name__, answer.at - began, answer.size, stranger.arrivals[0].at - began,
        SlowStorage.writes - writes, dict(counted),
    )  # fmt: skip


def check_nothing_is_found(night: Night) -> None:
    kinds = Counter(touch.kind for touch in night.touches)
    assert min(kinds["Act"], kinds["Tap"]) >= 4, f"too little was tried: {kinds}"
    first, *others = night.touches
    for other in others:
        for what, found in other.found().items():
            assert found == first.found()[what], f"{what} tells {first} from {other}"
    usual = {"the table": HUSHED_ANSWER * 1000, "another table": 0, "the card": 0}
    for what, waits in night.waits.items():
        assert len(waits) > 20
        assert set(waits) == {usual[what]}, f"knocking at {what} tells when something is written: {waits}"
    times = {at for at, _ in night.to_watchers if at != DISK * 1000}
    assert not {at for at in times if at % BEAT}, f"when something comes to watchers tells: {night.to_watchers}"
    sizes = {size for _, size in night.to_watchers}
    assert sizes == {first.size}, f"the length of what watchers get tells: {sizes}"


def test_a_spectator_who_knocks_all_night_finds_nothing(tmp_path: Path, clock: FakeTime) -> None:
    night = live(tmp_path / "world", clock, nightfall(SPECIAL, 2))
    check_nothing_is_found(night)
    assert len(night.to_watchers) > 10


# The table as it was: each must be caught


def answers_pings_one_after_another(patch: pytest.MonkeyPatch) -> None:
    honest = Room.command

    async def old(self: Room, connection: Connection, command: frames.AnyCommand) -> None:
        if isinstance(command, frames.Ping):
            async with self.lock:
                pass
        await honest(self, connection, command)

    patch.setattr(Room, "command", old)


def writes_no_tap(patch: pytest.MonkeyPatch) -> None:
    honest = commands.decide

    def old(sitting: Any, caller: Any, command: frames.AnyCommand) -> Any:
        return [] if isinstance(command, frames.Tap) else honest(sitting, caller, command)

    patch.setattr(room, "decide", old)


def counts_taps_apart(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(room, "COUNTED_AS", {})


def shows_the_card_one_after_another(patch: pytest.MonkeyPatch) -> None:
    async def old(self: Tables, code: str) -> Any:
        table = await self.room(code)
        async with table.lock:
            return table.card

    patch.setattr(Tables, "card", old)


def answers_watchers_at_once(patch: pytest.MonkeyPatch) -> None:
    honest = gathering.Gathering.tell

    def old(here: gathering.Gathering, *given: Any, **named: Any) -> None:
        honest(here, *given, **named)
        for connection, viewer in here.connections.items():
            connection.even = connection.even if viewer is not None else 0

    patch.setattr(gathering.Gathering, "tell", old)


def beats_when_all_is_written(patch: pytest.MonkeyPatch) -> None:
    honest = Timekeeper._beat

    async def old(keeper: Timekeeper, beat: float) -> None:
        async with keeper.room.lock:
            pass
        await honest(keeper, beat)

    patch.setattr(Timekeeper, "_beat", old)


PLANTS = [
    answers_pings_one_after_another, writes_no_tap, counts_taps_apart, shows_the_card_one_after_another,
    answers_watchers_at_once, beats_when_all_is_written,
]  # fmt: skip


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
def test_the_table_as_it_was_is_caught(
    plant: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, clock: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError, match="tells"):
        check_nothing_is_found(live(tmp_path / "world", clock, nightfall(SPECIAL, 2)))


# Bots


def writes_of_bots(folder: Path, clock: FakeTime) -> Iterator[tuple[str, dict[Seat, int]]]:
    """How often each bot writes in each step of a Night in which no person moves."""
    match = nightfall(SPECIAL, 2)
    moment = at_table(match, BOTS)
    writes: dict[str, Counter[str]] = {}

    async def scene() -> None:
        world = World(folder, PatientStorage)
        thoughts = thoughts_counted(world)
        try:
            table = await world.lay(moment, match.state, match.heard, b"luck")
            await world.seat_others(moment, table, None)
            assert table.sitting.match
            while isinstance(step := table.sitting.match.state.frames[-1], NightStep):
                before = len(await world.storage.read(moment.id))
                ends = table.sitting.clock_since + step.seconds * 1000
                await asyncio.sleep((ends - time_of_day.milliseconds()) / 1000 - 0.01)
                fresh = [msgspec.json.decode(line) for line in (await world.storage.read(moment.id))[before:]]
                writes[step.step] = Counter(
                    each["member"] if each["type"] == "Tapped" else f"person{each['seat']}" for each in fresh
                )
                assert thoughts_counted(world) == thoughts, "the metrics tell that a bot has thought"
                await until_over(table, step)
        finally:
            await world.close()

    run(clock, scene())
    for step, tally in writes.items():
        yield step, {seat: tally[f"person{seat}"] for seat in BOTS}


def thoughts_counted(world: World) -> list[str]:
    return [line for line in world.tables.metrics.text().decode().splitlines() if "bot_thinking" in line]


def test_bots_write_once_in_every_step_whether_they_choose_or_sleep(tmp_path: Path, clock: FakeTime) -> None:
    found = dict(writes_of_bots(tmp_path / "world", clock))
    assert len(found) >= 3
    assert {count for step in found.values() for count in step.values()} == {1}, found


def test_bots_that_write_only_their_choices_are_caught(
    tmp_path: Path, clock: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Timekeeper, "_sleeping_bots", lambda keeper, choosing: [])
    found = dict(writes_of_bots(tmp_path / "world", clock))
    assert 0 in {count for step in found.values() for count in step.values()}
