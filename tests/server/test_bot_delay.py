"""When bots of Forsaken answer beside people, and who is hurried there (FK-LEAK-05, FK-END-04).

The clock is a fake one: what is thought takes no time unless a test says so.
"""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lanternwood.games import GAMES
from lanternwood.games.forsaken.options import BOT_DELAY
from lanternwood.server import clocks
from lanternwood.server.bots_at_table import Thinker
from lanternwood.server.settings import Limits, Settings
from lanternwood.server.tables import Tables

from .at_table import House, Person, house
from .fake_time import FakeTime, PatientStorage, run
from .test_playing import begun

MOVES = 12


def pauses_of_a_bot(folder: Path, clock: FakeTime, patch: pytest.MonkeyPatch, thoughts: list[float]) -> list[int]:
    """In thousandths of a second: how long a bot took that thinks for so long about one thing after the other."""
    elsewhere = asyncio.to_thread
    thinking = iter(thoughts)

    async def to_thread(work: Any, /, *given: Any) -> Any:
        if isinstance(getattr(work, "__self__", None), Thinker):
            await asyncio.sleep(next(thinking))
        return await elsewhere(work, *given)

    patch.setattr(asyncio, "to_thread", to_thread)
    patch.setattr(clocks, "uniform", Random(7).uniform)

    async def scene() -> list[int]:
        settings = Settings(data=folder, bot_pause=1.0, limits=Limits(rate=0))
        storage = PatientStorage(folder)
        tables = Tables(storage, settings, GAMES)
        await tables.begin()
        try:
            (ann,) = await begun(
                House(tables, storage), bots=1, game="forsaken", pace="calm", options={"first": "seat 2"}
            )
            await ann.say("Act", ask=ann.match["ask"]["id"], action={"type": "Mulligan"})  # type: ignore[index]
            return await pauses_before(ann, clock)
        finally:
            await tables.stop()
            await storage.close()

    with patch.context():
        return run(clock, scene())


async def pauses_before(ann: Person, clock: FakeTime) -> list[int]:
    """Before each move of the bot. Ann ends her turns at once."""
    match = ann.room.sitting.match
    assert match
    pauses: list[int] = []
    since, known = clock.passed, len(match.log)
    for _ in range(MOVES * 10_000):
        if len(match.log) > known:
            pauses.append(clock.passed - since)
            since, known = clock.passed, len(match.log)
        if len(pauses) == MOVES:
            return pauses
        if ann.asked():
            assert ann.match
            offered = [choice["action"]["type"] for choice in ann.match["ask"]["choices"]]
            await ann.choose(offered.index("EndTurn") if "EndTurn" in offered else 0)
            since, known = clock.passed, len(match.log)
        await asyncio.sleep(0.001)
    raise AssertionError("the bot has stopped")


@pytest.mark.rule("FK-LEAK-05")
def test_a_bots_answer_comes_after_a_random_while_however_long_it_thinks(
    tmp_path: Path, clock: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_once = pauses_of_a_bot(tmp_path / "at-once", clock, monkeypatch, [0.0] * 40)
    least, most = BOT_DELAY
    dice = Random(3)
    thoughts = [dice.uniform(0.0, least) for _ in range(40)]
    thoughtful = pauses_of_a_bot(tmp_path / "thoughtful", clock, monkeypatch, thoughts)
    # The clock counts whole milliseconds, and so does whoever looks at it.
    assert all(abs(one - other) <= 2 for one, other in zip(at_once, thoughtful, strict=True))
    assert all(least <= pause / 1000 < most + 0.01 for pause in at_once)
    assert len(set(at_once)) > MOVES / 2, "they differ"


@pytest.mark.rule("FK-END-04", "FK-Q-83", "FK-Q-142")
@pytest.mark.parametrize("preset", ["live", "relaxed", "none"])
def test_without_its_clocks_two_people_are_not_hurried(tmp_path: Path, clock: FakeTime, preset: str) -> None:
    async def scene() -> None:
        async with house(tmp_path, PatientStorage) as there:
            people = await begun(there, "Bo", game="forsaken", clock=preset)
            for person in people:
                await person.say("Act", ask=person.match["ask"]["id"], action={"type": "Mulligan"})  # type: ignore[index]
            await asyncio.sleep(3600)
            for person in people:
                person.read()
                assert person.match
                assert person.match["timer"] is None
                assert not person.member_named("Bo")["stand_in"]

    run(clock, scene())
