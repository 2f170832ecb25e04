"""Side tables for three people up to eight, with and without bots."""

import asyncio
from pathlib import Path

from .at_side_tables import drafted, go_to, seat, sides, told
from .at_table import House, Person, in_house, until
from .test_series import member, series


def test_a_person_and_a_bot_do_not_wait_for_the_first_table(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, bo = people = await drafted(there, "Bo", bots=2)
        at_once = 0
        while not series(ann)["over"]:
            playing = [person for person in people if member(person)["seat"] is not None]
            if len(playing) == 1:
                (other,) = [person for person in people if person not in playing]
                (side,) = await sides(ann)
                assert seat(other) in side["playing"]
                playing.append(await go_to(there, other, side["code"]))
                at_once += 1
            for person in playing:
                await person.say("Start")
                await person.say("Resign")
            await until(lambda: not series(ann)["sides"])
            await until(lambda: bool(series(ann)["over"] or series(ann)["coming"]))
            if not series(ann)["over"]:
                assert (await bo.say("Rematch"))["type"] == "Update"
        assert at_once == 2, "each meets both bots"
        assert len(series(ann)["results"]) == 6

    in_house(tmp_path, scene)


def test_of_three_people_one_looks_on_and_nobody_walks(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, bo, cy = people = await drafted(there, "Bo", "Cy")
        for played in range(1, 4):
            playing = [person for person in people if member(person)["seat"] is not None]
            assert len(playing) == 2
            await playing[1].say("Start")
            await playing[0].say("Resign")
            await until(lambda: not ann.room.time.tasks)
            assert series(cy)["sides"] == []
            assert len(series(bo)["results"]) == played
            if played < 3:
                assert (await cy.say("Rematch"))["type"] == "Update"
        assert series(ann)["over"]
        assert len(there.tables.rooms) == 1

    in_house(tmp_path, scene)


def test_rounds_with_bots_go_on_when_all_at_side_tables_are_done(tmp_path: Path, long: bool) -> None:
    """Three people and two bots, of whom one has a bye; by night five and three."""
    names, bots, rounds = ("Bo Cy Di Em", 3, 3) if long else ("Bo Cy", 2, 3)

    async def scene(there: House) -> None:
        people = await drafted(there, *names.split(), bots=bots)
        ann, seats = people[0], len(people) + bots
        for number in range(1, rounds + 1):
            playing = {
                person.member: person for person in sorted(people, key=seat) if member(person)["seat"] is not None
            }
            tables = [[*playing.values()]]
            free = [person for person in people if person.member not in playing]
            await until(lambda: not ann.room.time.tasks)
            assert at_side_tables(ann, free)
            for side in series(ann)["sides"]:
                both = [person for person in people if seat(person) in side["playing"]]
                tables.append([await go_to(there, person, side["code"]) for person in both])
            members = [person.member for table in tables for person in table]
            assert len(members) == len({*members}), "nobody is at two tables"
            for table in tables:
                assert (await table[0].say("Start"))["type"] == "Update"
            for table in reversed(tables):
                assert (await table[0].say("Resign"))["type"] == "Update"
            await told(ann, number * (seats // 2))
            assert series(ann)["sides"] == []
            assert series(ann)["over"] == (number == rounds)
            if number < rounds:
                assert (await people[-1].say("Rematch"))["type"] == "Update"
        for log in series(ann)["logs"]:
            assert await there.tables.finished(log)

    in_house(tmp_path, scene)


def at_side_tables(ann: Person, people: list[Person]) -> bool:
    """All of them, but for who has a bye."""
    there = {number for side in series(ann)["sides"] for number in side["playing"]}
    byes = len(series(ann)["seats"]) % 2
    return sum(seat(person) not in there for person in people) <= byes


def test_two_matches_that_end_at_the_same_moment_count_once_each(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        people = await drafted(there, "Bo", "Cy", "Di", "Em", "Flo")
        found = await sides(people[0], 2)
        pairs = [
            [await go_to(there, each, side["code"]) for each in people if seat(each) in side["playing"]]
            for side in found
        ]
        pairs.append([person for person in people if member(person)["seat"] is not None])
        await asyncio.gather(*(pair[0].say("Start") for pair in pairs))
        await asyncio.gather(*(pair[0].say("Resign") for pair in pairs))
        for person in people:
            await told(person, 3)
        losers = sorted(seat(pair[0]) for pair in pairs)
        results = series(people[0])["results"]
        assert sorted({*result["seats"]}.difference(result["winners"]).pop() for result in results) == losers
        assert len({*series(people[0])["logs"]}) == 4
        await asyncio.gather(*(person.say("Rematch") for person in people))
        assert series(people[0])["number"] == 4, "and the next is laid out once"
        assert len(await sides(people[0], 2)) == 2

    in_house(tmp_path, scene)
