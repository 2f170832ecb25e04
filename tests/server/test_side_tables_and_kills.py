"""A round at two tables is played to its end wherever the server stops: before any line that it writes, or killed."""

import asyncio
import shutil
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from lanternwood.server.storage import Label, Unavailable
from lanternwood.server.storage.sqlite import SqliteStorage
from lanternwood.server.wire.http import Place

from .at_side_tables import come_again, go_to, opened, seat
from .at_table import House, Person, in_house
from .people import Person as Remote
from .people import join_table, open_table, serving
from .test_durability import Reaper
from .test_series import draft, member, refused, series

MOST_LINES = 30
KILLS = 8


class Mortal(SqliteStorage):
    """Writes so many times, and then nothing more: the server has stopped there."""

    left = -1
    stopped = False

    async def append(self, log: str, n: int, entries: Any, label: Label | None = None) -> None:
        if self.left == 0:
            self.stopped = True
            raise Unavailable("the server has stopped")
        self.left -= 1
        await super().append(log, n, entries, label)


def test_a_round_goes_on_before_whichever_line_the_server_stopped(tmp_path: Path) -> None:
    places: list[Place] = []

    async def before(there: House) -> None:
        ann = await there.open("Ann", "forsaken", series="wasteland", options={"clocks": False})
        people = [ann, *[await there.join(ann, name) for name in ("Bo", "Cy", "Di")]]
        await ann.say("Start")
        await draft(people)
        places.extend(person.place for person in people if person.place)

    in_house(tmp_path / "drafted", before)
    for lines in range(MOST_LINES):
        shutil.copytree(tmp_path / "drafted", tmp_path / str(lines))
        if not stops_before(lines, places, tmp_path / str(lines)):
            assert lines >= 8, "two matches laid and a line of it, two begun, two ended and a line of that"
            return
    raise AssertionError("a round has not so many lines")


def stops_before(line: int, places: list[Place], data: Path) -> bool:
    """False if nothing more was to be written."""
    stopped = False

    async def scene(there: House) -> None:
        nonlocal stopped
        disk = there.storage
        assert isinstance(disk, Mortal)
        disk.left = line
        people = await played_round(there, disk, [await there.come(place) for place in places])
        stopped = disk.stopped
        await counted_once(there, await come_again(there, *people))

    in_house(data, scene, Mortal)
    return stopped


async def played_round(there: House, disk: Mortal, people: list[Person]) -> list[Person]:
    """Everyone does what there is to do. When the server has stopped, it begins anew, and they come again."""
    for _ in range(1000):
        if len(series(people[0])["results"]) == 2:
            return people
        if disk.stopped and disk.left == 0:
            disk.left = -1
            people = await come_again(there, *people)
        for person in people:
            await take_part(person, people[0])
            for side in series(person)["sides"]:
                if seat(person) in side["playing"]:
                    beside = await go_to(there, person, side["code"])
                    await take_part(beside, people[0])
                    await beside.leave()
        await asyncio.sleep(0.005)
    raise AssertionError("it never came to an end")


async def take_part(person: Person, host: Person) -> None:
    """The first of each pair gives up."""
    own = member(person)["seat"]
    if person.table["phase"] == "lobby" and own is not None:
        await person.say("Start")
    elif person.table["phase"] == "playing" and own == 0:
        await person.say("Resign")
    elif person.table["phase"] == "over" and person is host and series(person)["coming"]:
        await person.say("Rematch")


async def counted_once(there: House, people: list[Person]) -> None:
    results, logs = series(people[0])["results"], series(people[0])["logs"]
    assert sorted(number for result in results for number in result["seats"]) == [0, 1, 2, 3]
    assert all(result["winners"] == [result["seats"][1]] for result in results)
    assert len({*logs}) == 3
    assert series(people[0])["sides"] == []
    for log in logs:
        assert await refused(there, log) == "still-playing"
    for log, result in zip(logs[1:], results, strict=True):
        stage = opened(await there.storage.read(log)).stage
        assert stage
        assert stage.meeting
        assert [*stage.meeting.seats] == result["seats"]


def test_a_series_at_two_tables_goes_on_however_often_the_server_is_killed(tmp_path: Path) -> None:
    async def evening() -> None:
        with serving(tmp_path) as server:
            ann = await open_table(
                server.address, "Ann", game="forsaken", series="wasteland", options={"clocks": False}
            )
            people = [ann, *[await join_table(server.address, ann.code, name) for name in ("Bo", "Cy", "Di")]]
            reaper = Reaper(server, Random(7), patience=5)
            for person in people:
                await person.come()
            await ann.tell("Start")
            await asyncio.gather(*(pick(person) for person in people))
            playing = [asyncio.create_task(play_on(person, person is ann, reaper)) for person in people]
            reaping = asyncio.create_task(reap(reaper))
            await asyncio.gather(*playing)
            reaping.cancel()
            with suppress(asyncio.CancelledError):
                await reaping
            assert sum(reaper.moments.values()) >= KILLS // 2
            results = ann.table["series"]["results"]
            assert sorted(result["seats"] for result in results) == [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]]
            assert len({*ann.table["series"]["logs"]}) == 1 + 6
            for person in people:
                assert person.table["series"]["results"] == results
                await person.go()

    asyncio.run(evening())


async def reap(reaper: Reaper) -> None:
    for _ in range(KILLS):
        await reaper.strike()


async def pick(person: Remote) -> None:
    while person.phase != "over":
        if ask := person.ask:
            await person.tell("Act", ask=ask["id"], action=ask["choices"][0]["action"])
        else:
            await person.until(lambda: person.ask is not None or person.phase == "over")


async def play_on(person: Remote, hosts: bool, reaper: Reaper) -> None:
    """At the first table, and at those beside it when their match is there."""
    person.on_send, person.on_answer = reaper.after_send, reaper.after_answer
    beside: dict[str, Remote] = {}
    while not person.table["series"]["over"]:
        await do_something(person)
        known = person.table["series"]
        if person.phase == "over" and hosts and known["coming"]:
            await person.tell("Rematch")
        for side in known["sides"]:
            if person.me()["id"] in [known["seats"][number] for number in side["playing"]]:
                if side["code"] not in beside:
                    beside[side["code"]] = await at_side(person, side["code"])
                await do_something(beside[side["code"]])
        await asyncio.sleep(0.02)
    for each in beside.values():
        await each.until(lambda each=each: each.table["series"]["over"])  # type: ignore[misc]
        await each.go()


async def at_side(person: Remote, code: str) -> Remote:
    address = f"http{person.url.removeprefix('ws').removesuffix('/socket')}"
    beside = Remote(address, code, person.place, person.name)
    beside.on_send, beside.on_answer = person.on_send, person.on_answer
    await beside.come()
    return beside


async def do_something(person: Remote) -> None:
    """The first of each pair gives up."""
    own = person.me()["seat"]
    if person.phase == "lobby" and own is not None:
        await person.tell("Start")
    elif person.phase == "playing" and own == 0:
        await person.tell("Resign")
