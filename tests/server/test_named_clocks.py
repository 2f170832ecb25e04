"""Clocks with a name: they run on over many choices, stand while another runs, burn a reserve, and survive a restart.

The clock is a fake one: what people do takes no time unless a test says so.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace as changed

from fixture_games import muster, parley
from lanternwood.kernel.game import Game
from lanternwood.kernel.model import Deadline
from lanternwood.server.clocks import GRACE
from lanternwood.server.sitting import read_sitting
from lanternwood.server.time_used import STRETCH

from .at_table import House, Person, house, in_house
from .fake_time import FakeTime, PatientStorage, run
from .test_playing import begun
from .test_trouble import BadDisk

Play = Callable[..., Awaitable[None]]
WHOLE, ANSWER, RESERVE = parley.TURN_SECONDS, parley.ANSWER_SECONDS, parley.RESERVE_SECONDS


def at_parley(folder: Path, clock: FakeTime, play: Play, preset: str = "live", game: Game[Any] = parley.GAME) -> None:
    async def scene() -> None:
        async with house(folder, PatientStorage, **{game.name: game}) as there:
            await play(*await begun(there, "Bo", game=game.name, clock=preset))

    run(clock, scene())


def timer(person: Person) -> dict[str, Any]:
    """As one who has just arrived would see it: what was sent before is as old as it is."""
    room = person.room
    everything = room.here.everything(room.sitting, person.connection, 0)
    shown = everything.match.timer  # type: ignore[union-attr]
    return {} if shown is None else {name: getattr(shown, name) for name in shown.__struct_fields__}


def left(person: Person) -> tuple[str, float, float]:
    shown = timer(person)
    return shown["name"], shown["left"], shown["reserve"]


async def does(person: Person, kind: str, **fields: Any) -> None:
    person.read()
    assert person.match
    assert person.match["ask"], "nothing is asked"
    answer = await person.say("Act", ask=person.match["ask"]["id"], action={"type": kind, **fields})
    assert answer["type"] == "Update", answer


def test_a_turn_has_one_clock_for_all_that_is_done_in_it(tmp_path: Path, clock: FakeTime) -> None:
    async def play(ann: Person, bo: Person) -> None:
        assert left(ann) == ("turn 0", WHOLE, RESERVE)
        await asyncio.sleep(20)
        await does(ann, "Gather")
        await asyncio.sleep(15)
        await does(ann, "Gather")
        assert left(ann) == left(bo) == ("turn 0", WHOLE - 35, RESERVE)
        assert timer(bo)["seat"] == 0
        await does(ann, "Stop")
        assert left(ann) == ("turn 1", WHOLE, RESERVE)
        assert timer(ann)["seat"] == 1

    at_parley(tmp_path, clock, play)


def test_it_stands_while_the_other_answers(tmp_path: Path, clock: FakeTime) -> None:
    async def play(ann: Person, bo: Person) -> None:
        await asyncio.sleep(50)
        await does(ann, "Demand")
        await asyncio.sleep(12)
        assert left(ann) == ("answer 0", ANSWER - 12, RESERVE)
        stands = timer(ann)["stands"]
        assert (stands.name, stands.left, stands.whole, stands.seat, stands.reserve) == (
            "turn 0",
            WHOLE - 50,
            WHOLE,
            0,
            RESERVE,
        )
        await does(bo, "Answer", gives=False)
        assert left(ann) == ("turn 0", WHOLE - 50, RESERVE)
        await asyncio.sleep(5)
        assert left(bo) == ("turn 0", WHOLE - 55, RESERVE)

    at_parley(tmp_path, clock, play)


def test_then_the_reserve_burns_and_is_not_filled_again(tmp_path: Path, clock: FakeTime) -> None:
    async def play(ann: Person, bo: Person) -> None:
        await asyncio.sleep(WHOLE + 10)
        assert left(ann) == ("turn 0", 0, RESERVE - 10)
        await does(ann, "Gather")
        await asyncio.sleep(10)
        await does(ann, "Stop")
        assert left(bo) == ("turn 1", WHOLE, RESERVE)
        await does(bo, "Stop")
        assert left(ann) == ("turn 2", WHOLE, RESERVE - 20)

    at_parley(tmp_path, clock, play)


def test_who_answers_burns_their_own_reserve(tmp_path: Path, clock: FakeTime) -> None:
    async def play(ann: Person, bo: Person) -> None:
        await does(ann, "Demand")
        await asyncio.sleep(ANSWER + 25)
        assert left(ann) == ("answer 0", 0, RESERVE - 25)
        await does(bo, "Answer", gives=True)
        assert left(ann) == ("turn 0", WHOLE, RESERVE)
        await does(ann, "Stop")
        assert left(bo) == ("turn 1", WHOLE, RESERVE - 25)

    at_parley(tmp_path, clock, play)


def test_when_both_are_gone_time_is_up_once(tmp_path: Path, clock: FakeTime) -> None:
    async def play(ann: Person, bo: Person) -> None:
        await asyncio.sleep(WHOLE + RESERVE - 0.2)
        assert ann.asked()
        await asyncio.sleep(0.3)
        assert ended(bo) == [0]
        assert left(bo)[0] == "turn 1"
        await does(bo, "Stop")
        assert left(ann) == ("turn 2", WHOLE, 0)
        await asyncio.sleep(WHOLE - 0.2)
        assert ann.asked()
        await asyncio.sleep(0.3)
        assert ended(bo) == [0, 1, 0]

    at_parley(tmp_path, clock, play)


def ended(person: Person) -> list[int]:
    person.read()
    told = [news["event"] for news in person.news if news["type"] == "Told"]
    return [event["seat"] for event in told if event["type"] == "TurnEnded"]


def test_what_is_done_in_secret_shows_in_no_clock(tmp_path: Path, clock: FakeTime) -> None:
    async def play(ann: Person, bo: Person) -> None:
        await asyncio.sleep(33.333)
        bo.read()
        before = (bo.room.sitting.clock_since, dict(bo.room.sitting.time_used.by_clock))
        await does(ann, "Tuck", nuts=2)
        assert bo.read() == []
        assert (bo.room.sitting.clock_since, dict(bo.room.sitting.time_used.by_clock)) == before
        assert left(bo) == ("turn 0", 86.7, RESERVE)

    at_parley(tmp_path, clock, play)


@pytest.mark.parametrize("preset", STRETCH)
def test_a_preset_stretches_turn_and_reserve(tmp_path: Path, clock: FakeTime, preset: Any) -> None:
    async def play(ann: Person, bo: Person) -> None:
        by = STRETCH[preset]
        assert left(ann) == ("turn 0", WHOLE * by, RESERVE * by)
        assert timer(ann)["whole"] == WHOLE * by
        await asyncio.sleep(WHOLE * by + 15)
        await does(ann, "Stop")
        await does(bo, "Stop")
        assert left(ann) == ("turn 2", WHOLE * by, RESERVE * by - 15)

    at_parley(tmp_path, clock, play, preset)


def test_another_preset_stretches_what_is_left(tmp_path: Path, clock: FakeTime) -> None:
    async def play(ann: Person, bo: Person) -> None:
        await asyncio.sleep(60)
        await ann.say("SetTable", clock="relaxed")
        assert left(ann) == ("turn 0", (WHOLE - 60) * 3, RESERVE * 3)
        await asyncio.sleep(30)
        await ann.say("SetTable", clock="live")
        assert left(ann) == ("turn 0", WHOLE - 70, RESERVE)

    at_parley(tmp_path, clock, play)


@pytest.mark.parametrize("preset", STRETCH)
def test_exact_seconds_are_the_same_at_every_table(tmp_path: Path, clock: FakeTime, preset: Any) -> None:
    async def play(ann: Person, bo: Person) -> None:
        await asyncio.sleep(10)
        await does(ann, "Place", post=0)
        assert (timer(bo)["whole"], timer(bo)["left"]) == (muster.SECONDS, muster.SECONDS - 10)
        await asyncio.sleep(muster.SECONDS - 10.2)
        assert rung(bo) == 0
        await asyncio.sleep(0.3)
        assert rung(bo) == 1
        # From here on the rules have no clock, and the table has its own.
        assert timer(bo).get("then") == (None if preset == "none" else "stand-in")
        await asyncio.sleep(20)
        assert rung(bo) == 1
        await does(bo, "Place", post=1)
        assert timer(bo)["left"] == muster.SECONDS

    at_parley(tmp_path, clock, play, preset, muster.GAME)


def optional_deadline(state: parley.State) -> Deadline | None:
    deadline = parley.deadline(state)
    return changed(deadline, optional=True) if deadline else None


UNHURRIED = replace(parley.GAME, waiting=replace(parley.GAME.waiting, deadline=optional_deadline))


def test_an_optional_clock_does_not_run_where_there_is_no_limit(tmp_path: Path, clock: FakeTime) -> None:
    async def play(ann: Person, bo: Person) -> None:
        assert timer(ann) == {}
        await asyncio.sleep(4 * (WHOLE + RESERVE))
        await does(ann, "Gather")
        assert ended(bo) == []
        await ann.say("SetTable", clock="live")
        assert left(ann) == ("turn 0", WHOLE, RESERVE), "the hour before burned nothing"
        await asyncio.sleep(10)
        await ann.say("SetTable", clock="none")
        assert timer(bo) == {}
        await asyncio.sleep(4 * (WHOLE + RESERVE))
        await ann.say("SetTable", clock="live")
        assert left(ann) == ("turn 0", WHOLE - 10, RESERVE)
        await asyncio.sleep(WHOLE + RESERVE - 10 + 0.1)
        assert ended(bo) == [0]

    at_parley(tmp_path, clock, play, "none", UNHURRIED)


def test_an_optional_clock_stands_while_somebody_plays_alone(tmp_path: Path, clock: FakeTime) -> None:
    """Alone with a bot from the start, and once the other has gone for good."""

    async def scene() -> None:
        async with house(tmp_path, PatientStorage, parley=UNHURRIED) as there:
            (cy,) = await begun(there, bots=1, game="parley", clock="live")
            assert timer(cy) == {}
            ann, bo = await begun(there, "Bo", game="parley", clock="live")
            await asyncio.sleep(25)
            assert left(ann) == ("turn 0", WHOLE - 25, RESERVE)
            await bo.say("LeaveTable")
            assert timer(ann) == {}
            await asyncio.sleep(4 * (WHOLE + RESERVE))
            assert ann.asked()
            assert ended(ann) == []
            again = read_sitting(ann.room.sitting.id, await there.storage.read(ann.room.sitting.id), there.tables.games)
            assert again.time_used.by_clock == ann.room.sitting.time_used.by_clock == {"turn 0": 25_000, "reserve 0": 0}

    run(clock, scene())


def rung(person: Person) -> int:
    person.read()
    return sum(news["type"] == "Told" and news["event"]["type"] == "BellRang" for news in person.news)


def test_a_restart_in_the_middle_gives_the_same_clock(tmp_path: Path, clock: FakeTime) -> None:
    """Nothing is said to the server before it goes: it is as if it had been killed."""

    async def scene() -> None:
        async with house(tmp_path, PatientStorage, parley=parley.GAME) as there:
            ann, bo = await begun(there, "Bo", game="parley", clock="live")
            await asyncio.sleep(WHOLE + 5)
            await does(ann, "Stop")
            await does(bo, "Stop")
            await asyncio.sleep(30)
            await does(ann, "Demand")
            await does(bo, "Answer", gives=False)
            await asyncio.sleep(4)
            before = left(ann)
            places = [person.place for person in (ann, bo)]
        assert before == ("turn 2", WHOLE - 34, RESERVE - 5)
        async with house(tmp_path, PatientStorage, parley=parley.GAME) as there:
            ann, bo = await both_back(there, places)
            assert left(ann) == before
            await asyncio.sleep(6)
            await does(ann, "Gather")
            assert left(bo) == ("turn 2", WHOLE - 40, RESERVE - 5)
            await the_log_says_the_same(there, ann)

    run(clock, scene())


def test_an_hour_in_which_nobody_was_there_burns_no_reserve(tmp_path: Path, clock: FakeTime) -> None:
    async def scene() -> None:
        async with house(tmp_path, PatientStorage, parley=parley.GAME) as there:
            ann, bo = await begun(there, "Bo", game="parley", clock="live")
            places = [person.place for person in (ann, bo)]
            await ann.leave()
            await bo.leave()
            await asyncio.sleep(3600)
            ann, bo = await both_back(there, places)
            assert left(ann) == ("turn 0", GRACE, RESERVE)
            await asyncio.sleep(GRACE + 5)
            await does(ann, "Stop")
            await does(bo, "Stop")
            assert left(ann) == ("turn 2", WHOLE, RESERVE - 5)
            await the_log_says_the_same(there, ann)

    run(clock, scene())


async def both_back(there: House, places: list[Any]) -> tuple[Person, Person]:
    ann, bo = [await there.come(place) for place in places]
    return ann, bo


async def the_log_says_the_same(there: House, person: Person) -> None:
    lived = person.room.sitting
    again = read_sitting(lived.id, await there.storage.read(lived.id), {"parley": parley.GAME})
    assert again.time_used.by_clock == lived.time_used.by_clock
    assert again.clock_since == lived.clock_since


def test_people_come_in_though_it_cannot_be_written_that_they_did(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, bo = await begun(there, "Bo", game="parley", clock="live")
        places = [person.place for person in (ann, bo)]
        await ann.leave()
        await bo.leave()
        assert isinstance(there.storage, BadDisk)
        there.storage.bad_to_write = True
        ann, bo = await both_back(there, places)
        assert there.storage.failed == 1
        assert left(ann)[0] == "turn 0"
        there.storage.bad_to_write = False
        await does(ann, "Gather")
        await the_log_says_the_same(there, ann)

    in_house(tmp_path, scene, BadDisk, parley=parley.GAME)


def test_a_table_without_such_a_clock_writes_nothing_when_it_wakes(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, bo = await begun(there, "Bo")
        before = ann.room.sitting.entries
        places = [person.place for person in (ann, bo)]
        await ann.leave()
        await bo.leave()
        ann, bo = await both_back(there, places)
        assert ann.room.sitting.entries == before

    in_house(tmp_path, scene)
