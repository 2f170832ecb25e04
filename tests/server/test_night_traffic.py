"""By night, whoever can see how much goes to and from each phone, and when, cannot tell those who choose from those who
sleep: while some choose, the others touch the ember, and all that is sent either way looks alike."""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import pytest

from contract.tables import Setting
from lanternwood.games.forsaken_forest import GAME
from lanternwood.games.forsaken_forest.frames import NightStep
from lanternwood.kernel.match import Match, to_json
from lanternwood.kernel.model import Seat
from lanternwood.server import gathering, time_of_day
from lanternwood.server.room import Room
from lanternwood.server.showing import current_ask
from lanternwood.server.sitting import Sitting
from lanternwood.server.wire import frames

from .fake_time import FakeTime, PatientStorage, run
from .nights import TimedLine
from .test_night_timing import SPECIAL, at_table, nightfall, somebody_called_is_dead
from .twin_worlds import World

COMMAND = 256
"""A page makes every command so long."""
WHOLE_TABLE = Setting(GAME, 12, {"special_roles": True})


@dataclass
class Traffic:
    """Of one phone: milliseconds since nightfall and bytes."""

    sent: list[tuple[int, int]] = field(default_factory=list)
    came: list[tuple[int, int]] = field(default_factory=list)
    chose: int = 0


def live(folder: Path, clock: FakeTime, match: Match[Any]) -> dict[Seat, Traffic]:
    return run(clock, lived(folder, clock, match))


async def lived(folder: Path, clock: FakeTime, match: Match[Any]) -> dict[Seat, Traffic]:
    """A whole Night in which everyone touches something once in each step, all at the same time."""
    moment = at_table(match)
    world = World(folder / "world", PatientStorage)
    try:
        room = await world.lay(moment, match.state, match.heard, b"luck")
        lines = {Seat(seat): TimedLine(world.app, clock) for seat in range(match.plan.seats)}
        for seat, line in lines.items():
            line.hello(moment.code, moment.token(f"person{seat}"))
            await line.settle()
        await asyncio.sleep(0.5)
        seen = {seat: Traffic() for seat in lines}
        begun = {seat: len(line.arrivals) for seat, line in lines.items()}
        assert room.sitting.match
        while isinstance(step := room.sitting.match.state.frames[-1], NightStep):
            ends = room.sitting.clock_since + step.seconds * 1000
            await asyncio.sleep(1.3)
            for seat, line in lines.items():
                touch(room, seat, line, seen[seat], clock.passed)
            await asyncio.sleep((ends - time_of_day.milliseconds()) / 1000 + 0.01)
        for seat, line in lines.items():
            seen[seat].came = [(each.at, each.size) for each in line.arrivals[begun[seat] :]]
            assert "Refused" not in "".join(line.frames)
        for line in lines.values():
            await line.hang_up()
        return seen
    finally:
        await world.close()


def touch(room: Room, seat: Seat, line: TimedLine, traffic: Traffic, at: int) -> None:
    """A door, if this seat is asked; else the ember."""
    match, asked = room.sitting.match, current_ask(room.sitting, seat)
    assert match
    command: frames.AnyCommand = frames.Tap(f"{seat:02} {at:06}")
    if asked:
        traffic.chose += 1
        action = match.choices(seat)[seat % len(match.choices(seat))]
        command = frames.Act(command.id, asked, msgspec.Raw(to_json(action)))
    text = to_json(command).ljust(COMMAND)
    assert len(text) == COMMAND, "a choice must fit into the usual length"
    traffic.sent.append((at, len(text)))
    line.say(text.decode())


def check_alike(seen: dict[Seat, Traffic]) -> None:
    first = seen[Seat(0)]
    for seat, traffic in seen.items():
        assert traffic.sent == first.sent, f"what seat {seat} sends tells"
        assert traffic.came == first.came, f"what comes to seat {seat} tells"


