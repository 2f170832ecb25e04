"""Matches of a series in which only bots play are played beside the table, and count like any other."""

import asyncio
from pathlib import Path

import pytest

from lanternwood.games import GAMES
from lanternwood.kernel.model import Seat
from lanternwood.kernel.series import Course, Meeting, Result
from lanternwood.server import entries
from lanternwood.server.apart import MatchApart, seed_of, table_of
from lanternwood.server.entries import Guest, Stage
from lanternwood.server.replaying import relived
from lanternwood.server.sitting import read_sitting
from lanternwood.server.stages import SeriesAtTable, with_openings
from lanternwood.server.thinking.thinkers import Thinkers

from .at_table import House, Person, in_house, until
from .test_series import member, refused, series


async def drafted(there: House, bots: int) -> Person:
    """One person among bots, with the draft done and the first match laid out."""
    ann = await there.open("Ann", "forsaken", series="wasteland", options={"clocks": False})
    for _ in range(bots):
        await ann.say("SeatBot", level="random")
    await ann.say("Start")
    while ann.room.phase == "playing":
        await until(lambda: ann.asked() or ann.room.phase != "playing")
        if ann.asked():
            await ann.choose()
    return ann


async def lose_the_next(ann: Person) -> None:
    assert (await ann.say("Rematch"))["type"] == "Update"
    assert member(ann)["seat"] is not None, "a match at the table is one with a person"
    await ann.say("Start")
    await ann.say("Resign")


