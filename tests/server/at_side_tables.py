"""People of a series at its first table and at those beside it."""

import asyncio
from typing import Any

from lanternwood.server import entries
from lanternwood.server.wire.http import Place

from .at_table import House, Person, until
from .test_series import series


async def drafted(there: House, *names: str, bots: int = 0) -> list[Person]:
    """With the draft done, and the first match laid out."""
    ann = await there.open("Ann", "forsaken", series="wasteland", options={"clocks": False})
    people = [ann, *[await there.join(ann, name) for name in names]]
    for _ in range(bots):
        await ann.say("SeatBot", level="random")
    await ann.say("Start")
    while ann.room.phase == "playing":
        for person in people:
            if person.asked():
                await person.choose()
        await asyncio.sleep(0)
    assert (await people[-1].say("Rematch"))["type"] == "Update"
    return people


async def sides(person: Person, count: int = 1) -> list[dict[str, Any]]:
    await until(lambda: len(series(person)["sides"]) == count)
    found: list[dict[str, Any]] = series(person)["sides"]
    return found


def seat(person: Person) -> int:
    found: int = series(person)["seats"].index(person.member)
    return found


async def go_to(there: House, person: Person, code: str) -> Person:
    """With the place at the first table, as it is."""
    assert person.place
    return await there.come(Place(code, person.member, person.place.token))


async def at_their_tables(there: House, people: list[Person]) -> tuple[list[Person], list[Person]]:
    """Four people, of whom two play at the first table and two beside it; each pair by seat."""
    (side,) = await sides(people[0])
    pair = [next(each for each in people if seat(each) == number) for number in side["playing"]]
    here = [person for person in sorted(people, key=seat) if person not in pair]
    return here, [await go_to(there, person, side["code"]) for person in pair]


async def told(person: Person, results: int) -> None:
    await until(lambda: len(series(person)["results"]) == results)


async def come_again(there: House, *people: Person) -> list[Person]:
    """After the server has stopped."""
    for room in there.tables.rooms.values():
        room.time.stop_clocks()
        room.time.stop_tasks()
    there.tables.rooms.clear()
    return [await there.come(person.place) for person in people if person.place]


def opened(lines: list[bytes]) -> entries.TableOpened:
    first = entries.decode(lines[0])
    assert isinstance(first, entries.TableOpened)
    return first
