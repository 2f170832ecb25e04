"""An ordinary turn of Forsaken Forest that nobody answers: how long the table is made to wait (RULES.md, 8).

The clock is a fake one: what people and bots do takes no time unless a test says so.
"""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from games.forsaken_forest.scene import PlayerFacts, given, player
from lanternwood.games import GAMES
from lanternwood.games.forsaken_forest.actions import EndActionPhase, Pass, Play
from lanternwood.games.forsaken_forest.options import Options
from lanternwood.games.forsaken_forest.state import State
from lanternwood.kernel.match import to_json
from lanternwood.kernel.model import Seat
from lanternwood.server import clocks, entries
from lanternwood.server.bots_at_table import Thinker
from lanternwood.server.settings import Limits, Settings
from lanternwood.server.showing import current_ask
from lanternwood.server.tables import Tables

from .at_table import COMMAND, House, Person
from .fake_time import FakeTime, PatientStorage, run

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Fay")
FORSAKEN = player(role="forsaken")
POOR = (player(), FORSAKEN, player(), player(), player())
RICH = (
    player("sprint", "quick-thinking"),
    player("sprint", "break-the-trail", role="forsaken"),
    player("point-the-finger"),
    player("knife-at-the-campfire"),
    player("break-the-trail", "sprint"),
)
"""Hands of Fast Actions, which their owners keep back."""


def dealt(others: tuple[PlayerFacts, ...]) -> State:
    """Ann's turn begins. She holds a card that harms nobody, and draws no Wander."""
    ann = player("read-the-signs")
    return given(ann, *others, phase="before-draw", deck=["spyglass"] * 5, options=Options()).state


async def one_turn(there: House, clock: FakeTime, state: State, bots: int) -> list[int]:
    """The hundredths of a second at which something happened, until the next turn begins. Everyone chooses as soon as
    they are asked, and lets everything pass."""
    ann = await there.open("Ann", "forsaken-forest", pace="calm", clock="live")
    people = [ann, *[await there.join(ann, name) for name in NAMES[1 : len(NAMES) - bots]]]
    for _ in range(bots):
        await ann.say("SeatBot", level="steady")
    assert (await ann.say("Start"))["type"] == "Update"
    room = ann.room
    sitting = room.sitting
    assert sitting.match
    sitting.match.table.state = state
    sitting.clock_since = entries.now()
    began = clock.passed
    room.time.stop_clocks()
    await ann.say("Say", words="My turn.")
    moments = [frame_of(state)]
    happened = []
    while state.active == 0:
        for seat, person in enumerate(people):
            await choose(person, Seat(seat))
        await asyncio.sleep(0.001)
        state = sitting.match.state
        if frame_of(state) != moments[-1]:
            moments.append(frame_of(state))
            happened.append(round((clock.passed - began) / 10))
    return happened


def frame_of(state: State) -> tuple[Seat, str, str]:
    top = state.frames[-1]
    return state.active, type(top).__name__, getattr(top, "phase", "")


async def choose(person: Person, seat: Seat) -> None:
    sitting = person.room.sitting
    assert sitting.match
    ask = current_ask(sitting, seat)
    if ask is None:
        return
    choices = sitting.match.choices(seat)
    mine = [action for action in choices if isinstance(action, Play) and sitting.match.state.phase == "action"]
    action: Any = Pass() if Pass() in choices else mine[0] if mine and len(sitting.match.state.deeds) == 0 else None
    sent = to_json(action or EndActionPhase())
    person.sent += 1
    frame = b'{"type":"Act","id":"%s","ask":"%s","action":%s}' % (person.last_id().encode(), ask.encode(), sent)
    await person.room.command(person.connection, COMMAND.decode(frame))


def turn(folder: Path, clock: FakeTime, others: tuple[PlayerFacts, ...], bots: int = 0) -> list[int]:
    async def scene() -> list[int]:
        settings = Settings(data=folder, bot_pause=1.0, limits=Limits(rate=0))
        storage = PatientStorage(folder)
        tables = Tables(storage, settings, GAMES)
        await tables.begin()
        try:
            return await one_turn(House(tables, storage), clock, dealt(others), bots)
        finally:
            await tables.stop()
            await storage.close()

    return run(clock, scene())


def bots_think_about_what_they_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    """A quarter of a second, where there is something to think about; then they let it pass."""
    elsewhere = asyncio.to_thread

    async def to_thread(work: Any, /, *given: Any) -> Any:
        thinker = getattr(work, "__self__", None)
        if not isinstance(thinker, Thinker):
            return await elsewhere(work, *given)
        await asyncio.sleep(0.25 if len(thinker.game.choices(thinker.state, thinker.seat)) > 1 else 0)
        return Pass()

    monkeypatch.setattr(asyncio, "to_thread", to_thread)


def test_an_ordinary_turn_that_nobody_answers_makes_the_table_wait_for_six_seconds(
    tmp_path: Path, clock: FakeTime
) -> None:
    """One second in each window of the Draw Phase, two for the card, two in the Fast Action Phase."""
    assert turn(tmp_path, clock, POOR) == [100, 200, 200, 400, 400, 600]


@pytest.mark.parametrize("bots", [0, 5])
def test_what_anyone_holds_changes_nothing_about_it(
    tmp_path: Path, clock: FakeTime, monkeypatch: pytest.MonkeyPatch, bots: int
) -> None:
    """Nor how long a bot thinks about what it holds: it begins soon enough, however late it draws."""
    bots_think_about_what_they_hold(monkeypatch)
    monkeypatch.setattr(clocks, "uniform", lambda least, most: most)
    poor, rich = [turn(tmp_path / name, clock, others, bots) for name, others in (("poor", POOR), ("rich", RICH))]
    assert poor == rich
    assert poor[-1] == 600
