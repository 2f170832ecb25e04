"""Side tables when something goes wrong: the server stops between two lines, has no room, or cannot write."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lanternwood.server import beside, entries
from lanternwood.server.beside import Beside
from lanternwood.server.settings import Limits
from lanternwood.server.storage import Label, Unavailable
from lanternwood.server.storage.sqlite import SqliteStorage

from .at_side_tables import at_their_tables, come_again, drafted, go_to, opened, told
from .at_table import House, in_house, until
from .test_series import member, refused, series


class BadDisk(SqliteStorage):
    """Takes nothing for one log."""

    bad = ""
    failed = 0

    async def append(self, log: str, n: int, entries: Any, label: Label | None = None) -> None:
        if log == self.bad:
            self.failed += 1
            raise Unavailable("the disk is full")
        await super().append(log, n, entries, label)


@pytest.mark.parametrize("back_to", ["first", "side"])
def test_the_server_stops_between_the_end_at_a_side_table_and_the_line_of_it(
    back_to: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(there: House) -> None:
        people = await drafted(there, "Bo", "Cy", "Di")
        here, pair = await at_their_tables(there, people)
        await pair[0].say("Start")
        with monkeypatch.context() as stopped:
            stopped.setattr(Beside, "stir", lambda beside: None)
            await pair[0].say("Resign")
        assert here[0].room.sitting.series
        assert len(here[0].room.sitting.series.sides) == 1
        back, *others = await come_again(there, *([here[0], pair[0]] if back_to == "first" else [pair[0], here[0]]))
        for person in (back, *others):
            await told(person, 1)
        assert series(back)["sides"] == []
        await come_again(there, here[0], pair[0])
        await there.tables.rooms[here[0].table["code"]].beside.see_to_all()
        lines = [entries.decode(line) for line in await there.storage.read(here[0].table["match"])]
        assert sum(isinstance(line, entries.PlayedApart) for line in lines) == 1, "and it counts once"

    in_house(tmp_path, scene)


def test_the_server_stops_between_laying_a_side_table_and_the_line_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(there: House) -> None:
        with monkeypatch.context() as stopped:
            stopped.setattr(beside, "SideTable", stop)
            people = await drafted(there, "Bo", "Cy", "Di")
            await until(lambda: people[0].room.beside.waits)
        names = [name for (name,) in there.storage._reading.execute("SELECT name FROM logs ORDER BY id").fetchall()]
        orphan = names[-1]
        assert opened(await there.storage.read(orphan)).stage
        people = await come_again(there, *people)
        here, pair = await at_their_tables(there, people)
        assert pair[0].room.sitting.id != orphan
        stray = await go_to(there, pair[0], opened(await there.storage.read(orphan)).code)
        await stray.say("Start")
        await stray.say("Resign")
        await until(lambda: not stray.room.time.tasks)
        assert series(here[0])["results"] == [], "of a table that no line tells of, nothing counts"
        assert await refused(there, orphan) == "still-playing"

    in_house(tmp_path, scene)


def stop(*_: object) -> None:
    raise RuntimeError("the server stops here")


def test_a_server_without_room_lets_them_play_one_after_the_other_until_there_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(there: House) -> None:
        monkeypatch.setattr(beside, "AGAIN", 0.05)
        there.tables.settings = replace(there.tables.settings, limits=Limits(rate=0, tables=1))
        people = await drafted(there, "Bo", "Cy", "Di")
        for played in range(1, 3):
            playing = [person for person in people if member(person)["seat"] is not None]
            await playing[0].say("Start")
            await asyncio.sleep(0.2)
            assert [*there.tables.rooms] == [people[0].table["code"]]
            await playing[0].say("Resign")
            assert len(series(people[0])["results"]) == played
            assert series(people[0])["sides"] == []
            assert (await people[0].say("Rematch"))["type"] == "Update"
        there.tables.settings = replace(there.tables.settings, limits=Limits(rate=0, tables=2))
        await at_their_tables(there, people)

    in_house(tmp_path, scene)


def test_what_cannot_be_written_is_tried_again_after_a_while_and_not_on_and_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(there: House) -> None:
        monkeypatch.setattr(beside, "AGAIN", 0.3)
        disk = there.storage
        assert isinstance(disk, BadDisk)
        people = await drafted(there, "Bo", "Cy", "Di")
        here, pair = await at_their_tables(there, people)
        await pair[0].say("Start")
        disk.bad = here[0].room.sitting.id
        await pair[0].say("Resign")
        await until(lambda: disk.failed > 0)
        await asyncio.sleep(0.7)
        assert 2 <= disk.failed <= 8, "each table tries again, but with a pause"
        disk.bad = ""
        for person in (*here, *pair):
            await told(person, 1)

    in_house(tmp_path, scene, BadDisk)


def test_a_side_table_that_is_read_again_knows_how_the_series_stands(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        disk = there.storage
        assert isinstance(disk, BadDisk)
        people = await drafted(there, "Bo", "Cy", "Di")
        here, pair = await at_their_tables(there, people)
        await here[0].say("Start")
        await here[0].say("Resign")
        await told(pair[0], 1)
        disk.bad = pair[0].room.sitting.id
        assert (await pair[0].say("Say", words="Hello?"))["rule"] == "STORAGE"
        assert len(series(pair[0])["results"]) == 1

    in_house(tmp_path, scene, BadDisk)
