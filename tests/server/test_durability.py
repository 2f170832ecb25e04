"""Nothing that was acknowledged is lost or done twice, however often the server dies in the middle of play."""

import asyncio
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec

from browser.serving import Server
from cli.lantern import lantern
from lanternwood.games import GAMES
from lanternwood.kernel.match import to_json
from lanternwood.kernel.record import read_record, relive
from lanternwood.server import entries
from lanternwood.server.showing import in_words
from lanternwood.server.sitting import Sitting, read_sitting
from lanternwood.server.storage.sqlite import SqliteStorage

from .at_table import House, in_house, until
from .people import Frame, Person, join_table, open_table, serving

KILLS, KILLS_BY_NIGHT = 32, 120
TABLES = 4
TOO_LONG = 20
"""Seconds for each kill, after which something hangs."""


class Reaper:
    """Kills the server at moments drawn at random: after some time, or the very instant that a command was sent or
    an answer came."""

    def __init__(self, server: Server, chance: Random, patience: int = 60) -> None:
        self.server = server
        self.chance = chance
        self.patience = patience
        """It strikes after fewer commands or answers than that."""
        self.moment = ""
        self.fuse = 0
        self.struck = asyncio.Event()
        self.moments: Counter[str] = Counter()

    async def strike(self) -> None:
        self.struck.clear()
        self.fuse = self.chance.randrange(1, self.patience)
        self.moment = self.chance.choice(["send", "answer", "answer", "time"])
        if self.moment == "time":
            await asyncio.sleep(self.chance.uniform(0.0, 0.4))
            self.kill()
        await self.struck.wait()
        self.moments[self.moment] += 1
        self.moment = ""
        await asyncio.to_thread(self.server.kill)
        await asyncio.to_thread(self.server.start)

    def after_send(self, person: Person, frame: Frame) -> None:
        self.burn("send")

    def after_answer(self, person: Person, frame: Frame) -> None:
        self.burn("answer")

    def burn(self, moment: str) -> None:
        if moment == self.moment and not self.struck.is_set():
            self.fuse -= 1
            if self.fuse == 0:
                self.kill()

    def kill(self) -> None:
        self.server.process.kill()
        self.struck.set()


class Evening:
    """Match after match at one table, in any weather."""

    def __init__(self, people: list[Person], chance: Random, last_call: asyncio.Event) -> None:
        self.people = people
        self.host = people[0]
        self.chance = chance
        self.last_call = last_call
        self.last_match = asyncio.Event()
        """The host begins no other. A friend who left at the last call might be missed in a match begun just before."""

    async def spend(self) -> None:
        await asyncio.gather(*(person.come() for person in self.people))
        await self.host.tell("SeatBot", level="random")
        await asyncio.gather(*(self.take_part(person) for person in self.people))

    async def take_part(self, person: Person) -> None:
        enough = self.last_call if person is self.host else self.last_match
        while not (person.phase == "over" and enough.is_set()):
            # Before looking, or what happens while something is said would be missed, and never come again.
            person.stirred.clear()
            if not await self.do_something(person):
                await self.something(person, enough)
        if person is self.host:
            self.last_match.set()

    async def something(self, person: Person, enough: asyncio.Event) -> None:
        """Happens to this person, or the evening comes to its end."""
        stirred, called = asyncio.ensure_future(person.stirred.wait()), asyncio.ensure_future(enough.wait())
        assert person.life
        some = [stirred, person.life, *([] if enough.is_set() else [called])]
        await asyncio.wait(some, return_when=asyncio.FIRST_COMPLETED)
        stirred.cancel()
        called.cancel()
        if person.life.done():
            person.life.result()

    async def do_something(self, person: Person) -> bool:
        """Whatever can be done now; false if there is nothing."""
        if person.place is None:
            return False
        if self.chance.random() < 0.1:
            await person.tell("Say", words=f"{person.name} has sent {len(person.sent)}")
        if person.phase == "lobby" and not person.me()["word"]:
            await person.tell("SetMe", word=f"{self.chance.random()}")
            return True
        if person.phase == "lobby" and person is self.host and self.all_have_a_word():
            await person.tell("Start")
            return True
        if person.phase == "playing" and (ask := person.ask):
            choice = self.chance.choice(ask["choices"])
            await person.tell("Act", ask=ask["id"], action=choice["action"])
            return True
        if person.phase == "over" and person is self.host and not self.last_call.is_set():
            await person.tell("Rematch")
            return True
        return False

    def all_have_a_word(self) -> bool:
        members = self.host.table["members"]
        return all(member["word"] for member in members if member["bot"] is None)