class Gate:
    """Keeps matches beside the table from going on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.open = asyncio.Event()
        self.begun: list[Meeting] = []
        play = MatchApart.play

        async def behind(match: MatchApart, thinkers: Thinkers) -> None:
            self.begun.append(match.meeting)
            await self.open.wait()
            await play(match, thinkers)

        monkeypatch.setattr(MatchApart, "play", behind)


@pytest.mark.rule("FK-WASTE-13")
def test_bots_play_each_other_beside_the_table(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann = await drafted(there, bots=3)
        me = series(ann)["seats"].index(ann.member)
        at_table = []
        for _ in range(3):
            await lose_the_next(ann)
            at_table.append(ann.room.sitting.id)
            if not series(ann)["over"]:
                assert await refused(there, at_table[0]) == "still-playing"
        await until(lambda: bool(series(ann)["over"]))
        results = series(ann)["results"]
        assert sorted(result["seats"] for result in results) == [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]]
        assert ann.match
        assert ann.match["opened"] is not None, "now all is open"
        parts = series(ann)["logs"]
        assert len({*parts}) == 1 + 6
        for log, result in zip(parts[1:], results, strict=True):
            of_series = read_sitting(log, await there.storage.read(log), with_openings(GAMES)).series
            assert of_series
            assert of_series.meeting
            assert [*of_series.meeting.seats] == result["seats"], "each result stands where its log does"
        apart = [each for each in parts[1:] if each not in at_table]
        outcomes = []
        for log in apart:
            record = relived(await there.tables.finished(log), there.tables.games)
            assert record
            sitting = read_sitting(log, await there.storage.read(log), with_openings(GAMES))
            assert sitting.series
            assert sitting.series.course
            outcomes.append(sitting.series.course.results[-1])
            assert table_of(sitting.code) == ann.table["code"]
            assert me not in outcomes[-1].seats
        known = ann.room.sitting.series
        assert known
        assert known.course
        assert [result for result in known.course.results if me not in result.seats] == outcomes
        assert await there.storage.current(ann.table["code"]) == ann.table["match"]

    in_house(tmp_path, scene)


def test_nothing_of_them_is_opened_before_the_series_is_over(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann = await drafted(there, bots=2)
        assert (await ann.say("Rematch"))["type"] == "Update"
        await until(lambda: len(series(ann)["results"]) == 1)
        (apart,) = [log for log in series(ann)["logs"] if log != series(ann)["logs"][0]]
        assert await refused(there, apart) == "still-playing"
        there.tables.rooms.clear()
        assert await refused(there, apart) == "still-playing"

    in_house(tmp_path, scene)


def test_the_next_round_waits_for_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(there: House) -> None:
        gate = Gate(monkeypatch)
        ann = await drafted(there, bots=4)
        played = 0
        while (await ann.say("Rematch"))["type"] == "Update":
            await ann.say("Start")
            await ann.say("Resign")
            played += 1
        assert played <= 1, "there are rounds at five seats, and at most one match of hers in the first"
        assert series(ann)["coming"] == []
        assert series(ann)["apart"]
        said = await ann.say("Rematch")
        assert said["rule"] == "SERIES"
        assert "bots" in said["why"]
        await until(lambda: bool(gate.begun))
        assert len(gate.begun) == 1, "one after the other"
        gate.open.set()
        await until(lambda: not waits_for_bots(ann))
        while not series(ann)["over"]:
            await lose_the_next(ann)
            await until(lambda: not waits_for_bots(ann))
        assert len(series(ann)["results"]) == 3 * 2
        assert [line["played"] for line in series(ann)["ranking"]] == [3] * 5

    in_house(tmp_path, scene)


def waits_for_bots(ann: Person) -> bool:
    sitting = ann.room.sitting
    assert sitting.series
    return not series(ann)["over"] and sitting.series.next_meeting(sitting.guests) is None


def test_they_are_played_again_wherever_the_server_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(there: House) -> None:
        gate = Gate(monkeypatch)
        ann = await drafted(there, bots=2)
        await until(lambda: bool(gate.begun))
        before = ann.room.sitting.series
        assert before
        assert before.course
        ann.room.time.stop_tasks()
        there.tables.rooms.clear()
        gate.open.set()
        assert ann.place
        ann = await there.come(ann.place)
        await until(lambda: bool(series(ann)["results"]))
        assert gate.begun[0] == gate.begun[-1]
        lines = await there.storage.read(series(ann)["logs"][-1])
        opened = entries.decode(lines[0])
        assert isinstance(opened, entries.TableOpened)
        assert opened.seed == seed_of(before.course, gate.begun[0]), "and chance has not been asked again"
        assert not any(guest.token for guest in opened.guests)

    in_house(tmp_path, scene)


def test_whoever_has_left_is_a_bot_and_loses_beside_the_table(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann = await there.open("Ann", "forsaken", series="wasteland", options={"clocks": False})
        bo = await there.join(ann, "Bo")
        await ann.say("SeatBot", level="random")
        await ann.say("Start")
        await bo.say("LeaveTable")
        while ann.room.phase == "playing":
            await until(lambda: ann.asked() or ann.room.phase != "playing")
            if ann.asked():
                await ann.choose()
        gone = series(ann)["seats"].index(bo.member)
        for _ in range(2):
            await lose_the_next(ann)
        await until(lambda: bool(series(ann)["over"]))
        (apart,) = [
            each for each in series(ann)["results"] if series(ann)["seats"].index(ann.member) not in each["seats"]
        ]
        assert apart["gone"] == [gone]

    in_house(tmp_path, scene)


def test_what_is_played_beside_the_table_and_what_at_it() -> None:
    members = ("a", "b", "c", "d")
    people = {member: Guest(member, member, "owl", True) for member in members}
    bots = {member: Guest(member, member, "owl", True, bot="random") for member in members}
    course = Course(4, (Seat(0),), "chance")
    stage = Stage("forsaken", "wasteland", ("draft",), members, course, Meeting((Seat(0), Seat(3))), ({},) * 4)

    def pairs(guests: dict[str, Guest]) -> list[tuple[Seat, ...]]:
        return [meeting.seats for meeting in SeriesAtTable("here", stage, with_openings(GAMES)).apart(guests)]

    assert pairs({**bots, "a": people["a"]}) == [(1, 2), (1, 3), (2, 3)]
    assert pairs({**bots, "a": people["a"], "c": people["c"]}) == [(1, 3)]
    assert pairs(people) == []
    assert pairs(bots) == [], "whoever only watches has come to see them"
    one = SeriesAtTable("here", stage, with_openings(GAMES))
    one.hear_of("apart", Result((Seat(1), Seat(2)), (Seat(1),), (2, 0)))
    assert [meeting.seats for meeting in one.apart({**bots, "a": people["a"]})] == [(1, 3), (2, 3)]
    assert one.info(False, bots).logs == ("draft", "apart")
    assert one.info(False, bots).number == 1
