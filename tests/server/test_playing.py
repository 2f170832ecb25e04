"""A match at a table: asks, answers, numbers, resuming, the end."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from lanternwood.kernel.record import read_record, relive
from lanternwood.server.refusals import Trouble

from .at_table import House, Person, house, in_house, until


async def begun(there: House, *others: str, bots: int = 0, **order: Any) -> list[Person]:
    """A match that has begun, and the people at it."""
    ann = await there.open("Ann", **order)
    people = [ann, *[await there.join(ann, name) for name in others]]
    for _ in range(bots):
        await ann.say("SeatBot", level="random")
    await ann.say("Start")
    for person in people:
        person.read()
    return people


async def play_on(people: list[Person], limit: int = 100_000) -> None:
    """Everyone takes their first choices until the match is over, or for so many moves."""
    for _ in range(limit):
        asked = [person for person in people if person.asked()]
        if any(person.match and person.match["outcome"] for person in people):
            return
        if asked:
            assert (await asked[0].choose(-1))["type"] == "Update"
        else:
            await asyncio.sleep(0.001)


def test_a_whole_match_with_a_bot_ends_and_opens_the_seed(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        people = await begun(there, "Bo", bots=1)
        screen = await there.watch(people[0].table["code"])
        await play_on(people)
        for viewer in [*people, screen]:
            viewer.read()
            assert viewer.match
            assert viewer.match["outcome"]
            assert viewer.match["opened"]["seed"]
            assert viewer.table["phase"] == "over"
            assert viewer.news[-1] == {"type": "Noted", "what": "over", **host_of(viewer)}
        await until(lambda: not people[0].room.time.tasks)
        file = await there.tables.finished(people[0].table["match"])
        match = relive(read_record(file), people[0].room.sitting.game)
        assert match.plan.seed == people[0].match["opened"]["seed"]  # type: ignore[index]

    in_house(tmp_path, scene)


def host_of(viewer: Person) -> dict[str, Any]:
    host = next(member for member in viewer.table["members"] if member["id"] == viewer.table["host"])
    return {"member": host["id"], "name": host["name"]}


def test_only_the_one_who_is_asked_gets_choices_and_all_know_whom_to_wait_for(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        people = await begun(there, "Bo")
        asked = [person for person in people if person.asked()]
        assert len(asked) == 1
        waiting = next(person for person in people if person not in asked)
        for person in people:
            assert person.match
            assert person.match["awaited"] == [asked[0].room.sitting.seat_of(asked[0].member)]
        choice = asked[0].match["ask"]["choices"][0]  # type: ignore[index]
        answer = await waiting.say("Act", ask="0" * 16, action=choice["action"])
        assert (answer["type"], answer["rule"]) == ("Refused", "NOT-ASKED")

    in_house(tmp_path, scene)


def test_an_answer_to_a_question_of_before_is_refused_as_stale(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        people = await begun(there, "Bo")
        first = next(person for person in people if person.asked())
        assert first.match
        old = first.match["ask"]
        await play_on(people, 4)
        now = next(person for person in people if person.asked())
        moves = len(now.room.sitting.match.log)  # type: ignore[union-attr]
        answer = await now.say("Act", ask=old["id"], action=now.match["ask"]["choices"][0]["action"])  # type: ignore[index]
        assert answer["rule"] == "STALE"
        assert len(now.room.sitting.match.log) == moves  # type: ignore[union-attr]

    in_house(tmp_path, scene)


def test_what_is_no_action_or_not_offered_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        people = await begun(there, "Bo")
        first = next(person for person in people if person.asked())
        assert first.match
        ask = first.match["ask"]["id"]
        before = first.room.sitting.match.digest()  # type: ignore[union-attr]
        for action in ({"type": "Fly"}, {"type": "Attack"}, 7, None, {"type": "Flip", "spot": "x"}):
            assert (await first.say("Act", ask=ask, action=action))["rule"] == "ACTION"
        answer = await first.say("Act", ask=ask, action={"type": "ChooseCamper", "camper": 99})
        assert answer["rule"].startswith("NF-")
        assert first.room.sitting.match.digest() == before  # type: ignore[union-attr]
        assert (await first.choose())["type"] == "Update"

    in_house(tmp_path, scene)


def test_a_command_sent_twice_is_carried_out_once_also_after_a_restart(tmp_path: Path) -> None:
    sent: dict[str, Any] = {}

    async def first(there: House) -> None:
        people = await begun(there, "Bo")
        asked = next(person for person in people if person.asked())
        assert asked.match
        ask = asked.match["ask"]
        sent.update(place=asked.place, match=asked.table["match"])
        sent["frame"] = {"type": "Act", "id": "once", "ask": ask["id"], "action": ask["choices"][0]["action"]}
        assert (await asked.send(sent["frame"]))["done"] == "once"
        assert (await asked.send(sent["frame"])) == {"type": "Done", "done": "once"}
        sent["moves"] = len(asked.room.sitting.match.log)  # type: ignore[union-attr]

    async def again(there: House) -> None:
        asked = await there.come(sent["place"])
        assert (await asked.send(sent["frame"])) == {"type": "Done", "done": "once"}
        assert len(asked.room.sitting.match.log) == sent["moves"] == 1  # type: ignore[union-attr]

    in_house(tmp_path, first)
    in_house(tmp_path, again)


def test_news_are_numbered_for_each_viewer_and_resume_without_a_gap(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as there:
            people = await begun(there, "Bo")
            await play_on(people, 40)
            bo = people[1]
            bo.read()
            assert bo.seen == len(bo.news), "the numbers have no gap"
            assert bo.place
            told, match, place = bo.news[:], bo.table["match"], bo.place
            await bo.leave()
            await play_on(people[:1], 3)
            back = await there.come(place, match, len(told))
            assert [*told, *back.news] == (await there.come(place)).news
            assert back.seen == len(told) + len(back.news)
            whole = (await there.come(place)).news
        async with house(tmp_path) as there:
            assert (await there.come(place)).news == whole, "the same after a restart"

    asyncio.run(scene())


def test_nobody_sees_anything_of_a_match_that_is_being_played(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        people = await begun(there, "Bo")
        with pytest.raises(Trouble, match="still being played") as refused:
            await there.tables.finished(people[0].table["match"])
        assert refused.value.status == 409

    in_house(tmp_path, scene)


def test_a_match_begun_with_other_rules_is_closed_but_the_people_can_go_on(tmp_path: Path) -> None:
    from dataclasses import replace

    from lanternwood.games import GAMES

    place: list[Any] = []

    async def before(there: House) -> None:
        people = await begun(there, "Bo")
        await play_on(people, 5)
        place.append(people[0].place)

    async def after(there: House) -> None:
        ann = await there.come(place[0])
        assert (ann.table["phase"], ann.match) == ("closed", None)
        assert (await ann.say("Rematch"))["type"] == "Update"
        assert ann.table["phase"] == "lobby"

    in_house(tmp_path, before)
    newer = replace(GAMES["nightmare-forest"], rules_version="next")
    in_house(tmp_path, after, **{"nightmare-forest": newer})
