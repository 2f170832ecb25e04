"""After the end: another match with the same people, and playing on from a step of an old one."""

import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fixture_games import sealed_bids
from lanternwood.kernel.model import Seat
from lanternwood.kernel.record import read_record
from lanternwood.server.refusals import Trouble
from lanternwood.server.wire.http import ForkOrder

from .at_table import House, Person, in_house, until
from .test_playing import begun, play_on


async def finished(there: House) -> list[Person]:
    people = await begun(there, "Bo", bots=1)
    await play_on(people)
    await until(lambda: not people[0].room.time.tasks)
    return people


def test_a_rematch_keeps_everyone_together(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, bo = await finished(there)
        cy = await there.join(ann, "Cy", watch=True)
        screen = await there.watch(ann.table["code"])
        for person in (ann, bo, cy, screen):
            person.read()
        first, promised = bo.table["match"], bo.table["commitment"]
        answer = await bo.say("Rematch")
        assert answer["done"] == bo.last_id()
        for person in (ann, bo, cy, screen):
            person.read()
            assert person.table["phase"] == "lobby"
            assert person.match is None
            assert person.table["match"] != first
            assert person.table["commitment"] != promised
        assert [member["name"] for member in screen.table["members"]][:2] == ["Ann", "Bo"]
        assert screen.table["code"] == ann.table["code"]
        await ann.say("Start")
        assert bo.read()
        assert bo.match
        assert bo.match["outcome"] is None
        assert read_record(await there.tables.finished(first)), "the first match is still there"

    in_house(tmp_path, scene)


def test_what_one_asked_for_before_a_rematch_is_not_done_again_however_much_others_asked_for(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, bo = await finished(there)
        once = {"type": "Say", "id": "once", "words": "Well played!"}
        assert (await ann.send(once))["done"] == "once"
        for number in range(50):
            await bo.say("Say", words=f"Number {number}")
        await bo.say("Rematch")
        assert await ann.send(once) == {"type": "Done", "done": "once"}

    in_house(tmp_path, scene)


def test_a_rematch_waits_for_the_end_and_is_for_those_who_played(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, bo = await begun(there, "Bo")
        assert (await bo.say("Rematch"))["rule"] == "NOT-OVER"
        await play_on([ann, bo])
        cy = await there.join(ann, "Cy", watch=True)
        assert (await cy.say("Rematch"))["rule"] == "WATCHING"

    in_house(tmp_path, scene)


def test_a_fork_plays_on_from_a_step_against_bots(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, _ = await finished(there)
        record = read_record(await there.tables.finished(ann.table["match"]))
        step = len(record.lines) // 2
        order = ForkOrder(step, Seat(1), "random", "Dee", "moth")
        dee = await there.come(await there.tables.fork(ann.table["match"], order))
        assert dee.match
        assert (dee.table["forked"], dee.table["phase"], dee.match["view"]["me"]) == (True, "playing", 1)
        assert [member["bot"] for member in dee.table["members"]] == ["random", None, "random"]
        lived = dee.room.sitting.match
        assert lived
        assert [entry.seat for entry in lived.log[:step]] == [line.seat for line in record.lines[:step]]
        await play_on([dee])
        assert dee.match["outcome"]

    in_house(tmp_path, scene)


def test_a_fork_that_cannot_be_says_why(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, _ = await finished(there)
        match = ann.table["match"]
        end = len(read_record(await there.tables.finished(match)).lines)
        for order, words in [
            (ForkOrder(end, Seat(0), "random", "Dee", "moth"), "over at that step"),
            (ForkOrder(end + 1, Seat(0), "random", "Dee", "moth"), "choose one from 0"),
            (ForkOrder(0, Seat(3), "random", "Dee", "moth"), "no such seat"),
            (ForkOrder(0, Seat(0), "genius", "Dee", "moth"), "no such bot"),
        ]:
            with pytest.raises(Trouble, match=words):
                await there.tables.fork(match, order)
        with pytest.raises(Trouble, match="no match of that name"):
            await there.tables.fork("0" * 24, ForkOrder(0, Seat(0), "random", "Dee", "moth"))

    in_house(tmp_path, scene)


def test_what_is_forked_is_lived_through_beside_the_tables_that_go_on(tmp_path: Path) -> None:
    """A match can be long, and everyone else would have to wait."""
    threads: list[threading.Thread] = []

    def apply(table: Any, seat: Any, action: Any) -> None:
        threads.append(threading.current_thread())
        sealed_bids.apply(table, seat, action)

    async def scene(there: House) -> None:
        people = await begun(there, "Bo", game=sealed_bids.GAME.name)
        await play_on(people)
        await until(lambda: not people[0].room.time.tasks)
        threads.clear()
        await there.tables.fork(people[0].table["match"], ForkOrder(5, Seat(0), "random", "Dee", "moth"))
        assert len(threads) > 5
        assert threading.main_thread() not in threads

    in_house(tmp_path, scene, **{sealed_bids.GAME.name: replace(sealed_bids.GAME, apply=apply)})
