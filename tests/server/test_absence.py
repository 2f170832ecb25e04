"""Those who are slow or away: nudged, then the clock, then a stand-in, and the seat is theirs again at any time."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fixture_games import sealed_bids
from lanternwood.server import clocks, time_of_day

from .at_table import House, Person, in_house, until
from .test_playing import begun


def turn_back_the_clock(person: Person, seconds: float) -> None:
    """As if everyone had waited for so long already."""
    person.room.here.awake_since -= seconds
    person.room.sitting.clock_since -= int(seconds * 1000)
    person.room.time.plan_ahead()


async def begun_live(there: House) -> tuple[Person, Person]:
    """The one who is asked, and the other."""
    people = await begun(there, "Bo")
    host = people[0]
    await host.say("SetTable", clock="live")
    asked = next(person for person in people if person.asked())
    return asked, next(person for person in people if person is not asked)


def test_a_live_table_shows_a_clock_and_a_table_without_limit_none(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        people = await begun(there, "Bo")
        assert people[0].match
        assert people[0].match["timer"] is None
        await people[0].say("SetTable", clock="live")
        for person in people:
            person.read()
            assert person.match
            timer = person.match["timer"]
            assert (timer["whole"], timer["then"]) == (clocks.PATIENCE["live"], "stand-in")
            assert 0 < timer["left"] <= timer["whole"]

    in_house(tmp_path, scene)


def test_nothing_hurries_whoever_sits_alone_among_bots(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        (ann,) = await begun(there, bots=1)
        await ann.say("SetTable", clock="live")
        await until(ann.asked)
        assert ann.match
        assert ann.match["timer"] is None

    in_house(tmp_path, scene)


def test_half_way_the_slow_one_is_nudged_and_nobody_else(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        asked, other = await begun_live(there)
        turn_back_the_clock(asked, 31)
        await until(lambda: any(frame["type"] == "Nudged" for frame in asked.read()))
        assert not any(frame["type"] == "Nudged" for frame in other.read())

    in_house(tmp_path, scene)


def test_when_the_clock_has_run_down_a_stand_in_plays_until_the_seat_is_taken_back(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        asked, other = await begun_live(there)
        name = asked.room.sitting.guests[asked.member].name
        turn_back_the_clock(asked, 61)
        await until(lambda: other.member_named(name)["stand_in"])
        await until(other.asked)
        assert (await asked.say("Act", ask="", action={"type": "Pass"}))["rule"] == "STAND-IN"
        assert (await asked.say("TakeBack"))["type"] == "Update"
        assert not other.member_named(name)["stand_in"]
        assert [news["what"] for news in other.news if news["type"] == "Noted"][-2:] == ["stand-in", "took-back"]

    in_house(tmp_path, scene)


def test_a_table_that_nobody_is_at_sleeps(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        asked, other = await begun_live(there)
        room = asked.room
        await asked.leave()
        await other.leave()
        assert room.time.handles == {}
        assert asked.place
        turn = room.sitting.clock_since
        room.sitting.clock_since -= 3_600_000
        back = await there.come(asked.place)
        assert back.match
        assert back.match["timer"]["left"] == pytest.approx(clocks.GRACE, abs=1)
        room.sitting.clock_since = turn

    in_house(tmp_path, scene)


def test_the_host_calls_a_stand_in_only_for_who_is_away(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, bo = await begun(there, "Bo")
        assert (await ann.say("StandIn", member=bo.member))["rule"] == "HERE"
        await bo.leave()
        assert (await ann.say("StandIn", member=bo.member))["type"] == "Update"
        assert ann.member_named("Bo")["stand_in"]
        assert not ann.member_named("Bo")["here"]
        await until(ann.asked)

    in_house(tmp_path, scene)


def test_whoever_leaves_a_match_for_good_is_played_by_a_bot(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, bo = await begun(there, "Bo")
        await bo.say("LeaveTable")
        assert bo.frames[-1]["type"] == "Goodbye"
        await bo.leave()
        for _ in range(30):
            await until(lambda: ann.asked() or bool(ann.match and ann.match["outcome"]))
            if ann.match and ann.match["outcome"]:
                break
            await ann.choose(-1)
        assert len(ann.room.sitting.match.log) > 20  # type: ignore[union-attr]

    in_house(tmp_path, scene)


def test_a_nudge_reaches_whom_it_is_meant_for(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, bo = await begun(there, "Bo")
        await ann.say("Nudge", member=bo.member)
        assert {"type": "Nudged", "name": "Ann"} in bo.read()

    in_house(tmp_path, scene)


def test_a_match_ends_also_when_its_host_has_left_from_among_those_who_watch(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann = await there.open("Ann")
        for _ in range(2):
            await ann.say("SeatBot", level="random")
        await ann.say("StandUp")
        screen = await there.watch(ann.table["code"])
        await ann.say("Start")
        await ann.say("LeaveTable")
        await ann.leave()
        await until(lambda: bool(screen.read() and screen.match and screen.match["outcome"]))
        assert screen.table["phase"] == "over"

    in_house(tmp_path, scene)


def test_talk_keeps_neither_the_bots_nor_the_hosts_duties_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(clocks.BOT_PAUSE, "calm", 0.3)
    monkeypatch.setattr("lanternwood.server.timekeeper.HOST_LEFT", 0.5)

    async def scene(there: House) -> None:
        ann, bo = await begun(there, "Bo", bots=1)
        there.tables.settings = ann.room.settings = replace(ann.room.settings, bot_pause=1.0)
        await ann.say("SetTable", pace="calm")
        await ann.say("StandIn", member=ann.member)
        await bo.say("StandIn", member=bo.member)
        moves = len(bo.room.sitting.match.log)  # type: ignore[union-attr]
        await ann.leave()
        for _ in range(40):
            await bo.say("SetMe", emblem="fox")
            await asyncio.sleep(0.05)
        assert len(bo.room.sitting.match.log) > moves  # type: ignore[union-attr]
        assert bo.table["host"] == bo.member

    in_house(tmp_path, scene)


def test_a_host_who_calls_a_stand_in_and_goes_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lanternwood.server.timekeeper.HOST_LEFT", 0.0)

    async def scene(there: House) -> None:
        ann, bo = await begun(there, "Bo")
        await ann.say("StandIn", member=ann.member)
        await asyncio.sleep(0.05)
        bo.read()
        assert bo.table["host"] == ann.member, "whoever stays keeps the table"
        await ann.leave()
        await until(lambda: bool(bo.read()) and bo.table["host"] == bo.member)

    in_house(tmp_path, scene)


def test_standing_in_and_taking_back_does_not_put_off_a_deadline_of_the_rules(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, bo = await begun(there, "Bo", game=sealed_bids.GAME.name)
        turn_back_the_clock(ann, 20)
        await ann.say("StandIn", member=ann.member)
        await ann.say("TakeBack")
        assert bo.read()
        again = await there.watch(ann.table["code"])
        assert again.match
        assert again.match["timer"]["left"] < again.match["timer"]["whole"] - 19

    in_house(tmp_path, scene, **{sealed_bids.GAME.name: sealed_bids.GAME})


def test_a_clock_that_is_set_in_the_middle_of_a_choice_begins_then(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        people = await begun(there, "Bo")
        turn_back_the_clock(people[0], 300)
        await people[0].say("SetTable", clock="live")
        assert people[0].match
        assert people[0].match["timer"]["left"] == pytest.approx(clocks.PATIENCE["live"], abs=1)

    in_house(tmp_path, scene)


def seconds_left(person: Person) -> float:
    """By the clock that everyone sees."""
    clock = clocks.running_clock(person.room.sitting, person.room.here.awake_since)
    assert clock
    return clock.due - time_of_day.seconds()


async def toggle(person: Person) -> dict[str, Any]:
    """A stand-in, and the seat back before the stand-in has moved."""
    assert (await person.say("StandIn", member=person.member))["type"] == "Update"
    return await person.say("TakeBack")


def test_whoever_is_not_waited_for_puts_off_no_clock(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        asked, other = await begun_live(there)
        turn_back_the_clock(asked, 50)
        for _ in range(3):
            assert (await toggle(other))["type"] == "Update"
            assert seconds_left(asked) < 11

    in_house(tmp_path, scene)


def test_whoever_takes_the_seat_back_in_the_middle_of_a_choice_has_a_fresh_start_once(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        asked, other = await begun_live(there)
        there.tables.settings = asked.room.settings = replace(asked.room.settings, bot_pause=1000.0)
        host = next(person for person in (asked, other) if person.table["host"] == person.member)
        await host.say("SetTable", pace="calm")
        turn_back_the_clock(asked, 50)
        await asked.say("StandIn", member=asked.member)
        assert (await asked.say("TakeBack"))["type"] == "Update"
        assert seconds_left(asked) > 59
        turn_back_the_clock(asked, 50)
        answer = await toggle(asked)
        assert (answer["type"], answer["rule"]) == ("Refused", "STAND-IN")
        assert other.member_named(asked.room.sitting.guests[asked.member].name)["stand_in"]

    in_house(tmp_path, scene)


def test_after_the_choice_the_seat_can_be_taken_back_again(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        asked, other = await begun_live(there)
        await asked.say("StandIn", member=asked.member)
        await asked.say("TakeBack")
        await asked.say("StandIn", member=asked.member)
        await until(other.asked)
        assert (await asked.say("TakeBack"))["type"] == "Update"

    in_house(tmp_path, scene)


def test_the_clock_that_ran_down_for_one_is_whole_for_the_next(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        asked, other = await begun_live(there)
        turn_back_the_clock(asked, 61)
        await until(other.asked)
        assert seconds_left(other) > 55

    in_house(tmp_path, scene)
