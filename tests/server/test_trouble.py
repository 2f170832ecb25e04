"""When something goes wrong in the middle: what could not be written has not happened."""

import asyncio
from collections.abc import Awaitable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw

from contract.planting import planted
from fixture_games import sealed_bids
from lanternwood.kernel.model import IllegalAction, Seat, Viewer
from lanternwood.kernel.setting_up import NoOptions
from lanternwood.kernel.table import Table
from lanternwood.server import entries
from lanternwood.server.refusals import Trouble
from lanternwood.server.sitting import read_sitting
from lanternwood.server.storage import Label, Unavailable
from lanternwood.server.storage.sqlite import SqliteStorage
from lanternwood.server.wire.http import Place
from lanternwood.server.wire.parts import MemberId

from .at_table import House, Person, in_house, until
from .test_playing import begun


class BadDisk(SqliteStorage):
    """Takes and gives nothing while it is bad."""

    bad_to_write = bad_to_read = False
    failed = 0
    """How often it took nothing."""

    async def append(self, log: str, n: int, entries: Any, label: Label | None = None) -> None:
        if self.bad_to_write:
            self.failed += 1
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


async def is_as_logged(person: Person) -> None:
    """The table in memory is what its log amounts to."""
    room = person.room
    async with room.lock:  # whatever is being written is finished first
        sitting = room.sitting
        logged = read_sitting(sitting.id, await room.storage.read(sitting.id), {sitting.game.name: sitting.game})
    assert not room.unsure
    for part in ("entries", "phase", "seats", "guests", "host", "heard", "told", "told_apart", "carried_out"):
        assert getattr(sitting, part) == getattr(logged, part), part
    assert (sitting.clock_since, sitting.came_back) == (logged.clock_since, logged.came_back)
    for match, again in [(sitting.match, logged.match)] if sitting.match or logged.match else []:
        assert match
        assert again
        assert (match.digest(), match.log, match.heard) == (again.digest(), again.log, again.heard)


BIDS = sealed_bids.GAME


async def breaks(person: Person, others: list[Person], answer: Awaitable[dict[str, Any]]) -> None:
    """They are told whose fault it is; the others hear nothing of it."""
    for other in others:
        other.read()
    refused = await answer
    assert (refused["type"], refused["rule"]) == ("Refused", "OUR-FAULT")
    assert "nothing was changed" in refused["why"]
    assert [frame for other in others for frame in other.read()] == []
    await is_as_logged(person)


def test_rules_that_break_in_the_middle_leave_no_trace(tmp_path: Path) -> None:
    def apply(table: Table[sealed_bids.State], seat: Any, action: Any) -> None:
        sealed_bids.apply(table, seat, action)
        if isinstance(action, sealed_bids.Bid) and action.coins == 3:
            raise KeyError("a card that there is not")

    async def scene(there: House) -> None:
        ann, bo = await begun(there, "Bo", game=BIDS.name)
        assert (await bo.choose(1))["type"] == "Update"
        await breaks(ann, [bo], ann.choose(3))
        assert (await ann.choose(2))["type"] == "Update"
        bo.read()
        assert bo.match
        assert bo.match["view"]["lots"] == 4
        assert bo.seen == len(bo.news)
        await is_as_logged(ann)

    in_house(tmp_path, scene, **{BIDS.name: replace(BIDS, apply=apply)})


def test_what_cannot_be_shown_to_one_of_them_does_not_come_to_pass(tmp_path: Path) -> None:
    def view(state: sealed_bids.State, viewer: Viewer) -> sealed_bids.View:
        if viewer == 1 and state.bids.answer_of(Seat(0)) == sealed_bids.Bid(3):
            raise KeyError("a card that there is not")
        return sealed_bids.view(state, viewer)

    async def scene(there: House) -> None:
        ann, bo = await begun(there, "Bo", game=BIDS.name)
        screen = await there.watch(ann.table["code"])
        await breaks(ann, [bo, screen], ann.choose(3))
        assert (await ann.choose(2))["type"] == "Update"
        assert (await bo.choose(0))["type"] == "Update"
        for person in (ann, bo, screen):
            person.read()
            assert person.seen == len(person.news)
        await is_as_logged(ann)

    in_house(tmp_path, scene, **{BIDS.name: replace(BIDS, view=view)})