NIGHTS: dict[str, Callable[[], Match[Any]]] = {
    "the first": lambda: nightfall(SPECIAL, 1),
    "the second": lambda: nightfall(SPECIAL, 2),
    "a later one, with dead among those who are called": lambda: nightfall(SPECIAL, 3, somebody_called_is_dead),
    "the first of twelve": lambda: nightfall(WHOLE_TABLE, 1),
    "a late one of twelve": lambda: nightfall(WHOLE_TABLE, 4),
}


@pytest.mark.parametrize("which", NIGHTS)
def test_nobody_can_tell_by_the_traffic_who_chooses(
    which: str, tmp_path: Path, clock: FakeTime, tally: Counter[str]
) -> None:
    seen = live(tmp_path, clock, NIGHTS[which]())
    check_alike(seen)
    chose = [traffic.chose for traffic in seen.values()]
    assert 0 in chose
    assert sum(chose) >= 3
    # A step begins, beats, and answers, and each of them takes as many bytes.
    assert len({size for traffic in seen.values() for _, size in traffic.came}) == 1
    tally["choices"] += sum(chose)
    tally["frames"] += sum(len(traffic.came) for traffic in seen.values())


async def taps(folder: Path, clock: FakeTime) -> None:
    match = nightfall(SPECIAL, 1)
    moment, world = at_table(match), World(folder / "world", PatientStorage)
    try:
        room = await world.lay(moment, match.state, match.heard, b"luck")
        await world.seat_others(moment, room, None)
        before, told = room.sitting.entries, [len(other.outbox) for other in world.others.values()]
        view = to_json(match.state)
        for number in range(3):
            connection = world.others[Seat(2)]
            await room.command(connection, frames.Tap(f"tap {number}"))
            assert connection.outbox.pop().decode().rstrip() == to_json(frames.Done(f"tap {number}")).decode()
        # Each is on the disk, since a choice would be, and changes nothing else.
        assert room.sitting.entries == before + 3 == len(await world.storage.read(moment.id))
        assert view == to_json(room.sitting.match.state)  # type: ignore[union-attr]
        assert [len(other.outbox) for other in world.others.values()] == told
    finally:
        await world.close()


def test_a_tap_is_answered_and_kept_and_changes_nothing(tmp_path: Path, clock: FakeTime) -> None:
    run(clock, taps(tmp_path, clock))


# Leaks on purpose: each must be caught


def frames_as_long_as_they_are(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(gathering, "even_length", lambda sitting: 1 if sitting.is_hushed() else 0)


def answers_as_long_as_they_are(patch: pytest.MonkeyPatch) -> None:
    """The choice of a sleeper changes nothing to show."""
    patch.setattr(gathering, "HUSHED_ROOM", 0)
    patch.setattr(gathering, "HUSHED_STEP", 64)


def tells_the_others_at_once(patch: pytest.MonkeyPatch) -> None:
    """The Forsaken, what the others of them wish."""
    honest = gathering.Gathering.prepare

    def leaky(here: Any, sitting: Sitting, **given: Any) -> Any:
        return honest(here, sitting, **{**given, "at_once": True})

    patch.setattr(gathering.Gathering, "prepare", leaky)


def beats_only_for_those_whom_it_concerns(patch: pytest.MonkeyPatch) -> None:
    def leaky(here: gathering.Gathering, sitting: Sitting) -> None:
        here.tell(here.prepare(sitting, at_once=True))

    patch.setattr(gathering.Gathering, "beat", leaky)


LEAKS = [
    frames_as_long_as_they_are, answers_as_long_as_they_are, tells_the_others_at_once,
    beats_only_for_those_whom_it_concerns,
]  # fmt: skip


@pytest.mark.parametrize("plant", LEAKS, ids=lambda plant: plant.__name__)
def test_a_leak_is_caught(
    plant: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, clock: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = nightfall(SPECIAL, 2)
    plant(monkeypatch)
    with pytest.raises(AssertionError, match="tells"):
        check_alike(live(tmp_path, clock, match))
