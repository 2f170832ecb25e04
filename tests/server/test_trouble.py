"""When something goes wrong in the middle: what could not be written has not happened."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fixture_games import sealed_bids
from lanternwood.kernel.table import Table
from lanternwood.server.refusals import Trouble
from lanternwood.server.storage import Label, Unavailable
from lanternwood.server.storage.sqlite import SqliteStorage

from .at_table import House, in_house
from .test_playing import begun


class BadDisk(SqliteStorage):
    """Takes and gives nothing while it is bad."""

    bad_to_write = bad_to_read = False

    async def append(self, log: str, n: int, entries: Any, label: Label | None = None) -> None:
        if self.bad_to_write:
            raise Unavailable("the disk is full")
        await super().append(log, n, entries, label)

    async def read(self, log: str) -> list[bytes]:
        if self.bad_to_read:
            raise Unavailable("the disk cannot be read")
        return await super().read(log)


def test_what_could_not_be_written_has_not_happened(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, bo = await begun(there, "Bo")
        disk = there.storage
        assert isinstance(disk, BadDisk)
        disk.bad_to_write = True
        assert (await ann.say("Say", words="Hello?"))["rule"] == "STORAGE"
        disk.bad_to_write = False
        await ann.say("Say", words="Hello!")
        bo.read()
        assert [news["words"] for news in bo.news if news["type"] == "Said"] == ["Hello!"]
        assert bo.seen == len(bo.news)

    in_house(tmp_path, scene, BadDisk)


def test_nobody_sees_what_was_not_written_while_the_log_cannot_be_read(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, bo = await begun(there, "Bo")
        disk = there.storage
        assert isinstance(disk, BadDisk)
        disk.bad_to_write = disk.bad_to_read = True
        assert (await ann.say("Say", words="Hello?"))["rule"] == "STORAGE"
        with pytest.raises(Trouble, match="cannot be read"):
            await there.watch(ann.table["code"])
        assert (await ann.say("Say", words="Anyone?"))["rule"] == "STORAGE"
        await bo.leave()
        disk.bad_to_write = disk.bad_to_read = False
        assert bo.place
        bo = await there.come(bo.place)
        assert (await ann.say("Say", words="Hello!"))["type"] == "Update"
        for person in (ann, bo):
            person.read()
            assert [news["words"] for news in person.news if news["type"] == "Said"] == ["Hello!"]
            assert person.seen == len(person.news)

    in_house(tmp_path, scene, BadDisk)


def test_rules_that_break_in_the_middle_leave_no_trace(tmp_path: Path) -> None:
    def apply(table: Table[sealed_bids.State], seat: Any, action: Any) -> None:
        sealed_bids.apply(table, seat, action)
        if isinstance(action, sealed_bids.Bid) and action.coins == 3:
            raise KeyError("a card that there is not")

    async def scene(there: House) -> None:
        ann, _ = await begun(there, "Bo", game=sealed_bids.GAME.name)
        sitting = ann.room.sitting
        before = sitting.match.digest()  # type: ignore[union-attr]
        answer = await ann.choose(3)
        assert (answer["type"], answer["rule"]) == ("Refused", "OUR-FAULT")
        assert ann.room.sitting.match.digest() == before  # type: ignore[union-attr]
        assert (await ann.choose(2))["type"] == "Update"

    in_house(tmp_path, scene, **{sealed_bids.GAME.name: replace(sealed_bids.GAME, apply=apply)})