def test_words_that_cannot_be_found_do_not_break_the_table(tmp_path: Path) -> None:
    def tell(view: Any, event: Any) -> str:
        return str({1: "One", 2: "Two"}[event.coins]) if isinstance(event, sealed_bids.BidNoted) else "Something"

    async def scene(there: House) -> None:
        ann, bo = await begun(there, "Bo", game=BIDS.name)
        await breaks(ann, [bo], ann.choose(3))
        assert (await ann.choose(2))["type"] == "Update"
        assert ann.news[-1]["words"] == "Two"
        assert ann.seen == len(ann.news)

    in_house(tmp_path, scene, **{BIDS.name: planted(BIDS, tell=tell)})


def test_a_match_that_breaks_at_its_setup_has_not_begun(tmp_path: Path) -> None:
    broken = [True]

    def setup(table: Table[sealed_bids.State], seats: int, options: NoOptions) -> None:
        sealed_bids.setup(table, seats, options)
        if broken[0]:
            raise KeyError("a card that there is not")

    async def scene(there: House) -> None:
        ann = await there.open("Ann", game=BIDS.name)
        bo = await there.join(ann, "Bo")
        await breaks(ann, [bo], ann.say("Start"))
        assert ann.room.card.phase == "lobby"
        broken[0] = False
        assert (await ann.say("Start"))["type"] == "Update"
        bo.read()
        assert bo.match
        assert bo.seen == len(bo.news)

    in_house(tmp_path, scene, **{BIDS.name: replace(BIDS, setup=setup)})


def test_a_match_that_cannot_be_shown_when_it_begins_has_not_begun(tmp_path: Path) -> None:
    broken = [True]

    def view(state: sealed_bids.State, viewer: Viewer) -> sealed_bids.View:
        if broken[0] and viewer is None:
            raise KeyError("a card that there is not")
        return sealed_bids.view(state, viewer)

    async def scene(there: House) -> None:
        ann = await there.open("Ann", game=BIDS.name)
        bo = await there.join(ann, "Bo")
        screen = await there.watch(ann.table["code"])
        await breaks(ann, [bo, screen], ann.say("Start"))
        broken[0] = False
        assert (await ann.say("Start"))["type"] == "Update"
        for person in (ann, bo, screen):
            person.read()
            assert person.match
            assert person.seen == len(person.news)

    in_house(tmp_path, scene, **{BIDS.name: replace(BIDS, view=view)})


def test_whoever_comes_to_a_table_that_cannot_be_shown_is_told_and_was_never_there(tmp_path: Path) -> None:
    def view(state: sealed_bids.State, viewer: Viewer) -> sealed_bids.View:
        if viewer is None:
            raise KeyError("a card that there is not")
        return sealed_bids.view(state, viewer)

    async def scene(there: House) -> None:
        ann, bo = await begun(there, "Bo", game=BIDS.name)
        with pytest.raises(Trouble, match="our fault"):
            await there.watch(ann.table["code"])
        assert list(ann.room.here.connections) == [ann.connection, bo.connection]
        assert (await ann.choose(2))["type"] == "Update"
        assert bo.read() == []
        assert (await bo.say("Say", words="Hello!"))["type"] == "Update"
        ann.read()
        assert ann.table["watching"] == 0

    in_house(tmp_path, scene, **{BIDS.name: replace(BIDS, view=view)})


