"""Whoever lets their time run out is told what came of it, and nobody else."""

from pathlib import Path

from lanternwood.games.forsaken_forest.content import CONTENT

from .at_table import House, Person, in_house
from .test_playing import begun
from .test_yields import kind, ring

GALLOWS = [{"card": card.id, "copies": 60 * (card.id == "drag-to-the-gallows")} for card in CONTENT.travelers]


def lapses(people: list[Person]) -> list[list[str]]:
    """What each has been told of it so far."""
    told = [[news["what"] for news in person.news if news["type"] == "Noted"] for person in people]
    return [[what for what in each if what in ("chosen", "missed")] for each in told]


def asked(person: Person, action: str) -> bool:
    person.read()
    assert person.match
    return any(choice["action"]["type"] == action for choice in (person.match["ask"] or {"choices": ()})["choices"])


def test_of_a_choice_that_the_rules_made_and_of_a_missing_vote(tmp_path: Path) -> None:
    """FF-GALLOWS-07 By Night, and where a chance passes, nobody is told anything."""

    async def scene(there: House) -> None:
        people = await begun(there, "Bo", "Cy", "Di", game="forsaken-forest", options={"deck_overrides": GALLOWS})
        while not any(asked(person, "PlacePath") for person in people):
            await ring(people)
        assert lapses(people) == [[], [], [], []]
        while kind(people[0]) is None:
            await ring(people)
        assert lapses(people) == [["chosen"]] * 4
        while kind(people[0]) != "action":
            await ring(people)
        accuser = next(person for person in people if asked(person, "EndActionPhase"))
        await accuser.choose(0)
        while not asked(accuser, "CastVote"):
            await ring(people)
        assert lapses(people) == [["chosen"]] * 4
        await accuser.choose(0)
        await ring(people)
        assert lapses(people) == [["chosen", *([] if person is accuser else ["missed"])] for person in people]

    in_house(tmp_path, scene)


def test_the_one_whose_turn_it_was(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        people = await begun(there, "Bo", "Cy", "Di", game="forsaken-forest")
        while kind(people[0]) != "action":
            await ring(people)
        assert people[0].match
        active = people[0].match["view"]["active"]
        await ring(people)
        assert [len(each) for each in lapses(people)] == [2 if seat == active else 1 for seat in range(4)]

    in_house(tmp_path, scene)
