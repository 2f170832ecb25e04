"""A game over a bad line ends in the same state, by the same actions, as over a good one."""

import asyncio
import shutil
import time
from collections import Counter
from hashlib import sha256
from pathlib import Path

import httpx
import msgspec

from browser.serving import Server
from lanternwood.server.storage.sqlite import SqliteStorage
from lanternwood.server.wire.http import Place

from .faulty_proxy import FaultyProxy, Weather
from .people import Frame, Person, join_table, open_table, serving

NAMES = ("Ann", "Bo", "Cy")
GAMES_BY_DAY, GAMES_BY_NIGHT = 2, 12
PULSE = 0.1
TOO_LONG = 120
WORDS_EVERY = 7


async def lay_table(address: str) -> list[Place]:
    ann = await open_table(address, "Ann", options={"speed": True})
    others = [await join_table(address, ann.code, name) for name in NAMES[1:]]
    return [person.place for person in (ann, *others) if person.place]


async def play(address: str, places: list[Place], pulse: float) -> list[Person]:
    """The script: everyone's word for the dice, then choices that follow from the questions alone, and some talk."""
    people = [Person(address, place.table, place, name, pulse) for name, place in zip(NAMES, places, strict=True)]
    nobody = Person(address, places[0].table, None, "Nobody", pulse)
    await asyncio.gather(*(person.come() for person in (*people, nobody)))
    for person in people:
        await person.tell("SetMe", word=f"{person.name}'s word")
    await people[0].tell("Start")
    said = sum(await asyncio.gather(*(follow_script(person) for person in people)))
    for person in (*people, nobody):
        await hear_out(person, said)
        await person.go()
    return [*people, nobody]


async def hear_out(person: Person, said: int) -> None:
    """Someone's last words may come after the end of the match."""

    def heard() -> int:
        return sum(news["type"] == "Said" for news in person.news[person.table["match"]].values())

    await person.until(lambda: person.phase == "over" and heard() == said)


async def follow_script(person: Person) -> int:
    """Gives how often the person has talked."""
    done, answered = 0, ""
    while person.phase != "over":
        ask = person.ask
        if ask is None or ask["id"] == answered:
            person.stirred.clear()
            await person.until(person.stirred.is_set)
            continue
        choices = ask["choices"]
        choice = choices[int(sha256(ask["id"].encode()).hexdigest(), 16) % len(choices)]
        answer = await person.tell("Act", ask=ask["id"], action=choice["action"])
        answered = ask["id"]
        if answer["type"] == "Refused":
            # Seen through the eyes of a frame that came twice, or before one that was lost.
            person.distrust()
            continue
        done += 1
        if done % WORDS_EVERY == 0:
            await person.tell("Say", words=f"{done} down")
    return done // WORDS_EVERY


async def play_over_bad_line(server: Server, places: list[Place], seed: int) -> tuple[list[Person], Counter[str]]:
    proxy = FaultyProxy(server.address, seed, Weather())
    async with proxy as address:
        return await play(address, places, PULSE), proxy.faults


def file_of(server: Server, match: str) -> bytes:
    answer = httpx.get(f"{server.address}/api/replays/{match}/file", trust_env=False)
    assert answer.status_code == 200
    return answer.content


def log_of(folder: Path, match: str) -> list[Frame]:
    async def read() -> list[bytes]:
        storage = SqliteStorage(folder)
        try:
            return await storage.read(match)
        finally:
            await storage.close()

    return [msgspec.json.decode(line) for line in asyncio.run(read())]


def done_by_each(log: list[Frame]) -> dict[str | None, list[Frame]]:
    """What each has done, in order. Who said something just before whom was never in the script."""
    each: dict[str | None, list[Frame]] = {}
    for entry in log:
        each.setdefault(entry["by"], []).append({**entry, "at": None, "command": None})
    return each


def check_game(folder: Path, seed: int) -> Counter[str]:
    clean, faulty = folder / "clean", folder / "faulty"
    clean.mkdir(parents=True)
    with serving(clean) as server:
        places = asyncio.run(lay_table(server.address))
    shutil.copytree(clean, faulty)
    with serving(clean) as server:
        at_ease = asyncio.run(asyncio.wait_for(play(server.address, places, 0.0), TOO_LONG))
        match = at_ease[0].table["match"]
        expected = file_of(server, match)
    with serving(faulty) as server:
        people, faults = asyncio.run(asyncio.wait_for(play_over_bad_line(server, places, seed), TOO_LONG))
        assert file_of(server, match) == expected
    assert done_by_each(log_of(faulty / "data", match)) == done_by_each(log_of(clean / "data", match))
    for person, calm in zip(people, at_ease, strict=True):
        assert person.match == calm.match
        assert sorted(person.news[match]) == sorted(calm.news[match]) == list(range(1, calm.seen + 1))
    assert sum(person.connections for person in people) > len(people)
    return faults


def test_the_same_end_over_a_bad_line(tmp_path: Path, long: bool, tally: Counter[str]) -> None:
    first = time.time_ns() if long else 0
    faults: Counter[str] = Counter()
    for seed in range(first, first + (GAMES_BY_NIGHT if long else GAMES_BY_DAY)):
        faults += check_game(tmp_path / str(seed), seed)
    assert set(faults) == {"lost", "repeated", "repeated late", "held up", "breaks"}
    tally.update({f"frames {fault}": count for fault, count in faults.items()})
