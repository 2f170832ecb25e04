"""A place moves to another device by a code, and only there."""

from pathlib import Path

import pytest

from lanternwood.server.refusals import Trouble
from lanternwood.server.wire import frames

from .at_table import House, in_house
from .test_playing import begun


def test_a_recovery_code_moves_the_seat_and_works_once(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, bo = await begun(there, "Bo")
        answer = await bo.say("RecoveryCode")
        assert answer["type"] == "Recovery"
        moved = await there.tables.recover(answer["code"].lower())
        assert moved.member == bo.member
        assert bo.read()[-1]["why"] == "moved"
        await bo.leave()
        assert bo.place
        with pytest.raises(Trouble, match="no longer yours"):
            await there.come(bo.place)
        phone = await there.come(moved)
        assert phone.match
        assert phone.match["view"]["me"] == 1
        with pytest.raises(Trouble, match="opens no seat"):
            await there.tables.recover(answer["code"])
        ann.read()

    in_house(tmp_path, scene)


def test_an_older_code_no_longer_works(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann = await there.open("Ann")
        old = (await ann.say("RecoveryCode"))["code"]
        new = (await ann.say("RecoveryCode"))["code"]
        with pytest.raises(Trouble, match="opens no seat"):
            await there.tables.recover(old)
        assert (await there.tables.recover(new)).member == ann.member

    in_house(tmp_path, scene)


def test_no_secret_is_written_to_the_log_of_the_match(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann = await there.open("Ann")
        code = (await ann.say("RecoveryCode"))["code"]
        assert ann.place
        log = b"".join(await there.storage.read(ann.table["match"]))
        assert ann.place.token.encode() not in log
        assert code.encode() not in log
        assert code.rpartition("-")[2].encode() not in log

    in_house(tmp_path, scene)


def test_what_the_old_device_sends_after_the_move_is_not_carried_out(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, bo = await begun(there, "Bo")
        code = (await bo.say("RecoveryCode"))["code"]
        await there.tables.recover(code)
        before = ann.room.sitting.entries
        await bo.room.command(bo.connection, frames.Say("late", "It is still me"))
        await bo.room.command(bo.connection, frames.RecoveryCode("code"))
        assert ann.room.sitting.entries == before

    in_house(tmp_path, scene)
