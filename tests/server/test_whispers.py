"""Talk that only some may hear, while the rules keep the table quiet (FF-TALK-11)."""

from pathlib import Path
from typing import Any

from .at_table import House, Person, in_house, until
from .test_playing import begun

NAMES = ("Bo", "Cy", "Di", "Ed", "Flo")


async def by_night(there: House, **options: Any) -> tuple[list[Person], list[Person]]:
    """Night One, when the Forsaken meet: they, and the others."""
    people = await begun(there, *NAMES, game="forsaken-forest", options=options)
    state = people[0].room.sitting.match.state  # type: ignore[union-attr]
    forsaken = [people[seat] for seat in state.true_forsaken()]
    return forsaken, [person for person in people if person not in forsaken]


def test_the_forsaken_write_to_each_other_and_nobody_else_hears(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        [first, second], others = await by_night(there, night_chat=True)
        watcher = await there.join(first, "Gus", watch=True)
        for person in (second, *others, watcher):
            person.read()
        assert (await first.say("Say", words="the Void in D3"))["type"] == "Update"
        said = {"type": "Said", "member": first.member, "words": "the Void in D3", "whispered": True}
        await until(lambda: bool(second.read()))
        assert first.news[-1] == second.news[-1] == said
        for person in (*others, watcher):
            heard = person.read()
            beat = [{"type": "Update", "seen": person.seen, "news": []}]
            assert heard == beat, "not even that something was sent"
            assert (await person.say("Say", words="who is awake?"))["rule"] == "FF-NIGHT1-14"
        assert second.place
        assert others[0].place
        assert said in (await there.come(second.place)).news
        assert said not in (await there.come(others[0].place)).news

    in_house(tmp_path, scene)


def test_each_is_told_who_would_hear(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        forsaken, others = await by_night(there, night_chat=True)
        seats = [person.room.sitting.seat_of(person.member) for person in forsaken]
        for person in forsaken:
            assert person.match
            assert (person.match["quiet"], person.match["whispers"]) == (True, seats)
        for person in others:
            assert person.match
            assert (person.match["quiet"], person.match["whispers"]) == (True, [])

    in_house(tmp_path, scene)


def test_statements_stay_forbidden(tmp_path: Path) -> None:
    """FF-TALK-06"""

    async def scene(there: House) -> None:
        [first, _], _ = await by_night(there, night_chat=True)
        action = {"type": "Say", "statement": {"type": "ClaimRole", "role": "oracle"}}
        assert (await first.say("Act", ask="", action=action))["rule"] == "FF-NIGHT1-14"

    in_house(tmp_path, scene)


def test_without_the_option_the_night_is_silent(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        [first, _], _ = await by_night(there)
        assert (await first.say("Say", words="psst"))["rule"] == "FF-NIGHT1-14"
        assert first.match
        assert first.match["whispers"] == []

    in_house(tmp_path, scene)


def test_after_a_restart_it_is_still_theirs_alone(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        [first, second], others = await by_night(there, night_chat=True)
        await first.say("Say", words="the Void in D3")
        for person in (first, second, *others):
            await person.leave()
        there.tables.rooms.clear()
        assert first.place
        assert others[0].place
        assert (await there.come(first.place)).news[-1]["words"] == "the Void in D3"
        assert "Said" not in [news["type"] for news in (await there.come(others[0].place)).news]

    in_house(tmp_path, scene)
