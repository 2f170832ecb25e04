"""People at the side tables of a series: they leave, move to another device, look on, or come late."""

from pathlib import Path

import pytest

from lanternwood.server.refusals import Trouble
from lanternwood.server.wire.http import Place

from .at_side_tables import at_their_tables, drafted, go_to, seat, told
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
        here, pair = await at_their_tables(there, people)
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
        watcher = await go_to(there, here[0], side.sitting.code)
        assert member(watcher)["seat"] is None
        stranger = await there.join(watcher, "Eve", watch=True)
        assert member(stranger)["seat"] is None

    in_house(tmp_path, scene)