async def many_evenings(server: Server, kills: int, chance: Random) -> tuple[list[Evening], Counter[str], list[str]]:
    reaper, last_call = Reaper(server, chance), asyncio.Event()
    evenings = [await set_table(server, number, chance, last_call) for number in range(TABLES)]
    for evening in evenings:
        for person in evening.people:
            person.on_send, person.on_answer = reaper.after_send, reaper.after_answer
    guest_book = await open_table(server.address, "Keeper")
    guests = asyncio.create_task(keep_coming(server, guest_book.code))
    spending = [asyncio.create_task(evening.spend()) for evening in evenings]
    for _ in range(kills):
        striking = asyncio.create_task(reaper.strike())
        await asyncio.wait([striking, *spending], return_when=asyncio.FIRST_COMPLETED)
        for evening_spent in spending:
            if evening_spent.done():
                evening_spent.result()
        await striking
    last_call.set()
    guests.cancel()
    await asyncio.gather(*spending)
    for person in [person for evening in evenings for person in evening.people]:
        await person.go()
    came = await asyncio.gather(guests, return_exceptions=True)
    assert isinstance(came[0], list), came
    return evenings, reaper.moments, [guest_book.code, *came[0]]


async def set_table(server: Server, number: int, chance: Random, last_call: asyncio.Event) -> Evening:
    host = await open_table(server.address, f"Ann{number}", options={"speed": number % 2 == 0})
    friends = [await join_table(server.address, host.code, f"Bo{number}")]
    if number % 2:
        friends.append(await join_table(server.address, host.code, f"Cy{number}", watch=True))
    watcher = Person(server.address, host.code, None, f"Nobody{number}")
    return Evening([host, *friends, watcher], Random(chance.random()), last_call)


async def keep_coming(server: Server, code: str) -> list[str]:
    """People who come in over HTTP, one after another; gives those who were told that they have a place."""
    came: list[str] = []
    try:
        while len(came) < 60:
            try:
                came.append((await join_table(server.address, code, "Guest", watch=True)).place.member)  # type: ignore[union-attr]
            except httpx.HTTPError:
                await asyncio.sleep(0.05)
            await asyncio.sleep(0.1)
        await asyncio.Event().wait()
    except asyncio.CancelledError:
        return came
    raise AssertionError("nobody called last orders")


class Kept:
    """What the data folder holds in the end."""

    def __init__(self, folder: Path) -> None:
        self.logs: dict[str, list[entries.AnyEntry]] = {}
        self.sittings: dict[str, Sitting] = {}
        asyncio.run(self.read(folder))

    async def read(self, folder: Path) -> None:
        storage = SqliteStorage(folder)
        for (name,) in storage._reading.execute("SELECT name FROM logs ORDER BY id").fetchall():
            lines = await storage.read(name)
            self.logs[name] = [entries.decode(line) for line in lines]
            self.sittings[name] = read_sitting(name, lines, GAMES)
        await storage.close()

    def carried_out(self) -> dict[tuple[str, str], list[entries.AnyEntry]]:
        found: dict[tuple[str, str], list[entries.AnyEntry]] = {}
        for entry in (entry for log in self.logs.values() for entry in log):
            if entry.by is not None and entry.command is not None:
                found.setdefault((entry.by, entry.command), []).append(entry)
        return found


def check_commands(person: Person, kept: Kept) -> Counter[str]:
    """Done means written once; refused means not written; either way at most once."""
    assert person.place
    carried_out = kept.carried_out()
    counts: Counter[str] = Counter()
    for command in person.sent.values():
        answer = person.answers.get(command["id"])
        lines = carried_out.get((person.place.member, command["id"]), [])
        assert len(lines) <= 1, f"carried out {len(lines)} times: {command}"
        if answer is None:
            continue
        if answer["type"] == "Refused":
            assert not lines, f"refused ({answer}), yet carried out: {command}"
            counts["refused"] += 1
            continue
        assert len(lines) == 1, f"acknowledged, yet lost: {command}"
        check_entry(lines[0], command)
        counts[command["type"]] += 1
    return counts


