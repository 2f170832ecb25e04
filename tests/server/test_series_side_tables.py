"""Every match of a round that has people in it is played at once: one at the first table, the others at its side."""

from pathlib import Path
from typing import Any

import pytest

from lanternwood.games import GAMES
from lanternwood.kernel.match import to_json
from lanternwood.kernel.model import Seat
from lanternwood.kernel.series import Course, Meeting
from lanternwood.server.entries import Guest, SideTable, Stage
from lanternwood.server.replaying import relived
from lanternwood.server.sitting import read_sitting
from lanternwood.server.stages import SeriesAtTable, with_openings

from .at_side_tables import at_their_tables, come_again, drafted, opened, seat, sides, told
from .at_table import House, Person, in_house
from .test_series import another_deck, member, refused, series

GAMES_AND_OPENINGS = with_openings(GAMES)


@pytest.mark.rule("FK-WASTE-13")
@pytest.mark.parametrize("side_first", [False, True])
def test_four_people_play_both_matches_of_a_round_at_once(side_first: bool, tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        people = await drafted(there, "Bo", "Cy", "Di")
        here, there_ = await at_their_tables(there, people)
        for pair in (here, there_):
            assert [member(person)["seat"] for person in pair] == [0, 1]
            assert (await pair[1].say("Start"))["type"] == "Update", "whoever plays may begin it, host or not"
        first, side = here[0].room, there_[0].room
        assert first.phase == side.phase == "playing"
        assert side.sitting.code != first.sitting.code
        assert series(there_[0])["first"] == first.sitting.code
        assert series(there_[0])["playing"] == [seat(person) for person in there_]
        for number, pair in enumerate([there_, here] if side_first else [here, there_], 1):
            assert (await pair[0].say("Resign"))["type"] == "Update"
            for person in (*here, *there_):
                await told(person, number)
            result = series(here[0])["results"][-1]
            assert result["seats"] == [seat(person) for person in pair]
            assert result["winners"] == [seat(pair[1])]
        assert series(here[0])["sides"] == []
        assert series(here[0])["ranking"] == series(there_[0])["ranking"]
        assert series(here[0])["logs"][1:] == [
            room.sitting.id for room in ([side, first] if side_first else [first, side])
        ]
        assert (await there_[0].say("Rematch"))["rule"] == "SERIES", "the series goes on at the first table"
        assert (await there_[0].say("LeaveTable"))["rule"] == "SERIES"
        assert (await here[0].say("Rematch"))["type"] == "Update"

    in_house(tmp_path, scene)


def test_a_whole_series_at_side_tables_opens_when_all_of_it_is_over(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        people = await drafted(there, "Bo", "Cy", "Di")
        looking_on: list[Person] = []
        for number in range(3):
            here, pair = await at_their_tables(there, people)
            looking_on += pair
            for one in (pair, here):
                await one[0].say("Start")
                await one[0].say("Resign")
            for person in (*people, *looking_on):
                await told(person, 2 * number + 2)
            if number < 2:
                assert pair[0].match
                assert pair[0].match["opened"] is None
                for log in series(people[0])["logs"]:
                    assert await refused(there, log) == "still-playing"
                await people[0].say("Rematch")
        assert series(people[0])["over"]
        assert sorted(each["seats"] for each in series(people[0])["results"]) == [
            [0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]
        ]  # fmt: skip
        for person in looking_on:
            assert series(person)["over"]
            assert person.match
            assert person.match["opened"] is not None, "also where it was played"
        await come_again(there)
        for log, result in zip(series(people[0])["logs"][1:], series(people[0])["results"], strict=True):
            assert relived(await there.tables.finished(log), there.tables.games)
            meeting = opened(await there.storage.read(log)).stage
            assert meeting
            assert meeting.meeting
            assert [*meeting.meeting.seats] == result["seats"]

    in_house(tmp_path, scene)


def test_nothing_of_a_match_beside_the_table_is_opened_before_the_end(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        people = await drafted(there, "Bo", "Cy", "Di")
        here, pair = await at_their_tables(there, people)
        log = pair[0].room.sitting.id
        decks = {
            each.member: to_json(each.value["cards"]).decode() for each in pair[0].room.sitting.brought.entries.values()
        }
        watcher = await there.watch(pair[0].room.sitting.code)
        await pair[0].say("Start")
        await pair[0].say("Resign")
        await told(here[0], 1)
        assert await refused(there, log) == "still-playing"
        await come_again(there)
        assert await refused(there, log) == "still-playing"
        for person in (*here, *pair, watcher):
            person.read()
            assert not person.match or person.match["opened"] is None
            seen = to_json(person.frames).decode()
            for owner, deck in decks.items():
                assert deck not in seen or (person.place and owner == person.member)

    in_house(tmp_path, scene)


def test_a_deck_is_changed_from_the_pool_at_a_side_table_and_goes_on_to_the_next(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        people = await drafted(there, "Bo", "Cy", "Di")
        here, pair = await at_their_tables(there, people)
        (own,) = next(frame for frame in reversed(pair[1].frames) if frame["type"] == "Yours")["brought"]
        assert len(own["within"]["pool"]) == 56
        swapped = another_deck(own)
        assert (await pair[1].say("Bring", value={"cards": swapped}))["type"] == "Update"
        for one in (pair, here):
            await one[0].say("Start")
            await one[0].say("Resign")
        await told(people[0], 2)
        assert (await people[0].say("Rematch"))["type"] == "Update"
        (side,) = await sides(people[0])
        for code in (people[0].table["code"], side["code"]):
            brought = (await there.tables.room(code)).sitting.brought.entries[pair[1].member]
            assert [[*card] for card in brought.value["cards"]] == swapped
            assert brought.by == pair[1].member
            assert to_json(brought.value["drafted"]) == to_json(own["value"]["drafted"])

    in_house(tmp_path, scene)


def test_who_gets_a_side_table() -> None:
    members = tuple("abcd")
    people = {each: Guest(each, each, "owl", True) for each in members}
    bots = {each: Guest(each, each, "owl", True, bot="random") for each in members}
    stage = Stage(
        "forsaken", "wasteland", ("draft",), members, Course(4, (), "chance"), Meeting((Seat(0), Seat(3))), ({},) * 4
    )

    def pairs(guests: dict[str, Guest], **changes: Any) -> list[tuple[Seat, ...]]:
        one = SeriesAtTable("here", stage, GAMES_AND_OPENINGS)
        for name, value in changes.items():
            setattr(one, name, value)
        return [meeting.seats for meeting in one.for_sides(guests)]

    laid = SideTable("SIDE", "log", Meeting((Seat(1), Seat(2))))
    assert pairs(people) == [(1, 2)]
    assert pairs(people, sides=(laid,)) == []
    assert pairs(people, ended=True) == [], "the next is laid out at the first table"
    assert pairs({**people, "b": bots["b"]}) == [(1, 2)], "against a bot just as well"
    with_a_bot = {**people, "c": bots["c"]}
    assert pairs(with_a_bot, meeting=Meeting((Seat(0), Seat(2)))) == [(1, 2), (2, 3)], "bots play anywhere at once"
    assert pairs(bots) == []


def test_an_old_log_without_side_tables_still_reads(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, _ = await drafted(there, "Bo")
        lines = await there.storage.read(ann.table["match"])
        old = lines[0].replace(b',"sides":[],"first":""', b"")
        assert old != lines[0]
        sitting = read_sitting("old", [old, *lines[1:]], GAMES_AND_OPENINGS)
        assert sitting.series
        assert sitting.series.sides == ()
        assert not sitting.series.is_side

    in_house(tmp_path, scene)