def test_a_question_that_cannot_be_asked_is_our_fault(tmp_path: Path) -> None:
    broken: list[bool] = []

    def label(view: Any, action: Any) -> str:
        if broken:
            raise KeyError("a card that there is not")
        return "Something"

    async def scene(there: House) -> None:
        ann, bo = await begun(there, "Bo", game=BIDS.name)
        await ann.say("Say", words="Hello!")
        ann.room.sitting.asks.clear()
        broken.append(True)
        await breaks(ann, [bo], ann.choose(2))
        broken.clear()
        assert (await ann.choose(2))["type"] == "Update"

    in_house(tmp_path, scene, **{BIDS.name: planted(BIDS, label=label)})


def test_of_several_entries_all_happen_or_none(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, bo = await begun(there, "Bo", game=BIDS.name)
        bid = entries.Acted(seat=Seat(0), action=Raw(b'{"type":"Bid","coins":1}'), at=entries.now())
        async with ann.room.lock:
            with pytest.raises(IllegalAction):
                await ann.room.write(
                    [entries.Spoke(member=MemberId(ann.member), words="Hm", at=entries.now()), bid, bid]
                )
        await is_as_logged(ann)
        assert (ann.read(), bo.read()) == ([], [])
        assert (await ann.choose(1))["type"] == "Update"

    in_house(tmp_path, scene, **{BIDS.name: BIDS})


def test_a_table_goes_on_by_itself_after_the_rules_broke_under_a_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lanternwood.server.timekeeper.TRY_AGAIN", 0.01)
    tries: list[int] = []

    def apply(table: Table[sealed_bids.State], seat: Any, action: Any) -> None:
        sealed_bids.apply(table, seat, action)
        if seat == 1:
            tries.append(seat)
            if len(tries) < 3:
                raise KeyError("a card that there is not")

    async def scene(there: House) -> None:
        ann, bo = await begun(there, "Bo", game=BIDS.name)
        await bo.say("StandIn", member=bo.member)
        await until(lambda: len(ann.room.sitting.match.log) == 1)  # type: ignore[union-attr]
        await is_as_logged(ann)

    in_house(tmp_path, scene, **{BIDS.name: replace(BIDS, apply=apply)})


def test_a_bot_whose_choice_cannot_be_written_waits_before_it_tries_again(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, bo = await begun(there, "Bo", game=BIDS.name)
        disk = there.storage
        assert isinstance(disk, BadDisk)
        await bo.say("StandIn", member=bo.member)
        disk.bad_to_write = True
        await asyncio.sleep(0.3)
        assert disk.failed <= 2
        disk.bad_to_write = False
        ann.room.time.plan_ahead()
        await until(lambda: len(ann.room.sitting.match.log) == 1)  # type: ignore[union-attr]

    in_house(tmp_path, scene, BadDisk, **{BIDS.name: BIDS})


def test_a_full_disk_loses_nothing_and_the_table_goes_on_when_there_is_room(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, bo = await begun(there, "Bo", game=BIDS.name)
        database = there.storage.writer.database
        most = database.execute("PRAGMA max_page_count").fetchone()[0]
        database.execute("PRAGMA max_page_count = 1")  # it takes the number of pages that there are
        said = 0
        for words in ("x" * 200, "x"):  # what is too long for the last page is refused first
            while (answer := await ann.say("Say", words=words))["type"] == "Update":
                said += 1
        assert (answer["rule"], "full" in answer["why"]) == ("STORAGE", True)
        await is_as_logged(ann)
        assert (await bo.say("Say", words="Is anybody there?"))["rule"] == "STORAGE"
        database.execute(f"PRAGMA max_page_count = {most}")
        assert (await bo.choose(1))["type"] == "Update"
        await ann.say("Say", words="Hello!")
        bo.read()
        assert len([news for news in bo.news if news["type"] == "Said"]) == said + 1
        assert bo.seen == len(bo.news)
        await is_as_logged(ann)

    in_house(tmp_path, scene, **{BIDS.name: BIDS})


def test_a_table_of_which_nothing_is_sure_shows_nothing_and_comes_right_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lanternwood.server.timekeeper.TRY_AGAIN", 0.01)

    async def scene(there: House) -> None:
        ann = await there.open("Ann", game=BIDS.name, listed=True)
        bo = await there.join(ann, "Bo")
        cy = await there.join(ann, "Cy", watch=True)
        code, disk = ann.table["code"], there.storage
        assert isinstance(disk, BadDisk)
        disk.bad_to_write = disk.bad_to_read = True
        answer = await ann.say("Start")
        assert (answer["rule"], answer["why"]) == ("STORAGE", "the disk is full")
        assert there.tables.listed() == []
        # From outside it is what it last was for certain.
        assert (await there.tables.card(code)).phase == "lobby"
        with pytest.raises(Trouble, match="cannot be read"):
            await there.join(ann, "Di", watch=True)
        bo.read()
        assert ann.room.unsure
        await cy.leave()
        assert bo.read() == []
        disk.bad_to_write = disk.bad_to_read = False
        await until(lambda: not ann.room.unsure)
        await is_as_logged(ann)
        assert (await there.tables.card(code)).phase == "lobby"
        assert not ann.member_named("Cy")["here"]
        assert (await ann.say("Start"))["type"] == "Update"
        assert (bo.asked(), bo.seen) == (True, len(bo.news))

    in_house(tmp_path, scene, BadDisk, **{BIDS.name: BIDS})


def test_bots_and_clocks_wait_while_nothing_is_sure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lanternwood.server.timekeeper.TRY_AGAIN", 0.01)

    async def scene(there: House) -> None:
        ann, bo = await begun(there, "Bo", game=BIDS.name)
        disk = there.storage
        assert isinstance(disk, BadDisk)
        disk.bad_to_write = disk.bad_to_read = True
        assert (await bo.say("StandIn", member=bo.member))["rule"] == "STORAGE"
        await asyncio.sleep(0.1)
        assert ann.read() == []
        disk.bad_to_read = False
        await until(lambda: not ann.room.unsure)
        await is_as_logged(ann)
        assert not ann.room.sitting.guests[MemberId(bo.member)].stand_in
        disk.bad_to_write = False
        assert (await bo.say("StandIn", member=bo.member))["type"] == "Update"
        await until(lambda: len(ann.room.sitting.match.log) == 1)  # type: ignore[union-attr]

    in_house(tmp_path, scene, BadDisk, **{BIDS.name: BIDS})


def test_a_write_that_is_given_up_in_the_middle_leaves_the_table_as_logged(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, bo = await begun(there, "Bo", game=BIDS.name)
        speaking = asyncio.create_task(ann.say("Say", words="Hello?"))
        await asyncio.sleep(0)
        assert ann.room.lock.locked()
        speaking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await speaking
        # It may have been written all the same: then everyone hears of it, and otherwise nobody does.
        await until(lambda: not there.storage.writer.waiting.qsize())
        assert (await bo.say("Say", words="Hello!"))["type"] in ("Update", "Refused")
        assert (await bo.say("Say", words="Hello!"))["type"] == "Update"
        await is_as_logged(ann)
        for person in (ann, bo):
            person.read()
            assert person.seen == len(person.news) == len(ann.room.sitting.heard)

    in_house(tmp_path, scene, **{BIDS.name: BIDS})


def test_a_log_that_today_breaks_the_rules_is_told_to_whoever_wakes_it(tmp_path: Path) -> None:
    place: list[Place] = []

    def apply(table: Table[sealed_bids.State], seat: Any, action: Any) -> None:
        raise KeyError("a card that there is not")

    async def before(there: House) -> None:
        ann, _ = await begun(there, "Bo", game=BIDS.name)
        await ann.choose(1)
        assert ann.place
        place.append(ann.place)

    async def after(there: House) -> None:
        with pytest.raises(Trouble, match="our fault") as told:
            await there.come(place[0])
        assert told.value.status == 500

    in_house(tmp_path, before, **{BIDS.name: BIDS})
    in_house(tmp_path, after, **{BIDS.name: replace(BIDS, apply=apply)})
