"""People at the side tables of a series: they leave, move to another device, look on, or come late."""

from pathlib import Path

import pytest

from lanternwood.kernel.match import to_json
from lanternwood.server import entries
from lanternwood.server.refusals import Trouble
from lanternwood.server.wire import frames
from lanternwood.server.wire.http import Place

from .at_side_tables import at_their_tables, drafted, go_to, seat, sides, told
from .at_table import House, in_house, until
from .test_series import member, series


def test_whoever_leaves_at_a_side_table_has_left_the_series(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        people = await drafted(there, "Bo", "Cy", "Di")
        here, pair = await at_their_tables(there, people)
        await pair[0].say("Start")
        assert (await pair[1].say("LeaveTable"))["type"] in ("Update", "Done")
        await until(lambda: here[0].room.sitting.guests[pair[1].member].gone)
        await pair[0].say("Resign")
        await told(here[0], 1)
        (result,) = series(here[0])["results"]
        assert result["gone"] == [seat(pair[1])]
        line = next(each for each in series(here[0])["ranking"] if each["seat"] == seat(pair[0]))
        assert line["halves"] == 2, "won by who stayed, though they gave up"

    in_house(tmp_path, scene)


def test_whoever_leaves_the_first_table_leaves_their_match_beside_it(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        people = await drafted(there, "Bo", "Cy", "Di")
        here, pair = await at_their_tables(there, people)
        await pair[0].say("Start")
        for person in pair:
            await person.leave()
            await next(each for each in people if each.member == person.member).say("LeaveTable")
        await told(here[0], 1)
        (result,) = series(here[0])["results"]
        assert sorted(result["gone"]) == sorted(seat(person) for person in pair), "bots have played on to the end"

    in_house(tmp_path, scene)


def test_a_side_table_that_all_have_left_before_the_start_is_closed_and_bots_play(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        people = await drafted(there, "Bo", "Cy", "Di")
        here, pair = await at_their_tables(there, people)
        for person in pair:
            await person.say("LeaveTable")
        await told(here[0], 1)
        assert series(here[0])["sides"] == []
        (result,) = series(here[0])["results"]
        assert sorted(result["gone"]) == result["seats"]
        assert pair[0].room.sitting.id not in series(here[0])["logs"]

    in_house(tmp_path, scene)


def test_places_are_those_of_the_first_table(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        people = await drafted(there, "Bo", "Cy", "Di")
        _, pair = await at_their_tables(there, people)
        side = pair[0].room
        assert not any(guest.token for guest in side.sitting.guests.values()), "no log but the first holds tokens"
        assert (await pair[0].say("RecoveryCode"))["rule"] == "SERIES"
        owner = next(person for person in people if person.member == pair[0].member)
        code = (await owner.say("RecoveryCode"))["code"]
        moved = await there.tables.recover(code)
        again = await there.come(Place(side.sitting.code, moved.member, moved.token))
        assert member(again)["seat"] == 0
        with pytest.raises(Trouble) as trouble:
            await go_to(there, owner, side.sitting.code)
        assert trouble.value.error == "unknown-token"
        for old in (owner, pair[0]):
            assert [frame["why"] for frame in old.read() if frame["type"] == "Goodbye"] == ["moved"], "from both"
        answers = len(pair[0].frames)
        await side.command(pair[0].connection, frames.Start(id="too late"))
        assert pair[0].read() == []
        assert len(pair[0].frames) == answers
        assert side.phase == "lobby", "the old device says nothing more"
        assert (await again.say("Start"))["type"] == "Update"

    in_house(tmp_path, scene)


def test_anybody_looks_on_at_a_side_table(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        people = await drafted(there, "Bo", "Cy", "Di")
        here, pair = await at_their_tables(there, people)
        side = pair[0].room.sitting.code
        late = await there.join(here[0], "Eve", watch=True)
        watching = [
            await go_to(there, here[0], side),
            await go_to(there, late, side),
            await there.join(pair[0], "Flo", watch=True),
            await there.watch(side),
        ]
        assert member(watching[1])["name"] == "Eve", "though she came to the first table after this one was laid"
        await pair[0].say("Start")
        seen: set[bytes] = set()
        for watcher in reversed(watching):
            watcher.read()
            assert watcher.match
            assert watcher.match["ask"] is None
            seen.add(to_json(watcher.match["view"]))
            assert len(seen) == 1, "no more than anyone who only looks on"
            if watcher.place:
                assert member(watcher)["seat"] is None
                assert (await watcher.say("Resign"))["rule"] == "WATCHING"
        assert (await watching[0].say("LeaveTable"))["rule"] == "SERIES", "a player of the series goes back, and stays"
        assert (await watching[1].say("LeaveTable"))["type"] in ("Update", "Done")
        again = await go_to(there, late, side)
        assert member(again)["name"] == "Eve"
        assert not here[0].room.sitting.guests[late.member].gone
        assert len(pair[0].room.sitting.guests) == 6

    in_house(tmp_path, scene)


def test_a_bot_against_a_person_at_a_side_table_moves_while_the_person_is_there(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, _ = people = await drafted(there, "Bo", bots=2)
        while len(playing := [person for person in people if member(person)["seat"] is not None]) == 2:
            await ann.say("Start")
            await ann.say("Resign")
            assert (await ann.say("Rematch"))["type"] == "Update"
        (other,) = [person for person in people if person not in playing]
        (side,) = await sides(ann)
        assert {series(ann)["seats"][number] for number in side["playing"]} > {other.member}
        alone = await go_to(there, other, side["code"])
        assert (await alone.say("Start"))["type"] == "Update"
        moved = 0
        while moved < 5:
            await until(alone.asked)
            await alone.choose()
            moved += 1
        sitting = alone.room.sitting
        seat_of_bot = next(number for number, each in enumerate(sitting.seats) if each != other.member)
        assert sitting.match
        lines = [entries.decode(line) for line in await there.storage.read(sitting.id)]
        assert any(isinstance(line, entries.Acted) and line.seat == seat_of_bot for line in lines)

    in_house(tmp_path, scene)
