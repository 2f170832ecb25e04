"""Tables that sleep in the database, and what is asked about them."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fixture_games import sealed_bids
from lanternwood.kernel.model import Seat, require
from lanternwood.kernel.table import Table
from lanternwood.server import tables
from lanternwood.server.refusals import Trouble
from lanternwood.server.storage import Label
from lanternwood.server.storage.sqlite import SqliteStorage
from lanternwood.server.wire.http import ForkOrder, Newcomer, NewTable, Place

from .at_table import House, in_house
from .test_playing import begun

BIDS = {sealed_bids.GAME.name: sealed_bids.GAME}


def test_the_server_starts_without_the_games_that_lie_on_its_tables(tmp_path: Path) -> None:
    left: list[tuple[Place, str]] = []

    async def before(there: House) -> None:
        ann = await there.open("Ann", sealed_bids.GAME.name)
        assert ann.place
        left.append((ann.place, ann.table["match"]))

    async def after(there: House) -> None:
        [(place, match)] = left
        with pytest.raises(Trouble, match="does not have"):
            await there.come(place)
        with pytest.raises(Trouble, match="does not have"):
            await there.tables.finished(match)
        assert (await there.open("Bo")).table["phase"] == "lobby"

    async def once_more(there: House) -> None:
        assert (await there.come(left[0][0])).table["match"] == left[0][1]

    in_house(tmp_path, before, **BIDS)
    in_house(tmp_path, after)
    in_house(tmp_path, once_more, **BIDS)


def test_a_table_is_read_when_somebody_comes_and_not_before(tmp_path: Path) -> None:
    places: list[Place] = []

    async def before(there: House) -> None:
        ann, _ = await begun(there, "Bo")
        assert ann.place
        places.append(ann.place)

    async def after(there: House) -> None:
        assert there.tables.rooms == {}
        ann = await there.come(places[0])
        assert ann.table["phase"] == "playing"

    in_house(tmp_path, before)
    in_house(tmp_path, after)


class CountingStorage(SqliteStorage):
    """Knows how many logs were read."""

    reads = 0

    async def read(self, log: str) -> list[bytes]:
        self.reads += 1
        return await super().read(log)


def test_to_ask_for_the_replay_of_a_running_match_reads_nothing_of_it(tmp_path: Path) -> None:
    """How long the answer takes would tell how much has happened."""

    async def scene(there: House) -> None:
        ann, _ = await begun(there, "Bo")
        storage = there.storage
        assert isinstance(storage, CountingStorage)
        for _ in range(3):
            with pytest.raises(Trouble, match="still being played"):
                await there.tables.finished(ann.table["match"])
        assert storage.reads == 0

    in_house(tmp_path, scene, CountingStorage)


class SlowDisk(SqliteStorage):
    async def append(self, log: str, n: int, entries: Any, label: Label | None = None) -> None:
        await asyncio.sleep(0.2)
        await super().append(log, n, entries, label)


def test_a_table_that_someone_is_about_to_come_to_does_not_fall_asleep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the next one would wake it a second time, and there would be two."""
    monkeypatch.setattr(tables, "DROWSY", 0.02)

    async def scene(there: House) -> None:
        place = await there.tables.open(NewTable("nightmare-forest", "Ann", "owl"))
        joining = asyncio.create_task(there.tables.join(place.table, Newcomer("Bo", "fox")))
        await asyncio.sleep(0.01)
        ann = await there.come(place)
        bo = await there.come(await joining)
        assert ann.room is bo.room

    in_house(tmp_path, scene, SlowDisk)


def no_more_bids(table: Table[sealed_bids.State], seat: Seat, action: Any) -> None:
    require(not isinstance(action, sealed_bids.Bid), "BIDS-9", "nobody bids any more")
    sealed_bids.apply(table, seat, action)


MENDED = {sealed_bids.GAME.name: replace(sealed_bids.GAME, apply=no_more_bids)}


def test_a_match_that_the_rules_would_now_refuse_is_closed_and_its_table_is_not_lost(tmp_path: Path) -> None:
    """Rules may have been mended under the same version; then a log can hold what they allow no more."""
    places: list[Place] = []
    bids = sealed_bids.GAME

    async def before(there: House) -> None:
        ann = await there.open("Ann", bids.name)
        bo = await there.join(ann, "Bo")
        await ann.say("Start")
        await bo.choose()
        await ann.say("Say", words="well?")
        assert ann.place
        places.append(ann.place)

    async def after(there: House) -> None:
        ann = await there.come(places[0])
        assert (ann.table["phase"], ann.match) == ("closed", None)
        assert [news["words"] for news in ann.news if news["type"] == "Said"] == ["well?"]
        assert (await ann.say("Rematch"))["type"] == "Update"
        assert ann.table["phase"] == "lobby"

    in_house(tmp_path, before, **BIDS)
    in_house(tmp_path, after, **MENDED)


def test_so_is_one_that_was_played_on_from_such_a_match(tmp_path: Path) -> None:
    places: list[Place] = []

    async def before(there: House) -> None:
        ann = await there.open("Ann", sealed_bids.GAME.name)
        people = [ann, await there.join(ann, "Bo")]
        await ann.say("Start")
        while ann.table["phase"] != "over":
            for person in people:
                if person.asked():
                    await person.choose()
        places.append(await there.tables.fork(ann.table["match"], ForkOrder(3, Seat(0), "random", "Ann", "owl")))

    async def after(there: House) -> None:
        ann = await there.come(places[0])
        assert (ann.table["phase"], ann.match) == ("closed", None)

    in_house(tmp_path, before, **BIDS)
    in_house(tmp_path, after, **MENDED)