def check_entry(entry: entries.AnyEntry, command: Frame) -> None:
    match entry:
        case entries.Acted(action=action):
            assert msgspec.json.decode(action) == command["action"]
        case entries.Spoke(words=words):
            assert words == command["words"]
        case entries.MemberSet(word=word):
            assert word == command["word"]
        case entries.Started() | entries.TableOpened() | entries.Joined():
            pass
        case _:
            raise AssertionError(f"nobody asked for {entry}")


def check_news(person: Person, kept: Kept) -> int:
    """Every number was told, and the log still gives the same under that number."""
    told = 0
    for match, news in person.news.items():
        sitting = kept.sittings[match]
        member = person.place.member if person.place else None
        viewer = sitting.viewer_of(member)
        heard = msgspec.json.decode(to_json(in_words(sitting, viewer, sitting.heard_by(viewer))))
        assert sorted(news) == list(range(1, len(news) + 1)), "a number is missing"
        assert list(map(unworded, (news[number] for number in sorted(news)))) == list(map(unworded, heard[: len(news)]))
        told += len(news)
    return told


def unworded(news: Any) -> Any:
    return {key: value for key, value in news.items() if not (news["type"] == "Told" and key == "words")}


def test_no_acknowledged_action_is_lost_or_done_twice(tmp_path: Path, long: bool, tally: Counter[str]) -> None:
    seed = time.time_ns() if long else 3
    kills = KILLS_BY_NIGHT if long else KILLS
    with serving(tmp_path) as server:
        play = many_evenings(server, kills, Random(seed))
        evenings, moments, (guest_book, *guests) = asyncio.run(asyncio.wait_for(play, TOO_LONG * kills))
        codes = {evening.host.code for evening in evenings}
        files = fetch_files(server, evenings)

    kept = Kept(server.data)
    assert moments.total() == kills
    for person in [person for evening in evenings for person in evening.people]:
        assert person.gaps == 0, "some news came too early"
        assert check_news(person, kept) > 0
        if person.place:
            tally.update(check_commands(person, kept))
    assert all(sitting.phase == "over" for sitting in kept.sittings.values() if sitting.code in codes)
    assert len(guests) > 5
    there = next(sitting for sitting in kept.sittings.values() if sitting.code == guest_book).guests
    assert all(guest in there for guest in guests), "someone who was told to have a place has none"
    for match, file in files.items():
        assert relive(read_record(file), GAMES["nightmare-forest"]).outcome()
        assert sum(isinstance(entry, entries.Acted) for entry in kept.logs[match]) == file.count(b"\n") - 2
    (tmp_path / "last.jsonl").write_bytes(files.popitem()[1])
    assert lantern("verify", tmp_path / "last.jsonl").returncode == 0
    tally["kills"] += kills


def fetch_files(server: Server, evenings: list[Evening]) -> dict[str, bytes]:
    """The files of all matches, from the server that has come back so often."""
    matches = {match for evening in evenings for match in evening.host.news}
    with httpx.Client(base_url=server.address, trust_env=False) as http:
        return {match: http.get(f"/api/replays/{match}/file").content for match in matches}


def test_a_command_of_the_last_match_is_not_carried_out_again_in_the_next(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann = await there.open("Ann", options={"solo": True})
        await ann.say("Start")
        await ann.say("StandIn", member=ann.member)
        await until(lambda: ann.room.phase == "over")
        said = {"type": "Say", "id": "well", "words": "Well played"}
        await ann.send(said)
        await ann.say("Rematch")
        assert (await ann.send(said))["type"] == "Done"
        assert ann.place
        there.tables.rooms.clear()
        again = await there.come(ann.place)
        assert (await again.send(said))["type"] == "Done"
        assert again.news == []

    in_house(tmp_path, scene)
