"""A series goes on wherever the server was killed: at any pick, between parts, in a match at the table or beside it."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from lanternwood.games import GAMES
from lanternwood.server import entries
from lanternwood.server.apart import MARK
from lanternwood.server.sitting import read_sitting
from lanternwood.server.stages import with_openings
from lanternwood.server.storage.sqlite import SqliteStorage

from .people import Person, join_table, open_table, serving
from .test_durability import Reaper

KILLS = 5


def opened(lines: list[bytes]) -> entries.TableOpened:
    first = entries.decode(lines[0])
    assert isinstance(first, entries.TableOpened)
    return first


async def take_part(person: Person, host: Person, loser: Person, done: asyncio.Event) -> None:
    """Picks what comes first. In a match, always the same one gives up."""
    while not done.is_set():
        person.stirred.clear()
        if person.phase == "playing" and person.table["game"] == "wasteland" and (ask := person.ask):
            await person.tell("Act", ask=ask["id"], action=ask["choices"][0]["action"])
        elif person.phase == "playing" and person.table["game"] != "wasteland" and person is loser:
            await person.tell("Resign")
        elif person.phase == "lobby" and person is host:
            await person.tell("Start")
        elif person.phase == "over" and person is host:
            if person.table["series"]["over"]:
                done.set()
                break
            # Where others beside the table must be waited for, it could come when all is over, and begin anew.
            if person.table["series"]["coming"]:
                await person.tell("Rematch")
            await asyncio.sleep(0.05)
        else:
            stirred, called = asyncio.ensure_future(person.stirred.wait()), asyncio.ensure_future(done.wait())
            await asyncio.wait([stirred, called], return_when=asyncio.FIRST_COMPLETED)
            stirred.cancel()
            called.cancel()


@pytest.mark.parametrize(("bots", "matches", "apart"), [(0, 2, 0), (2, 3, 1)])
def test_a_series_goes_on_wherever_the_server_was_killed(bots: int, matches: int, apart: int, tmp_path: Path) -> None:
    """Of two people; of one among bots, of whom two meet beside the table."""

    async def evening() -> tuple[list[Person], Path]:
        with serving(tmp_path) as server:
            ann = await open_table(
                server.address, "Ann", game="forsaken", series="wasteland", options={"clocks": False}
            )
            people = [ann] if bots else [ann, await join_table(server.address, ann.code, "Bo")]
            reaper, done = Reaper(server, Random(7)), asyncio.Event()
            for person in people:
                person.on_send, person.on_answer = reaper.after_send, reaper.after_answer
                await person.come()
            for _ in range(bots):
                await ann.tell("SeatBot", level="random")
            playing = [asyncio.create_task(take_part(person, ann, people[-1], done)) for person in people]
            for _ in range(KILLS):
                striking = asyncio.create_task(reaper.strike())
                await asyncio.wait([striking, *playing], return_when=asyncio.FIRST_COMPLETED)
                if done.is_set():
                    striking.cancel()
                    break
                await striking
            await asyncio.gather(*playing)
            assert sum(reaper.moments.values()) >= KILLS - 2
            for person in people:
                await person.go()
            return people, server.data

    async def logs(data: Path) -> list[tuple[str, list[bytes]]]:
        storage = SqliteStorage(data)
        names = [name for (name,) in storage._reading.execute("SELECT name FROM logs ORDER BY id").fetchall()]
        found = [(name, await storage.read(name)) for name in names]
        await storage.close()
        return found

    people, data = asyncio.run(evening())
    kept = asyncio.run(logs(data))
    at_table = [(name, lines) for name, lines in kept if MARK not in opened(lines).code]
    last = read_sitting(*at_table[-1], with_openings(GAMES))
    assert last.series
    parts = {*last.series.logs}
    assert {name for name, _ in at_table} <= parts, "a draft, and matches"
    assert len(parts) == 1 + matches
    assert len(parts) - len(at_table) == apart
    assert parts <= {name for name, _ in kept}
    assert len(last.series.course.results if last.series.course else ()) == matches
    written = [entries.decode(line) for _, lines in at_table for line in lines]
    for person in people:
        for command, answer in person.answers.items():
            times = sum(entry.command == command and entry.by == person.me()["id"] for entry in written)
            assert times == (0 if answer["type"] == "Refused" else 1), (command, answer)
