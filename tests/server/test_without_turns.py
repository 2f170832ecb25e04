"""A table where nobody has a turn: Enter the Forest, at a real table with a real database."""

import asyncio
from pathlib import Path
from typing import Any

from lanternwood.kernel.model import OUTSIDE
from lanternwood.kernel.record import read_record

from .at_table import House, Person, in_house, until
from .test_playing import begun

GAME = "enter-the-forest"


def offered(person: Person, kind: str, **fields: Any) -> dict[str, Any]:
    """The choice of this kind that is offered to someone."""
    person.read()
    assert person.match
    choices = person.match["ask"]["choices"]
    fits = [
        choice
        for choice in choices
        if choice["action"]["type"] == kind and all(choice["action"][name] == value for name, value in fields.items())
    ]
    assert len(fits) == 1, [choice["action"] for choice in choices]
    found: dict[str, Any] = fits[0]
    return found


async def does(person: Person, kind: str, words: str | None = None, **fields: Any) -> dict[str, Any]:
    action = offered(person, kind, **fields)["action"]
    assert person.match
    said = action if words is None else {**action, "words": words}
    return await person.say("Act", ask=person.match["ask"]["id"], action=said)


async def turned(there: House) -> list[Person]:
    """A game master, Bo, whose Ruin has reached 5, and Cy."""
    people = await begun(there, "Bo", "Cy", game=GAME)
    for _ in range(4):
        await does(people[0], "CorrectRuin", seat=1, by=1)
    for person in people:
        person.read()
    return people


def test_everyone_may_act_and_only_who_owes_a_word_is_waited_for(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        gm, bo, cy = await begun(there, "Bo", "Cy", game=GAME)
        for person, name in ((bo, "Mole"), (cy, "Finch")):
            assert (await does(person, "Write", "Marten " + name, field="name"))["type"] == "Update"
        await does(bo, "Declare", "cross the river", ritual=False)
        for person in (gm, bo, cy):
            person.read()
            assert person.match
            assert person.match["ask"]["choices"]
            assert person.match["awaited"] == [0]
            assert person.match["timer"] is None

    in_house(tmp_path, scene)


def test_what_is_still_allowed_is_done_though_others_have_acted_meanwhile(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        _gm, bo, cy = await begun(there, "Bo", "Cy", game=GAME)
        cy.read()
        assert cy.match
        ask = cy.match["ask"]["id"]
        await does(bo, "Declare", "cross the river", ritual=False)
        note = {"type": "Note", "words": "mind the river"}
        assert (await cy.say("Act", ask=ask, action=note))["type"] == "Update"
        late = {"type": "Declare", "ritual": False, "words": "swim"}
        refused = await cy.say("Act", ask=ask, action=late)
        assert (refused["type"], refused["rule"]) == ("Refused", "EF-R32")

    in_house(tmp_path, scene)


def test_nobody_is_hurried_whatever_the_clock(tmp_path: Path) -> None:
    """EF-R36"""

    async def scene(there: House) -> None:
        people = await begun(there, "Bo", game=GAME, clock="live")
        for person in people:
            person.read()
            assert person.match
            assert person.match["timer"] is None

    in_house(tmp_path, scene)


def test_choices_say_where_words_go(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        gm, bo = await begun(there, "Bo", game=GAME)
        assert offered(bo, "Declare", ritual=False)["says"] == "must"
        assert offered(gm, "CallOn", seat=1)["says"] == "may"
        assert offered(bo, "Pause")["says"] == ""
        refused = await does(bo, "Declare", "  ", ritual=False)
        assert (refused["type"], refused["rule"]) == ("Refused", "EF-RISK-01")
        assert (await does(bo, "Declare", "cross the river", ritual=False))["type"] == "Update"

    in_house(tmp_path, scene)


def test_nobody_can_learn_who_paused_not_even_from_the_record(tmp_path: Path) -> None:
    """EF-UI-15"""

    async def scene(there: House) -> None:
        gm, bo, cy = await begun(there, "Bo", "Cy", game=GAME)
        await does(cy, "Pause")
        for person in (gm, bo, cy):
            person.read()
            assert person.match
            assert person.match["view"]["paused"]
            assert person.news[-1]["event"] == {"type": "ScenePaused"}
        await does(gm, "Resume")
        await does(gm, "EndEvening")
        await until(lambda: not gm.room.time.tasks)
        file = await there.tables.finished(gm.table["match"])
        assert [line.seat for line in read_record(file).lines] == [OUTSIDE, 0, 0]

    in_house(tmp_path, scene)


def test_a_reduction_sends_nothing_to_anyone_else(tmp_path: Path) -> None:
    """EF-R23: not a frame, not a number, from the declaration to the choice."""

    async def scene(there: House) -> None:
        gm, bo, cy = await turned(there)
        screen = await there.watch(gm.table["code"])
        for person in (gm, bo, cy, screen):
            person.read()
        await does(bo, "DeclareReduction", "I cut the rope behind us")
        gm.read()
        assert gm.match
        assert gm.match["view"]["reductions"][0]["act"] == "I cut the rope behind us"
        assert 0 in gm.match["awaited"]
        await does(gm, "AcceptAct", seat=1)
        await does(bo, "RollReduction")
        bo.read()
        assert bo.match
        if any(choice["action"]["type"] == "LeaveIt" for choice in bo.match["ask"]["choices"]):
            await does(bo, "LeaveIt")
        assert cy.read() == []
        assert screen.read() == []

    in_house(tmp_path, scene)


def test_bots_keep_the_game_and_walk_along(tmp_path: Path) -> None:
    """EF-UI-13: one person, two bots as companions, a bot as game master."""

    async def scene(there: House) -> None:
        ann = await there.open("Ann", game=GAME, options={"gm": "bot"})
        for _ in range(3):
            await ann.say("SeatBot", level="steady")
        await ann.say("Start")
        await until(lambda: roll_of(ann) is None and "Write" in kinds_offered(ann))
        await does(ann, "Write", "Ann Alder", field="name")
        await begins(ann)
        await until(lambda: (roll_of(ann) or {}).get("stage") == "gathering")
        await until(lambda: "TakeDark" in kinds_offered(ann))
        await does(ann, "TakeDark")
        await until(lambda: "AcceptHelp" in kinds_offered(ann))
        await until(lambda: any(bargain["seat"] == 3 for bargain in (roll_of(ann) or {})["bargains"]))

    in_house(tmp_path, scene)


async def begins(person: Person) -> None:
    """A Risk roll as soon as there is room for it; the game master may have something disturbing in between."""
    for _ in range(2000):
        offers = kinds_offered(person)
        if "RollRuin" in offers:
            await does(person, "RollRuin")
        elif "EnterCondition" in offers:
            await does(person, "EnterCondition", "Will not look at trees")
        elif "Declare" in offers:
            if (await does(person, "Declare", "cross the river", ritual=False))["type"] == "Update":
                return
        else:
            await asyncio.sleep(0.005)
    raise AssertionError("there was never room")


def roll_of(person: Person) -> dict[str, Any] | None:
    person.read()
    assert person.match
    roll: dict[str, Any] | None = person.match["view"]["roll"]
    return roll


def kinds_offered(person: Person) -> set[str]:
    person.read()
    assert person.match
    return {choice["action"]["type"] for choice in person.match["ask"]["choices"]}
